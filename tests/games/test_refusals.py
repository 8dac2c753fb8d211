"""A refusal names the rule of the current ruleset that forbids the action, not a rule that only says "not now"."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tapete.games import find_game, speech_of
from tapete.games.bethlem.custom.names import Power
from tapete.games.bethlem.names import Op
from tapete.games.bethlem.vocabulary import Ask
from tapete.kernel.agenda import drop_top, frame_b, frame_c, frame_op, schedule, top_frame
from tapete.kernel.menu import kind_of
from tapete.ledger.ledger import instead_of, read_raw
from tapete.referee.scenario import load, run, scenario_files
from tapete.referee.session import Session
from tapete.testing.truth import at_random

from ..sweep import sweep

GENERAL = {"bethlem": "bethlem.night.in_private", "carcosa": "carcosa.turn.order", "gloom": "gloom.turn.two_plays",
           "souls": "souls.priority.round"}
"""For each game, the rule that forbids an action at the wrong time."""
NO_ANSWER = {"bethlem": "NOT_ASKED", "carcosa": "NOT_NOW", "gloom": "NOT_NOW", "souls": "NOT_NOW"}
"""By each game, the reason against what is no answer to what is asked."""
TURNS = ("TURN", "PRIORITY")
"""What leaves a seat to do what it will: no rule of its own asks it."""
VAGUE = {"bethlem.night.in_private", "bethlem.night.may_pass", "bethlem.custom.choices",
         "bethlem.custom.no_base_mains"}
"""Rules that forbid something of every question, and nothing of the one that is asked."""
RULESETS = [(name, ruleset.name) for name in NO_ANSWER for ruleset in find_game(name).rulesets]


@pytest.mark.parametrize("name", GENERAL)
def test_what_a_scenario_refuses_is_refused_by_a_rule_that_it_names(name: str) -> None:
    """Otherwise it may be refused for something else, and the scenario shows nothing. Whose turn it is, the referee
    says, and no rule of the game."""
    others = [f"{path}: {line}: {rule}" for path in scenario_files([Path("scenarios") / name])
              if load(path)[0].refused for line, rule in run(path).refused.items()
              if rule not in load(path)[0].rules and not rule.startswith("referee.")]
    assert not others, "\n".join(others)


@pytest.mark.parametrize("first", sweep((0, 2, 4), kept=[0]))
@pytest.mark.parametrize(("name", "ruleset"), RULESETS)
def test_refusals_name_rules_of_the_ruleset_that_is_played(name: str, ruleset: str, first: int) -> None:
    """Also, whatever is asked, all that is no answer to it is refused by the rule that asks, and of what is one it is
    said what speaks against it."""
    speech = speech_of(name, "en")
    ledger = {rule.id for rule in read_raw(name, ruleset).rule}
    found: dict[str, str] = {}
    for seed in range(first, first + 2):
        session = session_of(name, ruleset, seed)
        game, choose = session.game, at_random(seed)
        actions = list(game.grammar.every())
        for step in range(150):
            if session.over:
                break
            if step % 5 == 0:
                op, kinds = asked(session), {kind_of(action) for action in session.legal()}
                whys = {(int(game.rules.why_not(session.state, action)), kind_of(action) in kinds)
                        for action in actions}
                for why, fits in whys - {(0, True)}:
                    rule, said = session.refusal(speech, why)
                    found[rule] = op
                    assert rule not in VAGUE, f"{op}: {said}"
                    if game.wording.words.why(why).name == NO_ANSWER[name]:
                        assert rule != GENERAL.get(name) or op in TURNS, f"{op} has no reason of its own"
                        assert not fits, f"{op}: of an answer that fits it is said: {said}"
            session.play(choose(session.state, session.legal()))
    assert len(found) > 8
    assert not {rule: op for rule, op in found.items() if rule not in ledger}


@pytest.mark.parametrize("ruleset", [ruleset.name for ruleset in find_game("bethlem").rulesets])
def test_every_question_of_bethlem_refuses_by_the_rule_that_asks_it(ruleset: str) -> None:
    """Questions are put to games in which nobody would ask them, so that none waits for a lucky game."""
    game: Any = find_game("bethlem")
    ledger = {rule.id for rule in read_raw("bethlem", ruleset).rule}
    named = set()
    for seed in range(2):
        session = session_of("bethlem", ruleset, seed + 2)
        choose = at_random(seed)
        while session.state.round_no < 2 and not session.over:
            session.play(choose(session.state, session.legal()))
        for ask, about in questions(session.state.options.custom):
            state = game.State.copy(session.state)
            drop_top(state)
            schedule(state, Op.ASK, session.to_move, ask, about)
            for why in {int(game.rules.why_not(state, action)) for action in game.grammar.every()} - {0}:
                for language in ("es", "en"):
                    rule, said = game.wording.refusal(speech_of("bethlem", language), why, state)
                    rule = instead_of("bethlem", ruleset).get(rule, rule)
                    assert rule in ledger, f"{ask.name} {about}: {rule}"
                    assert said.endswith(".")
                named.add(rule)
    assert len(named) > 60


def questions(custom: bool) -> Iterator[tuple[Ask, int]]:
    yield from ((ask, 0) for ask in Ask if ask not in (Ask.NONE, Ask.POWER))
    yield from ((Ask.POWER, int(power)) for power in Power if custom and power)


def asked(session: Session) -> str:
    """The name of what is asked: in Bethlem, of the question."""
    top = top_frame(session.state)
    if session.game.name != "bethlem":
        return str(session.game.wording.words.asked(frame_op(top)).name)
    ask = Ask(frame_b(top))
    return Power(frame_c(top)).name if ask is Ask.POWER else ask.name


def session_of(name: str, ruleset: str, seed: int) -> Session:
    game: Any = find_game(name)
    rules = game.ruleset(ruleset)
    options = game.options(rules)
    counts = [seats for seats in game.counts(options) if seats > 2]
    return Session(game, rules, options, [None] * counts[seed % len(counts)], seed)
