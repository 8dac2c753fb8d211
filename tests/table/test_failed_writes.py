"""A failed write leaves the board in memory equal to the store, at every moment of a game."""
from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tapete.games import NAMES, find_game
from tapete.table.live import loading
from tapete.table.live.room import Room
from tapete.table.live.rooms import Rooms
from tapete.table.store.journal import Journal
from tapete.table.store.models import EntryRow, HolderRow, SeatRow, TableRow
from tapete.table.store.store import Store
from tapete.table.story.rebuild import rebuild

from ..sweep import sweep
from .stories import all_views, parts_of

pytestmark = pytest.mark.anyio

CODE = "AAAAAA"
CHOICES = 24


class DiskError(Exception):
    """The error of a disk that takes no data."""


class Failing(Journal):
    """A journal that fails one write on request, either before any data is on the disk or after all of it is."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.fails = ""

    async def append(self, entry: EntryRow, ends: bool = False) -> bool:
        fails, self.fails = self.fails, ""
        if fails == "before":
            raise DiskError
        written = await super().append(entry, ends)
        if fails == "after":
            raise DiskError
        return written


@asynccontextmanager
async def _table(database: str, name: str, seed: int = 7) -> AsyncIterator[tuple[Rooms, Failing, Room]]:
    """A table of people alone that nobody drives, so that only the test makes things happen at it."""
    store = Store(database, "test")
    journal = Failing(store)
    rooms = Rooms(store, journal)
    found = find_game(name)
    rules = found.ruleset()
    seats = [SeatRow(seat=i, kind="human", name=f"P{i}", since=0.0) for i in range(found.configuration.usual_seats
                                                                                   or found.most)]
    row = TableRow(code=CODE, game=name, ruleset=rules.name, version=rules.version, options={}, seed=seed,
                   typed_dice=False, status="playing", listed=False, calls=8.0, created=0.0, updated=0.0, seats=seats,
                   holders=[HolderRow(seat=seat.seat, player=f"p{seat.seat}", token="", left=False) for seat in seats])
    journal.start()
    try:
        assert await store.add(row)
        room = await rooms.get(CODE)
        await rooms.start(room)
        yield rooms, journal, room
    finally:
        await journal.stop()
        await rooms.loader.workshop.stop()
        await store.close()


def _everything(room: Room) -> dict[str, Any]:
    """All that a room has of its table's story, and what every viewer gets of it."""
    return parts_of(room.story) | {"views": all_views(room, ["es"])}


FAILS = "before", "after"


class Twin:
    """The same table as the store has it, read entry by entry by somebody who has never seen a write fail."""

    def __init__(self, rooms: Rooms) -> None:
        self.store = rooms.store
        self.room: Room | None = None

    async def read(self) -> Room:
        found = await self.store.load(CODE, 0 if self.room is None else self.room.story.seq)
        assert found is not None
        row, entries = found
        if self.room is None:
            self.room = Room(row, rebuild(row, entries))
        else:
            for entry in entries:
                self.room.take(entry)
            self.room.see(row)
        return self.room


@pytest.mark.parametrize("game, fails", sweep(
    [(game, fails) for game in NAMES for fails in FAILS],
    kept=[("carcosa", FAILS[0]), ("gloom", FAILS[1])]))
async def test_each_write_of_a_game_fails_once_and_nobody_sees_another_board(
        sqlite: str, monkeypatch: pytest.MonkeyPatch, game: str, fails: str) -> None:
    monkeypatch.setattr(loading, "FEW", 10_000)     # read beside the loop, and not by a process of its own
    chance = random.Random(f"{game} {fails}")
    kinds: set[str] = set()
    async with _table(sqlite, game) as (rooms, journal, room):
        twin = Twin(rooms)

        async def as_the_store_has_it() -> None:
            assert _everything(room) == _everything(await twin.read())

        async def happen(kind: str, work: Callable[[], Any], gives_up: bool = False) -> None:
            """An action's first write fails. The action is asked for again, unless the client gives up."""
            seq, journal.fails = room.story.seq, fails
            with pytest.raises(DiskError):
                await work()
            assert rooms.here(CODE) is room and room.story.seq == seq + (fails == "after")
            await as_the_store_has_it()
            if not gives_up and (fails == "before" or kind == "choice"):    # a choice sent again is made once
                await work()
            assert room.story.seq == seq + (not gives_up or fails == "after")
            await as_the_store_has_it()
            kinds.add(kind)

        async def undo() -> None:
            back = len(room.story.choices) - 1
            moment, seat = room.story.moment, room.story.choices[back].seat
            await happen("undo", lambda: rooms.undo(room, seat, moment, back))

        async def show() -> None:
            moment = room.story.moment
            await happen("show", lambda: rooms.show(room, moment))

        async def choose(gives_up: bool = False) -> None:
            seat = room.story.playing.to_move
            seq, text = room.story.events.seq(seat), room.game.grammar.text(chance.choice(room.story.playing.legal()))
            await happen("choice", lambda: rooms.choose(room, seat, seq, text), gives_up)

        while len(room.story.choices) < CHOICES and not room.over:
            if room.story.held:
                await show()
                continue
            if chance.random() < 0.3:       # somebody's choice fails, and something else is what happens next
                await choose(gives_up=True)
                if room.story.calling:
                    await show()
                elif room.story.choices and chance.random() < 0.5:
                    await undo()
                continue
            await choose()
    assert kinds >= ({"choice", "undo", "show"} if find_game(game).interaction.calls else {"choice", "undo"})
