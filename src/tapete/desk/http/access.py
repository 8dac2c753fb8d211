"""Access to a server's desk: for nobody, for its own machine and networks, or for callers with the desk's key."""
from __future__ import annotations

import hmac
from typing import Annotated, cast

from fastapi import Depends, Header, Request

from ...table.http.access import Address
from ...table.http.callers import Caller
from ...table.live.place import Place
from ...table.ops.moderation import desk_access
from ...table.ops.server import Server
from ...table.people.secrets import hashed
from ...table.refusals import Refusal
from ..desk import Desk

KeyHeader = Annotated[str | None, Header(max_length=200, description="The desk's key, if the server asks for one")]


def check_key(server: Place, who: Caller, key: str | None) -> None:
    """Refusal `no_desk` if this caller has no desk, `desk_key` if the key is not the desk's."""
    stands = desk_access(server.settings, who)
    if stands == "off":
        raise Refusal("no_desk")
    if stands == "open":
        return
    wanted = server.settings.desk_key
    if wanted is None or not hmac.compare_digest(hashed(key or ""), hashed(wanted.get_secret_value())):
        server.buckets.take("secrets", who, "desk")
        raise Refusal("desk_key")


async def desk_of(request: Request, address: Address, desk_key: KeyHeader = None) -> Desk:
    """The desk, for callers that may use it."""
    server = cast(Server, request.app.state.server)
    check_key(server, address, desk_key)
    desk: Desk | None = request.app.state.desk
    assert desk is not None     # a caller that is let in has a desk
    return desk


TheDesk = Annotated[Desk, Depends(desk_of)]
