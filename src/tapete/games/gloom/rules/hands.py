"""Hands, the draw pile and the discards: cards that come, go and change hands."""
from ....kernel.agenda import Fault, fail, frame_b, frame_op, schedule
from ....kernel.dice import roll, shuffle
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..names import ALL_SEATS, CARDS, HAND_MOST, NONE, UNKNOWN, Vain
from ..vocabulary import Op, Told
from .finding import find_in_hand
from .sight import draw_limit


@rule
def under_way(s):
    """The card whose immediate effects are being carried out: the last with effects that are not done; NONE without
    one."""
    for k in range(s.n_agenda - 1, -1, -1):
        if frame_op(s.agenda[k]) == Op.AWAY or frame_op(s.agenda[k]) == Op.DONE:
            return frame_b(s.agenda[k])
    return NONE


@rule
def add_to_hand(s, p, card, taken):
    """Put a card, or one that is not known, behind the others of a hand."""
    hand = s.seats[p].hand
    if hand.n >= CARDS:
        fail(s, Fault.PILE_FULL)
        return
    hand.cards[hand.n] = card
    hand.taken[hand.n] = taken
    hand.n += 1


@rule
def take_from_hand(s, p, i):
    """Take the i-th card out of a hand; the others close up."""
    hand = s.seats[p].hand
    card = hand.cards[i]
    hand.n -= 1
    for k in range(i, hand.n):
        hand.cards[k] = hand.cards[k + 1]
        hand.taken[k] = hand.taken[k + 1]
    hand.cards[hand.n] = NONE
    hand.taken[hand.n] = 0
    return card


@rule
def place_in_hand(s, p, card):
    """The index of a card in a hand, -1 if it is not there."""
    hand = s.seats[p].hand
    for i in range(hand.n):
        if hand.cards[i] == card:
            return i
    return -1


@rule
def lay_open(s, pile, card):
    """Put a card face up on a pile."""
    if pile.n >= CARDS:
        fail(s, Fault.PILE_FULL)
        return
    pile.cards[pile.n] = card
    pile.n += 1
    s.seen[card] = ALL_SEATS
    s.met[card] = 0


@rule("gloom.setup.discard_pile")
def discard(s, card):
    lay_open(s, s.discards, card)


@rule("gloom.setup.reshuffle")
def reshuffle(s):
    """The discards become the draw pile; nobody knows its cards' places after that."""
    pile = s.discards
    if pile.n == 0:
        return
    tell(s, Told.RESHUFFLED, pile.n, 0, 0)
    shuffle(s, pile.cards, pile.n)
    for i in range(pile.n):
        s.seen[pile.cards[i]] = 0
        s.deck.cards[i] = UNKNOWN if s.blinded else pile.cards[i]
        pile.cards[i] = NONE
    s.deck.n = pile.n
    pile.n = 0


@rule("gloom.turn.hand_most")
def hand_is_full(s, p):
    """Whether a hand is as large as any may be; then no more cards are drawn or taken."""
    return s.seats[p].hand.n >= HAND_MOST


@rule
def draw_one(s, p):
    """Draw the top card; False if there is none left, not even among the discards, or if the hand is full."""
    if hand_is_full(s, p):
        return False
    if s.deck.n == 0:
        reshuffle(s)
    if s.deck.n == 0:
        return False
    s.deck.n -= 1
    card = s.deck.cards[s.deck.n]
    s.deck.cards[s.deck.n] = NONE
    if card != UNKNOWN:
        s.seen[card] = 1 << p
        tell_only(s, 1 << p, Told.DREW_CARD, p, card, 0)
    add_to_hand(s, p, card, 0)
    if s.deck.n == 0 and not s.options.late_reshuffle:
        reshuffle(s)
    return True


@rule("gloom.effects.draw")
def draw_cards(s, p, n, refills, card):
    """Draw so many cards, or as many as there are; `refills` if that ends a turn; `card` is the card that makes a seat
    draw, if there is one."""
    drawn = 0
    while drawn < n and draw_one(s, p):
        drawn += 1
    if drawn > 0 and card != NONE:
        tell(s, Told.DREW_BY, p, card, drawn)
    elif drawn > 0:
        tell(s, Told.DREW, p, drawn, refills)
    else:
        tell_undrawn(s, p, n, refills, card)


@rule("gloom.effects.draw", "gloom.turn.never_discard_down")
def tell_undrawn(s, p, n, refills, card):
    """Tell why a seat that would draw n cards draws none."""
    why = Vain.LIMIT
    if n > 0:
        why = Vain.FULL if hand_is_full(s, p) else Vain.DECK
    elif n < 0:
        why = Vain.OVER
    if refills:
        tell(s, Told.NO_REFILL, p, 1, why)
    else:
        tell(s, Told.IN_VAIN, p, why, card if card != NONE else under_way(s))


@rule("gloom.turn.refill", "gloom.turn.never_discard_down")
def draw_up_to_limit(s, p, refills):
    """Draw until the hand holds as many cards as the limit; a larger hand stays as it is."""
    draw_cards(s, p, draw_limit(s, p) - s.seats[p].hand.n, refills, NONE)


@rule
def discard_from_hand(s, p, i):
    card = take_from_hand(s, p, i)
    discard(s, card)
    tell(s, Told.DISCARDED, p, card, 0)


@rule("gloom.effects.discard_hand")
def discard_hand(s, p, by):
    """Discard a whole hand; `by` is the card that requires it, if there is one."""
    hand = s.seats[p].hand
    tell(s, Told.HAND_DISCARDED, p, hand.n, by)
    while hand.n > 0:
        if hand.cards[hand.n - 1] == UNKNOWN:
            find_in_hand(s, p, hand.n - 1)
        card = take_from_hand(s, p, hand.n - 1)
        discard(s, card)
        tell(s, Told.DISCARDED, p, card, 0)


@rule("gloom.effects.by_lot")
def place_by_lot(s, p):
    """The index of a card drawn at random from a hand, its cards counted from the left; the hand must hold one."""
    n = s.seats[p].hand.n
    if n == 1:
        return 0
    return roll(s, n) - 1


@rule("gloom.effects.taken", "gloom.hidden.knowledge_follows")
def take_by_lot(s, p, other, n, to_play):
    """Take up to n cards by lot from another hand. Seats that knew such a card still know it."""
    taken = 0
    while taken < n and s.seats[other].hand.n > 0 and not hand_is_full(s, p):
        i = place_by_lot(s, other)
        card = take_from_hand(s, other, i)
        if card != UNKNOWN:
            if s.seen[card] != ALL_SEATS:
                s.seen[card] |= 1 << p
            tell_only(s, 1 << p | 1 << other, Told.TOOK_CARD, p, other, card)
        add_to_hand(s, p, card, to_play)
        taken += 1
    tell(s, Told.TOOK, p, other, taken)


@rule("gloom.effects.spoiled")
def spoil_by_lot(s, p, other, n):
    """A seat makes another seat discard up to n cards by lot."""
    hand = s.seats[other].hand
    tell(s, Told.SPOILED, p, other, min(n, hand.n))
    for _ in range(min(n, hand.n)):
        i = place_by_lot(s, other)
        if hand.cards[i] == UNKNOWN:
            find_in_hand(s, other, i)
        discard_from_hand(s, other, i)


@rule("gloom.effects.show_hand")
def show_hand(s, p, card):
    """Lay a hand open for everybody to read; it stays a hand."""
    tell(s, Told.SHOWED, p, s.seats[p].hand.n, card)
    schedule(s, Op.SHOW, p, 0, 0)


@rule
def show_card(s, p, i):
    """Show the i-th card of a hand, and go on with the next."""
    hand = s.seats[p].hand
    if i < hand.n:
        if hand.cards[i] == UNKNOWN:
            find_in_hand(s, p, i)
        s.seen[hand.cards[i]] = ALL_SEATS
        tell(s, Told.SHOWED_CARD, p, hand.cards[i], 0)
        schedule(s, Op.SHOW, p, i + 1, 0)


@rule
def forget_taken(s, p):
    """Treat taken cards as common cards of the hand from now on."""
    hand = s.seats[p].hand
    for i in range(hand.n):
        hand.taken[i] = 0
