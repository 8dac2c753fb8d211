"""Making tables, taking and leaving seats, pausing, and what people must agree on."""
from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

from ..errors import InputError
from ..games import find_game
from ..kernel.game import Game, Ruleset
from ..referee.session import LARGEST_SEED, check_seats
from . import consent, seats
from .refusals import Refusal
from .room import Room
from .schema import NewTable, SeatAsk, Seated, StopsAsk
from .server import Server
from .store.models import Entry, Seat, Table


def game_of(name: str) -> Game:
    try:
        return find_game(name)
    except InputError:
        raise Refusal("no_game", game=name) from None


def ruleset_of(game: Game, name: str | None) -> Ruleset:
    try:
        return game.ruleset(name)
    except InputError:
        raise Refusal("no_ruleset", game=game.name, ruleset=name or "") from None


# ---- making a table ----------------------------------------------------------------------------

async def make_table(server: Server, ask: NewTable) -> Seated:
    """A new table, begun at once if nobody has to come. Refusal if the game cannot be played like that."""
    game = game_of(ask.game)
    try:
        ruleset = game.ruleset(ask.ruleset)
        game.blank(options_for(game, ruleset, ask.options), [seat.role for seat in ask.seats])
        check_seats(game, len(ask.seats))
    except InputError as error:
        raise Refusal("bad_options", sentence=str(error)) from None
    table = Table(game=game.name, ruleset=ruleset.name, version=ruleset.version, options=ask.options,
                  seed=secrets.randbelow(LARGEST_SEED + 1), typed_dice=False, status="waiting", listed=ask.listed,
                  clock=None if ask.clock is None else ask.clock.seconds, calls=ask.calls, proposal=None, replay=None)
    table.password = None if ask.password is None else await asyncio.to_thread(seats.hash_password, ask.password)
    return await open_table(server, table, ask.seats, [seat.role for seat in ask.seats], [])


def options_for(game: Game, ruleset: Ruleset, differing: dict[str, Any]) -> Any:
    return game.options(ruleset, differing or None)


async def open_table(server: Server, table: Table, asked: Sequence[SeatAsk], roles: Sequence[str | None],
                     entries: Sequence[Entry]) -> Seated:
    """Keep a table with the seats asked for and what has happened at it, under a new code."""
    server.house.check_new_tables()
    if sum(seat.kind == "me" for seat in asked) > 1:
        raise Refusal("bad_seats")
    rows = [Seat(seat=i, kind="human" if seat.kind == "me" else seat.kind, bot=seat.bot if seat.kind == "bot" else None,
                 name=seat.name if seat.kind == "me" else None, role=role, token=None, transfer=None,
                 transfer_until=None) for i, (seat, role) in enumerate(zip(asked, roles, strict=True))]
    mine = next((row for row, seat in zip(rows, asked, strict=True) if seat.kind == "me"), None)
    token = None if mine is None else seats.give_token(mine)
    table.seats, table.server = rows, server.id
    table.created = table.updated = time.time()
    ready = all(row.kind != "open" for row in rows)
    if entries and ready:
        table.status = "playing"
    while True:
        table.code = seats.new_code(server.code_length)
        for row in rows:
            row.code = table.code
        for entry in entries:
            entry.code = table.code
        if await server.store.add(table, entries):
            break
    if ready:
        await begin(server, await server.rooms.get(table.code))
    return Seated(code=table.code, seat=None if mine is None else mine.seat, token=token)


async def begin(server: Server, room: Room) -> None:
    """Begin to play: every seat must be taken."""
    async with server.store.changing(room.code) as (_, row):
        table = _there(room, row)
        if table.status not in ("waiting", "playing"):
            raise Refusal("started")
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal("seats_open")
        table.status = "playing"
    await server.rooms.refresh(room.code)
    await server.rooms.start(room)


# ---- seats -------------------------------------------------------------------------------------

async def take_seat(server: Server, room: Room, number: int, name: str, role: str | None) -> Seated:
    """Sit down in an open seat. The caller has seen to the password."""
    async with server.store.changing(room.code) as (_, row):
        table = _there(room, row)
        seat = _seat(table, number)
        if table.status == "over":
            raise Refusal("over")
        if seat.kind != "open":
            raise Refusal("seat_taken", seat=number + 1)
        if role is not None and role != seat.role:
            if role not in room.game.roles:
                raise Refusal("bad_request", what="role")
            if seat.role is not None or any(each.role == role for each in table.seats) or room.seq:
                raise Refusal("role_taken")
            seat.role = role
        seat.kind, seat.name = "human", name
        token = seats.give_token(seat)
    await server.rooms.refresh(room.code)
    return Seated(code=room.code, seat=number, token=token)


async def leave_seat(server: Server, room: Room, number: int) -> None:
    """Get up: the seat is open for somebody else."""
    async with server.store.changing(room.code) as (_, row):
        table = _there(room, row)
        seats.make_empty(_seat(table, number))
        consent.drop_seat(table, number)
    await server.rooms.refresh(room.code)


async def free_seat(server: Server, room: Room, number: int, by: int, bot: str | None) -> None:
    """Give a seat to a bot, or free it. For a seat that a person holds the others are asked."""
    async with server.store.changing(room.code) as (_, row):
        table = _there(room, row)
        seat = _seat(table, number)
        if table.status == "over":
            raise Refusal("over")
        if seat.kind == "human" and number != by:
            kind = "free" if bot is None else "bot"
            if consent.propose(table, room.seq, kind, by, seat=number, bot=bot) is None:
                _empty(table, number, bot)
        else:
            _empty(table, number, bot)
    await server.rooms.refresh(room.code)


def _empty(table: Table, number: int, bot: str | None) -> None:
    if bot is None:
        seats.make_empty(table.seats[number])
    else:
        seats.make_bot(table.seats[number], bot)
    consent.drop_seat(table, number)


async def pass_seat(server: Server, room: Room, number: int) -> str:
    """A code by which another device can have the seat."""
    async with server.store.changing(room.code) as (_, row):
        return seats.give_transfer(_seat(_there(room, row), number))


async def transfer_seat(server: Server, room: Room, code: str) -> Seated:
    """Have a seat by such a code; the device before loses it."""
    async with server.store.changing(room.code) as (_, row):
        seat = seats.transfer_of(_there(room, row), code)
        if seat is None:
            raise Refusal("wrong_transfer")
        token = seats.give_token(seat)
    await server.rooms.refresh(room.code)
    return Seated(code=room.code, seat=seat.seat, token=token)


async def set_stops(server: Server, room: Room, number: int, ask: StopsAsk) -> None:
    """Where a seat's person wants to be asked from now on."""
    for name in ask.stops or []:
        if name not in room.game.stops:
            raise Refusal("no_stop", stop=name)
    async with room.lock:
        turn = room.game.turn(room.seen(number))
    async with server.store.changing(room.code) as (_, row):
        seat = _seat(_there(room, row), number)
        if ask.stops is not None:
            seat.stops = sorted(set(ask.stops))
        if ask.passing is not None:
            seat.passing = turn if ask.passing else None
    await server.rooms.refresh(room.code)


# ---- pausing and agreeing ----------------------------------------------------------------------

async def pause(server: Server, room: Room, paused: bool) -> None:
    """Pause or go on."""
    async with server.store.changing(room.code) as (_, row):
        table = _there(room, row)
        if table.status != ("playing" if paused else "paused"):
            raise Refusal({"waiting": "waiting", "over": "over", "paused": "paused"}.get(table.status, "not_paused"))
        table.status = "paused" if paused else "playing"
    await server.rooms.refresh(room.code)


async def ask_undo(server: Server, room: Room, by: int) -> None:
    """Ask to take back the seat's last choice and all that came after it."""
    async with room.lock:
        seq, choices = room.seq, await _undoable(server, room, by)
    async with server.store.changing(room.code) as (_, row):
        asked = consent.propose(_there(room, row), seq, "undo", by, choices=choices)
    await server.rooms.refresh(room.code)
    if asked is None:
        await server.rooms.undo(room, by, seq, choices)


async def _undoable(server: Server, room: Room, by: int) -> int:
    """How many choices would be left; Refusal if one of those undone showed anybody something."""
    if room.over:
        raise Refusal("over")
    if room.calling or room.secret:
        raise Refusal("shown")
    if room.row.status == "paused":
        raise Refusal("paused")
    mine = [i for i, played in enumerate(room.played) if played.seat == by]
    if not mine:
        raise Refusal("nothing_to_undo")
    if await server.rooms.loader.showed(room, mine[-1]):
        raise Refusal("shown")
    return mine[-1]


async def answer_proposal(server: Server, room: Room, by: int, proposal: str, agree: bool) -> None:
    """Agree or not; what all have agreed on is done."""
    async with server.store.changing(room.code) as (_, row):
        table = _there(room, row)
        agreed = consent.answer(table, room.seq, by, proposal, agree)
        if agreed is not None and agreed["kind"] != "undo":
            _empty(table, agreed["seat"], agreed["bot"])
    await server.rooms.refresh(room.code)
    if agreed is not None and agreed["kind"] == "undo":
        await server.rooms.undo(room, agreed["by"], agreed["seq"], agreed["choices"])


def _there(room: Room, row: Table | None) -> Table:
    if row is None:
        raise Refusal("no_table", code=room.code)
    return row


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refusal("no_seat", seat=number + 1)
    return table.seats[number]
