"""Bethlem passes the conformance kit."""
from pathlib import Path

from tapete.games import find_game
from tapete.games.bethlem.model import Menu, Summary, Table
from tapete.kernel.dice import Dice
from tapete.kernel.mcts import Plan
from tapete.kernel.profile import Course
from tapete.kernel.tree import Trees
from tapete.testing import Conformance


class TestBethlem(Conformance):
    game = find_game("bethlem")
    records = {"s": Table, "menu": Menu, "scratch": Menu, "luck": Dice, "plan": Plan, "trees": Trees,
               "dice": Dice, "row": Summary, "course": Course, "guess": Dice}
    variants = (
        {"narrator_from": 4, "spy_seen": 0, "stalemate": 3, "bipolar_shown": False, "attack_passes": 1},
    )
    fixtures = Path(__file__).parent / "fixtures" / "bethlem"
    plain_games = 40
    checked_games = 100
