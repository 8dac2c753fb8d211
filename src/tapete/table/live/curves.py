"""The curve of a replay: a seat's chance to win over the game. The game's value heuristic estimates it at all moments,
and a search at some of them. It improves while somebody looks at it."""
from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...agents import parse_agent
from ...agents.mcts import Searcher
from ...tale.chances import SUREST, odds
from ..http.schema_play import Curve
from ..story.film import Film
from ..view import archive
from ..view.archive import Archive
from .bots import Bots

AGENT = "mcts:ms=60,horizon=0"
"""Searches play games to their end (`horizon=0`), so their values do not come from the heuristic."""
ROUND = 4
"""Searches for one answer. They take about a quarter of a second."""
MOMENTS, PASSES = 120, 3
"""The most moments of a game that are searched, and how often each."""
BIAS = 0.1
"""The variance, in log odds, that a search's estimate keeps however long it runs, because bots play in it."""
KEPT = 200
"""Curves that are cached."""

Look = tuple[int, float, int]
"""A moment, the chance to win, and the number of simulated games behind that mean."""


@dataclass
class CurveEstimates:
    """The estimates of a seat's chances so far."""

    made: int = 0
    at_work: bool = False
    _seen: dict[int, tuple[float, float]] = field(default_factory=dict)
    """By moment: the total precision of its estimates, and the sum of their log odds weighted by it."""

    def take(self, found: Sequence[Look]) -> None:
        for moment, chance, lines in found:
            share = min(SUREST, max(1 - SUREST, chance))
            precision, weighed = self._seen.get(moment, (0.0, 0.0))
            more = max(1, lines) * share * (1 - share)      # precision of the log odds of a share
            self._seen[moment] = precision + more, weighed + more * odds(share)
        self.made += len(found)

    def seen(self) -> dict[int, tuple[float, float]]:
        """By moment: the log odds and their variance."""
        return {moment: (weighed / precision, BIAS + 1 / precision)
                for moment, (precision, weighed) in self._seen.items()}


class Curves:
    """The curves of replays. Each improves while somebody looks at it and nothing more urgent waits."""

    def __init__(self, kept: Archive, bots: Bots) -> None:
        self.archive, self.bots = kept, bots
        self._looks: OrderedDict[tuple[bytes, int], CurveEstimates] = OrderedDict()

    async def curve(self, game: str, body: bytes, seat: int, refine: bool) -> Curve:
        """The curve of a seat. `refine` adds some searches first, if there is time. Refusal if there is no such
        seat."""
        of, mine = 0, self._of(body, seat)
        if self.bots.workers and self.bots.is_ready(game):
            more = refine and not mine.at_work and not self.bots.asked
            mine.at_work = mine.at_work or more
            try:
                found, of = await self.archive.ask(look, body, seat, mine.made, ROUND if more else 0)
                mine.take(found)
            finally:
                mine.at_work = mine.at_work and not more
        drawn = await self.archive.ask(archive.curve, body, seat, mine.seen())
        return drawn.model_copy(update={"looks": mine.made, "of": of})

    def _of(self, body: bytes, seat: int) -> CurveEstimates:
        key = hashlib.sha256(body).digest(), seat
        mine = self._looks[key] = self._looks.pop(key) if key in self._looks else CurveEstimates()
        if len(self._looks) > KEPT:
            self._looks.popitem(last=False)
        return mine


# ---- in the archive's process ------------------------------------------------------------------

def look(body: bytes, seat: int, made: int, count: int) -> tuple[list[Look], int]:
    """The next estimates of a seat's chance after `made` searches, and the total number of searches planned. A search
    knows only what the seat that had to choose could know."""
    shown = archive.film_with(body, seat)
    order, game = _order(shown, seat), shown.game
    found: list[Look] = []
    if count and order:
        searcher = Searcher(game, parse_agent(AGENT), len(shown.transcript.header["roles"]), 0)
        for number in range(made, min(made + count, PASSES * len(order))):
            moment, menu = order[number % len(order)], game.Menu.plain()
            state = game.State.copy(shown.frames[moment].state)
            game.rules.legal(state, menu)
            game.rules.blind(state, int(game.rules.chooser(state)))
            searcher.reseed(number)
            best = searcher.think(state, list(menu.actions[:menu.n]))[0]
            found.append((moment, best.value, best.visits))
    return found, PASSES * len(order)


def _order(shown: Film, seat: int) -> list[int]:
    """The moments to search, coarsely over the whole game first and then finer. They are those at which the seat chose,
    or all moments in a cooperative game."""
    moments = [number for number in range(len(shown.frames) - 1)
               if shown.game.results.cooperative or shown.frames[number + 1].seat == seat]
    if len(moments) > MOMENTS:
        moments = [moments[i * len(moments) // MOMENTS] for i in range(MOMENTS)]
    return [moments[i] for i in sorted(range(len(moments)), key=lambda i: f"{i:08b}"[::-1])]
