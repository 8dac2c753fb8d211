"""The sentence on Bethlem's balance for a person who opens a table."""
from typing import Any

import pytest

from tapete.games import find_game, speech_of
from tapete.text.speech import LANGUAGES

GAME = find_game("bethlem")


def said(seats: int, config: dict[str, Any] | None = None, ruleset: str = "base-1", language: str = "en") -> list[str]:
    options = GAME.options(GAME.ruleset(ruleset), config)
    return list(GAME.wording.before_a_game(speech_of("bethlem", language), options, [None] * seats))


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_and_eight_with_a_narrator_are_told_that_the_inmates_win_most_games(language: str) -> None:
    for seats, config in ((7, None), (8, None), (8, {"narrator_from": 8})):
        line, = said(seats, config, language=language)
        assert "76" in line and "13" in line
    line, = said(7, {"narrator_from": 7}, language=language)
    assert "48" in line and "28" in line


def test_of_what_has_not_been_measured_nothing_is_said() -> None:
    assert said(7, {"stalemate": 5}) == []
    assert said(4) == []
    assert said(5, ruleset="propias-1") == []


def test_with_cards_of_ones_own_the_figures_are_its_own() -> None:
    line, = said(7, ruleset="propias-1")
    assert "58" in line and "16" in line
