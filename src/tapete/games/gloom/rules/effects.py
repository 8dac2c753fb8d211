"""Immediate effects: each is one case, carried out for the seat that it concerns."""
from ....kernel.agenda import Fault, fail, schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import CHARACTERS, NONE, Kind, Vain, When, Who
from ..vocabulary import DO_ROOM, LAST_PICK, Do, Op, Told
from .hands import show_hand
from .sight import is_met, story_of, top_of
from .stories import drop_story

MAY = 128
SCOPE = 32
"""The unit of the other information in a PICK frame's number: whose characters, and whether it may be declined."""


@rule("gloom.effects.immediate", "gloom.effects.standard_and_required")
def take_effect(s, card, p, owner, ch):
    """Carry out a card's immediate effects, in order, and tell which effects have no place.

    `p` played it; `owner` controls the character `ch` under it (for an event both are the player of the card).
    """
    row = s.options.cards[card]
    for i in range(row.n_terms):
        term = row.terms[i]
        if not is_met(s, card, i) and (term.when == When.NOW or not s.options.before_3):
            tell(s, Told.UNMET, card, ch, 0)
        elif term.when == When.NOW:
            concern(s, card, i, p, owner, ch)


@rule("gloom.effects.resolver", "gloom.effects.addressed")
def concern(s, card, i, p, owner, ch):
    """Carry a card's i-th effect out for the seats that it concerns: the controller, unless it says otherwise."""
    who = s.options.cards[card].terms[i].who
    match who:
        case Who.CONTROLLER: do_effect(s, card, i, owner, ch)
        case Who.PLAYER: do_effect(s, card, i, p, ch)
        case _:
            for k in range(s.n_seats):
                q = (p + k) % s.n_seats
                if q != p or who == Who.EVERYBODY:
                    do_effect(s, card, i, q, ch)


@rule
def right_of(s, p):
    """The seat on a seat's right, which plays before it."""
    return (p + s.n_seats - 1) % s.n_seats


@rule
def do_effect(s, card, i, p, ch):
    """One effect of a card for one seat. Its choices are scheduled, after the event that names its cause."""
    term = s.options.cards[card].terms[i]
    n = term.amount
    if is_announced(term.do):
        schedule(s, Op.DOES, p, card, i)
    if term.do <= LAST_PICK:
        schedule(s, Op.PICK, p, term.do + SCOPE * term.scope + MAY * term.may, 0)
        return
    match term.do:
        case Do.DRAW: schedule(s, Op.DRAW, p, n, card)
        case Do.DISCARD: schedule(s, Op.DISCARD, p, n, 0)
        case Do.DISCARD_HAND: schedule(s, Op.HAND_AWAY, p, card, 0)
        case Do.DRAW_OR_DISCARD: schedule(s, Op.EITHER, p, n, 0)
        case Do.RENEW: schedule(s, Op.RENEW, p, 0, 0)
        case Do.TAKEN_FROM: schedule(s, Op.TAKE, right_of(s, p), p, n)
        case Do.SPOILED: schedule(s, Op.SPOIL, right_of(s, p), p, n)
        case Do.DEATH_HERE: pass        # asked after it is announced
        case Do.DEATH_ON: schedule(s, Op.FREE_DEATH, p, 0, term.scope)
        case Do.FREE_PLAYS: schedule(s, Op.FREE, p, term.scope, n)
        case Do.TAKE_EACH: schedule(s, Op.GATHER, p, n, 0)
        case Do.DOWN_TO_LIMIT: schedule(s, Op.DOWN, p, card, 0)
        case _: schedule(s, Op.AT_ONCE, p, term.do, card)


@rule
def is_announced(do):
    """Whether an effect is told before it takes place; the events of the others name the card."""
    match do:
        case Do.DRAW: told = False
        case Do.DISCARD_HAND: told = False
        case Do.DOWN_TO_LIMIT: told = False
        case Do.NO_REFILL: told = False
        case Do.NO_TURN: told = False
        case Do.SHOW_HAND: told = False
        case Do.DROP_STORY: told = False
        case _: told = True
    return told


@rule("gloom.effects.death_here")
def announce(s, p, card, i):
    """Tell a card's i-th effect on a seat, before anybody chooses. For a death on the character under the card, also
    whether its self-worth allows one (1) or not (0)."""
    term = s.options.cards[card].terms[i]
    n = term.amount
    if term.do == Do.DEATH_HERE:
        ch = bearer(s, card)
        n = 1 if ch >= 0 and s.characters[ch].worth < 0 else 0
        if n:
            schedule(s, Op.FREE_DEATH, p, ch + 1, 0)
    tell(s, Told.DOES, p, card, term.do + DO_ROOM * n)


@rule
def bearer(s, card):
    """The character with this card on top of its pile, or -1."""
    for ch in range(CHARACTERS):
        if top_of(s, ch) == card:
            return ch
    return -1


@rule
def do_at_once(s, p, do, card):
    """An effect that needs neither a choice nor a number."""
    match do:
        case Do.NO_REFILL: add_dry(s, p, card)
        case Do.NO_TURN: add_skip(s, p, card)
        case Do.SHOW_HAND: show_hand(s, p, card)
        case Do.DROP_STORY:
            if story_of(s, p) == NONE:
                tell(s, Told.IN_VAIN, p, Vain.STORY, card)
            drop_story(s, p)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule("gloom.effects.no_refill")
def add_dry(s, p, card):
    s.seats[p].dry += 1
    tell(s, Told.WILL_NOT_REFILL, p, card, 0)


@rule("gloom.effects.no_turn")
def add_skip(s, p, card):
    s.seats[p].skips += 1
    tell(s, Told.WILL_SKIP, p, card, 0)


@rule
def kind_of_card(s, card):
    return s.options.cards[card].kind


@rule
def is_modifier(s, card):
    return kind_of_card(s, card) == Kind.MODIFIER
