"""What has failed in somebody's page, for the house's log."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, post
from litestar.params import JSONBody  # noqa: TC002  (Litestar reads it)

from rudel.server.identity import limited
from rudel.server.rooms import address_of, rooms
from rudel.wire.messages import Fault, Reported

log = logging.getLogger("rudel.pages")


@post("/api/faults", guards=[limited], status_code=200)
async def report_fault(request: Request[Any, Any, Any], data: JSONBody[Fault]) -> Reported:
    """Notes that a page has failed; more than a few from one address are counted as told and not noted."""
    noted = rooms(request).limits.faults.take(address_of(request))
    if noted:
        log.warning("a page has failed in %s: %s", data.where, data.fault)
    return Reported(noted=noted)


ROUTES = [report_fault]
