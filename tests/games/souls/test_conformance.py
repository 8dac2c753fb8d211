"""Four Souls passes the conformance kit."""
from pathlib import Path

from tapete.games import find_game
from tapete.testing import Conformance


class TestSouls(Conformance):
    game = find_game("souls")
    tight_moments = 2
    hidden = (r"decks\.\w+\.top\..*", r"players\.(?P<owner>\d+)\.hand\..*")
    variants = (
        {"choose": "resolved", "rerolls_keep": True, "bonus_souls": False, "sets": ["base", "gold", "plus"]},
        {"rooms": True, "turns": 60, "slots": {"shop": 3, "monster": 3}},
    )
    seen_untold = (r"decks\.treasure\.top\..*",)       # a player who searches the deck sees all of it for a moment
    fixtures = Path(__file__).parents[2] / "fixtures" / "souls"
    plain_games = 6
    plain_greedy_games = 1
    checked_games = 40
