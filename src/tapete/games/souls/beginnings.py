"""The cards of the box as what a card of one's own may begin from."""
from __future__ import annotations

from functools import cache

from ...kernel.config import plain_data, read_yaml
from ...kernel.game import Beginning
from .language.library import FOLDER, NUMBERS

MINE = {"en": "My {}", "es": "Mi {}"}
FIRST = "characters"
"""The deck that stands first."""


@cache
def beginnings() -> tuple[Beginning, ...]:
    """Every card that is in play, by its deck, with an id and a name of its own and the same abilities."""
    found = []
    for path in sorted(FOLDER.glob("*.yaml")):
        tree = plain_data(read_yaml(path))
        for card in tree["cards"]:
            if card["id"] in NUMBERS:
                mine = {**card, "id": f"MY_{card['id']}"[:40], "set": "own",
                        "name": {language: form.format(card["name"][language]) for language, form in MINE.items()}}
                found.append(Beginning(card["id"], tree["deck"], {"deck": tree["deck"], "cards": [mine]},
                                       {f"copies.{card['id']}": 0}))
    return tuple(sorted(found, key=lambda one: (one.deck != FIRST, one.deck)))
