"""Checks that the backs of printed cards give nothing away. No screen shows the backs, but cards on a real table do."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from ..gamedef.game import Game
from ..paper import Drawing, Printed
from ..text.speech import LANGUAGES
from .worlds import leaves


def told_apart_by_backs(game: Game, options: BaseModel, states: tuple[Any, Any]) -> set[str]:
    """The paths of the view where the back of a covered card differs between two states that a seat cannot distinguish.

    At such a path, the printed cards of both states have no back in common. So the seat sees by the back which state it
    is in.
    """
    printed = game.printing.printed(options, LANGUAGES[0])
    if printed is None:
        return set()
    backs = _backs(printed)
    one, other = (leaves(game.view(state)) for state in states)
    pairs = ((path, str(one[path]), str(other[path])) for path in one.keys() & other.keys()
             if not path.endswith("#") and one[path] != other[path])
    return {path for path, first, second in pairs
            if first in backs and second in backs and not backs[first] & backs[second]}


def _backs(printed: Printed) -> Mapping[str, set[Drawing]]:
    """The backs of each card, by its id. A card may be in several decks."""
    found: dict[str, set[Drawing]] = defaultdict(set)
    for deck in printed.decks:
        for card in deck.cards:
            found[card.id].add(deck.back)
    return found
