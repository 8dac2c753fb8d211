"""Loot in hand: looting, discarding, giving, stealing."""
from ....kernel.agenda import Fault, fail, schedule
from ....kernel.arrays import delete_at
from ....kernel.dice import pick
from ....kernel.log import tell, tell_only
from ....kernel.piles import ALL_SEATS
from ....kernel.rule import rule
from ..language.words import Event, Mod
from ..names import NO_THING, NOBODY, UNKNOWN, Deck, Vain
from ..vocabulary import Op, Told
from .piles import discard_card, find_out, take_at, take_card
from .refs import to_player
from .triggers import happen
from .vain import in_vain, in_vain_for, in_vain_of

MOST_TOLD = 40
"""Most cards of a hand that are told one by one, because the log holds no more at once."""


@rule("souls.solo.hands")
def take_in_hand(s, p, card, known):
    """Add a card to a hand, known to its player and to those who have seen it; in a solo game to both seats."""
    me = s.players[p]
    if me.n_hand == len(me.hand):
        fail(s, Fault.PILE_FULL)
        return
    me.hand[me.n_hand] = card
    me.known[me.n_hand] = known | owners(s, p)
    me.n_hand += 1


@rule
def leave_hand(s, p, at):
    """Remove the card at a place of a hand and return it."""
    me = s.players[p]
    card = delete_at(me.hand, me.n_hand, at)
    delete_at(me.known, me.n_hand, at)
    me.n_hand -= 1
    return card


@rule
def show_leaving(s, p, card):
    """A card leaves a hand openly. Of two equal cards the one that more seats know leaves, and a seat that knew one of
    them does not know the other because of it."""
    me = s.players[p]
    at = find_in_hand(s, p, card)
    for i in range(at + 1, me.n_hand):
        if me.hand[i] == card and knowing(s, p, i) > knowing(s, p, at) and not s.options.before_3:
            at = i
    known = me.known[at]
    leave_hand(s, p, at)
    for i in range(me.n_hand):
        if me.hand[i] == card:
            me.known[i] = me.known[i] & known


@rule
def hide_leaving(s, p, to, card):
    """A card leaves a hand, for a player or for no one (NOBODY), and no other sees which, so others no longer know that
    hand.
    """
    me = s.players[p]
    leave_hand(s, p, find_in_hand(s, p, card))
    knows = owners(s, p) | (1 << to if to != NOBODY else 0)
    for i in range(me.n_hand):
        me.known[i] = me.known[i] & knows


@rule
def owners(s, p):
    """The bits of the seats that know a player's hand: the player; in a solo game both seats."""
    return 3 if s.options.solo else 1 << p


@rule
def knowing(s, p, i):
    """How many seats know a card of a hand."""
    count = 0
    for q in range(s.n_seats):
        count += s.players[p].known[i] >> q & 1
    return count


@rule
def find_in_hand(s, p, card):
    """The index of a card in a hand; -1 if it is not there."""
    me = s.players[p]
    for i in range(me.n_hand):
        if me.hand[i] == card:
            return i
    return -1


@rule
def finds_in_hand(s, p):
    """Draw one more unknown card of a hand that a seat is about to choose from. Returns whether there was one."""
    me = s.players[p]
    for i in range(me.n_hand):
        if me.hand[i] == UNKNOWN:
            me.hand[i] = find_out(s, int(Deck.LOOT))
            return True
    return False


@rule
def find_hand(s, p):
    """Draw all unknown cards of a hand, before it is looked at."""
    me = s.players[p]
    for i in range(me.n_hand):
        if me.hand[i] == UNKNOWN:
            me.hand[i] = find_out(s, int(Deck.LOOT))


@rule("souls.cards.loot")
def loot(s, p, n):
    """A player loots n cards."""
    drawn = 0
    top = s.decks[Deck.LOOT]
    if s.players[p].boosts[Mod.LOOT_DOUBLED]:
        n *= 2
        if n > 0 and not s.options.before_11:
            tell(s, Told.LOOT_CHANGED, p, n, 0)
    for _ in range(n):
        if s.players[p].n_hand == len(s.players[p].hand):
            break
        lay_open = s.loot_from_discard and s.discards[Deck.LOOT].n > 0
        known = ALL_SEATS if lay_open else top.seen[top.n - 1] if top.n > 0 else 0
        card = next_loot(s)
        if lay_open:
            tell(s, Told.TOOK, p, card, 0)
        if card:
            take_in_hand(s, p, card, known)
            tell_only(s, 1 << p, Told.DREW, p, card, 0)
            drawn += 1
    if drawn > 0:
        s.loot_from_discard = 0
        tell(s, Told.LOOTED, p, drawn, 0)
        happen(s, Event.LOOTED, p, NO_THING, to_player(p), drawn, 0, 0)
    elif n <= 0:
        in_vain(s, Vain.NOTHING)
    elif s.players[p].n_hand == len(s.players[p].hand):
        in_vain_for(s, p, Vain.FULL)
    else:
        in_vain_of(s, Deck.LOOT, Vain.DECK)


@rule
def next_loot(s):
    """The next looted card: the deck's top, or the discard pile's if an effect says so."""
    pile = s.discards[Deck.LOOT]
    if s.loot_from_discard and pile.n > 0:
        return take_at(pile, pile.n - 1)
    return take_card(s, Deck.LOOT)


@rule
def discard_from_hand(s, p, card):
    show_leaving(s, p, card)
    discard_card(s, card)
    tell(s, Told.DISCARDED, p, card, 0)


@rule
def must_discard(s, p, n):
    """Make a player discard n cards of their choice, as many as they have."""
    if n > 0 and has_loot(s, p):
        schedule(s, Op.DISCARD, p, min(n, s.players[p].n_hand), 0)


@rule
def has_loot(s, p):
    """Whether a player has loot in hand for an effect; if not, this is told."""
    if s.players[p].n_hand == 0:
        in_vain_for(s, p, Vain.HAND)
    return s.players[p].n_hand > 0


@rule
def are_apart(s, p, q):
    """Whether two players of an effect are different; if not, this is told."""
    if p == q:
        in_vain_for(s, p, Vain.SELF)
    return p != q


@rule
def discard_hand(s, p):
    """Discard a whole hand. Returns the number of cards."""
    n = s.players[p].n_hand
    find_hand(s, p)
    for _ in range(n):
        discard_from_hand(s, p, s.players[p].hand[0])
    return n


@rule
def hand_over(s, p, to, card):
    """A player gives another a card of their hand."""
    pass_card(s, p, to, card)
    tell(s, Told.GAVE_LOOT, p, to, 0)


@rule
def pass_card(s, p, to, card):
    """A card goes from one hand to another; both players know it, and nobody else."""
    hide_leaving(s, p, to, card)
    take_in_hand(s, to, card, 1 << p)
    if not s.options.before_9:
        tell_only(s, owners(s, p) | owners(s, to), Told.LOOT_PASSED, to, card, 0)


@rule
def steal_random(s, p, by):
    """A player takes a card at random from another's hand."""
    if are_apart(s, p, by) and has_loot(s, p):
        at = pick(s, s.players[p].n_hand)
        if s.players[p].hand[at] == UNKNOWN:
            s.players[p].hand[at] = find_out(s, int(Deck.LOOT))
        pass_card(s, p, by, s.players[p].hand[at])
        tell(s, Told.STOLE_LOOT, p, by, 0)


@rule
def see_own_hand(s, p):
    """A player sees a hand that has come to them."""
    find_hand(s, p)
    for i in range(min(s.players[p].n_hand, MOST_TOLD)):
        tell_only(s, owners(s, p), Told.SAW, p, s.players[p].hand[i], 0)


@rule
def show_hand(s, p, to):
    """Let a seat know a hand."""
    me = s.players[p]
    if not has_loot(s, p):
        return
    find_hand(s, p)
    tell(s, Told.HAND_SEEN, to, p, 0)
    for i in range(me.n_hand):
        me.known[i] = me.known[i] | (1 << to)
        tell_only(s, 1 << to, Told.SAW, to, me.hand[i], 0)
