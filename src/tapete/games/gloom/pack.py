"""Packs: the cards of a game as a file that their owner can write. `docs/gloom.md` says how.

A pack names its cards in Spanish and English and says what each prints. What a card does is a row of effects
from a small vocabulary, from which both the rules and the card's text are made, so that what is read is what
happens.
"""
from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, model_validator

from ...errors import InputError
from ...kernel.config import Strict, check, place_of, read_yaml
from .names import BLANK, CARDS, CLEAR, FAMILIES, FAMILY_SIZE, FIRST_ICON, ICONS, STORIES, TERMS, Kind

FOLDER = Path(__file__).parent / "packs"
OWN = tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))
"""The packs that come with the program."""

Language = Literal["es", "en"]


def _identifier(value: str) -> str:
    if not re.fullmatch(r"[A-Z][A-Z0-9_]{0,47}", value):
        raise ValueError(f"'{value}' is no name; expected capitals, digits and underscores, like FLED_FROM_FROGS")
    return value


Id = Annotated[str, AfterValidator(_identifier)]
Points = Annotated[int, Field(ge=-50, le=50)]


class Words(Strict):
    """A text in every language."""

    es: str = Field(min_length=1)
    en: str = Field(min_length=1)

    def of(self, language: str) -> str:
        return self.es if language == "es" else self.en


COUNTED = {"draw": (1, 10), "discard": (1, 10), "draw_or_discard": (1, 10), "taken_from": (1, 10), "spoiled": (1, 10),
           "free_plays": (1, 4), "take_each": (1, 3), "limit": (-5, 5), "tax": (1, 3), "worth": (-50, 50)}
"""The effects that need a number, and the numbers that it may be."""
PICKING = ("strip_top", "strip_all", "swap_tops", "move_top", "replace_top", "raise", "move_death", "expel")
STANDING = ("limit", "tax", "no_events", "worth", "ward", "shows")
"""The effects that are in force as long as something can be seen."""
PLAIN = ("discard_hand", "renew", "no_refill", "no_turn", "death_here", "death_on", "down_to_limit", "show_hand",
         "drop_story")
EFFECTS = (*PICKING, *(name for name in COUNTED if name not in STANDING), *PLAIN, *STANDING)


class Effect(Strict):
    """One effect: what it does (`do`), and what that effect needs to be said."""

    do: Literal[EFFECTS]  # type: ignore[valid-type]
    n: int = 0
    icon: str | None = None
    """For `shows`: the icon lent."""
    icons: list[str] = []
    """For `death_on`: the character must show one of them."""
    of: Literal["own", "others", "any"] = "any"
    """For effects that pick a character: whose."""
    plays: list[Literal["modifier", "event", "death", "negative"]] = []
    """For `free_plays`: what they may be."""
    may: bool = False
    """For effects that pick a character: it may be declined."""
    who: Literal["controller", "player", "others", "everybody"] = "controller"
    needs: list[str] = []
    """It takes place only if the character shows one of these icons."""
    lasting: bool = False
    """In force as long as corner and picture can be seen, not the text."""

    @model_validator(mode="after")
    def _fits(self) -> Effect:
        if self.do in COUNTED:
            low, high = COUNTED[self.do]
            if not low <= self.n <= high or self.n == 0:
                raise ValueError(f"n: {self.do} expects a whole number from {low} to {high}, not 0, got {self.n}")
        elif self.n:
            raise ValueError(f"n: {self.do} has no number")
        for key, of in (("icon", ("shows",)), ("icons", ("death_on",)), ("plays", ("free_plays",)),
                        ("of", PICKING), ("may", PICKING), ("lasting", STANDING)):
            if self._says(key) and self.do not in of:
                raise ValueError(f"{key}: {self.do} has no such thing; only {', '.join(of)} have")
        for key, do in (("icon", "shows"), ("icons", "death_on"), ("plays", "free_plays")):
            if do == self.do and not getattr(self, key):
                raise ValueError(f"{key} is missing")
        if self.do in STANDING and self.do != "worth" and self.needs:
            raise ValueError(f"needs: {self.do} is in force whatever the character shows")
        if self.do in STANDING and self._says("who"):
            raise ValueError(f"who: {self.do} is always the controller's")
        return self

    def _says(self, key: str) -> bool:
        return bool(getattr(self, key) != type(self).model_fields[key].default)


class Card(Strict):
    """What every card has."""

    name: Words
    flavour: Words | None = None
    effects: list[Effect] = Field(default=[], max_length=TERMS)

    @model_validator(mode="after")
    def _one_way(self) -> Card:
        standing = {effect.lasting for effect in self.effects if effect.do in STANDING}
        if len(standing) > 1:
            raise ValueError("effects: a card's standing effects are either all lasting or none of them")
        return self

    @property
    def lasting(self) -> bool:
        return any(effect.lasting for effect in self.effects)


class Layer(Card):
    """What lies on a character: it prints points and icons; null lets show what is below, 0 and BLANK cover."""

    points: list[Points | None] = Field(default=[None, None, None], min_length=3, max_length=3)
    icon: str | None = None
    corner: str | None = None
    """In the upper right corner, where a lasting effect has its sign."""
    only_on: list[str] = []
    not_on: list[str] = []

    @model_validator(mode="after")
    def _corner(self) -> Layer:
        if self.lasting and self.corner is not None:
            raise ValueError("corner: a lasting effect has its sign there")
        return self


class Modifier(Layer):
    @model_validator(mode="after")
    def _has_points(self) -> Modifier:
        if self.points == [None, None, None]:
            raise ValueError("points: a modifier always has some")
        return self


class Death(Layer):
    @model_validator(mode="after")
    def _fades(self) -> Death:
        if self.lasting:
            raise ValueError("effects: an untimely death has no lasting effect; its picture is the skull")
        return self


class Event(Card):
    cancels: list[Literal["modifier", "event", "death"]] = []
    needs_own: list[str] = []
    """Who plays it must have a living character that shows one of these icons."""

    @model_validator(mode="after")
    def _does_something(self) -> Event:
        if not self.effects and not self.cancels:
            raise ValueError("effects: an event without effects must cancel something")
        for effect in self.effects:
            if effect.do in STANDING or effect.do == "death_here" or effect.needs:
                raise ValueError(f"effects: an event lies on nobody, so it cannot have {effect.do}"
                                 + (" with needs" if effect.needs else ""))
        return self


class Story(Card):
    points: Points = 0
    needs: list[str] = Field(min_length=1)

    @model_validator(mode="after")
    def _stands(self) -> Story:
        for effect in self.effects:
            if effect.do not in STANDING or effect.do in ("worth", "shows") or effect.lasting:
                raise ValueError(f"effects: while held, a story has limit, tax, no_events or ward, not {effect.do}")
        return self


class Person(Strict):
    name: Words
    flavour: Words | None = None


class Family(Strict):
    name: Words
    characters: dict[Id, Person] = Field(min_length=FAMILY_SIZE, max_length=FAMILY_SIZE)


class Misfits(Strict):
    id: Id
    name: Words


class Pack(Strict):
    """A whole pack."""

    pack: str = Field(pattern=r"^[a-z][a-z0-9_-]{0,31}$")
    title: Words
    icons: dict[Id, Words] = Field(min_length=1, max_length=ICONS)
    families: dict[Id, Family] = Field(min_length=FAMILIES, max_length=FAMILIES)
    misfits: Misfits
    modifiers: dict[Id, Modifier] = Field(min_length=20)
    events: dict[Id, Event]
    deaths: dict[Id, Death] = Field(min_length=10)
    stories: dict[Id, Story] = Field(max_length=STORIES - 1)

    @property
    def deck(self) -> list[tuple[str, Kind, Modifier | Event | Death]]:
        """The cards of the deck in the order of their numbers, the first of which is 1.

        Here and below the order is that of the ids, so that it does not matter how a file is arranged.
        """
        return [*((key, Kind.MODIFIER, card) for key, card in sorted(self.modifiers.items())),
                *((key, Kind.EVENT, event) for key, event in sorted(self.events.items())),
                *((key, Kind.DEATH, death) for key, death in sorted(self.deaths.items()))]

    @property
    def story_ids(self) -> list[str]:
        """The stories in the order of their numbers, the first of which is 1."""
        return sorted(self.stories)

    @property
    def family_ids(self) -> list[str]:
        """The families in the order of their numbers, the first of which is 0; the misfits come last."""
        return [*sorted(self.families), self.misfits.id]

    @property
    def icon_ids(self) -> list[str]:
        return sorted(self.icons)

    @property
    def characters(self) -> list[tuple[str, Person]]:
        """The characters in the order of their numbers, the first of which is 0, family by family."""
        return [item for _, family in sorted(self.families.items()) for item in sorted(family.characters.items())]

    def icon_number(self, name: str | None) -> int:
        if name is None:
            return CLEAR
        return BLANK if name == "BLANK" else FIRST_ICON + self.icon_ids.index(name)

    def icon_bits(self, names: list[str]) -> int:
        return sum(1 << self.icon_number(name) for name in names)

    def fingerprint(self) -> str:
        """16 hexadecimal digits of all that rules and records read: ids, points, icons, effects."""
        def bare(value: Any) -> Any:
            if isinstance(value, Mapping):
                return {key: bare(item) for key, item in value.items() if key not in ("name", "title", "flavour")}
            return [bare(item) for item in value] if isinstance(value, list) else value
        text = json.dumps(bare(self.model_dump(mode="json")) | {"icons": self.icon_ids}, sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def read_pack(path: Path) -> Pack:
    """A pack from a file; InputError says what is wrong, with file, line, card and field."""
    tree = read_yaml(path)
    if not isinstance(tree, Mapping):
        raise InputError(f"{path}: expected a pack, a mapping with pack, title, icons, families, modifiers and so on")
    return checked(tree, str(path))


def checked(tree: Any, name: str) -> Pack:
    """A pack from data that somebody wrote."""
    pack = check(Pack, tree, name, tree)
    for path, wrong in _wrongs(pack):
        raise InputError(f"{place_of(name, tree, path)}: {'.'.join(path)}: {wrong}")
    return pack


@cache
def own_pack(name: str) -> Pack:
    """A pack that comes with the program; InputError if there is none of this name."""
    if name not in OWN:
        raise InputError(f"'{name}' is no pack of this program; expected one of {', '.join(OWN)}, "
                         "or, in a configuration file, the path of a pack's file (*.yaml)")
    return read_pack(FOLDER / f"{name}.yaml")


def _wrongs(pack: Pack) -> Iterator[tuple[tuple[str, ...], str]]:
    """What the parts of a pack have to say against each other: where, and what."""
    seen: dict[str, str] = {}
    for path in _ids(pack):
        if path[-1] in seen:
            yield path, f"there is another {path[-1]} among the {seen[path[-1]]}; every id stands once"
        seen[path[-1]] = path[0]
    if len(pack.deck) >= CARDS:
        yield ("modifiers",), f"modifiers, events and deaths are {len(pack.deck)} cards; at most {CARDS - 1}"
    answers = [key for key, event in pack.events.items() if event.cancels]
    if len(answers) > 16:
        yield ("events", answers[16]), f"{len(answers)} events cancel others; at most 16"
    known = (*pack.icons, "BLANK")
    for path, icon in _icons(pack):
        allowed = known if path[-1] in ("icon", "corner") and "effects" not in path else tuple(pack.icons)
        if icon not in allowed:
            yield path, f"'{icon}' is no icon of this pack; expected one of {', '.join(allowed)}"


def _ids(pack: Pack) -> Iterator[tuple[str, ...]]:
    yield from (("icons", key) for key in pack.icons)
    for family_id, family in pack.families.items():
        yield "families", family_id
        yield from (("families", family_id, "characters", key) for key in family.characters)
    yield "misfits", pack.misfits.id
    for kind in ("modifiers", "events", "deaths", "stories"):
        yield from ((kind, key) for key in getattr(pack, kind))


def _icons(pack: Pack) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every place where a pack names an icon."""
    for kind in ("modifiers", "events", "deaths", "stories"):
        for key, card in getattr(pack, kind).items():
            for field in ("icon", "corner"):
                if getattr(card, field, None) is not None:
                    yield (kind, key, field), getattr(card, field)
            for field in ("only_on", "not_on", "needs_own", "needs"):
                yield from (((kind, key, field), icon) for icon in getattr(card, field, []))
            for i, effect in enumerate(card.effects):
                if effect.icon is not None:
                    yield (kind, key, "effects", str(i), "icon"), effect.icon
                for field in ("icons", "needs"):
                    yield from (((kind, key, "effects", str(i), field), icon) for icon in getattr(effect, field))
