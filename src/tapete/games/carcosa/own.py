"""A designer's own cards and rooms: their names, and the texts that people see."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import BaseModel

from ...icons import drawn, is_here
from ...text.speech import Speech
from .effects import table_lines, yellow_note
from .names import OWN_MONSTERS, Monster
from .options import CarcosaOptions
from .tables import LANGUAGES, OwnCard, OwnRoom, OwnUse

_TEXTS = Path(__file__).parent / "text"


@dataclass(frozen=True)
class OwnThings:
    """The cards and rooms that a designer has made, by their ids."""

    cards: Mapping[str, OwnCard] = field(default_factory=dict)
    rooms: Mapping[str, OwnRoom] = field(default_factory=dict)

    @property
    def monsters(self) -> Mapping[str, str]:
        """The cards of monsters, by the monster that each brings."""
        brought = [name for name, card in self.cards.items() if card.kind == "monster"]
        return {monster.name: name for monster, name in zip(OWN_MONSTERS, brought, strict=False)}

    def piece_of(self, card: str) -> str:
        """The monster that a card brings."""
        return next(monster for monster, name in self.monsters.items() if name == card)


def monsters_in(options: CarcosaOptions) -> list[str]:
    """The monsters of the game and a designer's own, in the order in which they act."""
    return [*(each.name for each in Monster if each not in OWN_MONSTERS), *OwnThings(options.cards).monsters]


class OwnCardView(BaseModel):
    """A custom card or room, in every language."""

    title: dict[str, str]
    yellow: bool
    lines: dict[str, list[str]]
    monster: str | None = None
    """The monster that the card brings, if it brings one."""
    drawing: str | None = None
    """The path of its drawing on a square of 512, if the designer has chosen one; null where the set is not there."""


def own_names(own: OwnThings, language: str) -> dict[str, str]:
    """The messages of their names. A monster is called what its card is."""
    names = {f"card-{name}": card.title[language].strip() for name, card in own.cards.items()}
    for monster, card in own.monsters.items():
        names |= dict.fromkeys((f"monster-{monster}", f"monster-{monster}-subject", f"monster-{monster}-object"),
                               names[f"card-{card}"])
    for name, room in own.rooms.items():
        names |= dict.fromkeys((f"special-{name}", f"special-{name}-object"), room.title[language].strip())
    return names


def own_views(options: CarcosaOptions) -> dict[str, OwnCardView]:
    """The printed texts of custom cards and rooms."""
    own: dict[str, OwnCard | OwnRoom] = {**options.cards, **options.own_rooms}
    speeches = {language: Speech(language, [_TEXTS]) for language in LANGUAGES if own}
    brought = {card: monster for monster, card in OwnThings(options.cards).monsters.items()}
    return {name: OwnCardView(title=thing.title, yellow=thing.is_yellow, monster=brought.get(name),
                              drawing=drawn().get(thing.icon) if thing.icon and is_here() else None, lines={
        language: own_lines(speech, options, name) for language, speech in speeches.items()})
        for name, thing in own.items()}


def own_lines(speech: Speech, options: CarcosaOptions, name: str) -> list[str]:
    """What is printed on an own card or room: when it does something, and its table."""
    table, note = table_lines(speech, options, name), yellow_note(speech, options, name)
    if name in options.own_rooms:
        return [use_text(speech, options.own_rooms[name]), *table]
    card = options.cards[name]
    match card.kind:
        case "object":
            return [use_text(speech, card), *table, speech.say("own-spent" if card.spent else "own-kept")]
        case "monster":
            return [speech.say("own-comes", where=card.comes.replace(" ", "-")),
                    speech.say("own-moves", step=card.moves), *table,
                    *([speech.say("own-leaves")] if card.leaves else [])]
    return [*table, *([note] if note else [])]


def use_text(speech: Speech, use: OwnUse) -> str:
    """What a use takes and whom it is aimed at."""
    return speech.say("own-use", actions=use.actions, price=use.price, target=use.target.replace(" ", "-"))
