"""High card: the tests that every game passes, and what newcomers read and play."""
from pathlib import Path

import pytest

from tapete.game import LANGUAGES
from tapete.games import find_game
from tapete.referee.lesson import check_lesson, need_lesson
from tapete.referee.teach import how_to
from tapete.testing import Conformance

GAME = find_game("high_card")


class TestHighCard(Conformance):
    game = GAME
    hidden = (r"players\.(?P<owner>\d+)\.hand\..*",)
    variants = ({"hand": 2, "die": 12}, {"hand": 5})
    fixtures = Path(__file__).parent / "fixtures"
    plain_games = 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_is_played_is_said_and_its_pictures_can_be_drawn(language: str) -> None:
    parts = how_to(GAME.name, GAME.ruleset().name, language)
    assert [part.about for part in parts] == ["goal", "turn", "board", "end", "asked"]
    assert any(part.picture for part in parts)


def test_the_first_lesson_can_be_taken() -> None:
    check_lesson(need_lesson(GAME.name))
