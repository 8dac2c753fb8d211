"""A table in memory: what its entries make of it. Nothing here waits, and nothing here writes."""
from __future__ import annotations

import asyncio
import json
import math
import secrets
import time
from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import Any

import numpy as np
from pydantic import BaseModel

from ..errors import DefectError, InputError
from ..games import find_game
from ..kernel.game import SOMEBODY, Game, Ruleset
from ..kernel.log import EVERYBODY
from ..referee.session import GOES_ON, Session, Told
from ..referee.transcript import read_die, write_die
from .asked import Asked
from .chronicle import CHANGES, SEATS, UNDONE, Chronicle
from .refusals import Refusal, not_asked
from .store.models import Entry, Seat, Table


@dataclass
class Sight:
    """What one viewer sees at one moment, in one language; the parts of a Now that stay."""

    to_move: int | None
    view: bytes | None
    question: str | None
    menu: list[dict[str, Any]]


@dataclass(frozen=True)
class Played:
    """A choice that counts: not undone."""

    seq: int
    seat: int
    action: int
    dice: list[tuple[int, int]]


class TableDice:
    """Dice for a game that was begun with real ones: those on record, then fair ones."""

    def __init__(self, recorded: Sequence[tuple[int, int]] = ()) -> None:
        self.recorded = list(recorded)

    def __call__(self, sides: int) -> int:
        if self.recorded:
            had, face = self.recorded.pop(0)
            if had != sides:
                raise DefectError(f"a d{sides} is rolled, the table's record has a d{had}")
            return face
        return secrets.randbelow(sides) + 1


@dataclass
class Room:
    """A table's row, its game, and who looks on. `lock` is held while the game is asked or changed."""

    row: Table
    game: Game
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    session: Session | None = None
    seq: int = 0
    mark: str = ""
    """The fingerprint that the last entry has."""
    kept: int = 0
    """The entry of the snapshot that the store has; 0 for none."""
    played: list[Played] = field(default_factory=list)
    made: set[tuple[int, int, int]] = field(default_factory=set)
    """Every choice that was ever made, undone or not: the seat's moment before it, seat, action."""
    calling: bool = False
    """Whether a call is being made that has not had its time: what follows it waits."""
    calls_made: int = 0
    called: deque[Any] = field(default_factory=deque)
    """The states in which the calls that nobody has heard yet were made."""
    still: Any = None
    """The state in which the call being made was: what everybody sees until it has had its time."""
    length: float = 1.0
    """How long the call being made lasts, as the game sees it: a factor."""
    waited: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By seat: the game's clock at its last choice, and how many it has made since that clock moved."""
    sights: dict[tuple[int, str], Sight] = field(default_factory=dict)
    nows: dict[tuple[int | None, str, int | None], str] = field(default_factory=dict)
    """The Nows that live pages were sent for the moment, by seat, language and since."""
    names: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What the seats are called, by language, while nobody comes or goes."""
    lives: set[Any] = field(default_factory=set)
    touched: float = 0.0
    """When it was last asked for, by the process's clock."""
    looked: float = -math.inf
    """When somebody last looked, by the process's clock; nobody drives a table that nobody looks at."""
    moment: int = 0
    """The number of the last entry that did something to the game."""
    moment_at: float = 0.0
    """When that was, in seconds since 1970."""
    deals: list[tuple[int, int]] = field(default_factory=list)
    """After so many choices what was hidden was dealt anew, from a seed."""
    floor: int = 0
    """The choices that are another game's, which this one goes on from."""
    later: list[Told] = field(default_factory=list)
    """Who came and went while a call is made: told when it has had its time."""
    loaded: float = field(default_factory=time.time)
    """When this process read the table, in seconds since 1970."""
    last_seen: dict[int, float] = field(default_factory=dict)
    """By seat: when this process last had a page of it connected, or was asked by it, in seconds since 1970."""
    laid: list[tuple[int, int]] = field(default_factory=list)
    """The dice of the setup."""
    roles: list[str] = field(default_factory=list)
    """The roles that everybody can see, by seat, from the start on."""

    def __post_init__(self) -> None:
        self._open_to: set[int] | None = None
        self._secret: bool | None = None
        self._coming: list[Any] = []
        self._in_call = False
        self.chronicle = Chronicle([*range(len(self.row.seats)), self.game.spectator])
        self.dice = TableDice() if self.row.typed_dice else None

    @classmethod
    def of(cls, row: Table, entries: Sequence[Entry]) -> Room:
        """The room of a table; Refusal if its game is of other rules than this program's."""
        check_played_here(row)
        room = cls(row, find_game(row.game))
        for entry in entries:
            room.take(entry)
        return room

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def seats(self) -> list[Seat]:
        return self.row.seats

    def viewer(self, seat: int | None) -> int:
        """The game's number for a seat, or for somebody who watches. Until a game goes on from another one, nobody
        sees more of it than they: seats may still be changed."""
        return self.game.spectator if seat is None or self.row.status == "waiting" else seat

    def absent_for(self, seat: Seat) -> float:
        """The seconds for which nobody has seen the person of a seat; 0 while a page of it is connected here."""
        if any(live.seat == seat.seat for live in self.lives):
            return 0.0
        last = max(self.loaded, self.last_seen.get(seat.seat, 0.0), seat.seen or 0.0, seat.since or 0.0)
        return max(0.0, time.time() - last)

    @property
    def playing(self) -> Session:
        """The game; Refusal before the start."""
        if self.session is None:
            raise Refusal("waiting")
        return self.session

    def see(self, row: Table) -> None:
        """Take the row as it is in the store now."""
        self.row = row
        self.names.clear()
        self.forget_sights()
        for live in list(self.lives):
            if live.token is not None and live.token != row.seats[live.seat].token:
                live.dismiss()

    def stamp(self, seat: int | None) -> object:
        """What differs when a viewer's Now does, but for clocks that run."""
        row = self.row
        own = None if seat is None else (row.seats[seat].stops, row.seats[seat].passing)
        return (self.chronicle.seq(self.viewer(seat)), row.status, standing(row, self.moment), self.calling, own,
                row.replay, row.host, [(each.kind, each.bot, each.name) for each in row.seats])

    def forget_sights(self) -> None:
        self.sights.clear()
        self.nows.clear()

    def become(self, fresh: Room) -> None:
        """Be what another room of the same table is; those who look on stay, and so does the lock."""
        for name in ("game", "session", "seq", "mark", "kept", "played", "made", "waited", "calling", "calls_made",
                     "called", "still", "length", "chronicle", "dice", "laid", "roles", "moment", "moment_at", "deals",
                     "floor", "later"):
            setattr(self, name, getattr(fresh, name))
        self._secret = None
        self.see(fresh.row)

    def options(self) -> tuple[Ruleset, BaseModel]:
        return options_of(self.row.game, self.row.ruleset, self.row.version,
                          json.dumps(self.row.options, sort_keys=True))

    def begin(self) -> list[Told]:
        """Set the game up; what it told."""
        ruleset, options = self.options()
        self.session = Session(self.game, ruleset, options, [seat.role for seat in self.seats], self.row.seed,
                               self.dice)
        self.game = self.session.game
        news = self.session.news()
        self._secret, self._coming = None, self.session.called
        return news

    @property
    def held(self) -> bool:
        """Whether something waits for the call being made: more that has happened, or a question that all may see."""
        return self.chronicle.shown < len(self.chronicle) or (self.calling and not self.secret)

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as anybody may know."""
        return self.row.status == "over" or (self.playing.over and not self.calling)

    def seen(self, viewer: int) -> Any:
        """The state that a viewer is shown, to be blinded: while a call is made, for all but whoever is asked and
        the narrator, the one in which it began. What happens meanwhile cannot show, whatever a game hides."""
        state = self.playing.state
        asked = not self.held and viewer == self.playing.to_move
        return self.still if self.calling and not asked and not self.game.narrates(state, viewer) else state

    @property
    def secret(self) -> bool:
        """Whether nobody may tell whom the game waits for."""
        if self._secret is None:
            self._secret = self.game.awaited(self.playing.blinded(self.game.spectator)) == SOMEBODY
        return self._secret

    def asks(self, seat: int) -> bool:
        """Whether a seat may choose now."""
        return not self.over and not self.held and self.playing.to_move == seat

    def holder(self, seat: int) -> tuple[str, str | None, str | None]:
        """Who sits in a seat: kind, bot, and the hash of the token."""
        row = self.seats[seat]
        return row.kind, row.bot, row.token

    def ask(self, seat: int, names: tuple[str, ...] = ()) -> Asked:
        """The moment of a seat that may choose now; Refusal for any other. The lock is held."""
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
        """Carry a legal choice out; what it told. The caller appends it to the store, or forgets the room."""
        self._open_to = {seat, *self._narrators()} if self.game.calls and self.secret else None
        tick = int(self.game.rules.clock(self.playing.state))
        before, waited = self.waited.get(seat, (-1, 0))
        self.waited[seat] = (tick, waited + 1 if tick == before else 0)
        self._secret = None
        news = self.playing.play(action, seat, note=note)
        self._coming = self.playing.called
        return news

    def _narrators(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.game.narrates(self.playing.state, seat)]

    @property
    def alone(self) -> bool:
        """Whether at most one person plays: then nobody is there who could tell anything by how long others take."""
        return sum(seat.kind == "human" for seat in self.seats) < 2

    @property
    def silence(self) -> int | None:
        """What whoever is to move chooses by saying nothing while others wait; None where they are waited for."""
        return None if self.alone else self.game.silence(self.playing.state)

    def limit(self) -> float | None:
        """The seconds that a person who is to move has, and no bot; None for as long as they like."""
        seat = self.playing.to_move
        if seat < 0 or self.seats[seat].kind != "human" or self.silence is None or self.automatic(seat) is not None:
            return self.row.clock
        return self.row.calls if self.row.clock is None else min(self.row.calls, self.row.clock)

    def automatic(self, seat: int) -> int | None:
        """What a seat that is to move need not be asked for, as its person wants it."""
        if not self.game.stops:
            return None
        row, state = self.seats[seat], self.playing.blinded(seat)
        stops = self.game.usual_stops if row.stops is None else frozenset(row.stops)
        passing = row.passing is not None and row.passing == self.game.turn(state)
        return self.game.automatic(state, self.playing.legal(), stops, passing, self.alone)

    def entry(self, kind: str, at: float, seat: int | None = None, do: str | None = None,
              note: str | None = None) -> Entry:
        """The entry that says what has just been done to the game."""
        return Entry(code=self.code, seq=self.seq + 1, kind=kind, seat=seat, do=do, note=note, at=at,
                     dice=[write_die(roll) for roll in self.playing.rolled], state=self.playing.digest())

    def note(self, entry: Entry, news: list[Told]) -> None:
        """Count an entry whose effect is in the game already."""
        self.seq, self.mark = entry.seq, entry.state
        if entry.kind == "seat":
            self._note_seats(news)
            return
        self.moment, self.moment_at = entry.seq, entry.at
        self.chronicle.add(news)
        for seat in self._narrators():
            self.chronicle.tell_at_once(seat)       # they see the board as it is: what they read must not lag behind
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
                            [read_die(die) for die in entry.dice])
            self.played.append(choice)
            self.made.add((self.chronicle.seq(choice.seat), choice.seat, choice.action))
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
        """Tell what has happened, up to what must wait until the call being made has had its time."""
        while self.chronicle.shown < len(self.chronicle):
            told = self.chronicle[self.chronicle.shown]
            if self.calling and told.seats == EVERYBODY:
                break
            self.chronicle.show_next()
            if told.what in self.game.calls:
                self.calling = True
                self.calls_made += 1
                self.still = self.called.popleft()
                self.length = self.game.lasts(told.what, told.a)

    def _note_seats(self, news: list[Told]) -> None:
        """Tell who came or went; not in the middle of a call, where all that is told waits."""
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
        """Begin a game of its own at this moment of another one; with a seed, what is hidden is dealt anew."""
        calls = [told.what for told in map(self.chronicle.__getitem__, range(len(self.chronicle)))
                 if told.seats == EVERYBODY][-1:]
        in_call = bool(calls) and calls[0] in self.game.calls
        self.still = self.called.pop() if in_call and self.called else self.still
        self.called.clear()
        self.calling, self._secret = False, None
        while self.chronicle.shown < len(self.chronicle):
            self.chronicle.show_next()
        news = [Told(EVERYBODY, GOES_ON, 0, 0, 0)]
        if seed is not None:
            self.playing.deal_anew(seed)
            news = self.playing.news()
            self.deals.append((len(self.played), seed))
            self.still = self.game.State.copy(self.playing.state)
        self.chronicle.make_public()
        self.floor = len(self.played)
        self.waited.clear()
        self._in_call = in_call
        return news

    def _call_again(self) -> None:
        """A call in whose middle the other game was has its time anew."""
        if self._in_call:
            self.calling, self.length = True, 1.0
            self.calls_made += 1

    def will_call(self, kind: str, news: Iterable[Told]) -> bool:
        """Whether a call will be being made once an entry with such news is noted."""
        calling = self.calling and kind != "show"
        coming = (self.chronicle[i] for i in range(self.chronicle.shown, len(self.chronicle)))
        return calling or any(told.what in self.game.calls for told in chain(coming, news))

    def take(self, entry: Entry) -> None:
        """Do what an entry of the store says, and check that it comes out as it did."""
        if entry.seq != self.seq + 1:
            raise DefectError(f"table {self.code}: entry {entry.seq} follows {self.seq}")
        if self.dice is not None:
            self.dice.recorded = [read_die(die) for die in entry.dice]
        match entry.kind:
            case "start": news = self.begin()
            case "choice": news = self.play(entry.seat or 0, self.game.grammar.parse(entry.do or ""), entry.note)
            case "undo": news = self.rewind(int(entry.do or 0), entry.seat or 0)
            case "show": news = []
            case "seat": news = [Told(EVERYBODY, SEATS, entry.seat or 0, CHANGES.index(entry.do or ""), 0,
                                      entry.note or "")]
            case "fork": news = self.go_on_from_here(None if entry.do is None else int(entry.do))
            case _: raise DefectError(f"table {self.code}: '{entry.kind}' is no kind of entry")
        if self.playing.digest() != entry.state:
            raise Refusal("stuck", code=self.code)
        self.note(entry, news)

    def rewind(self, choices: int, seat: int, before: Session | None = None) -> list[Told]:
        """Make the game what it was after so many choices, and say who wanted it; `before` spares playing it again."""
        self.session, self.played, self.waited = before or self.before(choices), self.played[:choices], {}
        self.calling, self._secret = False, None
        self.called.clear()
        self.session.dice = self.dice
        self.session.rolled.clear()
        return [Told(EVERYBODY, UNDONE, seat, 0, 0)]

    def at(self, packed: bytes) -> Session:
        """A game of its own that stands at a packed state."""
        ruleset, options = self.options()
        state = self.game.State.unpack(np.frombuffer(packed, self.game.State.dtype))
        return Session.at(state, self.game, ruleset, options, [seat.role for seat in self.seats], self.row.seed,
                          self.dice)

    def before(self, choices: int) -> Session:
        """A game of its own, played up to so many choices."""
        ruleset, options = self.options()
        dice = TableDice(self.laid) if self.row.typed_dice else None
        session = Session(self.game, ruleset, options, [seat.role for seat in self.seats], self.row.seed, dice)
        for number in range(choices + 1):
            if number:
                played = self.played[number - 1]
                if dice is not None:
                    dice.recorded = list(played.dice)
                session.play(played.action, played.seat)
            for after, seed in self.deals:
                if after == number:
                    session.deal_anew(seed)
        session.news()
        return session


def is_played_here(game: str, ruleset: str, version: int) -> bool:
    """Whether this program has the rules that a table was begun by."""
    return any(each.name == ruleset and version in each.versions for each in _rulesets_of(game))


def _rulesets_of(game: str) -> Sequence[Ruleset]:
    """The rulesets of a game, one of another package's too; none if there is no such game."""
    try:
        return find_game(game).rulesets
    except InputError:
        return ()


def check_played_here(row: Table) -> None:
    """Refusal `left_behind` or `stuck` unless this program has the rules that a table was begun by."""
    if not is_played_here(row.game, row.ruleset, row.version):
        raise not_played_here(row.game, row.ruleset, row.version, row.code)


def not_played_here(game: str, ruleset: str, version: int, code: str) -> Refusal:
    """Why a table of such rules cannot go on."""
    if is_left_behind(game, ruleset, version):
        return Refusal("left_behind", code=code, ruleset=ruleset, version=str(version))
    return Refusal("stuck", code=code)


def is_left_behind(game: str, ruleset: str, version: int) -> bool:
    """Whether a table was begun by rules older than any that this program plays: it will never go on here.

    Not so one of a newer version or of a ruleset that it does not know: a program that was put back does not have its
    rules, but the next one will, and what is hidden at the table must stay so till then.
    """
    return any(each.name == ruleset and version < each.versions[0] for each in _rulesets_of(game))


def standing(table: Table, moment: int) -> dict[str, Any] | None:
    """The proposal that waits for somebody. To undo something is none any more when something else has happened."""
    proposal = table.proposal
    if proposal is None or proposal.get("until", 0.0) < time.time():
        return None
    return None if proposal["kind"] == "undo" and proposal["moment"] != moment else proposal


@lru_cache(maxsize=256)
def options_of(game: str, ruleset: str, version: int, differing: str) -> tuple[Ruleset, BaseModel]:
    """A ruleset at a version and its options with those laid on that differ, given as JSON; shared by the tables that
    do so."""
    found = find_game(game)
    rules = found.ruleset(ruleset).at(version)
    over: Mapping[str, Any] = json.loads(differing)
    return rules, found.options(rules, over or None)
