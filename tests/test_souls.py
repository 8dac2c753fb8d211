"""Four Souls passes the conformance kit."""
from pathlib import Path

from tapete.games import find_game
from tapete.games.souls.model import Fight, Menu, Pending, Pile, Player, Shield, Summary, Table, Thing, Waiting
from tapete.kernel.dice import Dice
from tapete.search.mcts import Plan
from tapete.search.profile import Course
from tapete.search.tree import Trees
from tapete.testing import Conformance


class TestSouls(Conformance):
    game = find_game("souls")
    records = {"s": Table, "menu": Menu, "scratch": Menu, "luck": Dice, "plan": Plan, "trees": Trees, "dice": Dice,
               "row": Summary, "pile": Pile, "course": Course, "guess": Dice, "me": Player, "thing": Thing,
               "fight": Fight, "shield": Shield, "to": Pending, "source": Pending, "pending": Pending,
               "w": Waiting}
    variants = (
        {"choose": "resolved", "rerolls_keep": True, "bonus_souls": False, "sets": ["base", "gold", "plus"]},
        {"rooms": True, "turns": 60, "slots": {"shop": 3, "monster": 3}},
    )
    seen_untold = (
        r"decks\.\w+\.top\..*",        # LOOKED says that somebody looks; the cards themselves are in their view
        r"players\.\*\.hand\..*",      # which of two copies of a card that it knows has left a hand
    )
    fixtures = Path(__file__).parent / "fixtures" / "souls"
    plain_games = 6
    plain_greedy_games = 1
    checked_games = 60
