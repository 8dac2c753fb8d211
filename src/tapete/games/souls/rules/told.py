"""Tell in words an effect that leaves the stack, and its target."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.ops import Do
from ..names import (
    AIM_BEFORE,
    AIM_CARD,
    AIM_DECK,
    AIM_PILE,
    AIM_ROLL,
    BY_AIM,
    BY_SEAT,
    BY_WHICH,
    NOBODY,
    WAYS,
    Cancel,
    Of,
    Pend,
)
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
    which = by_them(s, now.other) + WAYS * (now.ability - column(s, now.card, FIRST_ABILITY)) + now.mode
    if now.kind == Pend.ROLLED:
        before = now.asked < line(s, now.ability, RESOLVE)  # its targets, if any, are those of the roll
        aim = only_target(s) + (AIM_BEFORE if before else 0)
        tell(s, Told.ROLL_RESOLVED, now.card, which, BY_AIM * aim + BY_SEAT * now.seat + now.face)
        if not before:
            tell_targets(s)
        return
    tell(s, Told.RESOLVED, now.card, which, BY_AIM * only_target(s) + now.seat)
    tell_targets(s)


@rule
def by_them(s, seat):
    """The player of the event, as the log packs it with an ability. Games of older versions are told as they were."""
    return 0 if seat == NOBODY or s.options.before_10 else BY_WHICH * (1 + seat)


@rule
def tell_targets(s):
    """Each target has a line, unless the effect's own line has the only one."""
    if only_target(s) == 0:
        for i in range(s.now.n_targets):
            tell_target(s, s.now.targets[i], 0 if s.now.n_targets == 1 or s.options.before_10 else i + 1)


@rule
def only_target(s):
    """The only target of the effect that is carried out, as its line has it; 0 if it has none or several, or if the
    line has no room for it. Games of older versions are told as they were."""
    if s.now.n_targets != 1 or s.options.before_8:
        return 0
    ref = s.now.targets[0]
    match kind_of_ref(ref):
        case Of.PLAYER: return 1 + low(ref)
        case Of.THING: return AIM_CARD + s.things[thing_in(s, ref)].card
        case Of.CARD: return AIM_CARD + low(ref)
        case Of.DECK: return AIM_DECK + low(ref)
        case Of.DISCARD: return AIM_PILE + low(ref)
        case Of.PENDING:
            it = s.stack[pending_in(s, ref)]
            return AIM_ROLL + 7 * it.roller + it.face if it.kind == Pend.ROLL else 0
        case _: return 0


@rule
def tell_target(s, ref, nth):
    """A target, the n-th of several, or the only one (0)."""
    match kind_of_ref(ref):
        case Of.PLAYER: tell(s, Told.NTH_PLAYER if nth else Told.AT_PLAYER, low(ref), nth, 0)
        case Of.THING: tell(s, Told.NTH_CARD if nth else Told.AT_CARD, s.things[thing_in(s, ref)].card, nth, 0)
        case Of.CARD: tell(s, Told.NTH_CARD if nth else Told.AT_CARD, low(ref), nth, 0)
        case Of.DECK: tell(s, Told.AT_DECK, low(ref), 0, 0)
        case Of.DISCARD: tell(s, Told.AT_PILE, low(ref), 0, 0)
        case Of.PENDING:
            it = s.stack[pending_in(s, ref)]
            if it.kind == Pend.ROLL:
                tell(s, Told.AT_ROLL, it.roller, it.face, 0)
            else:
                tell(s, Told.AT_PENDING, it.kind, it.card, 0)
        case _: pass
