"""The door: every answer leaves with the same headers, and pages of other houses may look but not act."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType

from rudel.server.live import same_origin
from rudel.server.problems import problem

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

log = logging.getLogger("rudel.http")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
SAFE = {"GET", "HEAD", "OPTIONS"}


def door(app: ASGIApp) -> ASGIApp:
    """Wraps the whole house."""

    async def pass_through(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        begin, status = time.perf_counter(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        if _foreign(scope):
            answer = problem("other-origin", 403, "another page's origin: only this house's own pages may do that")
            await answer.to_asgi_response(None, None)(scope, receive, send_with_headers)  # type: ignore[arg-type]
        else:
            await app(scope, receive, send_with_headers)
        took = round(1000 * (time.perf_counter() - begin), 1)
        log.debug("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": took})

    return pass_through


def _foreign(scope: HTTPScope) -> bool:
    headers = Headers.from_scope(scope)
    return scope["method"] not in SAFE and not same_origin(headers.get("origin"), headers.get("host"))
