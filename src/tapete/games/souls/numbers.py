"""The record of the options, and how it is filled where that is more than copying."""
from typing import Any

from ...kernel.options import fill as fill_plainly
from ...kernel.options import record_of
from ...kernel.record import flag, i2, i4, record
from .language.cards import Kind
from .language.library import COLUMNS, COPIES, FIRST_OWN, IDS, LINE, OWN, OWN_ABILITIES, OWN_ROWS, ROW, SOURCES
from .options import SoulsOptions, compile_own, own_cards


@record
class OwnCards:
    """A fan's own cards, compiled, in the places that the library's tables leave free."""

    rows: i2[OWN_ROWS * ROW]
    abilities: i2[OWN_ABILITIES * LINE]
    cards: i4[OWN * COLUMNS]


Options = record_of(SoulsOptions, own=OwnCards, before_3=flag, before_4=flag, before_5=flag, before_6=flag)
"""`before_3`: the rules are those of version 2; `before_4`: of version 3, or of that, and so on."""


def fill(numbers: Any, options: SoulsOptions) -> None:
    """Put options into a plain `Options` record."""
    fill_plainly(numbers, options)
    cards = own_cards(options.own)
    for card in range(1, len(IDS)):
        numbers.copies[card] = copies_of(options, card)
    for i, own in enumerate(cards):
        card = FIRST_OWN + i
        numbers.copies[card] = options.copies.get(IDS[card], own.text.count)
    program, columns = compile_own(cards)
    for rows, found in ((numbers.own.rows, program.rows), (numbers.own.abilities, program.abilities),
                        (numbers.own.cards, columns)):
        flat = [number for row in found for number in row]
        rows[:len(flat)] = flat


def copies_of(options: SoulsOptions, card: int) -> int:
    """How many of a card are in a game of these options. Rooms are of no set: they are all there or none."""
    source = SOURCES.get(card)
    if source is not None and source.kind == Kind.ROOM:
        return options.copies.get(IDS[card], COPIES[card]) if options.rooms else 0
    comes = source is not None and source.text.set in options.sets
    return options.copies.get(IDS[card], COPIES[card] if comes else 0)
