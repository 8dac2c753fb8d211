"""The game's cards that a designer may copy to begin a custom card."""
from __future__ import annotations

from functools import cache
from typing import Any

from ...files.config import plain_data, read_yaml
from ...gamedef.parts.own_cards import Beginning
from .language.library import FOLDER, NUMBERS

MINE = {"en": "My {}", "es": "Mi {}"}
FIRST = "characters"
"""The deck that comes first."""


@cache
def beginnings() -> tuple[Beginning, ...]:
    """Every card in play, by its deck, with a new id and name and the same abilities. A starting item comes with the
    character who begins with it, because nobody else would."""
    files = [plain_data(read_yaml(path)) for path in sorted(FOLDER.glob("*.yaml"))]
    whose = {card["item"]: card for file in files if file["deck"] == FIRST for card in file["cards"] if "item" in card}
    found = []
    for file in files:
        for card in file["cards"]:
            if card["id"] in NUMBERS:
                mine = _mine(card)
                trees, gone = [{"deck": file["deck"], "cards": [mine]}], [card["id"]]
                if (owner := whose.get(card["id"])) is not None:
                    trees.append({"deck": FIRST, "cards": [{**_mine(owner), "item": mine["id"]}]})
                    gone.append(owner["id"])
                found.append(Beginning(card["id"], file["deck"], trees, {f"copies.{each}": 0 for each in gone}))
    return tuple(sorted(found, key=lambda one: (one.deck != FIRST, one.deck)))


def _mine(card: dict[str, Any]) -> dict[str, Any]:
    return {**card, "id": f"MY_{card['id']}"[:40], "set": "own",
            "name": {language: form.format(card["name"][language]) for language, form in MINE.items()}}
