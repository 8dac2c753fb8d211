"""The part of views that only repeats the pack, made once."""
from __future__ import annotations

from pathlib import Path

from ...text.speech import LANGUAGES, Speech
from .pack import STANDING, Card, Death, Event, LayerCard, Pack, PackText, Story
from .text import Namer
from .view import Book, CardView, PersonView, Text
from .words import card_text

_TEXTS = Path(__file__).parent / "text"


def book_of(namer: Namer) -> Book:
    """A pack as views show it."""
    pack = namer.pack
    cards = {key: _card(pack, kind.name, card) for key, kind, card in namer.deck}
    cards.update({key: _card(pack, "STORY", story) for key, story in pack.stories.items()})
    people = {key: PersonView(name=_text(person.name), flavour=_text(person.flavour), family=family_id)
              for family_id, family in pack.families.items() for key, person in family.characters.items()}
    families = {key: _text(family.name) for key, family in pack.families.items()}
    families[pack.misfits.id] = _text(pack.misfits.name)
    return Book(namer, cards, people, families, {key: _text(words) for key, words in pack.icons.items()})


def _card(pack: Pack, kind: str, card: Card) -> CardView:
    layer = card if isinstance(card, LayerCard) else None
    return CardView(
        kind=kind, name=_text(card.name), flavour=_text(card.flavour),
        text={language: card_text(Speech(language, [_TEXTS]), pack, card) for language in LANGUAGES},
        points=[None, None, None] if layer is None else list(layer.points),
        worth=card.points if isinstance(card, Story) else 0,
        icon=None if layer is None else layer.icon,
        corner=None if layer is None else "PERSISTENT" if card.lasting else layer.corner,
        persistent=card.lasting, standing=any(effect.do in STANDING for effect in card.effects),
        picture=card.lasting or isinstance(card, Death | Story), box=layer is not None,
        needs=list(card.needs) if isinstance(card, Story) else [],
        cancels=[name.upper() for name in card.cancels] if isinstance(card, Event) else [])


def _text(words: PackText | None) -> Text:
    return {"es": "", "en": ""} if words is None else {"es": words.es, "en": words.en}
