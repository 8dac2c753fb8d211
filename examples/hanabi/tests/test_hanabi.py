"""Hanabi: the tests that every game passes."""
from pathlib import Path

from tapete.games import find_game
from tapete.testing import Conformance


class TestHanabi(Conformance):
    game = find_game("hanabi")
    hidden = (r"players\.(?P<blind>\d+)\.hand\..*",)
    variants = ({"hints": 3, "fuses": 1, "empty_hints": True}, {"bombed_scores_zero": True})
    fixtures = Path(__file__).parent / "fixtures"
    # The deck is shuffled before the game, so a seat can rarely tell only one draw apart: look for leaks more often.
    tight_moments = 48
