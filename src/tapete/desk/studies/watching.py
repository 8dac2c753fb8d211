"""Games played plain and observed: the course of the chance of winning, and the rules that ran, with their results."""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import erfc, sqrt
from typing import Any

import numpy as np

from ...games import find_game
from ...lab.contrast import measures_of
from ...lab.profile.play import counted_rules, play_plain
from ...lab.scale import LENGTHS, is_share
from ...lab.study import game_of, pack_blank, study_of
from ...lab.tournament import PairDifference, correct_holm
from ...lab.tuning.aims import StudyAims

CHOICES, FEWEST, MOST = 20_000, 12, 120
"""Total choices in all watched games, about; and the fewest and most games. Plain games take a thousand times as long
as compiled ones."""
STEPS = 40
"""A game is cut into so many equal parts, by its choices."""
BINS = 20
SURE = 0.8
"""From this chance on, a result counts as decided."""
FEWEST_OF_A_SIDE = 5
"""With fewer games than this on a side, nothing is said about rules that run more often on one side. With two games,
the normal distribution would be sure of anything."""
COMMON = 12
"""Most rules that are reported."""

Array = np.ndarray[Any, Any]


def how_many(rows: Any) -> int:
    """How many games are watched, if games take as many choices as these."""
    return min(len(rows), MOST, max(FEWEST, round(CHOICES / float(rows["choices"].mean()))))


def watch(study: str, seed: int) -> str:
    """One game of a study, as JSON: its measures, what each seat got, the value of the position to each seat at STEPS +
    1 places, and how often each rule ran."""
    whole = study_of(study)
    game, seats = find_game(whole.game), len(whole.roles)
    worth: list[list[float]] = []

    def look(state: Any) -> None:
        worth.append([float(game.rules.value(state, seat)) for seat in range(1 if game.results.cooperative else seats)])
    row, ran = play_plain(game, game.State.unpack(pack_blank(whole)), whole.agents, seed, look)
    rows = game.Summary.pack(row)
    at = np.linspace(0, len(worth) - 1, STEPS + 1).astype(int)
    return json.dumps({
        "measures": {name: float(values[0]) for name, values in measures_of(whole, rows).items()} | {
            name: one.mean for name, one in StudyAims(whole, rows).things.items()},
        "got": [float(got) for got in game_of(whole).results.returns(rows, seats)[0]][:len(worth[0])],
        "choices": int(rows["choices"][0]), "ran": ran, "worth": [worth[i] for i in at]})


# ---- how open games are ------------------------------------------------------------------------

def tension(games: Sequence[Mapping[str, Any]], cooperative: bool) -> dict[str, Any]:
    """The chance of winning through games, how often the final result was once unlikely, and from where on it was
    decided. The chances are the values of positions, calibrated with the results of these games."""
    worth, got = (np.array([game[name] for game in games]) for name in ("worth", "got"))
    chances = calibrated(worth, got)
    won = got >= 0.5
    if cooperative:
        curves = {"won": chances[won[:, 0], :, 0], "lost": chances[~won[:, 0], :, 0]}
        came, unlikely = np.where(won, chances[:, :, 0], 1 - chances[:, :, 0]), 1 - SURE
    else:
        by_seat = chances.transpose(0, 2, 1)
        curves = {"winner": by_seat[won], "others": by_seat[~won]}
        came, unlikely = curves["winner"], 0.5 / got.shape[1]
    settled = _settled(came)
    return {"games": len(games), "unlikely": unlikely, "sure": SURE,
            "curves": [{"name": name, "games": len(of), "chances": [float(c) for c in of.mean(axis=0)]}
                       for name, of in curves.items() if len(of)],
            "comebacks": float((came[:, :-1].min(axis=1) < unlikely).mean()) if len(came) else 0.0,
            "early": float((settled <= STEPS // 2).mean()) if len(came) else 0.0,
            "decided": float(settled.mean() / STEPS) if len(came) else 1.0}


def _settled(came: Array) -> Array:
    """The place from which the chance of the final result never fell below SURE again."""
    below = came < SURE
    return np.where(below.any(axis=1), came.shape[1] - below[:, ::-1].argmax(axis=1), 0).clip(max=STEPS)


def calibrated(worth: Array, got: Array) -> Array:
    """The values of positions as chances: how often positions of this value were won, as a function that never falls.
    The last entry is the game's result."""
    seen = worth[:, :-1].ravel()
    won = np.repeat(got[:, None], worth.shape[1] - 1, axis=1).ravel()
    parts = np.searchsorted(np.unique(np.quantile(seen, np.linspace(0, 1, BINS + 1))), seen)
    blocks: list[list[float]] = []      # weight, mean value, mean result: pooled where it would fall
    for part in np.unique(parts):
        here = parts == part
        blocks.append([float(here.sum()), float(seen[here].mean()), float(won[here].mean())])
        while len(blocks) > 1 and blocks[-2][2] >= blocks[-1][2]:
            one, two = blocks[-2:]
            whole = one[0] + two[0]
            blocks[-2:] = [[whole, *((one[0] * one[k] + two[0] * two[k]) / whole for k in (1, 2))]]
    chances = np.interp(worth, [block[1] for block in blocks], [block[2] for block in blocks])
    chances[:, -1] = got
    return chances


# ---- what happened -----------------------------------------------------------------------------

def happened(game: str, games: Sequence[Mapping[str, Any]], measure: str) -> dict[str, Any]:
    """Which rules ran more often in games with a high measure than in the others, the surest difference first.

    For a share, high games are won games; for a length or a score, those with more than most. For the holder of a
    thing, only games with the thing count."""
    unit = next((unit for unit in LENGTHS if unit in games[0]["measures"]), "choices")
    games = [one for one in games if measure in one["measures"]]
    values = np.array([one["measures"][measure] for one in games])
    high = values >= 0.5 if is_share(find_game(game), measure) else values > np.median(values)
    lengths = np.array([max(1.0, one["measures"].get(unit, one["choices"])) for one in games])
    found: list[tuple[str, PairDifference, float, float]] = []
    if FEWEST_OF_A_SIDE <= high.sum() <= len(high) - FEWEST_OF_A_SIDE:
        for rule in counted_rules(game):
            rate = np.array([one["ran"].get(rule, 0) for one in games]) / lengths
            if rate.any() and rate.std() > 0:
                found.append((rule, _apart(rule, rate[high], rate[~high]), float(rate[high].mean()),
                              float(rate[~high].mean())))
    corrected = correct_holm([one for _, one, _, _ in found])
    told = [{"rule": rule, "high": above, "low": below, "sure": one.p_holm < 0.05, "p": one.p}
            for (rule, _, above, below), one in zip(found, corrected, strict=True)]
    return {"unit": unit, "high": int(high.sum()), "low": int((~high).sum()),
            "rules": sorted(told, key=lambda one: (one["p"], one["rule"]))[:COMMON]}


def _apart(rule: str, high: Array, low: Array) -> PairDifference:
    """The difference of means of two groups of games without pairs (Welch 1947, by the normal distribution)."""
    error = sqrt(high.var(ddof=1) / len(high) + low.var(ddof=1) / len(low))
    mean = float(high.mean() - low.mean())
    p = erfc(abs(mean) / error / sqrt(2)) if error else float(mean == 0)
    return PairDifference(rule, "", mean, mean - 1.96 * error, mean + 1.96 * error, p, p)
