"""The record of the options, and the fields that need more than copying."""
from collections.abc import Mapping
from typing import Any

from ...gamedef.options import fill as fill_plainly
from ...gamedef.options import record_of
from ...kernel.record import flag, i2, i4, record
from .language.cards import CardSource, CardType
from .language.library import (
    COLUMNS,
    COPIES,
    FIRST_OTHER,
    FIRST_OWN,
    IDS,
    LINE,
    OWN,
    OWN_ABILITIES,
    OWN_ROWS,
    ROW,
    SOURCES,
)
from .options import SoulsOptions, compile_own, own_cards


@record
class OwnCardTables:
    """Custom cards, compiled, in the places that the library's tables leave free."""

    rows: i2[OWN_ROWS * ROW]
    abilities: i2[OWN_ABILITIES * LINE]
    cards: i4[OWN * COLUMNS]


Options = record_of(SoulsOptions, own=OwnCardTables, before_3=flag, before_4=flag, before_5=flag, before_6=flag,
                    before_7=flag, before_8=flag, before_9=flag, before_10=flag, before_11=flag)
"""`before_3`: the rules are those of version 2; `before_4`: of version 3 or earlier, and so on."""


def fill(numbers: Any, options: SoulsOptions) -> None:
    """Write options into a plain `Options` record."""
    fill_plainly(numbers, options)
    cards = own_cards(options.own)
    sources = {**SOURCES, **{FIRST_OWN + i: own for i, own in enumerate(cards)}}
    for card in range(1, len(IDS)):
        numbers.copies[card] = copies_of(options, card, sources)
    program, columns = compile_own(cards)
    for rows, found in ((numbers.own.rows, program.rows), (numbers.own.abilities, program.abilities),
                        (numbers.own.cards, columns)):
        flat = [number for row in found for number in row]
        rows[:len(flat)] = flat


def copies_of(options: SoulsOptions, card: int, sources: Mapping[int, CardSource]) -> int:
    """The number of copies of a card in a game with these options. Rooms of the box belong to no set: all are there or
    none. Custom cards are always there."""
    source = sources.get(card)
    if source is not None and FIRST_OWN <= card < FIRST_OTHER:
        return options.copies.get(IDS[card], source.text.count)
    if source is not None and source.kind == CardType.ROOM:
        return options.copies.get(IDS[card], COPIES[card]) if options.rooms else 0
    comes = source is not None and source.text.set in options.sets
    return options.copies.get(IDS[card], COPIES[card] if comes else 0)
