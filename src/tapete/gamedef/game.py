"""What a game offers to everything above it, and all that may be used of it.

A game's rules are functions over its state record; the rest of the program knows them only by the names of
this protocol. `Game` gathers them; `tapete.games` finds the games.
"""
from __future__ import annotations

import inspect
import sys
from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, get_type_hints
from weakref import WeakKeyDictionary

from pydantic import BaseModel

from ..compiler.entry import Entry
from ..errors import DefectError
from ..files.config import check, merge, read_over, read_yaml
from ..kernel.menu import Grammar
from ..kernel.record import RecordType
from ..kernel.registry import Rule, Rules
from ..paper import Printed
from ..text.speech import Speech
from ..text.spoken import SpokenError
from .by_players import read_by_players
from .catalogue import Catalogue
from .formulas import settled
from .layout import Layout
from .options import fill
from .paths import Paths
from .tableau import Tableau
from .vocabulary import Happening, Worded

if TYPE_CHECKING:
    from .observation import Sight

__all__ = ["NOBODY", "SOMEBODY", "Game", "Happening", "Machine", "Offer", "Rule", "Rules", "Ruleset"]

NOBODY = -1
SOMEBODY = -2
"""Whom the game waits for, where that is secret."""


_read_once = cache(read_yaml)
_USUAL: WeakKeyDictionary[Game, dict[tuple[str, Path], BaseModel]] = WeakKeyDictionary()
"""The options of rulesets on which nothing is laid: most games begin by them."""


@dataclass(frozen=True)
class Ruleset:
    """A named, versioned set of rules of a game; the version changes only when behaviour does."""

    name: str
    version: int
    path: Path
    title: Mapping[str, str]
    older: Mapping[int, Path] = field(default_factory=dict)
    """Earlier versions that the rules still play, each with the file of its numbers."""

    @property
    def versions(self) -> Sequence[int]:
        """All that can be played, the oldest first."""
        return sorted({*self.older, self.version})

    def at(self, version: int) -> Ruleset:
        """This ruleset as it was at a version; InputError for one that is no longer played, or not yet known."""
        if version == self.version:
            return self
        if version not in self.older:
            raise SpokenError("version", ruleset=self.name, version=version,
                              known=", ".join(map(str, self.versions)))
        return replace(self, version=version, path=self.older[version], older={})


@dataclass(frozen=True)
class Offer:
    """An option that people are asked about when they open a table: its place among the options, `rooms.count`, and
    the values it may have, the usual one first. Labels are the messages `option-rooms-count` and, of values,
    `option-rooms-count-VALUE`."""

    path: str
    values: Sequence[str | int | bool]

    @property
    def key(self) -> str:
        return "option-" + self.path.replace(".", "-").replace("_", "-")

    def value_key(self, value: str | int | bool) -> str:
        return f"{self.key}-{str(value).lower().replace('_', '-')}"


def rules_of(module: ModuleType) -> Rules:
    """The rules of a game that has them all, by their names, in one module."""
    found = {name: getattr(module, name) for name in Rules._fields if hasattr(module, name)}
    if lacking := [name for name in Rules._fields if name not in found and name not in Rules._field_defaults]:
        raise TypeError(f"{module.__name__}: there is no rule {', '.join(lacking)}")
    return Rules(**found)


@dataclass(frozen=True)
class Machine:
    """A game's entries, each plain when called and compiled by `.compiled`."""

    play: Entry[..., int]
    """play(states, menus, luck, agents, rows, first_seed, n, bound): see `kernel.playout.play_games`."""
    test: Entry[..., int]
    """test(states, menus, luck, first_seed, n, bound): see `kernel.playout.test_games`."""
    contest: Entry[..., int]
    """contest(states, mind, space, plans, rows, first_seed, n, bound): see `search.contest.play_contest`."""
    think: Entry[..., int]
    """think(mind, plans, iterations, afresh): see `search.mcts.search`."""
    reckon: Entry[..., int]
    """reckon(space, plans, seat): see `search.expectimax.ponder`."""
    profile: Entry[..., int] | None = None
    """profile(states, mind, space, dreams, plans, counted, games): see `search.profile.profile_games`. A game that has
    a catalogue has this too."""


@dataclass(frozen=True)
class Worth:
    """What a card has been to whoever held it at the end of a game, beside the others of the same games."""

    games: int
    """In how many games somebody held it."""
    compared: int
    """In how many of them somebody else did not."""
    gain: float
    """By how much more often than these its holders have won, as a share of games; 0 where nothing was compared."""
    error: float
    """Half of the 95 % interval of `gain`, infinite for fewer than two games."""
    usual: float
    """The `gain` of all other such cards of these games taken together: who gains much of anything wins more often."""


@dataclass(frozen=True)
class Beginning:
    """A card of the box that a card of one's own may begin from: its id, its deck, the trees of its file with a name of
    its own and of those of cards by which alone it comes into play, and what takes all of those in the box out, as
    values by the paths of options."""

    card: str
    deck: str
    trees: Sequence[Mapping[str, Any]]
    instead: Mapping[str, Any]


class Game(Worded):
    """One game. A seat is a whole number from 0; SPECTATOR is the seat of somebody who only watches."""

    title: Mapping[str, str]
    fewest: int
    most: int
    roles: Sequence[str] = ()
    """The roles that seats may have, or none where the game has no roles to choose."""
    cooperative: bool
    """Whether all seats win and lose together: `value` is the same for all."""
    constant_sum: bool = False
    """Whether two seats want the opposite: with two, what `value` says of both adds up to 1."""
    search_bias: float = 0.3
    """How far a search with few iterations trusts `greedy`: the share of the priors that its choice gets, if the
    agent's `bias=` says nothing else; 0: each action is tried once first. It helps where `greedy` is often right."""
    search_near: int = 0
    """A search of at most so many iterations for each choice looks one tick of the clock ahead, if the agent's
    `horizon=` says nothing else; others look farther."""
    things: Mapping[str, Sequence[str]] = {}
    """Cards, states, monsters... by kind: what has a name, the message `<kind>-<name>`, and rules of its own."""
    explained: Mapping[str, Sequence[str]] = {}
    """The ids of the rules that speak of each of these things, the one that says what it does first, in whatever
    ruleset; empty: the glossary finds them by their words."""
    usual: int = 0
    """How many sit at a table if nobody says; 0: as many as can."""
    State: RecordType
    Menu: RecordType
    Summary: RecordType
    """What a simulated game leaves: seed, outcome, choices, forced and the game's own columns."""
    Options: type[BaseModel] | None = None
    """The model of its options, a `RulesetOptions`, each declared (`gamedef.options`), the numbers of which lie in the
    state's `options`; None: the game has its own `options` and `blank`."""
    grammar: Grammar
    rules: Rules
    machine: Machine
    sight: Sight | None = None
    """What a learner is shown; None: every field of the blinded state, see `gamedef.observation.sight_of`."""
    features: Sequence[str] = ()
    """What each number is called by which `rules.features` says how a seat stands; a game without has no value that
    `tapete learn value` could fit."""
    catalogue: Catalogue | None = None
    """The things that a profile of the game counts; a game without has no profile."""
    paths: Paths = Paths()
    """What sets the paths of the referee's view that are more than a field of the record."""
    spectator: int
    not_fingerprinted: frozenset[str] = frozenset()
    """Fields of the view that are no part of a record's fingerprints, and of no table of paths: they only repeat the
    options, or are younger than records that go on."""
    subjects: Sequence[str] = ()
    """The figures whose lives the story of a played game tells, in the order in which it tells them."""
    sparse: frozenset[str] = frozenset()
    """Fields of the view that are mappings in which an absent key means nothing, for what scenarios expect."""
    offers: Sequence[Offer] = ()
    """The options that people are asked about when they open a table; all others are a configuration's."""
    written_in: str = ""
    """The option in which cards of one's own stand: `pieces` tells them to who reads what is not as usual."""
    bounds: frozenset[str] = frozenset()
    """Options that only end what would not end by itself, for studies: no numbers by which anybody designs."""
    calls: frozenset[int] = frozenset()
    """What the log tells, to everybody, as a call: each has its time at a table, whether or not anybody answers."""
    closing: frozenset[int] = frozenset()
    """What the log tells of a game's end that `cause` says too: where that is said at the end, it is left out."""
    stops: Sequence[str] = ()
    """Where somebody may want to be asked although there may be nothing to do: each has a message `stop-NAME`."""
    usual_stops: frozenset[str] = frozenset()
    """The stops of whoever says nothing about them."""
    few_stops: frozenset[str] = frozenset()
    """The stops of whoever wants to be asked as little as can be."""
    first_stops: frozenset[str] | None = None
    """The stops of whoever plays the game for the first time and says nothing about them; None: the usual ones."""
    groups: Mapping[str, str] = {"roles": "role"}
    """What `report` tells of each of, and how the keys of their names begin; a message `figures-GROUP` heads them."""
    teams: Collection[str] = ()
    """The groups whose things are sides, of several seats each: no even share falls to one."""
    shares: Collection[str] = ()
    """The other figures of `report` that are shares of 1."""
    layout: Layout | None = None
    """What lies where on the page; None: a page makes its own of the view."""

    @property
    def home(self) -> Path:
        """The folder of the module that the game is written in: its texts lie there, under `text`."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @property
    @abstractmethod
    def rulesets(self) -> Sequence[Ruleset]:
        """The rulesets, the default first."""

    def options(self, ruleset: Ruleset, config: Path | Mapping[str, Any] | None = None) -> BaseModel:
        """A ruleset's options with a configuration laid on, for any number of seats (`gamedef.by_players`); InputError
        says what is wrong where."""
        if config is not None and config != {}:
            return self._read(ruleset, config)
        usual, asked = _USUAL.setdefault(self, {}), (ruleset.name, ruleset.path)
        if asked not in usual:
            usual[asked] = self._read(ruleset, None)
        return usual[asked]

    def _read(self, ruleset: Ruleset, config: Path | Mapping[str, Any] | None) -> BaseModel:
        values = self.values(ruleset)
        example = next((key for key, value in values.items() if isinstance(value, int)), next(iter(values)))
        over, called = read_over(config, f"{example}: {values[example]}")
        name = called if config is not None else str(ruleset.path)
        folder = config.parent if isinstance(config, Path) else None
        made: BaseModel = read_by_players(values, over, range(self.fewest, self.most + 1), name,
                                          lambda values, over: self.lay(values, over, name, folder), self.merged)
        return made

    def values(self, ruleset: Ruleset) -> Mapping[str, Any]:
        """What a ruleset's file says, or files where one is laid on another."""
        values: Mapping[str, Any] = _read_once(ruleset.path)
        return values

    def merged(self, base: Any, over: Any) -> Any:
        """Options laid on others: mappings key by key, everything else whole."""
        return merge(base, over)

    def lay(self, values: Mapping[str, Any], over: Mapping[str, Any], name: str, folder: Path | None) -> BaseModel:
        """The options of a ruleset's values with others laid on, checked; `name` is that of the file which says them,
        for InputError, and `folder` where it lies, for what it may refer to."""
        if self.Options is None:
            raise DefectError(f"{self.name} has neither Options nor options of its own")
        return check(self.Options, self.merged(values, settled(values, over, name)), name, over)

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        """A plain state before setup: options, number of seats, and roles (None draws one)."""
        state = self.State.plain()
        state.n_seats = len(seats)
        fill(state.options, options)
        for seat, role in enumerate(seats):
            if role is not None:
                raise SpokenError("no-roles", seat=seat, role=role, game=self.name)
        return state

    def counts(self, options: BaseModel) -> Sequence[int]:
        """The numbers of seats for which these options make a game: all from `fewest` to `most`, or some of them."""
        return range(self.fewest, self.most + 1)

    @property
    def teaching(self) -> Path:
        """The folder of what teaches the game, beside its module: `how.yaml`."""
        return Path(inspect.getfile(type(self))).parent / "teach"

    def go_by(self, state: Any, version: int) -> None:
        """Have a blank state be played by a version of its ruleset, one of `Ruleset.versions`.

        A game whose rules have changed, and that keeps an older behaviour for the games begun by it, leaves the version
        in the state's options, where its rules read it. For all others there is nothing to do: what changed is numbers
        in a file.
        """

    def playing(self, options: BaseModel) -> Game:
        """The game as these options make it: another where they bring cards of their own, with other names and
        another grammar. Its records, rules and machine are the same."""
        return self

    def pieces_in(self, tree: Any, name: str) -> Mapping[str, Any] | None:
        """The options that play with what a file holds that is no configuration: cards of one's own, a pack. None where
        it is one. InputError for what is wrong with it, with all `others`."""
        return None

    def pieces_schema(self) -> Mapping[str, Any] | None:
        """The JSON schema of the files that `pieces_in` knows as such; None where there is none."""
        return None

    def pieces(self, speech: Speech) -> Iterable[tuple[str, Sequence[str]]]:
        """The cards that somebody's own options bring into this game, as `playing` makes it: what each is called, and
        its text in lines."""
        return ()

    def room_for_pieces(self, speech: Speech) -> str:
        """What `pieces` take of what the rules have room for, in a sentence; empty where there is always room."""
        return ""

    def beginnings(self, option: str) -> Sequence[Beginning]:
        """The cards of the box that a card of one's own may begin from, in an option that takes it as data."""
        return ()

    def worth_of_pieces(self, rows: Any) -> Mapping[str, Worth]:
        """What each of `pieces` whose holders the summaries of some games know has been to them, by its id."""
        return {}

    def printed_on(self, thing: str, language: str) -> Sequence[str]:
        """What is printed on a thing that `playing` has put among the game's `things`, in lines."""
        return ()

    def cards(self, ruleset: Ruleset) -> Sequence[str]:
        """The cards of a ruleset that a scenario must show each, by their ids; none where cards are rules' own."""
        return ()

    def faces(self) -> Mapping[str, BaseModel]:
        """What is printed on the cards that views name by their ids alone, in all languages, for pages to show; none
        where views say it themselves."""
        return {}

    def names_in(self, language: str) -> Mapping[str, str]:
        """Messages that come from the game's data and not from its texts: what its cards are called."""
        return {}

    @abstractmethod
    def view(self, state: Any) -> BaseModel:
        """The typed view of a plain state: a seat's if it is blinded, the referee's if not."""

    def edit(self, state: Any, path: str, value: Any) -> None:
        """Set what a path of the referee's view names; InputError if it will not do."""
        self.paths.edit(state, self.lore, self.view(state), path, value)

    def check_layout(self) -> None:
        """InputError where the layout does not fit the view; every game is asked when it is found."""
        if self.layout is not None:
            acts = [str(getattr(act, "name", "")) for act in self.grammar.forms]
            self.layout.check(self.name, get_type_hints(type(self).view)["return"], self.lore, acts)

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        """The table drawn for a terminal, as something Rich can print; None: it is drawn by the layout."""
        return None

    def tableau(self, speech: Speech, state: Any, names: Sequence[str]) -> Tableau | None:
        """How a blinded state's board is drawn in a book; None: it is drawn by the layout."""
        return None

    def look_into(self, speech: Speech, state: Any, names: Sequence[str]) -> Sequence[tuple[str, Any]]:
        """What a terminal's table has no room for, from a blinded state: each pile's title, and what Rich can print of
        it."""
        return ()

    @abstractmethod
    def returns(self, rows: Any, seats: int) -> Any:
        """What each seat got out of simulated games, 0 to 1: an array (games, seats).

        Of an ended game it is the same as `rules.value`: in a cooperative game 1 for all or 0 for all.
        """

    def report(self, rows: Any) -> Mapping[str, Any]:
        """The game's own figures of many simulated games, for people and for JSON.

        `rounds` or `turns` (mean, median, longest), `causes` (the share of each ending, called `cause-NAME`), and
        the game's `groups`: of each of a group's things `games`, `win_rate`, and what else there is. Anything else is
        a number, a number for each place, or several numbers by name. What is no table has a message `figure-NAME`.
        """
        return {}

    @abstractmethod
    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        """How a finished game ended, in a sentence; `names` are the seats'."""

    def won(self, state: Any, seat: int) -> bool:
        """Whether a seat has won a finished game."""
        return bool(self.rules.value(state, seat) > 0)

    def points(self, state: Any, seat: int) -> int:
        """What the seats of a finished game are ranked by, the most first: after the winners come all others."""
        return 0

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        """How a finished game went for a seat, in a few words: its points, its side. Empty: nothing to say of it."""
        return ""

    def roles_seen(self, state: Any) -> list[str]:
        """The role of each seat as a blinded state shows it, empty where it shows none; no list without roles."""
        return []

    def opens_chapter(self, happening: Happening) -> bool:
        """Whether a happening begins a chapter of the story of a game, under its sentence: a round, a turn."""
        return False

    def befalls(self, happening: Happening) -> Sequence[str]:
        """Whom of the story's figures a happening befalls: some of `subjects`."""
        return ()

    def subject_name(self, speech: Speech, subject: str) -> str:
        """What a figure of the story is called."""
        return subject

    def subject_story(self, speech: Speech, subject: str) -> str:
        """What is told of a figure before what befell it; empty: nothing."""
        return ""

    def is_open(self, state: Any, action: int, seat: int) -> bool:
        """Whether a seat sees a choice about to be made as it is: nothing else that may be written looks like it. One
        that stands for others is as covered as they are: shown, it would be told from them by just that."""
        seen_as = self.rules.seen_as
        return int(seen_as(state, action, seat)) == action and not any(
            other != action and int(seen_as(state, other, seat)) == action for other in self.grammar.every())

    def awaited(self, state: Any) -> int:
        """Whom a viewer may know the game waits for, from the viewer's blinded state: a seat, SOMEBODY or NOBODY."""
        return int(self.rules.chooser(state))

    def lasts(self, what: int, a: int) -> float:
        """How long a call lasts, by its code and first argument: a factor to a table's usual time for a call."""
        return 1.0

    def weight(self, state: Any) -> float:
        """How long a bot takes for its choice at a table, from what everybody sees: a factor to the usual time."""
        return 1.0

    def narrates(self, state: Any, seat: int) -> bool:
        """Whether a seat is the narrator's, who sees everything: nothing is held back from it while a call is made."""
        return False

    def note_to(self, state: Any, action: int) -> int | None:
        """Whom the player's own words beside a choice are for: a bit for each seat, -1 for everybody.

        None: the choice takes no words. No rule reads them.
        """
        return None

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """The choice that a person need not be asked for, from their blinded state; None if they are to be asked.

        `stops` are those of the game's stops at which they want to be asked; `passing`: not before `turn` changes,
        if it can be helped. `alone`: nobody else is at the table; otherwise it must not go by what is in a hand, for
        all would see who has to think. Unless a game says more: the only answer, where nobody else is there.
        """
        return legal[0] if alone and len(legal) == 1 else None

    def before(self, speech: Speech, options: BaseModel, roles: Sequence[str | None]) -> Sequence[str]:
        """What is good to know before a game by such options, with a role or None (one is drawn) for each seat: whole
        sentences for whoever opens a table."""
        return ()

    def one_player(self, state: Any) -> bool:
        """Whether one person plays all seats, and may know what any of them does."""
        return False

    def silence(self, state: Any) -> int | None:
        """What a person chooses who says nothing in time, by what everybody sees: where how long they take would tell
        what they hold, all have the same time. None: they are waited for."""
        return None

    def turn(self, state: Any) -> int:
        """The number of the turn: when it changes, nobody passes automatically any more."""
        return 0

    def effects(self, language: str) -> Sequence[Sequence[str]]:
        """What a card of one's own may do, for the documents: how it is written, what it needs, what it then says."""
        return ()

    def printed(self, options: BaseModel, language: str) -> Printed | None:
        """What can be printed of the game by some options; None: nothing but its rulebook."""
        return None

    def ruleset(self, name: str | None = None) -> Ruleset:
        """A ruleset by name, the default for None; InputError if there is none."""
        for ruleset in self.rulesets:
            if name is None or ruleset.name == name:
                return ruleset
        known = ", ".join(ruleset.name for ruleset in self.rulesets)
        raise SpokenError("no-ruleset", name=str(name), game=self.name, known=known)
