"""The aims of a search, with the names that people use."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...games import find_game, speech_for
from ...lab.figures import name_of
from ...lab.tuning.aims import STRONGEST
from ..design.changes import options_of
from ..design.names import desk_speech
from ..messages import DeskAim
from .figures import title_of


def aims_of(game: str, language: str) -> list[DeskAim]:
    """The possible aims beside the measures."""
    say = desk_speech(language).say
    return [] if find_game(game).results.cooperative else [
        {"name": STRONGEST, "title": say("desk-measure-strongest"), "kind": "share"}]


def aim_title(ask: Mapping[str, Any], aim: str, language: str) -> str:
    """The name of an aim of a design, which may be about a custom card."""
    group, _, thing = aim.partition("/")
    if not thing:
        return title_of(aim, language)
    found, _, options, _ = options_of(ask["game"], ask["ruleset"], ask.get("changes", {}))
    game = found.playing(options)
    called = name_of(game, speech_for(game, language), group, thing)
    return desk_speech(language).say("desk-measure-thing", thing=called)
