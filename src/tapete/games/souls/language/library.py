"""All cards that come with Tapete, as constant tables of numbers, with free places for custom cards.

Cards are numbered: characters and items first, then loot, then places for custom cards, then monsters, bonus souls and
rooms. So an item or a loot card has a number up to 255, and so has every other card if counted from `FIRST_OWN`.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from ....errors import DefectError
from ....kernel.constants import ConstantTable
from .cards import CardSource, CardType, naming, read_cards
from .compiler import ABILITY, Program, compile_ability, masks
from .ops import Do
from .words import WIDTH

FOLDER = Path(__file__).parent.parent / "cards"

OWN = 32
"""Most custom cards."""
OWN_ROWS = 256
OWN_ABILITIES = 64

CARD = ("kind", "life", "attack", "evasion", "souls", "cents", "loot", "treasure", "tags", "players", "counters",
        "used", "draws", "begins", "item", "ability", "abilities", "events", "mods", "more_mods")
"""The columns of a card. A reward of -1 is the face of a roll; `ability` is the first of its `abilities`."""

ROW, LINE, COLUMNS = WIDTH, len(ABILITY), len(CARD)


def _shipped() -> tuple[list[CardSource], list[str]]:
    """The cards that are written, and the ids of those that are not yet."""
    cards = [card for path in sorted(FOLDER.glob("*.yaml")) for card in read_cards(path)]
    every = [card.text.id for card in cards]
    unwritten = {card.text.id for card in cards if card.text.unwritten}
    cards = [card for card in cards if not unwritten & {card.text.id, card.text.item}]
    wrong = [f"{card.text.id}: {error}" for card, error in naming(cards, {})]
    if wrong:
        raise DefectError("; ".join(wrong))
    return cards, sorted(set(every) - {card.text.id for card in cards})


def _of(cards: Iterable[CardSource], *decks: CardType) -> list[CardSource]:
    return [card for deck in decks for card in cards if card.deck == deck]


_CARDS, UNWRITTEN = _shipped()
_HANDY = _of(_CARDS, CardType.CHARACTER, CardType.STARTING, CardType.TREASURE, CardType.LOOT)
_OTHERS = _of(_CARDS, CardType.MONSTER, CardType.BONUS, CardType.ROOM)

FIRST_OWN = 1 + len(_HANDY)
FIRST_OTHER = FIRST_OWN + OWN
CARDS = FIRST_OTHER + len(_OTHERS)
"""The number of card numbers; 0 is no card."""

OWN_IDS = tuple(f"OWN_{i + 1}" for i in range(OWN))
IDS = ("NONE", *(card.text.id for card in _HANDY), *OWN_IDS, *(card.text.id for card in _OTHERS))
"""The id of each card, by number."""
NUMBERS = {card_id: number for number, card_id in enumerate(IDS)}

SOURCES: dict[int, CardSource] = {NUMBERS[card.text.id]: card for card in _CARDS}
"""Each card that comes with Tapete, by number."""

if FIRST_OTHER > 256 or CARDS - FIRST_OWN > 256:
    raise DefectError("more cards than the numbers of actions reach")


def compile_card(program: Program, card: CardSource) -> list[int]:
    """Add a card's abilities to a program, and return its columns."""
    text = card.text
    first = len(program.abilities)
    program.every = list(card.abilities)
    for ability in program.every:       # it grows during the loop
        compile_ability(program, ability)
    own = program.abilities[first:]
    reward = {"cents": text.reward.cents, "loot": text.reward.loot, "treasure": text.reward.treasure}
    line = {"kind": card.kind, "life": text.life, "attack": text.attack, "evasion": text.evasion,
            "souls": text.souls, "tags": sum(1 << program.tags[tag] for tag in text.tags), "players": text.players,
            "counters": text.counters, "used": text.used, "draws": text.draws, "begins": text.begins,
            "item": program.cards[text.item] if text.item else 0, "ability": first,
            "abilities": len(own), **{key: -1 if n == "roll" else n for key, n in reward.items()}}
    line["events"], line["mods"], line["more_mods"] = masks(own)
    return [int(line[column]) for column in CARD]


def compile_library(cards: Sequence[CardSource | None]) -> tuple[Program, list[list[int]]]:
    """The program of cards in order of their numbers (None has none), and each card's columns."""
    program = Program(cards=NUMBERS)
    program.emit(Do.END)
    rows = []
    for card in cards:
        rows.append([0] * COLUMNS if card is None else compile_card(program, card))
    return program, rows


_PROGRAM, _ROWS = compile_library([SOURCES.get(number) for number in range(CARDS)])

PROGRAM = ConstantTable(number for row in _PROGRAM.rows for number in row)
ABILITIES = ConstantTable(number for line in _PROGRAM.abilities for number in line)
CARD_ROWS = ConstantTable(number for row in _ROWS for number in row)
N_ROWS = len(_PROGRAM.rows)
N_ABILITIES = len(_PROGRAM.abilities)
COPIES = tuple(SOURCES[number].text.count if number in SOURCES else 0 for number in range(CARDS))
"""The number of copies of each card in its box."""
