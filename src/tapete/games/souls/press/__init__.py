"""The printed parts of Four Souls, made from its options and its cards."""
from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel

from ....paper import Look, PaperDie, Printed
from ....text.speech import Speech
from ..options import SoulsOptions
from . import art
from .cards import decks
from .picture import picture
from .table import boards, sheets, tokens
from .tables import reference, tables

_FOLDER = Path(__file__).parent


def print_speech(language: str) -> Speech:
    """The game's messages and those of its printed parts."""
    return Speech(language, [_FOLDER.parent / "text", _FOLDER / "text"])


def printed(options: BaseModel, language: str) -> Printed:
    """All printed parts of Four Souls with some options."""
    assert isinstance(options, SoulsOptions)
    speech = print_speech(language)
    held = decks(speech, options)
    return Printed(
        look=Look(ink=art.PRINT, paper=art.CREAM, accent="#8a3b2a", emblem=art.emblem()), decks=held,
        boards=boards(speech, options), sheets=sheets(speech, options), tokens=tokens(speech, options),
        dice=(PaperDie(6),), tables=tables(speech, options, held), reference=reference(speech, options),
        picture=picture, game_icons=True)
