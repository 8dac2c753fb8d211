"""Scenarios: executable examples of rules, in files that are no code."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import Field

from ..errors import IllegalMoveError, InputError
from ..games import find_game
from ..kernel.agenda import Fault
from ..kernel.config import Strict, check, place_of, plain_data, read_yaml
from .session import Session
from .transcript import read_die, write_die

_ABSENT = object()


class Scenario(Strict):
    """A scenario file; `docs/scenarios.md` says what each key means."""

    game: str
    ruleset: str
    rules: list[str] = Field(min_length=1)
    cards: list[str] = []
    seats: list[str]
    seed: int = 1
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}
    dice: list[str] = []
    when: list[str] = []
    then: dict[str, Any] = {}
    refused: list[str] = []


@dataclass
class Result:
    """How a scenario went: the differences found, none if it passed."""

    path: Path
    rules: list[str]
    differences: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.differences


def scenario_files(paths: list[Path]) -> Iterator[Path]:
    """The scenario files among files and folders, in order of name."""
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise InputError(f"{path}: holds no scenario (*.yaml)")
            yield from found
        elif path.exists():
            yield path
        else:
            raise InputError(f"{path}: there is no such file or folder")


def load(path: Path) -> tuple[Scenario, Any]:
    """A scenario and the tree that knows its lines; InputError with file and line."""
    tree = read_yaml(path)
    if not isinstance(tree, Mapping):
        raise InputError(f"{path}: expected a scenario, a mapping with game, rules, seats, when and then")
    return check(Scenario, tree, str(path), tree), tree


def run(path: Path) -> Result:
    """Run one scenario; InputError with file and line if the file itself is wrong."""
    scenario, tree = load(path)
    return _Run(path, scenario, tree).result


class _Dice:
    """The scenario's dice, in order; a roll beyond them or of another die is an error."""

    def __init__(self) -> None:
        self.faces: list[tuple[int, int]] = []

    def __call__(self, sides: int) -> int:
        if not self.faces:
            raise _Mismatch(f"a d{sides} is rolled, but the scenario's dice are used up")
        had, face = self.faces.pop(0)
        if had != sides:
            raise _Mismatch(f"a d{sides} is rolled, but the scenario's next die is d{had}={face}")
        return face


class _Mismatch(Exception):
    """The game does not roll what the scenario says."""


class _Run:
    def __init__(self, path: Path, scenario: Scenario, tree: Any) -> None:
        self.path, self.scenario, self.tree = path, scenario, tree
        self.result = Result(path, scenario.rules)
        self.session = self._set_up()
        if self._play():
            self._compare()
            self._refuse()

    def _at(self, *keys: Any) -> str:
        return place_of(str(self.path), self.tree, keys)

    def _set_up(self) -> Session:
        scenario = self.scenario
        try:
            game = find_game(scenario.game)
        except InputError as error:
            raise InputError(f"{self._at('game')}: {error}") from error
        try:
            ruleset = game.ruleset(scenario.ruleset)
        except InputError as error:
            raise InputError(f"{self._at('ruleset')}: {error}") from error
        try:
            options = game.options(ruleset, plain_data(scenario.options))
        except InputError as error:
            raise InputError(f"{self._at('options')}: {error}") from error
        try:
            session = Session(game, ruleset, options, [None if r == "any" else r for r in scenario.seats],
                              scenario.seed)
        except InputError as error:
            raise InputError(f"{self._at('seats')}: {error}") from error
        for key, value in scenario.given.items():
            try:
                session.game.edit(session.state, key, value)
            except InputError as error:
                raise InputError(f"{self._at('given', key)}: {error}") from error
        broken = game.rules.broken(session.state)
        if broken:
            raise InputError(f"{self._at('given')}: no game can stand like this (invariant {broken!r})")
        return session

    def _play(self) -> bool:
        """Play the choices; whether all could be played."""
        dice = _Dice()
        for i, die in enumerate(self.scenario.dice):
            try:
                dice.faces.append(read_die(die))
            except ValueError as error:
                raise InputError(f"{self._at('dice', i)}: {error}") from error
        self.session.dice = dice
        for i, line in enumerate(self.scenario.when):
            seat, action = self._choice("when", i, line)
            try:
                self.session.play(action, seat)
            except IllegalMoveError as error:
                self.result.differences.append(f"{self._at('when', i)}: {line}: refused: {error}")
                return False
            except _Mismatch as error:
                self.result.differences.append(f"{self._at('when', i)}: {line}: {error}")
                return False
        if dice.faces:
            left = ", ".join(write_die(die) for die in dice.faces)
            self.result.differences.append(f"{self._at('dice')}: never rolled: {left}")
        if self.session.state.fault:
            self.result.differences.append(f"the rules broke: {Fault(self.session.state.fault).name}")
        return True

    def _choice(self, key: str, i: int, line: str) -> tuple[int, int]:
        seat, colon, text = line.partition(":")
        if not colon or not seat.strip().isdigit():
            raise InputError(f"{self._at(key, i)}: '{line}': expected a seat, a colon and an action")
        try:
            return int(seat), self.session.game.grammar.parse(text.strip())
        except ValueError as error:
            raise InputError(f"{self._at(key, i)}: {error}") from error

    def _compare(self) -> None:
        for path, expected in self.scenario.then.items():
            found = self._look_up(path)
            if not _same(path, expected, found):
                shown = "nothing" if found is _ABSENT else repr(found)
                self.result.differences.append(
                    f"{self._at('then', path)}: {path}: expected {plain_data(expected)!r}, found {shown}")

    def _look_up(self, path: str) -> Any:
        """What a path names in the referee's view, or, behind `views.N.`, in that of seat N."""
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
            elif isinstance(here, dict) and i >= 1 and parts[i - 1] in self.session.game.sparse:
                return _ABSENT
            else:
                raise InputError(f"{self._at('then', path)}: {path}: the view has no such path")
        return here

    def _refuse(self) -> None:
        for i, line in enumerate(self.scenario.refused):
            seat, action = self._choice("refused", i, line)
            try:
                self.session.check_legal(action, seat)
            except IllegalMoveError:
                continue
            self.result.differences.append(f"{self._at('refused', i)}: {line}: is legal, expected a refusal")


def _same(path: str, expected: Any, found: Any) -> bool:
    expected = plain_data(expected)
    if found is _ABSENT:
        return expected is None or expected == 0
    if path.endswith(".top") and isinstance(expected, list) and isinstance(found, list):
        return found[:len(expected)] == expected
    return bool(type(expected) is type(found) and expected == found)
