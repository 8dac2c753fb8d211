"""A designer's own cards as a sheet of a spreadsheet: each with a row or some rows, its abilities in sentences."""
from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any

from pydantic import BaseModel

from ...gamedef.options import Option
from ...gamedef.parts.sheets import Sheets
from ...text.plain_text import all_as_typed
from .language.cards import DECKS, CardText, look_through, plainly_typed
from .language.typed import in_words, sentence_reader


class OwnRow(CardText):
    """A card of one's own, and its deck."""

    deck: Annotated[str, Option("its deck", names=tuple(DECKS))]


class SoulsSheets(Sheets):
    """One's own cards, of whatever deck."""

    models: Mapping[str, type[BaseModel]] = {"own": OwnRow}

    def spread(self, values: Mapping[str, Any], options: BaseModel, language: str,
               base: str | None = None) -> Mapping[str, Any]:
        return {**values, "own": [{"deck": tree["deck"], **card} for tree in values["own"]
                                  for card in _said(tree, language)]}

    def gathered(self, config: Mapping[str, Any], base: Mapping[str, Any]) -> Mapping[str, Any]:
        if "own" not in config:
            return config
        trees: list[dict[str, Any]] = []
        for row in config["own"]:
            deck = row.pop("deck", "")
            if not trees or trees[-1]["deck"] != deck:
                trees.append({"deck": deck, "cards": []})
            trees[-1]["cards"].append(row)
        return {**config, "own": trees}


def _said(tree: Mapping[str, Any], language: str) -> list[dict[str, Any]]:
    """The cards of a tree, each with sentences for the abilities that are read back as they were written."""
    worded = in_words(tree, language)
    read = partial(_read_back, tree)
    return [{**card, "abilities": [said if same else written for said, written, same in zip(
        other["abilities"], card["abilities"], read(i, other), strict=True)]} if card.get("abilities") else card
        for i, (card, other) in enumerate(zip(tree["cards"], worded["cards"], strict=True))]


def _read_back(tree: Mapping[str, Any], at: int, card: Mapping[str, Any]) -> list[bool]:
    """Whether each ability of a card that is said in sentences is read to what its tree has."""
    said = {**tree, "cards": [card]}
    cards, wrong = look_through(said, "own", sentence_reader([tree]))
    if wrong:
        return [False] * len(card["abilities"])
    found = plainly_typed(said, cards)["cards"][0]["abilities"]
    return [one == other for one, other in zip(found, all_as_typed(tree["cards"][at]["abilities"]), strict=True)]
