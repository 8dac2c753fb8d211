"""The results of a profile as tables for people: columns by name, one dictionary a table."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isnan
from typing import Any

import numpy as np

from ...gamedef.catalogue import PLANE_NAMES, PRESENT, SEEN, USED, Counted
from ...ledger.ledger import ledgers, read_ledger, rulesets_of
from ..results import columns_of
from ..study import game_of
from . import measures
from .measures import STEPS, Array, Estimate, Hope, Z
from .play import counted_rules
from .result import difference_of, lowest_of, result_of_first
from .run import GameProfile
from .study import catalogue_of

Table = dict[str, list[Any]]


def tables_of(profile: GameProfile) -> dict[str, Table]:
    """All tables of a profile by name: games, things, moments, curves, rules, ablations."""
    hope = hope_in(profile)
    return {"games": games_table(profile), "things": things_table(profile, hope), "moments": moments_table(profile),
            "curves": curves_table(hope), "rules": rules_table(profile), "ablations": ablations_table(profile)}


def numbered(kinds: Sequence[Counted]) -> Iterator[tuple[int, Counted, str]]:
    """Every thing with its number and its kind."""
    number = 0
    for kind in kinds:
        for thing in kind.things:
            if thing:
                yield number, kind, thing
            number += 1


def games_table(profile: GameProfile) -> Table:
    """One row a game: its summary, how free its choices were, and a count for each thing and plane,
    `card.VIAL.used`."""
    table: Table = {}
    game, seats = game_of(profile.how.study), len(profile.how.study.roles)
    for name in profile.rows.dtype.names:
        values = profile.rows[name]
        table.update({column: (values if entry is None else values[:, entry]).tolist()
                      for column, entry in columns_of(game, name, seats)})
    table["turns"], table["dead_turns"] = profile.courses["turns"].tolist(), profile.courses["dead"].tolist()
    for number, kind, thing in numbered(catalogue_of(game).kinds):
        for plane in kind.planes:
            table[f"{kind.name}.{thing}.{PLANE_NAMES[plane]}"] = profile.counts[:, plane, number].tolist()
    return table


def hope_in(profile: GameProfile) -> Hope | None:
    """The chances of winning, or the expected scores, in the games that were examined for them, if any were."""
    if not profile.how.hope_games:
        return None
    rows = profile.rows[:profile.how.hope_games]
    moments = {name: np.array(column) for name, column in moments_table(profile).items()}
    return measures.hope_of(rows, result_of_first(profile.how.study, rows), moments, profile.how.playouts)


def things_table(profile: GameProfile, hope: Hope | None) -> Table:
    """One row for each thing: how often it was in games, and its worth by each measure that applies."""
    catalogue = catalogue_of(game_of(profile.how.study))
    changes = _changes(profile, hope, catalogue.kinds) if hope else {}
    results = result_of_first(profile.how.study, profile.rows)
    rows = [_thing(profile.counts[:, :, number], kind, thing, results, changes.get(number))
            for number, kind, thing in numbered(catalogue.kinds)]
    return {name: [row[name] for row in rows] for name in rows[0]}


def _changes(profile: GameProfile, hope: Hope, kinds: Sequence[Counted]) -> dict[int, tuple[int, Estimate]]:
    """By thing: in how many beats it turned up, and the change of hope there. Each kind has a regression of its own."""
    seen = profile.counts[:hope.games, SEEN]
    change, things, game_of = measures.hope_changes(hope, profile.trail, seen)
    found: dict[int, tuple[int, Estimate]] = {}
    number = 0
    for kind in kinds:
        span = range(number, number + len(kind.things))
        number = span.stop
        if SEEN in kind.planes and not (kind.chosen or kind.dealt):
            columns = things[:, span.start:span.stop]
            values, errors = measures.regress(change, columns.astype(float), game_of)
            for k, (value, error) in enumerate(zip(values.tolist(), errors.tolist(), strict=True)):
                estimate = Estimate(value, value - Z * error, value + Z * error)
                found[span.start + k] = int((columns[:, k] > 0).sum()), estimate
    return found


def _thing(counts: Array, kind: Counted, thing: str, results: Array,
           change: tuple[int, Estimate] | None) -> dict[str, Any]:
    row: dict[str, Any] = {"kind": kind.name, "thing": thing}
    for plane, name in enumerate(PLANE_NAMES):
        counted = plane in kind.planes
        row[f"{name}_games"] = int((counts[:, plane] > 0).sum()) if counted else None
        row[f"{name}_times"] = int(counts[:, plane].sum()) if counted else None
    basis = PRESENT if kind.by_lot else SEEN
    row["basis"] = PLANE_NAMES[basis]
    row |= _with_and_without(counts[:, basis] > 0, results, "")
    used_in = counts[:, USED] > 0
    among = counts[:, basis] > 0
    row |= _with_and_without(used_in[among] if USED in kind.planes else np.zeros(0, bool), results[among], "used_")
    times, estimate = change or (None, measures.UNKNOWN)
    return {**row, "hope_beats": times, **_interval("hope_change", estimate)}


def _with_and_without(there: Array, results: Array, prefix: str) -> dict[str, Any]:
    """Games won, or the mean score, with a thing and without it, and the difference; unknown if one side has no
    games."""
    if not len(there):
        there, results = np.zeros(0, bool), results[:0]
    row: dict[str, Any] = {}
    for side, chosen in (("with", there), ("without", ~there)):
        row[f"{prefix}{side}_games"] = int(chosen.sum())
        row |= _result(f"{prefix}{side}", results[chosen])
    return row | _interval(f"{prefix}difference", difference_of(results[there], results[~there]))


def _result(prefix: str, results: Array) -> dict[str, Any]:
    """How many games were won, or their mean score."""
    if results.dtype == bool:
        return {f"{prefix}_won": int(results.sum())}
    return {f"{prefix}_score": float(results.mean()) if len(results) else None}


def _interval(name: str, estimate: Estimate) -> dict[str, float | None]:
    return {name: _known(estimate.value), f"{name}_low": _known(estimate.low), f"{name}_high": _known(estimate.high)}


def _known(value: float) -> float | None:
    return None if isnan(value) else float(value)


def moments_table(profile: GameProfile) -> Table:
    """One row for each moment examined: its playouts, and how many of them were won, or the mean and the standard
    deviation of their scores."""
    moments, playouts, game = profile.moments, profile.how.playouts, game_of(profile.how.study)
    table = {**{name: moments[name].tolist() for name in ("seed", "beat", "clock", "choices")},
             "playouts": [playouts] * len(moments)}
    if not game.results.has_scores:
        return {**table, "won": moments["total"].tolist()}
    squared = np.maximum(0.0, moments["squares"] - moments["total"].astype(np.float64) ** 2 / playouts)
    return {**table, "score": (lowest_of(game) + moments["total"] / playouts).tolist(),
            "deviation": ((squared / (playouts - 1)) ** 0.5).tolist()}


def curves_table(hope: Hope | None) -> Table:
    """Mean hope over the course of games, for all games, those won and those lost. With scores: for all, those that
    ended above the mean score and the others."""
    table: Table = {"games": [], "group": [], "position": [], "hope": []}
    if hope is None:
        return table
    seen = measures.at_steps(hope)
    good = hope.results > hope.results.mean() if hope.scored else hope.results
    names = ("high", "low") if hope.scored else ("won", "lost")
    for group, chosen in zip(("all", *names), (np.ones(hope.games, bool), good, ~good), strict=True):
        if chosen.any():
            table["games"] += [int(chosen.sum())] * (STEPS + 1)
            table["group"] += [group] * (STEPS + 1)
            table["position"] += [step / STEPS for step in range(STEPS + 1)]
            table["hope"] += seen[chosen].mean(axis=0).tolist()
    return table


def rules_table(profile: GameProfile) -> Table:
    """One row for each rule of the ruleset's ledger, notes excepted, and how often its code ran in the plain games.

    A rule that only options carry out has no counts. A game without a ledger shows the ids in its code.
    """
    game, ruleset = profile.how.study.game, profile.how.study.ruleset
    ids = counted_rules(game)
    kept = game in ledgers() and ruleset in rulesets_of(game)
    told = {rule.id: rule.kind for rule in read_ledger(game, ruleset).rule if rule.kind != "note"} if kept else {}
    games = profile.how.plain_games
    table: Table = {name: [] for name in ("rule", "kind", "by", "games", "ran_times", "ran_games", "asked_times",
                                          "asked_games")}
    for rule in sorted(told if kept else ids):
        column = ids.index(rule) if rule in ids else None
        counts: list[int | None] = [None] * 4
        if column is not None and games:
            counts = [int(each) for counted in (profile.fired[:, column], profile.asked[:, column])
                      for each in (counted.sum(), (counted > 0).sum())]
        for name, value in zip(table, (rule, told.get(rule), "options" if column is None else "code", games, *counts),
                               strict=True):
            table[name].append(value)
    return table


def ablations_table(profile: GameProfile) -> Table:
    """One row for each thing that was taken out."""
    scored = game_of(profile.how.study).results.has_scores
    table: Table = {name: [getattr(one, name) for one in profile.ablations]
                    for name in ("kind", "thing", "how", "games", "difference", "low", "high", "p")}
    for side in ("with", "without"):
        means = [getattr(one, f"mean_{side}") for one in profile.ablations]
        table |= {f"score_{side}": means} if scored else {f"won_{side}": [
            round(mean * one.games) for mean, one in zip(means, profile.ablations, strict=True)]}
    return table


def course_figures(turns: Array, dead_turns: Array, hope: Hope | None) -> dict[str, Any]:
    """The course of games in figures: turns, dead turns, and, if hope was estimated, swing and early defeat."""
    course: dict[str, Any] = {"turns": {"mean": float(turns.mean()),
                                        "dead_share": float(dead_turns.sum() / max(1, turns.sum()))}}
    if hope is not None:
        course["hope"] = hope_figures(hope)
    return course


def hope_figures(hope: Hope) -> dict[str, Any]:
    """Figures from the chances of winning, or from the expected scores; None if there was no such game."""
    figures = {"games": hope.games, "playouts": hope.playouts,
               "at_start": float(hope.expected[hope.first[:-1]].mean()),
               "usual_change": measures.usual_change(hope), "swing": float(np.median(measures.biggest_swing(hope)))}
    if hope.scored:
        return {**figures, "score": float(hope.results.mean())}
    lost = measures.lost_from(hope)
    return {**figures, "won": int(hope.results.sum()), "crossings": float(measures.crossings(hope).mean()),
            "lost_from": float(np.median(lost)) if len(lost) else None}
