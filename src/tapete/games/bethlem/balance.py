"""The measured balance of the sets of cards among equal bots, as a person who opens a table reads it."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ...files.config import check, read_yaml
from ...gamedef.ruleset import Ruleset
from ...text.speech import Speech
from .options import BethlemOptions

UNEVEN = 10
"""The two large sides differ by at least so many points of a hundred before a sentence says it."""
_read = cache(read_yaml)


def before(speech: Speech, rulesets: Sequence[Ruleset], options: BethlemOptions, seats: int) -> list[str]:
    """A sentence if one side wins far more of such games; none if these cards have not been measured."""
    players = options.players(seats)
    for ruleset in rulesets:
        measured = _read(Path(__file__).parent / "measured.yaml").get(ruleset.name, {}).get(players)
        if measured is None or check(BethlemOptions, _read(ruleset.path), str(ruleset.path)) != as_measured(options):
            continue
        mutineers, inmates = measured["mutineers"], measured["inmates"]
        if abs(mutineers - inmates) >= UNEVEN:
            return [speech.say("before-uneven", players=players, mutineers=round(mutineers), inmates=round(inmates))]
    return []


def as_measured(options: BethlemOptions) -> BethlemOptions:
    """The options without the choice of narrator, which was not measured among bots."""
    return options.model_copy(update={"narrator_from": 8})
