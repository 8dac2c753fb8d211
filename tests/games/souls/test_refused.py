"""A refusal in Four Souls names the rule that forbids the action, and says what it forbids."""
from typing import Any

import pytest

from tapete.errors import IllegalMoveError
from tapete.games import find_game
from tapete.kernel.agenda import frame_op, top_frame
from tapete.referee.session import Session
from tapete.testing.truth import at_random

GAME = find_game("souls")


def refused(choice: str, *before: str, options: dict[str, Any], **given: Any) -> tuple[str, str]:
    """The rule and the sentence by which a choice of seat 0 is refused, in the action phase of a game of two."""
    game = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), options), ["SAMSON", "CAIN"], 1)
    for path, value in {"asleep": [0, 1], **given, "active": 0}.items():
        GAME.scenarios.edit(game.state, path.replace("__", "."), value)
    for each in before:
        game.play(each, 0)
    with pytest.raises(IllegalMoveError) as refusal:
        game.play(choice, 0)
    return refusal.value.rule, str(refusal.value)


POOR = {"players__0__cents": 1, "players__1__cents": 1}


@pytest.mark.parametrize(("rule", "says", "options", "given", "before", "choice"), [
    ("purchases.declare", "buys", {}, {"asleep": [], "players__0__hand": ["BOMB"], "players__0__cents": 20},
     ["play BOMB", "choose 1"], "buy top"),
    ("attacks.declare", "attacks", {}, {"asleep": [], "players__0__hand": ["BOMB"]}, ["play BOMB", "choose 1"],
     "attack top"),
    ("purchases.price", "too few cents", {}, POOR, [], "buy top"),
    ("bargaining.offer", "no bargaining", {}, {}, [], "offer 1 1"),
    ("bargaining.cents_only", "not so many cents", {"bargaining": True}, POOR, [], "offer 5 1"),
    ("bargaining.offer", "another player", {"bargaining": True}, {"players__0__cents": 3}, [], "offer 1 0"),
    ("rooms.attackable", "room", {"rooms": True}, {"rooms": ["BLIND_RAGE"]}, [], "attack BLIND_RAGE"),
    ("rooms.must_attack", "room", {"rooms": True}, {"rooms": ["BLOOD_LUST_ROOM"]}, [], "pass"),
    ("rooms.must_attack", "monster deck", {"rooms": True}, {"rooms": ["BLIND_RAGE"]}, [], "pass"),
    ("rooms.prepared_attack", "looks at monsters", {}, {}, [], "prepare attack"),
    ("purchases.price", "too few cents", {"rooms": True}, {"rooms": ["BLOOD_LUST_ROOM"], **POOR}, [], "buy top"),
    ("cards.pay", "paid ability", {}, {"players__0__items": ["BOOMERANG"]}, [], "pay BOOMERANG 0"),
    ("items.eternal", "eternal", {}, {"players__0__items": ["PAY_TO_PLAY"], "players__0__cents": 10, "bonus": []}, [],
     "pay PAY_TO_PLAY 0"),
    ("targets.legal", "dead", {}, {"players__0__hand": ["BOMB"], "players__1__dead": True, "players__1__hurt": 2},
     ["play BOMB"], "choose 1"),
    ("targets.legal", "asks for", {}, {"players__0__hand": ["BOMB"]}, ["play BOMB"], "pass"),
    ("bargaining.cents_only", "solo", {"bargaining": True, "solo": {"on": True}}, {}, [], "offer 1 1"),
])
def test_a_refusal_names_the_rule_of_what_is_tried(rule: str, says: str, options: dict[str, Any], given: dict[str, Any],
                                                  before: list[str], choice: str) -> None:
    found, sentence = refused(choice, *before, options=options, **given)
    assert found == f"souls.{rule}"
    assert says in sentence


@pytest.mark.parametrize("options", [{"rooms": True}, {"draft": True, "bargaining": True}])
def test_each_question_refuses_by_a_rule_of_its_own(options: dict[str, Any]) -> None:
    """What may be chosen is said by the effect that asks for it; whatever else is asked, another rule says."""
    actions = list(GAME.grammar.every())
    asked = set()
    for seed in range(12):
        game = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), options), [None] * 2, seed)
        choose = at_random(seed)
        for step in range(250):
            if game.over:
                break
            op = GAME.wording.words.asked(frame_op(top_frame(game.state))).name
            if op not in ("PRIORITY", "TARGET", "CHOOSE") and (op not in asked or step % 10 == 0):
                asked.add(op)
                reasons = {GAME.wording.words.why(why).name for why in
                           {int(GAME.rules.why_not(game.state, action)) for action in actions} - {0}}
                assert reasons and not reasons & {"NOT_NOW", "NOT_OFFERED"}, f"{op} has no reason of its own"
            game.play(choose(game.state, game.legal()))
    assert len(asked) > 6
