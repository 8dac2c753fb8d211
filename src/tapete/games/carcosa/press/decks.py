"""The decks of Carcosa, with as many cards as the game that runs."""
from __future__ import annotations

from collections import Counter

from ....paper import Drawing, PaperCard, PaperDeck
from ....text.speech import Speech
from ..names import Card as Name
from ..options import CarcosaOptions
from ..sentences import parse_effect
from ..vocabulary import Do
from . import art
from .cards import card
from .rooms import special_card

TALES = [name for name in Name.__members__ if name.startswith("TALE_")]
MARK = "#8f7f58"
ORDER = {name: i for i, name in enumerate(Name.__members__)}


def decks(speech: Speech, options: CarcosaOptions) -> tuple[PaperDeck, ...]:
    """Room decks, Motemey's, the reserve, all with one back, because their cards mix; and the special rooms."""
    one_back = art.back("KING", "#3a2f20", "#d9a43a")
    made = [
        PaperDeck("rooms", speech.say("print-deck-rooms"),
                  _cards(speech, options, in_rooms(options), None), one_back),
        PaperDeck("motemey", speech.say("print-deck-motemey"),
                  _cards(speech, options, at_motemey(options), art.sign("MOTEMEY", MARK)), one_back),
        PaperDeck("special", speech.say("print-deck-special"),
                  tuple(special_card(speech, options, name, i % 3) for i, name in enumerate(options.special_rooms)),
                  art.back("PUERTAS", "#55483a", "#efe0bb"))]
    kept = reserve(options)
    if kept:
        made.insert(2, PaperDeck("reserve", speech.say("print-deck-reserve"),
                                 _cards(speech, options, kept, art.chest(MARK)), one_back))
    return tuple(made)


def in_rooms(options: CarcosaOptions) -> dict[str, int]:
    """The cards of the twelve room decks, with the tales that are shuffled into them."""
    return {**options.deck, **dict.fromkeys(TALES[:options.tales_in_rooms], 1)}


def at_motemey(options: CarcosaOptions) -> dict[str, int]:
    """The cards of Motemey's deck, with the other tales."""
    return {**options.motemey, **dict.fromkeys(TALES[options.tales_in_rooms:], 1)}


def reserve(options: CarcosaOptions) -> dict[str, int]:
    """Cards from outside the decks: starting objects of roles, finds of events, the key of the ritual."""
    kept: Counter[str] = Counter(role.gift for role in options.roles.values() if role.gift != "none")
    for event, copies in options.deck.items():
        for row in options.all_tables[event].table.values() if event in options.all_tables else ():
            for do, _, what, _ in map(parse_effect, row.split(" and ")):
                if do == Do.FIND:
                    kept[Name(what).name] += copies
    if "CAMARA_LETAL" in options.special_rooms:
        kept["KEY"] += 1
    return dict(kept)


def _cards(speech: Speech, options: CarcosaOptions, counts: dict[str, int],
           mark: Drawing | None) -> tuple[PaperCard, ...]:
    """Cards with a mark that says which deck they belong to. A tale has none, because each game draws its deck."""
    return tuple(card(speech, options, name, counts[name], None if name in TALES else mark)
                 for name in sorted(counts, key=ORDER.__getitem__) if counts[name])
