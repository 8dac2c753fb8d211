"""A designer's own card as it is printed and told; made in a process."""
from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ..errors import InputError
from ..games import speech_for
from ..paper import PaperCard, Printed
from ..press.paper import paper_of, size_of
from ..press.portraits import StoredPicture, drawing_of
from ..press.printing import PrintJob, card_picture
from ..press.trial import can_typeset
from ..text.speech import LANGUAGES
from ..text.spoken import SpokenError, said
from .design.bench import cards_in, faults_of, only
from .design.changes import options_of
from .messages import BenchCard, OwnFace

MOST = 12
"""Most cards of a design whose faces are made at once."""

Stored = tuple[str, int, int, bytes]
"""A custom picture as it is stored."""


def card_told(game: str, ruleset: str, changes: Mapping[str, Any], path: str, card: str, language: str,
              picture: Stored | None = None) -> BenchCard:
    """A card of a design: its face, its text in each language, and what is wrong with it. The other numbers are the
    ruleset's own while something else in the design is wrong. Raises InputError if there is no such card."""
    return _told(game, ruleset, json.dumps(changes, sort_keys=True), path, card, language, picture)


@lru_cache(64)
def _told(game: str, ruleset: str, written: str, path: str, card: str, language: str,
          picture: Stored | None) -> BenchCard:
    changes: dict[str, Any] = json.loads(written)
    cards = cards_in(game, ruleset, changes, path)["cards"]
    if card not in cards:
        raise SpokenError("desk-no-card", path=path, card=card)
    faults = faults_of(game, ruleset, path, card, cards[card], language)
    if faults:
        return {"face": None, "lines": {}, "faults": faults, "apart": False}
    apart = False
    try:
        found, rules, options, config = options_of(game, ruleset, changes)
    except InputError:
        apart = True
        found, rules, options, config = options_of(game, ruleset, only(path, card, cards[card]))
    playing = found.playing(options)
    lines = {each: list(playing.own_cards.printed_on(card, each)) for each in LANGUAGES}
    job = PrintJob(playing, rules, config, options, language, paper_of("a4"), size_of("standard"),
                   portraits={card: drawing_of(StoredPicture(*picture))} if picture is not None else {})
    try:
        face = card_picture(job, card) if can_typeset() else None
    except SpokenError as error:        # a text that does not fit on the card
        return {"face": None, "lines": lines, "faults": [{"path": "", "sentence": said(error, language)}],
                "apart": apart}
    return {"face": None if face is None else _address(face), "lines": lines,
            "faults": [{"path": "", "sentence": lack.marked().sentence(language)} for lack in job.lacking],
            "apart": apart}


def own_faces(game: str, ruleset: str, changes: Mapping[str, Any], language: str) -> list[OwnFace]:
    """The designer's own cards that a design prints, at most `MOST`, each as it is printed. Raises InputError for a
    design that is no game."""
    return _faces(game, ruleset, json.dumps(changes, sort_keys=True), language)


@lru_cache(16)
def _faces(game: str, ruleset: str, written: str, language: str) -> list[OwnFace]:
    found, rules, options, config = options_of(game, ruleset, json.loads(written))
    playing = found.playing(options)
    printed = playing.printing.printed(options, language)
    if printed is None or not can_typeset():
        return []
    job = PrintJob(playing, rules, config, options, language, paper_of("a4"), size_of("standard"))
    usual = _usual(game, ruleset)
    texts = {title: list(lines) for title, lines in playing.own_cards.texts(speech_for(playing, language))}
    own = {card.id: card for deck in printed.decks for card in deck.cards
           if card.id not in usual and card.title in texts}
    return [_own_face(job, printed, card, texts[card.title]) for card in list(own.values())[:MOST]]


def _own_face(job: PrintJob, printed: Printed, card: PaperCard, lines: list[str]) -> OwnFace:
    told: OwnFace = {"card": card.id, "title": card.title, "face": None, "lines": lines, "fault": ""}
    try:
        face = card_picture(job, card.id, printed)
    except SpokenError as error:        # a text that does not fit on the card
        return {**told, "fault": said(error, job.language)}
    return told if face is None else {**told, "face": _address(face)}


@lru_cache(8)
def _usual(game: str, ruleset: str) -> frozenset[str]:
    """The ids of the cards that a ruleset prints."""
    found, _, options, _ = options_of(game, ruleset, {})
    printed = found.playing(options).printing.printed(options, LANGUAGES[0])
    return frozenset(card.id for deck in printed.decks for card in deck.cards) if printed is not None else frozenset()


def _address(face: bytes) -> str:
    return f"data:image/svg+xml;base64,{b64encode(face).decode()}"
