"""The options of Four Souls, each declared once, including custom cards."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import field_validator, model_validator

from ...errors import InputError
from ...files.config import Strict, first_of
from ...gamedef.by_players import RulesetOptions
from ...gamedef.options import Option
from ...text.spoken import SpokenError
from .language.cards import CardSource, look_through, naming, placed_error, plainly_typed
from .language.compiler import Program
from .language.library import (
    CARD,
    FIRST_OWN,
    IDS,
    N_ABILITIES,
    N_ROWS,
    NUMBERS,
    OWN,
    OWN_ABILITIES,
    OWN_ROWS,
    SOURCES,
    compile_card,
)
from .language.typed import sentence_reader
from .language.words import MOST_TAGS, TAGS
from .wrong import Wrong


class StartOptions(Strict):
    cents: Annotated[int, Option("cents of each player", 0, 20)]
    loot: Annotated[int, Option("loot cards of each player", 0, 20)]


class SlotOptions(Strict):
    shop: Annotated[int, Option("treasures for sale", 0, 8, field="shop_slots")]
    monster: Annotated[int, Option("active monsters", 1, 8, field="monster_slots")]
    room: Annotated[int, Option("rooms, where `rooms` is true", 0, 4, field="room_slots")]


class SoloOptions(Strict):
    on: Annotated[bool, Option("one player, two characters with open hands: together they win, or the die runs out",
                               field="solo")]
    die: Annotated[int, Option("the number that the die begins with", 1, 20, field="solo_die")]


class SoulsOptions(RulesetOptions):
    """All options that a designer may change."""

    souls_to_win: Annotated[int, Option("souls that win", 1, 12)]
    start: Annotated[StartOptions, Option("what players begin with", flat=True)]
    hand_limit: Annotated[int, Option("the most loot in a hand at the end of its player's turn", 0, 40)]
    price: Annotated[int, Option("cents that a purchase costs", 0, 20)]
    buy_short: Annotated[bool, Option(
        "a purchase may be declared without the cents for it, once a turn, which are asked for as it resolves")]
    slots: Annotated[SlotOptions, Option("slots at the start", flat=True)]
    turns: Annotated[int, Option("after so many turns the game is over and nobody has won; 0: no limit", 0, 5000)]
    uses: Annotated[int, Option("the most tap and paid abilities that a player uses in a turn", 1, 1000)]
    offers: Annotated[int, Option("the most offers of cents that a player makes in a turn", 0, 1000)]
    combat_rolls: Annotated[int, Option("after so many attack rolls a combat is over", 6, 1000)]
    stacked: Annotated[int, Option(
        "a turn in which more items than so many go on the stack ends the game, and nobody has won", 50, 10_000)]
    choose: Annotated[Literal["played", "resolved"], Option(
        "when targets and ways are chosen: as an effect is played, or as it leaves the stack", field="declare_late")]
    rerolls_keep: Annotated[bool, Option("whether a reroll keeps what has been added to the roll")]
    bargaining: Annotated[bool, Option("the player with priority may offer another player cents for a favour")]
    bonus_souls: Annotated[bool, Option("bonus souls are played with")]
    rooms: Annotated[bool, Option("the room deck is played with")]
    draft: Annotated[bool, Option("two players draft two treasures each before the game")]
    solo: Annotated[SoloOptions, Option("a game for one", flat=True)]
    sets: Annotated[list[str], Option("the boxes whose cards are in the decks, rooms apart",
                                      names=("base", "gold", "plus"), own=True)]
    copies: Annotated[dict[str, int], Option(
        "copies of single cards by their ids, `{BOMB: 0}`, where they are not the box's", 0, 20,
        by=("", *IDS[1:]))]
    own: Annotated[list[Any], Option(
        "cards of one's own: `{deck: ..., cards: [...]}` as in a card file, a list of such", own=True)]

    @field_validator("own")
    @classmethod
    def _own(cls, value: list[Any]) -> list[Any]:
        own_cards(value)
        return [plainly_typed(tree, look_through(tree, "own", sentence_reader(value))[0]) for tree in value]

    @model_validator(mode="after")
    def _whole(self) -> SoulsOptions:
        if self.draft and self.solo.on:
            raise Wrong("draft-solo").of(("draft",), ("solo",))
        return self


def own_cards(files: list[Any]) -> list[CardSource]:
    """Custom cards. Raises InputError that says which card is wrong, and how."""
    cards, wrong = look_at_own([(tree, "own") for tree in files])
    if wrong:
        raise first_of(wrong)
    return cards


def look_at_own(files: Sequence[tuple[Any, str]]) -> tuple[list[CardSource], list[InputError]]:
    """The custom cards of some files, each with its name, and all errors in them."""
    read_sentence = sentence_reader([tree for tree, _ in files])
    read = [(tree, name, *look_through(tree, name, read_sentence)) for tree, name in files]
    cards = [card for _, _, found, _ in read for card in found]
    wrong = [_of_file(i, error) for i, (*_, errors) in enumerate(read) for error in errors]
    known = {card.text.id: card.kind for card in SOURCES.values()}
    of_file = {id(card): (i, tree, name) for i, (tree, name, found, _) in enumerate(read) for card in found}
    for card, error in naming(cards, known):
        i, tree, name = of_file[id(card)]
        wrong.append(_of_file(i, placed_error(tree, name, error)[1]))
    if len(cards) > OWN:
        wrong.append(SpokenError("own-cards", n=len(cards), most=OWN))
    if len(tags_of(cards)) > MOST_TAGS:
        wrong.append(SpokenError("own-tags", n=len(tags_of(cards)) - len(TAGS), most=MOST_TAGS - len(TAGS)))
    if not wrong:
        program, _ = compile_own(cards)
        if len(program.rows) > OWN_ROWS or len(program.abilities) > OWN_ABILITIES:
            wrong.append(SpokenError("own-length", rows=len(program.rows), most_rows=OWN_ROWS,
                                     abilities=len(program.abilities), most_abilities=OWN_ABILITIES))
    return cards, wrong


def _of_file(i: int, error: InputError) -> InputError:
    """An error of a file, with its place among the files."""
    return error.of(*((i, *path) for path in error.about)) if isinstance(error, SpokenError) else error


def tags_of(cards: Sequence[CardSource]) -> list[str]:
    """The tags of all cards; those that come with Tapete first."""
    return list(dict.fromkeys([*TAGS, *(tag for card in cards for tag in card.text.tags)]))


def compile_own(cards: list[CardSource]) -> tuple[Program, list[list[int]]]:
    """The rows, abilities and columns of custom cards, numbered after those that come with Tapete."""
    numbers = {**NUMBERS, **{card.text.id: FIRST_OWN + i for i, card in enumerate(cards)}}
    program = Program(first=N_ROWS, cards=numbers, tags={tag: i for i, tag in enumerate(tags_of(cards))})
    columns = [compile_card(program, card) for card in cards]
    for card in columns:
        card[CARD.index("ability")] += N_ABILITIES
    return program, columns
