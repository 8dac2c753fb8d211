"""The paths of the view that are more than a field of the record: how scenarios set up what they show."""
from __future__ import annotations

from typing import Any

from ...kernel.paths import Paths, whole
from .names import ALL_SEATS, CENTRE, CHARACTERS, FAMILY_SIZE, MISFITS, NOBODY, NONE, SEATS, Fate, Kind
from .rules.sight import look, story_of
from .text import Namer

PATHS = Paths()
_path = PATHS.path


def _of(value: Any, known: list[str], what: str) -> int:
    if value not in known:
        raise ValueError(f"'{value}' is no {what} of this pack; expected one of {', '.join(known)}")
    return known.index(value)


def _cards(namer: Namer, value: Any) -> list[int]:
    if not isinstance(value, list):
        raise ValueError(f"expected a list of cards, got {value!r}")
    known = [key for key, _, _ in namer.deck]
    cards = [1 + _of(item, known, "card") for item in value]
    if len(set(cards)) < len(cards):
        raise ValueError("a card stands there twice; there is one of each")
    return cards


def _character(namer: Namer, name: str) -> int:
    return _of(name, [key for key, _ in namer.people], "character")


def _seat(s: Any, part: str) -> int:
    return whole(int(part) if part.isdigit() else part, 0, s.n_seats - 1)


# ---- moving cards ------------------------------------------------------------------------------

def _fetch(s: Any, card: int) -> None:
    """Take a card away from wherever it is."""
    for pile in (s.deck, s.discards, s.removed, *(s.seats[p].hand for p in range(SEATS))):
        cards = list(pile.cards[:pile.n])
        if card in cards:
            cards.remove(card)
            _replace(pile, cards)
    for ch in range(CHARACTERS):
        pile = _pile(s, ch)
        if card in pile:
            pile.remove(card)
            _lay_pile(s, ch, pile)


def _replace(pile: Any, cards: list[int]) -> None:
    pile.n = len(cards)
    pile.cards[:] = cards + [NONE] * (len(pile.cards) - len(cards))


def _pile(s: Any, ch: int) -> list[int]:
    """A character's cards from the bottom up."""
    cards: list[int] = []
    card = s.characters[ch].top
    while card != NONE:
        cards.insert(0, card)
        card = s.under[card]
    return cards


def _lay_pile(s: Any, ch: int, cards: list[int]) -> None:
    below = NONE
    for card in cards:
        s.under[card] = below
        s.seen[card] = ALL_SEATS
        below = card
    s.characters[ch].top = below
    look(s, ch)


def _put_under_deck(s: Any, cards: list[int]) -> None:
    for card in cards:
        s.seen[card] = 0
    _replace(s.deck, [*cards, *s.deck.cards[:s.deck.n]])


# ---- paths -------------------------------------------------------------------------------------

@_path("seats.*.hand")
def _hand(s: Any, namer: Namer, seat: str, value: Any) -> None:
    """The seat holds these and no others; what it held goes under the draw pile."""
    cards, hand = _cards(namer, value), s.seats[_seat(s, seat)].hand
    held = list(hand.cards[:hand.n])
    _replace(hand, [])
    _put_under_deck(s, held)
    for card in cards:
        _fetch(s, card)
        s.seen[card] = 1 << _seat(s, seat)
    _replace(hand, cards)


@_path("seats.*.known")
def _known(s: Any, namer: Namer, seat: str, value: Any) -> None:
    """Everybody knows that these cards are in the seat's hand."""
    hand = s.seats[_seat(s, seat)].hand
    for card in _cards(namer, value):
        if card not in hand.cards[:hand.n]:
            raise ValueError(f"{namer.deck[card - 1][0]} is not in that hand; set the hand first")
        s.seen[card] = ALL_SEATS


def _give_family(s: Any, p: int, family: int) -> None:
    for ch in range(CHARACTERS):
        me = s.characters[ch]
        if me.owner == p:
            _put_under_deck(s, _pile(s, ch))
            _lay_pile(s, ch, [])
            me.owner, me.fate = NOBODY, Fate.UNUSED
    for ch in range(FAMILY_SIZE * family, FAMILY_SIZE * (family + 1)):
        s.characters[ch].owner, s.characters[ch].fate = p, Fate.ALIVE
    s.seats[p].family = family


@_path("seats.*.family")
def _family(s: Any, namer: Namer, seat: str, value: Any) -> None:
    """The seat plays this family of five; whoever has it takes the seat's old one."""
    p, family = _seat(s, seat), _of(value, namer.families[:MISFITS], "family")
    old = s.seats[p].family
    if old == MISFITS or any(s.seats[q].family == NOBODY for q in range(s.n_seats)):
        raise ValueError("families can be set once all are dealt, by families: lot, and none is the misfits")
    for q in range(s.n_seats):
        if s.seats[q].family == family:
            _give_family(s, q, old)
    _give_family(s, p, family)


@_path("seats.*.story")
def _story(s: Any, namer: Namer, seat: str, value: Any) -> None:
    p = _seat(s, seat)
    if story_of(s, p):
        s.story_at[story_of(s, p)] = CENTRE
    if value is not None:
        story = 1 + _of(value, namer.stories, "story")
        if s.story_at[story] < CENTRE:
            raise ValueError(f"{value} is not on the table; set stories.chosen among the options")
        s.story_at[story] = p


@_path("characters.*.pile")
def _character_pile(s: Any, namer: Namer, name: str, value: Any) -> None:
    """These cards lie on the character, from the bottom up; with an untimely death on top it is dead."""
    ch, cards = _character(namer, name), _cards(namer, value)
    me = s.characters[ch]
    if me.owner == NOBODY:
        raise ValueError(f"{name} belongs to no seat; set seats.N.family first")
    old = _pile(s, ch)
    _lay_pile(s, ch, [])
    _put_under_deck(s, old)
    for card in cards:
        _fetch(s, card)
    _lay_pile(s, ch, cards)
    me.fate = Fate.DEAD if cards and namer.kind(cards[-1]) is Kind.DEATH else Fate.ALIVE


@_path("deck.top")
def _deck_top(s: Any, namer: Namer, value: Any) -> None:
    """The next cards to be drawn, in order."""
    cards = _cards(namer, value)
    for card in cards:
        _fetch(s, card)
        s.seen[card] = 0
    _replace(s.deck, [*s.deck.cards[:s.deck.n], *reversed(cards)])


@_path("deck.cards")
def _deck_cards(s: Any, namer: Namer, value: Any) -> None:
    """The draw pile holds these, the first to be drawn first, and no others: those are out of the game."""
    cards = _cards(namer, value)
    for card in cards:
        _fetch(s, card)
        s.seen[card] = 0
    out = list(s.deck.cards[:s.deck.n])
    for card in out:
        s.seen[card] = ALL_SEATS
    _replace(s.removed, [*s.removed.cards[:s.removed.n], *out])
    _replace(s.deck, list(reversed(cards)))


@_path("discards")
def _discards(s: Any, namer: Namer, value: Any) -> None:
    """The discards, from the bottom up; what lay there goes under the draw pile."""
    cards = _cards(namer, value)
    old = list(s.discards.cards[:s.discards.n])
    _replace(s.discards, [])
    _put_under_deck(s, old)
    for card in cards:
        _fetch(s, card)
        s.seen[card] = ALL_SEATS
    _replace(s.discards, cards)


@_path("plays")
def _plays(s: Any, namer: Namer, value: Any) -> None:
    """Made in this turn, fewer than a turn has."""
    s.plays = whole(value, 0, s.options.plays - 1)
