"""Another game with the same people, each moved one seat, and how often each has won."""
from __future__ import annotations

import time

from ..http.schema import Rematch
from ..live import chance, clock
from ..live.place import Place
from ..live.room import Room
from ..store.models import HolderRow, SeatRow, TableRow
from ..view import view_builder
from . import host
from . import secrets as seats
from .seating import there


async def play_again(server: Place, room: Room, by: int) -> Rematch:
    """The table for another game. The first person who asks makes it and is its host.

    People hold their seats there with their keys, and get them with `reclaim`. The game starts at once if all of them
    have the same key: one person, or several at one device.
    """
    server.house.check_new_tables()
    async with server.store.changing(room.code) as (_, row):
        old = there(room, row)
        old.next = code = old.next or seats.new_code(server.code_length)
    await server.rooms.refresh(room.code)
    if await server.store.table(code) is None:
        made = _table(server, room, code, by)
        people = sum(seat.kind != "bot" for seat in made.seats)
        one = len({each.player for each in made.holders}) == 1 and len(made.holders) == people
        if await server.store.add(made) and (one or people == 1):
            await host.begin(server, await server.rooms.get(code))
    return Rematch(code=code)


def _table(server: Place, room: Room, code: str, by: int) -> TableRow:
    old, count = room.row, len(room.row.seats)
    order = [(number + 1) % count for number in range(count)]
    players = {each.seat: each.player for each in old.holders if not each.left}
    rows = [SeatRow(code=code, seat=number, kind=old.seats[before].kind, bot=old.seats[before].bot,
                    name=old.seats[before].name if old.seats[before].kind != "open" else None,
                    role=old.seats[before].role, stops=old.seats[before].stops, token=None, transfer=None,
                    transfer_until=None, since=clock.now() if old.seats[before].kind == "human" else None)
            for number, before in enumerate(order)]
    outcome = view_builder.outcome_of(room, "en")
    won = {one.seat for one in outcome.standings if one.won} if outcome is not None else set()
    series = old.series or {"number": 1, "won": [0] * count}
    table = TableRow(
        code=code, game=old.game, ruleset=old.ruleset, version=old.version, options=old.options,
        seed=chance.fresh_seed(), typed_dice=False, status="waiting", listed=old.listed,
        password=old.password, clock=old.clock, calls=old.calls, several=old.several, chat=old.chat, server=server.id,
        seats=rows,
        host=order.index(by), created=time.time(), updated=clock.now(),
        series={"number": series["number"] + 1, "won": [series["won"][before] + (before in won) for before in order]})
    # Nobody has these tokens. `reclaim` gives a seat its first usable one.
    table.holders = [HolderRow(code=code, seat=number, player=players[before], token=seats.hashed(seats.new_token()),
                               left=False) for number, before in enumerate(order) if before in players]
    return table
