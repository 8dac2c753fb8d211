"""By which rules a table was begun, and whether this program still plays them."""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pydantic import BaseModel

from ...errors import InputError
from ...gamedef.game import Ruleset
from ...games import find_game
from ..http.refusals import Refusal
from ..store.models import Table


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


@lru_cache(maxsize=256)
def options_of(game: str, ruleset: str, version: int, differing: str) -> tuple[Ruleset, BaseModel]:
    """A ruleset at a version and its options with those laid on that differ, given as JSON; shared by the tables that
    do so."""
    found = find_game(game)
    rules = found.ruleset(ruleset).at(version)
    over: Mapping[str, Any] = json.loads(differing)
    return rules, found.options(rules, over or None)
