"""The socket of a table: who may open it, how much may be said, and when it is closed."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath  # noqa: TC002  (Litestar reads it)
from sqlalchemy.exc import SQLAlchemyError

from rudel.core.errors import RudelError
from rudel.server.limits import Limit
from rudel.server.rooms import address_of, rooms
from rudel.server.sockets import COME_BACK, NO_TABLE, OTHER_ORIGIN, PRIVATE, TOO_MANY, Line, name_in
from rudel.server.tables import seen_table
from rudel.server.wires import ear_of, wire_of
from rudel.table.problems import Denied
from rudel.wire.messages import LONGEST, Refused

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from rudel.server.rooms import Rooms

Socket = WebSocket[Any, Any, Any]


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a page of this house asks; programs that are no browsers send no origin."""
    return origin is None or origin.partition("://")[2] == host


@websocket("/api/tables/{table:str}/live")
async def listen(socket: Socket, table: FromPath[str]) -> None:
    """The live side of a table."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await _refuse(socket, OTHER_ORIGIN, "another page's origin")
        return
    found, address = rooms(socket), address_of(socket)
    with _counted(found, address) as allowed:
        if not allowed or not found.limits.address.take(address):
            await _refuse(socket, TOO_MANY, "too many connections from here")
            return
        try:
            live, person = await seen_table(socket, table)
        except Denied as denied:
            await _refuse(socket, PRIVATE, denied.detail)
            return
        except RudelError as error:
            await _refuse(socket, NO_TABLE, str(error)[:100])
            return
        except (SQLAlchemyError, OSError):
            await _refuse(socket, COME_BACK, "the database does not answer")
            return
        await socket.accept()
        wire = wire_of(socket)
        line = Line(found.house, found.driver, live, person, wire)
        await _serve(ear_of(socket, wire), line, Limit(*found.limits.said))


async def _refuse(socket: Socket, code: int, reason: str) -> None:
    """Opens and closes: a browser sees a reason only of a socket that was open."""
    await socket.accept()
    await socket.close(code=code, reason=reason)


@contextlib.contextmanager
def _counted(found: Rooms, address: str) -> Iterator[bool]:
    """Whether this address may open one more socket; it counts until it is closed."""
    found.lines[address] = found.lines.get(address, 0) + 1
    try:
        yield found.lines[address] <= found.limits.lines
    finally:
        found.lines[address] -= 1
        if not found.lines[address]:
            del found.lines[address]


async def _serve(hear: Callable[[], Awaitable[str]], line: Line, says: Limit) -> None:
    try:
        while True:
            text = await hear()
            if len(text) > LONGEST:
                line.say(Refused(id=None, kind="too-long", detail=f"a message has at most {LONGEST} characters"))
            elif not says.take(""):
                line.say(Refused(id=name_in(text), kind="too-many", detail="too many messages; wait a moment"))
            else:
                await line.hear(text)
    except (WebSocketDisconnect, ConnectionError):
        pass
    finally:
        line.end()


ROUTES = [listen]
