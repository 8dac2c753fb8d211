"""Search: fair, repeatable, the same plain and compiled, and better than the rules of thumb."""
import json
from time import perf_counter

import numpy as np
import pytest

from tapete.agents import parse_agent, split_agents
from tapete.agents.mcts import ActionValue, Searcher
from tapete.agents.minds import search_memory
from tapete.agents.seat import SeatedAgent
from tapete.errors import InputError
from tapete.games import find_game
from tapete.kernel.dice import new_rngs, plain_rng
from tapete.lab.simulate import make_study, run_study
from tapete.referee.session import Session
from tapete.search.mcts import (
    ROOT,
    SearchPlan,
    TreeSpace,
    begin_search,
    best_action,
    new_plans,
    search,
    search_to_choose,
)
from tapete.search.tree import Node

GAME = find_game("carcosa")
RULESET = GAME.ruleset()
OPTIONS = GAME.options(RULESET)


def session(seed: int = 1, given: dict | None = None) -> Session:
    table = Session(GAME, RULESET, OPTIONS, ["BRAWLER", "HIGH_ROLLER"], seed)
    for path, value in (given or {}).items():
        GAME.scenarios.edit(table.state, path, value)
    return table


ONE_STEP_FROM_VICTORY = {
    "souls.0.place": "F2_P", "souls.0.keys": 3, "souls.0.actions": 1, "souls.1.place": "F2_P", "souls.1.keys": 1,
    "king.away": 3, "decks.F2_R1.top": ["GOLPE_AMARILLO"]}


@pytest.mark.parametrize("agent", [
    "mcts:iterations=200", "mcts:iterations=200,rollout=random,horizon=0,cutoff=12",
    "mcts:iterations=200,widening=1.0", "mcts:iterations=200,horizon=0,cutoff=0",
    "mcts:iterations=200,observers=multi"])
def test_a_search_stays_where_the_game_is_won(agent: str) -> None:
    """Both souls stand on the threshold with four keys: to walk away throws the game away."""
    table = session(given=ONE_STEP_FROM_VICTORY)
    opinions = Searcher(GAME, parse_agent(agent), 2, 3).think(table.blinded(0), table.legal())
    best = GAME.grammar.text(opinions[0].action)
    assert opinions[0].value > 0.8
    walks = [o for o in opinions if GAME.grammar.text(o.action).startswith("move")]
    assert walks
    if "horizon=0,cutoff=0" not in agent:       # who plays to the end by greedy walks back in time
        assert best in ("end turn", "meditate")
        assert all(o.visits < opinions[0].visits for o in walks)


def test_every_iteration_is_counted_once() -> None:
    table = session()
    opinions = Searcher(GAME, parse_agent("mcts:iterations=300"), 2, 3).think(table.blinded(0), table.legal())
    assert sum(o.visits for o in opinions) == 300
    assert all(0 <= o.low <= o.value <= o.high <= 1 for o in opinions)
    assert {o.action for o in opinions} == set(table.legal())


def test_widening_bounds_the_children_of_a_node() -> None:
    table = session()
    wide, narrow = (Searcher(GAME, parse_agent(f"mcts:iterations=100,widening={w}"), 2, 3) for w in (0, 0.1))
    tried = [sum(o.visits > 0 for o in s.think(table.blinded(0), table.legal())) for s in (wide, narrow)]
    assert tried[0] == len(table.legal())
    assert tried[1] < tried[0]


def test_what_is_hidden_does_not_change_a_choice() -> None:
    table = session(seed=8)
    seen, choices = table.blinded(0), set()
    for deal in range(5):
        other = GAME.State.copy(seen)
        GAME.rules.redeal(other, plain_rng(deal), GAME.Menu.plain())
        GAME.rules.blind(other, 0)
        opinions = Searcher(GAME, parse_agent("mcts:iterations=100"), 2, 7).think(other, table.legal())
        choices.add(tuple((o.action, o.visits, o.value) for o in opinions))
    assert len(choices) == 1


def test_a_seated_search_repeats_itself_also_after_a_save() -> None:
    chosen = {SeatedAgent("mcts:iterations=60", 0, 5).choose(session(seed=5), 12) for _ in range(2)}
    assert len(chosen) == 1


def test_plain_and_compiled_searches_are_the_same() -> None:
    """A whole contest with few iterations, to the last summary."""
    agents = ["mcts:iterations=9,horizon=1,observers=multi,bias=0.3",
              "mcts:iterations=3,rollout=random,horizon=0,cutoff=3,reuse=0.6"]
    blank = GAME.blank(OPTIONS, [None, None])
    compiled = GAME.Summary.array(1)
    states = GAME.State.array(3)
    states[2] = GAME.State.pack(blank)[0]
    packed, nodes, space = search_memory(GAME, agents)
    plans, plain_nodes = SearchPlan.plains(2), Node.plains(len(nodes))
    for plain, one in zip(list(plans), packed, strict=True):
        SearchPlan.assign(plain, SearchPlan.unpack(one))
    mind = TreeSpace(GAME.State.array(2), GAME.Menu.array(3), new_rngs(1), nodes, space.net)
    assert GAME.machine.contest.compiled(states, mind, space, packed, compiled, 3, 1, 100_000) == 1
    states, rows = GAME.State.plains(3), GAME.Summary.plains(1)
    states[2] = blank
    assert GAME.machine.contest(states,
                                TreeSpace(GAME.State.plains(2), GAME.Menu.plains(3), [plain_rng(0)], plain_nodes,
                                                  space.net), space, plans, rows, 3, 1, 100_000) == 1
    assert list(rows) == [GAME.Summary.unpack(row) for row in compiled]


@pytest.mark.parametrize(("game", "agent", "bias"), [
    ("carcosa", "mcts", 0.0), ("gloom", "mcts", 0.3), ("gloom", "clairvoyant", 0.3), ("carcosa", "mcts:bias=0.2", 0.2),
    ("gloom", "mcts:bias=0", 0.0), ("gloom", "learned", 0.0)])
def test_a_search_trusts_greedy_as_far_as_the_game_says_unless_it_is_told(game: str, agent: str, bias: float) -> None:
    plans = new_plans(1)
    parse_agent(agent).fill(plans[0], find_game(game), 2)
    assert plans[0]["bias"] == bias


@pytest.mark.parametrize(("game", "agent", "horizon"), [
    ("carcosa", "mcts:iterations=300", 1), ("carcosa", "mcts:iterations=301", 5), ("carcosa", "mcts:ms=5", 5),
    ("carcosa", "mcts:iterations=9,horizon=0", 0), ("carcosa", "clairvoyant:iterations=9", 5),
    ("carcosa", "learned:iterations=9", 0), ("gloom", "mcts:iterations=9", 5), ("gloom", "expectimax", 0)])
def test_a_short_search_looks_near_where_the_game_says_so_unless_it_is_told(game: str, agent: str,
                                                                            horizon: int) -> None:
    plans = new_plans(1)
    parse_agent(agent).fill(plans[0], find_game(game), 2)
    assert plans[0]["horizon"] == horizon


def test_a_choice_that_is_settled_is_thought_over_no_further() -> None:
    """It is what all iterations would have come to, and mostly takes fewer."""
    table, sooner, net = session(given=ONE_STEP_FROM_VICTORY), 0, search_memory(GAME, ["greedy"])[2].net
    for number in range(6):
        if table.over:
            break
        seat, legal = table.to_move, table.legal()
        if len(legal) > 1:
            chosen, visits = [], []
            for stops in (False, True):
                plans, packed = SearchPlan.plains(1), new_plans(1)
                parse_agent("mcts:iterations=40,horizon=1,exploration=0.1").fill(packed[0], GAME, 2)
                SearchPlan.assign(plans[0], SearchPlan.unpack(packed[0]))
                mind = TreeSpace(GAME.State.plains(2), GAME.Menu.plains(3), [plain_rng(number)], Node.plains(90), net)
                GAME.State.assign(mind.states[ROOT], table.blinded(seat))
                begin_search(mind.nodes, plans[0])
                if stops:
                    search_to_choose(mind, plans[0], seat, GAME.rules)
                else:
                    search(mind, plans[0], 40, GAME.rules)
                root = plans[0].trees.root[0]
                visits.append(mind.nodes[root].visits)
                chosen.append(best_action(mind.nodes, root, seat, table.menu))
            assert chosen[0] == chosen[1] and 20 <= visits[1] <= visits[0] == 40
            sooner += visits[1] < 40
        table.play(chosen[0] if len(legal) > 1 else legal[0])
    assert sooner > 0


def test_search_wins_more_than_rules_of_thumb() -> None:
    """60 games each of the same seeds: 9 are won by greedy, 19 by this search."""
    wins = []
    for agent in ("greedy", "mcts:iterations=100"):
        rows = run_study(make_study(GAME, RULESET, OPTIONS, [None] * 4, [agent], 100, 60))
        wins.append(int((rows["outcome"] == 1).sum()))
    assert wins[1] > wins[0] + 6, wins


def test_a_search_may_stop_by_the_clock() -> None:
    table = session()
    searcher = Searcher(GAME, parse_agent("mcts:ms=40"), 2, 3)
    searcher.think(table.blinded(0), table.legal())     # compiles
    began = perf_counter()
    opinions = searcher.think(table.blinded(0), table.legal())
    assert 0.04 <= perf_counter() - began < 60
    assert all(o.visits for o in opinions)
    rows = run_study(make_study(GAME, RULESET, OPTIONS, [None] * 2, ["mcts:ms=1", "greedy"], 4, 1))
    assert rows["outcome"][0] in (1, 2)
    assert rows["choices"][0] > rows["forced"][0] > 0


def test_a_search_that_remembers_goes_on_from_the_choices_made() -> None:
    """After its choice and those of the others, what lay below them is where the next search begins."""
    table = session()
    searcher = Searcher(GAME, parse_agent("mcts:iterations=400,reuse=1"), 2, 3)
    best = searcher.think(table.blinded(0), table.legal())[0]
    searcher.follow(0, best.action)
    table.play(best.action)
    assert table.to_move == 0
    assert len(table.legal()) > 1
    opinions = searcher.think(table.blinded(0), table.legal())
    assert 400 < sum(o.visits for o in opinions) <= 400 + best.visits
    searcher.follow(1, best.action)
    assert sum(o.visits for o in searcher.think(table.blinded(0), table.legal())) == 400


def test_a_seated_search_remembers_only_where_it_is_told_to() -> None:
    for agent, more in (("mcts:iterations=60", False), ("mcts:iterations=60,reuse=1", True)):
        table, seated = session(seed=5), SeatedAgent(agent, 0, 5)
        choice = seated.choose(table, 0)
        seated.watch(table, choice)
        table.play(choice)
        seated.choose(table, 1)
        searcher = seated._searcher
        assert searcher is not None
        root = searcher.plans[0]["trees"]["root"][0]
        assert (searcher.nodes[root]["visits"] > 60) == more


def test_seats_may_think_by_different_agents() -> None:
    study = make_study(GAME, RULESET, OPTIONS, [None] * 3, ["mcts:iterations=10", "greedy", "random"], 4, 3)
    assert np.array_equal(run_study(study), run_study(study, workers=2))


@pytest.mark.parametrize(("text", "said"), [
    ("mcts:iterations=0", "iterations: expected 1 or more"), ("mcts:iterations=many", "expected a whole number"),
    ("mcts:exploration=x", "expected a number"), ("mcts:rollout=clever", "expected random, greedy or none"),
    ("mcts:depth=3", "'depth=3' is no option; expected one of iterations="), ("mcts:iterations", "is no option"),
    ("greedy:fast=1", "greedy has no options"), ("oracle", "is no agent"), ("mcts:patience=-1", "expected 0 or more"),
    ("mcts:observers=three", "expected single or multi"), ("mcts:reuse=1.5", "expected a share from 0 to 1"),
    ("mcts:bias=2", "bias: expected a share from 0 to 1"), ("learned:bias=0.3", "is no option")])
def test_an_agent_that_cannot_be_is_refused(text: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        parse_agent(text)


def test_an_options_comma_does_not_separate_agents() -> None:
    assert split_agents("greedy, mcts:iterations=5,rollout=random,random") == [
        "greedy", "mcts:iterations=5,rollout=random", "random"]


@pytest.mark.parametrize("clear", [False, True])
def test_counsel_is_given_at_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
                                          clear: bool) -> None:
    import io
    import sys

    from tapete.agents.foresight import Forecast
    from tapete.agents.hints import HintAnalysis
    from tapete.cli.app import main
    from tapete.cli.game import screen

    def counsel(searcher: Searcher, blinded: object, legal: list[int]) -> HintAnalysis:
        return HintAnalysis([ActionValue(legal[0], 900, 0.5, 0.4, 0.6),
                             *(ActionValue(a, 9, 0.1, 0.0, 0.3) for a in legal[1:])],
                            [Forecast(action, 60, 0.5, 0.1, {}) for action in legal[:2]])
    if clear:
        monkeypatch.setattr(screen, "analyse", counsel)
    monkeypatch.setattr(sys, "argv", ["tapete", "play", "carcosa", "--seats", "human,random", "--seed", "5",
                                      "--lang", "en"])
    monkeypatch.setattr(sys, "stdin", io.StringIO("c\ns\n"))
    with pytest.raises(SystemExit):
        main()
    told = " ".join(capsys.readouterr().out.split())
    assert ("too close to tell" in told) is not clear
    assert ("What the search thinks" in told and "Against “" in told and "50% ± 10%" in told) is clear


def test_a_study_remembers_how_its_seats_thought() -> None:
    study = make_study(GAME, RULESET, OPTIONS, [None] * 2, ["mcts:iterations=10,rollout=random"], 1, 1)
    assert json.loads(json.dumps(study.agents)) == ["mcts:iterations=10,rollout=random"] * 2
