"""What has failed in somebody's page reaches the house's log, and nothing else does."""

import httpx
import pytest
from tests.server.house import serving


@pytest.fixture
def limited(tmp_path):
    """A house with its limits, and somebody who asks there."""
    with (
        serving(f"sqlite:///{tmp_path}/house.db") as server,
        httpx.Client(base_url=server.address, trust_env=False) as client,
    ):
        yield server, lambda **body: client.post("/api/faults", json=body)


def test_a_fault_of_a_page_is_noted_with_its_place(limited):
    server, report = limited
    answer = report(where="dog", fault="TypeError Table-abc.js:3:14")
    assert (200, {"noted": True}) == (answer.status_code, answer.json())
    assert "a page has failed in dog: TypeError Table-abc.js:3:14" in server.logged()


def test_one_address_fills_no_log(limited):
    server, report = limited
    noted = [report(where="dog", fault=f"TypeError {number}").json()["noted"] for number in range(40)]
    assert noted[0]
    assert not noted[-1]
    assert noted.count(True) == server.logged().count("a page has failed")


@pytest.mark.parametrize(
    "body",
    [
        {"where": "dog", "fault": "two\nlines"},
        {"where": "dog", "fault": "x" * 121},
        {"where": "/etc", "fault": "Error"},
        {"where": "dog", "fault": "Error", "hand": "AKQ"},
        {"where": "dog"},
    ],
)
def test_what_is_no_fault_of_a_page_is_refused_and_not_noted(limited, body):
    server, report = limited
    answer = report(**body)
    assert (400, "application/problem+json") == (answer.status_code, answer.headers["content-type"])
    assert "a page has failed" not in server.logged()
