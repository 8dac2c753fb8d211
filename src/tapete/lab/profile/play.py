"""A profile's work in parts that any process can do: from a part of a study and its blank state to arrays."""
from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import numpy as np

from ...agents import parse_agent
from ...agents.minds import minds_of
from ...errors import DefectError
from ...games import find_game
from ...kernel.agenda import Fault
from ...kernel.catalogue import NOTHING_FORBIDDEN, PLANES
from ...kernel.dice import luck, lucks
from ...kernel.playout import GREEDY, RANDOM, begin, choose, goes_on
from ...kernel.rule import IDS
from ...search.mcts import Mind
from ...search.profile import Counted, Course, Games, Moment
from ..simulate import BOUND, Batch, Study, play_batch
from .study import catalogue_of

Array = np.ndarray[Any, Any]

LONGEST = 4096
"""Moments of one game at most: a game of more beats counts as endless, a defect."""


def count_part(part: Study, blank: Array, forbidden: int = NOTHING_FORBIDDEN) -> tuple[Array, Array, Array]:
    """The games' summaries, courses and counts (game, plane, thing); `forbidden` is a kind of action."""
    rows, courses, counts, _, _ = _play(part, blank, 0, forbidden)
    return rows, courses, counts


def hope_part(part: Study, blank: Array, playouts: int) -> tuple[Array, Array]:
    """The games' moments, one game after the other, and what had turned up by each (moment, thing)."""
    moments, trails = [], []
    for i in range(part.games):
        one = replace(part, seed=part.seed + i, games=1)
        _, courses, _, looked, trail = _play(one, blank, playouts, NOTHING_FORBIDDEN)
        n = int(courses[0]["moments"])
        moments.append(looked[:n])
        trails.append(trail[:n].copy())
    return np.concatenate(moments), np.concatenate(trails)


def _play(part: Study, blank: Array, playouts: int, forbidden: int) -> tuple[Array, Array, Array, Array, Array]:
    game = find_game(part.game)
    states, size, room = game.State.array(3), catalogue_of(game).size, LONGEST if playouts else 1
    states[2] = blank[0]
    plans, nodes, space = minds_of(game, part.agents)
    rows, courses, counts = game.Summary.array(part.games), _array(Course, part.games), \
        np.zeros((part.games, PLANES, size), np.uint16)
    moments, trail = _array(Moment, room), np.zeros((room, size), np.uint16)
    assert game.machine.profile is not None
    played = game.machine.profile.compiled(
        states, Mind(game.State.array(2), game.Menu.array(3), lucks(2), nodes, space.net), space, game.State.array(3),
        plans, Counted(rows, courses, counts, moments, trail), Games(part.seed, part.games, playouts, forbidden, BOUND))
    if played < part.games:
        raise DefectError(f"the rules broke in the game of seed {part.seed + played}: "
                          f"{Fault(int(states[0]['fault'])).name}")
    return rows, courses, counts, moments, trail


def _array(kind: Any, n: int) -> Array:
    array: Array = kind.array(n)
    return array


def counted_rules(game: str) -> list[str]:
    """The ids of the ledger's rules that code of a game carries out, in alphabetical order."""
    find_game(game)
    return sorted(rule_id for rule_id in IDS if rule_id.startswith(f"{game}."))


def firing_part(part: Study, blank: Array) -> tuple[Array, Array]:
    """How often each of `counted_rules` ran in each game, and how often it was asked what is legal: (game, rule).

    The games are played as plain Python; seats that search go by greedy.
    """
    game = find_game(part.game)
    ids = counted_rules(part.game)
    codes = {function.__code__ for rule_id in ids for function in IDS[rule_id]}
    agents = [RANDOM if parse_agent(agent).name == "random" else GREEDY for agent in part.agents]
    fired, asked = (np.zeros((part.games, len(ids)), np.int64) for _ in range(2))
    for i in range(part.games):
        ran, queried = dict.fromkeys(codes, 0), dict.fromkeys(codes, 0)
        _play_plain(game, game.State.unpack(blank), agents, part.seed + i, ran, queried)
        for k, rule_id in enumerate(ids):
            fired[i, k] = sum(ran[function.__code__] for function in IDS[rule_id])
            asked[i, k] = sum(queried[function.__code__] for function in IDS[rule_id])
    return fired, asked


def _play_plain(game: Any, blank: Any, agents: list[int], seed: int, ran: dict[Any, int],
                queried: dict[Any, int]) -> None:
    rules, states, menu, chance = game.rules, game.State.plains(3), game.Menu.plain(), luck(0)
    states[2] = blank
    with _counting(ran):
        begin(states, chance, seed, rules)
    s, choices = states[0], 0
    with _counting(queried):
        rules.legal(s, menu)
    while goes_on(s, menu, choices, BOUND):
        seat = rules.chooser(s)
        choice = choose(states, menu, chance, agents[seat], seat, rules)
        with _counting(queried):    # as the referee does before a person's choice is carried out
            why = rules.why_not(s, choice)
        if why:
            raise DefectError(f"the menu and the refusals disagree in the plain game of seed {seed}")
        with _counting(ran):
            rules.act(s, choice)
            while rules.step(s):
                pass
        choices += 1
        with _counting(queried):
            rules.legal(s, menu)
    if s.fault:
        raise DefectError(f"the rules broke in the plain game of seed {seed}: {Fault(s.fault).name}")


class _counting:
    """Count the calls of some functions, by their code, while the block runs."""

    def __init__(self, calls: dict[Any, int]) -> None:
        self.calls = calls

    def __enter__(self) -> None:
        calls = self.calls

        def hook(frame: Any, event: str, argument: Any) -> None:
            if event == "call" and frame.f_code in calls:
                calls[frame.f_code] += 1
        self.before = sys.getprofile()
        sys.setprofile(hook)

    def __exit__(self, *error: object) -> None:
        sys.setprofile(self.before)


def win_part(part: Study, blank: Array, forbidden: int) -> Array:
    """Which games were won, with a kind of action forbidden or none."""
    rows = play_batch(Batch(part, blank)) if forbidden == NOTHING_FORBIDDEN else count_part(part, blank, forbidden)[0]
    won: Array = rows["outcome"] == 1
    return won
