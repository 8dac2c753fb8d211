"""What moves a table on by itself: bots that choose, and clocks that run out.

Every bot answers at the same pace, however many things it could do and however long it thought: its time must
not tell what it knows.
"""
from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from .bots import Bots
from .refusals import Refusal
from .room import Room
from .rooms import Rooms
from .store.models import Seat

log = logging.getLogger("tapete.table")


@dataclass
class Turn:
    """Who is waited for at a table, and since when."""

    room: Room
    seq: int
    seat: int
    since: float
    task: asyncio.Task[None]


class Driver:
    """Drives the tables for which `mine` says so."""

    def __init__(self, rooms: Rooms, bots: Bots, pace: float, mine: Callable[[Room], bool]) -> None:
        self.rooms, self.bots, self.pace, self.mine = rooms, bots, pace, mine
        self._turns: dict[str, Turn] = {}
        rooms.changed.append(self.look)

    def look(self, room: Room) -> None:
        """See whether a table waits for a bot or for a clock."""
        session, turn = room.session, self._turns.get(room.code)
        waits = session is not None and not session.over and room.row.status == "playing" and self.mine(room)
        if session is not None and waits:
            seat = room.seats[session.to_move]
            work, name = self._work(room, seat)
            same = turn is not None and turn.room is room and (turn.seq, turn.seat) == (room.seq, seat.seat)
            if turn is not None and same and not turn.task.done() and turn.task.get_name() == name:
                return
        else:
            work, name = None, ""
        if turn is not None and turn.task is not asyncio.current_task():
            turn.task.cancel()
        self._turns.pop(room.code, None)
        if work is not None and session is not None:
            task = asyncio.create_task(self._watch(room, work(room, room.seq, session.to_move)), name=name)
            self._turns[room.code] = Turn(room, room.seq, session.to_move, time.monotonic(), task)

    def _work(self, room: Room, seat: Seat) -> tuple[Callable[[Room, int, int], Awaitable[None]] | None, str]:
        """What drives a table on whose seat is to move, and its name."""
        if seat.kind == "bot":
            return self._bot, "bot"
        action = room.automatic(seat.seat)
        if action is not None:
            return partial(self._pass, action=action), f"pass {action}"
        return (self._clock, "clock") if room.row.clock is not None else (None, "")

    def watches(self, room: Room) -> bool:
        """Whether a bot thinks or a clock runs at a table."""
        turn = self._turns.get(room.code)
        return turn is not None and not turn.task.done()

    def left(self, room: Room) -> float | None:
        """The seconds that whoever is to move has left; None without a clock, or for a bot."""
        turn = self._turns.get(room.code)
        if room.row.clock is None or room.session is None or room.session.over:
            return None
        if room.row.status == "paused" or turn is None:
            return float(room.row.clock)
        return max(0.0, room.row.clock - (time.monotonic() - turn.since))

    async def stop(self) -> None:
        tasks = [turn.task for turn in self._turns.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self, room: Room, work: Awaitable[None]) -> None:
        try:
            await work
        except Refusal as refusal:
            # Somebody was quicker, or the table was paused meanwhile: the next change looks again.
            log.debug("table %s: %s", room.code, refusal.code)
        except Exception:
            log.exception("table %s: its bot or its clock failed", room.code)

    async def _bot(self, room: Room, seq: int, seat: int) -> None:
        self.rooms.say(room, {"type": "thinking", "seat": seat})
        began = time.monotonic()
        action = await self.bots.choose(room, seat, room.seats[seat].bot or "easy")
        taken = time.monotonic() - began
        beats = max(1, -(-taken // self.pace)) if self.pace else 0
        await asyncio.sleep(beats * self.pace - taken)
        await self.rooms.choose(room, seat, seq, room.game.grammar.text(action))

    async def _pass(self, room: Room, seq: int, seat: int, action: int) -> None:
        """What a person need not be asked for; at the pace of bots, for it must not tell more than theirs."""
        await asyncio.sleep(self.pace)
        await self.rooms.choose(room, seat, seq, room.game.grammar.text(action))

    async def _clock(self, room: Room, seq: int, seat: int) -> None:
        await asyncio.sleep(room.row.clock or 0)
        action = await self.bots.choose(room, seat, "easy")
        await self.rooms.choose(room, seat, seq, room.game.grammar.text(action))
