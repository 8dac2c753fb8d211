"""What a designer may turn: read from a file, checked, and put into the state's record."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

from ...errors import InputError
from ...kernel.config import Strict
from .language.cards import CardSource, Kind, cards_of
from .language.compiler import Program
from .language.library import (
    CARD,
    COPIES,
    FIRST_OWN,
    IDS,
    LINE,
    N_ABILITIES,
    N_ROWS,
    NUMBERS,
    OWN,
    OWN_ABILITIES,
    OWN_ROWS,
    ROW,
    SOURCES,
    compile_card,
)

Small = Annotated[int, Field(ge=0, le=20)]


class StartOptions(Strict):
    cents: Small
    loot: Small


class SlotOptions(Strict):
    shop: Annotated[int, Field(ge=0, le=8)]
    monster: Annotated[int, Field(ge=1, le=8)]
    room: Annotated[int, Field(ge=0, le=4)]


class SoloOptions(Strict):
    on: bool
    die: Annotated[int, Field(ge=1, le=20)]


class SoulsOptions(Strict):
    souls_to_win: Annotated[int, Field(ge=1, le=12)]
    start: StartOptions
    hand_limit: Annotated[int, Field(ge=0, le=40)]
    price: Small
    slots: SlotOptions
    turns: Annotated[int, Field(ge=0, le=5000)]
    uses: Annotated[int, Field(ge=1, le=1000)]
    offers: Annotated[int, Field(ge=0, le=1000)]
    combat_rolls: Annotated[int, Field(ge=6, le=1000)]
    choose: Literal["played", "resolved"]
    rerolls_keep: bool
    bargaining: bool
    bonus_souls: bool
    rooms: bool
    draft: bool
    solo: SoloOptions
    sets: list[Literal["base", "gold", "plus"]]
    copies: dict[str, Annotated[int, Field(ge=0, le=20)]]
    own: list[Any]

    @field_validator("copies")
    @classmethod
    def _copies(cls, value: dict[str, int]) -> dict[str, int]:
        for card in value:
            if card not in NUMBERS or card == "NONE":
                raise ValueError(f"'{card}' is no card")
        return value

    @field_validator("own")
    @classmethod
    def _own(cls, value: list[Any]) -> list[Any]:
        try:
            program, _ = compile_own(own_cards(value))
        except InputError as error:
            raise ValueError(str(error)) from error
        if len(program.rows) > OWN_ROWS or len(program.abilities) > OWN_ABILITIES:
            raise ValueError(f"these cards are too long: {len(program.rows)} rows of at most {OWN_ROWS}, "
                             f"{len(program.abilities)} abilities of at most {OWN_ABILITIES}")
        return value

    @model_validator(mode="after")
    def _whole(self) -> SoulsOptions:
        if self.draft and self.solo.on:
            raise ValueError("expected draft or solo, not both")
        return self


def own_cards(files: list[Any]) -> list[CardSource]:
    """A fan's own cards; InputError says which card is wrong, and how."""
    cards = [card for file in files for card in cards_of(file, "own")]
    if len(cards) > OWN:
        raise InputError(f"{len(cards)} cards of one's own: expected at most {OWN}")
    for card in cards:
        if card.text.id in NUMBERS:
            raise InputError(f"{card.text.id}: there is a card with this id already")
    return cards


def compile_own(cards: list[CardSource]) -> tuple[Program, list[list[int]]]:
    """The rows, abilities and columns of a fan's own cards, numbered behind those that come with Tapete."""
    program = Program(first=N_ROWS, cards=NUMBERS)
    columns = [compile_card(program, card) for card in cards]
    for card in columns:
        card[_ABILITY] += N_ABILITIES
    return program, columns


_ABILITY = CARD.index("ability")


def copies_of(options: SoulsOptions, card: int) -> int:
    """How many of a card are in a game of these options. Rooms are of no set: they are all there or none."""
    if card in SOURCES and SOURCES[card].kind == Kind.ROOM:
        return options.copies.get(IDS[card], COPIES[card]) if options.rooms else 0
    if card in SOURCES and SOURCES[card].text.set in options.sets:
        return options.copies.get(IDS[card], COPIES[card])
    return options.copies.get(IDS[card], 0)


def fill(record: Any, options: SoulsOptions) -> None:
    """Put options into a plain `Options` record."""
    record.souls_to_win, record.hand_limit, record.price = options.souls_to_win, options.hand_limit, options.price
    record.cents, record.loot = options.start.cents, options.start.loot
    record.shop_slots, record.monster_slots, record.room_slots = (
        options.slots.shop, options.slots.monster, options.slots.room)
    record.turns, record.uses, record.offers, record.combat_rolls = (
        options.turns, options.uses, options.offers, options.combat_rolls)
    record.declare_late = int(options.choose == "resolved")
    for name in ("rerolls_keep", "bargaining", "bonus_souls", "rooms", "draft"):
        setattr(record, name, int(getattr(options, name)))
    record.solo, record.solo_die = int(options.solo.on), options.solo.die
    cards = own_cards(options.own)
    for card in range(1, len(IDS)):
        record.copies[card] = copies_of(options, card)
    for i, own in enumerate(cards):
        record.copies[FIRST_OWN + i] = own.text.count
    _fill_own(record.own, cards)


def _fill_own(record: Any, cards: list[CardSource]) -> None:
    program, columns = compile_own(cards)
    for i, row in enumerate(program.rows):
        record.rows[i * ROW:(i + 1) * ROW] = row
    for i, line in enumerate(program.abilities):
        record.abilities[i * LINE:(i + 1) * LINE] = line
    for i, card in enumerate(columns):
        record.cards[i * len(card):(i + 1) * len(card)] = card


