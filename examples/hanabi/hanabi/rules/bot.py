"""The greedy agent: it plays by conventions about what a hint means (`meaning.py`).

It plays what it knows to be next, gives hints that let others know it, and discards the oldest card that no hint has
named. It keeps the next seat from discarding the last card of a kind. The numbers of cards come from what the seat has
seen. Where another seat must think, they come from what both have seen. The search asks for the same points in deals
that it imagines, where the state has the seat's own cards too. The weights are those that did best in simulated games.
"""
from enum import IntEnum

from tapete.game import count_bits, first_of, greedy_of, kind_of, rule, second_of

from ..model import Player
from ..vocabulary import CARDS, RANKS, Act
from .cards import rank_of
from .choices import touched_by
from .meaning import believed, called_by, is_named, known_in, meaning_of, next_to_go, soon_next, told, told_after
from .sets import (
    ANY_CARD,
    both,
    dead_cards,
    in_pool,
    is_all_in,
    last_cards,
    lowest_rank,
    next_cards,
    not_all_open,
    set_of,
)
from .unseen import all_but_open, count_in, hand_pool, unseen_by

LIKELY = 30         # per cent at which a card is played rather than let the deck run out
URGENT = 1500       # for a hint that names the card that the next seat would discard, the last of its kind
DISTRACT = 1000     # for one that gives that seat something else to do
TOO_LATE = 800      # against a hint to a seat that has no turn left


class Effect(IntEnum):
    """What a hint does to one card of the hand that gets it."""

    NOTHING = 0
    PLAYS = 1       # its owner now knows that it is next
    WILL_PLAY = 2   # it is called, and will be known to be next
    MISLEADS = 3    # its owner takes it for next, and it is not
    HINDERS = 4     # its owner no longer knows that it is next
    MISTAKEN = 5    # its owner takes it for what it is not


# ---- what a seat knows ---------------------------------------------------------------------------


@rule
def share(pool, cards, some):
    """Of the possible cards in a pool, how many per cent are some of a set."""
    found = 0
    total = 0
    for card in range(1, CARDS + 1):
        if cards & set_of(card):
            total += count_in(pool, card)
            found += count_in(pool, card) if some & set_of(card) else 0
    return found * 100 // total if total else 0


@rule
def named_in(me: Player):
    """The cards of a hand that hints have named."""
    cards = 0
    for i in range(me.n_cards):
        if me.hand[i] and is_named(me, i):
            cards |= set_of(me.hand[i])
    return cards


@rule
def named_by_others(s, p):
    """The named cards in the hands of all other seats."""
    cards = 0
    for q in range(s.n_seats):
        if q != p:
            cards |= named_in(s.players[q])
    return cards


@rule
def unseen_by_both(s, p, q):
    """The pool of the cards that neither of two seats has seen, as far as both can tell."""
    pool = all_but_open(s)
    for r in range(s.n_seats):
        if r != p and r != q:
            pool -= hand_pool(s.players[r])
    return pool


@rule
def to_spare(s):
    """How many cards can still be discarded before there are too few turns to play all that can be played."""
    return s.n_deck + s.n_seats - count_bits(ANY_CARD & ~dead_cards(s))


# ---- playing and discarding ----------------------------------------------------------------------


@rule
def liking_to_play(s, p, i):
    me = s.players[p]
    pool = unseen_by(s, p)
    playable = next_cards(s)
    cards = believed(told(me, i) & in_pool(pool), me.meant[i], dead_cards(s), named_by_others(s, p))
    if is_all_in(cards, playable):
        return 1000 + 10 * (RANKS - lowest_rank(cards)) - i     # the oldest of equals, which soonest goes otherwise
    chance = share(pool, cards, playable)
    if s.fuses > 1 and s.last_round and chance:
        return 300 + chance
    return 400 + chance if s.fuses > 1 and s.n_deck <= 1 and chance >= LIKELY else -1000 + chance


@rule
def liking_of_cards(me: Player, i, pool, cards, dead, last):
    """What it is worth to discard a card that may still be needed: the next to go first."""
    liking = 150 - share(pool, cards, last) + share(pool, cards, dead) // 2
    if i != next_to_go(me):
        liking -= (100 if is_named(me, i) else 30) + i
    return liking


@rule
def liking_to_discard(s, p, i):
    """Better a card that somebody else holds too than a dead one, which others must not know; else the next to go."""
    me = s.players[p]
    pool = unseen_by(s, p)
    dead = dead_cards(s)
    cards = both(told(me, i) & in_pool(pool), me.meant[i])
    late = 400 if s.last_round or to_spare(s) <= 0 else 0
    if is_all_in(cards, dead):
        return 312 - late
    if is_all_in(cards, dead | named_by_others(s, p)):
        return 420 - late
    return liking_of_cards(me, i, pool, cards, dead, last_cards(s, dead)) - late


# ---- hints ---------------------------------------------------------------------------------------


@rule
def effect_of(card, before, after, meant, meaning, playable, soon):
    """What a hint does to a card, by what its owner takes it for before and after."""
    if is_all_in(after, playable):
        if not playable & card:
            return Effect.MISLEADS
        return Effect.NOTHING if is_all_in(before, playable) else Effect.PLAYS
    if is_all_in(before, playable) and playable & card:
        return Effect.HINDERS
    if not meaning & card:
        return Effect.MISTAKEN
    return Effect.WILL_PLAY if meaning != meant and soon & card else Effect.NOTHING


@rule
def worth_of_effect(effect, rank):
    match effect:
        case Effect.PLAYS: return 100 - 4 * rank
        case Effect.WILL_PLAY: return 60
        case Effect.MISLEADS: return -1000
        case Effect.HINDERS: return -100
        case Effect.MISTAKEN: return -150
        case _: return 0


@rule
def worth_of_effects(effect):
    """What a hint with such an effect is worth more than one that only tells something."""
    if effect == Effect.PLAYS:
        return 600
    return 500 if effect == Effect.WILL_PLAY else 0


@rule
def worth_of_name(card, dead, last, held):
    """What it is worth that a hint names a card for the first time: nobody should keep a dead card, or one twice."""
    if dead & card:
        return -60
    if held & card:
        return -100
    return 60 if last & card else 10


@rule
def worth_of_news(card, before, after, dead):
    """What it is worth that fewer cards are possible."""
    n = count_bits(before)
    return 0 if dead & card or n == 0 else 30 * (n - count_bits(after)) // n


@rule
def is_busy(cards, playable, dead):
    """Whether a card gives its owner something to do: to play it, or to discard what is dead."""
    return is_all_in(cards, playable) or is_all_in(cards, dead)


@rule
def worth_of_warning(s, me: Player, touched, busy, will_be_busy):
    """What it is worth to keep the next seat from discarding the last card of a kind."""
    i = next_to_go(me)
    if i < 0 or busy or not last_cards(s, dead_cards(s)) & set_of(me.hand[i]):
        return 0
    if touched >> i & 1:
        return URGENT
    return DISTRACT if will_be_busy else 0


@rule
def has_no_turn(s, p, q):
    """Whether a seat plays no more after this one, in the last round."""
    return s.last_round and (q - p) % s.n_seats >= s.turns_left


@rule
def liking_to_hint(s, p, kind, q, n):
    me = s.players[q]
    touched = touched_by(me, kind, n)
    called = called_by(s, me, kind, n, touched)
    dead = dead_cards(s)
    last = last_cards(s, dead)
    playable = next_cards(s)
    soon = soon_next(s, not_all_open(s), dead)
    left = in_pool(unseen_by_both(s, p, q))
    held = named_by_others(s, p) | known_in(s.players[p], in_pool(unseen_by(s, p)), dead)
    gain = 0
    most = 0
    busy = False
    will_be_busy = False
    for i in range(me.n_cards):
        card = set_of(me.hand[i])
        meaning = meaning_of(s, me, i, kind, n, touched) if i == called else me.meant[i]
        before = believed(told(me, i) & left, me.meant[i], dead, 0)
        after = believed(told_after(me, i, kind, n, touched) & left, meaning, dead, 0)
        busy = busy or is_busy(before, playable, dead)
        will_be_busy = will_be_busy or is_busy(after, playable, dead)
        effect = effect_of(card, before, after, me.meant[i], meaning, playable, soon)
        gain += worth_of_news(card, before, after, dead)
        if touched >> i & 1 and not is_named(me, i):
            gain += worth_of_name(card, dead, last, held)
            if held & card and (effect == Effect.PLAYS or effect == Effect.WILL_PLAY):
                effect = Effect.NOTHING
            held |= card
        gain += worth_of_effect(effect, rank_of(me.hand[i]))
        most = max(most, worth_of_effects(effect))
    if gain > -500 and q == (p + 1) % s.n_seats:
        gain += worth_of_warning(s, me, touched, busy, will_be_busy)
    gain -= (60 if busy else 0) + (TOO_LATE if has_no_turn(s, p, q) else 0)
    return most + gain + 5 * s.hints + 2 * (s.n_seats - (q - p) % s.n_seats)


@rule
def liking(s, p, frame, action, aim):
    match kind_of(action):
        case Act.PLAY: return liking_to_play(s, p, first_of(action) - 1)
        case Act.DISCARD: return liking_to_discard(s, p, first_of(action) - 1)
        case _: return liking_to_hint(s, p, kind_of(action), first_of(action), second_of(action))


greedy = greedy_of(liking)
