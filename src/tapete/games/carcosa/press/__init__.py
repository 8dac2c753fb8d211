"""The printed parts of Carcosa, made from its options."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pydantic import BaseModel

from ....paper import Look, PaperCard, PaperDie, Printed
from ....text.speech import Speech
from ..names import FLOORS, ROOMS
from ..options import CarcosaOptions
from ..own import OwnThings, own_names
from . import art
from .board import board
from .cards import card
from .decks import decks
from .effects import effect_rows
from .picture import picture_of
from .rooms import special_card
from .sheets import sheets
from .tables import reference, tables
from .tokens import tokens

_FOLDER = Path(__file__).parent
__all__ = ["effect_rows", "print_speech", "printed"]


def print_speech(language: str, names: Mapping[str, str] | None = None) -> Speech:
    """The game's messages and those of its printed parts, with the names of custom cards."""
    return Speech(language, [_FOLDER.parent / "text", _FOLDER / "text"], names)


def dice(options: CarcosaOptions) -> tuple[PaperDie, ...]:
    """One die for each number of sides that something rolls; the rooms of a floor are chosen by one of four sides."""
    sides = {ROOMS // FLOORS, *options.dice.all, len(options.king.roulette), len(options.king.decrees),
             len(options.rooms.ritual)}
    return tuple(PaperDie(each) for each in sorted(sides, reverse=True))


def one_card(options: BaseModel, name: str, language: str) -> PaperCard | None:
    """A card or a special room, whether or not a deck has it."""
    assert isinstance(options, CarcosaOptions)
    speech = print_speech(language, own_names(OwnThings(options.cards, options.own_rooms), language))
    if name in options.own_rooms or name in options.special_rooms:
        return special_card(speech, options, name, 0)
    there = name in options.cards or name in options.deck or name in options.motemey
    return card(speech, options, name, 1) if there else None


def printed(options: BaseModel, language: str) -> Printed:
    """All printed parts of Carcosa with some options."""
    assert isinstance(options, CarcosaOptions)
    speech = print_speech(language, own_names(OwnThings(options.cards, options.own_rooms), language))
    return Printed(
        look=Look(ink="#241c10", paper=art.CREAM, accent=art.GOLD, emblem=art.house()),
        decks=decks(speech, options), boards=(board(speech, options),), sheets=sheets(speech, options),
        tokens=tokens(speech, options), dice=dice(options), tables=tables(speech, options),
        reference=reference(speech, options), picture=picture_of(speech), game_icons=True)
