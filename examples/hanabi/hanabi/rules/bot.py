"""The greedy agent: it plays what is probably right, hints so that others do, and discards what it needs least.

All numbers of cards come from what the seat itself has seen. The search asks for the same points in deals that it has
imagined, where the state has the seat's own cards too.
"""
from tapete.game import first_of, greedy_of, kind_of, rule, second_of

from ..model import Player
from ..vocabulary import CARDS, Act
from .cards import colour_of, copies_of, fits, is_next, rank_of
from .choices import touched_by
from .turn import narrow
from .unseen import all_but_open, count_in, hand_pool, unseen_by

LIKELY = 50     # per cent at which a card is played, as simulated games have shown
SURE = 100


@rule
def is_dead(s, card):
    """Whether a card can never be played any more, because it lies there or one below it is gone."""
    colour = colour_of(card)
    first = card - rank_of(card)        # the number before the colour's one
    for below in range(first + 1, card):
        if s.fireworks[colour] < rank_of(below) and s.discarded[below - 1] == copies_of(below):
            return True
    return s.fireworks[colour] >= rank_of(card)


@rule
def is_last(s, card):
    """Whether a card that is still needed has no other copy."""
    return not is_dead(s, card) and s.discarded[card - 1] == copies_of(card) - 1


@rule
def share(s, pool, colours, ranks, asked):
    """Of the cards in a pool that hints leave possible, per cent that are next (0), dead (1) or the last (2)."""
    found = 0
    total = 0
    for card in range(1, CARDS + 1):
        if fits(card, colours, ranks):
            total += count_in(pool, card)
            if asked == 0:
                hit = is_next(s, card)
            elif asked == 1:
                hit = is_dead(s, card)
            else:
                hit = is_last(s, card)
            found += count_in(pool, card) if hit else 0
    return found * 100 // total if total else 0


@rule
def brink(s):
    """Per cent at which a card is played: only if sure when the next mistake is the last."""
    return LIKELY if s.fuses > 1 else SURE


@rule
def liking_to_play(s, p, i):
    me = s.players[p]
    chance = share(s, unseen_by(s, p), me.colours[i], me.ranks[i], 0)
    if chance >= brink(s):
        return 1000 + chance
    return 300 if s.last_round and s.fuses > 1 and chance else -1000 + chance


@rule
def liking_to_discard(s, p, i):
    """A dead card first; else the oldest of those that are least likely to be the last of their kind."""
    me = s.players[p]
    pool = unseen_by(s, p)
    dead = share(s, pool, me.colours[i], me.ranks[i], 1)
    if dead == SURE:
        return 500
    return 100 + dead // 2 - i - 2 * share(s, pool, me.colours[i], me.ranks[i], 2)


@rule
def unseen_by_both(s, p, q):
    """The cards that neither of two seats has seen, as far as both can tell."""
    pool = all_but_open(s)
    for r in range(s.n_seats):
        if r != p and r != q:
            pool -= hand_pool(s.players[r])
    return pool


@rule
def change_by_hint(s, other: Player, i, before, after):
    """What it is worth that a card's owner thinks of it otherwise than before."""
    right = is_next(s, other.hand[i])
    if before < brink(s) <= after:
        return 100 if right else -200
    if after < brink(s) <= before:
        return -100 if right else 150
    return 30 if right and after > before else 0


@rule
def hint_gain(s, pool, other: Player, kind, n):
    """The sum of the changes that a hint makes."""
    touched = touched_by(other, kind, n)
    gain = 0
    for i in range(other.n_cards):
        hit = touched >> i & 1
        colours = narrow(other.colours[i], 1 << n, hit) if kind == Act.COLOUR else other.colours[i]
        ranks = other.ranks[i] if kind == Act.COLOUR else narrow(other.ranks[i], 1 << (n - 1), hit)
        before = share(s, pool, other.colours[i], other.ranks[i], 0)
        gain += change_by_hint(s, other, i, before, share(s, pool, colours, ranks, 0))
    return gain


@rule
def liking_to_hint(s, p, kind, q, n):
    """A hint that makes somebody play; the sooner they are to play, the better."""
    gain = hint_gain(s, unseen_by_both(s, p, q), s.players[q], kind, n)
    soon = s.n_seats - (q - p) % s.n_seats
    if gain >= 100:
        return 600 + gain + soon
    return gain + soon + (90 if s.hints == s.options.hints else 10 * s.hints)


@rule
def liking(s, p, frame, action, aim):
    match kind_of(action):
        case Act.PLAY: return liking_to_play(s, p, first_of(action) - 1)
        case Act.DISCARD: return liking_to_discard(s, p, first_of(action) - 1)
        case _: return liking_to_hint(s, p, kind_of(action), first_of(action), second_of(action))


greedy = greedy_of(liking)
