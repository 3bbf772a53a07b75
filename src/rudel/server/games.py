"""What can be played here: the games, what a table may set, and every action a game knows."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath  # noqa: TC002  (Litestar reads it)

from rudel.bots import BOTS
from rudel.games import GAMES
from rudel.server.identity import limited
from rudel.table.problems import Denied
from rudel.wire.messages import GameOption, Listing


@get("/api/games", guards=[limited])
async def list_games(request: Request[Any, Any, Any]) -> list[Listing]:
    """Every game with its seat numbers and options."""
    del request
    return listings()


@cache
def listings() -> list[Listing]:
    """Every game with its seat numbers and options."""
    return [
        Listing(
            key=key,
            folder=info.folder,
            seats=list(info.seat_numbers),
            rules_version=info.newest,
            rules=list(info.rules),
            levels=list(BOTS),
            options=[
                GameOption(
                    key=option.key,
                    rule=option.rule,
                    defaults={str(seats): option.at(seats) for seats in info.seat_numbers},
                    low=option.low,
                    high=option.high,
                    choices=list(option.choices),
                    seats=list(info.seat_numbers if option.seats is None else option.seats),
                )
                for option in info.options
            ],
        )
        for key, info in GAMES.items()
    ]


@get("/api/games/{key:str}/actions", guards=[limited])
async def list_actions(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[bytes]:
    """Every action of a game; an action's place in the list is its id."""
    del request
    if key not in GAMES:
        raise Denied("unknown-game", f"there are {', '.join(GAMES)}")
    return Response(actions_of(key), media_type="application/json")


@cache
def actions_of(key: str) -> bytes:
    """The list as it is sent; it never changes."""
    info = GAMES[key]
    return msgspec.json.encode([info.action(number) for number in range(info.actions)])


ROUTES = [list_games, list_actions]
