"""Finding out what a covered card is, in a state in which it is not known.

In a true state every card is there and nothing happens. In a blinded one a covered card is UNKNOWN, and the
state counts what is unseen: then the card is drawn from those, each as likely as another, and laid there.
So a blinded state can be played on, and an exact search goes through what each covered card may be.

Which tales lie with Motemey is as hidden as where the others lie: all unseen tales are counted with the
rooms' cards, and Motemey's deck is so many cards short.
"""
from ....kernel.dice import pick, same_from_here
from ....kernel.rule import rule
from ..names import CARDS, FLOORS, SPECIALS, TALES, UNKNOWN, Card
from .inventory import is_tale


@rule
def unknown_in(pile):
    count = 0
    for i in range(pile.n):
        if pile.cards[i] == UNKNOWN:
            count += 1
    return count


@rule
def tales_with_motemey(s):
    """How many unseen tales lie in Motemey's deck: as many as it has cards unaccounted for."""
    missing = unknown_in(s.motemey)
    for card in range(CARDS):
        missing -= s.unseen_motemey[card]
    return missing


@rule
def draw_tale(s):
    """One of the unseen tales, each as likely as another."""
    unseen = 0
    for i in range(TALES):
        unseen += s.unseen_rooms[Card.TALE_REPAIRER + i]
    left = pick(s, unseen)
    card = int(Card.TALE_REPAIRER)
    while left >= s.unseen_rooms[card]:
        left -= s.unseen_rooms[card]
        card += 1
    s.unseen_rooms[card] -= 1
    return card


@rule
def draw_unseen(s, unseen, tales):
    """A card of those unseen that are no tales, counted in `unseen`, or one of so many tales among them."""
    cards = tales
    for card in range(CARDS):
        if not is_tale(card):
            cards += unseen[card]
    left = pick(s, cards)
    for card in range(CARDS):
        if not is_tale(card):
            if left < unseen[card]:
                same_from_here(s, unseen[card] - left)
                unseen[card] -= 1
                return card
            left -= unseen[card]
    same_from_here(s, tales - left)
    return draw_tale(s)


@rule
def find_in_room(s, deck, depth):
    """Know the card that lies `depth` under the top of a room's deck."""
    i = deck.n - 1 - depth
    if deck.cards[i] == UNKNOWN:
        tales = -tales_with_motemey(s)
        for k in range(TALES):
            tales += s.unseen_rooms[Card.TALE_REPAIRER + k]
        deck.cards[i] = draw_unseen(s, s.unseen_rooms, tales)


@rule
def find_at_motemey(s, depth):
    """Know the card that lies `depth` under the top of Motemey's deck."""
    i = s.motemey.n - 1 - depth
    if s.motemey.cards[i] == UNKNOWN:
        s.motemey.cards[i] = draw_unseen(s, s.unseen_motemey, tales_with_motemey(s))


@rule
def may_be_special(s, special):
    """Whether a special room is in the pool and lies nowhere that is known."""
    if not s.options.special_rooms[special]:
        return False
    for floor in range(FLOORS):
        if s.special_kind[floor] == special:
            return False
    return True


@rule
def find_special(s, floor):
    """Know which special room lies on a floor."""
    if s.special_kind[floor] != UNKNOWN:
        return
    possible = 0
    for special in range(1, SPECIALS):
        if may_be_special(s, special):
            possible += 1
    left = pick(s, possible)
    for special in range(1, SPECIALS):
        if may_be_special(s, special):
            if left == 0:
                s.special_kind[floor] = special
                return
            left -= 1
