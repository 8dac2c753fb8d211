"""Visibility: what a seat may know, and the states that it cannot distinguish from the true one.

Hidden are the cards of the room decks and of Motemey's, except those that a seat has seen; which special room is at a
face-down place; and the dice to come. Everything else is open on the table.
"""
from ...kernel.dice import next_below, shuffle_by
from ...kernel.flow import chooser
from ...kernel.menu import kind_of, pack
from ...kernel.piles import cover_pile
from ...kernel.rule import rule
from ...kernel.visibility import hiding_of
from .model import Table
from .names import CARDS, DECK, FLOORS, KINDS, MOTEMEY, ROOMS, SPECIALS, TALES, UNKNOWN, Card
from .rules.finding import tales_with_motemey
from .rules.inventory import ANY_KIND, kind_of_card
from .vocabulary import Act

SPECTATOR = 7
"""The seat of a spectator, who sees what everybody has seen."""


@rule("carcosa.roles.psychic")
def seen_as(s, action, seat):
    """A PSYCHIC's choice about the two cards that it looks at, which nobody else sees."""
    if kind_of(action) == Act.SWAP and chooser(s) != seat:
        return pack(Act.KEEP, 0, 0)
    return action


@rule
def count_covered(s, deck, seat):
    """Count how many cards of each kind are covered in a deck; everybody knows how the decks were made up."""
    pile = s.decks[deck]
    for i in range(pile.n):
        if not pile.seen[i] >> seat & 1:
            s.covered[KINDS * deck + kind_of_card(s, pile.cards[i])] += 1


hide_table = hiding_of(Table)


@rule
def blind(s, seat):
    """Reduce the state to what a seat may know: the only place where things are hidden."""
    s.blinded = 1
    hide_table(s, seat)
    for deck in range(ROOMS):
        if s.options.deal.by_kind:
            count_covered(s, deck, seat)
        cover_pile(s.decks[deck], seat, UNKNOWN, s.unseen_rooms)
    cover_pile(s.motemey, seat, UNKNOWN, s.unseen_motemey)
    for i in range(TALES):      # which tale Motemey has is as hidden as the places of the others
        tale = Card.TALE_REPAIRER + i
        s.unseen_rooms[tale] += s.unseen_motemey[tale]
        s.unseen_motemey[tale] = 0
    for floor in range(FLOORS):
        if not s.special_revealed[floor]:
            s.special_kind[floor] = UNKNOWN


@rule
def fill_pile(pile, scratch, used, most):
    """Put the next scratch cards, at most so many, at the unknown places of the pile. Returns how many are used by
    then."""
    for i in range(pile.n):
        if pile.cards[i] == UNKNOWN and most > 0:
            pile.cards[i] = scratch.actions[used]
            used += 1
            most -= 1
    return used


@rule
def redeal_by_kind(s, rng, scratch):
    """Deal the unseen cards of each kind to the decks that have so many covered cards of it, and shuffle those in each.

    All deals that give every deck its kinds are equally likely: they put the kind's cards in any order, and then a
    deck's covered cards in any order.
    """
    for kind in range(KINDS):
        n = lay_out(s, s.unseen_rooms, kind, scratch)
        shuffle_by(rng, scratch.actions, n)
        used = 0
        for deck in range(ROOMS):
            used = fill_pile(s.decks[deck], scratch, used, s.covered[KINDS * deck + kind])
            s.covered[KINDS * deck + kind] = 0
    for deck in range(ROOMS):
        shuffle_covered(s.decks[deck], rng, scratch)


@rule
def shuffle_covered(pile, rng, scratch):
    """Shuffle the cards of a pile that this seat has not seen among their places."""
    n = 0
    for i in range(pile.n):
        if pile.seen[i] == 0:
            scratch.actions[n] = pile.cards[i]
            n += 1
    shuffle_by(rng, scratch.actions, n)
    n = 0
    for i in range(pile.n):
        if pile.seen[i] == 0:
            pile.cards[i] = scratch.actions[n]
            n += 1


@rule
def give_motemey_tales(s, rng, scratch):
    """Draw which of the unseen tales Motemey has."""
    missing = tales_with_motemey(s)
    n = 0
    for i in range(TALES):
        for _ in range(s.unseen_rooms[Card.TALE_REPAIRER + i]):
            scratch.actions[n] = Card.TALE_REPAIRER + i
            n += 1
    shuffle_by(rng, scratch.actions, n)
    for i in range(missing):
        tale = scratch.actions[i]
        s.unseen_rooms[tale] -= 1
        s.unseen_motemey[tale] += 1


@rule
def lay_out(s, unseen, kind, scratch):
    """Move all unseen cards of a kind to the scratch menu. Returns their number."""
    n = 0
    for card in range(CARDS):
        if kind == ANY_KIND or kind == kind_of_card(s, card):
            for _ in range(unseen[card]):
                scratch.actions[n] = card
                n += 1
            unseen[card] = 0
    return n


@rule
def redeal(s, rng, scratch):
    """Fill a blinded state with one of the true states that it may represent, all equally likely.

    `rng` is the generator that draws it, `scratch` a menu to be overwritten.
    """
    give_motemey_tales(s, rng, scratch)
    if s.options.deal.by_kind:
        redeal_by_kind(s, rng, scratch)
    else:
        n = lay_out(s, s.unseen_rooms, ANY_KIND, scratch)
        shuffle_by(rng, scratch.actions, n)
        used = 0
        for deck in range(ROOMS):
            used = fill_pile(s.decks[deck], scratch, used, DECK)
    n = lay_out(s, s.unseen_motemey, ANY_KIND, scratch)
    shuffle_by(rng, scratch.actions, n)
    fill_pile(s.motemey, scratch, 0, MOTEMEY)
    redeal_specials(s, rng, scratch)
    s.blinded = 0
    s.dice.seed = next_below(rng, 1 << 30)


@rule
def redeal_specials(s, rng, scratch):
    n = 0
    for special in range(1, SPECIALS):
        if s.options.special_rooms[special]:
            known = False
            for floor in range(FLOORS):
                if s.special_kind[floor] == special:
                    known = True
            if not known:
                scratch.actions[n] = special
                n += 1
    shuffle_by(rng, scratch.actions, n)
    used = 0
    for floor in range(FLOORS):
        if s.special_kind[floor] == UNKNOWN:
            s.special_kind[floor] = scratch.actions[used]
            used += 1
