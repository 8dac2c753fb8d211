"""Card files: read, checked, and each card with its abilities as trees."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from ....errors import InputError
from ....kernel.config import Strict, check, parse_yaml, place_of
from .parser import CardError, read_ability
from .tree import Ability


class Kind(IntEnum):
    """What a card is."""

    NONE = 0
    CHARACTER = 1
    STARTING = 2        # a character's own item: eternal
    TREASURE = 3
    LOOT = 4
    TRINKET = 5         # loot that becomes an item
    MONSTER = 6
    EVENT = 7
    CURSE = 8
    BONUS = 9           # a bonus soul
    ROOM = 10


DECKS = {"characters": Kind.CHARACTER, "starting": Kind.STARTING, "treasure": Kind.TREASURE, "loot": Kind.LOOT,
         "monsters": Kind.MONSTER, "bonus": Kind.BONUS, "rooms": Kind.ROOM}
"""The decks by the name that a card file gives them."""

TYPES = {
    Kind.CHARACTER: ("character",), Kind.STARTING: ("starting",),
    Kind.TREASURE: ("passive", "active", "one_use", "paid", "soul_item"),
    Kind.LOOT: ("money", "butter_bean", "bomb", "battery", "dice_shard_or_soul_heart", "pill_or_rune", "trinket",
                "lost_soul", "tarot", "misc"),
    Kind.MONSTER: ("basic", "holy", "cursed", "boss", "epic_boss", "good_event", "bad_event", "curse"),
    Kind.BONUS: ("bonus",), Kind.ROOM: ("room",)}
"""What each deck's cards may be, as `type` says."""

GOALS = 8
"""Most goals of a card."""

SETS = ("base", "gold", "plus", "requiem", "own")

Count = Annotated[int, Field(ge=1, le=20)]
Small = Annotated[int, Field(ge=0, le=20)]


class Names(Strict):
    en: str
    es: str | None = None


class Reward(Strict):
    """What whoever kills a monster gains: a number, or the face of a roll."""

    cents: Small | Literal["roll"] = 0
    loot: Small | Literal["roll"] = 0
    treasure: Small = 0


class CardText(Strict):
    """A card as a file has it; `abilities` are read by `parser`."""

    id: Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9_]*$", max_length=40)]
    name: Names
    type: str
    set: Literal["base", "gold", "plus", "requiem", "own"] = "base"
    count: Count = 1
    players: Annotated[int, Field(ge=2, le=4)] = 2
    life: Small = 0
    attack: Small = 0
    evasion: Annotated[int, Field(ge=0, le=7)] = 0
    souls: Annotated[int, Field(ge=0, le=4)] = 0
    reward: Reward = Reward()
    tags: list[Literal["guppy", "bomb", "key"]] = []
    item: str | None = None
    counters: Small = 0
    used: bool = False
    draws: Annotated[int, Field(ge=0, le=8)] = 0
    unwritten: bool = False
    abilities: list[Any] = []


@dataclass(frozen=True)
class CardSource:
    """A card read: its data, its kind, its abilities."""

    text: CardText
    kind: Kind
    abilities: tuple[Ability, ...]

    @property
    def deck(self) -> Kind:
        """The kind that its deck is named after: a trinket's is loot."""
        return {Kind.TRINKET: Kind.LOOT, Kind.EVENT: Kind.MONSTER, Kind.CURSE: Kind.MONSTER}.get(self.kind, self.kind)


def read_cards(path: Path) -> list[CardSource]:
    """The cards of a file; InputError with file, line and card at the first thing wrong."""
    text = path.read_text(encoding="utf-8")
    try:
        data = YAML(typ="safe").load(StringIO(text))      # quick, but without lines
        return list(_cards(data))
    except (CardError, YAMLError, InputError):
        return cards_of(parse_yaml(text, str(path)), str(path))


def cards_of(tree: Any, name: str) -> list[CardSource]:
    """The cards of a tree `{deck: ..., cards: [...]}`; InputError says in which card what is wrong."""
    try:
        return list(_cards(tree, name))
    except CardError as error:
        raise InputError(f"{place_of(name, tree, error.path)}: {_card_at(tree, error.path)}{error}") from error


def _card_at(tree: Any, path: tuple[Any, ...]) -> str:
    """The card that a path leads into, to begin a message with."""
    try:
        return f"{tree['cards'][path[1]]['id']}: "
    except (KeyError, IndexError, TypeError):
        return ""


def _cards(tree: Any, name: str = "cards") -> Iterator[CardSource]:
    if not isinstance(tree, Mapping) or set(tree) != {"deck", "cards"} or not isinstance(tree["cards"], list):
        raise CardError((), "expected deck: and cards:, a list")
    if tree["deck"] not in DECKS:
        raise CardError(("deck",), f"'{tree['deck']}' is no deck; expected one of {', '.join(DECKS)}")
    deck = DECKS[tree["deck"]]
    for i, node in enumerate(tree["cards"]):
        yield _card(node, deck, ("cards", i), name, tree)


def _card(node: Any, deck: Kind, path: tuple[Any, ...], name: str, tree: Any) -> CardSource:
    try:
        text = check(CardText, node, f"{place_of(name, tree, path)}")
    except InputError as error:
        raise CardError(path, str(error).partition(": ")[2]) from error
    if text.type not in TYPES[deck]:
        raise CardError((*path, "type"), f"'{text.type}' is no type of this deck; expected one of "
                                         f"{', '.join(TYPES[deck])}")
    kind = _kind(deck, text.type)
    abilities = [read_ability(ability, (*path, "abilities", i)) for i, ability in enumerate(node.get("abilities", []))]
    goals = [ability.goal is not None for ability in abilities]
    if goals != sorted(goals, reverse=True) or sum(goals) > GOALS:
        raise CardError((*path, "abilities"), f"goals stand before a card's other abilities, at most {GOALS}")
    if kind == Kind.CURSE:
        abilities.insert(0, read_ability(_CURSE, path))
    return CardSource(text, kind, tuple(abilities))


_CURSE = {"play": "curse target", "target": "player"}
"""What every curse does when it is played."""


def _kind(deck: Kind, kind: str) -> Kind:
    return {"trinket": Kind.TRINKET, "good_event": Kind.EVENT, "bad_event": Kind.EVENT,
            "curse": Kind.CURSE}.get(kind, deck)
