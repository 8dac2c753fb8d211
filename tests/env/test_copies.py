"""Everything public can be copied in the middle of a game, in this process and into another, and goes on the same."""
from __future__ import annotations

import copy
import inspect
import pickle
import pkgutil
import re
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import pytest

import tapete.agents
import tapete.env
from tapete.agents import parse_agent
from tapete.agents.expectimax import ExactSearcher
from tapete.agents.mcts import Searcher
from tapete.agents.policies import Policy
from tapete.agents.seat import SeatedAgent
from tapete.env.aec import TableEnv
from tapete.env.batch import Batch
from tapete.env.parallel import ParallelTableEnv
from tapete.env.solo import SoloEnv
from tapete.env.table import LegalActions, OneGame
from tapete.env.text import TextEnv
from tapete.env.vector import BatchVectorEnv
from tapete.errors import InputError
from tapete.gamedef.action_space import ActionSpace
from tapete.games import find_game, game_names
from tapete.referee.session import Session
from tapete.talk.telling import SeatTeller

from ..slow import NOT_STEPPED, games

pytestmark = pytest.mark.xdist_group("carcosa")
DOCS = Path(__file__).parents[2] / "docs" / "api"
COMPILER_ONLY = {"tapete.env.stepping"}
"""Modules of `tapete.env` that are no part of its documented names."""
STEPS = 25


class LastAction:
    """A policy that takes the last action of the menu."""

    def choose(self, asked: Any) -> list[int]:
        return [each.legal[-1] for each in asked]


POLICY = f"{__name__}:LastAction"


def teller_options(name: str) -> Any:
    return find_game(name).options(find_game(name).ruleset())


def teller_of(name: str) -> SeatTeller:
    session = session_of(name)
    return SeatTeller(session.game, session.ruleset.name, session.options, session.to_move, len(session.asked), "en")


def batch_of(name: str) -> Batch:
    game = find_game(name)
    ruleset = game.ruleset()
    batch = Batch(game, ruleset, game.options(ruleset), [None] * game.most, 3, 4, limit=40, shaping=0.5)
    for _ in range(15):
        batch.step(batch.sample())
    return batch


def alone(name: str) -> str:
    """This game if it is cooperative, else Carcosa."""
    return name if find_game(name).results.cooperative else "carcosa"


def solo_of(name: str) -> SoloEnv:
    return begun(SoloEnv(alone(name)))


def begun(env: Any) -> Any:
    """An environment in the middle of its first game."""
    env.reset(seed=4)
    played(env, 15)
    return env


def space_to_choose(env: Any) -> LegalActions:
    """The action space of the first seat that has a choice, when the game comes to one."""
    for _ in range(100):
        for space in [env.action_space] if isinstance(env, SoloEnv) else map(env.action_space, env.agents):
            if len({int(space.sample()) for _ in range(20)}) > 1:
                return space
        played(env, 1)
    raise AssertionError("no seat has a choice")


def session_of(name: str) -> Session:
    game = find_game(name)
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), [None] * game.most, 4)
    for k in range(8):
        legal = session.legal()
        session.play(legal[k % len(legal)])
    return session


def seated(agent: str) -> Callable[[str], Any]:
    """An agent that has chosen before, and the session that it chooses in."""
    def make(name: str) -> Any:
        session = session_of(name)
        made = SeatedAgent(agent, session.to_move, 4)
        made.choose(session, 8)
        return made, session
    return make


def searcher_of(name: str) -> Any:
    session = session_of(name)
    made = Searcher(session.game, parse_agent("mcts:iterations=30"), len(session.asked), 4)
    made.think(session.blinded(session.to_move), session.legal())
    return made, session


def exact_of(name: str) -> Any:
    session = session_of("carcosa")
    made = ExactSearcher(session.game, parse_agent("expectimax:depth=1,nodes=200,table=4"), len(session.asked))
    made.think(session.blinded(session.to_move), session.to_move)
    return made, session


MAKERS: dict[type, list[Callable[[str], Any]]] = {
    Batch: [batch_of],
    ActionSpace: [lambda name: ActionSpace(find_game(name))],
    OneGame: [lambda name: OneGame(name)],
    LegalActions: [lambda name: space_to_choose(begun(TableEnv(name))),
                   lambda name: space_to_choose(begun(ParallelTableEnv(name))),
                   lambda name: space_to_choose(solo_of(name))],
    TableEnv: [lambda name: begun(TableEnv(name, limit=30))],
    ParallelTableEnv: [lambda name: begun(ParallelTableEnv(name, limit=30))],
    SoloEnv: [solo_of, lambda name: begun(SoloEnv(name, limit=60, seat=1, opponents="greedy")),
              lambda name: begun(SoloEnv(name, opponents="mcts:iterations=10,reuse=0.5"))],
    BatchVectorEnv: [lambda name: begun(BatchVectorEnv(alone(name), 3, limit=20)),
                     lambda name: begun(BatchVectorEnv(alone(name), 3, autoreset_mode="SameStep", limit=20))],
    Session: [session_of],
    SeatedAgent: [seated("random"), seated("greedy"), seated(POLICY), seated("mcts:iterations=30,reuse=0.5")],
    Searcher: [searcher_of],
    ExactSearcher: [exact_of],
    Policy: [lambda name: Policy(POLICY, {})],
    TextEnv: [lambda name: begun(TextEnv(name))],
    SeatTeller: [teller_of],
}
"""For each public class: functions that make one of a game, in the middle of the game."""


def go_on(thing: Any) -> Any:
    """All that follows when a thing goes on."""
    if isinstance(thing, Policy):
        session = Session(find_game("gloom"), find_game("gloom").ruleset(), teller_options("gloom"), [None] * 3, 4)
        question = SeatedAgent(POLICY, session.to_move, 4).question(session, 0)
        assert question is not None
        return thing.choose([question])
    if isinstance(thing, SeatTeller):
        session = session_of(thing.game.name)
        return thing.tell(session.blinded(thing.seat), session.news(), [])
    if isinstance(thing, tuple):
        return decided(*thing)
    if isinstance(thing, Batch):
        return stepped(thing)
    if isinstance(thing, OneGame):
        return [(thing.observe(thing.to_move, thing.mask)["observation"].tobytes(), thing.step(thing.batch.sample()[0]))
                for _ in range(STEPS) if not thing.over]
    if isinstance(thing, ActionSpace):
        return thing.size, thing.codes.tobytes(), thing.ranks.tobytes(), [thing.text(int(code)) for code in thing.codes]
    if isinstance(thing, LegalActions):
        return [int(thing.sample()) for _ in range(STEPS)]
    if isinstance(thing, Session):
        return chosen(thing)
    return played(thing, STEPS)


def stepped(batch: Batch) -> Any:
    arrays = ("observations", "masks", "seats", "rewards", "ended", "cut", "lengths", "last_lengths", "choices",
              "last_choices", "outcomes")
    followed = []
    for _ in range(STEPS):
        actions = batch.sample()
        batch.step(actions)
        followed.append([actions.tobytes(), batch.seen.tobytes(), batch.menu[0].tobytes(), batch.steps,
                         *(getattr(batch, name).tobytes() for name in arrays),
                         batch.look(1, 0).tobytes(), sorted(batch.asked(0))])
    return followed


def chosen(session: Session) -> Any:
    followed = [session.news()]
    for k in range(STEPS):
        if session.over:
            break
        legal = session.legal()
        followed.append((session.to_move, legal, session.play(legal[k % len(legal)]), session.digest()))
    return followed, session.rolled, session.pending, session.given, len(session.called)


def decided(agent: Any, session: Session) -> Any:
    followed: list[Any] = []
    for number in range(4):
        if session.over:
            break
        legal = session.legal()
        choice = legal[number % len(legal)]
        if isinstance(agent, SeatedAgent) and session.to_move == agent.seat:
            choice = agent.choose(session, 9 + number)
        if isinstance(agent, Searcher):
            followed.append(agent.think(session.blinded(session.to_move), legal))
        if isinstance(agent, ExactSearcher):
            followed.append(agent.think(session.blinded(session.to_move), session.to_move))
        if isinstance(agent, SeatedAgent):
            agent.watch(session, choice)
        session.play(choice)
        followed.append(choice)
    return followed


def played(env: Any, steps: int) -> Any:
    """What so many steps of an environment show; the actions come from its own spaces."""
    followed: list[Any] = []
    for _ in range(steps):
        if isinstance(env, TableEnv):
            if not env.agents:
                env.reset()
            seen, *rest = env.last()
            done = rest[1] or rest[2]
            action = None if done else env.action_space(env.agent_selection).sample()
            env.step(action)
            followed.append((env.agent_selection, action, rest, seen["observation"].tobytes(),
                             seen["action_mask"].tobytes()))
        elif isinstance(env, ParallelTableEnv):
            if not env.agents:
                env.reset()
            actions = {agent: int(env.action_space(agent).sample()) for agent in env.agents}
            seen, *rest = env.step(actions)
            followed.append((actions, rest, [each.tobytes() for one in seen.values() for each in one.values()]))
        elif isinstance(env, BatchVectorEnv):
            action = env.batch.sample()
            seen, *rest = env.step(action)
            followed.append((action.tolist(), [each.tolist() for each in rest[:3]], rest[3]["seat"].tolist(),
                             [each.tobytes() for each in seen.values()], env.action_masks().tobytes()))
        elif isinstance(env, TextEnv):
            if env.session is None or env.session.over:
                env.reset()
            seat, text = env.get_observation()
            choices = env.told(seat).choices
            followed.append((text, env.step(choices[len(text) % len(choices)].do)))
        else:
            action = int(env.action_space.sample())
            seen, *rest = env.step(action)
            followed.append((action, rest, [each.tobytes() for each in seen.values()]))
            if rest[1] or rest[2]:
                env.reset()
    return followed


# ---- every public class has a maker --------------------------------------------------------------

def public_classes() -> set[type]:
    """The classes of the documented environments, of sessions and of agents, but for those that only hold data."""
    named = re.findall(r"^::: (\S+)", (DOCS / "env.md").read_text(encoding="utf-8"), re.M)
    ours = [f"tapete.env.{module.name}" for module in pkgutil.iter_modules(tapete.env.__path__)]
    assert set(ours) - COMPILER_ONLY <= set(named), "name it in docs/api/env.md"
    agents = [f"tapete.agents.{module.name}" for module in pkgutil.iter_modules(tapete.agents.__path__)]
    return {kind for module in (*named, *agents, "tapete.agents", "tapete.referee.session")
            for name, kind in vars(import_module(module)).items()
            if inspect.isclass(kind) and kind.__module__ == module and not name.startswith("_") and not only_data(kind)}


def only_data(kind: type) -> bool:
    frozen = getattr(kind, "__dataclass_params__", None)
    return issubclass(kind, tuple) or Protocol in kind.__bases__ or (frozen is not None and frozen.frozen)


def test_every_public_class_is_copied_here() -> None:
    assert public_classes() == set(MAKERS), "say in MAKERS how one is made in the middle of a game"


# ---- copies ---------------------------------------------------------------------------------------

@pytest.fixture(scope="module")
def elsewhere() -> Any:
    """Another process, which has begun anew."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield pool


def first_followed(data: bytes) -> Any:
    return go_on(pickle.loads(data))


@pytest.mark.parametrize("kind, number", [(kind, number) for kind, makers in MAKERS.items()
                                          for number in range(len(makers))],
                         ids=lambda it: it.__name__ if isinstance(it, type) else str(it))
@pytest.mark.parametrize("name", games(*NOT_STEPPED))
def test_a_copy_goes_on_like_the_original(name: str, kind: type, number: int, elsewhere: Any) -> None:
    thing = MAKERS[kind][number](name)
    data = pickle.dumps(thing)
    copies = [copy.deepcopy(thing), pickle.loads(data),
              (copy.copy(thing[0]), copy.copy(thing[1])) if isinstance(thing, tuple) else copy.copy(thing)]
    followed = go_on(thing)
    assert [go_on(each) for each in copies] == [followed] * 3
    assert elsewhere.submit(first_followed, data).result() == followed
    if kind not in (ActionSpace, ExactSearcher, Policy, SeatTeller):
        assert go_on(pickle.loads(pickle.dumps(thing))) != followed, "nothing moved, so nothing was compared"


@pytest.mark.parametrize("name", game_names())
def test_a_copied_game_is_the_same_game(name: str) -> None:
    game = find_game(name)
    assert copy.copy(game) is copy.deepcopy(game) is pickle.loads(pickle.dumps(game)) is game
    ruleset = game.ruleset()
    options = game.options(ruleset)
    assert pickle.loads(pickle.dumps((ruleset, options))) == (ruleset, options)


class CountingBatch(Batch):
    """A batch that somebody derived, with a mark of its own."""

    mark = 0


def test_a_copy_keeps_what_a_derived_class_adds() -> None:
    game = find_game("gloom")
    batch = CountingBatch(game, game.ruleset(), game.options(game.ruleset()), [None] * 3, 2)
    batch.mark = 7
    again = copy.deepcopy(batch)
    assert type(again) is CountingBatch and again.mark == 7
    assert np.shares_memory(again.seen, again.observations) and not np.shares_memory(again.seen, batch.seen)


# ---- refusals -------------------------------------------------------------------------------------

def test_a_session_with_a_source_of_dice_refuses_copies() -> None:
    game = find_game("carcosa")
    session = Session(game, game.ruleset(), game.options(game.ruleset()), [None] * 4, 4, lambda sides: 1)
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(InputError, match="dice come from outside"):
            copied(session)


def test_a_game_of_no_module_is_not_loaded_elsewhere() -> None:
    game = type(find_game("gloom"))(find_game("gloom").pack)
    assert copy.deepcopy(game) is game
    with pytest.raises(InputError, match="gloom: this game is in no module"):
        pickle.dumps(game)


def test_a_batch_of_another_layout_is_refused() -> None:
    state = batch_of("gloom").__getstate__()
    *rest, layout, data = state["made"]
    state["made"] = (*rest, layout[::-1], data)
    with pytest.raises(InputError, match="another version"):
        Batch.__new__(Batch).__setstate__(state)
