"""Cards by number, id and name: those that come with Tapete, and custom ones."""
from __future__ import annotations

from collections.abc import Sequence

from .language.cards import CardSource, CardType
from .language.library import FIRST_OWN, IDS, NUMBERS, SOURCES
from .names import UNKNOWN
from .wrong import Wrong


class CardNames:
    """The names of all cards of a game."""

    def __init__(self, own: Sequence[CardSource] = ()) -> None:
        self.sources = {**SOURCES, **{FIRST_OWN + i: card for i, card in enumerate(own)}}
        self.ids = list(IDS)
        for i, card in enumerate(own):
            self.ids[FIRST_OWN + i] = card.text.id
        self.numbers = {**NUMBERS, **{card.text.id: FIRST_OWN + i for i, card in enumerate(own)}}

    def id(self, card: int) -> str | None:
        """A card's id; None for an unknown one."""
        return None if card == UNKNOWN else self.ids[card]

    def number(self, card_id: object, *kinds: CardType) -> int:
        """The number of a card of these kinds, or of any. Raises ValueError if there is none."""
        number = self.numbers.get(str(card_id), 0)
        source = self.sources.get(number)
        if source is None or (kinds and source.kind not in kinds):
            what = " or ".join(kind.name.lower() for kind in kinds) or "card"
            raise Wrong("no-such-card", id=str(card_id), what=what)
        return number

    def name(self, card: int, language: str) -> str:
        """A card's name; its English one if no other is known."""
        source = self.sources.get(card)
        if source is None:
            return {"es": "una carta", "en": "a card"}[language]
        names = source.text.name
        return names.es if language == "es" and names.es else names.en

    def of_kind(self, *kinds: CardType) -> list[str]:
        """The ids of the cards of some kinds, in order of number."""
        return [self.ids[number] for number, card in sorted(self.sources.items()) if card.kind in kinds]
