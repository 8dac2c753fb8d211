"""The printed parts of Colmena: the deck, and a quick reference of what each card is worth."""
from __future__ import annotations

import colorsys
from collections.abc import Callable
from pathlib import Path

from tapete.game import Speech
from tapete.icons import icon
from tapete.paper import Drawing, PaperCard, PaperDeck, Printed, Text

from .faces import HUES, ICONS
from .rules.cards import copies_of
from .vocabulary import Cell

WIDTH, HEIGHT = 63, 88
BACK = "#8a5a00"


def printed(language: str) -> Printed:
    """The deck, with as many copies of each card as the rules have."""
    say = Speech(language, [Path(__file__).parent / "text"]).say
    back = Drawing(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{BACK}"/>'
                   + icon("beehive", 11.5, 24, 40, "#f0b429"), WIDTH, HEIGHT)
    return Printed(decks=(PaperDeck("all", say("print-deck"), tuple(_card(say, cell) for cell in Cell), back),),
                   game_icons=True)


def _card(say: Callable[..., str], cell: Cell) -> PaperCard:
    colour = _colour(HUES[cell])
    return PaperCard(cell.name, say(f"card-{cell.name}"), say("print-card"), colour, copies=int(copies_of(cell)),
                     drawing=Drawing(icon(ICONS[cell], 13, 1, 28, colour), 54, 30),
                     blocks=(Text(say(f"print-{cell.name}")),))


def _colour(hue: int) -> str:
    """A dark colour of a hue, in degrees, as hexadecimal digits."""
    return "#" + "".join(f"{round(255 * part):02x}" for part in colorsys.hls_to_rgb(hue / 360, 0.3, 0.7))
