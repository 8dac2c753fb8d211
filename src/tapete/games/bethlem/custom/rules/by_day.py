"""What a player may do of one's own cards in the turn of the day, and whom a meal ties."""
from .....kernel.menu import offer
from .....kernel.rule import rule
from ...names import NOBODY, ROW, Card, Side
from ...rules.cards import (
    find_card,
    holder,
    is_alive,
    may_act,
)
from ...rules.knowledge import is_shown
from ...vocabulary import Act, Why
from ..names import Choice, Power
from .goals import goal_side, knows_secrets
from .may import anything_for


@rule("bethlem.custom.declare", "bethlem.custom.gamble", "bethlem.custom.sacrifice", "bethlem.custom.announce")
def why_not_by_day(s, p, choice):
    """What a player may do of these cards in their turn of the day."""
    own = s.own
    ok = False
    match choice:
        case Choice.DECLARE:
            ok = goal_side(s, p) == Side.INQUISITOR and not own.declared and knows_secrets(s, p)
        case Choice.GAMBLE: ok = own.gambling == 1 and not own.gambled >> p & 1
        case Choice.SACRIFICE:
            o = find_card(s, Card.ALQUIMISTA)
            ok = o != NOBODY and holder(s, o) == p and may_act(s, o) and s.pieces[o].woken == 1 and (
                anything_for(s, p, Power.SACRIFICE))
        case Choice.SHOW_SURVIVOR:
            ok = announcing(s, p) != NOBODY
    return Why.NOTHING if ok else Why.NOT_THAT


@rule
def announcing(s, p):
    """A player's own awakened character, covered so far, whose awakening works only once it is announced."""
    for o in range(ROW * s.n_rows):
        card = s.pieces[o].card
        if is_alive(s, o) and holder(s, o) == p and s.pieces[o].woken and not is_shown(s, o) and (
                card == Card.SUPERVIVIENTE or card == Card.LUDOPATA or card == Card.CHEF or card == Card.CYBORG
                or card == Card.VUDU or card == Card.MEDIUM or card == Card.SALTAMUNDOS):
            return o
    return NOBODY


@rule
def offer_by_day(s, menu, p):
    for choice in range(Choice.BET_LEADER):
        if why_not_by_day(s, p, choice) == 0:
            offer(menu, Act.CHOOSE, choice, 0)


@rule
def is_friend(s, p, seat):
    """Whether the chef's meal ties two players this round."""
    own = s.own
    if own.friend == 0:
        return False
    return (own.cook == p + 1 and own.friend == seat + 1) or (own.cook == seat + 1 and own.friend == p + 1)

