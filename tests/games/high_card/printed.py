"""What of High card can be printed: a card for each rank, and a die."""
from __future__ import annotations

from tapete.paper import Card, Deck, Drawing, PaperDie, Printed, Text, Words

from .model import RANKS, Options

TEXTS = {"es": ("Cartas", "Carta", "La más alta se lleva el premio."),
         "en": ("Cards", "Card", "The highest takes the prize.")}


def printed(options: Options, language: str) -> Printed:
    """Every rank once: as many as can be dealt. A whole face is drawn for the highest."""
    title, kind, text = TEXTS[language]
    cards = tuple(Card(str(rank), str(rank), kind, "#2c6580", blocks=(Text(text),), face=_face(rank))
                  for rank in range(1, RANKS + 1))
    back = Drawing('<rect width="63" height="88" fill="#2c6580"/>', 63, 88)
    return Printed(decks=(Deck("all", title, cards, back),), dice=(PaperDie(6),) if options.die == 6 else ())


def _face(rank: int) -> Drawing | None:
    if rank < RANKS:
        return None
    return Drawing('<circle cx="31.5" cy="44" r="25" fill="#f0b429"/>', 63, 88,
                   (Words(str(rank), 10, 34, 43, 20, 20, weight=800, font="serif"),))
