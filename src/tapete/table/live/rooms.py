"""The tables that this process has in memory, and the only way to change them.

Several processes may have the same table. The store decides which of two choices came first, because each entry number
can be taken once.
"""
from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import orjson

from ...runtime.workers import aside
from ..refusals import Refusal
from ..store.models import EntryRow, TableRow
from ..store.rows import EntryTaken
from ..story.record import record_of
from ..story.setup import GameSetup
from ..story.story import EntryEffect
from ..view import view_builder
from . import clock
from .asking import ask, check_choice, still_asks
from .loading import EVERY, FEW, Loader
from .moment import Asked
from .room import Room

if TYPE_CHECKING:
    from ..store.journal import Journal
    from ..store.store import Store

log = logging.getLogger("tapete.table")

Answer = TypeVar("Answer")
SeatChange = tuple[int, str, str | None]
"""A seat, one of `transcript.SEAT_CHANGES`, and the name of the person or bot."""
Result = TypeVar("Result")

IDLE = 900.0
"""Seconds after which a table that nobody looks at leaves memory. The store has it."""
SLICE = 0.005
"""Seconds that this process spends on tables before it answers waiting requests."""
REST = 600.0
"""Seconds after which bots and clocks rest if nobody looks."""


class Rooms:
    """The rooms of one process. `changed` is called after each change at a table."""

    def __init__(self, store: Store, journal: Journal) -> None:
        self.store, self.journal, self.loader = store, journal, Loader(store)
        self.changed: list[Callable[[Room], None]] = []
        self.visited: list[Callable[[Room], Awaitable[None]]] = []
        """Called before `changed` when somebody looks at a table again after a while."""
        self.recorded: list[Callable[[Any, Room, Sequence[EntryRow], str], Awaitable[None]]] = []
        """Called once per game, in the transaction that stores its record, with its entries and the record's id."""
        self.rest = REST
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._missed: dict[str, bool] = {}
        """Tables that changed while being loaded; True if they must be reloaded in full."""

    def __iter__(self) -> Any:
        return iter(list(self._rooms.values()))

    async def in_turn(self) -> AsyncIterator[Room]:
        """The rooms, one by one. Other tasks of this process may run between them."""
        began = time.perf_counter()
        for code, room in list(self._rooms.items()):
            if time.perf_counter() - began > SLICE:
                await asyncio.sleep(0)
                began = time.perf_counter()
            if self._rooms.get(code) is room:
                yield room

    def __contains__(self, code: str) -> bool:
        """Whether a table is in memory or being loaded."""
        return code in self._rooms or code in self._loading

    def known(self) -> set[str]:
        """The codes of the tables in memory or being loaded."""
        return {*self._rooms, *self._loading}

    def here(self, code: str) -> Room | None:
        """The room if it is in memory; else None."""
        return self._rooms.get(code)

    async def get(self, code: str) -> Room:
        """The room of a table. Raises Refusal if there is none."""
        room = self._rooms.get(code)
        if room is None:
            lock = self._loading.setdefault(code, asyncio.Lock())
            try:
                async with lock:
                    room = self._rooms.get(code) or await self._load(code)
            finally:
                if not lock.locked():
                    self._loading.pop(code, None)
        room.touched = time.monotonic()
        return room

    async def visit(self, code: str) -> Room:
        """The room of a table, for somebody who looks at it. A table that rested continues."""
        rested = code not in self._rooms
        room = await self.get(code)
        rested = rested or not self.looked_at(room)
        room.looked = clock.now()
        if room.row.status == "playing" and room.story.seq == 0:      # a process died before dealing
            await self.start(room)
        elif rested:
            for visited in self.visited:
                await visited(room)
            for listener in self.changed:
                listener(room)
        return room

    def looked_at(self, room: Room) -> bool:
        """Whether somebody looks at a table, or has looked lately."""
        return bool(room.lives) or clock.since(room.looked) < self.rest

    async def _load(self, code: str) -> Room:
        self._missed.pop(code, None)
        room = await self.loader.room(code)
        while (anew := self._missed.pop(code, None)) is not None:
            if anew:
                room = await self.loader.room(code)
            else:
                await self._catch_up(room)
        self._rooms[code] = room
        room.looked = min(room.row.seen, clock.now())
        await self._keep_record(room)
        return room

    async def refresh(self, code: str, entry: EntryRow | None = None) -> None:
        """Bring a table in memory up to date with the store. If `entry` is the next one, nothing else is read. A table
        that is not in memory is not loaded."""
        room = self._rooms.get(code)
        if room is None:
            if code in self._loading:
                self._missed.setdefault(code, False)
            return
        async with room.lock:
            if entry is None or entry.seq > room.story.seq + 1:
                await self._catch_up(room)
            elif entry.seq == room.story.seq + 1:
                self._take(room, [entry])
            else:
                return
            await self._keep_record(room)
        self.tell(room)

    async def _catch_up(self, room: Room) -> None:
        found = await self.store.load(room.code, room.story.seq)
        if found is None:
            self._drop(room)
            raise Refusal("no_table", code=room.code)
        row, entries = found
        room.see(row)
        if len(entries) > FEW or any(entry.kind == "undo" for entry in entries):
            await self._rebuild(room)
        else:
            self._take(room, entries)

    def _take(self, room: Room, entries: Sequence[EntryRow]) -> None:
        try:
            for entry in entries:
                room.take(entry)
        except BaseException:
            self._drop(room)
            raise

    async def reseat(self, room: Room, work: Callable[[Room, TableRow], tuple[Result, list[SeatChange]]]) -> Result:
        """Change who sits at a table, and tell it in the table's story. `work` changes the row and returns the changes.
        Both are stored in one transaction, so that nobody comes or goes unannounced. A Refusal changes nothing."""
        async with self._hold(room) as room:
            while True:
                try:
                    async with self.store.changing(room.code) as (db, row):
                        if row is None:
                            raise Refusal("no_table", code=room.code)
                        result, changes = work(room, row)
                        if room.story.seq and row.status != "over":
                            now = clock.now()
                            await self.store.append(db, (
                                EntryRow(code=room.code, seq=room.story.seq + number, kind="seat", seat=seat, do=change,
                                         note=name, dice=[], state=room.story.playing.digest(), at=now)
                                for number, (seat, change, name) in enumerate(changes, 1)))
                    break
                except EntryTaken:      # another process has added an entry
                    await self._catch_up(room)
            await self._catch_up(room)
        self.tell(room)
        return result

    async def _rebuild(self, room: Room) -> None:
        """Load a room again from the store, because the one in memory is ahead of it or behind."""
        try:
            room.become(await self.loader.room(room.code))
        except BaseException:
            self._drop(room)
            raise

    def _drop(self, room: Room) -> None:
        """Drop a room that differs from the store. Its pages connect again to a new one."""
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]
        for live in list(room.lives):
            live.dismiss()

    def dismiss(self, code: str) -> None:
        """Drop a table that was replaced or removed. Its pages connect again and learn of it."""
        room = self._rooms.get(code)
        if room is not None:
            self._drop(room)
        elif code in self._loading:
            self._missed[code] = True

    def tell(self, room: Room) -> None:
        """Tell the connected pages and the scheduler that a table has changed."""
        view_builder.prepare(room, {(room.viewer(live.seat), live.language) for live in room.lives})
        for live in list(room.lives):
            live.wake()
        for listener in self.changed:
            listener(room)

    def say_to_all(self, message: dict[str, Any]) -> None:
        """Send a message to every page at every table."""
        for room in self:
            self.say(room, message)

    def say(self, room: Room, message: dict[str, Any]) -> None:
        """Send a message to the pages at a table. Chat of a table whose chat is for seats goes to seats only."""
        text = orjson.dumps(message).decode()
        closed = message["type"] == "chat" and room.row.chat == "seats"
        for live in list(room.lives):
            if not closed or live.seat is not None:
                live.say(text)

    # ---- what happens at a table ---------------------------------------------------------------

    @asynccontextmanager
    async def _hold(self, room: Room) -> AsyncIterator[Room]:
        """Hold a room's lock. If the room was dropped meanwhile, hold the one in its place: use the room given here."""
        while True:
            async with room.lock:
                if self._rooms.get(room.code) is room:
                    room.touched = time.monotonic()
                    yield room
                    return
            room = await self.get(room.code)

    async def start(self, room: Room) -> None:
        """Set the game up and begin. Nothing happens if another process has begun it already."""
        async with self._hold(room) as room:
            if room.story.seq == 0:
                await self._happen(room, "start", room.begin)
        self.tell(room)

    async def choose(self, room: Room, seat: int, seq: int, text: str, language: str = "en",
                     note: str | None = None) -> int:
        """Carry out a seat's choice that was made at its moment `seq`. Returns the next `seq`.

        The same choice sent again gets the same answer. A Refusal changes nothing.
        """
        # A separate task, so that a choice that has begun is completed even if the request is cancelled.
        return await asyncio.shield(asyncio.create_task(self._choose(room, seat, seq, text, language, note)))

    async def _choose(self, room: Room, seat: int, seq: int, text: str, language: str, note: str | None) -> int:
        async with self._hold(room) as room:
            if seq > room.story.events.seq(seat):
                await self._catch_up(room)
            seq = room.story.events.settled(seat, seq)
            try:
                action = room.game.grammar.parse(text)
            except ValueError:
                raise Refusal("no_action", action=text) from None
            if not self._made_before(room, seat, seq, action, note):
                check_choice(room, seat, seq, action, language)
                if note is not None and room.game.interaction.note_to(room.story.playing.blinded(seat), action) is None:
                    raise Refusal("no_note")
                do = room.game.grammar.text(action)
                if not await self._happen(room, "choice", lambda: room.choose(seat, action, note), seat, do, note):
                    if not self._made_before(room, seat, seq, action, note):
                        raise Refusal("late", seq=seq, now=room.story.events.seq(seat))
        self.tell(room)
        return seq + 1

    def _made_before(self, room: Room, seat: int, seq: int, action: int, note: str | None) -> bool:
        """Whether this choice has been made with the same words. If the answer were yes for other words, they would be
        lost."""
        return room.story.answered.get((seq, seat, action)) == (note or "")

    async def later(self, room: Room, seat: int, work: Callable[[Asked], Awaitable[Answer]],
                    language: str = "en") -> tuple[Asked, Answer]:
        """Let `work` find an answer for a seat that must choose, from only what the seat may know. Returns the question
        and the answer.

        All answers that arrive later use this method. Refusal if the seat must not choose. Refusal `late` if something
        has happened to the seat meanwhile, or if somebody else sits in it.
        """
        async with self._hold(room) as room:
            asked = ask(room, seat, view_builder.names_of(room, language))
        answer = await work(asked)
        async with self._hold(room) as room:
            if not still_asks(room, asked):
                raise Refusal("late", seq=asked.seq, now=room.story.events.seq(seat))
        return asked, answer

    async def show(self, room: Room, seq: int) -> None:
        """End the present call. Nothing happens if something else has happened since `seq`."""
        async with self._hold(room) as room:
            if room.story.moment == seq and room.story.calling:
                await self._happen(room, "show", EntryEffect)
        self.tell(room)

    async def undo(self, room: Room, seat: int, seq: int, choices: int) -> None:
        """Go back to the state after `choices` choices. Refusal if something else has happened since `seq`, the table's
        own."""
        async with self._hold(room) as room:
            story = room.story
            if story.moment != seq:
                raise Refusal("late", seq=seq, now=story.moment)
            state = room.game.State.from_bytes(await self.loader.state_after(room, choices))
            before = GameSetup.of(room.row).session_at(state)
            if not await self._happen(room, "undo", lambda: story.rewind(before, choices, seat), seat, str(choices)):
                raise Refusal("late", seq=seq, now=room.story.moment)
        self.tell(room)

    async def _happen(self, room: Room, kind: str, work: Callable[[], EntryEffect], seat: int | None = None,
                      do: str | None = None, note: str | None = None) -> bool:
        """Do something to the game and append its entry. If another entry was first, returns False and the room is
        loaded again.

        The room's lock is held, so nobody sees the game before the entry is on the disk.
        """
        try:
            effect = work()
            room.moved_on()
            entry: EntryRow = room.entry(kind, clock.now(), seat, do, note)
            ends = room.story.playing.over and not room.story.will_call(kind, effect)
            written = await self.journal.append(entry, ends)
        except BaseException:
            await self._rebuild(room)
            raise
        if not written:
            await self._rebuild(room)
            return False
        room.note(entry, effect)
        room.touched = time.monotonic()
        if ends:
            await self._catch_up(room)
            await self._keep_record(room)
        return True

    async def _keep_record(self, room: Room) -> None:
        """Store a finished game as a replay, once."""
        if room.row.status != "over" or room.row.replay is not None or room.story.session is None:
            return
        entries = await self.store.entries(room.code)
        replay_id = await self.store.add_replay(await aside(record_of, room.row, room.story, entries))
        async with self.store.changing(room.code) as (db, row):
            assert row is not None
            if row.replay is None:
                for recorded in self.recorded:
                    await recorded(db, room, entries, replay_id)
            row.replay = replay_id
        room.see(row)

    # ---- forgetting ----------------------------------------------------------------------------

    async def keep(self) -> None:
        """Store snapshots of the rooms with many entries since their last snapshot."""
        for room in list(self._rooms.values()):
            if room.story.seq - room.snapshot_seq >= EVERY and not room.lock.locked():
                await self.loader.keep(room)

    async def forget_idle(self, busy: Callable[[Room], bool]) -> None:
        """Drop tables from memory that nobody looks at and where nothing happens, except busy ones."""
        def idle(room: Room) -> bool:
            return (time.monotonic() - room.touched > IDLE and not room.lives and not room.lock.locked()
                    and not busy(room))

        for code, room in list(self._rooms.items()):
            if idle(room):
                await self.loader.keep(room)
                if idle(room) and self._rooms.get(code) is room:
                    del self._rooms[code]

    async def keep_all(self, seconds: float) -> None:
        """Store snapshots before the process ends, as many as time allows. If the database does not answer, it still
        has all entries, and the process ends normally."""
        left = list(self._rooms.values())
        try:
            async with asyncio.timeout(seconds):
                while left:
                    await self.loader.keep(left[-1])
                    left.pop()
        except (TimeoutError, Refusal) as error:
            log.warning("the server ends without a snapshot of %d tables (%s): they are read from their entries",
                        len(left), type(error).__name__)
