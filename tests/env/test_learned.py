"""The learned agent: its net is the fitted one, its search is fair and the same plain and compiled."""
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.agents import parse_agent
from tapete.agents.learned import (
    fingerprint,
    machine_for,
    net_for,
    net_of,
    observation_buffers,
    read_weights,
    save_weights,
    search_states,
    weights_of,
)
from tapete.agents.mcts import Searcher
from tapete.agents.minds import search_memory
from tapete.agents.seat import SeatedAgent
from tapete.errors import InputError
from tapete.gamedef.action_space import ActionSpace
from tapete.games import NAMES, find_game
from tapete.kernel.dice import new_rngs, plain_rng
from tapete.learn.weights import first_weights, scales_of
from tapete.referee.session import Session
from tapete.search.machine import seeing_rules
from tapete.search.mcts import EYES, WORK, SearchPlan, TreeSpace, see
from tapete.search.network import Net, clear_cache, evaluate_net, net_priors, net_value, new_net, no_net
from tapete.search.tree import Node

from ..needs import need_extra

GAME = find_game("carcosa")
RULESET = GAME.ruleset()
OPTIONS = GAME.options(RULESET)
OBSERVE = GAME.observation.spec.observe


def some_weights(seed: int = 1) -> dict[str, Any]:
    """Random weights for Carcosa in which nothing is 0, and that half precision holds exactly."""
    weights, draws = first_weights(GAME, 16, 8, seed), np.random.default_rng(seed)
    for name in ("hidden_bias", "middle_bias", "worth", "policy"):
        weights[name] = draws.standard_normal(weights[name].shape).astype(np.float32) / 4
    weights["scales"] = draws.uniform(0.1, 1.0, weights["scales"].shape)
    return {name: array.astype(np.float16).astype(np.float32) if array.dtype == np.float32 else array
            for name, array in weights.items()}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("weights") / "random.npz"
    save_weights(path, GAME, some_weights())
    return path


def plain_net(weights: dict[str, Any]) -> Net:
    """The plain twin of a net for compiled rules."""
    space, (seen, flat) = ActionSpace(GAME), observation_buffers(GAME.observation.spec)
    return new_net(seen.view(np.recarray), flat, weights, space.firsts, space.ranks, 192, np.float64)


def moments(players: int, seed: int, every: int) -> Any:
    session = Session(GAME, RULESET, OPTIONS, [None] * players, seed)
    agents, number = [SeatedAgent("random", seat, seed) for seat in range(players)], 0
    while not session.over:
        if number % every == 0:
            yield session
        session.play(agents[session.to_move].choose(session, number))
        number += 1


def test_the_net_is_the_one_that_was_fitted() -> None:
    need_extra("learn")
    import jax

    from tapete.learn.net import LAYERS, fixed_of, forward
    weights = some_weights()
    net, space = plain_net(weights), ActionSpace(GAME)
    layers = {name: jax.numpy.asarray(weights[name]) for name in LAYERS}
    for session in moments(4, seed=2, every=40):
        evaluate_net(net, session.state, session.to_move, OBSERVE)
        menu = GAME.Menu.plain()
        GAME.rules.legal(session.state, menu)
        net_priors(net, menu)
        worth, choice = forward(layers, fixed_of(weights), net.flat[:1])
        assert net_value(net) == pytest.approx(float(jax.nn.sigmoid(worth[0])), abs=0.02)
        legal = [space.number(action) for action in menu.actions[:menu.n]]
        wanted = np.asarray(jax.nn.softmax(choice[0][np.array(legal)]))
        assert np.allclose(net.chances[:menu.n], wanted, atol=0.03)
        assert net.chances[:menu.n].sum() == pytest.approx(1.0)


def test_what_differs_is_added_and_taken_away() -> None:
    """Layers that are updated from an earlier position equal layers that are filled from the start."""
    kept, fresh = plain_net(some_weights()), plain_net(some_weights())
    for session in moments(3, seed=5, every=9):
        clear_cache(fresh)
        evaluate_net(kept, session.state, 1, OBSERVE)
        evaluate_net(fresh, session.state, 1, OBSERVE)
        assert np.allclose(kept.hidden_at, fresh.hidden_at, atol=1e-9)
        assert net_value(kept) == pytest.approx(net_value(fresh), abs=1e-9)


def test_weights_are_read_as_they_were_written(file: Path) -> None:
    net, weights = net_of(GAME, read_weights(file, GAME)), some_weights()
    assert all((getattr(net, name) == weights[name]).all() for name in ("table", "middle", "policy", "worth", "rows"))


def test_weights_for_another_game_or_none_are_refused(file: Path, tmp_path: Path) -> None:
    broken, other = tmp_path / "broken.npz", tmp_path / "other.npz"
    broken.write_bytes(file.read_bytes()[:1000])
    arrays = dict(np.load(file))
    np.savez(other, **{**arrays, "fingerprint": np.array("another")})
    np.savez(tmp_path / "part.npz", fingerprint=np.array(fingerprint(GAME)))
    for name, said in (("missing", "cannot be read"), ("broken", "no file of weights"), ("part", "no file of weights"),
                       ("other", "these weights are not for the present version of carcosa")):
        with pytest.raises(InputError, match=said):
            net_for(GAME, [parse_agent(f"learned:weights={tmp_path / name}.npz")])


def test_who_wants_other_weights_at_one_table_is_refused(file: Path) -> None:
    agents = [parse_agent(f"learned:weights={path}") for path in (file, "other.npz")]
    with pytest.raises(InputError, match="expected the same weights for all seats"):
        net_for(GAME, agents)


def test_weights_that_come_with_a_game_fit_it_as_it_is() -> None:
    """One field of its sight or one choice more, and they are for another game: they must be brought along with it."""
    shipped = [game for game in map(find_game, NAMES) if weights_of(game).exists()]
    assert GAME in shipped
    for game in shipped:
        net_for(game, [parse_agent("learned")])


def test_a_game_without_weights_has_no_learned_agent() -> None:
    for name in ("high_card", "gloom"):
        with pytest.raises(InputError, match=f"no weights come with {name}; train some"):
            net_for(find_game(name), [parse_agent("learned")])


def test_a_net_sees_of_an_imagined_state_only_what_the_seat_may_know() -> None:
    """An observation that is not fair reads everything, so a search covers a copy of the state that it imagines."""
    game = find_game("high_card")
    sight, agent = game.observation.spec, parse_agent("learned")
    assert not sight.fair and len(search_states(game, [agent])) == 3 and len(search_states(GAME, [agent])) == 2
    assert len(search_states(game, [parse_agent("mcts")])) == 2
    session = Session(game, game.ruleset(), game.options(game.ruleset()), [None] * 3, 5)
    rules, known = seeing_rules(game.rules, sight), sight.record.plain()
    sight.observe(session.blinded(1), 1, known)
    for deal in range(3):
        states, seen, flat = game.State.plains(3), *observation_buffers(sight)
        states[WORK] = session.blinded(1)
        game.rules.redeal(states[WORK], plain_rng(deal), game.Menu.plain())
        imagined = game.State.copy(states[WORK])
        net = no_net(seen.view(np.recarray), flat)
        see(TreeSpace(states, None, None, None, net), 1, rules)
        assert sight.record.unpack(seen[0]) == known and states[WORK] == imagined != states[EYES]


def test_a_search_knows_a_sight_only_if_a_net_guides_it() -> None:
    """Other searches, and a page's, stay small."""
    gloom, guided = find_game("gloom"), [parse_agent("greedy"), parse_agent("learned")]
    assert machine_for(gloom, guided[:1]) is gloom.machine and gloom.machine.sight is None
    assert machine_for(gloom, guided).sight is gloom.observation.spec
    assert machine_for(gloom, guided) is machine_for(gloom, guided)
    assert machine_for(GAME, guided) is GAME.machine and GAME.machine.sight is GAME.observation.spec
    assert net_for(gloom, guided[:1]).flat.shape == (2, 1)


@pytest.mark.parametrize("name", ["gloom", "bethlem", "souls", "high_card"])
def test_layers_of_every_game_are_updated_from_an_earlier_position(name: str) -> None:
    game = find_game(name)
    sight, space = game.observation.spec, ActionSpace(game)
    weights, draws = first_weights(game, 4, 4, 1), np.random.default_rng(2)
    weights["worth"] = draws.standard_normal(weights["worth"].shape)
    nets = []
    for _ in range(2):
        seen, flat = observation_buffers(sight)
        nets.append(new_net(seen.view(np.recarray), flat, weights, space.firsts, space.ranks, 400, np.float64))
    session, values = Session(game, game.ruleset(), game.options(game.ruleset()), [None] * game.fewest, 5), set()
    agents = [SeatedAgent("random", seat, 5) for seat in range(game.fewest)]
    for number in range(24):
        if number % 6 == 0:
            clear_cache(nets[1])
            for net in nets:
                evaluate_net(net, session.blinded(0), 0, sight.observe)
            assert np.allclose(nets[0].hidden_at, nets[1].hidden_at, atol=1e-9)
            values.add(net_value(nets[0]))
        if not session.over:
            session.play(agents[session.to_move].choose(session, number))
    assert len(values) > 1


def test_hidden_cards_do_not_change_a_learned_choice(file: Path) -> None:
    session = next(iter(moments(2, seed=8, every=30)))
    agent, found = parse_agent(f"learned:iterations=60,weights={file}"), set()
    blinded = session.blinded(session.to_move)
    for deal in range(4):
        other = GAME.State.copy(blinded)
        GAME.rules.redeal(other, plain_rng(deal), GAME.Menu.plain())
        GAME.rules.blind(other, session.to_move)
        opinions = Searcher(GAME, agent, 2, 7).think(other, session.legal())
        found.add(tuple((o.action, o.visits, o.value) for o in opinions))
    assert len(found) == 1
    assert sum(opinion.visits for opinion in opinions) == 60


def test_what_a_search_never_tried_has_an_opinion_too(file: Path) -> None:
    """A net gives every action a node; few iterations do not come to all of them."""
    agent = parse_agent(f"learned:iterations=2,weights={file}")
    session = next(session for session in moments(2, seed=8, every=1) if len(session.legal()) > 3)
    opinions = Searcher(GAME, agent, 2, 7).think(session.blinded(session.to_move), session.legal())
    assert [opinion.action for opinion in opinions if not opinion.visits]
    assert {opinion.action for opinion in opinions} == set(session.legal())


def test_a_learned_search_is_the_same_plain_and_compiled(file: Path) -> None:
    """A whole contest of few iterations, to the last summary."""
    agents = [f"learned:iterations=3,exploration=0.3,weights={file}",
              f"learned:iterations=2,rollout=greedy,horizon=1,weights={file}"]
    blank = GAME.blank(OPTIONS, [None, None])
    states, compiled = GAME.State.array(3), GAME.Summary.array(1)
    states[2] = GAME.State.pack(blank)[0]
    packed, nodes, space = search_memory(GAME, agents)
    plans, plain_nodes = SearchPlan.plains(2), Node.plains(len(nodes))
    for plain, one in zip(list(plans), packed, strict=True):
        SearchPlan.assign(plain, SearchPlan.unpack(one))
    mind = TreeSpace(GAME.State.array(2), GAME.Menu.array(3), new_rngs(1), nodes, space.net)
    assert GAME.machine.contest.compiled(states, mind, space, packed, compiled, 3, 1, 100_000) == 1
    states, rows = GAME.State.plains(3), GAME.Summary.plains(1)
    states[2] = blank
    mind = TreeSpace(GAME.State.plains(2), GAME.Menu.plains(3), [plain_rng(0)], plain_nodes,
                     plain_net(read_weights(file, GAME)))
    assert GAME.machine.contest(states, mind, space, plans, rows, 3, 1, 100_000) == 1
    assert list(rows) == [GAME.Summary.unpack(row) for row in compiled]


def test_numbers_are_scaled_to_one_size() -> None:
    weights = first_weights(GAME, 4, 4, 1)
    seen = np.zeros((10, len(weights["scales"])), np.int16)
    seen[:, 8], seen[:5, 9] = 20, 2
    scales = scales_of(weights, seen)
    assert scales[8] == pytest.approx(1 / 20) and scales[9] == pytest.approx(1 / 2**0.5) and scales[10] == 1


def test_fitting_comes_nearer_to_the_lessons() -> None:
    need_extra("learn")
    from tapete.learn.net import Fitting
    draws = np.random.default_rng(3)
    rows, actions = 256, ActionSpace(GAME).size
    seen = draws.integers(0, 2, (rows, GAME.observation.spec.width)).astype(np.int16)
    masks = np.zeros((rows, actions), bool)
    masks[:, :4] = True
    lessons = {"seen": seen, "masks": masks, "shares": np.eye(actions, dtype=np.float32)[seen[:, 3] + 2 * seen[:, 4]],
               "thought": np.ones(rows, np.float32), "target": seen[:, 7].astype(np.float32)}
    fitting = Fitting(first_weights(GAME, 16, 8, 1), 0.01)
    before = fitting.judge(lessons)
    for _ in range(60):
        fitting.step(lessons)
    after = fitting.judge(lessons)
    assert after["worth"] < 0.5 * before["worth"] and after["choice"] < 0.7 * before["choice"]
    again = Fitting(first_weights(GAME, 16, 8, 1), 0.01)
    for _ in range(60):
        again.step(lessons)
    assert all((again.now()[name] == fitting.now()[name]).all() for name in fitting.now())


def test_a_folder_keeps_to_one_plan(tmp_path: Path) -> None:
    need_extra("learn")
    from tapete.learn.train import Training
    from tapete.learn.train import TrainingPlan as Course
    plan = Course("carcosa", "canon-0.4", 4)
    assert Training(plan, tmp_path).done == 0
    assert json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))["rows"] == plan.rows
    assert Training(plan, tmp_path).plan == plan
    with pytest.raises(InputError, match="a training by another plan"):
        Training(replace(plan, rows=5), tmp_path)


@pytest.mark.parametrize("what", ["version", "agents_version"])
def test_a_training_goes_on_by_the_rules_and_agents_that_it_was_begun_by(tmp_path: Path, what: str) -> None:
    need_extra("learn")
    from tapete.learn.train import Training
    from tapete.learn.train import TrainingPlan as Course
    plan, path = Course("carcosa", "canon-0.4", 4), tmp_path / "plan.json"
    Training(plan, tmp_path)
    begun = json.loads(path.read_text(encoding="utf-8"))
    for other in (begun | {what: 77}, {name: value for name, value in begun.items() if name != what}):
        path.write_text(json.dumps(other), encoding="utf-8")
        with pytest.raises(InputError, match=r"this training was begun by version \d+ of the rules and \d+ of"):
            Training(plan, tmp_path)


@pytest.mark.long
def test_a_training_that_was_stopped_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    need_extra("learn")
    from tapete.lab.engines.engine import Local
    from tapete.learn.train import Training
    from tapete.learn.train import TrainingPlan as Course
    plan = Course("carcosa", "canon-0.4", 2, rows=1600, iterations=10, hidden=8, middle=8, batch=128)
    with Local(1) as engine:
        whole = list(Training(plan, tmp_path / "whole").run(engine, 2))
        list(Training(plan, tmp_path / "parts").run(engine, 1))
        rest = list(Training(plan, tmp_path / "parts").run(engine, 2))
    assert [report.round for report in whole] == [0, 1, 2] and [report.round for report in rest] == [2]
    assert replace(rest[0], seconds=0) == replace(whole[2], seconds=0)
    files = [(tmp_path / folder / "round-002.npz").read_bytes() for folder in ("whole", "parts")]
    assert files[0] == files[1]
    assert len((tmp_path / "parts" / "rounds.jsonl").read_text(encoding="utf-8").splitlines()) == 3
