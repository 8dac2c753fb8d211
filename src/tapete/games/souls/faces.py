"""The printed texts of cards, in both languages, because views name cards only by their ids."""
from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel

from ...text.speech import LANGUAGES, Speech
from .cardnames import CardNames
from .language.cards import CardSource, CardType, Reward
from .language.library import FIRST_OTHER, FIRST_OWN
from .language.printing.reworded import as_said
from .language.printing.sentences import ability_text, mode_text


class AbilityFace(BaseModel):
    """A sentence for each language and, if there is a choice of ways, one for each way."""

    timing: str
    text: dict[str, str]
    ways: list[dict[str, str]]


class CardFace(BaseModel):
    """A card as printed. In a monster's reward, `roll` means the face of a die."""

    kind: str
    type: str
    name: dict[str, str]
    life: int
    attack: int
    evasion: int
    souls: int
    reward: Reward
    guppy: bool
    abilities: list[AbilityFace]


def faces_of(cards: CardNames, *, own: bool = False) -> dict[str, CardFace]:
    """The faces of all cards of a game by their ids; `own`: only of custom cards."""
    speeches = [Speech(language, [Path(__file__).parent / "text"]) for language in LANGUAGES]
    return {cards.ids[number]: _face(cards, number, card, speeches)
            for number, card in sorted(cards.sources.items()) if not own or FIRST_OWN <= number < FIRST_OTHER}


def _face(cards: CardNames, number: int, card: CardSource, speeches: list[Speech]) -> CardFace:
    text = card.text
    abilities = [AbilityFace(
        timing=ability.timing.name, text={speech.language: ability_text(speech, ability) for speech in speeches},
        ways=[{speech.language: mode_text(speech, mode) for speech in speeches} for mode in ability.modes]
        if len(ability.modes) > 1 else []) for ability in as_said(card)]
    return CardFace(kind=CardType(card.kind).name, type=text.type, life=text.life, attack=text.attack,
                    evasion=text.evasion, souls=text.souls, reward=text.reward, guppy="guppy" in text.tags,
                    name={language: cards.name(number, language) for language in LANGUAGES}, abilities=abilities)
