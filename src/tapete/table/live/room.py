"""A table in memory: its row, its story, and who is here now. Nothing here waits, and nothing here writes."""
from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from ...gamedef.game import Game
from ...gamedef.ruleset import Ruleset
from ...referee.lesson import Lesson, LessonLine, lesson_of
from ...referee.transcript import write_die
from ..people.secrets import held_by_seat
from ..refusals import Refusal, not_asked
from ..store.models import EntryRow, SeatRow, TableRow
from ..story.rebuild import take
from ..story.setup import GameSetup, options_at
from ..story.story import EntryEffect, TableStory, game_at
from . import clock
from .cache import RoomCache

SLOW = 3600
"""Seconds per choice from which on a game counts as played over days. Its clock runs even if nobody looks."""

LASTS = 86_400.0
"""The most seconds that a proposal stands."""


@dataclass
class Room:
    """A table's row, its story, and the connected pages. Hold `lock` while the story is asked or changed.

    The store can always make the row and the story again. The other fields belong to this process.
    """

    row: TableRow
    story: TableStory
    snapshot_seq: int = 0
    """The number of the entry at which the stored snapshot was made; 0 if there is none."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    lives: set[Any] = field(default_factory=set)
    """The pages that are connected here."""
    touched: float = 0.0
    """When this process was last asked for it, by the process's clock."""
    looked: float = -math.inf
    """When somebody last looked at it here, in the tables' time. A table that nobody looks at is not driven."""
    loaded: float = field(default_factory=clock.now)
    """When this process first loaded the table, in seconds since 1970."""
    last_seen: dict[int, float] = field(default_factory=dict)
    """By seat: when this process last had a page or a request of it, in seconds since 1970."""
    cache: RoomCache = field(default_factory=RoomCache)

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def seats(self) -> list[SeatRow]:
        return self.row.seats

    @property
    def game(self) -> Game:
        return game_at(self.row, self.story)

    def options(self) -> tuple[Ruleset, BaseModel]:
        """The ruleset and the options of this table."""
        return options_at(self.row)

    # ---- as the store has it -------------------------------------------------------------------------

    def see(self, row: TableRow) -> None:
        """Replace the row with the one in the store."""
        self.row = row
        self.cache.names.clear()
        self.cache.forget_views()
        for live in list(self.lives):
            if live.token is not None and live.token != row.seats[live.seat].token:
                live.dismiss()

    def become(self, fresh: Room) -> None:
        """Take over the row and the story of a room that was just loaded from the store."""
        self.story, self.snapshot_seq, self.cache = fresh.story, fresh.snapshot_seq, RoomCache()
        self.see(fresh.row)

    # ---- what happens to the game --------------------------------------------------------------------

    def begin(self) -> EntryEffect:
        """Start the game with fair dice, or with those of the lesson."""
        return self.story.begin(GameSetup.of(self.row).new_session(self._lesson_dice()))

    def choose(self, seat: int, action: int, note: str | None = None) -> EntryEffect:
        """Play a legal choice with fair dice, or with those of the lesson."""
        return self.story.play(seat, action, note, self._lesson_dice())

    def _lesson_dice(self) -> list[tuple[int, int]]:
        """The next dice of the lesson, if one is in progress."""
        if self.lesson is None:
            return []
        fallen = len(self.story.setup_dice) + sum(len(choice.dice) for choice in self.story.choices)
        return list(self.lesson.dice[fallen:])

    def entry(self, kind: str, at: float, seat: int | None = None, do: str | None = None,
              note: str | None = None) -> EntryRow:
        """The entry for what has just been done to the game."""
        session = self.story.playing
        return EntryRow(code=self.code, seq=self.story.seq + 1, kind=kind, seat=seat, do=do, note=note, at=at,
                        dice=[write_die(roll) for roll in session.rolled], state=session.digest())

    def moved_on(self) -> None:
        """Clear what followed from the game's state, because it has changed."""
        self.story.moved_on()
        self.cache.automatic.clear()

    def note(self, entry: EntryRow, effect: EntryEffect) -> None:
        """Add a stored entry to the story. Its effect is already in the game."""
        self.story.note(entry, effect)
        self._forget(entry)

    def take(self, entry: EntryRow) -> None:
        """Carry out an entry that another process has stored, and add it to the story."""
        take(self.row, self.story, entry)
        self._forget(entry)

    def _forget(self, entry: EntryRow) -> None:
        """Clear what followed from the story before this entry."""
        self.moved_on()
        self.cache.forget_views()
        if entry.kind == "seat":
            self.cache.names.clear()

    # ---- who is here ---------------------------------------------------------------------------------

    def viewer(self, seat: int | None) -> int:
        """The viewer number of a seat, or of a spectator for None. A game that continues another one has not started
        yet while the table waits, and all see it as spectators, because seats may still change."""
        return self.game.spectator if seat is None or self.row.status == "waiting" else seat

    @property
    def present(self) -> set[int]:
        """The seats whose person has a page connected here. A person with several seats counts for all of them."""
        return {own for live in self.lives if live.seat is not None for own in self._with(live.seat)}

    def _with(self, seat: int) -> set[int]:
        """A seat, and all other seats of the browser that holds it."""
        players = held_by_seat(self.row)
        return {seat} | {other for other, player in players.items() if player == players.get(seat)}

    def absent_for(self, seat: SeatRow) -> float:
        """Seconds since the person of a seat was last seen; 0 while one of their pages is connected here."""
        if seat.seat in self.present:
            return 0.0
        own = [seat, *(self.seats[number] for number in self._with(seat.seat))]     # the row given is the newer one
        last = max(self.loaded, *(max(self.last_seen.get(each.seat, 0.0), each.seen or 0.0) for each in own),
                   seat.since or 0.0)
        return clock.since(last)

    def holder(self, seat: int) -> tuple[str, str | None, str | None]:
        """Who sits in a seat: kind, bot, and the hash of the token."""
        row = self.seats[seat]
        return row.kind, row.bot, row.token

    @property
    def alone(self) -> bool:
        """Whether at most one person plays. Then nobody is there who could learn something from how long others
        take."""
        return sum(seat.kind == "human" for seat in self.seats) < 2

    def stamp(self, seat: int | None) -> object:
        """A value that changes if a viewer's Now changes, apart from running clocks."""
        row, story = self.row, self.story
        own = None if seat is None else (row.seats[seat].stops, row.seats[seat].passing,
                                         story.session is not None and self.asks(seat))
        return (story.events.seq(self.viewer(seat)), row.status, standing(row, story.moment), story.calling, own,
                row.replay, row.next, row.host, row.lesson, [(each.kind, each.bot, each.name) for each in row.seats])

    # ---- who may choose, and who is waited for -------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as anybody may know."""
        return self.row.status == "over" or (self.story.playing.over and not self.story.calling)

    def why_not_asked(self, seat: int) -> Refusal | None:
        """Why a seat may choose nothing now, as the game stands; None if it may. No other place decides this.

        All conditions are computed also if the game waits for nobody, so that a refusal takes as long.
        """
        its_turn, over, held = seat in self.story.playing.asking, self.over, self.story.held
        if over:
            return Refusal("over")
        return None if its_turn and not held else not_asked()

    def bring_forward(self) -> None:
        """Of the seats that are asked at once, let those choose first for which nobody has to be waited for."""
        asking = self.story.playing.asking
        if len(asking) > 1 and self.lesson is None:
            ready = (seat for seat in asking if self.seats[seat].kind == "bot" or self.automatic(seat) is not None)
            self.story.let_choose(next(ready, min(asking)))

    def asks(self, seat: int) -> bool:
        """Whether a seat may choose now."""
        return self.why_not_asked(seat) is None

    @property
    def lesson(self) -> Lesson | None:
        """The first lesson, if it is in progress: not left and not played past its end."""
        if self.row.lesson is None:
            return None
        lesson = lesson_of(self.row.game)
        same = lesson is not None and lesson.is_known_by(self.row.lesson)
        return lesson if lesson is not None and same and len(self.story.choices) <= len(lesson.lines) else None

    @property
    def line(self) -> LessonLine | None:
        """The lesson's next line, if a lesson is in progress and not at its end."""
        return None if self.lesson is None else self.lesson.line(len(self.story.choices))

    @property
    def rests(self) -> bool:
        """Whether a lesson is at its end, and nobody has said yet that the game continues."""
        return self.lesson is not None and self.line is None

    @property
    def slow(self) -> bool:
        """Whether the game is played over days."""
        return self.row.clock is not None and self.row.clock >= SLOW

    @property
    def silence(self) -> int | None:
        """The action that silence means for the seat that must choose, if others wait. None if they are waited for."""
        return None if self.alone else self.game.interaction.timeout_choice(self.story.playing.state)

    def limit(self) -> float | None:
        """Seconds for the person who must choose. None without a limit. It does not apply to bots."""
        seat = self.story.playing.to_move
        if self.slow or seat < 0 or self.seats[seat].kind != "human" or self.silence is None:
            return self.row.clock
        if self.automatic(seat) is not None:
            return self.row.clock
        return self.row.calls if self.row.clock is None else min(self.row.calls, self.row.clock)

    def awaited(self) -> frozenset[int]:
        """The seats whose people the table waits for, without limit or with their own clock: several if it asks at
        once. Empty if it waits for nobody, for bots, or for all who may respond."""
        story, session = self.story, self.story.session
        if session is None or self.row.status != "playing" or self.over or story.held or session.to_move < 0:
            return frozenset()
        if (story.calling and not self.alone) or (self.silence is not None and not self.slow):
            return frozenset()
        return frozenset(seat for seat in self.game.interaction.asking(session.state)
                         if self.seats[seat].kind == "human" and self.automatic(seat) is None)

    def automatic(self, seat: int) -> int | None:
        """The action that is chosen for a seat without asking it, by its person's wishes or by a lesson; None if it is
        asked."""
        line = self.line
        if line is not None:
            return None if line.asked else line.choices[0]
        row, alone, known = self.seats[seat], self.alone, self.cache.automatic
        stops = self.game.interaction.usual_stops if row.stops is None else frozenset(row.stops)
        key = seat, stops, row.passing, alone
        if key not in known:
            state = self.story.playing.blinded(seat)
            passing = row.passing is not None and row.passing == self.game.interaction.turn(state)
            known[key] = self.game.interaction.automatic(state, self.story.legal_of(seat), stops, passing, alone)
        return known[key]


def standing(table: TableRow, moment: int) -> dict[str, Any] | None:
    """The proposal that is open. An undo proposal ends when something else has happened."""
    proposal = table.proposal
    if proposal is None or not clock.is_running(proposal["until"], proposal.get("lasts", LASTS)):
        return None
    return None if proposal["kind"] == "undo" and proposal["moment"] != moment else proposal
