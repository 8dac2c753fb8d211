"""What the cards of Four Souls are called."""
from collections import defaultdict

import pytest

from tapete.games import speech_for
from tapete.games.souls.game import GAME
from tapete.games.souls.text import effect_lines
from tapete.kernel.speech import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_one_deck_that_do_something_else_have_names_of_their_own(language: str) -> None:
    """Else nobody could tell them apart on the stack, in a menu or in what a table says."""
    speech, does = speech_for(GAME, language), defaultdict(set)
    for number, card in GAME.deck.sources.items():
        does[card.deck, GAME.deck.name(number, language)].add(tuple(effect_lines(speech, GAME.deck, card.text.id)))
    assert not [name for name, texts in does.items() if len(texts) > 1]
