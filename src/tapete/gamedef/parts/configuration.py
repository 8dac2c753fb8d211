"""The options of a game's rulesets."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from ...errors import DefectError, InputError
from ...files.config import check, differing, merge, read_over, read_yaml
from ..by_players import KEY, others_of, read_by_players, said_by_players
from ..core import Core
from ..formulas import formulas_in, with_formulas_resolved
from ..ruleset import Ruleset
from .part import GamePart

_read_once = cache(read_yaml)


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


class Configuration(GamePart):
    """How a ruleset's numbers and a configuration become options."""

    Options: type[BaseModel] | None = None
    """The model of the game's options, a `RulesetOptions` with each option declared (`gamedef.options`). Their numbers
    are stored in the state's `options`. None: the game has its own `options` and `blank`.
    """
    offers: Sequence[Offer] = ()
    """The options that people choose when they open a table. All others are for configurations."""
    bounds: frozenset[str] = frozenset()
    """Options that only end games that would not end by themselves, for studies. No designer changes these numbers."""
    usual_seats: int = 0
    """The usual number of seats at a table, if nobody sets it; 0: as many as possible."""

    def __init__(self, game: Core) -> None:
        super().__init__(game)
        self._unchanged: dict[tuple[str, Path], BaseModel] = {}

    def options(self, ruleset: Ruleset, config: Path | Mapping[str, Any] | None = None) -> BaseModel:
        """A ruleset's options merged with a configuration, for any number of seats (`gamedef.by_players`). InputError
        says what is wrong and where.
        """
        if config is not None and config != {}:
            return self._read(ruleset, config)
        asked = ruleset.name, ruleset.path
        if asked not in self._unchanged:    # most games start with them
            self._unchanged[asked] = self._read(ruleset, None)
        return self._unchanged[asked]

    def _read(self, ruleset: Ruleset, config: Path | Mapping[str, Any] | None) -> BaseModel:
        values = self.values(ruleset)
        example = next((key for key, value in values.items() if isinstance(value, int)), next(iter(values)))
        over, called = read_over(config, f"{example}: {values[example]}")
        name = called if config is not None else str(ruleset.path)
        folder = config.parent if isinstance(config, Path) else None
        made: BaseModel = read_by_players(values, over, range(self.game.fewest, self.game.most + 1), name,
                                          lambda values, over: self.build(values, over, name, folder), self.merged)
        return made

    def values(self, ruleset: Ruleset) -> Mapping[str, Any]:
        """The values in a ruleset's file, or in its files if one is merged onto another."""
        values: Mapping[str, Any] = _read_once(ruleset.path)
        return values

    def config_of(self, ruleset: Ruleset, options: BaseModel) -> dict[str, Any]:
        """The configuration that makes these options of a ruleset: only what differs.

        It has the numbers of the ruleset's own formulas only if the formulas would give others.
        """
        tied = formulas_in(values := self.values(ruleset), values)

        def untied(one: Any, usual: Any) -> dict[str, Any]:
            return differing(_less(one, tied), _less(usual, tied))

        usual = self.options(ruleset).model_dump(mode="json")
        found: dict[str, Any] = untied(options.model_dump(mode="json"), usual) | said_by_players(options, untied)
        if self.options(ruleset, found or None) == options:
            return found
        found = merge(found, _numbers_at(options, tied))
        for seats, other in others_of(options).items():
            found = merge(found, {KEY: {str(seats): _numbers_at(other, tied)}})
        return found

    def written(self, ruleset: Ruleset) -> dict[str, Any]:
        """A ruleset's options as plain values, with its own formulas as they are written."""
        values, found = self.values(ruleset), self.options(ruleset).model_dump(mode="json")
        for path, formula in formulas_in(values, values).items():
            found = merge(found, _nested(path, formula))
        return found

    def merged(self, base: Any, over: Any) -> Any:
        """Options merged onto others: mappings key by key, everything else whole."""
        return merge(base, over)

    def build(self, values: Mapping[str, Any], over: Mapping[str, Any], name: str, folder: Path | None) -> BaseModel:
        """The checked options of a ruleset's values with others merged onto them.

        `name` is the name of the file with the others, for InputError. `folder` is that file's folder, for files that
        it refers to.
        """
        if self.Options is None:
            raise DefectError(f"{self.game.name} has neither Options nor options of its own")
        try:
            whole = with_formulas_resolved(values, self.merged(values, over), name, over)
            return check(self.Options, whole, name, over)
        except InputError:
            if formulas_in(values, values):     # what is written wrongly comes before what follows from it
                usual = with_formulas_resolved(values, values)
                check(self.Options, self.merged(usual, with_formulas_resolved(usual, over, name)), name, over)
            raise

    def set_version(self, state: Any, version: int) -> None:
        """Make a blank state play by a version of its ruleset, one of `Ruleset.versions`.

        A game whose rules changed may keep the older behaviour for games that started with it. It then writes the
        version into the state's options, where its rules read it. Other games do nothing here, because only numbers in
        a file changed.
        """


def _numbers_at(options: BaseModel, paths: Iterable[Sequence[str]]) -> dict[str, Any]:
    """A configuration with the options' numbers at some paths."""
    made, found = options.model_dump(mode="json"), dict[str, Any]()
    for path in paths:
        found = merge(found, _nested(path, reduce(lambda within, part: within[part], path, made)))
    return found


def _less(values: Mapping[str, Any], paths: Iterable[Sequence[str]]) -> dict[str, Any]:
    """Options without those at some paths."""
    return {key: _less(value, under) if isinstance(value, Mapping) and under else value for key, value in values.items()
            for under in [[path[1:] for path in paths if path[0] == key]] if () not in under}


def _nested(path: Sequence[str], value: Any) -> Any:
    """A configuration with one value at a path."""
    return reduce(lambda within, part: {part: within}, reversed(path), value)
