"""Carcosa passes the conformance kit."""
from pathlib import Path

from tapete.games import find_game
from tapete.games.carcosa.model import Deck, Menu, MotemeyDeck, Summary, Table
from tapete.kernel.dice import Dice
from tapete.testing import Conformance

assert Deck.fields.keys() == MotemeyDeck.fields.keys()


class TestCarcosa(Conformance):
    game = find_game("carcosa")
    records = {"s": Table, "menu": Menu, "scratch": Menu, "luck": Dice, "dice": Dice, "row": Summary,
               "deck": Deck, "pile": Deck}
    fixtures = Path(__file__).parent / "fixtures" / "carcosa"
