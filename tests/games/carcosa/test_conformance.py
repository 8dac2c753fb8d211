"""Carcosa passes the conformance kit."""
import re
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tapete.gamedef.game import Game
from tapete.games import find_game, speech_of
from tapete.games.carcosa.model import Deck, MotemeyDeck
from tapete.referee.session import Session
from tapete.testing import Conformance
from tapete.text.speech import LANGUAGES

assert Deck.fields.keys() == MotemeyDeck.fields.keys()


class TestCarcosa(Conformance):
    game = find_game("carcosa")
    tight_moments = 3
    hidden = (r"decks\.\w+\.top\..*", r"motemey\.top\..*", r"specials\.\w+\.kind")
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
    fixtures = Path(__file__).parents[2] / "fixtures" / "carcosa"
    plain_games = 30
    plain_greedy_games = 2


def test_a_view_names_a_goal_that_is_not_the_canons_and_no_fingerprint_depends_on_it() -> None:
    game = find_game("carcosa")
    ruleset = game.ruleset()
    usual, easier = (Session(game, ruleset, game.options(ruleset, config), [None, None], 3)
                     for config in (None, {"end": {"keys": 3}}))
    assert "goal" not in usual.view().model_dump()
    assert easier.view(0).model_dump()["goal"] == {"keys": 3, "threshold": "F2_P", "bottom": -5}
    assert easier.digest() == usual.digest()


def asked(config: dict[str, Any], *actions: str) -> tuple[Session, Game]:
    game = find_game("carcosa")
    session = Session(game, game.ruleset(), game.options(game.ruleset()), ["PSYCHIC", "TANK"], 1)
    for path, value in config.items():
        game.scenarios.edit(session.state, path, value)
    for action in actions:
        session.play(action)
    return session, game


def test_a_question_with_one_answer_is_not_asked() -> None:
    """With three compasses and two hands, the game does not ask which one goes. It asks if the items differ."""
    session, game = asked({"souls.0.place": "F1_R1", "souls.0.objects": ["COMPASS", "COMPASS"],
                           "decks.F1_R1.top": ["COMPASS"]}, "search")
    seat, legal = session.to_move, session.legal()
    assert game.interaction.automatic(session.blinded(seat), legal, frozenset(), False, False) == legal[0]
    session.play(legal[0])
    assert game.interaction.automatic(session.blinded(0), session.legal(), frozenset(), False) is None


def test_unless_others_would_learn_what_one_alone_has_seen() -> None:
    """A PSYCHIC who sees no monster can only leave the cards as they are; that it is not asked would say so."""
    session, game = asked({"souls.0.place": "F1_P", "decks.F1_R1.top": ["VIAL", "VIAL"], "specials.F1.place": "F1_R2"},
                          "move F1_R1")
    legal = session.legal()
    assert [game.grammar.text(action) for action in legal] == ["keep"]
    assert game.interaction.automatic(session.blinded(0), legal, frozenset(), False, True) == legal[0]
    assert game.interaction.automatic(session.blinded(0), legal, frozenset(), False, False) is None


# ---- before a game -------------------------------------------------------------------------------

def slots(roles: Sequence[str]) -> int:
    """How many keys souls of such roles can carry, as the rules say it."""
    game = find_game("carcosa")
    session = Session(game, game.ruleset(), game.options(game.ruleset()), list(roles), 1)
    return sum(soul.key_slots for soul in session.view().souls)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_keys_the_souls_can_carry_is_said_before_the_game(language: str) -> None:
    game, speech = find_game("carcosa"), speech_of("carcosa", language)
    options = game.options(game.ruleset())

    def said(*roles: str | None) -> list[int]:
        line, = game.wording.before_a_game(speech, options, roles)
        return [int(number) for number in re.findall(r"\d+", line)]

    for seats in (2, 3, 4):
        for roles in combinations(game.roles, seats):
            carried = slots(roles)
            assert said(*roles) == [4, carried] + [2] * (carried < 4)
        every = [slots(roles) for roles in combinations(game.roles, seats)]
        assert said(*[None] * seats) == [4, min(every), max(every)] + [2] * (min(every) < 4)
        some = [slots(roles) for roles in combinations(game.roles, seats) if "HIGH_ROLLER" in roles]
        assert said("HIGH_ROLLER", *[None] * (seats - 1)) == [4, some[0]] + [2] * (some[0] < 4)
    never = game.options(game.ruleset(), {"objects": {"rings_add_up": False}, "end": {"keys": 7}})
    assert speech.say("before-keys-never", carried=speech.say("before-carry", least=2), needed=7, rings=2) in \
        game.wording.before_a_game(speech, never, ["TANK", "BRAWLER"])
