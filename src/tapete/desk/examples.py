"""An example game for a design: one of the simulated games, played again by plain rules, as a record for the replay."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np

from ..agents import parse_agent
from ..agents.seat import SeatedAgent
from ..games import find_game
from ..kernel.dice import AGENTS_SEED, next_below, plain_rng
from ..lab.scale import LENGTHS, got_of
from ..lab.study import Study, game_of, study_of
from ..referee.session import Session
from ..referee.transcript import choice_of, header_of
from ..tale.chances import smoothed, turning_points
from ..text.spoken import SpokenError

KINDS = ("typical", "shortest", "longest", "closest")
GAMES = 300
"""Games that an example is chosen from, with agents that do not search."""
FEW = 8
"""The same for agents that search."""
LOOKED_AT = 4
"""Of the games with typical length, the course of so many is examined to find the closest one."""
MOST_CHOICES = 5000


def example(study: str, rows: Any, kind: str) -> dict[str, Any]:
    """An example of a kind: its seed, its choices, and its record. Raises InputError for an unknown kind.

    If agents do not search, it is exactly the game that was simulated. A search has its own random numbers at a table,
    so it plays a new game with the same deal.
    """
    whole = study_of(study)
    recorded = [_record(whole, int(rows["seed"][i])) for i in choose(whole, rows, kind)]
    return max(recorded, key=lambda each: each[1])[0]


def choose(study: Study, rows: Any, kind: str) -> list[int]:
    """The rows that may be an example of a kind: one, or several if the closest must still be found."""
    if kind not in KINDS:
        raise SpokenError("desk-example", kind=kind, known=", ".join(KINDS))
    values = lengths_of(rows)
    if kind == "shortest":
        return [int(values.argmin())]
    if kind == "longest":
        return [int(values.argmax())]
    usual = np.abs(values - np.median(values))
    if kind == "typical":
        return [int(np.where(_ended_as_most_do(study, rows), usual, np.inf).argmin())]
    return [int(i) for i in np.argsort(usual, kind="stable")[:LOOKED_AT]]


def _ended_as_most_do(study: Study, rows: Any) -> Any:
    """Which games had the most common ending; in a game with scores, a score as near to the middle one as any."""
    game, seats = game_of(study), len(study.roles)
    if game.results.has_scores:
        scores = got_of(game, rows, seats)[:, 0]
        off = np.abs(scores - np.median(scores))
        return off == off.min()
    often = game.results.returns(rows, seats)[:, 0] >= 0.5
    return often == (often.mean() >= 0.5)


def lengths_of(rows: Any) -> Any:
    """The length of each game: in rounds or turns if the game reports them, else in choices."""
    unit = next((unit for unit in LENGTHS if unit in (rows.dtype.names or ())), "choices")
    return rows[unit].astype(np.int64)


def _record(study: Study, seed: int) -> tuple[dict[str, Any], float]:
    """A game as a record with the moment at which it turned, and how open it was: how near to even the estimates of its
    second half stay, or in a game with scores how much they move."""
    game = find_game(study.game)
    ruleset = game.ruleset(study.ruleset)
    session = Session(game, ruleset, game.options(ruleset, study.options), study.roles, seed)
    chooser = _chooser(study, session)
    lines: list[dict[str, Any]] = [header_of(session, list(study.agents), False)]
    worth = [float(session.game.rules.value(session.state, 0))]
    while not session.over:
        if len(lines) > MOST_CHOICES:
            raise SpokenError("desk-endless", seed=seed)
        seat, choice = session.to_move, chooser(len(lines) - 1)
        session.play(choice, seat)
        lines.append(choice_of(session, len(lines), seat, choice))
        worth.append(float(session.game.rules.value(session.state, 0)))
    view: Any = session.view()
    lines.append({"end": view.outcome, "cause": view.cause, "choices": len(lines) - 1})
    body = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    second = np.array(worth[len(worth) // 2:])
    turning, _ = turning_points(smoothed(worth, True), 1)
    scored = game.results.has_scores
    openness = float(np.abs(np.diff(second)).sum()) if scored else -float(np.abs(second - 0.5).mean())
    return {"seed": seed, "choices": len(lines) - 2, "moment": turning[0] if turning else 0, "body": body}, openness


def _chooser(study: Study, session: Session) -> Callable[[int], int]:
    """The function that chooses for the current seat, by the number of the choice. If no agent searches, it uses the
    same random numbers as `playout.play_games`."""
    rules = session.game.rules
    if any(parse_agent(agent).searches for agent in study.agents):
        agents = [SeatedAgent(agent, seat, session.seed) for seat, agent in enumerate(study.agents)]

        def think(number: int) -> int:
            choice = agents[session.to_move].choose(session, number)
            for agent in agents:
                agent.watch(session, choice)
            return choice
        return think
    chance = plain_rng(session.seed ^ AGENTS_SEED)

    def choose(_: int) -> int:
        legal, seat = session.legal(), session.to_move
        if len(legal) == 1:
            return legal[0]
        if study.agents[seat] == "greedy":
            return int(rules.greedy(session.blinded(seat), session.menu, chance))
        return int(legal[next_below(chance, len(legal))])
    return choose
