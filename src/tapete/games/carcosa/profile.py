"""Carcosa's counts in a profile: its cards, rooms, roles, actions, states, monsters, decrees and mishaps."""
from __future__ import annotations

from typing import Any

from ...gamedef.catalogue import PRESENT, SEEN, USED, Catalogue, Counted, Without, count_choice, count_kinds
from ...kernel.agenda import frame_op, top_frame
from ...kernel.constants import ConstantTable
from ...kernel.menu import first_of, kind_of
from ...kernel.rule import rule
from .names import (
    CARDS,
    FLOORS,
    MONSTERS,
    OWN_CARDS,
    OWN_MONSTERS,
    OWN_ROOMS,
    ROLES,
    SPECIALS,
    STATES,
    UNKNOWN,
    Card,
    Decree,
    Monster,
    Role,
    Special,
    State,
)
from .options import CarcosaOptions
from .own import OwnThings
from .vocabulary import Act, Op, Told

ACTS, DECREES = len(Act), len(Decree) - 1

CARD = 0
ROOM = CARD + CARDS - 1
ROLE = ROOM + SPECIALS - 1
ACTION = ROLE + ROLES
STATE = ACTION + ACTS
MONSTER = STATE + STATES
DECREE = MONSTER + MONSTERS
MISHAP = DECREE + DECREES
"""The first number of each kind. Cards, special rooms, acts and decrees are numbered from 1 in the rules."""

MISHAPS = (Told.COLLAPSED, Told.ACCEPTED, Told.SKIPPED, Told.TURN_LOST, Told.ROBBED, Told.CAPTURED,
           Told.KEYS_DESTROYED, Told.KEY_LEFT, Told.DESTROYED_SPECIAL, Told.EMPTY_DECK)
NO_MISHAP = -1
MISHAP_TOLD = ConstantTable(MISHAPS.index(told) if told in MISHAPS else NO_MISHAP for told in range(max(Told) + 1))
"""The mishap of an event, for mishaps with a single event."""


@rule
def lay(s, present):
    """The roles and special rooms that lot has put into this game."""
    for p in range(s.n_seats):
        present[ROLE + s.souls[p].role] += 1
    for floor in range(FLOORS):
        present[ROOM + s.special_kind[floor] - 1] += 1


@rule
def note(s, what, a, b, c, seen, used):
    """Count the things in the log that turn up or are used."""
    match what:
        case Told.REVEALED: seen[CARD + b - 1] += 1
        case Told.USED: used[CARD + b - 1] += 1
        case Told.ANNEXED: used[CARD + b - 1] += 1
        case Told.TEMP_STAIRS: used[CARD + Card.TREASURE_STAIRS - 1] += 1
        case Told.ENTERED_SPECIAL: seen[ROOM + b - 1] += 1
        case Told.SHIELDED: used[ROLE + Role.TANK] += 1
        case Told.HEALED: used[ROLE + Role.HEALER] += 1
        case Told.SWAPPED_CARDS: used[ROLE + Role.PSYCHIC] += 1
        case Told.STATE_GIVEN: seen[STATE + b] += 1
        case Told.STATE_FROM_NEXT: seen[STATE + b] += 1
        case Told.STATE_RENEWED: seen[STATE + b] += 1
        case Told.RENEWED_FROM_NEXT: seen[STATE + b] += 1
        case Told.MONSTER_CAME: seen[MONSTER + a] += 1
        case Told.MONSTER_STUNNED: used[MONSTER + a] += 1
        case Told.MONSTER_LEFT: used[MONSTER + a] += 1
        case Told.KING_DECREE: seen[DECREE + a - 1] += 1 if a > 0 else 0
        case Told.FELL: seen[MISHAP + MISHAP_TOLD[Told.ACCEPTED]] += 1
        case Told.KEY_LEFT_AT_MOTEMEY: seen[MISHAP + MISHAP_TOLD[Told.KEY_LEFT]] += 1
        case _:
            if MISHAP_TOLD[what] != NO_MISHAP:
                seen[MISHAP + MISHAP_TOLD[what]] += 1


@rule
def note_menu(s, menu, seen):
    """Each kind of action once for every menu that offers it."""
    count_kinds(menu, seen, ACTION)


@rule
def room_of_action(kind):
    """The special room of this action, or NONE."""
    match kind:
        case Act.BUY: room = Special.MOTEMEY
        case Act.SELL: room = Special.MOTEMEY
        case Act.RITUAL: room = Special.CAMARA_LETAL
        case Act.DOORS: room = Special.PUERTAS
        case Act.TAVERN: room = Special.TABERNA
        case Act.DROP: room = Special.ARMERY
        case Act.TAKE: room = Special.ARMERY
        case Act.SALON: room = Special.SALON_BELLEZA
        case Act.CHAPEL: room = Special.CAPILLA
        case _: room = Special.NONE
    return room


@rule
def note_choice(s, menu, seat, choice, used):
    """The action, if there was a choice; in any case the room or the role's ability that it uses."""
    kind = kind_of(choice)
    count_choice(menu, choice, used, ACTION)
    if frame_op(top_frame(s)) == Op.TURN:
        room = first_of(choice) if kind == Act.VISIT or kind == Act.VISIT_WITH else room_of_action(kind)
        if room != Special.NONE:
            used[ROOM + room - 1] += 1
        if kind == Act.MOVE and s.souls[seat].role == Role.SCOUT and not s.souls[seat].moved_free:
            used[ROLE + Role.SCOUT] += 1
    elif kind == Act.TWO_DICE:
        used[ROLE + Role.HIGH_ROLLER] += 1
    elif kind == Act.REACT:
        used[ROLE + s.souls[seat].role] += 1


@rule
def beat(s):
    """A beat: once a round."""
    return s.round_no


@rule
def turn_of(s):
    """Whose turn it is, NOBODY between turns."""
    return s.active


FILLER = "EVENTO_MOTEMEY"
"""The event that stands for a blank card if another card is taken out of the decks."""

MAY_NOT_BE_MISSED = (Act.END_TURN, Act.SACRIFICE_SLOT, Act.DISCARD, Act.DECLINE, Act.ONE_DIE, Act.KEEP, Act.LOOK,
                     Act.PICK, Act.LEAVE)
"""Actions that cannot be forbidden: without them a choice has no other answer, or only the opposite one."""


def without(options: Any, kind: str, thing: str) -> Without | None:
    """How to take a thing out of a game.

    An event stays in the decks without an effect. Any other card is replaced by blank cards, in a house whose
    EVENTO_MOTEMEY is blank too and whose decks are dealt as one, so that only this card differs in the comparison. A
    special room leaves the pool that three are drawn from. An action is forbidden to everybody.
    """
    assert isinstance(options, CarcosaOptions)
    if kind == "card":
        return _without_card(options, thing)
    if kind == "room" and thing in options.special_rooms and len(options.special_rooms) > 3:
        rooms = [room for room in options.special_rooms if room != thing]
        return Without(thing, options, _changed(options, special_rooms=rooms), how="without-room")
    if kind == "action" and Act[thing] not in MAY_NOT_BE_MISSED:
        return Without(thing, options, options, int(Act[thing]), "without-action")
    return None


def _without_card(options: CarcosaOptions, thing: str) -> Without | None:
    in_rooms, in_shop = options.deck.get(thing, 0), options.motemey.get(thing, 0)
    if thing == "KEY" or in_rooms + in_shop == 0:
        return None
    if in_rooms == 0:
        wares = {**options.motemey, thing: 0}
        return Without(thing, options, _changed(options, motemey=wares), how="without-ware")
    if thing in options.all_tables:
        return Without(thing, options, _blanked(options, thing), how="without-event")
    base = _changed(_blanked(options, FILLER), deal={**options.deal.model_dump(), "by_kind": False})
    decks = {**options.deck, thing: 0, FILLER: options.deck.get(FILLER, 0) + in_rooms}
    return Without(thing, base, _changed(base, deck=decks), how="without-card")


def _changed(options: CarcosaOptions, **sections: Any) -> CarcosaOptions:
    return CarcosaOptions.model_validate({**options.model_dump(), **sections})


def _blanked(options: CarcosaOptions, event: str) -> CarcosaOptions:
    """Options with an event, or an own card, that has no effect; its die is still rolled if it had one."""
    rolls = list(options.all_tables[event].table) != ["always"]
    section = "events" if event in options.events else "cards"
    given = options.model_dump()[section]
    given[event]["table"] = {"0+": "nothing"} if rolls else {"always": "nothing"}
    return _changed(options, **{section: given})


def catalogue_of(own: OwnThings) -> Catalogue:
    """The things that are counted, with a designer's own."""
    cards = tuple(card.name if card not in OWN_CARDS or card.name in own.cards else "" for card in Card if card)
    rooms = tuple(room.name if room not in OWN_ROOMS or room.name in own.rooms else "" for room in Special if room)
    monsters = tuple(each.name if each not in OWN_MONSTERS or each.name in own.monsters else "" for each in Monster)
    return Catalogue(kinds=(
        Counted("card", "card", cards, (SEEN, USED), removable=True),
        Counted("room", "special", rooms, (PRESENT, SEEN, USED), by_lot=True,
                removable=True),
        Counted("role", "role", tuple(Role.__members__), (PRESENT, USED), by_lot=True),
        Counted("action", "action", tuple(Act.__members__), (SEEN, USED), chosen=True, removable=True),
        Counted("state", "state", tuple(State.__members__), (SEEN,)),
        Counted("monster", "monster", monsters, (SEEN, USED)),
        Counted("decree", "decree", tuple(Decree.__members__)[1:], (SEEN,)),
        Counted("mishap", "mishap", tuple(told.name for told in MISHAPS), (SEEN,)),
    ), without=without)


CATALOGUE = catalogue_of(OwnThings())

assert CATALOGUE.size == MISHAP + len(MISHAPS) and UNKNOWN > CARDS
