"""Draw a covered card in a state in which it is not known.

In a true state every card is known and nothing happens. In a blinded one a covered card is UNKNOWN, and the state
counts the unseen cards. The card is then drawn from these, all equally likely, and put in its place. So a blinded state
can be played on, and an exact search goes through all values of each covered card. If decks are made up by kind, the
kind of a covered card is drawn first, from those of its deck.

Which tales Motemey has is as hidden as the places of the others. All unseen tales are counted with the rooms' cards,
and Motemey's deck is so many cards short.
"""
from ....kernel.dice import pick, same_from_here
from ....kernel.rule import rule
from ..names import CARDS, FLOORS, KINDS, SPECIALS, TALES, UNKNOWN, Card, DeckKind
from .inventory import ANY_KIND, is_tale, kind_of_card


@rule
def count_in(pile, card):
    count = 0
    for i in range(pile.n):
        if pile.cards[i] == card:
            count += 1
    return count


@rule
def tales_with_motemey(s):
    """How many unseen tales are in Motemey's deck: as many as it has cards that are not counted."""
    missing = count_in(s.motemey, UNKNOWN)
    for card in range(CARDS):
        missing -= s.unseen_motemey[card]
    return missing


@rule
def draw_tale(s):
    """One of the unseen tales, all equally likely."""
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
def may_be(s, card, kind):
    """Whether an unseen card that is no tale may be of the kind."""
    return not is_tale(card) and (kind == ANY_KIND or kind == kind_of_card(s, card))


@rule
def draw_unseen(s, unseen, kind, tales):
    """A card of a kind from the unseen ones that are no tales, counted in `unseen`, or one of so many tales among
    them."""
    cards = tales
    for card in range(CARDS):
        if may_be(s, card, kind):
            cards += unseen[card]
    left = pick(s, cards)
    for card in range(CARDS):
        if may_be(s, card, kind):
            if left < unseen[card]:
                same_from_here(s, unseen[card] - left)
                unseen[card] -= 1
                return card
            left -= unseen[card]
    same_from_here(s, tales - left)
    return draw_tale(s)


@rule
def draw_kind(s, nth):
    """The kind of a covered card of a deck: all covered cards there are equally likely."""
    covered = 0
    for kind in range(KINDS):
        covered += s.covered[KINDS * nth + kind]
    left = pick(s, covered)
    kind = 0
    while left >= s.covered[KINDS * nth + kind]:
        left -= s.covered[KINDS * nth + kind]
        kind += 1
    same_from_here(s, s.covered[KINDS * nth + kind] - left)
    s.covered[KINDS * nth + kind] -= 1
    return kind


@rule
def find_in_room(s, nth, depth):
    """Draw the card that is `depth` under the top of the d-th deck."""
    deck = s.decks[nth]
    i = deck.n - 1 - depth
    if deck.cards[i] != UNKNOWN:
        return
    kind = draw_kind(s, nth) if s.options.deal.by_kind else ANY_KIND
    tales = 0
    if kind == ANY_KIND or kind == DeckKind.VARIABLE:
        tales = -tales_with_motemey(s)
        for k in range(TALES):
            tales += s.unseen_rooms[Card.TALE_REPAIRER + k]
    deck.cards[i] = draw_unseen(s, s.unseen_rooms, kind, tales)


@rule
def cover_deck(s, nth):
    """Forget all about a deck except its composition: the effect of a shuffle in a blinded state."""
    deck = s.decks[nth]
    for i in range(deck.n):
        deck.seen[i] = 0
        card = deck.cards[i]
        if card != UNKNOWN:
            s.unseen_rooms[card] += 1
            deck.cards[i] = UNKNOWN
            if s.options.deal.by_kind:
                s.covered[KINDS * nth + kind_of_card(s, card)] += 1


@rule
def find_at_motemey(s, depth):
    """Draw the card that is `depth` under the top of Motemey's deck."""
    i = s.motemey.n - 1 - depth
    if s.motemey.cards[i] == UNKNOWN:
        s.motemey.cards[i] = draw_unseen(s, s.unseen_motemey, ANY_KIND, tales_with_motemey(s))


@rule
def may_be_special(s, special):
    """Whether a special room is in the pool and at no known place."""
    if not s.options.special_rooms[special]:
        return False
    for floor in range(FLOORS):
        if s.special_kind[floor] == special:
            return False
    return True


@rule
def find_special(s, floor):
    """Draw the special room of a floor."""
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
