"""Where a person wants to be asked: what they need not be asked for is passed for them."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.agenda import frame_a, frame_op, top_frame
from ...kernel.menu import pack
from .names import Pend, Phase
from .rules.declare import loot_plays
from .vocabulary import Act, Op

PASS = int(pack(int(Act.PASS), 0, 0))

STOPS = ("START", "LOOT_STEP", "END", "OTHERS_TURN", "OWN", "LOOT", "ABILITY", "TRIGGER", "EVENT", "ROLL", "COMBAT",
         "PURCHASE", "ATTACK", "DEATH", "MONSTER_DEATH", "OTHER")
"""With an empty stack: the phases of one's own turn, and others' turns. With something on the stack: one's own, and
others' by its kind."""

USUAL = frozenset({"LOOT", "ABILITY", "EVENT", "ROLL", "COMBAT", "PURCHASE", "DEATH"})

_KINDS = {Pend.LOOT: "LOOT", Pend.ABILITY: "ABILITY", Pend.TRIGGER: "TRIGGER", Pend.ROLLED: "TRIGGER",
          Pend.EVENT: "EVENT", Pend.ROLL: "ROLL", Pend.COMBAT: "COMBAT", Pend.DAMAGE: "COMBAT",
          Pend.PURCHASE: "PURCHASE", Pend.ATTACK: "ATTACK", Pend.DEATH: "DEATH", Pend.MONSTER_DEATH: "MONSTER_DEATH"}
_PHASES = {Phase.START: "START", Phase.LOOT: "LOOT_STEP", Phase.END: "END"}

_OWN_KINDS = (Pend.LOOT, Pend.ABILITY, Pend.TRIGGER, Pend.ROLLED, Pend.PURCHASE, Pend.ATTACK)
"""What is on the stack by its controller's will; rolls, combat and deaths concern everybody."""


def stop_of(s: Any, seat: int) -> str | None:
    """The stop at which a seat with priority is; None where it is always asked: the action phase of its own turn."""
    if s.n_stack:
        top = s.stack[s.n_stack - 1]
        if top.seat == seat and top.kind in _OWN_KINDS:
            return "OWN"
        return _KINDS.get(Pend(top.kind), "OTHER")
    if s.active != seat:
        return "OTHERS_TURN"
    return _PHASES.get(Phase(s.phase))


def may_respond(s: Any) -> bool:
    """Whether whoever is asked may respond to something, or let it pass: not in the action phase of their own turn."""
    frame = top_frame(s)
    return bool(s.n_agenda and frame_op(frame) == Op.PRIORITY and stop_of(s, frame_a(frame)) is not None)


def might_play(s: Any, seat: int) -> bool:
    """Whether, for all that everybody sees, a seat may have a loot card to play."""
    return bool(s.players[seat].n_hand and loot_plays(s, seat) > 0)


def automatic(s: Any, legal: Sequence[int], stops: frozenset[str], passing: bool, alone: bool = True) -> int | None:
    """The choice that a person need not be asked for; None if they are to be asked.

    Where others look on, who can only pass is asked all the same as long as their hand may hold something to play.
    """
    seat = frame_a(top_frame(s))
    if len(legal) == 1 and (alone or not may_respond(s) or not might_play(s, seat)):
        return legal[0]
    if frame_op(top_frame(s)) != Op.PRIORITY or PASS not in legal:
        return None
    stop = stop_of(s, seat)
    if passing or (stop is not None and stop not in stops):
        return PASS
    return None
