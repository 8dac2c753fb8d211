"""The printed parts of Gloom, made from its options and its pack."""
from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel

from ....paper import Look, Printed
from ....text.speech import Speech
from ..options import GloomOptions
from . import art
from .cards import decks
from .cover import emblem
from .picture import picture_of
from .sheets import sheets, tokens
from .tables import reference, tables

_FOLDER = Path(__file__).parent


def print_speech(language: str) -> Speech:
    """The game's messages and those of its printed parts."""
    return Speech(language, [_FOLDER.parent / "text", _FOLDER / "text"])


def printed(options: BaseModel, language: str) -> Printed:
    """All printed parts of Gloom with some options."""
    assert isinstance(options, GloomOptions)
    speech = print_speech(language)
    return Printed(
        look=Look(ink="#221e29", paper=art.CREAM, accent="#2f7a6c", emblem=emblem()), decks=decks(speech, options),
        sheets=sheets(speech, options), tokens=tokens(speech), tables=tables(speech, options),
        reference=reference(speech, options), picture=picture_of(language), game_icons=True)
