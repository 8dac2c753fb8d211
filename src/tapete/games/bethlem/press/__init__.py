"""The printed parts of Bethlem, made from its options and its ledger's words."""
from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel

from ....paper import Look, Printed
from ....text.speech import Speech
from ..options import BethlemOptions
from . import art
from .cards import decks
from .picture import picture
from .sheets import sheets, tokens
from .tables import reference, tables

_FOLDER = Path(__file__).parent


def print_speech(language: str) -> Speech:
    """The game's messages and those of its printed parts."""
    return Speech(language, [_FOLDER.parent / "text", _FOLDER / "text"])


def printed(options: BaseModel, language: str) -> Printed:
    """All printed parts of Bethlem with some options."""
    assert isinstance(options, BethlemOptions)
    speech = print_speech(language)
    return Printed(
        look=Look(ink=art.INK, paper=art.CREAM, accent=art.P2, emblem=art.emblem()), decks=decks(speech, options),
        sheets=sheets(speech, options), tokens=tokens(speech, options), tables=tables(speech, options),
        reference=reference(speech, options), picture=picture, game_icons=True)
