"""What Carcosa says besides its words: what a choice costs or brings, and how a game ended."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...errors import DefectError
from ...kernel.speech import Speech
from .names import Cause, Outcome
from .rules.flow import costs_an_action
from .rules.inventory import is_tale, is_treasure
from .vocabulary import Act


def ending(speech: Speech, outcome: int, cause: int) -> str:
    """How a finished game ended, as a sentence. DefectError while it is running."""
    match outcome:
        case Outcome.WON: return speech.say("told-WON")
        case Outcome.LOST: return speech.say("told-LOST", cause=speech.say(f"cause-{Cause(cause).name}"))
        case Outcome.STOPPED: return speech.say("told-STOPPED")
    raise DefectError(f"a game of outcome {outcome} has not ended")


Note = tuple[str, dict[str, int]]


def notes(act: Act, first: int, options: Any) -> Iterator[Note]:
    """What a choice costs or brings, for the brackets after its label: messages and numbers.

    `options` is the plain record of the game's options; without it what depends on them is left out. A price of 0 is
    not worth a word.
    """
    if costs_an_action(act):
        yield "note-actions", {"n": 1}
    if options is None:
        return
    if (act is Act.BLUNT and options.actions.blunt_costs) or (act is Act.CROWN and options.crown.costs_action):
        yield "note-actions", {"n": 1}
    for key, n in _amounts(act, first, options):
        if n != 0:
            yield key, {"n": int(n)}
    yield from _chances(act, options)


def _amounts(act: Act, first: int, options: Any) -> list[tuple[str, int]]:
    """What an act takes and gives, sanity by sanity."""
    rooms, healer = options.rooms, options.abilities
    match act:
        case Act.TAVERN: return [("note-price", rooms.tavern_price)]
        case Act.BUY: return [("note-price", rooms.shop_price)]
        case Act.PICK:
            return [("note-price", rooms.shop_price + (rooms.shop_tale_more if is_tale(first) else 0))]
        case Act.CROWN: return [("note-keys", options.crown.price)]
        case Act.SELL:
            return [("note-gain", rooms.shop_treasure if is_treasure(first) else rooms.shop_object)]
        case Act.VIAL: return [("note-gain", options.actions.vial)]
        case Act.DOORS: return [("note-other-loses", rooms.doors)]
        case Act.HEAL:
            return [("note-price", healer.healer_price), ("note-others-gain", healer.healer_gain)]
        case Act.ACCEPT: return [("note-others-lose", options.sanity.accept_others_lose)]
    return []


def _chances(act: Act, options: Any) -> list[Note]:
    """What an act brings by a die or by where the soul is."""
    actions = options.actions
    match act:
        case Act.MEDITATE:
            return [("note-meditate", {"room": int(actions.meditate_room),
                                       "corridor": int(actions.meditate_corridor)})]
        case Act.ESCAPE: return [("note-escape", {"n": int(actions.escape)})]
        case Act.WIGGLE: return [("note-wiggle", {"n": int(actions.wiggle)})]
        case Act.CHAPEL: return [("note-chapel", {"n": int(options.rooms.chapel_bonus)})]
    return []
