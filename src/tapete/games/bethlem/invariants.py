"""Invariants of the state."""
from ...kernel.agenda import frame_a, frame_op, top_frame
from ...kernel.rule import rule
from .names import CARDS, DISCARDED, EVENTS, ROW, SPECTATOR, VIEWERS, Op, Phase
from .rules.cards import holder, is_alive, living
from .rules.part import OWN_CARDS
from .rules.redealing import waits_for_deal


@rule
def place_is_wrong(s):
    """Each piece has exactly one place."""
    for piece in range(ROW * s.n_rows):
        if s.at[s.place_of[piece]] != piece:
            return True
    return False


@rule
def cards_are_wrong(s):
    """Each card in play is there once, except in a pool with more cards than are drawn."""
    for card in range(1, CARDS):
        n = 0
        for piece in range(ROW * s.n_rows):
            if s.pieces[piece].card == card:
                n += 1
        for seat in range(s.n_players):
            if s.traits[seat] == card:
                n += 1
        if n > 1 or (n == 1 and not s.options.in_play[card]):
            return True
    return False


@rule
def own_card_is_covered(s):
    """The holder of a card knows it."""
    for piece in range(ROW * s.n_rows):
        if not s.pieces[piece].known >> holder(s, piece) & 1:
            return True
    return False


@rule
def known_card_has_no_group(s):
    """A viewer who knows a card knows its group."""
    for piece in range(ROW * s.n_rows):
        if s.pieces[piece].known & ~s.pieces[piece].grouped:
            return True
    return False


@rule
def fact_is_false(s):
    """The viewer's possible facts include the true ones."""
    for viewer in range(VIEWERS):
        if viewer >= s.n_seats and viewer != SPECTATOR:
            continue
        for piece in range(ROW * s.n_rows):
            if not s.may[viewer][s.pieces[piece].card] >> (piece // ROW) & 1:
                return True
        for seat in range(s.n_players):
            if not s.may[viewer][s.traits[seat]] >> seat & 1:
                return True
    return False


@rule
def hand_is_wrong(s):
    for seat in range(s.n_players):
        n = 0
        for event in range(EVENTS):
            if s.event_at[event] == seat + 1:
                n += 1
        if n != s.n_hand[seat]:
            return True
    for event in range(EVENTS):
        if s.event_at[event] > s.n_players and s.event_at[event] != DISCARDED:
            return True
    return False


@rule
def token_is_wrong(s):
    """Only living cards have tokens."""
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if it.doom and not is_alive(s, piece) and s.n_agenda == 0:
            return True
        if it.due and it.dead:
            return True
    return False


@rule
def asked_asleep(s):
    """A seat that is asked at night has its eyes open."""
    if s.n_agenda == 0 or s.phase != Phase.NIGHT or frame_op(top_frame(s)) != Op.ASK:
        return False
    return not s.awake >> frame_a(top_frame(s)) & 1


@rule
def broken(s):
    """The first invariant that fails.

    1 places, 2 cards, 3 own cards, 4 facts, 5 hands, 6 tokens, 7 rows, 8 eyes, 9 groups; from 20 on those of the game
    with custom cards.
    """
    if place_is_wrong(s):
        return 1
    if s.blinded or waits_for_deal(s):
        return 0
    if cards_are_wrong(s):
        return 2
    if own_card_is_covered(s):
        return 3
    if fact_is_false(s):
        return 4
    if hand_is_wrong(s):
        return 5
    if token_is_wrong(s):
        return 6
    for seat in range(s.n_players):
        if living(s, seat) > 2 * ROW:
            return 7
    if asked_asleep(s):
        return 8
    if known_card_has_no_group(s):
        return 9
    return own_broken(s)


@OWN_CARDS.may_change()
def own_broken(s):
    """The first invariant that fails for other parts of the game."""
    return 0
