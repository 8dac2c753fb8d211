"""The record of Carcosa's options, and the fields that need more than copying."""
from typing import Any

from ...gamedef.options import fill as fill_plainly
from ...gamedef.options import record_of
from ...kernel.record import flag, i1, record, u1
from .names import (
    EVENTS,
    OWN_CARDS,
    OWN_MONSTERS,
    OWN_ROOMS,
    PLACE_NAMES,
    SOULS,
    Card,
    Comes,
    Monster,
    Moves,
    OwnKind,
    Special,
    Targeting,
)
from .options import PRESENCE, CarcosaOptions
from .rules.inventory import table_of, table_of_room
from .sentences import parse_effect
from .tables import ROWS, OwnUse, TableOptions, parse_range


@record
class Effect:
    do: u1
    amount: i1
    what: u1            # a state or a card
    whom: u1            # a Whom


@record
class Row:
    up_to: i1           # the highest total that this row is for
    effects: Effect[2]


@record
class EventTable:
    rolls: flag         # whether a die is rolled at all
    yellow: flag        # whether the Salon protects from it
    n: i1
    rows: Row[ROWS]


@record
class OwnThing:
    """A designer's own card or room, beside its table."""

    kind: i1            # of a card: an OwnKind
    actions: i1         # what a use costs
    price: i1           # and in sanity
    spent: flag         # whether a use spends it
    target: i1          # a Targeting
    piece: i1           # of a monster: its Monster
    comes: i1           # a Comes
    moves: i1           # a Moves
    leaves: flag        # the board, once stunned


Options = record_of(CarcosaOptions, n_steps=i1, roulette_sides=i1, decree_sides=i1, ritual_sides=i1, start=i1[SOULS],
                    events=EventTable[EVENTS + len(OWN_CARDS) + len(OWN_ROOMS)],
                    own=OwnThing[len(OWN_CARDS) + len(OWN_ROOMS)], of_piece=i1[len(OWN_MONSTERS)],
                    before_4=flag, before_5=flag, before_6=flag, before_7=flag)
"""`before_4` and so on: the rules, and what is told, are those of an earlier version."""


def fill(record: Any, options: CarcosaOptions, souls: int) -> None:
    """Write options for so many souls into a plain `Options` record."""
    fill_plainly(record, options)
    record.n_steps = len(options.round_end.steps)
    record.roulette_sides, record.decree_sides = len(options.king.roulette), len(options.king.decrees)
    record.ritual_sides = len(options.rooms.ritual)
    for p, place in enumerate(options.start[souls]):
        record.start[p] = PLACE_NAMES.index(place)
    for name, event in {**options.events, **options.cards}.items():
        _fill_table(record.events[table_of(Card[name])], event)
    _fill_own(record, options)
    record.king.floor -= 1
    presence = options.king.presence
    record.king.presence[:] = [*presence, *presence[-1:] * (PRESENCE - len(presence))]  # the last entry repeats


def _fill_own(record: Any, options: CarcosaOptions) -> None:
    """The own cards, whose tables are laid out already, and the own rooms."""
    monsters = iter(OWN_MONSTERS)
    for name, card in options.cards.items():
        thing = record.own[Card[name] - Card.OWN_1]
        _fill_use(thing, card)
        thing.spent = int(card.spent)
        if card.kind == "object":
            thing.kind = OwnKind.OBJECT
        elif card.kind == "monster":
            thing.kind, thing.piece = OwnKind.MONSTER, next(monsters)
            thing.comes, thing.moves = Comes[_name(card.comes)], Moves[_name(card.moves)]
            thing.leaves = int(card.leaves)
            record.of_piece[thing.piece - Monster.OWN_MONSTER_1] = Card[name]
    for name, room in options.own_rooms.items():
        _fill_use(record.own[len(OWN_CARDS) + Special[name] - Special.OWN_ROOM_1], room)
        _fill_table(record.events[table_of_room(Special[name])], room)


def _fill_use(thing: Any, use: OwnUse) -> None:
    thing.actions, thing.price, thing.target = use.actions, use.price, Targeting[_name(use.target)]


def _name(word: str) -> str:
    return word.upper().replace(" ", "_")


def _fill_table(table: Any, event: TableOptions) -> None:
    table.yellow, table.rolls = int(event.is_yellow), int(list(event.table) != ["always"])
    table.n = len(event.table)
    for row, (key, text) in zip(table.rows, event.table.items(), strict=False):
        row.up_to = 127 if key == "always" else parse_range(key)[1]
        for effect, part in zip(row.effects, text.split(" and "), strict=False):
            effect.do, effect.amount, effect.what, effect.whom = parse_effect(part)
