"""The mutineers' turn with objectives: who gets up, who answers in their place, and the cost of an attack."""
from .....kernel.agenda import schedule
from ...names import CARDS, FIRST_GOAL, NOBODY, Card, Op
from ...rules.calling import kills_again
from ...rules.cards import find_card, is_in, is_in_game
from ...rules.knowledge import learn_mutineer, learn_rises
from ...rules.part import OWN_CARDS
from ...rules.riot import NOT_OTHERWISE, answer_otherwise, pays_for_attack, rises, strike_again
from ..names import RISERS, Power
from .act import settle_curse
from .goals import ask_power, ask_traitor, is_riser
from .idle import is_flesh
from .night import call_avenger

CURSED = 200
"""The step of the call at which the attackers of a cursed card have chosen one of their own."""


@OWN_CARDS.changes(rises, "bethlem.custom.rises", "bethlem.custom.gas_extra")
def own_rises(s, seat):
    """By objective; nobody while they laugh, and no player who is stopped or flesh tonight."""
    if s.own.laughing == 2 or s.own.stopped == seat + 1 or s.barred >> seat & 1 or not is_in_game(s, seat):
        return False
    return is_riser(s, seat) and not is_flesh(s, seat)


@OWN_CARDS.changes(answer_otherwise, "bethlem.custom.gas_extra", "bethlem.custom.traitor")
def interrupt(s, call, i, at):
    """The owner of the gas that makes them laugh kills in their place; the traitor is asked first; a curse is paid for
    last."""
    if i == 0 and s.own.laughing == 2:
        return 1 if call_avenger(s, call, i, at) else 0
    if i == 0:
        p = ask_traitor(s)
        if p != NOBODY:
            s.awake |= 1 << p
            ask_power(s, p, Power.TRAITOR)
            schedule(s, Op.CALL, call, 1, at)
            return 1
    if s.own.laughing == 2:
        return 0
    if i == CURSED:
        seats = s.awake | s.spies
        settle_curse(s, s.own.cursed_by, find_card(s, Card.VUDU))
        return 1 if strike_again(s, call, at, seats) else 0
    return NOT_OTHERWISE


@OWN_CARDS.changes(pays_for_attack, "bethlem.custom.curse_many")
def pay_for_attack(s, call, at, seats):
    """Those who have attacked the cursed card have chosen one of their own."""
    if s.own.cursed_by == 0:
        return False
    s.awake = seats
    schedule(s, Op.CALL, call, CURSED, at)
    return True


@OWN_CARDS.changes(kills_again, "bethlem.custom.nap")
def kills_twice(s):
    """Whether tonight's killers kill a second time, because a nap ended without a lynching."""
    if s.own.again == 0:
        return False
    s.own.again = 0
    return True


@OWN_CARDS.changes(learn_rises)
def learn_rising_goal(s, viewer, seat, rises):
    """A player who is up with the mutineers has one of the possible objectives, unless a therapy has changed it."""
    if not rises or s.own.mad >> seat & 1:
        return
    for card in range(FIRST_GOAL, CARDS):
        if s.may[viewer][card] and not is_in(card, RISERS):
            s.may[viewer][card] &= ~(1 << seat)


@OWN_CARDS.changes(learn_mutineer)
def learn_nothing(s, viewer, seat, yes):
    """An answer about an objective is shown but not stored, because therapies and psychiatrists change objectives."""
