"""Invariants of the state, for all choices and dice."""
from enum import IntEnum

from ...kernel.agenda import frame_b, frame_c, frame_op, top_frame
from ...kernel.rule import rule
from .language.library import CARDS
from .names import DECKS, NO_THING, UNKNOWN, CardZone, Deck, Outcome, Pend
from .rules.cards import EVENT, EVENTS, MODS, MORE_MODS, column, deck_of, line
from .rules.stack import holds_card
from .rules.stats import life, monster_life
from .rules.things import card_at, character_of
from .setup import is_in_game
from .vocabulary import Op


class Broken(IntEnum):
    """The invariant that fails."""

    NOTHING = 0
    CARDS = 1
    CENTS = 2
    PLAYERS = 3
    THINGS = 4
    STACK = 5
    AGENDA = 6
    LIMBO = 7
    LIFE = 8


@rule
def count_cards(s, counts):
    """Count every card, in all places."""
    for deck in range(DECKS):
        for i in range(s.decks[deck].n):
            if s.decks[deck].cards[i] != UNKNOWN:
                counts[s.decks[deck].cards[i]] += 1
        for i in range(s.discards[deck].n):
            counts[s.discards[deck].cards[i]] += 1
    for p in range(s.n_seats):
        for i in range(s.players[p].n_hand):
            if s.players[p].hand[i] != UNKNOWN:
                counts[s.players[p].hand[i]] += 1
    for i in range(s.n_things):
        if s.things[i].zone:
            counts[s.things[i].card] += 1
    for k in range(s.n_stack):
        if holds_card(s.stack[k]):
            counts[s.stack[k].card] += 1
    for k in range(s.n_waiting):
        if s.waiting[k].kind == Pend.EVENT:
            counts[s.waiting[k].card] += 1
    if in_limbo(s) and holds_card(s.now):
        counts[s.now.card] += 1
    for k in range(s.n_agenda):
        op = frame_op(s.agenda[k])
        if op == Op.SLOT or op == Op.LAY or op == Op.EVENT:
            counts[frame_b(s.agenda[k]) + 256 * frame_c(s.agenda[k])] += 1


@rule
def in_limbo(s):
    """Whether something is being declared or carried out, with its card on the table."""
    for k in range(s.n_agenda):
        op = frame_op(s.agenda[k])
        if op == Op.FINISH or op == Op.DECLARE or op == Op.TARGET or op == Op.MODE:
            return True
    return False


@rule
def is_dealt(s, card):
    """Whether a card comes from a deck of this game."""
    deck = deck_of(s, card)
    return deck >= 0 and is_in_game(s, card) and (deck != Deck.ROOM or s.options.rooms)


@rule
def cards_conserved(s):
    """Each card is where it should be, in the right number."""
    counts = s.unseen       # nothing is unseen in a true state: space to count in
    count_cards(s, counts)
    sound = True
    for card in range(1, CARDS):
        expected = s.made[card] + (s.options.copies[card] if is_dealt(s, card) else 0)
        if deck_of(s, card) >= 0 and counts[card] != expected:
            sound = False
    for card in range(CARDS):
        counts[card] = 0
    return sound


@rule
def players_sound(s):
    for p in range(s.n_seats):
        me = s.players[p]
        if me.cents < 0 or me.hurt < 0 or character_of(s, p) == NO_THING:
            return False
        for i in range(len(me.hand)):
            if (me.hand[i] != 0) != (i < me.n_hand):
                return False
    return True


@rule("souls.cents.conserved")
def cents_conserved(s):
    """Players have the cents that the pool has given out, less those paid back."""
    total = 0
    for p in range(s.n_seats):
        total += s.players[p].cents
    return total == s.cents_out


@rule
def things_sound(s):
    for i in range(s.n_things):
        it = s.things[i]
        if it.zone == CardZone.NONE:
            continue
        if it.card == 0 or it.counters < 0 or it.hurt < 0:
            return False
        if it.zone <= CardZone.SOUL and not 0 <= it.owner < s.n_seats:
            return False
        card = card_at(s, i)
        if (column(s, card, EVENTS) & ~s.awake or column(s, card, MODS) & ~s.mods
                or column(s, card, MORE_MODS) & ~s.more_mods):
            return False
    for k in range(s.n_later):
        if not s.awake >> line(s, s.later[k].ability, EVENT) & 1:
            return False
    return True


@rule
def nothing_in_limbo(s):
    """Each dead monster's card waits on the stack."""
    for i in range(s.n_things):
        if s.things[i].zone == CardZone.LIMBO:
            found = False
            for k in range(s.n_stack):
                it = s.stack[k]
                if it.kind == Pend.CARCASS and it.thing == i and it.serial == s.things[i].serial:
                    found = True
            if not found:
                return False
    return True


@rule
def lives_sound(s):
    """Players and things without life left are dying or dead."""
    for p in range(s.n_seats):
        me = s.players[p]
        if me.hurt > 0 and life(s, p) == 0 and not me.dying and not me.dead:
            return False
    for i in range(s.n_things):
        it = s.things[i]
        if it.zone == CardZone.MONSTER and it.hurt > 0 and monster_life(s, i) == 0 and not it.dying:
            return False
    return True


@rule
def broken(s):
    """The first invariant that fails."""
    if s.n_agenda == 0 or frame_op(s.agenda[0]) != Op.LOOP:
        return Broken.AGENDA if s.outcome == Outcome.RUNNING else Broken.NOTHING
    if not players_sound(s):
        return Broken.PLAYERS
    if not things_sound(s):
        return Broken.THINGS
    if not cents_conserved(s):
        return Broken.CENTS
    if not s.blinded and not cards_conserved(s):
        return Broken.CARDS
    if frame_op(top_frame(s)) == Op.PRIORITY and not s.options.before_3:    # no player is in the middle of an action
        if not nothing_in_limbo(s):
            return Broken.LIMBO
        if not lives_sound(s):
            return Broken.LIFE
    return Broken.NOTHING
