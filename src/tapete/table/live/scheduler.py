"""Scheduler of a table: bots that choose, and clocks that run out.

Nobody may infer from a delay what somebody else holds. A bot answers after a pause, also if it has only one choice. The
pause depends on its strength and on what everybody sees, and the bot's search is cut to fit. If several people may
respond, all are asked in the same way and have the same time. With one person at a table none of this is needed, and
nothing takes longer than it must.
"""
from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from ..http.schema_play import Calling
from ..refusals import Refusal
from ..story.names import character_at
from . import clock
from .bots import BEATS, Bots, by_thumb
from .moment import Asked
from .room import Room
from .rooms import Rooms

log = logging.getLogger("tapete.table")

Answer = TypeVar("Answer")

NEAR = 600.0
"""Seconds before its end from which the clock of a game that is played over days is watched here."""


Work = Callable[[Room, int, int], Awaitable[None]]
"""Work that moves a table on, given the room, its moment and the seat that must choose."""


class SchedulerClock:
    """The scheduler's clock."""

    def now(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def within(self, seconds: float | None, work: Coroutine[Any, Any, Answer]) -> Answer:
        """The result of `work`. Raises TimeoutError if it takes longer."""
        return await asyncio.wait_for(work, seconds)


@dataclass
class WaitingTurn:
    """The seat that a table waits for, and since when."""

    room: Room
    seq: int
    seat: int
    since: float
    asked: float
    """The story's `moment_at`."""
    task: asyncio.Task[None]


class Scheduler:
    """Drives the tables for which `mine` is true, while people look at them."""

    def __init__(self, rooms: Rooms, bots: Bots, pace: float, grace: float, mine: Callable[[Room], bool]) -> None:
        self.rooms, self.bots, self.pace, self.grace, self.mine = rooms, bots, pace, grace, mine
        self.time = SchedulerClock()
        self._turns: dict[str, WaitingTurn] = {}
        self._calls: dict[str, tuple[int, float]] = {}
        """By table: the number of the present call, and when it began."""
        rooms.changed.append(self.look)

    def look(self, room: Room) -> None:
        """Check whether a table waits for a bot or a clock, and start or stop its task."""
        story, turn, since = room.story, self._turns.get(room.code), None
        session = story.session
        if not story.calling or room.row.status != "playing":
            self._calls.pop(room.code, None)
        goes_on = session is not None and not room.over
        moves = (goes_on and room.row.status == "playing" and self.mine(room)
                 and (room.slow or self.rooms.looked_at(room)))
        if session is not None and moves:
            room.bring_forward()
            at_once = session.game.interaction.asks_at_once(session.state)
            if turn is not None and at_once and turn.room is room and turn.asked == story.moment_at:
                since = turn.since      # all who are asked at once have the same clock
            work, name = self._work(room, session.to_move)
            same = turn is not None and turn.room is room and (turn.seq, turn.seat) == (story.moment, session.to_move)
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
            begun = partial(work, room, story.moment, session.to_move)      # leaves no coroutine if cancelled early
            task = asyncio.create_task(self._watch(room, begun), name=name)
            self._turns[room.code] = WaitingTurn(room, story.moment, session.to_move, since, story.moment_at, task)

    def _work(self, room: Room, to_move: int) -> tuple[Work | None, str]:
        """The work that moves a table on when seat `to_move` must choose, and the work's name."""
        if room.story.held:
            return self._call, "call"
        seat = room.seats[to_move]
        if room.rests:
            return None, ""
        line = room.line
        if line is not None and not line.asked:
            made = partial(self._after, seconds=0.0 if line.at_once else self._pause(room), action=line.choices[0])
            return partial(self._made, work=made), f"lesson {len(room.story.choices)}"
        if self._waits_in_call(room):
            self._calls.pop(room.code, None)        # the call's time starts when they have answered
            return self._clocked(room, self._clock, "clock")
        if room.story.calling and (seat.kind != "bot" or self._over_in(room) <= 0):
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
        """The work for a clock, if there is a clock and it is near its end. No table stays in memory for days."""
        if room.limit() is None or (room.slow and (self.left(room) or 0.0) > NEAR):
            return None, ""
        return work, name

    def _waits_in_call(self, room: Room) -> bool:
        """Whether a call waits for the only person at a table."""
        story, seat = room.story, room.story.playing.to_move
        return (story.calling and not story.held and room.alone and seat >= 0 and room.seats[seat].kind == "human"
                and room.automatic(seat) is None)

    def _lasts(self, room: Room) -> float:
        """Seconds that the present call lasts. With one person at the table it is at most the pause of a bot."""
        seconds = room.row.calls * room.story.call_length
        return min(seconds, self.pace) if room.alone else seconds

    def _over_in(self, room: Room) -> float:
        """Seconds left of the present call. It begins when this is first asked."""
        number, began = self._calls.get(room.code, (-1, 0.0))
        if number != room.story.calls_made:
            began = self.time.now()
            self._calls[room.code] = room.story.calls_made, began
        return began + self._lasts(room) - self.time.now()

    def calling(self, room: Room) -> Calling | None:
        """The present call and its remaining time. None if it waits for the only person at the table."""
        if not room.story.calling or room.story.session is None or self._waits_in_call(room):
            return None
        seconds = self._lasts(room)
        left = self._over_in(room) if room.row.status == "playing" else seconds
        return Calling(seconds=seconds, left=round(max(0.0, left), 1))

    def _gone(self, room: Room) -> float:
        """Seconds that a clock had run already when the game was paused at this moment."""
        kept = room.row.left
        here = kept is not None and kept["moment"] == room.story.moment
        return 0.0 if kept is None or not here else max(0.0, (room.limit() or 0.0) - kept["seconds"])

    def watches(self, room: Room) -> bool:
        """Whether a bot thinks or a clock runs at a table."""
        turn = self._turns.get(room.code)
        return turn is not None and not turn.task.done()

    def left(self, room: Room) -> float | None:
        """Seconds left for the person who must choose. None without a limit, or for a bot."""
        turn = self._turns.get(room.code)
        if room.story.session is None or room.over:
            return None
        limit = room.limit()
        if limit is None:
            return None
        if room.row.status == "playing" and (room.slow or (turn is None and not self.mine(room))):
            kept = room.row.left
            since = kept["at"] if kept is not None and kept["moment"] == room.story.moment else room.story.moment_at
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
            # Somebody was quicker, or the table was paused meanwhile. The next change starts the work again.
            log.debug("a bot or a clock came too late (%s)", refusal.code)
        except Exception:
            log.exception("a bot or a clock failed")

    async def _bot(self, room: Room, seq: int, seat: int) -> None:
        bot, style = room.seats[seat].bot or "easy", character_at(room.row, seat).style
        if room.story.calling:
            await self._answer(room, seat, partial(self._thought, bot=bot, style=style,
                                                   seconds=max(0.0, self._over_in(room))))
            return
        if not room.story.secret:
            self.rooms.say(room, {"type": "thinking", "seat": seat})
        await self._answer(room, seat, partial(self._at_pace, bot=bot, style=style,
                                               pause=self._pause(room) * BEATS[bot]))

    def _pause(self, room: Room) -> float:
        """Seconds that people get to follow a choice. They depend on what everybody sees."""
        return self.pace * room.game.interaction.bot_time(room.story.playing.blinded(room.game.spectator))

    async def _answer(self, room: Room, seat: int, work: Callable[[Asked], Awaitable[int]]) -> None:
        """Ask `work` for an action of a seat, and play it if the seat's moment has not passed."""
        asked, action = await self.rooms.later(room, seat, work)
        await self.rooms.choose(room, seat, asked.seq, asked.game.grammar.text(action))

    async def _at_pace(self, asked: Asked, bot: str, style: str, pause: float) -> int:
        began = self.time.now()
        action = await self._thought(asked, bot, style, pause or None)
        await self.time.sleep(max(0.0, began + pause - self.time.now()))
        return action

    async def _thought(self, asked: Asked, bot: str, style: str, seconds: float | None) -> int:
        """The action that a bot finds within `seconds`; else the choice of an easy bot."""
        try:
            return await self.time.within(seconds, self.bots.choose(asked, bot, style, seconds))
        except TimeoutError:
            if self.bots.policy is not None and bot == "strong":
                log.warning("the policy took too long, and an easy bot chose instead")
            return by_thumb(asked)

    async def _call(self, room: Room, seq: int, seat: int) -> None:
        """Let a call's time pass and end it. If a seat must answer during the call, an easy bot answers for it when the
        time is over.

        The delay must not reveal anything. So the grace period passes also if everybody, or nobody, has answered.
        """
        if room.story.held:
            await self.time.sleep(max(0.0, self._over_in(room) + (0.0 if room.alone else self.grace)))
            await self.rooms.show(room, seq)
        else:
            await self._answer_for(room, seat, max(0.0, min(self._over_in(room), room.row.calls)))

    async def _answer_for(self, room: Room, seat: int, seconds: float) -> None:
        """After `seconds`, choose for a silent seat as an easy bot does."""
        await self.time.sleep(seconds)
        await self._answer(room, seat, _by_thumb)

    async def _pass(self, room: Room, seq: int, seat: int, action: int) -> None:
        """Play an action that a person need not be asked for. It takes as long as a bot, so that it reveals no more
        than a bot's choice does."""
        await self._answer(room, seat, partial(self._after, seconds=self._pause(room), action=action))

    async def _made(self, room: Room, seq: int, seat: int, work: Callable[[Asked], Awaitable[int]]) -> None:
        """Play the choice of a lesson."""
        await self._answer(room, seat, work)

    async def _silent(self, room: Room, seq: int, seat: int) -> None:
        """After the time that all have to respond, treat a silent seat as one that declines."""
        action, seconds = room.silence, self.left(room)
        if action is None:      # another process has moved the table on: when its entry arrives, `look` runs again
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
