"""A replay's curve, the better the longer somebody looks at it: what a search thinks of a seat's chance to win at
moments of the game, beside the rule of thumb that there is for all of them."""
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
"""Lines are played to their end: what they are worth is no rule of thumb any more."""
ROUND = 4
"""Looks for one answer: about a quarter of a second."""
MOMENTS, PASSES = 120, 3
"""Moments of a game that are looked at, at most, and how often each."""
BIAS = 0.1
"""The variance, in log odds, that a search's look keeps however long it is: its players are bots."""
KEPT = 200
"""Curves that are remembered."""

Look = tuple[int, float, int]
"""A moment, the chance to win, and how many lines of play that is the mean of."""


@dataclass
class Looks:
    """What has been made of a seat's chance so far."""

    made: int = 0
    at_work: bool = False
    _seen: dict[int, tuple[float, float]] = field(default_factory=dict)
    """By moment the precision of its looks, and their log odds times that."""

    def take(self, found: Sequence[Look]) -> None:
        for moment, chance, lines in found:
            share = min(SUREST, max(1 - SUREST, chance))
            precision, weighed = self._seen.get(moment, (0.0, 0.0))
            more = max(1, lines) * share * (1 - share)      # of the log odds of a share of so many
            self._seen[moment] = precision + more, weighed + more * odds(share)
        self.made += len(found)

    def seen(self) -> dict[int, tuple[float, float]]:
        """By moment the log odds, and their variance."""
        return {moment: (weighed / precision, BIAS + 1 / precision)
                for moment, (precision, weighed) in self._seen.items()}


class Curves:
    """The curves of replays, each looked into as long as somebody looks at it and nothing more urgent waits."""

    def __init__(self, kept: Archive, bots: Bots) -> None:
        self.archive, self.bots = kept, bots
        self._looks: OrderedDict[tuple[bytes, int], Looks] = OrderedDict()

    async def curve(self, game: str, body: bytes, seat: int, refine: bool) -> Curve:
        """A seat's curve; `refine`: after some looks more, if there is time for that. Refusal without such a seat."""
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

    def _of(self, body: bytes, seat: int) -> Looks:
        key = hashlib.sha256(body).digest(), seat
        mine = self._looks[key] = self._looks.pop(key) if key in self._looks else Looks()
        if len(self._looks) > KEPT:
            self._looks.popitem(last=False)
        return mine


# ---- in the archive's process ------------------------------------------------------------------

def look(body: bytes, seat: int, made: int, count: int) -> tuple[list[Look], int]:
    """What a search thinks of a seat's chance at the next moments after so many looks, by no more than whoever was to
    choose could know then; and how many looks there are to be in all."""
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
    """The moments to be looked at, the whole game coarsely first and then finer: those at which the seat chose, or
    anybody where all win or lose together."""
    moments = [number for number in range(len(shown.frames) - 1)
               if shown.game.cooperative or shown.frames[number + 1].seat == seat]
    if len(moments) > MOMENTS:
        moments = [moments[i * len(moments) // MOMENTS] for i in range(MOMENTS)]
    return [moments[i] for i in sorted(range(len(moments)), key=lambda i: f"{i:08b}"[::-1])]
