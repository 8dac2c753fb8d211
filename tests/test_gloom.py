"""Cthulhu Gloom: conformance, what can be seen through piles, scoring, packs."""
from pathlib import Path

from tapete.games import find_game
from tapete.games.gloom.model import Menu, Pile, Summary, Table
from tapete.games.gloom.numbers import Term
from tapete.kernel.dice import Dice
from tapete.kernel.mcts import Plan
from tapete.kernel.profile import Course
from tapete.kernel.tree import Trees
from tapete.testing import Conformance

GAME = find_game("gloom")


class TestGloom(Conformance):
    game = GAME
    records = {"s": Table, "menu": Menu, "scratch": Menu, "luck": Dice, "dice": Dice, "row": Summary, "pile": Pile,
               "course": Course, "plan": Plan, "trees": Trees, "guess": Dice, "term": Term}
    variants = (
        {"pack": "clasico", "reshuffle": "when_needed", "text_box": "printed", "first": 0},
        {"families": "lot", "limit": 7, "hand": 3, "plays": 3, "idle_rounds": 1,
         "stories": {"chosen": ["LA_TESIS_DEL_DIABLO", "LUNA_NUEVA_EN_LA_COLINA"], "characters": 1}, "max_rounds": 20},
    )
    fixtures = Path(__file__).parent / "fixtures" / "gloom"
    plain_games = 100
