"""Making tables and beginning them, pausing, taking back, and where people want to be asked."""
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
from .authority import Asker, refusal, state_of
from .refusals import Refusal
from .room import Room
from .schema import NewTable, SeatAsk, Seated, StopsAsk
from .seating import present, seat_in, there
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

async def make_table(server: Server, ask: NewTable, player: str | None) -> Seated:
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
                  clock=None if ask.clock is None else ask.clock.seconds, calls=ask.calls, several=ask.several)
    table.password = await hash_of(ask.password)
    return await open_table(server, table, ask.seats, [seat.role for seat in ask.seats], [], player)


async def hash_of(password: str | None) -> str | None:
    return None if password is None else await asyncio.to_thread(seats.hash_password, password)


def options_for(game: Game, ruleset: Ruleset, differing: dict[str, Any]) -> Any:
    return game.options(ruleset, differing or None)


async def open_table(server: Server, table: Table, asked: Sequence[SeatAsk], roles: Sequence[str | None],
                     entries: Sequence[Entry], player: str | None) -> Seated:
    """Keep a table with the seats asked for and what has happened at it, under a new code."""
    server.house.check_new_tables()
    if sum(seat.kind == "me" for seat in asked) > 1:
        raise Refusal("bad_seats")
    rows = [Seat(seat=i, kind="human" if seat.kind == "me" else seat.kind, bot=seat.bot if seat.kind == "bot" else None,
                 name=seat.name if seat.kind == "me" else None, role=role, token=None, transfer=None,
                 transfer_until=None) for i, (seat, role) in enumerate(zip(asked, roles, strict=True))]
    mine = next((row for row, seat in zip(rows, asked, strict=True) if seat.kind == "me"), None)
    key, token = player or seats.new_player(), None if mine is None else seats.new_token()
    table.seats, table.server, table.holders = rows, server.id, []
    table.created = table.updated = time.time()
    if mine is not None and token is not None:
        seats.sit_down(mine, mine.name)
        seats.hold(table, mine, seats.hashed(token), seats.hashed(key))
        table.host = mine.seat
    ready = all(row.kind != "open" for row in rows)
    if entries and ready:
        table.status = "playing"
    while True:
        table.code = seats.new_code(server.code_length)
        for row in rows:
            row.code = table.code
        for holder in table.holders:
            holder.code = table.code
        for entry in entries:
            entry.code = table.code
        if await server.store.add(table, entries):
            break
    if ready:
        await begin(server, await server.rooms.get(table.code))
    return Seated(code=table.code, seat=None if mine is None else mine.seat, token=token, player=key)


async def begin(server: Server, room: Room) -> None:
    """Begin to play: every seat must be taken."""
    async with server.store.changing(room.code) as (_, row):
        table = there(room, row)
        if table.status not in ("waiting", "playing"):
            raise Refusal("started")
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal("seats_open")
        table.status = "playing"
    await server.rooms.refresh(room.code)
    await server.rooms.start(room)


async def set_stops(server: Server, room: Room, number: int, ask: StopsAsk) -> None:
    """Where a seat's person wants to be asked from now on."""
    for name in ask.stops or []:
        if name not in room.game.stops:
            raise Refusal("no_stop", stop=name)
    async with room.lock:
        turn = room.game.turn(room.seen(number))
    async with server.store.changing(room.code) as (_, row):
        seat = seat_in(there(room, row), number)
        if ask.stops is not None:
            seat.stops = sorted(set(ask.stops))
        if ask.passing is not None:
            seat.passing = turn if ask.passing else None
    await server.rooms.refresh(room.code)


# ---- pausing and taking back ----------------------------------------------------------------------

async def pause(server: Server, room: Room, paused: bool) -> None:
    """Pause or go on; a clock goes on from where it was."""
    async with server.store.changing(room.code) as (_, row):
        table = there(room, row)
        code = refusal("pause" if paused else "resume", Asker.SEAT, state_of(table, room.seq > 0))
        if code:
            raise Refusal(code)
        left = server.driver.left(room)
        if left is not None:
            table.left = {"moment": room.moment, "seconds": left, "at": time.time()}
        table.status = "paused" if paused else "playing"
    await server.rooms.refresh(room.code)


async def ask_undo(server: Server, room: Room, by: int) -> None:
    """Ask to take back the seat's last choice and all that came after it."""
    async with room.lock:
        moment, choices = room.moment, await _undoable(server, room, by)
    async with server.store.changing(room.code) as (_, row):
        table = there(room, row)
        asked = consent.propose(table, moment, "undo", by, present(server, room, table, but=(by,)),
                                server.settings.proposals, choices=choices)
    await server.rooms.refresh(room.code)
    if asked is None:
        await server.rooms.undo(room, by, moment, choices)


async def _undoable(server: Server, room: Room, by: int) -> int:
    """How many choices would be left; Refusal if one of those undone showed anybody something."""
    if room.over:
        raise Refusal("over")
    if room.calling or room.secret:
        raise Refusal("shown")
    if room.row.status == "paused":
        raise Refusal("paused")
    mine = [i for i, played in enumerate(room.played) if played.seat == by and i >= room.floor]
    if not mine:
        raise Refusal("nothing_to_undo")
    if await server.rooms.loader.showed(room, mine[-1]):
        raise Refusal("shown")
    return mine[-1]
