"""The effects of cards are read from the sentences that print them, in both languages."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.errors import InputError
from tapete.games import find_game, speech_of
from tapete.games.gloom.pack import OWN, Modifier, Story, own_pack
from tapete.games.gloom.sentences import SECTIONS, readings
from tapete.games.gloom.words import effect_text
from tapete.text.plain_text import all_as_typed

GAME = find_game("gloom")


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("name", OWN)
def test_each_effect_of_each_card_is_read_to_what_it_is_printed_from(name: str, language: str) -> None:
    pack, speech, n = own_pack(name), speech_of("gloom", language), 0
    for section in SECTIONS:
        for card in getattr(pack, section).values():
            held, covered = isinstance(card, Story), isinstance(card, Modifier)
            for effect in card.effects:
                text = effect_text(speech, pack, effect, held, covered)
                assert readings(text, pack.icons, held, covered) == [effect], text
                typed = all_as_typed(text)      # as a file has it: the keyboard's signs
                assert readings(typed, pack.icons, held, covered) == [effect], typed
                n += 1
    assert n > 50


def pack_with(*effects: Any) -> dict[str, Any]:
    first = sorted(own_pack("abismo").modifiers)[0]
    return {"over": "abismo", "modifiers": {first: {"effects": list(effects)}}}


def test_a_pack_may_have_sentences_and_keeps_what_they_are_printed_from() -> None:
    said = effect_text(speech_of("gloom", "es"), own_pack("abismo"), own_effect(), covered=True)
    chosen = GAME.ruleset()
    by_words: Any = GAME.options(chosen, {"pack": pack_with(said)})
    by_rows: Any = GAME.options(chosen, {"pack": pack_with(own_effect().model_dump(exclude_defaults=True))})
    assert by_words == by_rows
    first = sorted(by_words.cards.modifiers)[0]
    assert by_words.cards.modifiers[first].effects == [own_effect()]


def own_effect() -> Any:
    return next(effect for card in own_pack("abismo").modifiers.values() for effect in card.effects)


def test_what_cannot_be_read_says_where_and_what_it_might_be() -> None:
    with pytest.raises(InputError, match=r"'descarta tu manita' says nothing that a card can say; expected a "
                                         r"sentence like 'Descarta toda tu mano\.'"):
        GAME.options(GAME.ruleset(), {"pack": pack_with("descarta tu manita")})
