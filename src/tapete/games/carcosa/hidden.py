"""What a seat may know, and the states that it cannot tell from the true one.

Hidden are the cards of the room decks and of Motemey's, but for those a seat has seen; which special room
lies face down; and the dice to come. Everything else lies open on the table.
"""
from ...kernel.dice import next_below, shuffle_by
from ...kernel.piles import ALL_SEATS
from ...kernel.rule import rule
from .names import CARDS, FLOORS, ROOMS, SPECIALS, TALES, UNKNOWN, Card
from .rules.finding import tales_with_motemey

SPECTATOR = 7
"""The seat of somebody who plays nobody: it sees what everybody has seen."""


@rule
def hide_pile(s, pile, seat, unseen):
    """Cover the cards that a seat has not seen, and count them by kind."""
    for i in range(pile.n):
        if pile.seen[i] >> seat & 1:
            if pile.seen[i] != ALL_SEATS:
                pile.seen[i] = 1 << seat
        else:
            unseen[pile.cards[i]] += 1
            pile.cards[i] = UNKNOWN
            pile.seen[i] = 0


@rule
def blind(s, seat):
    """Make the state what a seat may know of it: the one place where things are hidden."""
    dice = s.dice
    dice.seed = 0
    dice.count = 0
    dice.length = 0
    dice.read = 0
    for i in range(len(dice.sides)):
        dice.sides[i] = 0
        dice.faces[i] = 0
    for i in range(len(s.log.what)):
        s.log.what[i] = 0
        s.log.seats[i] = 0
        s.log.a[i] = 0
        s.log.b[i] = 0
        s.log.c[i] = 0
    s.log.told = 0
    for deck in range(ROOMS):
        hide_pile(s, s.decks[deck], seat, s.unseen_rooms)
    hide_pile(s, s.motemey, seat, s.unseen_motemey)
    for i in range(TALES):      # which tale lies with Motemey is as hidden as where the others lie
        tale = Card.TALE_REPAIRER + i
        s.unseen_rooms[tale] += s.unseen_motemey[tale]
        s.unseen_motemey[tale] = 0
    for floor in range(FLOORS):
        if not s.special_revealed[floor]:
            s.special_kind[floor] = UNKNOWN


@rule
def seen_as(s, action, seat):
    """All choices are made in the open; what they show to one seat alone is in that seat's cards."""
    return action


@rule
def fill_pile(pile, scratch, used):
    """Lay the next scratch cards where the pile's are unknown; how many have been used by then."""
    for i in range(pile.n):
        if pile.cards[i] == UNKNOWN:
            pile.cards[i] = scratch.actions[used]
            used += 1
    return used


@rule
def give_motemey_tales(s, luck, scratch):
    """Draw which of the unseen tales lie with Motemey."""
    missing = tales_with_motemey(s)
    n = 0
    for i in range(TALES):
        for _ in range(s.unseen_rooms[Card.TALE_REPAIRER + i]):
            scratch.actions[n] = Card.TALE_REPAIRER + i
            n += 1
    shuffle_by(luck, scratch.actions, n)
    for i in range(missing):
        tale = scratch.actions[i]
        s.unseen_rooms[tale] -= 1
        s.unseen_motemey[tale] += 1


@rule
def lay_out(unseen, scratch):
    """All unseen cards in a row on the scratch menu, and none left; how many."""
    n = 0
    for card in range(CARDS):
        for _ in range(unseen[card]):
            scratch.actions[n] = card
            n += 1
        unseen[card] = 0
    return n


@rule
def redeal(s, luck, scratch):
    """Fill a blinded state with one of the true states it may stand for, each as likely as another.

    `luck` is the generator that draws it, `scratch` a menu to be overwritten.
    """
    give_motemey_tales(s, luck, scratch)
    n = lay_out(s.unseen_rooms, scratch)
    shuffle_by(luck, scratch.actions, n)
    used = 0
    for deck in range(ROOMS):
        used = fill_pile(s.decks[deck], scratch, used)
    n = lay_out(s.unseen_motemey, scratch)
    shuffle_by(luck, scratch.actions, n)
    fill_pile(s.motemey, scratch, 0)
    redeal_specials(s, luck, scratch)
    s.dice.seed = next_below(luck, 1 << 30)


@rule
def redeal_specials(s, luck, scratch):
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
    shuffle_by(luck, scratch.actions, n)
    used = 0
    for floor in range(FLOORS):
        if s.special_kind[floor] == UNKNOWN:
            s.special_kind[floor] = scratch.actions[used]
            used += 1
