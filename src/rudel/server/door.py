"""The door, around the whole house: every answer leaves with the same headers, whatever became of the request.

Pages of other houses may look but not act, nobody may ask without end, and what is sent is JSON.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType

from rudel.server.live import same_origin
from rudel.server.problems import problem

if TYPE_CHECKING:
    from litestar import Litestar, Response
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

log = logging.getLogger("rudel.http")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
ENCRYPTED = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Browsers heed it only over https, and complain of it elsewhere."""
SAFE = {"GET", "HEAD", "OPTIONS"}
JSON = "application/json"


def door(app: Litestar) -> ASGIApp:
    """Wraps the whole house, also what has no room in it."""

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
                for name, value in (HEADERS | ENCRYPTED if scope["scheme"] == "https" else HEADERS).items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        refused = _refused(app, scope)
        if refused is not None:
            await refused.to_asgi_response(None, None)(scope, receive, send_with_headers)  # type: ignore[arg-type]
        else:
            await app(_asked(scope), receive, send_with_headers)
        took = round(1000 * (time.perf_counter() - begin), 1)
        where = scope.get("path_template", "nowhere")  # not the path itself: it may hold a code
        log.debug("request", extra={"method": scope["method"], "path": where, "status": status, "ms": took})

    return pass_through


def _asked(scope: HTTPScope) -> HTTPScope:
    """Nobody needs OPTIONS, for no other page may act here; Litestar would answer it with half of the methods."""
    return {**scope, "method": "TRACE"} if scope["method"] == "OPTIONS" else scope


def _refused(app: Litestar, scope: HTTPScope) -> Response[bytes] | None:
    """Why the request does not come in, or None."""
    headers, client = Headers.from_scope(scope), scope["client"]
    if not app.state.rooms.limits.address.take(client[0] if client else "?"):
        return problem("too-many", 429, "too many requests from here; wait a moment")
    if scope["method"] in SAFE:
        return None
    if not same_origin(headers.get("origin"), headers.get("host")):
        return problem("other-origin", 403, "another page's origin: only this house's own pages may do that")
    said = headers.get("content-type")
    if said is not None and said.partition(";")[0].strip().lower() != JSON:
        return problem("not-json", 415, f"what is sent is {JSON}, and so says its Content-Type")
    return None
