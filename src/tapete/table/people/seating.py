"""Seating: take, leave and pass on seats, name hosts, and carry out what the people at a table agree on.

Changes in a running game are told in its story.
"""
from __future__ import annotations

from typing import Any

from ...gamedef.game import Game
from ...text.spoken import SpokenError
from ..http.authority import Asker, TableState, refusal, state_of
from ..http.schema import Seated
from ..live.place import Place
from ..live.room import Room, standing
from ..live.rooms import SeatChange
from ..refusals import Refusal
from ..store.models import SeatRow, TableRow
from . import consent
from . import secrets as seats

Changes = list[SeatChange]


# ---- sitting down ------------------------------------------------------------------------------

async def take_seat(server: Place, room: Room, number: int, name: str, role: str | None,
                    player: str | None) -> Seated:
    """Sit down in an open seat. In a running game the people at the table must agree. The caller has checked the
    password. `player`: the browser's key; a browser without one gets a new one."""
    key, token = player or seats.new_player(), seats.new_token()
    stops = None if player is None else await first_stops(server, room.game, player)

    def work(room: Room, table: TableRow) -> tuple[bool, Changes]:
        seat, state = seat_in(table, number), _state(room, table)
        sits = _check_taker(table, number, key, state)
        if seat.kind != "open":
            raise Refusal("seat_taken", seat=number + 1)
        check_name(table, name, sits if table.several else [])
        if role is not None and role != seat.role:
            if role not in room.game.roles:
                raise Refusal("bad_request", what=SpokenError("one-of", where="role", known=", ".join(room.game.roles)))
            if seat.role is not None or any(each.role == role for each in table.seats) or room.story.seq:
                raise Refusal("role_taken")
        if state in (TableState.RUNNING, TableState.PAUSED):
            waits = present(server, room, table, but=())
            asked = consent.propose(table, room.story.moment, "sit", None, waits, server.settings.proposals,
                                    seat=number, name=name, player=seats.hashed(key), token=seats.hashed(token),
                                    stops=stops)
            if asked is not None:
                return True, []
        if role is not None:
            seat.role = role
        return False, _sit(table, seat, name, seats.hashed(token), seats.hashed(key), stops)

    asks = await server.rooms.reseat(room, work)
    return Seated(code=room.code, seat=number, token=token, player=key, asks=asks)


def _check_taker(table: TableRow, number: int, key: str, state: TableState) -> list[int]:
    """The seats that a browser holds. Raises Refusal if it may have no other, because of what it has seen or may
    see."""
    held = seats.held_by(table, key)
    sits = [each.seat for each in held if not each.left]
    asker = Asker.WATCHER
    if sits:
        asker = Asker.HOST if seats.host_of(table) in sits else Asker.OTHER
    elif any(each.seat != number for each in held):
        asker = Asker.FORMER
    code = refusal("take", Asker.WATCHER if table.several else asker, state)
    if code:
        raise Refusal(code)
    return sits


def check_name(table: TableRow, name: str, own: list[int]) -> None:
    """Raise Refusal for a name that looks like that of somebody in a seat outside `own`."""
    like = seats.likeness(name)
    if any(seat.kind == "human" and seat.name and seats.likeness(seat.name) == like and seat.seat not in own
           for seat in table.seats):
        raise Refusal("name_taken", name=name)


def _sit(table: TableRow, seat: SeatRow, name: str, token: str, player: str, stops: list[str] | None) -> Changes:
    before = seats.host_of(table)
    seats.sit_down(seat, name)
    seat.stops = stops
    seats.hold(table, seat, token, player)
    return [(seat.seat, "came", name), *_host_since(table, before)]


# ---- getting up, and seats for bots ------------------------------------------------------------

async def leave_seat(server: Place, room: Room, number: int) -> None:
    """Leave a seat. It is open for somebody else."""
    def work(room: Room, table: TableRow) -> tuple[None, Changes]:
        return None, _empty(table, seat_in(table, number), None, "left")

    await server.rooms.reseat(room, work)


async def free_seat(server: Place, room: Room, number: int, by: int, bot: str | None) -> None:
    """Give a seat to a bot, or open it. In a running game the others must agree, except for one's own seat and an open
    one. Another person's seat can be given away only while they are absent."""
    def work(room: Room, table: TableRow) -> tuple[None, Changes]:
        seat, state = seat_in(table, number), _state(room, table)
        _check_state("free" if bot is None else "give_to_bot", state)
        begun = state in (TableState.RUNNING, TableState.PAUSED)
        asked = None
        if seat.kind == "human" and number != by:
            if number == seats.host_of(table) and not begun:
                raise Refusal("host_stays")
            _check_absent(server, room, seat)
        if number != by and (seat.kind == "human" or (seat.kind == "bot" and begun)):
            alone = not begun and by == seats.host_of(table)
            waits = [] if alone else present(server, room, table, but=(by, number))
            asked = consent.propose(table, room.story.moment, "free" if bot is None else "bot", by, waits,
                                    server.settings.proposals, seat=number, bot=bot)
        return None, [] if asked is not None else _empty(table, seat, bot, "left" if number == by else "freed")

    await server.rooms.reseat(room, work)


def _empty(table: TableRow, seat: SeatRow, bot: str | None, how: str) -> Changes:
    """Open a seat, or give it to a bot. Returns the changes to tell."""
    before, kind, name, begun = seats.host_of(table), seat.kind, seat.name, table.status != "waiting"
    if bot is not None:
        seats.make_bot(table, seat, bot, begun)
        change = "bot_for" if kind == "human" else "bot"
    else:
        seats.make_empty(table, seat, begun)
        if table.status == "over":
            seat.name = name        # no later change would say whose the story was
        change = "opened" if kind == "bot" else how
    consent.drop_seat(table, seat.seat)
    told = [] if kind == seat.kind else [(seat.seat, change, name)]
    return [*told, *_host_since(table, before)]


def present(server: Place, room: Room, table: TableRow, but: tuple[int, ...]) -> list[int]:
    """The seats of the people at a table who must be asked: those who are not absent."""
    return [seat.seat for seat in table.seats
            if seat.kind == "human" and seat.seat not in but and not _is_absent(server, room, seat)]


def _is_absent(server: Place, room: Room, seat: SeatRow) -> bool:
    away = room.absent_for(seat)
    return away > 0 and away >= server.settings.absence


def _check_absent(server: Place, room: Room, seat: SeatRow) -> None:
    if not _is_absent(server, room, seat):
        raise Refusal("present", seat=seat.seat + 1, seconds=round(server.settings.absence))


async def first_stops(server: Place, game: Game, player: str) -> list[str] | None:
    """Where a key's person is asked at first. None for the usual stops, if they have finished this game before."""
    if game.interaction.first_stops is None or await server.store.has_played(seats.hashed(player), game.name):
        return None
    return sorted(game.interaction.first_stops)


# ---- the host ----------------------------------------------------------------------------------

async def name_host(server: Place, room: Room, number: int) -> None:
    """Make somebody else the host."""
    def work(room: Room, table: TableRow) -> tuple[None, Changes]:
        if seat_in(table, number).kind != "human":
            raise Refusal("no_person", seat=number + 1)
        before = seats.host_of(table)
        table.host = number
        return None, _host_since(table, before)

    await server.rooms.reseat(room, work)


def _host_since(table: TableRow, before: int | None) -> Changes:
    """Store the present host. Returns the change to tell if it is not the one before."""
    table.host = seats.host_of(table)
    if table.host is None or table.host == before:
        return []
    return [(table.host, "host", table.seats[table.host].name)]


# ---- other devices -----------------------------------------------------------------------------

async def pass_seat(server: Place, room: Room, number: int) -> str:
    """A code with which another device can take the seat."""
    async with server.store.changing(room.code) as (_, row):
        return seats.give_transfer(seat_in(there(room, row), number))


async def transfer_seat(server: Place, room: Room, code: str, player: str | None) -> Seated:
    """Take a seat with such a code. The device before loses it."""
    key, token = player or seats.new_player(), seats.new_token()
    async with server.store.changing(room.code) as (_, row):
        table = there(room, row)
        seat = seats.transfer_of(table, code)
        if seat is None:
            raise Refusal("wrong_transfer")
        state = _state(room, table)
        if state in (TableState.RUNNING, TableState.PAUSED) and not table.several and any(
                each.seat != seat.seat for each in seats.held_by(table, key)):
            raise Refusal("another_seat")
        seats.hold(table, seat, seats.hashed(token), seats.hashed(key))
    await server.rooms.refresh(room.code)
    return Seated(code=room.code, seat=seat.seat, token=token, player=key)


async def reclaim_seats(server: Place, room: Room, player: str | None) -> list[Seated]:
    """Give the seats of a key to the device that asks. The device before loses them."""
    if player is None or not any(not each.left for each in seats.held_by(room.row, player)):
        return []
    found = []
    async with server.store.changing(room.code) as (_, row):
        table = there(room, row)
        for holder in seats.held_by(table, player):
            if not holder.left:
                token = seats.new_token()
                seats.replace_token(table, holder, seats.hashed(token))
                found.append(Seated(code=room.code, seat=holder.seat, token=token, player=player))
    await server.rooms.refresh(room.code)
    return found


# ---- agreeing ----------------------------------------------------------------------------------

async def answer_proposal(server: Place, room: Room, by: int, proposal: str, agree: bool) -> None:
    """Answer a proposal. If all have agreed, it is carried out."""
    def work(room: Room, table: TableRow) -> tuple[dict[str, Any] | None, Changes]:
        agreed = consent.answer(table, room.story.moment, by, proposal, agree)
        if agreed is None or agreed["kind"] == "undo":
            return agreed, []
        seat = seat_in(table, agreed["seat"])
        if agreed["kind"] == "sit":
            if seat.kind != "open":
                raise Refusal("seat_taken", seat=seat.seat + 1)
            check_name(table, agreed["name"], [])
            return agreed, _sit(table, seat, agreed["name"], agreed["token"], agreed["player"],
                                agreed.get("stops"))
        if seat.kind == "human":
            _check_absent(server, room, seat)
        return agreed, _empty(table, seat, agreed["bot"], "freed")

    agreed = await server.rooms.reseat(room, work)
    if agreed is not None and agreed["kind"] == "undo":
        await server.rooms.undo(room, agreed["by"], agreed["moment"], agreed["choices"])


async def came_back(server: Place, room: Room, number: int) -> None:
    """Cancel a proposal to give away a seat, because its person is back."""
    about = standing(room.row, room.story.moment)
    if about is None or about["kind"] not in ("free", "bot") or about["seat"] != number:
        return
    async with server.store.changing(room.code) as (_, row):
        table = there(room, row)
        if table.proposal is not None and table.proposal["id"] == about["id"]:
            consent.refuse(table, table.proposal)
    await server.rooms.refresh(room.code)


# ---- parts -------------------------------------------------------------------------------------

def there(room: Room, row: TableRow | None) -> TableRow:
    if row is None:
        raise Refusal("no_table", code=room.code)
    return row


def seat_in(table: TableRow, number: int) -> SeatRow:
    if not 0 <= number < len(table.seats):
        raise Refusal("no_seat", seat=number + 1)
    return table.seats[number]


def _state(room: Room, table: TableRow) -> TableState:
    return state_of(table, room.story.seq > 0)


def _check_state(deed: str, state: TableState) -> None:
    code = refusal(deed, Asker.SEAT, state)
    if code:
        raise Refusal(code)
