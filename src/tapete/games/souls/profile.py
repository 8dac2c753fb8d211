"""Four Souls' counts in a profile: its cards by kind, and its actions."""
from __future__ import annotations

from typing import Any

from ...gamedef import catalogue
from ...gamedef.catalogue import PRESENT, SEEN, USED, Catalogue, Without, count_choice, count_kinds
from ...kernel.constants import ConstantTable
from ...kernel.rule import rule
from .cardnames import CardNames
from .language.cards import CardType
from .language.library import CARDS, FIRST_OTHER, FIRST_OWN, IDS, OWN, SOURCES
from .names import CardZone, Deck
from .numbers import copies_of
from .options import SoulsOptions
from .rules.cards import KIND, column
from .rules.things import character_of
from .vocabulary import Act, Told

SORTS: dict[str, tuple[CardType, ...]] = {
    "character": (CardType.CHARACTER,), "starting": (CardType.STARTING,), "treasure": (CardType.TREASURE,),
    "loot": (CardType.LOOT, CardType.TRINKET), "monster": (CardType.MONSTER,), "event": (CardType.EVENT,),
    "curse": (CardType.CURSE,),
    "bonus": (CardType.BONUS,), "room": (CardType.ROOM,)}
"""The separate kinds of cards; each leaves as many places as there may be custom cards."""
NUMBERS_OF = {sort: [number for number, card in sorted(SOURCES.items()) if card.kind in kinds]
              for sort, kinds in SORTS.items()}


def _first(sort: str) -> int:
    """The first number of a kind of cards."""
    before = list(SORTS)[:list(SORTS).index(sort)]
    return sum(len(NUMBERS_OF[each]) + OWN for each in before)


_PLACES = {number: _first(sort) + place for sort, numbers in NUMBERS_OF.items() for place, number in enumerate(numbers)}
NOWHERE = sum(len(numbers) + OWN for numbers in NUMBERS_OF.values())
"""The place that counts what is no card: a place without a name, after those of the last kind."""
LAST = list(SORTS)[-1]
PLACE = ConstantTable(_PLACES.get(number, NOWHERE) for number in range(CARDS))
FIRST_OWN_OF = ConstantTable([NOWHERE] + [_first(sort) + len(NUMBERS_OF[sort]) for kind in list(CardType)[1:]
                                          for sort, kinds in SORTS.items() if kind in kinds])
"""By kind, the place of the first custom card."""
ACTION = NOWHERE + 1


@rule
def place_of(s, card):
    """The number under which a card is counted."""
    if card <= 0 or card >= CARDS:
        return NOWHERE
    if FIRST_OWN <= card < FIRST_OTHER:
        own = column(s, card, KIND)
        return NOWHERE if own == CardType.NONE else FIRST_OWN_OF[own] + card - FIRST_OWN
    return 0 + PLACE[card]


@rule
def lay(s, present):
    """The first seat's start by lot (a character with its item, and a hand), and the first rooms."""
    present[place_of(s, s.things[character_of(s, 0)].card)] += 1
    for i in range(s.n_things):
        it = s.things[i]
        if it.zone == CardZone.ROOM or (it.owner == 0 and column(s, it.card, KIND) == CardType.STARTING):
            present[place_of(s, it.card)] += 1
    for i in range(s.players[0].n_hand):
        present[place_of(s, s.players[0].hand[i])] += 1


@rule
def note(s, what, a, b, c, seen, used):
    """Count the things in the log that turn up for the first seat or that it uses. A profile counts this seat's
    victories, and all seats are alike. Cards of the monster deck count for the seat whose turn it is, and rooms for
    everybody."""
    match what:
        case Told.DREW: seen[place_of(s, b)] += 1 if a == 0 else 0
        case Told.FOUND: seen[place_of(s, b)] += 1 if a == 0 else 0
        case Told.PLAYED: used[place_of(s, b)] += 1 if a == 0 else 0
        case Told.ACTIVATED: used[place_of(s, b)] += 1 if a == 0 else 0
        case Told.TRIGGERED:
            if a == 0 and column(s, b, KIND) <= CardType.TRINKET:       # only things of the seat, not of a monster
                used[place_of(s, b)] += 1
        case Told.GAINED_ITEM:
            if a == 0 and column(s, b, KIND) == CardType.TREASURE:
                seen[place_of(s, b)] += 1
        case Told.ATTACKS:
            if a == 0 and column(s, b, KIND) == CardType.MONSTER:
                seen[place_of(s, b)] += 1
        case Told.REWARD: used[place_of(s, b)] += 1 if a == 0 else 0
        case Told.REVEALED:
            if s.active == 0 and column(s, a, KIND) == CardType.EVENT:
                seen[place_of(s, a)] += 1
        case Told.CURSED: seen[place_of(s, b)] += 1 if a == 0 else 0
        case Told.EARNED: seen[place_of(s, b)] += 1 if a == 0 else 0
        case Told.PLACED: seen[place_of(s, a)] += 1 if c == Deck.ROOM else 0
        case _: pass


@rule
def note_menu(s, menu, seen):
    """Each kind of action once for every menu that offers it."""
    count_kinds(menu, seen, ACTION)


@rule
def note_choice(s, menu, seat, choice, used):
    """The action, if there was a choice."""
    count_choice(menu, choice, used, ACTION)


@rule
def beat(s):
    """A round of turns."""
    return (s.turn - 1) // s.n_seats


@rule
def turn_of(s):
    """Whose turn it is."""
    return s.active


def catalogue_of(deck: CardNames) -> Catalogue:
    """The things that are counted, custom cards included; places without a card have no name."""
    def things(sort: str) -> tuple[str, ...]:
        own = [deck.sources.get(number) for number in range(FIRST_OWN, FIRST_OTHER)]
        return (*(IDS[number] for number in NUMBERS_OF[sort]),
                *(card.text.id if card is not None and card.kind in SORTS[sort] else "" for card in own),
                *([""] if sort == LAST else []))

    def kind(sort: str, planes: tuple[int, ...], text: str = "card", by_lot: bool = False,
             removable: bool = True) -> catalogue.Counted:
        return catalogue.Counted(sort, text, things(sort), planes, by_lot=by_lot, removable=removable)

    def without(options: Any, sort: str, thing: str) -> Without | None:
        return _without(options, deck, deck.number(thing)) if sort in SORTS else None

    return Catalogue(
        (kind("character", (PRESENT, USED), "role", by_lot=True),
         kind("starting", (PRESENT, USED), by_lot=True, removable=False),
         kind("treasure", (SEEN, USED)),
         kind("loot", (PRESENT, SEEN, USED), by_lot=True),
         kind("monster", (SEEN, USED)),
         *(kind(sort, (SEEN,)) for sort in ("event", "curse", "bonus")),
         kind("room", (PRESENT, SEEN, USED)),
         catalogue.Counted("action", "action", tuple(act.name for act in Act), (SEEN, USED), chosen=True)),
        without)


def _without(options: SoulsOptions, deck: CardNames, card: int) -> Without | None:
    """How to take a card out of the box: with no copies of it. A starting item comes with its character only."""
    kind = deck.sources[card].kind
    if kind == CardType.STARTING or not copies_of(options, card, deck.sources):
        return None
    if kind == CardType.BONUS and not options.bonus_souls:
        return None
    gone = {IDS[card]: 0}
    return Without(deck.ids[card], options, options.model_copy(update={"copies": {**options.copies, **gone}}),
                   how="without-card", changes={f"copies.{IDS[card]}": 0})
