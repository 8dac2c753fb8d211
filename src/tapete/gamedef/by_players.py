"""Options by number of seats: a configuration or a ruleset may change options for some numbers of seats.

    end: {keys: 4}
    by_players:
      2: {end: {keys: 3}}
      3: {king: {floor: 2}}

The values under a number are merged onto all other values, as a configuration is merged onto its ruleset. Options are
read once for every number of seats. `at_table` returns those of one table, and every game starts with its result.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Self, TypeVar

from pydantic import BaseModel, PrivateAttr

from ..errors import DefectError
from ..files.config import Lined, LinedMapping, Strict, line_of, placed, spot_of
from ..text.spoken import SpokenError

KEY = "by_players"

B = TypeVar("B", bound=BaseModel)


class RulesetOptions(Strict):
    """All options of a game: the usual ones, and those for numbers of seats with other values."""

    _by_players: dict[int, BaseModel] = PrivateAttr(default_factory=dict)

    def with_others(self, others: Mapping[int, BaseModel]) -> Self:
        """A copy of these options, with other options for some numbers of seats."""
        made = self.model_copy()
        made._by_players = dict(others)
        return made

    @property
    def by_players(self) -> Mapping[int, BaseModel]:
        return self._by_players


def others_of(options: BaseModel) -> Mapping[int, BaseModel]:
    """For each number of seats with other options: those options."""
    return options.by_players if isinstance(options, RulesetOptions) else {}


def at_table(options: B, seats: int) -> B:
    """The options of a table with this number of seats."""
    if not isinstance(options, RulesetOptions) or not options.by_players:
        return options
    found: Any = options.by_players.get(seats)
    return found if found is not None else options.with_others({})


def read_by_players(values: Mapping[Any, Any], over: Mapping[Any, Any], counts: Sequence[int], name: str,
                    lay: Callable[[Any, Any], Any], merged: Callable[[Any, Any], Any]) -> Any:
    """The options that `lay(values, over)` makes from a ruleset's values and a configuration, for every number of
    seats.

    Both may have values by number of seats. `merged` merges a mapping onto another as the game does. InputError says
    what is wrong and where.
    """
    options = lay(_less(values), over if KEY not in over else PlayersConfig(_less(over), over))
    others = {}
    theirs, ours = _numbers(values, counts, name), _numbers(over, counts, name)
    for seats in sorted({*theirs, *ours}):
        given = PlayersConfig(merged(_less(over), ours.get(seats, {})), over, (KEY, str(seats)))
        try:
            others[seats] = lay(merged(_less(values), theirs.get(seats, {})), given)
        except SpokenError as error:
            raise _with(seats, error) from error.__cause__
    others = {seats: other for seats, other in others.items() if other != options}
    if not others:
        return options
    if not isinstance(options, RulesetOptions):
        raise DefectError(f"{type(options).__name__} is no RulesetOptions, and cannot be by number of seats")
    return options.with_others(others)


def said_by_players(options: BaseModel, differing: Callable[[Any, Any], dict[str, Any]]) -> dict[str, Any]:
    """The part of a configuration with the values by number of seats; empty if there are none.

    `differing(values, usual)` returns the values that differ from the usual ones.
    """
    usual = options.model_dump(mode="json")
    found = {str(seats): differing(other.model_dump(mode="json"), usual) for seats, other in others_of(options).items()}
    return {KEY: found} if (found := {seats: each for seats, each in found.items() if each}) else {}


def _less(tree: Mapping[Any, Any]) -> dict[Any, Any]:
    return {key: value for key, value in tree.items() if key != KEY}


def _numbers(tree: Mapping[Any, Any], counts: Sequence[int], name: str) -> dict[int, Mapping[Any, Any]]:
    """The values by number of seats in a tree.

    InputError for a wrong number, or for a value that is no mapping of options.
    """
    if KEY not in tree:
        return {}
    found, within = {}, tree[KEY]
    if not isinstance(within, Mapping):
        raise placed(name, tree, (KEY,), SpokenError("by-players", least=counts[0], most=counts[-1]))
    for key, each in within.items():
        if str(key) not in map(str, counts):
            raise placed(name, tree, (KEY, key), SpokenError("by-players-number", number=str(key), least=counts[0],
                                                             most=counts[-1]))
        if not isinstance(each, Mapping) or KEY in each:
            raise placed(name, tree, (KEY, key), SpokenError("by-players", least=counts[0], most=counts[-1]))
        found[int(key)] = each
    return found


def _with(seats: int, error: SpokenError) -> SpokenError:
    """An error in the options for a number of seats, with all its `others`."""
    made = SpokenError("with-seats", seats=seats, wrong=error)
    made.others = [_with(seats, each) if isinstance(each, SpokenError) else each for each in error.others]
    return made


class PlayersConfig(LinedMapping):
    """A configuration for one number of seats, which knows the line where each part of it was written."""

    def __init__(self, data: Mapping[Any, Any], tree: Any, at: tuple[str, ...] = ()) -> None:
        super().__init__(data)
        self.tree, self.at = tree, at

    def line_of(self, path: Iterable[Any]) -> int | None:
        return line_of(self.tree, self._where(path))

    def spot_of(self, path: Iterable[Any], word: str = "") -> tuple[int, int] | None:
        return spot_of(self.tree, self._where(path), word)

    def cell_of(self, path: Iterable[Any]) -> tuple[str, str] | None:
        return self.tree.cell_of(self._where(path)) if isinstance(self.tree, Lined) else None

    def _where(self, path: Iterable[Any]) -> tuple[Any, ...]:
        path = tuple(path)
        return (*self.at, *path) if _reaches(self.tree, (*self.at, *path)) else path


def _reaches(tree: Any, path: Iterable[Any]) -> bool:
    for part in path:
        if isinstance(tree, Mapping):
            tree = next((value for key, value in tree.items() if str(key) == str(part)), None)
        elif isinstance(tree, list) and isinstance(part, int) and part < len(tree):
            tree = tree[part]
        else:
            return False
    return tree is not None
