"""The calm requests keep their description's word, and every refusal says what was wrong and changes nothing."""

import re

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.config import SchemathesisConfig
from tests.server.house import serving
from tests.server.test_doors import said

from rudel.server.app import make_app
from rudel.server.openapi import tidy
from rudel.wire.messages import LONGEST

EXAMPLES = 12
"""Of every request so many right and wrong forms are tried."""
ADA = {"name": "Ada", "avatar": "dog"}
GIVEN = "00112233445566778899aabbccddeeff"
SITTING = {**ADA, "contribution": GIVEN}
NOBODY = "AAAABBBBCCCC"
CONFIG = {
    "checks": {
        # 422: the form is right, but the house says no: there is no such seat, no such option, nothing in the name
        "positive_data_acceptance": {"expected-statuses": ["2xx", 401, 403, 404, 409, 422]},
    },
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(f"sqlite:///{tmp_path_factory.mktemp('house')}/rudel.db", "--no-limits") as running:
        yield running
        assert '"trace"' not in running.logged()


@pytest.fixture
def ada(server):
    """Somebody with a device that is known."""
    with httpx.Client(base_url=server.address, trust_env=False) as device:
        device.put("/api/me", json=ADA)
        yield device


@pytest.fixture
def bob(server):
    with httpx.Client(base_url=server.address, trust_env=False) as device:
        device.put("/api/me", json={"name": "Bob", "avatar": "cat"})
        yield device


@pytest.fixture
def table(ada):
    """A table of Ada's, where she sits."""
    found = ada.post("/api/tables", json={"game": "dog", "seats": 4}).json()["id"]
    ada.post(f"/api/tables/{found}/chairs", json=SITTING)
    return found


def description():
    """The description without a server."""
    app = make_app("sqlite:///nowhere")
    tidy(app)
    return msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))


DESCRIBED = schemathesis.openapi.from_dict(description(), config=SchemathesisConfig.from_dict(CONFIG))


def test_the_description_is_served_as_json(server):
    answer = httpx.get(f"{server.address}/schema/openapi.json", trust_env=False)
    assert "application/vnd.oai.openapi+json" == answer.headers["content-type"]
    assert description() == answer.json()


def tried(examples):
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


@DESCRIBED.parametrize()
@tried(EXAMPLES)
def test_every_request_keeps_the_descriptions_word(case, server, ada, table):
    keep_word(case, server, ada, table)


@pytest.mark.soak
@DESCRIBED.parametrize()
@tried(50 * EXAMPLES)
def test_every_request_keeps_the_descriptions_word_for_long(case, server, ada, table):
    keep_word(case, server, ada, table)


def keep_word(case, server, ada, table):
    """Where a table is named in the right form it is a real one; whole numbers are written as such."""
    case.body = whole(case.body)
    named = case.path_parameters or {}
    if re.fullmatch("[A-Z2-9]{12}", str(named.get("table"))):
        named["table"] = table
    case.call_and_validate(base_url=server.address, headers={"Cookie": f"rudel={ada.cookies['rudel']}"})


def whole(body):
    """To a JSON schema 4.0 is as whole a number as 4; the house wants 4."""
    if isinstance(body, dict):
        return {key: whole(value) for key, value in body.items()}
    if isinstance(body, list):
        return [whole(value) for value in body]
    return int(body) if isinstance(body, float) and body.is_integer() else body


# --- typed in by hand -----------------------------------------------------------------------------------------------

ENDPOINTS = [
    ("GET", "/api/me/tables", None),
    ("POST", "/api/me/transfer", None),
    ("POST", "/api/tables", {"game": "dog", "seats": 4}),
    ("POST", "/api/tables/TABLE/chairs", SITTING),
    ("DELETE", "/api/tables/TABLE/chairs/0", None),
    ("POST", "/api/tables/TABLE/chairs/0/swap", {"other": 1}),
    ("PUT", "/api/tables/TABLE/chairs/1/bot", {"level": "casual"}),
    ("POST", "/api/tables/TABLE/rematch", None),
    ("DELETE", "/api/tables/TABLE", None),
]
"""All that asks who one is."""


def looks(ada, table):
    """The table as it is stored, in bytes."""
    return ada.get(f"/api/tables/{table}").content


@pytest.mark.parametrize("cookie", ["", "rudel=nonsense"])
@pytest.mark.parametrize(
    ("method", "path", "body"), ENDPOINTS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_who_is_not_known_changes_nothing(server, ada, table, method, path, body, cookie):
    before = looks(ada, table)
    url = server.address + path.replace("TABLE", table)
    answer = httpx.request(method, url, json=body, headers={"Cookie": cookie}, trust_env=False)
    assert (401, "not-known") == (answer.status_code, said(answer))
    assert "PUT /api/me" in answer.json()["detail"]
    assert before == looks(ada, table)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "kind", "hint"),
    [
        ("POST", "/api/tables", {"game": "chess", "seats": 2}, 422, "unknown-game", "dog, lagerdog"),
        ("POST", "/api/tables", {"game": "dog", "seats": 7}, 400, "bad-request", "<= 6"),
        ("POST", "/api/tables", {"game": "filou", "seats": 6}, 422, "bad-setup", "3, 4, 5 seats, not with 6"),
        ("POST", "/api/tables", {"game": "dog", "seats": 4, "options": {"jokerz": 3}}, 422, "bad-setup", "jokerz"),
        ("POST", "/api/tables", {"game": "dog", "seats": 4, "options": {"jokers": 99}}, 422, "bad-setup", "jokers"),
        ("POST", "/api/tables", {"game": "dog", "seats": 4, "options": {"jokers": "x"}}, 422, "bad-setup", "jokers"),
        ("POST", "/api/tables", {"game": "dog", "seats": 4, "options": [1]}, 400, "bad-request", "options"),
        ("POST", "/api/tables", {"game": "dog", "seats": 4, "settings": {"watch": "all"}}, 400, "bad-request", "watch"),
        ("POST", "/api/tables", {"game": "dog", "seats": 4, "settings": {"pace": -1}}, 400, "bad-request", "pace"),
        ("POST", "/api/tables", {"game": "dog", "seats": 4, "settings": {"x": 1}}, 400, "bad-request", "`x`"),
        ("POST", "/api/tables", {"game": "dog", "seats": 4, "secret": "0"}, 400, "bad-request", "`secret`"),
        ("POST", "/api/tables", {"game": "dog"}, 400, "bad-request", "`seats`"),
        ("POST", "/api/tables", [], 400, "bad-request", "object"),
        ("POST", "/api/tables/TABLE/chairs", {**SITTING, "seat": 5}, 404, "no-chair", "chairs A to D"),
        ("POST", "/api/tables/TABLE/chairs", {**SITTING, "seat": 6}, 400, "bad-request", "<= 5"),
        ("POST", "/api/tables/TABLE/chairs", {**SITTING, "seat": "1"}, 400, "bad-request", "seat"),
        ("POST", "/api/tables/TABLE/chairs", {**SITTING, "avatar": "dragon"}, 422, "unknown-avatar", "dog, cat"),
        ("POST", "/api/tables/TABLE/chairs", {**SITTING, "name": " "}, 422, "no-name", "letter"),
        ("POST", "/api/tables/TABLE/chairs", {**SITTING, "name": "x" * 99}, 422, "long-name", "24"),
        ("POST", "/api/tables/TABLE/chairs", {**SITTING, "contribution": "00"}, 400, "bad-request", "contribution"),
        ("POST", "/api/tables/TABLE/chairs", {**SITTING, "person": "x"}, 400, "bad-request", "`person`"),
        ("DELETE", "/api/tables/TABLE/chairs/3", None, 422, "empty", "chair D"),
        ("DELETE", "/api/tables/TABLE/chairs/5", None, 404, "no-chair", "chairs A to D"),
        ("DELETE", "/api/tables/TABLE/chairs/-1", None, 400, "bad-request", "seat"),
        ("DELETE", "/api/tables/TABLE/chairs/x", None, 404, "not-found", "nothing at this address"),
        ("PUT", "/api/tables/TABLE/chairs/1/bot", {"level": "genius"}, 400, "bad-request", "level"),
        ("PUT", "/api/tables/TABLE/chairs/5/bot", {"level": "casual"}, 404, "no-chair", "chairs A to D"),
        ("POST", "/api/tables/TABLE/rematch", None, 409, "not-over", "when the game is over"),
        ("GET", "/api/tables/TABLE/record", None, 409, "not-over", "when the game is over"),
        ("GET", "/api/tables/TABLE/log", None, 409, "not-over", "when the game is over"),
        ("GET", "/api/tables/TABLE/replay", None, 409, "not-begun", "nothing to replay"),
        ("GET", "/api/tables/TABLE/replay?seat=9", None, 400, "bad-request", "<= 5"),
        ("GET", "/api/tables/TABLE/replay?after=-1", None, 400, "bad-request", ">= 0"),
        ("GET", f"/api/tables/{NOBODY}", None, 404, "unknown-table", "no such table"),
        ("DELETE", f"/api/tables/{NOBODY}", None, 404, "unknown-table", "no such table"),
        ("POST", f"/api/tables/{NOBODY}/chairs", SITTING, 404, "unknown-table", "no such table"),
        ("GET", "/api/tables/nonsense", None, 400, "bad-request", "table"),
        ("GET", "/api/codes/QQQQQ", None, 404, "unknown-table", "code"),
        ("GET", "/api/codes/Q", None, 400, "bad-request", ">= 4"),
        ("POST", "/api/me/move", {"code": "QQQQQQQQQQ"}, 404, "unknown-code", "ask for a new one"),
        ("GET", "/api/games/chess/actions", None, 422, "unknown-game", "dog, lagerdog"),
        ("PATCH", "/api/tables/TABLE", None, 405, "wrong-method", "not for this method"),
        ("PUT", "/api/tables", {}, 405, "wrong-method", "not for this method"),
        ("GET", "/api/nothing", None, 404, "not-found", "openapi.json"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(ada, table, method, path, body, status, kind, hint):
    before, tables = looks(ada, table), ada.get("/api/me/tables").content
    answer = ada.request(method, path.replace("TABLE", table), json=body)
    assert (status, kind) == (answer.status_code, said(answer)), answer.text
    assert hint in answer.json()["detail"]
    assert before == looks(ada, table)
    assert tables == ada.get("/api/me/tables").content


@pytest.mark.parametrize(
    ("content", "kind", "status", "answered"),
    [
        (b"{}", "text/plain", 415, "not-json"),
        (b"game=dog", "application/x-www-form-urlencoded", 415, "not-json"),
        (b"{}", "multipart/form-data; boundary=x", 415, "not-json"),
        (b"{", "application/json", 400, "bad-request"),
        (b"\xff\xfe", "application/json", 400, "bad-request"),
        (b"", "application/json", 400, "bad-request"),
        (b"null", "application/json", 400, "bad-request"),
        (b"[" * 9000, "application/json", 400, "bad-request"),
        (b'{"game":"dog","seats":' + b"9" * 4000 + b"}", "application/json", 400, "bad-request"),
        (
            b'{"game":"dog","seats":4,"options":' + b'{"a":' * 900 + b"1" + b"}" * 901,
            "application/json",
            422,
            "bad-setup",
        ),
        (b"x" * (LONGEST + 1), "application/json", 413, "too-large"),
    ],
)
def test_a_body_is_json_and_short(ada, content, kind, status, answered):
    answer = ada.post("/api/tables", content=content, headers={"Content-Type": kind})
    assert (status, answered) == (answer.status_code, said(answer)), answer.text
    assert [] == ada.get("/api/me/tables").json()


def test_guests_do_not_act_as_the_host(ada, bob, table):
    bob.post(f"/api/tables/{table}/chairs", json={**SITTING, "name": "Bob"})
    before = looks(ada, table)
    refused = [
        bob.delete(f"/api/tables/{table}"),
        bob.delete(f"/api/tables/{table}/chairs/0"),
        bob.put(f"/api/tables/{table}/chairs/3/bot", json={"level": "random"}),
    ]
    assert [(403, "not-host")] * 3 == [(answer.status_code, said(answer)) for answer in refused]
    assert before == looks(ada, table)


def test_a_chair_holds_one_and_a_table_as_many_as_it_has(ada, bob):
    table = ada.post("/api/tables", json={"game": "dog", "seats": 2}).json()["id"]
    sit = f"/api/tables/{table}/chairs"
    assert [0] == ada.post(sit, json=SITTING).json()["seats"]
    assert "taken" == said(bob.post(sit, json={**SITTING, "seat": 0}))
    assert [0] == ada.post(sit, json=SITTING).json()["seats"]
    assert [0, 1] == ada.post(sit, json={**SITTING, "seat": 1}).json()["seats"]
    assert (409, "full") == ((answer := bob.post(sit, json=SITTING)).status_code, said(answer))
    assert [200, 404] == [ada.delete(f"/api/tables/{table}").status_code for _ in range(2)]


def test_a_one_time_code_works_once_and_for_one_device(ada, bob, table):
    code = ada.post("/api/me/transfer").json()["code"]
    with httpx.Client(base_url=ada.base_url, trust_env=False) as phone:
        answer = phone.post("/api/me/move", json={"code": f" {code[:5].lower()}-{code[5:]} "})
        assert (200, "Ada") == (answer.status_code, answer.json()["name"])
        assert phone.cookies["rudel"] != ada.cookies["rudel"]
        assert code not in phone.cookies["rudel"]
        assert [table] == [entry["id"] for entry in phone.get("/api/me/tables").json()]
    assert (404, "unknown-code") == (
        (answer := bob.post("/api/me/move", json={"code": code})).status_code,
        said(answer),
    )
    assert [] == bob.get("/api/me/tables").json()
