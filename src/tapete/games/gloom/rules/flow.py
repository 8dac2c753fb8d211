"""The game's flow: from choices and frames to the functions that carry them out."""
from ....kernel.agenda import Fault, fail, frame_a, frame_op, schedule, top_frame
from ....kernel.flow import act_of, step_of
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import FREELY, NONE, Allowed, Vain
from ..vocabulary import LAST_CHOICE, Act, Do, Op, Told
from .effects import announce, do_at_once
from .finding import find_in_hand
from .hands import (
    discard_from_hand,
    discard_hand,
    draw_cards,
    draw_up_to_limit,
    forget_taken,
    place_in_hand,
    show_card,
    spoil_by_lot,
    take_by_lot,
    under_way,
)
from .menu import covered_first, needs_choice, too_much_waits
from .picks import do_pick, effect_of
from .piles import strip_on
from .plays import act_in_turn, cancel, collect_tax, play_card, put_away, replace_top, resolve, tell_tax
from .sight import draw_limit
from .turn import begin, deal, gather, give_up, next_turn, playable_now, refill, take_family


@rule("gloom.effects.discard")
def discard_one(s, p, card, left, by):
    """Discard a card of the hand, and so many more; `by`: the card of a tax, if it is one."""
    discard_from_hand(s, p, place_in_hand(s, p, card))
    if left > 0:
        schedule(s, Op.DISCARD, p, left, by)


@rule("gloom.effects.renew")
def act_renew(s, p, kind, card):
    """Discard any number of cards one by one, then draw up to the limit."""
    if kind == Act.DISCARD:
        discard_one(s, p, card, 0, NONE)
        schedule(s, Op.RENEW, p, 0, 0)
    else:
        draw_up_to_limit(s, p, False)


@rule("gloom.effects.draw_or_discard")
def act_either(s, p, kind, card, n):
    if kind == Act.DRAW:
        draw_cards(s, p, n, False, NONE)
    elif kind == Act.DISCARD:
        discard_one(s, p, card, n - 1, NONE)


@rule
def act_free(s, p, kind, card, ch, allowed, n):
    """A free play; the remaining ones are scheduled."""
    if kind != Act.DECLINE:
        play_card(s, p, card, ch)
        schedule(s, Op.FREE, p, allowed, n - 1)


@rule("gloom.effects.down_to_limit")
def discard_down(s, p, card):
    """Discard a card down to the limit. The event names the card that requires it, because other plays of it may have
    come before."""
    over = max(0, s.seats[p].hand.n - draw_limit(s, p))
    tell(s, Told.COMES_DOWN, p, card, over)
    if over > 0:
        schedule(s, Op.DISCARD, p, over, NONE)


@rule
def answer(s, op, p, b, c, kind, x, y):
    """Carry out a choice, by the question."""
    match op:
        case Op.FAMILY: take_family(s, p, x)
        case Op.GIVE_UP: give_up(s, p, x)
        case Op.TURN: act_in_turn(s, p, kind, x, y)
        case Op.RESPOND:
            if kind == Act.CANCEL:
                cancel(s, p, x, b)
        case Op.DISCARD: discard_one(s, p, x, b - 1, c)
        case Op.RENEW: act_renew(s, p, kind, x)
        case Op.EITHER: act_either(s, p, kind, x, b)
        case Op.TAKE:
            if kind == Act.ACCEPT:
                take_by_lot(s, p, b, c, 0)
        case Op.SPOIL:
            if kind == Act.ACCEPT:
                spoil_by_lot(s, p, b, c)
        case Op.FREE: act_free(s, p, kind, x, y, b, c)
        case Op.FREE_DEATH:
            if kind == Act.PLAY:
                play_card(s, p, x, y)
        case Op.PICK:
            if kind == Act.PICK:
                do_pick(s, p, b, c, x)
        case Op.REPLACE: replace_top(s, p, x, y)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def tell_unasked(s, op, p, b, c):
    """Tell why a question that cannot be asked has no effect; cancelled and finished ones have been told."""
    match op:
        case Op.DISCARD: tell_undiscarded(s, p, c)
        case Op.TAKE: tell(s, Told.IN_VAIN, b, Vain.HAND, under_way(s))
        case Op.SPOIL: tell(s, Told.IN_VAIN, b, Vain.HAND, under_way(s))
        case Op.FREE:
            if c > 0:
                tell_unplayed(s, p, b, Vain.PLAYS)
        case Op.FREE_DEATH:
            tell_unplayed(s, p, Allowed.DEATH, Vain.HAND if s.seats[p].hand.n == 0 else Vain.NOBODY)
        case Op.PICK:
            if effect_of(b) == Do.REPLACE_TOP:
                tell_unplayed(s, p, Allowed.MODIFIER, Vain.NOBODY)
            else:
                tell(s, Told.IN_VAIN, p, Vain.NOBODY, under_way(s))
        case _: pass


@rule
def tell_undiscarded(s, p, by):
    """Tell that a seat has no card, or none left, to discard for an effect or a tax; `by`: the card of a tax."""
    if by == NONE:
        tell(s, Told.IN_VAIN, p, Vain.GIVEN, under_way(s))
    else:
        tell_tax(s, p, by, 0)


@rule
def tell_unplayed(s, p, allowed, why):
    """Tell why a seat plays no card of these kinds for an effect."""
    if playable_now(s, p) & allowed & FREELY == 0:
        tell(s, Told.IN_VAIN, p, Vain.TURN, under_way(s))
    elif too_much_waits(s):
        tell(s, Told.NO_MORE_PLAYS, p, under_way(s), 0)
    else:
        tell(s, Told.IN_VAIN, p, why, under_way(s))


@rule
def work(s, op, a, b, c):
    """Carry out a frame that asks nobody; a choice that cannot be made is skipped."""
    if op <= LAST_CHOICE:
        tell_unasked(s, op, a, b, c)
        return
    match op:
        case Op.BEGIN: begin(s)
        case Op.DEAL: deal(s, a)
        case Op.NEXT_TURN: next_turn(s, a)
        case Op.REFILL: refill(s, a)
        case Op.RESOLVE: resolve(s, a, b, c)
        case Op.AWAY: put_away(s, b)
        case Op.DRAW: draw_cards(s, a, b, False, c)
        case Op.HAND_AWAY: discard_hand(s, a, b)
        case Op.DOWN: discard_down(s, a, b)
        case Op.GATHER: gather(s, a, b)
        case Op.SETTLED: forget_taken(s, a)
        case Op.AT_ONCE: do_at_once(s, a, b, c)
        case Op.STRIP: strip_on(s, a, b)
        case Op.TAX: collect_tax(s, a, b)
        case Op.SHOW: show_card(s, a, b)
        case Op.DOES: announce(s, a, b, c)
        case Op.DONE: pass
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def finds_card(s):
    """Draw a covered card that a choice depends on, in a blinded state."""
    if frame_op(top_frame(s)) > LAST_CHOICE:
        return False
    covered = covered_first(s)
    if covered >= 0:
        find_in_hand(s, frame_a(top_frame(s)), covered)
    return covered >= 0


act = act_of(answer)
step = step_of(needs_choice, work, finds_card)
