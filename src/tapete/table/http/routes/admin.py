"""The host's own API, on the port that only the host reaches, protected by a key."""
from __future__ import annotations

import hmac
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from pydantic import Field

from ....text.spoken import SpokenError
from ...ops.admin import Admin, BanFacts, Deleted, HouseFacts, RecordFacts, TableFacts
from ...ops.server import Server
from ...people.secrets import hashed
from ...refusals import Refusal
from ..access import Address, Code, server_of
from ..schema import Language, RequestBody, Status

router = APIRouter(prefix="/admin")

TheServer = Annotated[Server, Depends(server_of)]

Most = Annotated[int, Query(ge=1, le=10_000)]
Network = Annotated[str, Field(min_length=1, max_length=60)]


class BanAsk(RequestBody):
    network: Network
    reason: Annotated[str, Field(max_length=200)] = ""
    days: Annotated[float, Field(gt=0, le=36500)] | None = None


class NetworkAsk(RequestBody):
    network: Network


class AnnounceAsk(RequestBody):
    texts: Annotated[dict[Language, Annotated[str, Field(min_length=1, max_length=500)]],
                     Field(min_length=1)] | None = None


class AllowAsk(RequestBody):
    allowed: bool


class ForgetAsk(RequestBody):
    """The person of one seat (from 0), or the person who has a browser's key or a seat's token."""

    code: Annotated[str, Field(max_length=40)] | None = None
    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    secret: Annotated[str, Field(max_length=100)] | None = None


async def host(request: Request, server: TheServer, address: Address,
               authorization: Annotated[str | None, Header(max_length=600)] = None) -> Admin:
    """The admin functions. Raises Refusal for anybody who does not know the key."""
    given = (authorization or "").removeprefix("Bearer ")
    # Hashes are compared in constant time, so that the time reveals nothing, not even the key's length. The key is too
    # long to guess, so the right one need not wait because of others' misses.
    if not hmac.compare_digest(hashed(given), request.app.state.key):
        server.buckets.take("secrets", address, "admin")
        raise Refusal("wrong_key")
    return server.admin


Host = Annotated[Admin, Depends(host)]
Record = Annotated[str, Path(min_length=1, max_length=40)]


@router.get("/house")
async def house(admin: Host) -> HouseFacts:
    return await admin.house()


@router.get("/tables")
async def tables(admin: Host, status: Status | None = None, most: Most = 100) -> list[TableFacts]:
    return await admin.tables(status, most)


@router.get("/tables/{code}")
async def table(admin: Host, code: Code) -> TableFacts:
    return await admin.table(code)


@router.post("/tables/{code}/close")
async def close(admin: Host, code: Code) -> TableFacts:
    return await admin.close(code)


@router.delete("/tables/{code}")
async def delete(admin: Host, code: Code, keep_record: bool = False) -> Deleted:
    return await admin.delete(code, keep_record)


@router.get("/records")
async def records(admin: Host, most: Most = 100) -> list[RecordFacts]:
    return await admin.records(most)


@router.delete("/records/{record}")
async def delete_record(admin: Host, record: Record) -> Deleted:
    return await admin.delete_record(record)


@router.post("/forget")
async def forget(admin: Host, ask: ForgetAsk) -> Deleted:
    if ask.secret is not None:
        return await admin.forget_secret(ask.secret)
    if ask.code is None or ask.seat is None:
        raise Refusal("bad_request", what=SpokenError("forget-what"))
    return await admin.forget_seat(ask.code, ask.seat)


@router.get("/bans")
async def bans(admin: Host) -> list[BanFacts]:
    return await admin.bans()


@router.post("/bans")
async def ban(admin: Host, ask: BanAsk, server: TheServer) -> BanFacts:
    done = await admin.ban(ask.network, ask.reason, ask.days)
    await server.look_round()
    return done


@router.post("/unban")
async def unban(admin: Host, ask: NetworkAsk, server: TheServer) -> dict[str, Any]:
    await admin.unban(ask.network)
    await server.look_round()
    return {}


@router.post("/announce")
async def announce(admin: Host, ask: AnnounceAsk, server: TheServer) -> HouseFacts:
    done = await admin.announce(ask.texts)
    await server.look_round()
    return done


@router.post("/new-tables")
async def new_tables(admin: Host, ask: AllowAsk, server: TheServer) -> HouseFacts:
    done = await admin.allow_new_tables(ask.allowed)
    await server.look_round()
    return done
