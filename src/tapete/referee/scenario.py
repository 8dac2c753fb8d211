"""Scenarios: executable examples of rules, in data files."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from ..errors import IllegalMoveError, InputError
from ..files.config import Strict, check, placed, plain_data, read_yaml
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..games import find_game
from ..kernel.agenda import Fault
from ..text.plain_text import as_typed, by_typed_key
from ..text.spoken import SpokenError, as_written
from .session import Session, check_seed
from .transcript import read_die, write_die

_ABSENT = object()
Word = Annotated[str, BeforeValidator(lambda value: as_typed(value) if isinstance(value, str) else value)]
"""A text that the program compares with known words."""
Given = Annotated[dict[str, Any],
                  BeforeValidator(lambda value: by_typed_key(value) if isinstance(value, dict) else value)]
"""Values by path."""


class TableSetup(Strict):
    """A table set up for an example."""

    seats: list[Word]
    seed: int = 1
    options: dict[str, Any] = {}
    given: Given = {}


class Scenario(TableSetup):
    """A scenario file. `docs/scenarios.md` says what each key means."""

    game: Word
    ruleset: Word
    rules: list[Word] = Field(min_length=1)
    cards: list[Word] = []
    dice: list[Word] = []
    when: list[str] = []
    then: Given = {}
    refused: list[str] = []


@dataclass
class ScenarioResult:
    """The result of a scenario: the differences found, empty if it passed."""

    path: Path
    rules: list[str]
    differences: list[SpokenError] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)
    """By each choice that was refused as expected: the rule that forbids it."""

    @property
    def passed(self) -> bool:
        return not self.differences


def scenario_files(paths: list[Path]) -> Iterator[Path]:
    """The scenario files among files and folders, in order of name. Raises SpokenError for a missing path or an empty
    folder."""
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise SpokenError("no-scenario", path=str(path))
            yield from found
        elif path.exists():
            yield path
        else:
            raise SpokenError("no-such-path", path=str(path))


def load(path: Path) -> tuple[Scenario, Any]:
    """A scenario, and its YAML tree with line numbers. Raises InputError with file and line."""
    tree = read_yaml(path)
    if not isinstance(tree, Mapping):
        raise SpokenError("scenario-mapping", path=str(path))
    return check(Scenario, tree, str(path), tree), tree


def set_up(path: Path) -> tuple[Scenario, Session]:
    """A scenario, and the table that it sets up, before its choices. Raises InputError with file and line."""
    scenario, tree = load(path)
    return scenario, _set_up(path, scenario, tree)


def run(path: Path) -> ScenarioResult:
    """Run one scenario. Raises InputError with file and line if the file itself is wrong."""
    scenario, tree = load(path)
    return _Run(path, scenario, tree).result


def run_all(paths: list[Path]) -> Iterator[tuple[Path, ScenarioResult | InputError]]:
    """The result of each scenario among files and folders, or the error for a file that cannot be run or does not
    exist.

    A file that cannot be run does not stop the others.
    """
    for path in paths:
        try:
            found = list(scenario_files([path]))
        except InputError as error:
            yield path, error
            continue
        for file in found:
            try:
                yield file, run(file)
            except InputError as error:
                yield file, error


def set_up_table(game: Game, ruleset: Ruleset, laid: TableSetup, wrong: Callable[..., InputError]) -> Session:
    """A session with a table set up like this. For an impossible table it raises the error that `wrong` makes from the
    cause and its keys."""
    try:
        check_seed(laid.seed)
    except InputError as error:
        raise wrong(error, "seed") from error
    try:
        options = game.options(ruleset, plain_data(laid.options))
    except InputError as error:
        raise wrong(error, "options") from error
    try:
        session = Session(game, ruleset, options, [None if r == "any" else r for r in laid.seats], laid.seed)
    except InputError as error:
        raise wrong(error, "seats") from error
    for key in session.game.scenarios.paths.in_order(laid.given):
        try:
            session.game.scenarios.edit(session.state, key, laid.given[key])
        except InputError as error:
            raise wrong(error, "given", key) from error
    try:
        session.check_laid()
    except InputError as error:
        raise wrong(error, "given") from error
    return session


def _set_up(path: Path, scenario: Scenario, tree: Any) -> Session:
    def wrong(error: Exception, *keys: Any) -> SpokenError:
        return placed(str(path), tree, keys, error)

    try:
        game = find_game(scenario.game)
    except InputError as error:
        raise wrong(error, "game") from error
    try:
        ruleset = game.ruleset(scenario.ruleset)
    except InputError as error:
        raise wrong(error, "ruleset") from error
    return set_up_table(game, ruleset, scenario, wrong)


class _Dice:
    """The scenario's dice, in order. A roll beyond them, or of a die with other sides, is an error."""

    def __init__(self) -> None:
        self.faces: list[tuple[int, int]] = []

    def __call__(self, sides: int) -> int:
        if not self.faces:
            raise _Mismatch(SpokenError("scenario-no-die", die=f"d{sides}"))
        had, face = self.faces.pop(0)
        if had != sides:
            raise _Mismatch(SpokenError("scenario-other-die", die=f"d{sides}", next=f"d{had}={face}"))
        return face


class _Mismatch(Exception):
    """The game's rolls differ from the scenario's."""


class _Run:
    def __init__(self, path: Path, scenario: Scenario, tree: Any) -> None:
        self.path, self.scenario, self.tree = path, scenario, tree
        self.result = ScenarioResult(path, scenario.rules)
        self.session = _set_up(path, scenario, tree)
        if self._play():
            self._compare()
            self._refuse()

    def _differs(self, error: SpokenError, *keys: Any) -> None:
        self.result.differences.append(self._wrong(error, *keys) if keys else error)

    def _wrong(self, error: Exception, *keys: Any) -> SpokenError:
        return placed(str(self.path), self.tree, keys, error)

    def _play(self) -> bool:
        """Play the choices. Returns whether all could be played."""
        dice = _Dice()
        for i, die in enumerate(self.scenario.dice):
            try:
                dice.faces.append(read_die(die))
            except ValueError as error:
                raise self._wrong(error, "dice", i) from error
        self.session.dice = dice
        for i, line in enumerate(self.scenario.when):
            seat, action = self._choice("when", i, line)
            try:
                self.session.play(action, seat)
            except IllegalMoveError as error:
                self._differs(SpokenError("scenario-refused", line=line, wrong=error), "when", i)
                return False
            except _Mismatch as error:
                self._differs(SpokenError("scenario-stopped", line=line, wrong=error.args[0]), "when", i)
                return False
        if dice.faces:
            left = ", ".join(write_die(die) for die in dice.faces)
            self._differs(SpokenError("scenario-never-rolled", seed=str(self.scenario.seed), dice=left), "dice")
        if self.session.state.fault:
            self._differs(SpokenError("scenario-broke", fault=Fault(self.session.state.fault).name))
        return True

    def _choice(self, key: str, i: int, line: str) -> tuple[int, int]:
        seat, colon, text = line.partition(":")
        if not colon or not seat.strip().isdigit():
            raise self._wrong(SpokenError("scenario-line", line=line), key, i)
        try:
            return self.session.check_seat(int(seat)), self.session.game.grammar.parse(text.strip())
        except ValueError as error:
            raise self._wrong(error, key, i) from error

    def _compare(self) -> None:
        for path, expected in self.scenario.then.items():
            found = self._look_up(path)
            if not _same(path, expected, found):
                self._differs(SpokenError("scenario-absent" if found is _ABSENT else "scenario-found", path=path,
                                          expected=as_written(expected),
                                          found="" if found is _ABSENT else as_written(found)), "then", path)

    def _look_up(self, path: str) -> Any:
        """The value at a path of the referee's view or, after `views.N.`, of seat N's view."""
        parts = path.split(".")
        seat = None
        if parts[0] == "views" and len(parts) > 2 and parts[1].isdigit() and int(parts[1]) < len(self.scenario.seats):
            seat, parts = int(parts[1]), parts[2:]
        here: Any = self.session.view(seat).model_dump(mode="json")
        for i, part in enumerate(parts):
            if isinstance(here, list) and part.isdigit() and int(part) < len(here):
                here = here[int(part)]
            elif isinstance(here, dict) and part in here:
                here = here[part]
            elif isinstance(here, dict) and i >= 1 and parts[i - 1] in self.session.game.scenarios.sparse:
                return _ABSENT
            else:
                raise self._wrong(SpokenError("no-view-path", path=path), "then", path)
        return here

    def _refuse(self) -> None:
        for i, line in enumerate(self.scenario.refused):
            seat, action = self._choice("refused", i, line)
            try:
                self.session.check_legal(action, seat)
            except IllegalMoveError as error:
                self.result.refused[line] = error.rule
                continue
            self._differs(SpokenError("scenario-legal", line=line), "refused", i)


def _same(path: str, expected: Any, found: Any) -> bool:
    expected = plain_data(expected)
    if found is _ABSENT:
        return expected is None or expected == 0
    if path.endswith(".top") and isinstance(expected, list) and isinstance(found, list):
        return found[:len(expected)] == expected
    return bool(type(expected) is type(found) and expected == found)
