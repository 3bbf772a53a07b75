"""The pages of the house, as a browser asks for them."""

import re

import httpx
import pytest


@pytest.fixture
def ask(server):
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        yield client.get


def test_one_page_answers_at_every_address_that_a_person_may_type(ask):
    pages = {ask(path).text for path in ("/", "/t/abc", "/c/ABCDEF", "/r/abc", "/rules/dog")}
    assert 1 == len(pages)
    assert '<script type="module"' in pages.pop()


def test_whatever_the_page_is_made_of_is_kept_for_ever_and_the_page_itself_is_asked_for_anew(ask):
    page = ask("/")
    assert "no-cache" == page.headers["cache-control"]
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert {"js", "css"} <= {part.rpartition(".")[2] for part in parts}
    for part in parts:
        found = ask(part)
        assert (200, "public, max-age=31536000, immutable") == (found.status_code, found.headers["cache-control"])
        again = ask(part, headers={"If-None-Match": found.headers["etag"]})
        assert (304, b"") == (again.status_code, again.content)


def test_pages_travel_small_to_whoever_can_unpack_them(ask):
    small, plain = (ask("/", headers={"Accept-Encoding": how}) for how in ("gzip", "identity"))
    assert ("gzip", None) == (small.headers.get("content-encoding"), plain.headers.get("content-encoding"))
    assert small.content == plain.content


def test_nothing_inline_and_nothing_from_elsewhere_is_allowed_in_a_page(ask):
    law = ask("/t/abc").headers["content-security-policy"]
    assert "default-src 'self'" in law
    assert "unsafe" not in law


@pytest.mark.parametrize(
    "path", ["/assets/nothing.js", "/nothing", "/t/a/b", "/assets/..%2fserver%2fapp.py", "/index.html"]
)
def test_what_is_not_there_is_a_problem_in_words(ask, path):
    answer = ask(path)
    assert (404, "application/problem+json") == (answer.status_code, answer.headers["content-type"])
    assert "nothing at this address" in answer.json()["detail"]


def test_somebody_who_is_lost_gets_the_page_and_a_program_does_not(ask):
    lost = ask("/nowhere/at-all/", headers={"Accept": "text/html"})
    assert (404, ask("/").text) == (lost.status_code, lost.text)
    assert "application/problem+json" == ask("/api/nothing", headers={"Accept": "text/html"}).headers["content-type"]
