"""Which rules a table began with, and whether this program can still play them."""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pydantic import BaseModel

from ...errors import InputError
from ...gamedef.ruleset import Ruleset
from ...games import find_game
from ..refusals import Refusal
from ..store.models import TableRow


def is_played_here(game: str, ruleset: str, version: int) -> bool:
    """Whether this program has the ruleset and version that a table began with."""
    return any(each.name == ruleset and version in each.versions for each in _rulesets_of(game))


def _rulesets_of(game: str) -> Sequence[Ruleset]:
    """The rulesets of a game, also of one from another package; empty if there is no such game."""
    try:
        return find_game(game).rulesets
    except InputError:
        return ()


def check_played_here(row: TableRow) -> None:
    """Raise Refusal `left_behind` or `stuck` unless this program has the rules that a table began with."""
    if not is_played_here(row.game, row.ruleset, row.version):
        raise not_played_here(row.game, row.ruleset, row.version, row.code)


def not_played_here(game: str, ruleset: str, version: int, code: str) -> Refusal:
    """The Refusal for a table whose rules this program does not have."""
    if is_left_behind(game, ruleset, version):
        return Refusal("left_behind", code=code, ruleset=ruleset, version=str(version))
    return Refusal("stuck", code=code)


def is_left_behind(game: str, ruleset: str, version: int) -> bool:
    """Whether a table's rules are older than all that this program plays, so that it can never continue here.

    False for a newer version or an unknown ruleset: after a rollback, the next program may have them. What is hidden at
    the table must stay hidden until then.
    """
    return any(each.name == ruleset and version < each.versions[0] for each in _rulesets_of(game))


@lru_cache(maxsize=256)
def options_of(game: str, ruleset: str, version: int, differing: str) -> tuple[Ruleset, BaseModel]:
    """A ruleset at a version, and its options with the `differing` ones (JSON) applied. Cached, because tables share
    them."""
    found = find_game(game)
    rules = found.ruleset(ruleset).at(version)
    over: Mapping[str, Any] = json.loads(differing)
    return rules, found.options(rules, over or None)
