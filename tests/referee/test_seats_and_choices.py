"""Seats, games and choices that callers give by number: one that does not exist is refused in a clear sentence."""
from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tapete.env.aec import TableEnv
from tapete.env.batch import Batch
from tapete.env.parallel import ParallelTableEnv
from tapete.env.solo import SoloEnv
from tapete.env.table import OneGame
from tapete.errors import IllegalMoveError, InputError
from tapete.gamedef.action_space import ActionSpace
from tapete.games import NAMES, find_game, speech_of
from tapete.kernel.menu import Grammar
from tapete.referee.session import Session
from tapete.text.spoken import said

from ..slow import NOT_STEPPED, games

NUMBERED = {"seat", "seats", "i", "action", "actions", "agent", "players", "n"}
"""The names of parameters that are one of some."""
NUMBERS = [-1, -2, 99, 255, 256, 2**31, 2**62, -2**62]
TAKE_NO_PART: set[tuple[type, str]] = {
    (Session, "__init__"), (Session, "at"), (Batch, "__init__"),    # of seats, these take the roles
    (OneGame, "observation_space"),                                 # how many actions there are
    (OneGame, "observe"), (OneGame, "mask_of"),                     # by the environments, of agents that they have
}


def session(name: str) -> Session:
    game = find_game(name)
    return Session(game, game.ruleset(), game.options(game.ruleset()),
                   [None] * (game.configuration.usual_seats or game.most), 3)


def batch(name: str = "carcosa") -> Batch:
    game = find_game(name)
    return Batch(game, game.ruleset(), game.options(game.ruleset()), [None] * game.fewest, 2, 1)


def begun(env: Any) -> Any:
    env.reset(seed=1)
    return env


def all_of(env: ParallelTableEnv, number: Any) -> Any:
    return env.step(dict.fromkeys(env.agents, number))


CALLS: dict[tuple[type, str], Callable[[Any], Any]] = {
    (Session, "view"): lambda n: session("carcosa").view(n),
    (Session, "blinded"): lambda n: session("carcosa").blinded(n),
    (Session, "play"): lambda n: session("carcosa").play(n),
    (Session, "refusal"): lambda n: session("carcosa").refusal(speech_of("carcosa", "en"), 1, n),
    (Session, "let_choose"): lambda n: session("carcosa").let_choose(n),
    (Session, "check_legal"): lambda n: session("carcosa").check_legal(n),
    (Batch, "asked"): lambda n: batch().asked(n),
    (Batch, "look"): lambda n: (batch().look(n, 0)),
    (Batch, "step"): lambda n: batch().step(np.array([n, n])),
    (ActionSpace, "number"): lambda n: batch().space.number(n),
    (ActionSpace, "text"): lambda n: batch().space.text(n),
    (Session, "check_seat"): lambda n: session("carcosa").check_seat(n),
    (Grammar, "check"): lambda n: find_game("carcosa").grammar.check(n),
    (OneGame, "seat_of"): lambda n: OneGame("carcosa").seat_of(n),
    (Grammar, "text"): lambda n: find_game("carcosa").grammar.text(n),
    (OneGame, "step"): lambda n: OneGame("carcosa").step(n),
    (TableEnv, "step"): lambda n: begun(TableEnv("carcosa")).step(n),
    (TableEnv, "observe"): lambda n: begun(TableEnv("carcosa")).observe(f"seat_{n}"),
    (TableEnv, "action_space"): lambda n: TableEnv("carcosa").action_space(f"seat_{n}"),
    (TableEnv, "observation_space"): lambda n: TableEnv("carcosa").observation_space(f"seat_{n}"),
    (ParallelTableEnv, "step"): lambda n: all_of(begun(ParallelTableEnv("carcosa")), n),
    (ParallelTableEnv, "action_space"): lambda n: ParallelTableEnv("carcosa").action_space(f"seat_{n}"),
    (ParallelTableEnv, "observation_space"): lambda n: ParallelTableEnv("carcosa").observation_space(f"seat_{n}"),
    (Batch, "state"): lambda n: batch().state(n),
    (OneGame, "text"): lambda n: OneGame("carcosa").text(n),
    (SoloEnv, "__init__"): lambda n: SoloEnv("carcosa", seat=n, opponents="greedy"),
    (SoloEnv, "step"): lambda n: begun(SoloEnv("carcosa", strict=True)).step(n)}
MORE: dict[str, Callable[[Any], Any]] = {
    "players of a game": lambda n: OneGame("carcosa", players=n),
    "play for a seat": lambda n: session("carcosa").play("search", n),
    "legal for a seat": lambda n: session("carcosa").check_legal(session("carcosa").legal()[0], n),
    "look for a seat": lambda n: batch().look(0, n),
    "step without an agent": lambda n: begun(ParallelTableEnv("carcosa")).step({f"seat_{n}": 0})}


def entries() -> Iterator[tuple[type, str]]:
    for kind in (Session, Batch, ActionSpace, Grammar, OneGame, TableEnv, ParallelTableEnv, SoloEnv):
        for name, each in vars(kind).items():
            each = getattr(each, "__func__", each)
            if inspect.isfunction(each) and (not name.startswith("_") or name == "__init__") and \
                    NUMBERED & set(inspect.signature(each).parameters):
                yield kind, name


def test_every_entry_that_takes_a_seat_or_a_choice_is_tried_here() -> None:
    assert set(entries()) - TAKE_NO_PART - set(CALLS) == set(), "give CALLS a way to call it"
    assert set(CALLS) | TAKE_NO_PART <= set(entries())


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("call", [*CALLS.values(), *MORE.values()],
                         ids=[*(f"{kind.__name__}.{name}" for kind, name in CALLS), *MORE])
def test_one_that_there_is_not_is_refused_in_a_sentence(call: Callable[[Any], Any], number: int) -> None:
    with pytest.raises(InputError) as raised:
        call(number)
    assert said(raised.value, "es") != said(raised.value, "en") or isinstance(raised.value, IllegalMoveError)
    assert len(str(raised.value)) > 10


@pytest.mark.parametrize("name", NAMES)
def test_each_that_there_is_is_taken(name: str) -> None:
    here = session(name)
    for seat in (*range(len(here.asked)), here.game.spectator):
        here.view(seat)
        here.blinded(seat)
    for action in here.legal():
        here.check_legal(action, here.to_move)
    here.play(here.legal()[0], here.to_move)


@pytest.mark.parametrize("name", games(*NOT_STEPPED))
def test_each_that_there_is_is_taken_of_many_games(name: str) -> None:
    here, of_many = session(name), batch(name)
    for seat in range(here.game.fewest):
        of_many.look(1, seat)
    for action in here.legal():
        assert of_many.space.text(action) == here.game.grammar.text(action)


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_behind_the_last_one_is_none(name: str) -> None:
    here = session(name)
    for seat in {-1, len(here.asked), here.game.most, here.game.spectator + 1} - {here.game.spectator}:
        with pytest.raises(InputError, match=str(seat)):
            here.view(seat)


def test_a_refused_choice_changes_nothing() -> None:
    here = session("carcosa")
    before = here.digest()
    for number in NUMBERS:
        with pytest.raises(InputError):
            here.play(number)
    assert here.digest() == before
