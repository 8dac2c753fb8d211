"""The tables that this process has in memory, and the only way to change them.

Several processes may have the same table. The store decides which of two choices came first, because each entry number
can be taken once.
"""
from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import orjson

from ...errors import DefectError
from ...games import speech_for
from ...referee.session import Told
from ...runtime.workers import aside
from ..http.authority import DEEDS, state_of
from ..http.refusals import Refusal, not_asked
from ..store.models import Entry, Table
from ..store.rows import Taken
from ..story.rebuild import rewind, session_at, take
from ..story.record import record_of
from ..view import view_builder as narrator
from . import clock
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
        self.recorded: list[Callable[[Any, Room, Sequence[Entry], str], Awaitable[None]]] = []
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
        if room.row.status == "playing" and room.seq == 0:      # a process died before dealing
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

    async def refresh(self, code: str, entry: Entry | None = None) -> None:
        """Bring a table in memory up to date with the store. If `entry` is the next one, nothing else is read. A table
        that is not in memory is not loaded."""
        room = self._rooms.get(code)
        if room is None:
            if code in self._loading:
                self._missed.setdefault(code, False)
            return
        async with room.lock:
            if entry is None or entry.seq > room.seq + 1:
                await self._catch_up(room)
            elif entry.seq == room.seq + 1:
                self._take(room, [entry])
            else:
                return
            await self._keep_record(room)
        self.tell(room)

    async def _catch_up(self, room: Room) -> None:
        found = await self.store.load(room.code, room.seq)
        if found is None:
            self._drop(room)
            raise Refusal("no_table", code=room.code)
        row, entries = found
        room.see(row)
        if len(entries) > FEW or any(entry.kind == "undo" for entry in entries):
            await self._rebuild(room)
        else:
            self._take(room, entries)

    def _take(self, room: Room, entries: Sequence[Entry]) -> None:
        try:
            for entry in entries:
                take(room, entry)
        except BaseException:
            self._drop(room)
            raise

    async def reseat(self, room: Room, work: Callable[[Room, Table], tuple[Result, list[SeatChange]]]) -> Result:
        """Change who sits at a table, and tell it in the table's story. `work` changes the row and returns the changes.
        Both are stored in one transaction, so that nobody comes or goes unannounced. A Refusal changes nothing."""
        room = await self.get(room.code)
        async with room.lock:
            while True:
                try:
                    async with self.store.changing(room.code) as (db, row):
                        if row is None:
                            raise Refusal("no_table", code=room.code)
                        result, changes = work(room, row)
                        if room.seq and row.status != "over":
                            now = clock.now()
                            await self.store.append(db, (
                                Entry(code=room.code, seq=room.seq + number, kind="seat", seat=seat, do=change,
                                      note=name, dice=[], state=room.playing.digest(), at=now)
                                for number, (seat, change, name) in enumerate(changes, 1)))
                    break
                except Taken:      # another process has added an entry
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
        narrator.prepare(room, {(room.viewer(live.seat), live.language) for live in room.lives})
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

    async def start(self, room: Room) -> None:
        """Set the game up and begin. Nothing happens if another process has begun it already."""
        room = await self.get(room.code)
        async with room.lock:
            if room.seq == 0:
                await self._happen(room, "start", room.set_up)
        self.tell(room)

    async def choose(self, room: Room, seat: int, seq: int, text: str, language: str = "en",
                     note: str | None = None) -> int:
        """Carry out a seat's choice that was made at its moment `seq`. Returns the next `seq`.

        The same choice sent again gets the same answer. A Refusal changes nothing.
        """
        # A separate task, so that a choice that has begun is completed even if the request is cancelled.
        return await asyncio.shield(asyncio.create_task(self._choose(room, seat, seq, text, language, note)))

    async def _choose(self, room: Room, seat: int, seq: int, text: str, language: str, note: str | None) -> int:
        room = await self.get(room.code)
        async with room.lock:
            if seq > room.chronicle.seq(seat):
                await self._catch_up(room)
            seq = room.chronicle.settled(seat, seq)
            try:
                action = room.game.grammar.parse(text)
            except ValueError:
                raise Refusal("no_action", action=text) from None
            if not self._made_before(room, seat, seq, action, note):
                self._check(room, seat, seq, action, language)
                if note is not None and room.game.interaction.note_to(room.playing.blinded(seat), action) is None:
                    raise Refusal("no_note")
                do = room.game.grammar.text(action)
                if not await self._happen(room, "choice", lambda: room.choose(seat, action, note), seat, do, note):
                    if not self._made_before(room, seat, seq, action, note):
                        raise Refusal("late", seq=seq, now=room.chronicle.seq(seat))
        self.tell(room)
        return seq + 1

    def _made_before(self, room: Room, seat: int, seq: int, action: int, note: str | None) -> bool:
        """Whether this choice has been made with the same words. If the answer were yes for other words, they would be
        lost."""
        return room.made.get((seq, seat, action)) == (note or "")

    async def later(self, room: Room, seat: int, work: Callable[[Asked], Awaitable[Answer]],
                    language: str = "en") -> tuple[Asked, Answer]:
        """Let `work` find an answer for a seat that must choose, from only what the seat may know. Returns the question
        and the answer.

        All answers that arrive later use this method. Refusal if the seat must not choose. Refusal `late` if something
        has happened to the seat meanwhile, or if somebody else sits in it.
        """
        room = await self.get(room.code)
        async with room.lock:
            asked = room.ask(seat, narrator.names_of(room, language))
        answer = await work(asked)
        room = await self.get(room.code)
        async with room.lock:
            if not _still_asks(room, asked):
                raise Refusal("late", seq=asked.seq, now=room.chronicle.seq(seat))
        return asked, answer

    async def show(self, room: Room, seq: int) -> None:
        """End the present call. Nothing happens if something else has happened since `seq`."""
        room = await self.get(room.code)
        async with room.lock:
            if room.moment == seq and room.calling:
                await self._happen(room, "show", list)
        self.tell(room)

    def _check(self, room: Room, seat: int, seq: int, action: int, language: str) -> None:
        state = state_of(room.row, room.seq > 0)
        code = "over" if room.session is not None and room.over else DEEDS["choose"].when.get(state)
        if code not in (None, "paused"):
            raise Refusal(code)
        session = room.playing
        if seq != room.chronicle.seq(seat):
            raise Refusal("late", seq=seq, now=room.chronicle.seq(seat))
        if code is not None:
            raise Refusal(code)
        if not room.asks(seat):
            raise not_asked()
        if action in session.legal():
            _check_lesson(room, action, language)
            return
        code, sentence, rule = why_not(room, seat, action, language)
        if code is None:
            raise DefectError(f"{room.game.grammar.text(action)} is legal for seat {seat}, but not for the referee")
        raise Refusal(code, sentence=sentence, rule=rule)

    async def undo(self, room: Room, seat: int, seq: int, choices: int) -> None:
        """Go back to the state after `choices` choices. Refusal if something else has happened since `seq`, the table's
        own."""
        room = await self.get(room.code)
        async with room.lock:
            if room.moment != seq:
                raise Refusal("late", seq=seq, now=room.moment)
            before = session_at(room, await self.loader.state_after(room, choices))
            if not await self._happen(room, "undo", lambda: rewind(room, choices, seat, before), seat, str(choices)):
                raise Refusal("late", seq=seq, now=room.moment)
        self.tell(room)

    async def _happen(self, room: Room, kind: str, work: Callable[[], list[Told]], seat: int | None = None,
                      do: str | None = None, note: str | None = None) -> bool:
        """Do something to the game and append its entry. If another entry was first, returns False and the room is
        loaded again.

        The room's lock is held, so nobody sees the game before the entry is on the disk.
        """
        try:
            news = work()
            entry: Entry = room.entry(kind, clock.now(), seat, do, note)
            ends = room.playing.over and not room.will_call(kind, news)
            written = await self.journal.append(entry, ends)
        except BaseException:
            await self._rebuild(room)
            raise
        if not written:
            await self._rebuild(room)
            return False
        room.note(entry, news)
        room.touched = time.monotonic()
        if ends:
            await self._catch_up(room)
            await self._keep_record(room)
        return True

    async def _keep_record(self, room: Room) -> None:
        """Store a finished game as a replay, once."""
        if room.row.status != "over" or room.row.replay is not None or room.session is None:
            return
        entries = await self.store.entries(room.code)
        replay_id = await self.store.add_replay(await aside(record_of, room, entries))
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
            if room.seq - room.kept >= EVERY and not room.lock.locked():
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


def why_not(room: Room, seat: int, action: int, language: str) -> tuple[str | None, str, str | None]:
    """Why a seat may not choose an action now: code, sentence and rule. The code is None if the seat may.

    It uses only what the seat may know, because a reason must not reveal what a view hides.
    """
    session, game = room.playing, room.game
    speech = speech_for(game, language)
    if room.over:
        return "over", speech.say("referee-over"), "referee.over"
    if not room.asks(seat):
        refusal = not_asked()
        return refusal.code, refusal.sentence(language), refusal.rule
    why = int(game.rules.why_not(session.blinded(seat), action))
    if not why:
        return None, "", None
    rule, sentence = session.refusal(speech, why)
    return "illegal", sentence, rule


def _check_lesson(room: Room, action: int, language: str) -> None:
    """Raise Refusal, in the guide's words, for a choice that the lesson does not make next."""
    lesson, line = room.lesson, room.line
    if lesson is None or line is None or action in line.choices:
        return
    wrong = lesson.guide(len(room.played), language).wrong
    raise Refusal("lesson_other", sentence=" ".join(wrong) or None)


def _still_asks(room: Room, asked: Asked) -> bool:
    """Whether a seat is still asked the same question, and the same person or bot sits there."""
    story, seat = room.chronicle, asked.seat
    return (room.asks(seat) and story.settled(seat, asked.seq) == story.seq(seat)
            and room.holder(seat) == asked.holder)
