"""Decks for print services, with bleed, and for Tabletop Simulator, as a saved object."""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any

from ..paper import PaperCard, PaperDeck
from .letters import LetterReport
from .paper import CardSize, sheets
from .typeset import pdf, pictures

DOTS = 300
"""Pixels an inch of pictures for print services."""
SHEET_DOTS = 150
"""Pixels an inch of the simulator's sheets. Ten cards in a row stay below the 4,096 pixels that it handles well."""
ACROSS, DOWN = 10, 7
"""The most cards of a sheet of the simulator, in columns and rows; the last place is for the back."""

Files = Iterator[tuple[str, bytes]]


def with_bleed(name: str, page: Mapping[str, Any], deck: PaperDeck, bleed: float, as_pictures: bool,
               lacking: LetterReport) -> Files:
    """A deck for a print service, `bleed` mm wider on each side than the card.

    Every copy's front is a page, and the back is another file; or each different card is one picture. Raises InputError
    that names a card whose text does not fit."""
    once = list(range(len(deck.cards)))
    every = [n for n in once for _ in range(deck.cards[n].copies)]

    def data(places: list[int]) -> Mapping[str, Any]:
        return {**page, "deck": deck, "bleed": bleed, "places": places}
    if as_pictures:
        for card, picture in zip(deck.cards, pictures("bleed", data(once), DOTS, lacking), strict=True):
            yield f"{name}-{deck.id}-bleed/{card.id}.png", picture
        yield f"{name}-{deck.id}-bleed/back.png", pictures("bleed", data([]), DOTS, lacking)[0]
    else:
        yield f"{name}-bleed-{deck.id}.pdf", pdf("bleed", data(every), lacking)
        yield f"{name}-bleed-{deck.id}-back.pdf", pdf("bleed", data([]), lacking)


def simulator_decks(name: str, page: Mapping[str, Any], decks: tuple[PaperDeck, ...], size: CardSize, at: str,
                    lacking: LetterReport) -> Files:
    """All decks as one saved object of Tabletop Simulator, and its pictures: sheets of fronts, and each deck's back.
    `at` is the URL, ending in a slash, where the pictures will be."""
    objects = []
    for i, deck in enumerate(decks):
        custom: dict[str, Any] = {}
        numbers: dict[int, int] = {}        # of each card of the deck
        laid = list(sheets(list(range(len(deck.cards))), ACROSS * DOWN - 1))
        rows = max(2, -(-len(laid[0]) // ACROSS))
        made = pictures("tabletop", {**page, "deck": deck, "sheets": laid, "across": (ACROSS, rows)}, SHEET_DOTS,
                        lacking)
        for k, (sheet, picture) in enumerate(zip(laid, made, strict=True)):
            key, file = 10 * i + k + 1, f"{name}-tabletop/{deck.id}-{k + 1}.png"
            yield file, picture
            custom[str(key)] = {"FaceURL": at + file, "BackURL": f"{at}{name}-tabletop/{deck.id}-back.png",
                                "NumWidth": ACROSS, "NumHeight": rows, "BackIsHidden": True, "UniqueBack": False,
                                "Type": 0}
            numbers |= {card: 100 * key + place for place, card in enumerate(sheet)}
        yield (f"{name}-tabletop/{deck.id}-back.png",
               pictures("bleed", {**page, "deck": deck, "bleed": 0, "places": []}, SHEET_DOTS, lacking)[0])
        objects.append(_object(deck, i, size, custom, numbers))
    saved = {"SaveName": name, "GameMode": "", "Date": "", "Table": "", "Sky": "", "Note": "", "Rules": "",
             "PlayerTurn": "", "Gravity": 0.5, "ObjectStates": objects}
    yield f"{name}-tabletop/{name}.json", (json.dumps(saved, ensure_ascii=False, indent=2) + "\n").encode()


def _object(deck: PaperDeck, at: int, size: CardSize, custom: Mapping[str, Any],
            numbers: Mapping[int, int]) -> dict[str, Any]:
    """The object of a deck, or of its card if it has only one."""
    cards = [_card(deck, n, copy, at, size, {str(numbers[n] // 100): custom[str(numbers[n] // 100)]}, numbers[n])
             for n, card in enumerate(deck.cards) for copy in range(card.copies)]
    if len(cards) == 1:
        return cards[0]
    return {"GUID": _guid(deck.id), "Name": "Deck", "Nickname": deck.title, "Description": "",
            "Transform": _at(at, size), "HideWhenFaceDown": True, "Hands": False, "SidewaysCard": False,
            "DeckIDs": [card["CardID"] for card in cards], "CustomDeck": custom, "ContainedObjects": cards}


def _card(deck: PaperDeck, n: int, copy: int, at: int, size: CardSize, custom: Mapping[str, Any],
          number: int) -> dict[str, Any]:
    card: PaperCard = deck.cards[n]
    return {"GUID": _guid(f"{deck.id} {card.id} {copy}"), "Name": "Card", "Nickname": card.title,
            "Description": card.kind, "Transform": _at(at, size), "HideWhenFaceDown": True, "Hands": True,
            "SidewaysCard": False, "CardID": number, "CustomDeck": custom}


def _at(n: int, size: CardSize) -> dict[str, float]:
    """The position of the n-th deck, face down. A card of scale 1 is as large as a poker card, 2.2 by 3.1 units."""
    scale = size.width / 63
    return {"posX": round(2.6 * scale * (n % 6 - 2.5), 3), "posY": 1.5, "posZ": round(-3.6 * scale * (n // 6), 3),
            "rotX": 0, "rotY": 180, "rotZ": 180, "scaleX": scale, "scaleY": 1, "scaleZ": scale}


def _guid(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:6]
