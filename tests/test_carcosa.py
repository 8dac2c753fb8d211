"""Carcosa passes the conformance kit."""
from pathlib import Path

from tapete.games import find_game
from tapete.games.carcosa.model import Deck, Menu, MotemeyDeck, Summary, Table
from tapete.kernel.dice import Dice
from tapete.referee.session import Session
from tapete.search.mcts import Plan
from tapete.search.profile import Course
from tapete.search.tree import Trees
from tapete.testing import Conformance

assert Deck.fields.keys() == MotemeyDeck.fields.keys()


class TestCarcosa(Conformance):
    game = find_game("carcosa")
    records = {"s": Table, "menu": Menu, "scratch": Menu, "luck": Dice, "plan": Plan, "trees": Trees,
               "dice": Dice, "row": Summary, "deck": Deck, "pile": Deck, "course": Course, "guess": Dice}
    variants = (
        {"actions": {"trade": True, "spy_from_corridor": True}, "stairs_move": False,
         "monsters": {"goblin_omen_chosen": True, "spider_traps_at_once": True},
         "king": {"doubled_presence": True}, "sanity": {"curse_hurts_bearer": True}},
        {"sanity": {"sacrifice": False, "bottom": -9}, "abilities": {"tank_shields": False},
         "turn": {"actions": 3, "starter_moves": False}, "rooms": {"armory_size": 4, "tavern_looks": 1},
         "actions": {"meditate_with_king": True, "meditate_beside_tank": True}, "cards_per_room": 8,
         "deck": {"FURIA_AMARILLO": 0, "GOLPE_AMARILLO": 0, "ESPEJO_AMARILLO": 0}},
        {"crown": {"in_play": True, "keys_are_destroyed": False}, "objects": {"tales_take_slots": False},
         "actions": {"trade": True, "spy_by_effect": True}, "abilities": {"reacts": "TANK"},
         "monsters": {"strike_when_met": True, "always_flee": True},
         "king": {"decrees": ["shuffle", "choose discard", "one action each", "by stairs", "attract", "nothing"]}},
    )
    fixtures = Path(__file__).parent / "fixtures" / "carcosa"


def test_a_view_names_a_goal_that_is_not_the_canons_and_no_fingerprint_depends_on_it() -> None:
    game = find_game("carcosa")
    ruleset = game.ruleset()
    usual, easier = (Session(game, ruleset, game.options(ruleset, config), [None, None], 3)
                     for config in (None, {"end": {"keys": 3}}))
    assert "goal" not in usual.view().model_dump()
    assert easier.view(0).model_dump()["goal"] == {"keys": 3, "threshold": "F2_P", "bottom": -5}
    assert easier.digest() == usual.digest()
