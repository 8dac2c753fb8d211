"""Hints in sentences: what a search expects after the choice that it thinks best, and what speaks against the
runner-up.

A hint says nothing if the difference is only noise.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from ..gamedef.game import Game
from ..kernel.dice import TOLD_ROLL
from ..text.speech import Speech, within_quotes
from .foresight import FOLLOWED, Forecast, Telling
from .mcts import ActionValue, Searcher

LIKELY = 0.4
"""The least share of lines that tell a happening for it to be expected."""
SURE = 0.97
"""From this share on, a happening needs no words, because it is what the choice does."""
APART = 0.2
"""How much more often a happening must follow one choice than the other to be named."""
USUAL = 0.9
"""A happening that follows both choices this often distinguishes neither."""
HARMFUL = 0.3
"""For a happening to speak against a choice: how much less the lines that tell it are worth, times the root of their
number.
"""
SAID = 2
"""The most expected happenings that a hint names."""
LEAST_SPREAD = 0.05
"""The least standard deviation of lines that is assumed, because sixty lines may end alike by luck."""
COUNTS = 0.01
"""The smallest difference that counts, as a share of a win."""
FEW = 30
"""Visits of the best choice below which a hint says nothing."""
AS_CLOSE = 0.25
"""The least share of the best choice's visits for a choice to be named as too close to tell."""
NAMED = 3
"""The most choices that are named as too close to tell."""


@dataclass(frozen=True)
class HintAnalysis:
    """What a search thinks of each choice, the best first, and what it foresees after the first two."""

    opinions: Sequence[ActionValue]
    foreseen: Sequence[Forecast] = ()

    @property
    def close(self) -> list[ActionValue]:
        """The choices that the search cannot tell apart; empty if the best is clearly better than the runner-up.

        The error of a mean comes from the spread of the lines of the best and of the runner-up. It is smaller than for
        lines that are won or lost, because most lines are valued before the game's end.
        """
        best, *others = self.opinions
        if not others:
            return []
        spread = max([LEAST_SPREAD, *(each.spread for each in self.foreseen)])

        def cannot_tell(other: ActionValue) -> bool:
            if best.visits < FEW or not other.visits:
                return best.visits < FEW
            error = 1.96 * spread * sqrt(1 / best.visits + 1 / other.visits)
            return best.value - other.value < max(COUNTS, error)

        if not cannot_tell(others[0]):
            return []
        return [best, *(each for each in others if each.visits >= AS_CLOSE * best.visits and cannot_tell(each))]


def analyse(searcher: Searcher, blinded: Any, legal: Sequence[int]) -> HintAnalysis:
    """Let a search think about a plain blinded state. Returns what it thinks and foresees."""
    opinions = searcher.think(blinded, list(legal))
    return HintAnalysis(opinions, [searcher.foresee(blinded, each.action) for each in followed(opinions)])


def followed(opinions: Sequence[ActionValue]) -> list[ActionValue]:
    """The choices for which lines are played, the best first."""
    return [each for each in opinions[:FOLLOWED] if each.visits]


def expected(game: Game, best: Forecast, rival: Forecast) -> list[Telling]:
    """The happenings that most often follow the best choice; first those that do not follow the runner-up."""
    def weight(telling: Telling) -> float:
        share = best.share(telling)
        return (share + 2 * max(0.0, share - rival.share(telling))) * _telling_weight(game, telling)

    likely = [each for each in best.told if each[0] != TOLD_ROLL and LIKELY <= best.share(each) < SURE
              and min(best.share(each), rival.share(each)) < USUAL]
    return _of_different_kinds(sorted(likely, key=lambda each: (-weight(each), each)))[:SAID]


def _telling_weight(game: Game, telling: Telling) -> float:
    """The weight of a happening: the longer a page pauses for it, the more it is worth telling."""
    beat = game.wording.words.told.of(telling[0]).beat if hasattr(game.wording, "words") else 0
    return 0.5 + min(beat, 1000) / 1000


def _of_different_kinds(tellings: Iterable[Telling]) -> list[Telling]:
    return list({telling[0]: telling for telling in reversed(list(tellings))}.values())[::-1]


def speaks_against(best: Forecast, rival: Forecast) -> Telling | None:
    """A happening that follows the runner-up more often, in lines that are worth less; None if nothing stands out."""
    def harm(telling: Telling) -> float:
        n, worth = rival.told[telling]
        return (rival.worth - worth) * sqrt(n)

    found = [each for each in rival.told if each[0] != TOLD_ROLL and rival.share(each) < SURE
             and rival.share(each) - best.share(each) >= APART and harm(each) >= HARMFUL]
    return max(found, key=lambda each: (harm(each) * (rival.share(each) - best.share(each)), each), default=None)


def reasons(game: Game, speech: Speech, analysis: HintAnalysis, label: Callable[[int], str],
            names: Sequence[str]) -> list[str]:
    """The hint in sentences, in the reader's language. `label` returns the words for a choice."""
    def quoted(action: int) -> str:
        """The words for a choice, without its costs and gains, and with inner quotation marks."""
        return within_quotes(label(action).split(" — ")[0].split(" (")[0], speech.language)

    close = [quoted(each.action) for each in analysis.close]
    if close:
        if len(close) == 1 or len(close) > NAMED:
            return [speech.say("hint-close")]
        said = speech.say("hint-or").join(speech.say("hint-quoted", choice=each) for each in close)
        return [speech.say("hint-close-between", choices=said)]
    if len(analysis.foreseen) < FOLLOWED:
        return []

    def telling(each: Telling) -> str:
        return game.wording.sentence(speech, game.wording.happening(*each), names).rstrip(".")

    def often(share: float) -> str:
        return speech.say("hint-often", tenths=round(10 * share))

    best, rival = analysis.foreseen
    choice, other = quoted(best.action), quoted(rival.action)
    then = [speech.say("hint-told", told=telling(each), often=often(best.share(each)))
            for each in expected(game, best, rival)]
    lines = [speech.say("hint-then", choice=choice, told="; ".join(then))] if then else []
    against = speaks_against(best, rival)
    if against is None:
        value, worse = (each.value for each in analysis.opinions[:FOLLOWED])
        if game.results.has_scores:
            here, there = (speech.figure(game.results.expected(each), ".1f") for each in (value, worse))
            return [*lines, speech.say("hint-against-scores", rival=other, choice=choice, there=there, here=here)]
        return [*lines, speech.say("hint-against-figures", rival=other, there=round(100 * worse),
                                   here=round(100 * value))]
    return [*lines, speech.say("hint-against", rival=other, choice=choice, told=telling(against),
                               often=often(rival.share(against)), here=often(best.share(against)))]
