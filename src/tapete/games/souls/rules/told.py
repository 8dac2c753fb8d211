"""Tell in words an effect that leaves the stack, and its target."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.ops import Do
from ..names import BY_SEAT, WAYS, Cancel, Of, Pend
from ..vocabulary import Told
from .cards import FIRST_ABILITY, RESOLVE, column, line, word
from .effects.run import test_holds
from .refs import kind_of_ref, low, pending_in, thing_in


@rule
def tell_effect(s):
    """An effect is about to be carried out; one whose condition is now false is cancelled."""
    now = s.now
    if now.ability < 0 or not now.declared:
        return
    if word(s, now.row, 0) == Do.REQUIRE and not test_holds(s, word(s, now.row, 1), word(s, now.row, 2)):
        tell(s, Told.CANCELLED, now.kind, now.card, Cancel.CONDITION)
        return
    which = WAYS * (now.ability - column(s, now.card, FIRST_ABILITY)) + now.mode
    if now.kind == Pend.ROLLED:
        tell(s, Told.ROLL_RESOLVED, now.card, which, BY_SEAT * now.seat + now.face)
        if now.asked < line(s, now.ability, RESOLVE):   # its targets, if any, are those of the roll
            return
        for i in range(now.n_targets):
            tell_target(s, now.targets[i])
        return
    tell(s, Told.RESOLVED, now.card, which, now.seat)
    for i in range(now.n_targets):
        tell_target(s, now.targets[i])


@rule
def tell_target(s, ref):
    match kind_of_ref(ref):
        case Of.PLAYER: tell(s, Told.AT_PLAYER, low(ref), 0, 0)
        case Of.THING: tell(s, Told.AT_CARD, s.things[thing_in(s, ref)].card, 0, 0)
        case Of.CARD: tell(s, Told.AT_CARD, low(ref), 0, 0)
        case Of.DECK: tell(s, Told.AT_DECK, low(ref), 0, 0)
        case Of.DISCARD: tell(s, Told.AT_PILE, low(ref), 0, 0)
        case Of.PENDING:
            it = s.stack[pending_in(s, ref)]
            if it.kind == Pend.ROLL:
                tell(s, Told.AT_ROLL, it.roller, it.face, 0)
            else:
                tell(s, Told.AT_PENDING, it.kind, it.card, 0)
        case _: pass
