"""Bodies of requests, read strictly: a number is a number, not a text that looks like one."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is what its handler asks for, to the letter."""

    async def json(self) -> Any:
        """The body in the handler's own type; Litestar alone would also take "4" for 4."""
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted.annotation)
        except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
            raise ClientException(str(problem)) from problem
