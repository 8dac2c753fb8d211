"""The worth of each thing of a kind, computed from a profile's tables, for display."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...gamedef.catalogue import Counted
from ...gamedef.game import Game
from .measures import Estimate

Columns = dict[str, list[Any]]


@dataclass(frozen=True)
class ThingWorth:
    """A thing and its measures; None for a measure that does not apply or that had too few games."""

    key: str
    """The key of its label in the game's texts."""
    thing: str
    games: int
    times: int                  # how often it was in a game by lot, was chosen, or turned up, by kind
    offered: int | None         # of actions: how often it was offered beside others
    used: int | None
    lot: Estimate | None        # share won, or mean score, with it less that without it, if lot decides
    games_with: int | None      # games with it, if lot decides
    hope: Estimate | None       # change of the chance of winning, or of the expected score, when it happens
    without: Estimate | None    # share won, or mean score, without it less that with it
    mean_with: float | None     # share won, or mean score, of the games with it and without it
    mean_without: float | None
    p: float | None             # probability of that difference by chance
    how: str | None             # key of the sentence that says how it was taken out

    @property
    def order(self) -> float | None:
        """The value to sort by, from the most harmful to the most helpful, from the best measure there is."""
        if self.lot is not None:
            return self.lot.value
        if self.without is not None:
            return -self.without.value
        return None if self.hope is None else self.hope.value


def whose_results(game: Game) -> str:
    """The key of a sentence that says which seat's results of a competitive game these are."""
    if game.results.has_scores:
        return "report-first-score"
    return "report-first-side" if game.figures.teams else "report-first"


def worths_of(kind: Counted, things: Columns, ablations: Columns) -> list[ThingWorth]:
    """The things of a kind in their own order."""
    gone = {(k, t): i for i, (k, t) in enumerate(zip(ablations["kind"], ablations["thing"], strict=True))}
    games = max(things["with_games"][i] + things["without_games"][i] for i in range(len(things["thing"])))
    times = things["present_times" if kind.by_lot else "used_times" if kind.chosen else "seen_times"]
    found = []
    for i, thing in enumerate(things["thing"]):
        if things["kind"][i] != kind.name:
            continue
        out = gone.get((kind.name, thing))
        found.append(ThingWorth(
            f"{kind.text}-{thing}", thing, games, times[i],
            things["seen_times"][i] if kind.chosen else None, things["used_times"][i],
            _estimate(things, "difference", i) if kind.compares else None,
            things["with_games"][i] if kind.compares else None,
            _estimate(things, "hope_change", i),
            None if out is None else Estimate(*(ablations[name][out] for name in ("difference", "low", "high"))),
            *means_of(ablations, out), *(None if out is None else ablations[name][out] for name in ("p", "how"))))
    return found


def means_of(ablations: Columns, i: int | None) -> tuple[float | None, float | None]:
    """The share of games won, or the mean score, with a thing that was taken out and without it."""
    if i is None:
        return None, None
    if "score_with" in ablations:
        return ablations["score_with"][i], ablations["score_without"][i]
    return tuple(ablations[name][i] / ablations["games"][i] for name in ("won_with", "won_without"))


def in_order(worths: list[ThingWorth]) -> list[ThingWorth]:
    """Those with a measure, from the most harmful to the most helpful; only those taken out, if any were.

    An action that was never chosen is left out, because to forbid it changes nothing.
    """
    tried = [worth for worth in worths if worth.without is not None]
    known = [(worth.order, worth) for worth in tried or worths if worth.times or worth.offered is None]
    return [worth for order, worth in sorted(((o, w) for o, w in known if o is not None), key=lambda pair: pair[0])]


def _estimate(things: Columns, name: str, i: int) -> Estimate | None:
    value, low, high = (things[f"{name}{end}"][i] for end in ("", "_low", "_high"))
    return None if value is None else Estimate(value, low, high)
