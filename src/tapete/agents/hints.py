"""A search's counsel in sentences: what it expects after the choice that it thinks best, what speaks against the
runner-up, and nothing where the difference is noise.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from ..gamedef.game import Game
from ..kernel.dice import TOLD_ROLL
from ..text.speech import Speech, within_quotes
from .foresight import FOLLOWED, Foreseen, Telling
from .mcts import Opinion, Searcher

LIKELY = 0.4
"""The share of lines from which on what is told in them is expected."""
SURE = 0.97
"""The share from which on it goes without saying: it is what the choice does."""
APART = 0.2
"""How much more often a thing must be told after one choice than after the other to speak of it."""
USUAL = 0.9
"""What follows both choices so often tells nothing of either."""
HARMFUL = 0.3
"""How much less lines are worth in which a thing is told, times the root of their number, for it to speak against."""
SAID = 2
"""Things that are said to be expected."""
LEAST_SPREAD = 0.05
"""The least that lines are taken to spread by, of sixty that may have ended alike by luck."""
COUNTS = 0.01
"""How much of a win a difference must be to count."""
FEW = 30
"""Visits of the best choice below which nothing can be told."""
AS_CLOSE = 0.25
"""The share of the best choice's visits that one must have to be named among those too close to tell."""
NAMED = 3
"""The most of these that are named."""


@dataclass(frozen=True)
class Counsel:
    """What a search thinks of each choice, the best first, and what it foresees after the first two of them."""

    opinions: Sequence[Opinion]
    foreseen: Sequence[Foreseen] = ()

    @property
    def close(self) -> list[Opinion]:
        """The choices between which the search cannot tell; none where the best is clear of the runner-up.

        A mean's error goes by how lines of the best and of the runner-up spread, which is less than if each were won or
        lost: most are valued before the game's end.
        """
        best, *others = self.opinions
        if not others:
            return []
        spread = max([LEAST_SPREAD, *(each.spread for each in self.foreseen)])

        def cannot_tell(other: Opinion) -> bool:
            if best.visits < FEW or not other.visits:
                return best.visits < FEW
            error = 1.96 * spread * sqrt(1 / best.visits + 1 / other.visits)
            return best.value - other.value < max(COUNTS, error)

        if not cannot_tell(others[0]):
            return []
        return [best, *(each for each in others if each.visits >= AS_CLOSE * best.visits and cannot_tell(each))]


def take_counsel(searcher: Searcher, blinded: Any, legal: Sequence[int]) -> Counsel:
    """Have a search think about a plain blinded state, and say what it expects."""
    opinions = searcher.think(blinded, list(legal))
    return Counsel(opinions, [searcher.foresee(blinded, each.action) for each in followed(opinions)])


def followed(opinions: Sequence[Opinion]) -> list[Opinion]:
    """Those that lines are played for, the best first."""
    return [each for each in opinions[:FOLLOWED] if each.visits]


def expected(game: Game, best: Foreseen, rival: Foreseen) -> list[Telling]:
    """What most often follows the best choice, first what follows it and not the runner-up."""
    def weight(telling: Telling) -> float:
        share = best.share(telling)
        return (share + 2 * max(0.0, share - rival.share(telling))) * _telling_weight(game, telling)

    likely = [each for each in best.told if each[0] != TOLD_ROLL and LIKELY <= best.share(each) < SURE
              and min(best.share(each), rival.share(each)) < USUAL]
    return _of_different_kinds(sorted(likely, key=lambda each: (-weight(each), each)))[:SAID]


def _telling_weight(game: Game, telling: Telling) -> float:
    """What a page stops for longer is more to be told."""
    beat = game.words.told.of(telling[0]).beat if hasattr(game, "words") else 0
    return 0.5 + min(beat, 1000) / 1000


def _of_different_kinds(tellings: Iterable[Telling]) -> list[Telling]:
    return list({telling[0]: telling for telling in reversed(list(tellings))}.values())[::-1]


def speaks_against(best: Foreseen, rival: Foreseen) -> Telling | None:
    """What follows the runner-up more often, in lines that are worth less; None where nothing stands out."""
    def harm(telling: Telling) -> float:
        n, worth = rival.told[telling]
        return (rival.worth - worth) * sqrt(n)

    found = [each for each in rival.told if each[0] != TOLD_ROLL and rival.share(each) < SURE
             and rival.share(each) - best.share(each) >= APART and harm(each) >= HARMFUL]
    return max(found, key=lambda each: (harm(each) * (rival.share(each) - best.share(each)), each), default=None)


def reasons(game: Game, speech: Speech, counsel: Counsel, label: Callable[[int], str],
            names: Sequence[str]) -> list[str]:
    """The counsel in sentences, in the reader's language; `label` says a choice."""
    def quoted(action: int) -> str:
        """What a choice is called, without what it costs and brings; quotes within quotes are others."""
        return within_quotes(label(action).split(" — ")[0].split(" (")[0], speech.language)

    close = [quoted(each.action) for each in counsel.close]
    if close:
        if len(close) == 1 or len(close) > NAMED:
            return [speech.say("hint-close")]
        said = speech.say("hint-or").join(speech.say("hint-quoted", choice=each) for each in close)
        return [speech.say("hint-close-between", choices=said)]
    if len(counsel.foreseen) < FOLLOWED:
        return []

    def telling(each: Telling) -> str:
        return game.sentence(speech, game.happening(*each), names).rstrip(".")

    def often(share: float) -> str:
        return speech.say("hint-often", tenths=round(10 * share))

    best, rival = counsel.foreseen
    choice, other = quoted(best.action), quoted(rival.action)
    then = [speech.say("hint-told", told=telling(each), often=often(best.share(each)))
            for each in expected(game, best, rival)]
    lines = [speech.say("hint-then", choice=choice, told="; ".join(then))] if then else []
    against = speaks_against(best, rival)
    if against is None:
        value, worse = (round(100 * each.value) for each in counsel.opinions[:FOLLOWED])
        return [*lines, speech.say("hint-against-figures", rival=other, there=worse, here=value)]
    return [*lines, speech.say("hint-against", rival=other, choice=choice, told=telling(against),
                               often=often(rival.share(against)), here=often(best.share(against)))]
