"""Who comes in, how often, from which page, under which name, and who may look on."""

import asyncio
import random
import socket

import httpx
import pytest
import websockets
from tests.server.house import serving
from tests.server.play import play_turn, play_whole
from websockets.asyncio.client import connect

from rudel.client import Client, Refused

POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}
PATIENCE = 120
"""Seconds after which a test that waits for ever gives up."""
ADA = {"name": "Ada", "avatar": "dog"}
NOBODY = "AAAABBBBCCCC"


@pytest.fixture
def device(server):
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        yield client


def said(answer):
    """The word that programs rely on, after checking that all is said that a problem says."""
    body = answer.json()
    assert "application/problem+json" == answer.headers["content-type"]
    assert {"type", "title", "status", "detail"} <= set(body)
    assert answer.status_code == body["status"]
    assert body["detail"][0] not in "{[<"
    assert "Traceback" not in body["detail"]
    return body["type"].removeprefix("urn:rudel:")


# --- what every answer carries --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/schema/openapi.json", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 200),
        ("PUT", "/api/me", 400),
        ("POST", "/api/tables", 400),
        ("GET", "/api/me/tables", 401),
        ("GET", f"/api/tables/{NOBODY}", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/api/nowhere", 404),
        ("GET", "/api/tables/x/y/z", 404),
        ("PATCH", "/api/me", 405),
        ("HEAD", "/api/me", 405),
        ("OPTIONS", "/api/me", 405),
    ],
)
def test_every_answer_carries_the_same_headers(device, method, path, status):
    answer = device.request(method, path)
    assert status == answer.status_code
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy == POLICY
    assert not any("unsafe" in allowed or "http" in allowed for allowed in policy.values())
    assert "nosniff" == answer.headers["x-content-type-options"]
    assert "no-referrer" == answer.headers["referrer-policy"]
    assert "cross-origin-opener-policy" not in answer.headers  # browsers complain of it over plain http
    encrypted = device.request(method, path, headers={"X-Forwarded-Proto": "https"})
    assert "same-origin" == encrypted.headers["cross-origin-opener-policy"]
    assert "server" not in answer.headers
    assert ("no-store" == answer.headers.get("cache-control")) == path.startswith("/api/")
    assert "access-control-allow-origin" not in answer.headers
    if answer.is_error and method != "HEAD":
        said(answer)


def test_the_cookie_is_for_http_and_this_house_only_and_is_set_once(device):
    answer = device.put("/api/me", json=ADA)
    value, *attributes = answer.headers["set-cookie"].split("; ")
    assert {"httponly", "samesite=lax", "path=/"} <= {attribute.lower() for attribute in attributes}
    assert not any(attribute.lower().startswith("domain") for attribute in attributes)
    assert len(value.removeprefix("rudel=")) >= 43
    assert value.removeprefix("rudel=") not in answer.text
    assert "set-cookie" not in device.put("/api/me", json=ADA).headers
    assert "set-cookie" not in device.get("/api/me").headers


def test_a_wrong_cookie_is_nobody_and_gets_a_new_one(server):
    for wrong in ("x", "x" * 5000, "ä", "../..", "' OR 1=1"):
        cookie = {"Cookie": f"rudel={wrong}".encode()}
        assert not httpx.get(f"{server.address}/api/me", headers=cookie, trust_env=False).json()["known"]
        assert "not-known" == said(httpx.get(f"{server.address}/api/me/tables", headers=cookie, trust_env=False))
        answer = httpx.put(f"{server.address}/api/me", headers=cookie, json=ADA, trust_env=False)
        assert answer.cookies["rudel"] not in {None, wrong}


# --- from which page ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://", ""])
def test_pages_of_other_houses_may_look_but_not_act(device, origin):
    assert "other-origin" == said(device.put("/api/me", json=ADA, headers={"Origin": origin}))
    assert "other-origin" == said(device.post("/api/tables", json={}, headers={"Origin": origin}))
    assert "other-origin" == said(device.delete(f"/api/tables/{NOBODY}", headers={"Origin": origin}))
    assert not device.cookies
    assert 200 == device.get("/api/me", headers={"Origin": origin}).status_code


def test_our_own_pages_may_act(device, server):
    assert 200 == device.put("/api/me", json=ADA, headers={"Origin": server.address}).status_code


async def closed_with(server, table, **headers):
    """The code with which a socket is closed at once, or None if it stays open."""
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(url, additional_headers=headers, proxy=None) as line:
        try:
            await line.send('{"type":"ping","id":"a"}')
            while True:
                heard = await line.recv()
                if '"pong"' in heard:
                    return None
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code


def test_sockets_ask_for_the_origin_and_for_a_table(server):
    async def work():
        async with Client(server.address) as ada:
            table = await ada.open("dog", 2)
            return [
                await closed_with(server, table.id, Origin="https://elsewhere.example"),
                await closed_with(server, table.id, Origin="null"),
                await closed_with(server, NOBODY),
                await closed_with(server, "nowhere"),
                await closed_with(server, table.id, Origin=server.address),
                await closed_with(server, table.id),
            ]

    assert [4403, 4403, 4404, 4404, None, None] == asyncio.run(asyncio.wait_for(work(), PATIENCE))


# --- how often ------------------------------------------------------------------------------------------------------


def test_who_asks_too_often_is_told_to_wait(tmp_path):
    with serving(f"sqlite:///{tmp_path}/rudel.db") as server:
        with httpx.Client(base_url=server.address, trust_env=False) as device:
            device.put("/api/me", json=ADA)
            token = device.cookies["rudel"]
            for path, cookie, number in (
                *(("/api/me", token, 300), ("/api/me", "", 900), ("/health", "", 100), ("/metrics", "", 100)),
                *(("/nowhere", "", 100), ("/schema/openapi.json", "", 100)),
            ):
                assert "429" in all_at_once(server, path, cookie, number), path
            refused = device.get("/nowhere")
            while refused.status_code != 429:
                all_at_once(server, "/nowhere", "", 100)
                refused = device.get("/nowhere")
        assert "too-many" == said(refused)
        assert 1 <= int(refused.headers["retry-after"]) <= 60
        assert "wait a moment" in refused.json()["detail"]
        assert "content-security-policy" in refused.headers
        asyncio.run(everything_else_is_limited(server))
        assert '"trace"' not in server.logged()


def all_at_once(server, path, token, number):
    """Asks so often without waiting for answers; their statuses."""
    asked = f"GET {path} HTTP/1.1\r\nHost: here\r\nCookie: rudel={token}\r\n".encode()
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall((asked + b"\r\n") * (number - 1) + asked + b"Connection: close\r\n\r\n")
        heard = b"".join(iter(lambda: line.recv(1 << 16), b""))
    return {answer[:3].decode() for answer in heard.split(b"HTTP/1.1 ")[1:]}


async def everything_else_is_limited(server):
    """New devices, codes, tables, sockets and what is said on one; each is tried from an address of its own."""
    limited = {"newcomers": newcomers, "codes": codes, "moves": moves, "tables": tables, "sockets": sockets}
    for number, (name, what) in enumerate(limited.items()):
        headers = {"X-Forwarded-For": f"10.0.0.{number}"}
        async with httpx.AsyncClient(base_url=server.address, headers=headers, trust_env=False) as device:
            assert await what(device, server, headers), name


async def asked_until_refused(ask):
    """The first answer and the one that it was too much; a slow machine's patience grows back while it asks."""
    answers = [await ask()]
    while answers[-1].status_code != 429 and len(answers) < 500:
        answers.append(await ask())
    return answers[0], answers[-1]


async def newcomers(device, _server, _headers):
    async def ask():
        device.cookies.clear()
        return await device.put("/api/me", json=ADA)

    first, last = await asked_until_refused(ask)
    return first.status_code == 200 and "too-many" == said(last) and "new devices" in last.json()["detail"]


async def codes(device, _server, _headers):
    answers = await asked_until_refused(lambda: device.get("/api/codes/AAAAA"))
    return ["unknown-table", "too-many"] == [said(answer) for answer in answers]


async def moves(device, _server, _headers):
    answers = await asked_until_refused(lambda: device.post("/api/me/move", json={"code": "AAAAAAAAAA"}))
    return ["unknown-code", "too-many"] == [said(answer) for answer in answers]


async def tables(device, _server, _headers):
    """As many as one person may open, then as many as may be open from one address."""
    for persons in range(3):
        device.cookies.clear()
        await device.put("/api/me", json=ADA)
        answers = [await device.post("/api/tables", json={"game": "dog", "seats": 2}) for _ in range(21)]
        assert "too-many" == said(answers[-1])
        assert "finish or delete one first" in answers[-1].json()["detail"]
        assert (201 == answers[0].status_code) == (persons < 2)
    return True


async def sockets(device, server, headers):
    await device.put("/api/me", json=ADA)
    table = (await device.post("/api/tables", json={"game": "dog", "seats": 2})).json()["id"]
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    lines = [await connect(url, additional_headers=headers, proxy=None) for _ in range(60)]
    assert 4429 == await closed_with(server, table, **headers)
    assert '"pong"' in await chatter(lines[0])
    assert "wait a moment" in await chatter(lines[0], 40)
    await asyncio.gather(*(line.close() for line in lines))
    return await closed_with(server, table, **headers) is None


async def chatter(line, volleys=1):
    """Says many things without waiting, again and again until it is too much; the last answer."""
    for _ in range(volleys):
        await asyncio.gather(*(line.send('{"type":"ping","id":"a"}') for _ in range(100)))
        answers = [await line.recv() for _ in range(100)]
        if '"refused"' in answers[-1]:
            break
    return answers[-1]


# --- under which name -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ada  ", "Ada"),
        ("A\u00a0d\u2003a", "A d a"),
        ("Ada\u202eboB", "Ada boB"),
        ("\u200bAda\ufeff", "Ada"),
        ("A\0d\x1b[31ma\r\n", "A d [31ma"),
        ("\uff21\uff44\uff41", "Ada"),
        ("Ada\u0308", "Ad\u00e4"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("\u1160Ada\u3164\u115f", "Ada"),
        ("A\u2800da", "A da"),
    ],
)
def test_names_are_plain_text_in_one_line(device, name, shown):
    assert shown == device.put("/api/me", json={"name": name, "avatar": "cat"}).json()["name"]
    assert shown == device.get("/api/me").json()["name"]


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u202e\u202d", "\u3164", "x" * 25, "\ufdfa" * 2, "x" * 5000])
def test_names_that_say_nothing_or_too_much_are_refused(device, name):
    assert said(device.put("/api/me", json={"name": name, "avatar": "dog"})) in {"no-name", "long-name", "bad-request"}
    assert not device.cookies
    assert not device.get("/api/me").json()["known"]


# --- who may look on ------------------------------------------------------------------------------------------------


async def kinds(client, table):
    """What becomes of each way to look at a table: `ok`, or why not."""
    found = []
    for path in ("", "/replay", "/record", "/log"):
        try:
            await client.ask("GET", f"/api/tables/{table}{path}")
            found.append("ok")
        except Refused as refused:
            found.append(refused.kind)
    return found


@pytest.mark.parametrize("watch", ["nobody", "code", "anyone"])
def test_who_may_look_on_is_what_the_host_has_said(server, watch):
    """Before the game everybody with the code may look, for there are chairs to take."""

    async def work():
        async with (
            Client(server.address, name="Ada") as ada,
            Client(server.address, name="Bob") as bob,
            Client(server.address, name="Eve") as eve,
        ):
            table = await ada.open("klaeffer", 2, pace=0, watch=watch)
            await ada.sit(table.id)
            await bob.sit(table.id)
            opened = await kinds(eve, table.id)
            async with ada.live(table.id) as one, bob.live(table.id) as two, eve.live(table.id) as three:
                await three.until(lambda line: line.seen)
                await one.start()
                await three.until(lambda line: line.bye or line.seen[None].phase == "playing")
                line = one if one.seen[0].asked else two
                await play_turn(line, await line.my_turn(), random.Random(1))
                playing = await kinds(eve, table.id), await kinds(ada, table.id), await kinds(bob, table.id)
                listed = table.id in [entry.id for entry in await eve.watchable()]
                late = await closed_with(server, table.id, Cookie=f"rudel={eve.http.cookies['rudel']}")
                saw, bye = three.seen[None], three.bye
                await asyncio.gather(play_whole(one, random.Random(2)), play_whole(two, random.Random(3)))
            return opened, playing, listed, late, saw, bye, await kinds(eve, table.id), await kinds(ada, table.id)

    opened, (by_eve, by_ada, by_bob), listed, late, saw, bye, after, own = asyncio.run(
        asyncio.wait_for(work(), PATIENCE)
    )
    assert ["ok", "not-begun", "not-over", "not-over"] == opened
    assert [["ok", "ok", "not-over", "not-over"]] * 2 == [by_ada, by_bob]
    assert ["ok"] * 4 == own
    assert (watch == "anyone") == listed
    if watch == "nobody":
        assert ["not-yours"] * 4 == by_eve == after
        assert 4401 == late
        assert ("open", None) == (saw.phase, saw.view)
        assert "nobody looks on at this table" == bye.reason
    else:
        assert by_ada == by_eve
        assert ["ok"] * 4 == after
        assert late is bye is None
        assert "playing" == saw.phase


def test_who_was_sent_away_from_a_table_that_nobody_watches_sees_nothing_more(server):
    async def work():
        async with Client(server.address) as ada, Client(server.address) as bob:
            table = await ada.open("klaeffer", 3, level="random", watch="nobody")
            await ada.sit(table.id)
            await bob.sit(table.id)
            async with ada.live(table.id) as one, bob.live(table.id) as two:
                await one.start()
                await two.until(lambda line: line.seen[1].phase == "playing")
                await ada.leave(table.id, 1)
                await two.until(lambda line: line.bye)
                return two.bye.reason, set(two.seen), await kinds(bob, table.id)

    reason, seats, after = asyncio.run(asyncio.wait_for(work(), PATIENCE))
    assert "nobody looks on at this table" == reason
    assert {1} == seats
    assert ["not-yours"] * 4 == after
