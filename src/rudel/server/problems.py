"""Problem details (RFC 9457) for every error: what was wrong, and what would be right."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from rudel.core.errors import RudelError
from rudel.store import StoreProblem, Unknown
from rudel.table.problems import Denied
from rudel.wire.messages import LONGEST, Problem

log = logging.getLogger("rudel.server")
Asked = Request[Any, Any, Any]
STATUS = {
    **dict.fromkeys(
        ("stale", "taken", "full", "begun", "not-begun", "over", "not-over", "rematched", "paused", "other-rules"), 409
    ),
    **dict.fromkeys(("not-yours", "not-host", "other-origin"), 403),
    **dict.fromkeys(("no-chair", "unknown-table", "unknown-code"), 404),
    "not-known": 401,
    "too-many": 429,
}
"""The kinds that have a status of their own; all others are 422."""


def problem(kind: str, status: int, detail: str, rule: str | None = None) -> Response[bytes]:
    """An answer that says what was wrong."""
    body = Problem(type=f"urn:rudel:{kind}", title=kind.replace("-", " "), status=status, detail=detail, rule=rule)
    headers = {"Retry-After": "2"} if status in {429, 503} else {}
    return Response(
        msgspec.json.encode(body), status_code=status, media_type="application/problem+json", headers=headers
    )


def on_denied(_request: Asked, denied: Denied) -> Response[bytes]:
    """A table said no."""
    return problem(denied.kind, STATUS.get(denied.kind, 422), denied.detail, denied.rule)


def on_rudel(_request: Asked, error: RudelError) -> Response[bytes]:
    """Something else that is plainly said."""
    if isinstance(error, Unknown):
        return problem("unknown-table", 404, "there is no such table; ask whoever invited you for the code")
    if isinstance(error, StoreProblem):
        return problem("not-saved", 503, "it could not be saved; try again in a moment")
    return problem("bad-setup", 422, str(error))


def on_database(_request: Asked, error: Exception) -> Response[bytes]:
    """The database does not answer."""
    log.warning("the database does not answer (%s)", type(error).__name__)
    return problem("no-database", 503, "the database does not answer; try again in a moment")


PLAIN = {
    404: ("not-found", "there is nothing at this address; GET /schema/openapi.json says what there is"),
    405: ("wrong-method", "this address is there, but not for this method"),
    413: ("too-large", f"a request has at most {LONGEST} bytes"),
}
"""What is said of Litestar's own refusals, by status."""


def on_http(_request: Asked, error: HTTPException) -> Response[bytes]:
    """Whatever Litestar itself refuses."""
    if error.status_code in PLAIN:
        kind, said = PLAIN[error.status_code]
        answer = problem(kind, error.status_code, said)
        if error.headers:
            methods = error.headers.get("allow", "").split(", ")
            answer.headers["Allow"] = ", ".join(method for method in methods if method != "OPTIONS")
        return answer
    details = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in details if isinstance(part, dict)]
    said = "; ".join("a body is needed" if part == "data: 'data'" else part for part in parts)
    return problem("bad-request" if error.status_code < 500 else "failed", error.status_code, said or error.detail)


def on_too_deep(_request: Asked, _error: RecursionError) -> Response[bytes]:
    """Brackets in brackets in brackets."""
    return problem("bad-request", 400, "the body is nested too deeply")


def on_anything(_request: Asked, error: Exception) -> Response[bytes]:
    """A defect of ours: the log has it, the client learns that it is not to blame."""
    log.error("a request failed", exc_info=error)
    return problem("failed", 500, "something went wrong here; nothing was changed that you were not told of")


ON_PROBLEM = {
    Denied: on_denied,
    RudelError: on_rudel,
    SQLAlchemyError: on_database,
    HTTPException: on_http,
    RecursionError: on_too_deep,
    Exception: on_anything,
}
