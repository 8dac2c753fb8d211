"""Answers to questions in the middle of an effect or a rule."""
from ....kernel.agenda import Fault, fail, schedule
from ....kernel.log import tell
from ....kernel.piles import put_on_top
from ....kernel.rule import rule
from ..names import NO_THING, NOBODY, Deck, Vain
from ..vocabulary import Act, Op, Told
from .cards import word
from .declare import choose_mode, choose_target, is_chosen_late
from .effects.damage import split_to
from .effects.search import found_in_deck, lay_found, unburied
from .hands import discard_from_hand, hand_over, hide_leaving, owners
from .items import destroy, move_item
from .meant import ref_meant, thing_meant
from .modes import bargain, draft, keep_own_item
from .piles import discard_card, lay_under_deck, take_at
from .priority import place_waiting
from .refs import thing_in, to_card
from .souls import may_gain_soul, soul_is
from .things import foe_card, recharge, take_from_play
from .vain import in_vain, in_vain_at


@rule
def answer(s, op, p, b, c, kind, a):
    """Carry out the answer to a frame other than priority."""
    match op:
        case Op.TARGET: choose_target(s, ref_meant(s, op, p, kind, a))
        case Op.MODE:
            if c:
                s.now.row = word(s, s.now.row + 1 + a, 1)
            else:
                choose_mode(s, a)
        case Op.MAY:
            s.run.done = 1 if kind == Act.YES else 0
            if kind == Act.NO:
                s.now.row = word(s, s.now.row - 1, 2)
        case Op.CHOOSE:
            if is_chosen_late(s):
                choose_target(s, ref_meant(s, op, p, kind, a))
            else:
                s.run.chosen = ref_meant(s, op, p, kind, a)
        case Op.NUMBER: s.now.number = a
        case Op.DISCARD:
            discard_from_hand(s, p, a)
            if c:
                s.now.object = to_card(a)
            if b > 1 and s.players[p].n_hand > 0:
                schedule(s, Op.DISCARD, p, b - 1, c)
        case Op.DISCARD_ANY:
            if kind == Act.CARD:
                discard_from_hand(s, p, a)
                s.now.number += 1
                if s.players[p].n_hand > 0:
                    schedule(s, Op.DISCARD_ANY, p, 0, 0)
        case Op.GIVE: hand_over(s, p, b, a)
        case Op.TAKE: hand_over(s, b, p, a)
        case Op.TO_DECK: put_hand_on_deck(s, p, a)
        case Op.ORDER: place_waiting(s, a)
        case Op.LOSE_ITEM:
            if c:
                move_item(s, thing_meant(s, op, p, b, c, a), c - 1)
            else:
                destroy(s, thing_meant(s, op, p, b, c, a))
        case Op.RECHARGE:
            recharge(s, thing_meant(s, op, p, b, c, a))
            if b > 1:
                schedule(s, Op.RECHARGE, p, b - 1, 0)
        case Op.VOTE: vote(s, p, b, ref_meant(s, op, p, kind, a))
        case Op.PAY_ITEM:
            destroy(s, thing_meant(s, op, p, b, c, a))
            if b > 1:
                schedule(s, Op.PAY_ITEM, p, b - 1, c)
        case Op.GIVE_AWAY: give_away(s, p, b, c, kind, a)
        case Op.ARRANGE: arrange_next(s, p, b, c, a)
        case Op.KEEP: keep_one(s, b, c, a)
        case Op.BOTTOM:
            if kind == Act.YES:
                pile = s.decks[b]
                seen = pile.seen[pile.n - 1]
                lay_under_deck(s, take_at(pile, pile.n - 1), seen)
        case Op.SEARCH: found_in_deck(s, p, b, foe_card(a) if kind == Act.FOE else a)
        case Op.LAY: lay_found(s, b + 256 * c, a)
        case Op.UNBURY:
            if kind == Act.FOE:
                unburied(s, p, foe_card(a))
        case Op.SPLIT: split_to(s, p, b, c, ref_meant(s, op, p, kind, a))
        case Op.DRAFT: draft(s, p, b, c, thing_meant(s, op, p, b, c, a))
        case Op.OWN_ITEM: keep_own_item(s, p, b, a)
        case Op.BARGAIN: bargain(s, p, b, c, kind == Act.YES)
        case Op.ROOM:
            if kind == Act.FOE:
                discard_room(s, thing_meant(s, op, p, b, c, foe_card(a)))
        case Op.DESTROY_SOUL: give_soul(s, b, ref_meant(s, op, p, kind, a))
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def put_hand_on_deck(s, p, card):
    hide_leaving(s, p, NOBODY, card)
    put_on_top(s, s.decks[Deck.LOOT], card, owners(s, p))
    tell(s, Told.PUT_ON_DECK, p, 0, 0)


@rule
def arrange_next(s, p, n, deck, k):
    """Of the top n cards of a deck, the k-th from the top goes under the others; one that is never chosen stays on top.
    """
    pile = s.decks[deck]
    at = pile.n - 1 - k
    card = pile.cards[at]
    low = pile.n - n
    for i in range(at, low, -1):
        pile.cards[i] = pile.cards[i - 1]
        pile.seen[i] = pile.seen[i - 1]
    pile.cards[low] = card
    pile.seen[low] = 1 << p
    if n > 2:
        schedule(s, Op.ARRANGE, p, n - 1, deck)
    else:
        pile.seen[pile.n - 1] = 1 << p


@rule
def keep_one(s, n, deck, k):
    """One of the top n cards stays; the others go under the deck."""
    pile = s.decks[deck]
    for depth in range(n - 1, -1, -1):
        if depth != k:
            at = pile.n - 1 - depth
            seen = pile.seen[at]
            lay_under_deck(s, take_at(pile, at), seen)


@rule("souls.rooms.end_of_turn")
def discard_room(s, i):
    """The active player discards a room; its slot is filled again."""
    tell(s, Told.TO_PILE, s.things[i].card, 0, 0)
    discard_card(s, take_from_play(s, i))


@rule
def give_away(s, p, besides, card, kind, a):
    """An item given as a price: first choose it, then its new player."""
    if kind == Act.ITEM:
        schedule(s, Op.GIVE_AWAY, p, besides, a)
    else:
        move_item(s, thing_meant(s, int(Op.GIVE_AWAY), p, besides, 0, card), a)


@rule
def give_soul(s, to, ref):
    i = thing_in(s, ref)
    if i == NO_THING:
        return
    if to > 0 and not may_gain_soul(s, to - 1):
        tell(s, Told.NO_SOUL, to - 1, s.things[i].card, 0)
    elif to > 0:
        soul_is(s, to - 1, i)
    else:
        destroy(s, i)


@rule
def vote(s, p, left, ref):
    """A player votes for an item; after the last vote the one with the most votes is destroyed, with a tie none."""
    s.players[p].vote = ref
    tell(s, Told.VOTED, p, s.things[thing_in(s, ref)].card, 0)
    if left > 1:
        schedule(s, Op.VOTE, (p + 1) % s.n_seats, left - 1, 0)
        return
    best = 0
    most = 0
    for q in range(s.n_seats):
        votes = count_votes(s, s.players[q].vote)
        if votes > most:
            most = votes
            best = s.players[q].vote
        elif votes == most and s.players[q].vote != best:
            best = 0
    for q in range(s.n_seats):
        s.players[q].vote = 0
    if not best:
        in_vain(s, Vain.TIE)
    elif not destroy(s, thing_in(s, best)):
        in_vain_at(s, s.things[thing_in(s, best)].card, Vain.ETERNAL)


@rule
def count_votes(s, ref):
    count = 0
    for q in range(s.n_seats):
        if s.players[q].vote == ref:
            count += 1
    return count
