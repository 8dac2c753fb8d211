"""Invariants of the state, for all choices and dice."""
from enum import IntEnum

from ...kernel.agenda import frame_a, frame_b, frame_op
from ...kernel.rule import rule
from .names import CARDS, FLOORS, MONSTERS, NOBODY, PLACES, ROOMS, STATES, TALES, Card, Monster, Outcome, OwnKind, State
from .rules.finding import count_in
from .rules.inventory import is_overloaded, is_own
from .rules.sanity import sanity_limit
from .vocabulary import Op


class Broken(IntEnum):
    """The invariant that fails."""

    NOTHING = 0
    CARDS = 1
    SANITY = 2
    PLACES = 3
    HANDS = 4
    DECKS = 5
    SACK = 6
    AGENDA = 7
    KEYS = 8
    STATES = 9
    CROWN = 10


@rule
def cards_in_limbo(s, card):
    """Events that are on the table while their effects last."""
    count = 0
    for i in range(s.n_agenda):
        frame = s.agenda[i]
        if (frame_op(frame) == Op.BOTTOM or frame_op(frame) == Op.TWO_DICE) and frame_b(frame) == card:
            count += 1
    return count


@rule
def count_card(s, card):
    """How many copies of a card there are, in all places."""
    count = s.discards[card] + count_in(s.motemey, card) + cards_in_limbo(s, card)
    for deck in range(ROOMS):
        count += count_in(s.decks[deck], card)
    for p in range(s.n_seats):
        me = s.souls[p]
        for i in range(me.n_objects):
            if me.objects[i] == card:
                count += 1
        if card == Card.KEY:
            count += me.keys
    for i in range(s.n_armory):
        if s.armory[i] == card:
            count += 1
    for i in range(s.n_loot):
        if s.loot[i] == card:
            count += 1
    if card == Card.KEY:
        count += s.loot_keys
    return count


@rule
def cards_conserved(s):
    for card in range(1, CARDS):
        expected = s.options.deck[card] + s.options.motemey[card] + s.made[card]
        if Card.TALE_REPAIRER <= card < Card.TALE_REPAIRER + TALES:
            expected += 1
        if count_card(s, card) != expected:
            return False
    return True


@rule
def soul_is_sound(s, p):
    me = s.souls[p]
    if not s.options.sanity.bottom <= me.sanity <= max(s.options.sanity.bottom, sanity_limit(s, p)):
        return Broken.SANITY
    if not 0 <= me.place < PLACES or me.actions < 0:
        return Broken.PLACES
    if not 0 <= me.n_objects <= len(me.objects) or me.keys < 0:
        return Broken.HANDS
    for i in range(me.n_objects):
        if not Card.COMPASS <= me.objects[i] < Card.OMEN_ARANA and not is_own(s, me.objects[i], OwnKind.OBJECT):
            return Broken.HANDS
    for state in range(STATES):
        if me.states[state] < 0:
            return Broken.STATES
    if (me.states[State.ENVENENADO] > 0) != (me.doses > 0) or me.doses > s.options.sanity.poison_doses:
        return Broken.STATES
    if not 0 <= me.loop <= 2 * s.options.turn.loop_cycles:
        return Broken.STATES
    if is_overloaded(s, p) and not waits_for(s, Op.OVERLOAD, p):
        return Broken.HANDS
    return Broken.NOTHING


@rule
def waits_for(s, op, p):
    for i in range(s.n_agenda):
        if frame_op(s.agenda[i]) == op and frame_a(s.agenda[i]) == p:
            return True
    return False


@rule
def decks_are_sound(s):
    lying = 0
    for room in range(ROOMS):
        lying |= 1 << s.deck_at[room]
        if not 0 <= s.decks[room].n <= len(s.decks[room].cards):
            return False
    for floor in range(FLOORS):
        if s.stairs[floor] // 5 != floor or s.stairs[floor] % 5 == 0 or s.special_place[floor] // 5 != floor:
            return False
    return lying == (1 << ROOMS) - 1


@rule
def sack_is_sound(s):
    if s.captive == NOBODY:
        return True
    sack = s.pieces[Monster.VIEJO_DEL_SACO]
    return sack.here and s.souls[s.captive].place == sack.place


@rule
def crown_is_sound(s):
    """At most one soul wears it, only if it is in play; the king is always on a floor.

    The threshold is negative if the False King had lost so much of its maximum.
    """
    if not NOBODY <= s.crown < s.n_seats or not 0 <= s.king_floor < FLOORS:
        return False
    if s.crown == NOBODY:
        return s.crown_threshold == 0
    return s.options.crown.in_play and s.crown_threshold >= s.options.sanity.bottom


@rule
def broken(s):
    """The first invariant that fails in a state at a choice or at the game's end; 0 for none."""
    if not cards_conserved(s):
        return Broken.CARDS
    for p in range(s.n_seats):
        wrong = soul_is_sound(s, p)
        if wrong:
            return wrong
    if not decks_are_sound(s):
        return Broken.DECKS
    if not sack_is_sound(s):
        return Broken.SACK
    for monster in range(MONSTERS):
        if s.pieces[monster].here and not 0 <= s.pieces[monster].place < PLACES:
            return Broken.PLACES
    if s.outcome == Outcome.RUNNING and not 0 < s.n_agenda <= len(s.agenda):
        return Broken.AGENDA
    if not crown_is_sound(s):
        return Broken.CROWN
    if s.keys_destroyed < 0 or s.key_pool < s.keys_destroyed:
        return Broken.KEYS
    return Broken.NOTHING
