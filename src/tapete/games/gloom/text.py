"""The names of a pack's things, by their numbers and by their ids."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...errors import DefectError
from ...gamedef.kinds import signed
from ...text.speech import Speech, joined, listed
from .names import FAMILY_SIZE, Kind
from .pack import Card, Event, Pack, PackText


class Namer:
    """The names of a pack's things by their numbers, for the kinds of arguments (`vocabulary.py`)."""

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
        """The name of a card, a character, a story or a family. Raises DefectError if there is none."""
        words: PackText | None = self._names.get(key)
        if words is None:
            raise DefectError(f"'{key}' is nothing of the pack {self.pack.pack}")
        return words.of(language)

    def card(self, number: int) -> Card:
        return self.deck[number - 1][2]

    def card_of(self, key: str) -> Card:
        return self.card(self.card_ids.index(key) + 1)

    def kind(self, number: int) -> Kind:
        return self.deck[number - 1][1]

    def cancels(self, number: int) -> bool:
        card = self.card(number)
        return isinstance(card, Event) and bool(card.cancels)

    def family_named(self, character: str) -> str:
        """The family that a character comes from, by their ids."""
        return self.family_of(self.character_ids.index(character))

    def family_of(self, character: int) -> str:
        return self.families[character // FAMILY_SIZE]


def polished(said: str, language: str) -> str:
    """A text made of parts, ready to be read; it begins with a capital."""
    said = joined(said, language)
    return said[:1].upper() + said[1:]


def ending(speech: Speech, cause: str, worths: Sequence[int], names: Sequence[str],
           stories: Mapping[int, tuple[str, int]]) -> str:
    """How a finished game ended: the winners, and all by their family values, the lowest first. `stories`: by seat, the
    name of a story that counts, and its points."""
    order = sorted(range(len(worths)), key=lambda seat: worths[seat])
    winners = [names[seat] for seat in order if worths[seat] == worths[order[0]]]
    won = speech.say("won", winners="many" if len(winners) > 1 else "one", names=listed(speech, winners),
                     worth=signed(worths[order[0]]))
    return speech.say(f"ending-{cause}", won=won,
                      values=", ".join(_value(speech, names[seat], worths[seat], stories.get(seat)) for seat in order))


def _value(speech: Speech, name: str, worth: int, story: tuple[str, int] | None) -> str:
    """A seat's family value, and its two parts if a story counts."""
    if story is None:
        return speech.say("family-value", name=name, worth=signed(worth))
    title, points = story
    return speech.say("family-value-with-story", name=name, worth=signed(worth), dead=signed(worth - points),
                      points=signed(points), story=title)
