"""The printed parts of High card: every card once, and a die."""
from __future__ import annotations

from pathlib import Path

from tapete.game import Speech
from tapete.paper import Drawing, DrawnText, PaperCard, PaperDeck, PaperDie, Printed, Text

from .model import HighCardOptions
from .vocabulary import RANKS

COLOUR = "#2c6580"


def printed(options: HighCardOptions, language: str) -> Printed:
    """All cards, with a drawing on the whole face of the highest."""
    say = Speech(language, [Path(__file__).parent / "text"]).say
    cards = tuple(PaperCard(str(rank), str(rank), say("print-card"), COLOUR, blocks=(Text(say("print-text")),),
                            face=_face(rank)) for rank in range(1, RANKS + 1))
    back = Drawing(f'<rect width="63" height="88" fill="{COLOUR}"/>', 63, 88)
    return Printed(decks=(PaperDeck("all", say("kind-card"), cards, back),),
                   dice=(PaperDie(options.die),))


def _face(rank: int) -> Drawing | None:
    if rank < RANKS:
        return None
    return Drawing('<circle cx="31.5" cy="44" r="25" fill="#f0b429"/>', 63, 88,
                   (DrawnText(str(rank), 10, 34, 43, 20, 20, weight=800, font="serif"),))
