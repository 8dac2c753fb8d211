"""Routes for tables and their seats."""
from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ...live.place import Place
from ...live.room import Room
from ...people import consent, host, seating
from ...people.rematch import play_again
from ...people.secrets import TRANSFER_SECONDS
from ...view import view_builder
from ...view.qr_codes import picture_of
from ..access import Address, Language, PlayerKey, Requester, TheRoom, TheServer, check_password, identify, may
from ..schema import BotAsk, HostAsk, NewTable, PassCode, Rematch, Seated, TableInfo, Take, Transfer
from ..schema_play import Done

router = APIRouter(prefix="/api/tables", tags=["tables"])

SeatPath = Annotated[int, Path(ge=0, le=15)]


def site_of(server: Place, request: Request) -> str:
    """The page's address, only for the person who asks. Without `public` it is the one in their request."""
    return (server.settings.public or str(request.base_url)).rstrip("/")


def link_of(server: Place, request: Request, code: str) -> str:
    """The page's address of a table."""
    return f"{site_of(server, request)}/t/{code}"


def info(server: Place, request: Request, room: Room, language: str, trusted: bool) -> TableInfo:
    return view_builder.table_of(room, language, link_of(server, request, room.code), trusted)


@router.get("")
async def lobby(server: TheServer, request: Request, language: Language) -> list[TableInfo]:
    """The listed tables that wait for people or are being played, the newest first."""
    rooms = server.rooms
    return [view_builder.listing_of(row, rooms.here(row.code), row.code in rooms.loader.stuck, language,
                                link_of(server, request, row.code)) for row in await server.store.lobby()]


@router.post("", status_code=201)
async def make(ask: NewTable, server: TheServer, address: Address, player: PlayerKey) -> Seated:
    """A new table, hosted by its maker. It starts at once if no seat is open."""
    server.buckets.take("tables", address)
    return await host.make_table(server, ask, player)


@router.get("/{code}")
async def table(who: Annotated[Requester, may("see")], server: TheServer, request: Request,
                language: Language) -> TableInfo:
    """A table: everything for people who sit there or have given its password, less for a stranger."""
    return info(server, request, who.room, language, who.trusted)


@router.get("/{code}/qr.svg", response_class=Response, dependencies=[may("see")],
            responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}})
async def qr(room: TheRoom, server: TheServer, request: Request) -> Response:
    """The table's link as a QR code."""
    return picture_of(link_of(server, request, room.code))


@router.post("/{code}/start")
async def start(who: Annotated[Requester, may("start")], server: TheServer) -> Done:
    """Start the game, once every seat is taken."""
    await host.begin(server, who.room)
    return Done()


@router.post("/{code}/rematch")
async def rematch(who: Annotated[Requester, may("rematch")], server: TheServer, address: Address) -> Rematch:
    """Another game with the same people, each moved one seat. All who ask get the same table."""
    server.buckets.take("tables", address)
    return await play_again(server, who.room, who.own)


@router.post("/{code}/host")
async def name_host(who: Annotated[Requester, may("name_host")], ask: HostAsk, server: TheServer) -> Done:
    """Make somebody else at the table its host."""
    await seating.name_host(server, who.room, ask.seat)
    return Done()


@router.post("/{code}/seats/{seat}/take")
async def take(who: Annotated[Requester, may("take", later=True)], seat: SeatPath, ask: Take, server: TheServer,
               address: Address, player: PlayerKey) -> Seated:
    """Sit down in an open seat. In a running game the people at the table must agree."""
    room = who.room
    if ask.password is not None:
        await check_password(server, room.row, ask.password, address, player)
    identify(room, None, who.trusted or ask.password is not None).check_who("take")
    if room.row.status in ("playing", "paused"):
        server.buckets.take("secrets", address, room.code)
    return await seating.take_seat(server, room, seat, ask.name, ask.role, player)


@router.post("/{code}/seats/{seat}/leave")
async def leave(who: Annotated[Requester, may("leave")], seat: SeatPath, server: TheServer) -> Done:
    """Leave your own seat. It is open then."""
    await seating.leave_seat(server, who.room, seat)
    return Done()


@router.post("/{code}/seats/{seat}/bot")
async def bot(who: Annotated[Requester, may("give_to_bot")], seat: SeatPath, ask: BotAsk, server: TheServer,
              language: Language) -> Done:
    """Give a seat to a bot: an open one or your own at once, that of somebody absent if the others agree."""
    await seating.free_seat(server, who.room, seat, who.own, ask.bot)
    return Done(proposal=consent.proposal_of(who.room, language))


@router.post("/{code}/seats/{seat}/free")
async def free(who: Annotated[Requester, may("free")], seat: SeatPath, server: TheServer, language: Language) -> Done:
    """Open a seat. A bot's seat opens at once before the start. In a running game, or for the seat of somebody absent,
    the others must agree."""
    await seating.free_seat(server, who.room, seat, who.own, None)
    return Done(proposal=consent.proposal_of(who.room, language))


@router.post("/{code}/seats/{seat}/pass")
async def pass_on(who: Annotated[Requester, may("pass_on")], seat: SeatPath, server: TheServer) -> PassCode:
    """A code with which another device can take your seat, once."""
    return PassCode(code=await seating.pass_seat(server, who.room, seat), seconds=TRANSFER_SECONDS)


@router.post("/{code}/transfer", dependencies=[may("transfer")])
async def transfer(room: TheRoom, ask: Transfer, server: TheServer, address: Address, player: PlayerKey) -> Seated:
    """Take a seat with the code that its device was given. That device loses it."""
    with server.trying(address, room.code, player) as found:
        seated = await seating.transfer_seat(server, room, ask.code, player)
        found()
    return seated


@router.post("/{code}/reclaim", dependencies=[may("reclaim")])
async def reclaim(room: TheRoom, server: TheServer, player: PlayerKey) -> list[Seated]:
    """Take the seats that your key holds to the device that you use now. Empty if the key holds none here."""
    return await seating.reclaim_seats(server, room, player)
