"""What the things of a pack are called, by their numbers and by their ids."""
from __future__ import annotations

import re

from ...errors import DefectError
from .names import FAMILY_SIZE, Kind
from .pack import Card, Event, Pack, Words


class Namer:
    """The names of a pack's things by their numbers: what the kinds of arguments ask (`vocabulary.py`)."""

    def __init__(self, pack: Pack) -> None:
        self.pack, self.deck, self.people = pack, pack.deck, pack.characters
        self.card_ids = [key for key, _, _ in pack.deck]
        self.character_ids = [key for key, _ in pack.characters]
        self.stories, self.families = pack.story_ids, pack.family_ids
        self._names = {
            **{key: card.name for key, _, card in self.deck}, **{key: one.name for key, one in self.people},
            **{key: story.name for key, story in pack.stories.items()},
            **{key: family.name for key, family in pack.families.items()}, pack.misfits.id: pack.misfits.name}

    def name(self, key: str, language: str) -> str:
        """The name of a card, a character, a story or a family; DefectError if there is none."""
        words: Words | None = self._names.get(key)
        if words is None:
            raise DefectError(f"'{key}' is nothing of the pack {self.pack.pack}")
        return words.of(language)

    def card(self, number: int) -> Card:
        return self.deck[number - 1][2]

    def kind(self, number: int) -> Kind:
        return self.deck[number - 1][1]

    def cancels(self, number: int) -> bool:
        card = self.card(number)
        return isinstance(card, Event) and bool(card.cancels)

    def family_of(self, character: int) -> str:
        return self.families[character // FAMILY_SIZE]


def polished(said: str, language: str) -> str:
    """A sentence made of parts: it begins with a capital, and in Spanish `de el` and `a el` become one word."""
    if language == "es":
        said = re.sub(r"\b([Dd]e|[Aa]) el ", lambda found: f"{found[1]}l ", said)
    return said[:1].upper() + said[1:]
