"""What moves a table on by itself: bots that choose, and clocks that run out.

Nobody may tell by how long anything takes what somebody else holds. A bot answers after a pause that its strength and
what everybody sees decide, a choice that has one answer too; its thinking is cut to fit. Where somebody may respond to
others, all people are asked alike, and have as long. With one person at a table people need not be told apart, and
nothing is made longer than it is.
"""
from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from ..http.refusals import Refusal
from ..http.schema_play import Calling
from ..story.names import character_at
from . import clock
from .bots import BEATS, Bots, by_thumb
from .moment import Asked
from .room import Room
from .rooms import Rooms

log = logging.getLogger("tapete.table")

Answer = TypeVar("Answer")

NEAR = 600.0
"""Seconds before its end from which on the clock of a game that is played over days is watched here."""


Work = Callable[[Room, int, int], Awaitable[None]]
"""What drives a table on, from a moment of it at which a seat is to move."""


class Time:
    """The time that tables go by."""

    def now(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def within(self, seconds: float | None, work: Coroutine[Any, Any, Answer]) -> Answer:
        """What comes of work; TimeoutError if it takes longer."""
        return await asyncio.wait_for(work, seconds)


@dataclass
class Turn:
    """Who is waited for at a table, and since when."""

    room: Room
    seq: int
    seat: int
    since: float
    task: asyncio.Task[None]


class Driver:
    """Drives the tables for which `mine` says so, while people look at them."""

    def __init__(self, rooms: Rooms, bots: Bots, pace: float, grace: float, mine: Callable[[Room], bool]) -> None:
        self.rooms, self.bots, self.pace, self.grace, self.mine = rooms, bots, pace, grace, mine
        self.time = Time()
        self._turns: dict[str, Turn] = {}
        self._calls: dict[str, tuple[int, float]] = {}
        """By table: the number of the call being made, and when it began."""
        rooms.changed.append(self.look)

    def look(self, room: Room) -> None:
        """See whether a table waits for a bot or for a clock."""
        session, turn, since = room.session, self._turns.get(room.code), None
        if not room.calling or room.row.status != "playing":
            self._calls.pop(room.code, None)
        goes_on = session is not None and not room.over
        moves = (goes_on and room.row.status == "playing" and self.mine(room)
                 and (room.slow or self.rooms.looked_at(room)))
        if session is not None and moves:
            work, name = self._work(room, session.to_move)
            same = turn is not None and turn.room is room and (turn.seq, turn.seat) == (room.moment, session.to_move)
            if turn is not None and same:
                if not turn.task.done() and turn.task.get_name() == name:
                    return
                since = turn.since
        else:
            work, name = None, ""
        if turn is not None and turn.task is not asyncio.current_task():
            turn.task.cancel()
        self._turns.pop(room.code, None)
        if work is not None and session is not None:
            if since is None:
                since = self.time.now() - self._gone(room)
            begun = partial(work, room, room.moment, session.to_move)      # who is cancelled first leaves no coroutine
            task = asyncio.create_task(self._watch(room, begun), name=name)
            self._turns[room.code] = Turn(room, room.moment, session.to_move, since, task)

    def _work(self, room: Room, to_move: int) -> tuple[Work | None, str]:
        """What drives a table on whose seat is to move, and its name."""
        if room.held:
            return self._call, "call"
        seat = room.seats[to_move]
        if room.rests:
            return None, ""
        line = room.line
        if line is not None and not line.asked:
            made = partial(self._after, seconds=0.0 if line.at_once else self._pause(room), action=line.choices[0])
            return partial(self._made, work=made), f"lesson {len(room.played)}"
        if self._waits_in_call(room):
            self._calls.pop(room.code, None)        # what is left of the call begins when they have answered
            return self._clocked(room, self._clock, "clock")
        if room.calling and (seat.kind != "bot" or self._over_in(room) <= 0):
            return self._call, "call"
        if seat.kind == "bot":
            return self._bot, "bot"
        action = room.automatic(to_move)
        if action is not None:
            return partial(self._pass, action=action), f"pass {action}"
        if room.silence is not None:
            return self._clocked(room, self._silent, "silence")
        return self._clocked(room, self._clock, "clock")

    def _clocked(self, room: Room, work: Work, name: str) -> tuple[Work | None, str]:
        """What waits for a clock, if there is one that is near its end: nobody keeps a table in memory for days."""
        if room.limit() is None or (room.slow and (self.left(room) or 0.0) > NEAR):
            return None, ""
        return work, name

    def _waits_in_call(self, room: Room) -> bool:
        """Whether a call waits for the only person at a table."""
        seat = room.playing.to_move
        return (room.calling and not room.held and room.alone and seat >= 0 and room.seats[seat].kind == "human"
                and room.automatic(seat) is None)

    def _lasts(self, room: Room) -> float:
        """The seconds of the call being made; where one person plays, none waits longer than a bot."""
        seconds = room.row.calls * room.length
        return min(seconds, self.pace) if room.alone else seconds

    def _over_in(self, room: Room) -> float:
        """The seconds that the call being made has left; it begins when it is first asked about."""
        number, began = self._calls.get(room.code, (-1, 0.0))
        if number != room.calls_made:
            began = self.time.now()
            self._calls[room.code] = room.calls_made, began
        return began + self._lasts(room) - self.time.now()

    def calling(self, room: Room) -> Calling | None:
        """The call being made, and how long it still takes; None where it waits for the only person at the table."""
        if not room.calling or room.session is None or self._waits_in_call(room):
            return None
        seconds = self._lasts(room)
        left = self._over_in(room) if room.row.status == "playing" else seconds
        return Calling(seconds=seconds, left=round(max(0.0, left), 1))

    def _gone(self, room: Room) -> float:
        """The seconds that a clock had run already when the game was paused at this moment of it."""
        kept = room.row.left
        here = kept is not None and kept["moment"] == room.moment
        return 0.0 if kept is None or not here else max(0.0, (room.limit() or 0.0) - kept["seconds"])

    def watches(self, room: Room) -> bool:
        """Whether a bot thinks or a clock runs at a table."""
        turn = self._turns.get(room.code)
        return turn is not None and not turn.task.done()

    def left(self, room: Room) -> float | None:
        """The seconds that whoever is to move has left; None for as long as they like, or for a bot."""
        turn = self._turns.get(room.code)
        if room.session is None or room.over:
            return None
        limit = room.limit()
        if limit is None:
            return None
        if room.row.status == "playing" and (room.slow or (turn is None and not self.mine(room))):
            kept = room.row.left
            since = kept["at"] if kept is not None and kept["moment"] == room.moment else room.moment_at
            return max(0.0, limit - self._gone(room) - clock.since(since))
        if turn is None or room.row.status == "paused":
            return limit - self._gone(room)
        return max(0.0, limit - (self.time.now() - turn.since))

    async def stop(self) -> None:
        tasks = [turn.task for turn in self._turns.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self, room: Room, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Refusal as refusal:
            # Somebody was quicker, or the table was paused meanwhile: the next change looks again.
            log.debug("a bot or a clock came too late (%s)", refusal.code)
        except Exception:
            log.exception("a bot or a clock failed")

    async def _bot(self, room: Room, seq: int, seat: int) -> None:
        bot, style = room.seats[seat].bot or "easy", character_at(room.row, seat).style
        if room.calling:
            await self._answer(room, seat, partial(self._thought, bot=bot, style=style,
                                                   seconds=max(0.0, self._over_in(room))))
            return
        if not room.secret:
            self.rooms.say(room, {"type": "thinking", "seat": seat})
        await self._answer(room, seat, partial(self._at_pace, bot=bot, style=style,
                                               pause=self._pause(room) * BEATS[bot]))

    def _pause(self, room: Room) -> float:
        """How long a choice is given to be followed, by what everybody sees."""
        return self.pace * room.game.weight(room.playing.blinded(room.game.spectator))

    async def _answer(self, room: Room, seat: int, work: Callable[[Asked], Awaitable[int]]) -> None:
        """Choose what somebody thinks of for a seat, at the moment for which they thought of it."""
        asked, action = await self.rooms.later(room, seat, work)
        await self.rooms.choose(room, seat, asked.seq, asked.game.grammar.text(action))

    async def _at_pace(self, asked: Asked, bot: str, style: str, pause: float) -> int:
        began = self.time.now()
        action = await self._thought(asked, bot, style, pause or None)
        await self.time.sleep(max(0.0, began + pause - self.time.now()))
        return action

    async def _thought(self, asked: Asked, bot: str, style: str, seconds: float | None) -> int:
        """What a bot has thought out in so many seconds; else what an easy one chooses."""
        try:
            return await self.time.within(seconds, self.bots.choose(asked, bot, style, seconds))
        except TimeoutError:
            return by_thumb(asked)

    async def _call(self, room: Room, seq: int, seat: int) -> None:
        """Give a call its time, and the grace in which whoever has not answered is answered for; the night goes on.

        How long that takes must not show: the grace passes also where everybody, or nobody, has answered.
        """
        if room.held:
            await self.time.sleep(max(0.0, self._over_in(room) + (0.0 if room.alone else self.grace)))
            await self.rooms.show(room, seq)
        else:
            await self._answer_for(room, seat, max(0.0, min(self._over_in(room), room.row.calls)))

    async def _answer_for(self, room: Room, seat: int, seconds: float) -> None:
        """After so many seconds, what an easy bot would choose for whoever has been silent."""
        await self.time.sleep(seconds)
        await self._answer(room, seat, _by_thumb)

    async def _pass(self, room: Room, seq: int, seat: int, action: int) -> None:
        """What a person need not be asked for; at the pace of bots, for it must not tell more than theirs."""
        await self._answer(room, seat, partial(self._after, seconds=self._pause(room), action=action))

    async def _made(self, room: Room, seq: int, seat: int, work: Callable[[Asked], Awaitable[int]]) -> None:
        """What a lesson has chosen."""
        await self._answer(room, seat, work)

    async def _silent(self, room: Room, seq: int, seat: int) -> None:
        """Whoever may respond and says nothing in the time that all have for it has said no."""
        action, seconds = room.silence, self.left(room)
        if action is None:      # another process has moved the table on: whoever hears of it looks again
            return
        await self._answer(room, seat, partial(self._after, seconds=room.row.calls if seconds is None else seconds,
                                               action=action))

    async def _after(self, asked: Asked, seconds: float, action: int) -> int:
        await self.time.sleep(seconds)
        return action

    async def _clock(self, room: Room, seq: int, seat: int) -> None:
        await self._answer_for(room, seat, self.left(room) or 0)


async def _by_thumb(asked: Asked) -> int:
    return by_thumb(asked)
