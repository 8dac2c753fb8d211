"""Packs: the cards of a game as a file that designers can write; `docs/gloom.md` describes it.

A pack names its cards in Spanish and English and gives the print of each. A card's function is a row of effects from a
small vocabulary. Both the rules and the card's text are made from it, so that the text says exactly what happens.
"""
from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, ConfigDict, Field, model_validator

from ...errors import InputError
from ...files.config import Strict, check, first_of, merge, placed, read_yaml
from ...text.plain_text import one_line
from ...text.spoken import SpokenError
from .names import BLANK, CARDS, CLEAR, FAMILIES, FAMILY_SIZE, FIRST_ICON, ICONS, STORIES, TERMS, Kind
from .vocabulary import FIRST_STANDING, Do
from .wrong import Wrong

FOLDER = Path(__file__).parent / "packs"
OWN = tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))
"""The packs that come with the program."""

Language = Literal["es", "en"]


def _identifier(value: str) -> str:
    if not re.fullmatch(r"[A-Z][A-Z0-9_]{0,47}", value):
        raise Wrong("pack-name", name=value)
    return value


Id = Annotated[str, AfterValidator(_identifier)]
Points = Annotated[int, Field(ge=-50, le=50)]


Line = Annotated[str, AfterValidator(one_line)]


class PackText(Strict):
    """A text in every language."""

    es: Line
    en: Line

    def of(self, language: str) -> str:
        return self.es if language == "es" else self.en


DOES = {do.name.lower(): do for do in Do if do != Do.NOTHING}
STANDING = [name for name, do in DOES.items() if do >= FIRST_STANDING]
"""The effects that are in force as long as their print is visible."""


def saying(argument: str) -> list[str]:
    """The effects whose text takes an argument."""
    return [name for name, do in DOES.items() if argument in do.args]


class Effect(Strict):
    """One effect: its name (`do`), and its arguments."""

    do: Literal[tuple(DOES)]  # type: ignore[valid-type]
    n: int = 0
    icon: str | None = None
    """For `shows`: the icon lent."""
    icons: list[str] = []
    """For `death_on`: the character must show one of them."""
    of: Literal["own", "others", "any"] = "any"
    """For effects that pick a character: whose characters."""
    plays: list[Literal["modifier", "event", "death", "negative"]] = []
    """For `free_plays`: the kinds allowed."""
    may: bool = False
    """For effects that pick a character: it may be declined."""
    who: Literal["controller", "player", "others", "everybody"] = "controller"
    needs: list[str] = []
    """It takes place only if the character shows one of these icons."""
    lasting: bool = False
    """In force as long as corner and picture are visible, not the text."""

    @model_validator(mode="after")
    def _fits(self) -> Effect:
        number = DOES[self.do].args.get("n")
        if number and (not number.start <= self.n <= number.last or self.n == 0):
            raise Wrong("pack-number", effect=self.do, least=number.start, most=number.last, n=self.n)
        if self.n and not number:
            raise Wrong("pack-no-number", effect=self.do)
        for key, of in (*((key, saying(key)) for key in ("icon", "icons", "plays", "of")),
                        ("may", saying("of")), ("lasting", STANDING)):
            if self._says(key) and self.do not in of:
                raise Wrong("pack-no-such", key=key, effect=self.do, known=", ".join(of))
        for key in ("icon", "icons", "plays"):
            if self.do in saying(key) and not getattr(self, key):
                raise Wrong("pack-missing", key=key)
        if self.do in STANDING and self.do != "worth" and self.needs:
            raise Wrong("pack-always", effect=self.do)
        if self.do in STANDING and self._says("who"):
            raise Wrong("pack-controllers", effect=self.do)
        return self

    def _says(self, key: str) -> bool:
        return bool(getattr(self, key) != type(self).model_fields[key].default)


def _or_sentences(schema: dict[str, Any]) -> None:
    """In a file, an effect may also be the sentence that prints it."""
    schema["items"] = {"anyOf": [{"type": "string"}, schema["items"]]}


class Card(Strict):
    """The fields of every card."""

    name: PackText
    flavour: PackText | None = None
    effects: list[Effect] = Field(default=[], max_length=TERMS, json_schema_extra=_or_sentences)

    @model_validator(mode="after")
    def _one_way(self) -> Card:
        standing = {effect.lasting for effect in self.effects if effect.do in STANDING}
        if len(standing) > 1:
            raise Wrong("pack-lasting")
        return self

    @property
    def lasting(self) -> bool:
        return any(effect.lasting for effect in self.effects)


class LayerCard(Card):
    """A card that is laid on a character: it prints points and icons; null shows what is below, 0 and BLANK cover
    it."""

    points: list[Points | None] = Field(default=[None, None, None], min_length=3, max_length=3)
    icon: str | None = None
    corner: str | None = None
    """The upper right corner, where a lasting effect has its sign."""
    only_on: list[str] = []
    not_on: list[str] = []

    @model_validator(mode="after")
    def _corner(self) -> LayerCard:
        if self.lasting and self.corner is not None:
            raise Wrong("pack-corner")
        return self


class Modifier(LayerCard):
    @model_validator(mode="after")
    def _has_points(self) -> Modifier:
        if self.points == [None, None, None]:
            raise Wrong("pack-points")
        return self


class Death(LayerCard):
    @model_validator(mode="after")
    def _fades(self) -> Death:
        if self.lasting:
            raise Wrong("pack-death")
        return self


class Event(Card):
    cancels: list[Literal["modifier", "event", "death"]] = []
    needs_own: list[str] = []
    """The player must have a living character that shows one of these icons."""

    @model_validator(mode="after")
    def _does_something(self) -> Event:
        if not self.effects and not self.cancels:
            raise Wrong("pack-event")
        for effect in self.effects:
            if effect.do in STANDING or effect.do == "death_here" or effect.needs:
                raise Wrong("pack-on-nobody-needs" if effect.needs else "pack-on-nobody", effect=effect.do)
        return self


class Story(Card):
    points: Points = 0
    needs: list[str] = Field(min_length=1)

    @model_validator(mode="after")
    def _stands(self) -> Story:
        for effect in self.effects:
            if effect.do not in STANDING or effect.do in ("worth", "shows") or effect.lasting:
                raise Wrong("pack-story-effect", effect=effect.do)
        return self


class Person(Strict):
    name: PackText
    flavour: PackText | None = None


class Family(Strict):
    name: PackText
    characters: dict[Id, Person] = Field(min_length=FAMILY_SIZE, max_length=FAMILY_SIZE)


class Misfits(Strict):
    id: Id
    name: PackText


def _over_another(schema: dict[str, Any]) -> None:
    """A pack in a configuration may be laid over one of this program, and then says only what differs."""
    schema["properties"]["over"] = {"type": "string", "enum": list(OWN),
                                    "description": "the pack over which this one is laid"}


class Pack(Strict):
    """A whole pack."""

    model_config = ConfigDict(json_schema_extra=_over_another)

    pack: str = Field(pattern=r"^[a-z][a-z0-9_-]{0,31}$")
    title: PackText
    icons: dict[Id, PackText] = Field(min_length=1, max_length=ICONS)
    families: dict[Id, Family] = Field(min_length=FAMILIES, max_length=FAMILIES)
    misfits: Misfits
    modifiers: dict[Id, Modifier] = Field(min_length=20)
    events: dict[Id, Event]
    deaths: dict[Id, Death] = Field(min_length=10)
    stories: dict[Id, Story] = Field(max_length=STORIES - 1)

    @property
    def deck(self) -> list[tuple[str, Kind, Modifier | Event | Death]]:
        """The cards of the deck in the order of their numbers, from 1.

        Here and below the order is that of the ids, so that the order in a file does not matter.
        """
        return [*((key, Kind.MODIFIER, card) for key, card in sorted(self.modifiers.items())),
                *((key, Kind.EVENT, event) for key, event in sorted(self.events.items())),
                *((key, Kind.DEATH, death) for key, death in sorted(self.deaths.items()))]

    @property
    def story_ids(self) -> list[str]:
        """The stories in the order of their numbers, from 1."""
        return sorted(self.stories)

    @property
    def family_ids(self) -> list[str]:
        """The families in the order of their numbers, from 0; the misfits come last."""
        return [*sorted(self.families), self.misfits.id]

    @property
    def icon_ids(self) -> list[str]:
        return sorted(self.icons)

    @property
    def characters(self) -> list[tuple[str, Person]]:
        """The characters in the order of their numbers, from 0, family by family."""
        return [item for _, family in sorted(self.families.items()) for item in sorted(family.characters.items())]

    def icon_number(self, name: str | None) -> int:
        if name is None:
            return CLEAR
        return BLANK if name == "BLANK" else FIRST_ICON + self.icon_ids.index(name)

    def icon_called(self, number: int, language: str) -> str:
        """The name of an icon by its number."""
        return self.icons[self.icon_ids[number - FIRST_ICON]].of(language)

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


ReadEffects = Callable[[Any, str, Any], Any]
"""Reads the sentences among the effects of a whole pack, by the name and the data of the file that it is from."""


def read_pack(path: Path, read_effects: ReadEffects | None = None) -> Pack:
    """A pack from a file. Raises InputError that says what is wrong, with file, line, card and field."""
    tree = read_yaml(path)
    if not isinstance(tree, Mapping):
        raise Wrong("pack-mapping", path=str(path))
    return checked(tree, str(path), read_effects)


def checked(tree: Any, name: str, read_effects: ReadEffects | None = None) -> Pack:
    """A pack from a designer's data: a whole one, or the differences from one of the program, `over: abismo`."""
    whole = tree
    if isinstance(tree, Mapping) and "over" in tree:
        if tree["over"] not in OWN:
            raise placed(name, tree, ("over",), Wrong("pack-over", known=", ".join(OWN)))
        whole = merge(read_yaml(FOLDER / f"{tree['over']}.yaml"), {key: tree[key] for key in tree if key != "over"})
    pack = check(Pack, read_effects(whole, name, tree) if read_effects else whole, name, tree)
    wrongs = [placed(name, tree, path, SpokenError("at", where=".".join(path), wrong=wrong))
              for path, wrong in _wrongs(pack)]
    if wrongs:
        raise first_of(wrongs)
    return pack


@cache
def own_pack(name: str) -> Pack:
    """A pack that comes with the program. Raises InputError if there is none of this name."""
    if name not in OWN:
        raise Wrong("no-pack", name=name, known=", ".join(OWN))
    return read_pack(FOLDER / f"{name}.yaml")


def _wrongs(pack: Pack) -> Iterator[tuple[tuple[str, ...], InputError]]:
    """Contradictions between parts of a pack: the place, and the error."""
    seen: dict[str, str] = {}
    for path in _ids(pack):
        if path[-1] in seen:
            yield path, Wrong("pack-twice", id=path[-1], among=seen[path[-1]])
        seen[path[-1]] = path[0]
    if len(pack.deck) >= CARDS:
        yield ("modifiers",), Wrong("pack-many", n=len(pack.deck), most=CARDS - 1)
    answers = [key for key, event in pack.events.items() if event.cancels]
    if len(answers) > 16:
        yield ("events", answers[16]), Wrong("pack-answers", n=len(answers), most=16)
    known = (*pack.icons, "BLANK")
    for path, icon in _icons(pack):
        allowed = known if path[-1] in ("icon", "corner") and "effects" not in path else tuple(pack.icons)
        if icon not in allowed:
            yield path, Wrong("pack-icon", icon=icon, known=", ".join(allowed))


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
