"""How cards and hints are drawn: each colour has a sign too, for people who cannot tell the colours apart."""
from tapete.game import Face

from .vocabulary import COLOUR_NAMES, Card, Colours, Ranks

SIGNS = dict(zip(COLOUR_NAMES, "▲●■◆★", strict=True))
HUES = dict(zip(COLOUR_NAMES, (20, 90, 150, 250, 310), strict=True))
PLAIN = 200         # for what has no colour of the game
UNKNOWN = "?"


def card_faces() -> dict[str, Face]:
    faces = {}
    for card in Card.names:
        colour, rank = card.split("_")
        faces[card] = Face(sign=rank + SIGNS[colour], hue=HUES[colour])
    return faces


def colours_faces() -> dict[str, Face]:
    """The colours that a card may have: a sign has three letters at most, so one of four says which is excluded."""
    by_letter = {name[0]: name for name in COLOUR_NAMES}
    return {some: Face(sign=_sign([SIGNS[by_letter[letter]] for letter in some], list(SIGNS.values())),
                       hue=HUES[by_letter[some]] if len(some) == 1 else PLAIN) for some in Colours.names}


def ranks_faces() -> dict[str, Face]:
    return {some: Face(sign=_sign(list(some), list("12345")), hue=PLAIN) for some in Ranks.names}


def _sign(some: list[str], every: list[str]) -> str:
    if len(some) == len(every):
        return UNKNOWN
    if len(some) <= 3:
        return "".join(some)
    return "≠" + next(each for each in every if each not in some)
