"""Loot in hand: looting, discarding, giving, stealing."""
from ....kernel.agenda import Fault, fail, schedule
from ....kernel.dice import pick
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..language.words import Event, Mod
from ..names import NO_THING, UNKNOWN, Deck
from ..vocabulary import Op, Told
from .piles import discard_card, find_out, take_at, take_card
from .refs import to_player
from .triggers import happen


@rule("souls.solo.hands")
def take_in_hand(s, p, card, known):
    """A card comes into a hand, known to its player and to those who have seen it; in a solo game to both seats."""
    me = s.players[p]
    if me.n_hand == len(me.hand):
        fail(s, Fault.PILE_FULL)
        return
    me.hand[me.n_hand] = card
    me.known[me.n_hand] = known | (3 if s.options.solo else 1 << p)
    me.n_hand += 1


@rule
def leave_hand(s, p, at):
    """The card at a place of a hand, taken out."""
    me = s.players[p]
    card = me.hand[at]
    for i in range(at, me.n_hand - 1):
        me.hand[i] = me.hand[i + 1]
        me.known[i] = me.known[i + 1]
    me.n_hand -= 1
    me.hand[me.n_hand] = 0
    me.known[me.n_hand] = 0
    return card


@rule
def find_in_hand(s, p, card):
    """Where a card is in a hand; -1 if it is not."""
    me = s.players[p]
    for i in range(me.n_hand):
        if me.hand[i] == card:
            return i
    return -1


@rule
def find_hand(s, p):
    """Know the cards of a hand, before any of them is looked at."""
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
    for _ in range(n):
        if s.players[p].n_hand == len(s.players[p].hand):
            break
        known = top.seen[top.n - 1] if top.n > 0 and not s.loot_from_discard else 0
        card = next_loot(s)
        if card:
            take_in_hand(s, p, card, known)
            tell_only(s, 1 << p, Told.DREW, p, card, 0)
            drawn += 1
    if drawn > 0:
        s.loot_from_discard = 0
        tell(s, Told.LOOTED, p, drawn, 0)
        happen(s, Event.LOOTED, p, NO_THING, to_player(p), drawn, 0, 0)


@rule
def next_loot(s):
    """The card that is looted next: the deck's top, or the discard pile's where an effect says so."""
    pile = s.discards[Deck.LOOT]
    if s.loot_from_discard and pile.n > 0:
        return take_at(pile, pile.n - 1)
    return take_card(s, Deck.LOOT)


@rule
def discard_from_hand(s, p, card):
    discard_card(s, leave_hand(s, p, find_in_hand(s, p, card)))
    tell(s, Told.DISCARDED, p, card, 0)


@rule
def must_discard(s, p, n):
    """Have a player discard n cards of their choice, as many as they have."""
    n = min(n, s.players[p].n_hand)
    if n > 0:
        find_hand(s, p)
        schedule(s, Op.DISCARD, p, n, 0)


@rule
def discard_hand(s, p):
    """Discard a whole hand; how many cards it was."""
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
    """A card goes from one hand to another; both know it."""
    at = find_in_hand(s, p, card)
    known = s.players[p].known[at]
    leave_hand(s, p, at)
    take_in_hand(s, to, card, known | (1 << p))


@rule
def steal_random(s, p, by):
    """A player takes a card at random from another's hand."""
    n = s.players[p].n_hand
    if n > 0 and p != by:
        at = pick(s, n)
        if s.players[p].hand[at] == UNKNOWN:
            s.players[p].hand[at] = find_out(s, int(Deck.LOOT))
        pass_card(s, p, by, s.players[p].hand[at])
        tell(s, Told.STOLE_LOOT, p, by, 0)


@rule
def show_hand(s, p, to):
    """Let a seat know a hand."""
    me = s.players[p]
    find_hand(s, p)
    for i in range(me.n_hand):
        me.known[i] = me.known[i] | (1 << to)
        tell_only(s, 1 << to, Told.SAW, to, me.hand[i], 0)
    tell(s, Told.HAND_SEEN, to, p, 0)
