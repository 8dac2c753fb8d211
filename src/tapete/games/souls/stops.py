"""Stops: the moments at which a person wants to be asked; at others the choice is passed for them."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ...kernel.agenda import frame_a, frame_b, frame_op, top_frame
from ...kernel.menu import kind_of, pack
from .model import Menu, Table
from .names import Outcome, Pend, Phase
from .rules.declare import loot_plays
from .rules.flow import act, step
from .rules.menu import legal as fill_menu
from .rules.things import count_souls
from .vocabulary import Act, Op

PASS = int(pack(int(Act.PASS), 0, 0))

STOPS = ("START", "LOOT_STEP", "END", "OTHERS_TURN", "OWN", "LOOT", "ABILITY", "TRIGGER", "EVENT", "ROLL", "COMBAT",
         "PURCHASE", "ATTACK", "DEATH", "MONSTER_DEATH", "OTHER", "BARGAIN")
"""With an empty stack: the phases of the player's own turn, and others' turns. With items on the stack: the player's
own, and others' by kind. Also moments at which the player could offer cents, which are never asked about on their
own."""

USUAL = frozenset({"LOOT", "ABILITY", "EVENT", "ROLL", "COMBAT", "PURCHASE", "DEATH"})

FEW = frozenset({"COMBAT", "DEATH"})

_KINDS = {Pend.LOOT: "LOOT", Pend.ABILITY: "ABILITY", Pend.TRIGGER: "TRIGGER", Pend.ROLLED: "TRIGGER",
          Pend.EVENT: "EVENT", Pend.ROLL: "ROLL", Pend.COMBAT: "COMBAT", Pend.DAMAGE: "COMBAT",
          Pend.PURCHASE: "PURCHASE", Pend.ATTACK: "ATTACK", Pend.DEATH: "DEATH", Pend.MONSTER_DEATH: "MONSTER_DEATH"}
_PHASES = {Phase.START: "START", Phase.LOOT: "LOOT_STEP", Phase.END: "END"}

_OWN_KINDS = (Pend.LOOT, Pend.ABILITY, Pend.TRIGGER, Pend.ROLLED, Pend.PURCHASE, Pend.ATTACK)
"""Items that are on the stack by their controller's will; rolls, combat and deaths concern everybody."""


def stop_of(s: Any, seat: int) -> str | None:
    """The stop at which a seat with priority is; None if it is always asked, as in the action phase of its own turn."""
    if s.n_stack:
        top = s.stack[s.n_stack - 1]
        if top.seat == seat and top.kind in _OWN_KINDS:
            return "OWN"
        return _KINDS.get(Pend(top.kind), "OTHER")
    if s.active != seat:
        return "OTHERS_TURN"
    return _PHASES.get(Phase(s.phase))


def may_respond(s: Any) -> bool:
    """Whether the asked seat may respond to something, or let it pass: not in the action phase of its own turn."""
    frame = top_frame(s)
    return bool(s.n_agenda and frame_op(frame) == Op.PRIORITY and stop_of(s, frame_a(frame)) is not None)


def might_play(s: Any, seat: int) -> bool:
    """Whether a seat may have a loot card to play, as far as everybody sees."""
    return bool(s.players[seat].n_hand and loot_plays(s, seat) > 0)


def can_count(s: Any, seat: int) -> bool:
    """Whether everybody sees how many answers the asked seat has; two cards of one name are one answer."""
    frame = top_frame(s)
    match frame_op(frame):
        case Op.PRIORITY: return not might_play(s, seat)
        case Op.DISCARD | Op.GIVE | Op.TO_DECK: return bool(s.players[seat].n_hand == 1)
        case Op.TAKE: return bool(s.players[frame_b(frame)].n_hand == 1)
        case Op.SEARCH: return False
        case _: return True


def automatic(s: Any, legal: Sequence[int], stops: frozenset[str], passing: bool, alone: bool = True) -> int | None:
    """The choice for which a person need not be asked; None if they must be asked.

    If others are watching, a person with a single answer is still asked while others cannot see that it is the only
    one: they may have something in hand to play, or two cards of different names to choose from.
    """
    seat, op = frame_a(top_frame(s)), frame_op(top_frame(s))
    real = [action for action in legal if kind_of(action) != Act.OFFER]
    bargains = len(real) < len(legal) and "BARGAIN" in stops and not passing
    if len(real) == 1 and not bargains and (alone or can_count(s, seat)):
        return real[0]
    if op != Op.PRIORITY or PASS not in legal or bargains:
        return None
    stop = stop_of(s, seat)
    if (passing or (stop is not None and stop not in stops)) and not is_last_chance(s):
        return PASS
    return None


MOST_AT_ONCE = 2
"""Most souls of one card."""


def is_last_chance(s: Any) -> bool:
    """Whether somebody wins as soon as the top of the stack resolves, as far as can be seen.

    It is tried on a copy: all pass, and each choice is the first legal one.
    """
    souls = [count_souls(s, p) for p in range(s.n_seats)]
    if s.n_stack == 0 or (sum(souls) if s.options.solo else max(souls)) + MOST_AT_ONCE < s.options.souls_to_win:
        return False
    after, action, height = cast(Any, Table).copy(s), PASS, s.n_stack
    after.passes = s.n_seats - 1
    while after.outcome == Outcome.RUNNING and not after.fault and after.n_stack <= height:
        act(after, action)
        while step(after):
            pass
        if after.outcome != Outcome.RUNNING or frame_op(top_frame(after)) == Op.PRIORITY:
            break
        menu = cast(Any, Menu).plain()
        fill_menu(after, menu)
        action = menu.actions[0]
    return bool(after.outcome != Outcome.RUNNING)
