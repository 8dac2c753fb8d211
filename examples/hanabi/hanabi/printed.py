"""The printed parts of Hanabi: the deck, the tokens, and a quick reference in the words of the ledger."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tapete.game import Speech
from tapete.icons import icon
from tapete.paper import Drawing, DrawnText, PaperCard, PaperDeck, PaperRuleText, Printed, Section, Token

from .model import HanabiOptions
from .rules.cards import copies_of
from .vocabulary import COLOUR_NAMES, Card

WIDTH, HEIGHT = 63, 88
GROUND, INK = "#fffaf0", "#241c10"
BACK = "#3d2c5c"
LEFT, MIDDLE, RIGHT = 22, 31.5, 41
UP, CENTRE, DOWN = 29, 44, 59

COLOURS = dict(zip(COLOUR_NAMES, ("#b3261e", "#c79400", "#1d7a3d", "#1f55b0", "#8a8378"), strict=True))
SHAPES = dict(zip(COLOUR_NAMES, (
    "M0-6 6 5H-6Z", "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0", "M-5-5H5V5H-5Z", "M0-7 6 0 0 7-6 0Z",
    "M0-7 1.7-2.3 6.7-2.2 2.7 .9 4.1 5.7 0 2.9-4.1 5.7-2.7 .9-6.7-2.2-1.7-2.3Z"), strict=True))
"""Each colour has a shape too: triangle, circle, square, diamond and star, as on the page."""
PIPS = {"1": ((MIDDLE, CENTRE),), "2": ((MIDDLE, UP), (MIDDLE, DOWN)),
        "3": ((MIDDLE, UP), (MIDDLE, CENTRE), (MIDDLE, DOWN)),
        "4": ((LEFT, UP), (RIGHT, UP), (LEFT, DOWN), (RIGHT, DOWN)),
        "5": ((LEFT, UP), (RIGHT, UP), (MIDDLE, CENTRE), (LEFT, DOWN), (RIGHT, DOWN))}
"""Where the shapes of a rank are on its card, in millimetres."""


def printed(options: HanabiOptions, language: str) -> Printed:
    """The deck of 50 cards, and as many tokens as the options say."""
    say = Speech(language, [Path(__file__).parent / "text"]).say
    back = Drawing(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{BACK}"/>'
                   + icon("firework-rocket", 11.5, 24, 40, "#f0b429", BACK), WIDTH, HEIGHT)
    cards = tuple(_card(say, number, *name.split("_")) for number, name in enumerate(Card.names, 1))
    tokens = (Token("hint", say("field-hints"), _token("light-bulb", COLOURS["BLUE"]), 22, copies=options.hints),
              Token("fuse", say("field-fuses"), _token("unlit-bomb", INK), 22, copies=options.fuses))
    turn = Section(say("chapter-turn"), tuple(
        PaperRuleText((f"hanabi.turn.{rule}",)) for rule in ("hint", "discard", "play", "mistake", "draw")))
    return Printed(decks=(PaperDeck("all", say("print-deck"), cards, back),), tokens=tokens, reference=(turn,),
                   game_icons=True)


def _card(say: Callable[..., str], number: int, colour: str, rank: str) -> PaperCard:
    name = say("a-card", colour=say(f"colour-{colour}"), rank=rank)
    return PaperCard(f"{colour}_{rank}", name, say("print-card"), COLOURS[colour], copies=int(copies_of(number)),
                     face=_face(colour, rank))


def _face(colour: str, rank: str) -> Drawing:
    """A frame of the colour, a pip for each point of the rank, and rank and pip in two corners."""
    ink = COLOURS[colour]
    frame = (f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/><rect x="3" y="3" width="{WIDTH - 6}" '
             f'height="{HEIGHT - 6}" rx="3" fill="none" stroke="{ink}" stroke-width="1.5"/>')
    pips = "".join(_pip(colour, x, y, 1) for x, y in PIPS[rank])
    corners = _pip(colour, 9.5, 20, 0.45) + _pip(colour, WIDTH - 9.5, HEIGHT - 20, 0.45)
    words = tuple(DrawnText(rank, x, y, 9, 10, 9, weight=700, colour=INK, turn=turn)
                  for x, y, turn in ((5, 6, 0), (WIDTH - 14, HEIGHT - 16, 180)))
    return Drawing(frame + pips + corners, WIDTH, HEIGHT, words)


def _pip(colour: str, x: float, y: float, scale: float) -> str:
    return f'<path d="{SHAPES[colour]}" transform="translate({x} {y}) scale({scale})" fill="{COLOURS[colour]}"/>'


def _token(name: str, ink: str) -> Drawing:
    return Drawing(icon(name, 4, 4, 14, ink), 22, 22)
