"""Tables and who sits at them."""
from __future__ import annotations

from io import BytesIO
from typing import Annotated

import segno
from fastapi import APIRouter, Path, Request, Response

from .. import consent, host, narrator
from ..access import Address, AnyOnlooker, Language, Player, TheRoom, TheServer, check_password
from ..refusals import Refusal
from ..room import Room
from ..schema import BotAsk, Done, NewTable, PassCode, Seated, TableInfo, Take, Transfer
from ..seats import TRANSFER_SECONDS
from ..server import Server

router = APIRouter(prefix="/api/tables", tags=["tables"])

SeatPath = Annotated[int, Path(ge=0, le=15)]


def link_of(server: Server, request: Request, code: str) -> str:
    """The page's address of a table."""
    base = server.settings.public or str(request.base_url)
    return f"{base.rstrip('/')}/t/{code}"


def info(server: Server, request: Request, room: Room, language: str) -> TableInfo:
    return narrator.table_of(room, language, link_of(server, request, room.code))


@router.get("")
async def lobby(server: TheServer, request: Request, language: Language) -> list[TableInfo]:
    """The listed tables that wait for people or are being played, the newest first."""
    rooms = server.rooms
    return [narrator.listing_of(row, rooms.here(row.code), row.code in rooms.loader.stuck, language,
                                link_of(server, request, row.code)) for row in await server.store.lobby()]


@router.post("", status_code=201)
async def make(ask: NewTable, server: TheServer, address: Address) -> Seated:
    """A new table. It begins at once if no seat is open."""
    server.buckets.take("tables", address)
    return await host.make_table(server, ask)


@router.get("/{code}")
async def table(room: TheRoom, server: TheServer, request: Request, language: Language) -> TableInfo:
    """What anybody who knows the code may know of a table."""
    return info(server, request, room, language)


@router.get("/{code}/qr.svg", response_class=Response,
            responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}})
async def qr(room: TheRoom, server: TheServer, request: Request) -> Response:
    """The table's link as a QR code."""
    code = segno.make(link_of(server, request, room.code), error="m")
    code.save(drawn := BytesIO(), kind="svg", xmldecl=False, scale=4, dark="#000", light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@router.post("/{code}/start")
async def start(who: Player, server: TheServer) -> Done:
    """Begin to play, once every seat is taken."""
    if who.room.row.status != "waiting":
        raise Refusal("started")
    await host.begin(server, who.room)
    return Done()


@router.post("/{code}/seats/{seat}/take")
async def take(room: TheRoom, seat: SeatPath, ask: Take, server: TheServer, address: Address) -> Seated:
    """Sit down in an open seat."""
    await check_password(server, room.row, ask.password, address)
    return await host.take_seat(server, room, seat, ask.name, ask.role)


@router.post("/{code}/seats/{seat}/leave")
async def leave(who: Player, seat: SeatPath, server: TheServer) -> Done:
    """Get up from one's own seat; it is open then."""
    if seat != who.number:
        raise Refusal("not_your_seat")
    await host.leave_seat(server, who.room, seat)
    return Done()


@router.post("/{code}/seats/{seat}/bot")
async def bot(who: Player, seat: SeatPath, ask: BotAsk, server: TheServer, language: Language) -> Done:
    """Give a seat to a bot: an open one or one's own at once, another's if the others agree."""
    await host.free_seat(server, who.room, seat, _number(who), ask.bot)
    return Done(proposal=consent.proposal_of(who.room, language))


@router.post("/{code}/seats/{seat}/free")
async def free(who: Player, seat: SeatPath, server: TheServer, language: Language) -> Done:
    """Open a seat again: a bot's at once, that of somebody who left if the others agree."""
    await host.free_seat(server, who.room, seat, _number(who), None)
    return Done(proposal=consent.proposal_of(who.room, language))


@router.post("/{code}/seats/{seat}/pass")
async def pass_on(who: Player, seat: SeatPath, server: TheServer) -> PassCode:
    """A code by which another device can have one's seat, once."""
    if seat != who.number:
        raise Refusal("not_your_seat")
    return PassCode(code=await host.pass_seat(server, who.room, seat), seconds=TRANSFER_SECONDS)


@router.post("/{code}/transfer")
async def transfer(room: TheRoom, ask: Transfer, server: TheServer, address: Address) -> Seated:
    """Have a seat by the code that its device was given; that device loses it."""
    with server.trying(address, room.code) as found:
        seated = await host.transfer_seat(server, room, ask.code)
        found()
    return seated


def _number(who: AnyOnlooker) -> int:
    assert who.number is not None
    return who.number
