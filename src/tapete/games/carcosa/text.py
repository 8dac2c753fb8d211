"""Texts of Carcosa besides its vocabulary: the costs or gains of a choice, and how a game ended."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...errors import DefectError
from ...kernel.agenda import frame_a, top_frame
from ...text.speech import Speech
from .names import Card, Cause, Outcome, Special
from .options import CarcosaOptions
from .rules.flow import costs_an_action
from .rules.inventory import OWN, count_keys, is_tale, is_treasure
from .rules.moving import steps_freely
from .rules.sanity import key_slots
from .vocabulary import Act


def ending(speech: Speech, state: Any) -> str:
    """How a finished game ended, as a sentence. Raises DefectError while it is running."""
    match state.outcome:
        case Outcome.WON:
            return speech.say("ending-won", keys=int(count_keys(state)), needed=int(state.options.end.keys))
        case Outcome.LOST: return speech.say("told-LOST", cause=_why_lost(speech, Cause(state.cause)))
        case Outcome.STOPPED: return speech.say("told-STOPPED")
    raise DefectError(f"a game of outcome {state.outcome} has not ended")


def _why_lost(speech: Speech, cause: Cause) -> str:
    """Why a game is lost: what it comes to, if that is more than the name of the cause."""
    key = f"lost-{cause.name}"
    return speech.say(key if speech.has(key) else f"cause-{cause.name}")


def keys_carried(speech: Speech, options: CarcosaOptions, roles: Sequence[str | None]) -> str:
    """How many keys the souls of such roles can carry, and whether that is enough."""
    free = sorted(role.keys for name, role in options.roles.items() if name not in roles)
    held = sum(options.roles[role].keys for role in roles if role is not None)
    drawn = roles.count(None)
    least, most = held + sum(free[:drawn]), held + sum(free[len(free) - drawn:])
    rings = options.deck.get("TREASURE_RING", 0) + options.motemey.get("TREASURE_RING", 0)
    if not options.objects.rings_add_up:
        rings = min(rings, len(roles))
    needed = options.end.keys
    carried = speech.say("before-carry" if least == most else "before-carry-between", least=least, most=most)
    key = "enough" if least >= needed else "never" if most + rings < needed else "rings"
    return speech.say(f"before-keys-{key}", carried=carried, needed=needed, rings=rings)


Note = tuple[str, dict[str, int]]
ENDS_GAME: Note = ("note-defeat", {})


def notes(act: Act, first: int, state: Any) -> Iterator[Note]:
    """The costs or gains of a choice, for the brackets after its label: messages and numbers.

    `state` is the plain state of the choice; without it, parts that depend on it are left out. A price of 0 is not
    mentioned.
    """
    if costs_an_action(act):
        yield "note-actions", {"n": 1}
    if state is None:
        return
    options = state.options
    if act is Act.MOVE:
        free = steps_freely(state, frame_a(top_frame(state)))
        yield ("note-free", {}) if free else ("note-actions", {"n": 1})
    if (act is Act.BLUNT and options.actions.blunt_costs) or (act is Act.CROWN and options.crown.costs_action):
        yield "note-actions", {"n": 1}
    yield from _use(act, first, options)
    warnings = list(_warnings(act, first, state))
    for key, n in _amounts(act, first, options):
        if n != 0 and not (key == "note-others-lose" and ENDS_GAME in warnings):    # nobody is left to pay
            yield key, {"n": int(n)}
    yield from _chances(act, options)
    yield from warnings


def _use(act: Act, first: int, options: Any) -> Iterator[Note]:
    """What a use of an own object or room costs."""
    if act in (Act.USE, Act.USE_ON):
        own = options.own[first - Card.OWN_1]
    elif act in (Act.VISIT, Act.VISIT_WITH):
        own = options.own[OWN + first - Special.OWN_ROOM_1]
    else:
        return
    if own.actions:
        yield "note-actions", {"n": int(own.actions)}
    if own.price:
        yield "note-price", {"n": int(own.price)}


def _warnings(act: Act, first: int, state: Any) -> Iterator[Note]:
    """Warnings about unexpected consequences of a choice: a key lost with its ring, or the end of the game."""
    p = frame_a(top_frame(state))
    me, crown = state.souls[p], state.options.crown
    if act in (Act.SELL, Act.DROP, Act.GIVE, Act.DISCARD) and first == Card.TREASURE_RING:
        if state.options.objects.ring_takes_key and me.keys > key_slots(state, p) - 1:
            yield "note-drops-key", {}
    lost = me.keys if act is Act.ACCEPT else crown.price if act is Act.CROWN and crown.keys_are_destroyed else 0
    if lost and state.key_pool - state.keys_destroyed - lost <= state.options.end.keys_left_defeat:
        yield ENDS_GAME


def _amounts(act: Act, first: int, options: Any) -> list[tuple[str, int]]:
    """The sanity that an act takes and gives."""
    rooms, healer = options.rooms, options.abilities
    match act:
        case Act.TAVERN: return [("note-price", rooms.tavern_price)]
        case Act.BUY: return [("note-price-then", rooms.shop_price)]
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
    """The effects of an act that depend on a die or on the soul's place."""
    actions = options.actions
    match act:
        case Act.MEDITATE:
            return [("note-meditate", {"room": int(actions.meditate_room),
                                       "corridor": int(actions.meditate_corridor)})]
        case Act.ESCAPE: return [("note-escape", {"n": int(actions.escape), "die": int(options.dice.escape)})]
        case Act.WIGGLE: return [("note-wiggle", {"n": int(actions.wiggle), "die": int(options.dice.wiggle)})]
        case Act.CHAPEL: return [("note-chapel", {"n": int(options.rooms.chapel_bonus),
                                                "die": int(options.dice.chapel)})]
    return []
