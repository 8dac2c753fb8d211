"""How cards and hints are drawn: each colour has a fill with its pattern, and a sign too."""
from tapete.game import Face

from .vocabulary import COLOUR_NAMES, Card, Colours, Ranks

SIGNS = dict(zip(COLOUR_NAMES, "▲●■◆★", strict=True))
PLAIN = 200         # for what has no colour of the game
UNKNOWN = "?"


def card_faces() -> dict[str, Face]:
    faces = {}
    for card in Card.names:
        colour, rank = card.split("_")
        faces[card] = Face(sign=rank + SIGNS[colour], fill=fill_of(colour))
    return faces


def colour_faces() -> dict[str, Face]:
    return {name: Face(sign=SIGNS[name], fill=fill_of(name)) for name in COLOUR_NAMES}


def colours_faces() -> dict[str, Face]:
    """The colours that a card may have: a sign has three letters at most, so one of four says which is excluded."""
    by_letter = {name[0]: name for name in COLOUR_NAMES}
    faces = {}
    for some in Colours.names:
        sign = _sign([SIGNS[by_letter[letter]] for letter in some], list(SIGNS.values()))
        faces[some] = Face(sign=sign, fill=fill_of(by_letter[some])) if len(some) == 1 else Face(sign=sign, hue=PLAIN)
    return faces


def ranks_faces() -> dict[str, Face]:
    return {some: Face(sign=_sign(list(some), list("12345")), hue=PLAIN) for some in Ranks.names}


def fill_of(colour: str) -> str:
    return colour.lower()


def _sign(some: list[str], every: list[str]) -> str:
    if len(some) == len(every):
        return UNKNOWN
    if len(some) <= 3:
        return "".join(some)
    return "≠" + next(each for each in every if each not in some)
