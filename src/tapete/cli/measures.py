"""What studies are compared and searched by, as terminals write it: what each is called, and its numbers."""
from __future__ import annotations

from ..kernel.game import Game
from ..kernel.speech import Speech
from ..lab.aims import is_length
from ..lab.figures import name_of


def heading(measure: str, game: Game, speech: Speech) -> str:
    """What a measure or an aim is called."""
    group, _, thing = measure.partition("/")
    if thing:
        return name_of(game, speech, group, thing)
    name, _, seat = measure.partition("-")
    return speech.say("lab-seat", seat=seat) if seat else speech.say(f"lab-{name.replace('_', '-')}")


def number(measure: str, value: float) -> str:
    return f"{value:.1f}" if is_length(measure) else f"{value:.1%}"


def signed(measure: str, value: float) -> str:
    return f"{value:+.2f}" if is_length(measure) else f"{value:+.1%}"
