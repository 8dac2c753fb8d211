"""The game's cards that a designer may copy to begin a custom card."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ...gamedef.parts.own_cards import Beginning
from ...text.speech import LANGUAGES, Speech
from .names import Card

MINE = {"en": "My {}", "es": "Mi {}"}
STATES = (Card.ENVENENADO, Card.SANIDAD, Card.MALDITO, Card.PARANOIA)
_TEXT = Path(__file__).parent / "text"


def beginnings(numbers: Mapping[str, Any]) -> tuple[Beginning, ...]:
    """Every event, the states, and the objects that the effects can say, with the numbers of a ruleset's file, each
    under a new name."""
    events = [_begin(name, "events", {"kind": "yellow" if event.get("yellow") else "event", "table": event["table"]})
              for name, event in numbers["events"].items()]
    states = [_begin(state.name, "states", {"kind": "event", "table": {
        "always": f"state {state.name} {numbers['states'][state.name]}"}}) for state in STATES]
    actions = numbers["actions"]
    objects = [
        _begin("VIAL", "objects", {"kind": "object", "table": {"always": f"gain {actions['vial']}"}}),
        _begin("BLUNT", "objects", {"kind": "object", "actions": int(actions["blunt_costs"]), "table": {
            "always": f"stun here {actions['blunt_rounds']}"}})]
    return (*events, *states, *objects)


def _begin(name: str, deck: str, card: Mapping[str, Any]) -> Beginning:
    title = {language: MINE[language].format(_speech(language).say(f"card-{name}")) for language in LANGUAGES}
    return Beginning(name, deck, [{"title": title, **card}], {f"deck.{name}": 0})


@cache
def _speech(language: str) -> Speech:
    return Speech(language, [_TEXT])
