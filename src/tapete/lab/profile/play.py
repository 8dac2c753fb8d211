"""A profile's work in tasks that any process can do: from a part of a study and its blank state to arrays."""
from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from ...agents import CODES, parse_agent
from ...agents.learned import machine_for, search_states
from ...agents.minds import search_memory
from ...agents.seat import SeatedAgent
from ...errors import DefectError
from ...gamedef.catalogue import NOTHING_FORBIDDEN, PLANES
from ...games import find_game
from ...kernel.agenda import Fault
from ...kernel.dice import new_rngs, plain_rng
from ...kernel.playout import GREEDY, RANDOM, begin_game, choose, close_game, has_choice
from ...kernel.record import copy_record
from ...kernel.rule import IDS
from ...search.mcts import TreeSpace
from ...search.profile import GameCourse, ProfileArrays, ProfiledMoment, ProfileGames
from ..study import BOUND, Study, StudyBatch, play_batch
from .result import result_of_first, span_of
from .study import catalogue_of

Array = np.ndarray[Any, Any]

LONGEST = 4096
"""Moments of one game at most. A game with more beats counts as endless, which is a defect."""


def count_part(part: Study, blank: Array, forbidden: int = NOTHING_FORBIDDEN) -> tuple[Array, Array, Array]:
    """The games' summaries, courses and counts (game, plane, thing). `forbidden` is a kind of action that no seat may
    take."""
    rows, courses, counts, _, _ = _play(part, blank, 0, forbidden)
    return rows, courses, counts


def hope_part(part: Study, blank: Array, playouts: int) -> tuple[Array, Array]:
    """The games' moments, one game after the other, and the things that had turned up by each (moment, thing)."""
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
    plans, nodes, space = search_memory(game, part.agents)
    rows, courses, counts = game.Summary.array(part.games), _array(GameCourse, part.games), \
        np.zeros((part.games, PLANES, size), np.uint16)
    moments, trail = _array(ProfiledMoment, room), np.zeros((room, size), np.uint16)
    agents = [parse_agent(agent) for agent in part.agents]
    profile = machine_for(game, agents).profile
    assert profile is not None
    played = profile.compiled(
        states, TreeSpace(search_states(game, agents), game.Menu.array(3), new_rngs(2), nodes, space.net), space,
        game.State.array(3),
        plans, ProfileArrays(rows, courses, counts, moments, trail),
        ProfileGames(part.seed, part.games, playouts, forbidden, BOUND, span_of(game)))
    if played < part.games:
        raise DefectError(f"the rules broke in the game of seed {part.seed + played}: "
                          f"{Fault(int(states[0]['fault'])).name}")
    return rows, courses, counts, moments, trail


def _array(kind: Any, n: int) -> Array:
    array: Array = kind.array(n)
    return array


def counted_rules(game: str) -> list[str]:
    """The ids of the ledger's rules that a game's code carries out, in alphabetical order."""
    find_game(game)
    return sorted(rule_id for rule_id in IDS if rule_id.startswith(f"{game}."))


def firing_part(part: Study, blank: Array) -> tuple[Array, Array]:
    """How often each of `counted_rules` ran in each game, and how often legality checks called it: (game, rule).

    The games are played as plain Python, each seat by its own agent.
    """
    game = find_game(part.game)
    ids = counted_rules(part.game)
    codes = {function.__code__ for rule_id in ids for function in IDS[rule_id]}
    fired, asked = (np.zeros((part.games, len(ids)), np.int64) for _ in range(2))
    for i in range(part.games):
        ran, queried = dict.fromkeys(codes, 0), dict.fromkeys(codes, 0)
        _play_plain(game, game.State.unpack(blank), part.agents, part.seed + i, ran, queried)
        for k, rule_id in enumerate(ids):
            fired[i, k] = sum(ran[function.__code__] for function in IDS[rule_id])
            asked[i, k] = sum(queried[function.__code__] for function in IDS[rule_id])
    return fired, asked


def play_plain(game: Any, blank: Any, agents: Sequence[str], seed: int,
               look: Callable[[Any], None]) -> tuple[Any, dict[str, int]]:
    """A plain game's summary, and how often each of `counted_rules` ran. `look` is called with the state before every
    choice and at the end."""
    codes = {rule_id: [function.__code__ for function in IDS[rule_id]] for rule_id in counted_rules(game.name)}
    ran: dict[Any, int] = dict.fromkeys((code for of in codes.values() for code in of), 0)
    row = _play_plain(game, blank, agents, seed, ran, None, look)
    return row, {rule_id: sum(ran[code] for code in of) for rule_id, of in codes.items() if any(ran[c] for c in of)}


def _play_plain(game: Any, blank: Any, agents: Sequence[str], seed: int, ran: dict[Any, int],
                queried: dict[Any, int] | None, look: Callable[[Any], None] = lambda state: None) -> Any:
    rules, states, menu, chance = game.rules, game.State.plains(3), game.Menu.plain(), plain_rng(0)
    states[2] = blank
    codes = [CODES[parse_agent(agent).name] for agent in agents]
    seated = [SeatedAgent(agent, seat, seed) for seat, agent in enumerate(agents)]

    def seen_by(seat: int) -> Any:
        copy_record(states, 1, 0)
        rules.blind(states[1], seat)
        return states[1]

    with _counting(ran):
        begin_game(states, chance, seed, rules)
    s, choices, forced = states[0], 0, 0
    with _counting(queried):
        rules.legal(s, menu)
    look(s)
    while has_choice(s, menu, choices, BOUND):
        seat = rules.chooser(s)
        if codes[seat] in (RANDOM, GREEDY):
            choice = choose(states, menu, chance, codes[seat], seat, rules)
        else:
            choice = seated[seat].pick(game, s, menu, len(agents), choices, partial(seen_by, seat))
        with _counting(queried):    # as the referee does before it carries out a person's choice
            why = rules.why_not(s, choice)
        if why:
            raise DefectError(f"the menu and the refusals disagree in the plain game of seed {seed}")
        with _counting(ran):
            rules.act(s, choice)
            while rules.step(s):
                pass
        choices += 1
        forced += menu.n == 1
        with _counting(queried):
            rules.legal(s, menu)
        look(s)
    row = game.Summary.plain()
    if not close_game(s, row, seed, choices, forced, rules.summarise):
        raise DefectError(f"the rules broke in the plain game of seed {seed}: {Fault(s.fault).name}")
    return row


class _counting:
    """Count the calls of some functions, by their code, while the block runs. None counts nothing."""

    def __init__(self, calls: dict[Any, int] | None) -> None:
        self.calls = calls

    def __enter__(self) -> None:
        self.before, calls = sys.getprofile(), self.calls
        if calls is None:
            return

        def hook(frame: Any, event: str, argument: Any) -> None:
            if event == "call" and frame.f_code in calls:
                calls[frame.f_code] += 1
        sys.setprofile(hook)

    def __exit__(self, *error: object) -> None:
        sys.setprofile(self.before)


def result_part(part: Study, blank: Array, forbidden: int) -> Array:
    """Which games were won, or their scores, with a kind of action forbidden or none."""
    rows = play_batch(StudyBatch(part, blank)) if forbidden == NOTHING_FORBIDDEN else count_part(part, blank,
                                                                                                 forbidden)[0]
    return result_of_first(part, rows)
