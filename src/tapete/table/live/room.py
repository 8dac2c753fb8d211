"""A table in memory. `story/rebuild.py` makes it from its entries. Nothing here waits, and nothing here writes."""
from __future__ import annotations

import asyncio
import json
import math
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from pydantic import BaseModel

from ...gamedef.by_players import at_table
from ...gamedef.game import Game
from ...gamedef.parts.interaction import SOMEBODY
from ...gamedef.ruleset import Ruleset
from ...kernel.dice import TOLD_ROLL
from ...kernel.log import EVERYBODY
from ...referee.lesson import Lesson, Line, lesson_of
from ...referee.session import GOES_ON, Session, Told
from ...referee.transcript import read_die, write_die
from ..http.refusals import Refusal, not_asked
from ..people.secrets import held_by_seat
from ..store.models import Entry, Seat, Table
from ..story.chronicle import Chronicle
from ..story.versions import options_of
from . import clock
from .chance import TableDice
from .moment import Asked

SLOW = 3600
"""Seconds per choice from which on a game counts as played over days. Its clock runs even if nobody looks."""

LASTS = 86_400.0
"""The most seconds that a proposal stands."""
OURS = {
    "lock": "tasks that wait for the room wait for this one",
    "lives": "the pages that are connected here",
    "touched": "when this process was last asked for it",
    "looked": "when somebody last looked at it here",
    "loaded": "when this process first read it",
    "last_seen": "when this process last had word of each seat's person",
}
"""Fields of a room that belong to the process and not to the table, and why. A room that is loaded again keeps them."""


@dataclass
class Sight:
    """The view of one viewer at one moment, in one language: the parts of a Now that do not change."""

    to_move: int | None
    view: bytes | None
    question: str | None
    menu: list[dict[str, Any]]


@dataclass(frozen=True)
class Played:
    """A choice that counts, because it was not undone."""

    seq: int
    seat: int
    action: int
    dice: list[tuple[int, int]]
    only: bool = False
    """Whether it was the only legal choice."""


@dataclass
class Room:
    """A table's row, its game, and the connected pages. Hold `lock` while the game is asked or changed."""

    row: Table
    game: Game
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    session: Session | None = None
    seq: int = 0
    mark: str = ""
    """The fingerprint of the last entry."""
    kept: int = 0
    """The number of the entry at which the stored snapshot was made; 0 if there is none."""
    played: list[Played] = field(default_factory=list)
    open_from: int = 0
    """The number of choices that cannot be undone, because one of them is known to have shown somebody something."""
    taken_back: dict[tuple[int, int, str], str | None] = field(default_factory=dict)
    """Cache: what an undo would take back at the last moment that was asked about, by moment, seat and language."""
    made: dict[tuple[int, int, int], str] = field(default_factory=dict)
    """Every choice ever made here, undone or not. The key is the seat's moment before it, the seat and the action. The
    value is the player's own words ("" for none)."""
    calling: bool = False
    """Whether a call is in progress. What follows it waits until its time is over."""
    calls_made: int = 0
    called: deque[Any] = field(default_factory=deque)
    """The states in which the calls were made that nobody has heard yet."""
    still: Any = None
    """The state in which the present call was made. Everybody sees it until the call's time is over."""
    length: float = 1.0
    """A factor of the game for how long the present call lasts."""
    waited: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By seat: the game's clock at its last choice, and how many it has made since that clock moved."""
    sights: dict[tuple[int, str], Sight] = field(default_factory=dict)
    nows: dict[tuple[int | None, str, int | None], str] = field(default_factory=dict)
    """Cache: the Nows sent to live pages for this moment, by seat, language and since."""
    names: dict[str, tuple[Sequence[int], Sequence[tuple[str, ...]]]] = field(default_factory=dict)
    """The names of the seats, by language, while nobody comes or goes: the event numbers they start from, and the
    names."""
    lives: set[Any] = field(default_factory=set)
    touched: float = 0.0
    """When it was last asked for, by the process's clock."""
    looked: float = -math.inf
    """When somebody last looked, in the tables' time. A table that nobody looks at is not driven."""
    moment: int = 0
    """The number of the last entry that changed the game."""
    moment_at: float = 0.0
    """When that was, in seconds since 1970."""
    deals: list[tuple[int, int]] = field(default_factory=list)
    """New deals of hidden things: after how many choices, and the seed."""
    floor: int = 0
    """How many of the choices belong to another game, which this one continues."""
    later: list[Told] = field(default_factory=list)
    """Seat changes during a call. They are told when its time is over."""
    loaded: float = field(default_factory=clock.now)
    """When this process loaded the table, in seconds since 1970."""
    last_seen: dict[int, float] = field(default_factory=dict)
    """By seat: when this process last had a page or a request of it, in seconds since 1970."""
    laid: list[tuple[int, int]] = field(default_factory=list)
    """The dice of the setup."""
    roles: list[str] = field(default_factory=list)
    """The roles that everybody can see from the start, by seat."""

    def __post_init__(self) -> None:
        self._open_to: set[int] | None = None
        self._only = False
        self._secret: bool | None = None
        self._automatic: dict[tuple[Any, ...], int | None] = {}
        self._coming: list[Any] = []
        self._in_call = False
        self.chronicle = Chronicle([*range(len(self.row.seats)), self.game.spectator])
        self.dice = TableDice() if self.row.typed_dice else None

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def seats(self) -> list[Seat]:
        return self.row.seats

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

    def absent_for(self, seat: Seat) -> float:
        """Seconds since the person of a seat was last seen; 0 while one of their pages is connected here."""
        if seat.seat in self.present:
            return 0.0
        own = [seat, *(self.seats[number] for number in self._with(seat.seat))]     # the row given is the newer one
        last = max(self.loaded, *(max(self.last_seen.get(each.seat, 0.0), each.seen or 0.0) for each in own),
                   seat.since or 0.0)
        return clock.since(last)

    @property
    def playing(self) -> Session:
        """The game's session. Raises Refusal before the start."""
        if self.session is None:
            raise Refusal("waiting")
        return self.session

    def see(self, row: Table) -> None:
        """Replace the row with the one in the store."""
        self.row = row
        self.names.clear()
        self.forget_sights()
        for live in list(self.lives):
            if live.token is not None and live.token != row.seats[live.seat].token:
                live.dismiss()

    def stamp(self, seat: int | None) -> object:
        """A value that changes if a viewer's Now changes, apart from running clocks."""
        row = self.row
        own = None if seat is None else (row.seats[seat].stops, row.seats[seat].passing,
                                         self.session is not None and self.asks(seat))
        return (self.chronicle.seq(self.viewer(seat)), row.status, standing(row, self.moment), self.calling, own,
                row.replay, row.next, row.host, row.lesson, [(each.kind, each.bot, each.name) for each in row.seats])

    def forget_sights(self) -> None:
        self.sights.clear()
        self.nows.clear()

    def become(self, fresh: Room) -> None:
        """Take over all fields of another room of the same table, except `OURS`."""
        vars(self).update({name: value for name, value in vars(fresh).items() if name not in OURS})
        self.see(fresh.row)

    def _moved_on(self) -> None:
        """Clear the caches of values from the game's state, because it has changed."""
        self._secret = None
        self._automatic.clear()

    def options(self) -> tuple[Ruleset, BaseModel]:
        """The ruleset and the options of this table."""
        ruleset, options = options_of(self.row.game, self.row.ruleset, self.row.version,
                                      json.dumps(self.row.options, sort_keys=True))
        return ruleset, at_table(options, len(self.seats))

    def fresh_session(self, dice: TableDice | None) -> Session:
        """A new session that begins as this table's game did."""
        ruleset, options = self.options()
        session = Session(self.game, ruleset, options, [seat.role for seat in self.seats], self.row.seed, dice)
        session.lay(self.row.given or {})
        return session

    def begin(self) -> list[Told]:
        """Set the game up. Returns its events."""
        self.session = self.fresh_session(self.dice)
        self.game = self.session.game
        news = self.session.news()
        self._moved_on()
        self._coming = self.session.called
        return news

    def set_up(self) -> list[Told]:
        """Begin for the first time, with new dice, and not from a stored entry."""
        self._next_dice()
        return self.begin()

    def choose(self, seat: int, action: int, note: str | None = None) -> list[Told]:
        """Play a choice for the first time, with new dice, and not from a stored entry."""
        self._next_dice()
        return self.play(seat, action, note)

    def _next_dice(self) -> None:
        """Set the dice of a lesson."""
        if self.dice is not None and self.lesson is not None:
            fallen = len(self.laid) + sum(len(played.dice) for played in self.played)
            self.dice.recorded = self.lesson.dice[fallen:]

    @property
    def lesson(self) -> Lesson | None:
        """The first lesson, if it is in progress: not left and not played past its end."""
        if self.row.lesson is None:
            return None
        lesson = lesson_of(self.row.game)
        same = lesson is not None and lesson.fingerprint == self.row.lesson
        return lesson if lesson is not None and same and len(self.played) <= len(lesson.lines) else None

    @property
    def line(self) -> Line | None:
        """The lesson's next line, if a lesson is in progress and not at its end."""
        return None if self.lesson is None else self.lesson.line(len(self.played))

    @property
    def rests(self) -> bool:
        """Whether a lesson is at its end, and nobody has said yet that the game continues."""
        return self.lesson is not None and self.line is None

    @property
    def held(self) -> bool:
        """Whether something waits for the present call: more events, or a question that everybody may see."""
        return self.chronicle.shown < len(self.chronicle) or (self.calling and not self.secret)

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as anybody may know."""
        return self.row.status == "over" or (self.playing.over and not self.calling)

    def seen(self, viewer: int) -> Any:
        """The state to blind for a viewer. During a call this is the state in which the call began, except for the
        narrator and for the seat that must choose. So what happens meanwhile cannot show, whatever a game hides."""
        state = self.playing.state
        asked = not self.held and viewer == self.playing.to_move
        return self.still if self.calling and not asked and not self.game.interaction.is_narrator(state,
                                                                                                  viewer) else state

    @property
    def secret(self) -> bool:
        """Whether it is hidden which seat the game waits for."""
        if self._secret is None:
            self._secret = self.game.interaction.awaited(self.playing.blinded(self.game.spectator)) == SOMEBODY
        return self._secret

    def asks(self, seat: int) -> bool:
        """Whether a seat may choose now.

        All conditions are computed also if the game waits for nobody, so that a refusal takes as long.
        """
        its_turn, over, held = self.playing.to_move == seat, self.over, self.held
        return its_turn and not over and not held

    def holder(self, seat: int) -> tuple[str, str | None, str | None]:
        """Who sits in a seat: kind, bot, and the hash of the token."""
        row = self.seats[seat]
        return row.kind, row.bot, row.token

    def ask(self, seat: int, names: tuple[str, ...] = ()) -> Asked:
        """The moment of a seat that may choose now. Raises Refusal for any other seat. The caller holds the lock."""
        if self.over:
            raise Refusal("over")
        if not self.asks(seat):
            raise not_asked()
        session = self.playing
        before, waited = self.waited.get(seat, (-1, 0))
        waits = waited + 1 if before == int(self.game.rules.clock(session.state)) else 0
        return Asked(self.code, self.game, len(self.seats), seat, self.chronicle.seq(seat), self.holder(seat),
                     session.blinded(seat), tuple(session.legal()), waits, names)

    def play(self, seat: int, action: int, note: str | None = None) -> list[Told]:
        """Carry out a legal choice. Returns its events. The caller appends it to the store, or drops the room."""
        self._open_to = {seat, *self._narrators()} if self.game.interaction.calls and self.secret else None
        tick = int(self.game.rules.clock(self.playing.state))
        before, waited = self.waited.get(seat, (-1, 0))
        self.waited[seat] = (tick, waited + 1 if tick == before else 0)
        self._moved_on()
        self._only = len(self.playing.legal()) == 1
        drawn = int(self.playing.state.dice.count)
        news = self.playing.play(action, seat, note=note)
        if int(self.playing.state.dice.count) != drawn or any(
                told.what == TOLD_ROLL or told.seats != EVERYBODY for told in news):
            self.open_from = len(self.played) + 1
        self._coming = self.playing.called
        return news

    def last_of(self, seat: int) -> int | None:
        """The index of the choice back to which a seat could undo. None if there is none, or if it is known to have
        shown something."""
        last = self.may_undo(seat)
        return None if last is None or last < self.open_from else last

    def _narrators(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.game.interaction.is_narrator(self.playing.state, seat)]

    @property
    def alone(self) -> bool:
        """Whether at most one person plays. Then nobody is there who could learn something from how long others
        take."""
        return sum(seat.kind == "human" for seat in self.seats) < 2

    @property
    def slow(self) -> bool:
        """Whether the game is played over days."""
        return self.row.clock is not None and self.row.clock >= SLOW

    @property
    def silence(self) -> int | None:
        """The action that silence means for the seat that must choose, if others wait. None if they are waited for."""
        return None if self.alone else self.game.interaction.timeout_choice(self.playing.state)

    def may_undo(self, seat: int) -> int | None:
        """The index of a seat's last choice that had alternatives. A forced choice would only be made again."""
        mine = (i for i in reversed(range(self.floor, len(self.played))) if self.played[i].seat == seat)
        return next((i for i in mine if not self.played[i].only), None)

    def limit(self) -> float | None:
        """Seconds for the person who must choose. None without a limit. It does not apply to bots."""
        seat = self.playing.to_move
        if self.slow or seat < 0 or self.seats[seat].kind != "human" or self.silence is None:
            return self.row.clock
        if self.automatic(seat) is not None:
            return self.row.clock
        return self.row.calls if self.row.clock is None else min(self.row.calls, self.row.clock)

    def awaited(self) -> int | None:
        """The seat whose person the table waits for, without limit or with their own clock. None if it waits for
        nobody, for a bot, or for all who may respond."""
        session = self.session
        if session is None or self.row.status != "playing" or self.over or self.held or session.to_move < 0:
            return None
        seat = session.to_move
        brief = (self.calling and not self.alone) or (self.silence is not None and not self.slow)
        return None if brief or self.seats[seat].kind != "human" or self.automatic(seat) is not None else seat

    def automatic(self, seat: int) -> int | None:
        """The action that is chosen for a seat without asking it, by its person's wishes or by a lesson; None if it is
        asked."""
        line = self.line
        if line is not None:
            return None if line.asked else line.choices[0]
        row, alone = self.seats[seat], self.alone
        stops = self.game.interaction.usual_stops if row.stops is None else frozenset(row.stops)
        key = seat, stops, row.passing, alone
        if key not in self._automatic:      # cached, because each table asks this again and again
            state = self.playing.blinded(seat)
            passing = row.passing is not None and row.passing == self.game.interaction.turn(state)
            self._automatic[key] = self.game.interaction.automatic(state, self.playing.legal(), stops, passing, alone)
        return self._automatic[key]

    def entry(self, kind: str, at: float, seat: int | None = None, do: str | None = None,
              note: str | None = None) -> Entry:
        """The entry for what has just been done to the game."""
        return Entry(code=self.code, seq=self.seq + 1, kind=kind, seat=seat, do=do, note=note, at=at,
                     dice=[write_die(roll) for roll in self.playing.rolled], state=self.playing.digest())

    def note(self, entry: Entry, news: list[Told]) -> None:
        """Count an entry whose effect is already in the game."""
        self.seq, self.mark = entry.seq, entry.state
        if entry.kind == "seat":
            self._note_seats(news)
            return
        self.moment, self.moment_at = entry.seq, entry.at
        self.chronicle.add(news)
        for seat in self._narrators():
            self.chronicle.tell_at_once(seat)       # they see the present board, so their events must not lag behind
        self.called.extend(self._coming)
        self._coming = []
        self.forget_sights()
        viewers: Collection[int] = self.chronicle.viewers
        if entry.kind == "start":
            self.laid = [read_die(die) for die in entry.dice]
        elif entry.kind == "show":
            self.calling = False
        elif entry.kind == "choice":
            choice = Played(entry.seq, entry.seat or 0, self.game.grammar.parse(entry.do or ""),
                            [read_die(die) for die in entry.dice], self._only)
            self.played.append(choice)
            self.made[self.chronicle.seq(choice.seat), choice.seat, choice.action] = entry.note or ""
            viewers = viewers if self._open_to is None else self._open_to
        self._show()
        if entry.kind == "fork":
            self._call_again()
        if not self.calling and self.later:
            self._tell_seats()
        self.chronicle.close_moment(viewers)
        if self.game.roles and not (self.roles and all(self.roles)):
            self.roles = self.playing.roles
            self.names.clear()

    def _show(self) -> None:
        """Tell events, up to the one that must wait for the end of the present call."""
        while self.chronicle.shown < len(self.chronicle):
            told = self.chronicle[self.chronicle.shown]
            if self.calling and told.seats == EVERYBODY:
                break
            self.chronicle.show_next()
            if told.what in self.game.interaction.calls:
                self.calling = True
                self.calls_made += 1
                self.still = self.called.popleft()
                self.length = self.game.interaction.call_length(told.what, told.a)

    def _note_seats(self, news: list[Told]) -> None:
        """Tell who came or went. During a call this waits, like everything that all are told."""
        self.names.clear()
        self.forget_sights()
        self.later.extend(news)
        if not self.calling:
            self._tell_seats()
            self.chronicle.close_moment(self.chronicle.viewers, aside=True)

    def _tell_seats(self) -> None:
        self.chronicle.add(self.later)
        self.later.clear()
        while self.chronicle.shown < len(self.chronicle):
            self.chronicle.show_next()

    def go_on_from_here(self, seed: int | None) -> list[Told]:
        """Begin a new game at this moment of another one. With a seed, hidden things are dealt again."""
        calls = [told.what for told in map(self.chronicle.__getitem__, range(len(self.chronicle)))
                 if told.seats == EVERYBODY][-1:]
        in_call = bool(calls) and calls[0] in self.game.interaction.calls
        self.still = self.called.pop() if in_call and self.called else self.still
        self.called.clear()
        self.calling = False
        self._moved_on()
        while self.chronicle.shown < len(self.chronicle):
            self.chronicle.show_next()
        news = [Told(EVERYBODY, GOES_ON, 0, 0, 0)]
        if seed is not None:
            self.playing.deal_anew(seed)
            news = self.playing.news()
            self.deals.append((len(self.played), seed))
            self.still = self.game.State.copy(self.playing.state)
        self.chronicle.make_public()
        self.made.clear()       # the seats' moments are counted from 0 again
        self.floor = len(self.played)
        self.waited.clear()
        self._in_call = in_call
        return news

    def stand_at(self, session: Session, choices: int) -> None:
        """Continue from an earlier moment of this game, after `choices` choices."""
        self.session, self.played, self.waited = session, self.played[:choices], {}
        self.open_from = min(self.open_from, choices)
        self.calling = False
        self._moved_on()
        self.called.clear()
        session.dice = self.dice
        session.rolled.clear()

    def _call_again(self) -> None:
        """Start a call again if the other game was in the middle of it."""
        if self._in_call:
            self.calling, self.length = True, 1.0
            self.calls_made += 1

    def will_call(self, kind: str, news: Iterable[Told]) -> bool:
        """Whether a call will be in progress once an entry with these events is noted."""
        calling = self.calling and kind != "show"
        coming = (self.chronicle[i] for i in range(self.chronicle.shown, len(self.chronicle)))
        return calling or any(told.what in self.game.interaction.calls for told in chain(coming, news))


def standing(table: Table, moment: int) -> dict[str, Any] | None:
    """The proposal that is open. An undo proposal ends when something else has happened."""
    proposal = table.proposal
    if proposal is None or not clock.stands(proposal["until"], proposal.get("lasts", LASTS)):
        return None
    return None if proposal["kind"] == "undo" and proposal["moment"] != moment else proposal
