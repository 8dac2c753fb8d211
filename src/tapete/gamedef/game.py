"""The protocol `Game`: everything that a game offers to the rest of the program.

A game's rules are functions over its state record. The rest of the program uses only the names of this protocol.
`tapete.games` finds the games.
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
"""The game waits for a seat, but which one is secret."""


_read_once = cache(read_yaml)
_USUAL: WeakKeyDictionary[Game, dict[tuple[str, Path], BaseModel]] = WeakKeyDictionary()
"""The options of rulesets without a configuration, cached because most games start with them."""


@dataclass(frozen=True)
class Ruleset:
    """A named, versioned set of rules of a game. The version changes only when behaviour changes."""

    name: str
    version: int
    path: Path
    title: Mapping[str, str]
    older: Mapping[int, Path] = field(default_factory=dict)
    """Earlier versions that the rules can still play, each with the file of its numbers."""

    @property
    def versions(self) -> Sequence[int]:
        """All versions that can be played, the oldest first."""
        return sorted({*self.older, self.version})

    def at(self, version: int) -> Ruleset:
        """This ruleset at a version. InputError if that version is no longer played, or not yet known."""
        if version == self.version:
            return self
        if version not in self.older:
            raise SpokenError("version", ruleset=self.name, version=version,
                              known=", ".join(map(str, self.versions)))
        return replace(self, version=version, path=self.older[version], older={})


@dataclass(frozen=True)
class Offer:
    """An option that people choose when they open a table: its path, `rooms.count`, and its allowed values, the usual
    one first.

    Its label is the message `option-rooms-count`, and the label of a value is `option-rooms-count-VALUE`.
    """

    path: str
    values: Sequence[str | int | bool]

    @property
    def key(self) -> str:
        return "option-" + self.path.replace(".", "-").replace("_", "-")

    def value_key(self, value: str | int | bool) -> str:
        return f"{self.key}-{str(value).lower().replace('_', '-')}"


def rules_of(module: ModuleType) -> Rules:
    """The rules of a game whose module has them all under their names. TypeError if one is missing."""
    found = {name: getattr(module, name) for name in Rules._fields if hasattr(module, name)}
    if lacking := [name for name in Rules._fields if name not in found and name not in Rules._field_defaults]:
        raise TypeError(f"{module.__name__}: there is no rule {', '.join(lacking)}")
    return Rules(**found)


@dataclass(frozen=True)
class Machine:
    """A game's entry points. Each runs plain when called, and compiled by `.compiled`."""

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
    """profile(states, mind, space, dreams, plans, counted, games): see `search.profile.profile_games`. A game with a
    catalogue has this too.
    """


@dataclass(frozen=True)
class Worth:
    """What a card was worth to its holder at the end of a game, compared with the other seats of the same games."""

    games: int
    """The number of games in which somebody held it."""
    compared: int
    """The number of those games in which somebody else did not hold it."""
    gain: float
    """How much more often its holders won than the others, as a share of games; 0 if nothing was compared."""
    error: float
    """Half of the 95 % interval of `gain`; infinite for fewer than two games."""
    usual: float
    """The `gain` of all other such cards in these games together, because seats that gain many cards win more often."""


@dataclass(frozen=True)
class Beginning:
    """A card in the box that a designer's own card may start from: its id and its deck.

    `trees` are the data of its file under a new name, and those of the cards that bring it into play. `instead` has the
    values of options, by path, that take all those cards of the box out.
    """

    card: str
    deck: str
    trees: Sequence[Mapping[str, Any]]
    instead: Mapping[str, Any]


class Game(Worded):
    """One game. A seat is an integer from 0. SPECTATOR is the seat of somebody who only watches."""

    title: Mapping[str, str]
    fewest: int
    most: int
    roles: Sequence[str] = ()
    """The roles that seats may have; empty if the game has no roles to choose."""
    cooperative: bool
    """Whether all seats win and lose together: `value` is the same for all."""
    constant_sum: bool = False
    """Whether two seats want opposite results: with two seats, their `value`s add up to 1."""
    search_bias: float = 0.3
    """How far a search with few iterations trusts `greedy`: the share of the priors that the choice of `greedy` gets,
    unless the agent's `bias=` sets it. With 0, each action is tried once first. It helps if `greedy` is often right.
    """
    search_near: int = 0
    """A search with at most this many iterations per choice looks one tick of the clock ahead, unless the agent's
    `horizon=` sets it. Other searches look farther.
    """
    things: Mapping[str, Sequence[str]] = {}
    """Cards, states, monsters... by kind: things with a name, the message `<kind>-<name>`, and rules of their own."""
    explained: Mapping[str, Sequence[str]] = {}
    """The ids of the rules about each of these things, in any ruleset, the rule that says what the thing does first. If
    empty, the glossary finds them by their words.
    """
    usual: int = 0
    """The usual number of seats at a table, if nobody sets it; 0: as many as possible."""
    State: RecordType
    Menu: RecordType
    Summary: RecordType
    """The summary of a simulated game: seed, outcome, choices, forced and the game's own columns."""
    Options: type[BaseModel] | None = None
    """The model of its options, a `RulesetOptions` with each option declared (`gamedef.options`). Their numbers are
    stored in the state's `options`. None: the game has its own `options` and `blank`.
    """
    grammar: Grammar
    rules: Rules
    machine: Machine
    sight: Sight | None = None
    """The observation for a learner; None: every field of the blinded state, see `gamedef.observation_of.sight_of`."""
    features: Sequence[str] = ()
    """The names of the numbers with which `rules.features` describes how a seat stands. A game without features has no
    value that `tapete learn value` can fit.
    """
    catalogue: Catalogue | None = None
    """The things that a profile of the game counts. A game without a catalogue has no profile."""
    paths: Paths = Paths()
    """Setters for the paths of the referee's view that are more than a field of the record."""
    spectator: int
    not_fingerprinted: frozenset[str] = frozenset()
    """Fields of the view that are in no fingerprint of a record, and in no table of paths. They only repeat the
    options, or are newer than records that still replay.
    """
    subjects: Sequence[str] = ()
    """The characters whose lives the story of a played game tells, in the order of the story."""
    sparse: frozenset[str] = frozenset()
    """Mapping fields of the view that leave out keys without a value. A scenario may expect nothing at such a key."""
    offers: Sequence[Offer] = ()
    """The options that people choose when they open a table. All others are for configurations."""
    written_in: str = ""
    """The option that holds a designer's own cards. `pieces` shows them to readers who want to know what is unusual."""
    bounds: frozenset[str] = frozenset()
    """Options that only end games that would not end by themselves, for studies. No designer changes these numbers."""
    calls: frozenset[int] = frozenset()
    """Happenings that announce a call to everybody.

    Each call has its own time at a table, whether or not anybody answers.
    """
    closing: frozenset[int] = frozenset()
    """Happenings about a game's end that `cause` repeats. If a page shows `cause` at the end, it leaves these out."""
    stops: Sequence[str] = ()
    """Moments at which somebody may want to be asked although there may be nothing to do.

    Each has a message `stop-NAME`.
    """
    usual_stops: frozenset[str] = frozenset()
    """The stops of a player who sets none."""
    few_stops: frozenset[str] = frozenset()
    """The stops of a player who wants to be asked as little as possible."""
    first_stops: frozenset[str] | None = None
    """The stops of a player who plays the game for the first time and sets none; None: the usual ones."""
    groups: Mapping[str, str] = {"roles": "role"}
    """The groups of `report`, and how the keys of their things' names begin.

    The message `figures-GROUP` is the heading.
    """
    teams: Collection[str] = ()
    """The groups whose things are sides of several seats each, so no even share applies to one."""
    shares: Collection[str] = ()
    """The other figures of `report` that are shares of 1."""
    layout: Layout | None = None
    """Where each thing is on the page; None: a page makes a layout from the view."""

    @property
    def home(self) -> Path:
        """The folder of the module that defines the game. Its texts are there, under `text`."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @property
    @abstractmethod
    def rulesets(self) -> Sequence[Ruleset]:
        """The rulesets, the default first."""

    def options(self, ruleset: Ruleset, config: Path | Mapping[str, Any] | None = None) -> BaseModel:
        """A ruleset's options merged with a configuration, for any number of seats (`gamedef.by_players`). InputError
        says what is wrong and where.
        """
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
        """The values in a ruleset's file, or in its files if one is merged onto another."""
        values: Mapping[str, Any] = _read_once(ruleset.path)
        return values

    def merged(self, base: Any, over: Any) -> Any:
        """Options merged onto others: mappings key by key, everything else whole."""
        return merge(base, over)

    def lay(self, values: Mapping[str, Any], over: Mapping[str, Any], name: str, folder: Path | None) -> BaseModel:
        """The checked options of a ruleset's values with others merged onto them.

        `name` is the name of the file with the others, for InputError. `folder` is that file's folder, for files that
        it refers to.
        """
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
        """The numbers of seats for which these options make a game: some or all of `fewest` to `most`."""
        return range(self.fewest, self.most + 1)

    @property
    def teaching(self) -> Path:
        """The folder with the files that teach the game, such as `how.yaml`, beside its module."""
        return Path(inspect.getfile(type(self))).parent / "teach"

    def go_by(self, state: Any, version: int) -> None:
        """Make a blank state play by a version of its ruleset, one of `Ruleset.versions`.

        A game whose rules changed may keep the older behaviour for games that started with it. It then writes the
        version into the state's options, where its rules read it. Other games do nothing here, because only numbers in
        a file changed.
        """

    def playing(self, options: BaseModel) -> Game:
        """The game that these options make: another one if they bring own cards, with other names and another grammar.
        Its records, rules and machine are the same.
        """
        return self

    def pieces_in(self, tree: Any, name: str) -> Mapping[str, Any] | None:
        """The options that play with the contents of a file that is no configuration, such as a designer's own cards or
        a pack.

        None if the file is a configuration. InputError says what is wrong, with all `others`.
        """
        return None

    def pieces_schema(self) -> Mapping[str, Any] | None:
        """The JSON schema of the files that `pieces_in` recognises; None if there is none."""
        return None

    def pieces(self, speech: Speech) -> Iterable[tuple[str, Sequence[str]]]:
        """The own cards that options bring into this game, as `playing` makes it: each card's name, and the lines of
        its text.
        """
        return ()

    def room_for_pieces(self, speech: Speech) -> str:
        """A sentence about how much of the rules' room for own cards `pieces` use; empty if there is always room."""
        return ""

    def beginnings(self, option: str) -> Sequence[Beginning]:
        """The cards in the box that a designer's own card may start from, for an option that takes cards as data."""
        return ()

    def worth_of_pieces(self, rows: Any) -> Mapping[str, Worth]:
        """What each of `pieces` was worth to its holders, by id, for those whose holders the summaries record."""
        return {}

    def printed_on(self, thing: str, language: str) -> Sequence[str]:
        """The lines printed on a thing that `playing` added to the game's `things`."""
        return ()

    def cards(self, ruleset: Ruleset) -> Sequence[str]:
        """The ids of a ruleset's cards, if each card needs a scenario; none if cards have rules of their own."""
        return ()

    def faces(self) -> Mapping[str, BaseModel]:
        """The text printed on cards that views name only by id, in all languages, for pages; none if views have the
        text.
        """
        return {}

    def names_in(self, language: str) -> Mapping[str, str]:
        """Messages that come from the game's data and not from its texts, such as the names of its cards."""
        return {}

    @abstractmethod
    def view(self, state: Any) -> BaseModel:
        """The typed view of a plain state: a seat's view if the state is blinded, else the referee's."""

    def edit(self, state: Any, path: str, value: Any) -> None:
        """Set the value at a path of the referee's view; InputError if that is impossible."""
        self.paths.edit(state, self.lore, self.view(state), path, value)

    def check_layout(self) -> None:
        """InputError if the layout does not fit the view. Every game is checked when it is found."""
        if self.layout is not None:
            acts = [str(getattr(act, "name", "")) for act in self.grammar.forms]
            self.layout.check(self.name, get_type_hints(type(self).view)["return"], self.lore, acts)

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        """The table drawn for a terminal, as a Rich object; None: the layout draws it."""
        return None

    def tableau(self, speech: Speech, state: Any, names: Sequence[str]) -> Tableau | None:
        """The board of a blinded state for a book; None: the layout draws it."""
        return None

    def look_into(self, speech: Speech, state: Any, names: Sequence[str]) -> Sequence[tuple[str, Any]]:
        """What a terminal's table has no room for, from a blinded state: the title of each pile, and its contents as a
        Rich object.
        """
        return ()

    @abstractmethod
    def returns(self, rows: Any, seats: int) -> Any:
        """The result of each seat in simulated games, 0 to 1: an array (games, seats).

        For an ended game it is the same as `rules.value`; in a cooperative game it is 1 for all or 0 for all.
        """

    def report(self, rows: Any) -> Mapping[str, Any]:
        """The game's own figures for many simulated games, for people and for JSON.

        It has `rounds` or `turns` (mean, median, longest), `causes` (the share of each ending, named `cause-NAME`), and
        the game's `groups`: for each thing in a group `games`, `win_rate`, and other figures. Anything else is a
        number, a number for each index, or several numbers by name. If a figure is not a table, it has a message
        `figure-NAME`.
        """
        return {}

    @abstractmethod
    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        """How a finished game ended, in a sentence. `names` are the seats' names."""

    def won(self, state: Any, seat: int) -> bool:
        """Whether a seat won a finished game."""
        return bool(self.rules.value(state, seat) > 0)

    def points(self, state: Any, seat: int) -> int:
        """The number by which the seats of a finished game are ranked, the highest first.

        All winners rank before the others.
        """
        return 0

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        """How a finished game went for a seat, in a few words: its points, its side. Empty: nothing to say."""
        return ""

    def roles_seen(self, state: Any) -> list[str]:
        """The role of each seat as a blinded state shows it, empty if it is hidden.

        The list is empty in a game without roles.
        """
        return []

    def opens_chapter(self, happening: Happening) -> bool:
        """Whether a happening, such as a round or a turn, starts a chapter of a game's story, with its sentence as the
        title.
        """
        return False

    def befalls(self, happening: Happening) -> Sequence[str]:
        """The characters of the story that a happening concerns, from `subjects`."""
        return ()

    def subject_name(self, speech: Speech, subject: str) -> str:
        """The name of a character of the story."""
        return subject

    def subject_story(self, speech: Speech, subject: str) -> str:
        """The story of a character before the game begins; empty: none."""
        return ""

    def is_open(self, state: Any, action: int, seat: int) -> bool:
        """Whether a seat sees a choice, just before it is made, as it is: no other action that can be written looks
        like it.

        An action that stands for others is as covered as they are, because showing it would distinguish it from them.
        """
        seen_as = self.rules.seen_as
        return int(seen_as(state, action, seat)) == action and not any(
            other != action and int(seen_as(state, other, seat)) == action for other in self.grammar.every())

    def awaited(self, state: Any) -> int:
        """The seat that a viewer may know the game waits for, from the viewer's blinded state: a seat, SOMEBODY or
        NOBODY.
        """
        return int(self.rules.chooser(state))

    def lasts(self, what: int, a: int) -> float:
        """How long a call lasts, by its code and first argument: a factor on a table's usual time for a call."""
        return 1.0

    def weight(self, state: Any) -> float:
        """How long a bot takes for its choice at a table, from public information: a factor on the usual time."""
        return 1.0

    def narrates(self, state: Any, seat: int) -> bool:
        """Whether a seat is the narrator, who sees everything. During a call, nothing is withheld from it."""
        return False

    def note_to(self, state: Any, action: int) -> int | None:
        """The seats that the player's own words beside a choice are for: a bit for each seat, -1 for everybody.

        None: the choice takes no words. No rule reads them.
        """
        return None

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """The choice that a person need not make by hand, from their blinded state; None if the person must be asked.

        `stops` are those of the game's stops at which the person wants to be asked. `passing`: the person wants to pass
        until `turn` changes, if possible. `alone`: nobody else is at the table. Otherwise the result must not depend on
        a hand, because all would see who has to think. By default: the only legal action, if nobody else is there.
        """
        return legal[0] if alone and len(legal) == 1 else None

    def before(self, speech: Speech, options: BaseModel, roles: Sequence[str | None]) -> Sequence[str]:
        """What is good to know before a game with these options: whole sentences for the person who opens a table.

        `roles` has a role for each seat, or None for a role that is drawn.
        """
        return ()

    def one_player(self, state: Any) -> bool:
        """Whether one person plays all seats, and may know what any of them does."""
        return False

    def silence(self, state: Any) -> int | None:
        """The choice of a person who does not answer in time, from public information. None: the game waits for the
        person.

        If the time that people take would reveal what they hold, all get the same time.
        """
        return None

    def turn(self, state: Any) -> int:
        """The number of the turn. When it changes, automatic passing ends."""
        return 0

    def effects(self, language: str) -> Sequence[Sequence[str]]:
        """What a designer's own card may do, for the documents: how it is written, what it needs, what it then says."""
        return ()

    def printed(self, options: BaseModel, language: str) -> Printed | None:
        """What can be printed of the game with some options; None: only its rulebook."""
        return None

    def ruleset(self, name: str | None = None) -> Ruleset:
        """A ruleset by name, the default for None; InputError if there is none."""
        for ruleset in self.rulesets:
            if name is None or ruleset.name == name:
                return ruleset
        known = ", ".join(ruleset.name for ruleset in self.rulesets)
        raise SpokenError("no-ruleset", name=str(name), game=self.name, known=known)
