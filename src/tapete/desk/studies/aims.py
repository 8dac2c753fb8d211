"""The aims of a search, with the names that people use."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...games import find_game, speech_for
from ...lab.figures import name_of
from ...lab.scale import is_share
from ...lab.tuning.aims import STRONGEST
from ..design.changes import options_of
from ..design.names import desk_speech
from ..messages import DeskAim
from .figures import kind_of, title_of


def aims_of(game: str, language: str) -> list[DeskAim]:
    """The possible aims beside the measures."""
    found = find_game(game)
    return [] if found.results.cooperative else [
        {"name": STRONGEST, "title": title_of(found, STRONGEST, language), "kind": kind_of(found, STRONGEST)}]


def aim_title(ask: Mapping[str, Any], aim: str, language: str) -> str:
    """The name of an aim of a design, which may be about a custom card."""
    group, _, thing = aim.partition("/")
    if not thing:
        return title_of(find_game(ask["game"]), aim, language)
    found, _, options, _ = options_of(ask["game"], ask["ruleset"], ask.get("changes", {}))
    game = found.playing(options)
    called = name_of(game, speech_for(game, language), group, thing)
    key = "desk-measure-thing" if is_share(game, aim) else "desk-measure-thing-score"
    return desk_speech(language).say(key, thing=called)
