"""Sentences of a designer's own cards, in either language, read to what they are printed from."""
from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from .....text.speech import LANGUAGES, Speech
from .....text.spoken import SpokenError
from ..cards import CardSource, ReadSentence, Sentence, look_through
from ..printing.reworded import as_said
from ..printing.sentences import ability_text
from ..tree import Ability
from .abilities import CardReader
from .alike import rows_of
from .rules import TooHardError, unlike
from .unread import near, unread
from .writer import ability_tree

LONGEST = 900
"""Most characters of a sentence. The longest of all cards has some 600."""

_TEXT = Path(__file__).parents[2] / "text"


MOST_WRONG = 3
"""After so many sentences that cannot be read, the others of the same files are not looked at."""


def sentence_reader(trees: Sequence[Any]) -> ReadSentence:
    """What reads the sentences of files of cards, which may name each other."""
    cards = [card for tree in trees if isinstance(tree, Mapping) and isinstance(tree.get("cards"), list)
             for card in tree["cards"] if isinstance(card, Mapping)]
    tags = sorted({tag for card in cards if isinstance(card.get("tags"), list) for tag in card["tags"]
                   if isinstance(tag, str)})
    ids = sorted({card["id"] for card in cards if isinstance(card.get("id"), str)})
    wrong = 0

    def read(sentence: Sentence) -> dict[str, Any]:
        nonlocal wrong
        if wrong >= MOST_WRONG:
            raise SpokenError("card-not-looked-at", most=MOST_WRONG)
        try:
            return _read(sentence, tuple(tags), tuple(ids))
        except SpokenError:
            wrong += 1
            raise

    return read


@lru_cache(8)
def reader(language: str, tags: tuple[str, ...] = (), ids: tuple[str, ...] = ()) -> CardReader:
    """The reader of a language, for these tags and ids besides the game's."""
    return CardReader(_speech(language), tags, ids)


def in_words(tree: Mapping[str, Any], language: str) -> dict[str, Any]:
    """A valid file of cards in which each card says its abilities in the sentences of a language, unless these would be
    read to others."""
    read_sentence = sentence_reader([tree])
    cards, _ = look_through(tree, "own", read_sentence)
    return {**tree, "cards": [_in_words(tree, node, card, read_sentence, language)
                              for node, card in zip(tree["cards"], cards, strict=True)]}


def _in_words(tree: Mapping[str, Any], node: Mapping[str, Any], card: CardSource, read_sentence: ReadSentence,
              language: str) -> Mapping[str, Any]:
    n = len(node.get("abilities", []))
    if not n:
        return node
    said = as_said(card)[-n:]
    worded = {**node, "abilities": [ability_text(_speech(language), each) for each in said]}
    read, wrong = look_through({**tree, "cards": [worded]}, "own", read_sentence)
    same = not wrong and all(
        rows_of(ability) in (rows_of(meant), rows_of(named))
        for ability, meant, named in zip(read[0].abilities[-n:], card.abilities[-n:], said, strict=True))
    return worded if same else node


@cache
def _speech(language: str) -> Speech:
    return Speech(language, [_TEXT])


def _read(sentence: Sentence, tags: tuple[str, ...], ids: tuple[str, ...]) -> dict[str, Any]:
    if len(sentence.text) > LONGEST:
        raise SpokenError("card-long", most=LONGEST)
    readers = [reader(language, tags, ids) for language in LANGUAGES]
    try:
        fitting = _first(readers, sentence.text, sentence.timings, sentence.fits)
        found = fitting or _first(readers, sentence.text, sentence.timings, lambda _: True)
        if not found:
            raise _unread(sentence.text, readers)
    except TooHardError as error:
        raise SpokenError("card-hard", said=sentence.text) from error
    ways = _unlike(found)
    if len(ways) > 1 and fitting:
        raise SpokenError("card-several", said=sentence.text,
                          ways="; ".join(json.dumps(ability_tree(each), ensure_ascii=False) for each in ways))
    return ability_tree(ways[0])


def _first(readers: Sequence[CardReader], text: str, timings: Sequence[str], fits: Callable[[Ability], bool]
           ) -> list[Ability]:
    """What a sentence says in any language as it stands, or else taken loosely."""
    for loosely in (False, True):
        found = [ability for each in readers for ability in each.readings(text, timings, fits, loosely)]
        if found:
            return found
    return []


def _unlike(found: Sequence[Ability]) -> list[Ability]:
    """Readings that do different things, the first of each. What names a designer's own card is not compiled here, so
    it counts as different."""
    rows = [rows_of(each) for each in found]
    return unlike([each for i, each in enumerate(found) if rows[i] is None or rows[i] not in rows[:i]])


def _unread(text: str, readers: Sequence[CardReader]) -> SpokenError:
    """What is wrong in a sentence, in the language in which more of it says something."""
    reader, parts = min(((each, unread(each, text)) for each in readers), key=lambda pair: sum(map(len, pair[1])))
    return SpokenError("card-unread", said=parts[0], near=near(reader, parts[0])) if parts else (
        SpokenError("card-together", said=text))
