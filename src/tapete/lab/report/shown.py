"""Sections of a report on games: who wins, how games end, how long they last, and which things do better than
others."""
from __future__ import annotations

from math import erfc, floor, sqrt
from typing import Any

import numpy as np

from ...gamedef.game import Game
from ...gamedef.result import Won
from ..figures import FEW, GameStats, GroupStats, ThingStats, name_of
from ..figures import written as figure_text
from ..profile.measures import chance_of
from ..scale import is_share, rate_of, result_in
from ..statistics import wilson
from .charts import Bar, Chart, bars, histogram
from .measures import axis_of, bar_of, head_of, result_key, scale_of, span, written
from .parts import ReportFigure, ReportSection, ReportVoice, TextTable, broken, first_up

DRAWN = 12
"""If there are many things, so many of the best and of the worst are drawn; the table holds them all."""


def seats(voice: ReportVoice, shown: dict[str, Any]) -> ReportSection:
    """What each seat gets, beside the mean of all seats."""
    rate, rows, cells = rate_of(voice.game), [], []
    even = mean_of(shown)
    for seat, got in enumerate(shown["seats"]):
        (mean, low, high), label = result_in(got), voice.say("report-seat", n=seat + 1, agent=got["agent"])
        tone = "neutral" if low <= even <= high else "good" if low > even else "bad"
        rows.append(bar_of(voice, rate, label, mean, (low, high), tone))
        cells.append((label, written(voice, rate, mean), span(voice, rate, (low, high))))
    title, grades = voice.say("report-seats"), grades_of(voice, shown)
    sentence = voice.say("report-seats-even" if all(row.tone == "neutral" for row in rows) else "report-seats-uneven")
    drawn = bars(rows, axis_of(voice, rate), voice.numbers, from_zero=False,
                 reference=(scale_of(voice, rate) * even, voice.say("report-even", rate=written(voice, rate, even))))
    chart = Chart(voice.name("seats"), title, sentence, drawn)
    return ReportSection(title, (sentence,), (ReportFigure(chart, TextTable(
        (title, head_of(voice, rate), voice.say("report-interval")), cells)),), table=grades)


def grades_of(voice: ReportVoice, shown: dict[str, Any]) -> TextTable | None:
    """How often each seat earned each grade; None in a game without grades."""
    each = [got["grades"] for got in shown["seats"] if "grades" in got]
    if not each:
        return None
    heads = (voice.say("report-seat", n=seat + 1, agent=got["agent"]) for seat, got in enumerate(shown["seats"]))
    rows = [(first_up(voice.say(f"grade-{grade}")), *(voice.numbers.of100(one[grade]) for one in each))
            for grade in each[0]]
    return TextTable((voice.say("report-grade"), *heads), rows)


def scores(voice: ReportVoice, shown: dict[str, Any]) -> ReportSection:
    """How often each score came up, and each grade."""
    counts, number = {int(score): games for score, games in shown["scores"].items()}, voice.numbers.number
    first, last = min(counts), max(counts)
    spread = shown["score"]
    title, games = voice.say("report-scores"), voice.say("report-games")
    sentence = voice.say("report-scores-half", median=number(floor(spread["median"])), lowest=number(spread["lowest"]),
                         highest=number(spread["highest"]))
    chart = Chart(voice.name("scores"), title, sentence, histogram(
        [counts.get(score, 0) for score in range(first, last + 1)], [0] * (last + 1 - first), voice.say("lab-score"),
        (games,), voice.numbers, first))
    grades = TextTable((voice.say("report-grade"), voice.say("report-of-100")), [
        (first_up(voice.say(f"grade-{grade}")), voice.numbers.of100(share))
        for grade, share in shown.get("grades", {}).items()])
    cells = [(str(score), number(of_score)) for score, of_score in sorted(counts.items())]
    return ReportSection(title, (sentence,), (ReportFigure(chart, TextTable(
        (first_up(voice.say("lab-score")), games), cells)),), table=grades if grades.rows else None)


def mean_of(shown: dict[str, Any]) -> float:
    """The mean of what a seat of a competitive game gets."""
    return float(np.mean([result_in(got)[0] for got in shown["seats"]]))


def ends(voice: ReportVoice, shown: dict[str, Any], figures: GameStats) -> ReportSection | None:
    """How games end."""
    causes = sorted(figures.causes.items(), key=lambda pair: -pair[1])
    if not causes:
        return None
    games = shown["games"]
    rows, cells = [], []
    for cause, share in causes:
        low, high = wilson(round(share * games), games)
        label = first_up(voice.say(f"cause-{cause}"))
        text = voice.numbers.of100(share)
        rows.append(Bar(broken(label), 100 * share, 100 * low, 100 * high, "accent", text))
        cells.append((label, text, voice.between(low, high)))
    title = voice.say("report-ends")
    chart = Chart(voice.name("ends"), title, voice.say("report-ends-alt", cause=cells[0][0], rate=cells[0][1]),
                  bars(rows, voice.say("report-axis-games"), voice.numbers))
    return ReportSection(title,
                         (voice.say("report-ends-most", cause=voice.say(f"cause-{causes[0][0]}"), rate=cells[0][1]),),
                         (ReportFigure(chart, TextTable((voice.say("report-end"), voice.say("report-of-100"),
                                                         voice.say("report-interval")), cells)),))


def lengths(voice: ReportVoice, rows: Any, figures: GameStats) -> ReportSection | None:
    """How long games last. Won and lost games are separate if all seats win or lose together."""
    if not figures.unit:
        return None
    units, results = np.asarray(rows[figures.unit], int), voice.game.results
    together = results.cooperative and isinstance(results.result, Won)
    won = results.returns(rows, 1)[:, 0] == 1 if together else np.ones(len(rows), bool)
    most = int(units.max()) + 1
    in_won, in_lost = np.bincount(units[won], minlength=most), np.bincount(units[~won], minlength=most)
    number, unit = voice.numbers.number, voice.say(f"report-{figures.unit}")
    quarter, three = (float(np.quantile(units, share)) for share in (0.25, 0.75))
    title = voice.say("report-lengths")
    sentence = voice.say("report-lengths-half", beats=unit, low=number(quarter), high=number(three),
                         longest=number(figures.length["longest"]))
    names = tuple(voice.say(key) for key in (("report-won", "report-lost") if together else ("report-games",)))
    chart = Chart(voice.name("lengths"), title, sentence,
                  histogram(in_won.tolist(), in_lost.tolist(), voice.say("report-axis-beats", beats=unit), names,
                            voice.numbers))
    counted = (in_won, in_lost) if together else (in_won,)
    cells = [(str(length), *(number(int(counts[length])) for counts in counted))
             for length in range(most) if in_won[length] + in_lost[length]]
    return ReportSection(title, (sentence,), (ReportFigure(chart, TextTable((first_up(unit), *names), cells)),))


def group(voice: ReportVoice, told: GroupStats, shown: dict[str, Any]) -> ReportSection:
    """How often the holder of each thing wins, the best first. The text names the best and the worst if one of them is
    sure among all (Bonferroni)."""
    game, rate = voice.game, rate_of(voice.game)
    label = {thing.name: first_up(name_of(game, voice.speech, told.name, thing.name)) for thing in told.things}
    of_seats = sum(thing.games for thing in told.things) == shown["games"] * shown["players"]
    whole = result_in(shown)[0] if game.results.cooperative else mean_of(shown) if of_seats else None
    known = [thing for thing in told.things if thing.games >= FEW] or told.things
    many = len(known) > 2 * DRAWN + 2
    drawn = [*known[:DRAWN], *known[-DRAWN:]] if many else known
    rows = [bar_of(voice, rate, label[thing.name], thing.rate, (thing.low, thing.high), _tone(thing, whole))
            for thing in drawn]
    cells = [(label[thing.name], voice.numbers.number(thing.games), written(voice, rate, thing.rate),
              span(voice, rate, (thing.low, thing.high)),
              *(figure_text(game, voice.speech, name, [thing.more[name]]) for name in told.more))
             for thing in told.things]
    title, best, worst = first_up(voice.say(f"figures-{told.name}")), known[0], known[-1]
    apart = any(_p(voice.game, thing, shown, whole) * len(known) < 0.05 for thing in (best, worst))
    said = {"best": label[best.name], "worst": label[worst.name], "best_rate": written(voice, rate, best.rate),
            "worst_rate": written(voice, rate, worst.rate)}
    key = "report-roles" if apart and game.results.cooperative else "report-apart" if apart else "report-roles-alike"
    sentences = [voice.say(result_key(voice, key), **said)] if len(known) > 1 else []
    if many:
        sentences.append(voice.say("report-drawn", n=DRAWN, all=len(known)))
    reference = None if whole is None else (scale_of(voice, rate) * whole,
                                            voice.say("report-all-games", rate=written(voice, rate, whole)))
    chart = Chart(voice.name(told.name), title, " ".join(sentences) or title,
                  bars(rows, axis_of(voice, rate), voice.numbers, from_zero=False, reference=reference))
    return ReportSection(title, sentences, (ReportFigure(chart, TextTable(
        (title, voice.say("report-games"), head_of(voice, rate), voice.say("report-interval"),
         *(voice.say(f"figure-{name}") for name in told.more)), cells)),))


def _tone(thing: ThingStats, whole: float | None) -> str:
    return "neutral" if whole is None else "good" if thing.low > whole else "bad" if thing.high < whole else "neutral"


def _p(game: Game, thing: ThingStats, shown: dict[str, Any], whole: float | None) -> float:
    """The probability that chance alone moves a thing's rate so far. The comparison is with the games without it if all
    seats win together, else with the mean of what seats get."""
    if whole is None:
        return 1.0
    if not is_share(game, rate_of(game)):
        error = (thing.high - thing.low) / (2 * 1.959963984540054)
        return erfc(abs(thing.rate - whole) / error / sqrt(2)) if error else 1.0
    won = round(thing.rate * thing.games)
    if "won" in shown:
        return chance_of(won, thing.games, shown["won"] - won, shown["games"] - thing.games)
    return chance_of(won, thing.games, round(whole * 1_000_000), 1_000_000)


def singles(voice: ReportVoice, figures: GameStats) -> ReportSection | None:
    """All other figures of the game's own."""
    rows = [(first_up(voice.say(f"figure-{name}")), figure_text(voice.game, voice.speech, name, values))
            for name, values in figures.single.items()]
    return ReportSection(voice.say("report-singles"), table=TextTable(
        (voice.say("report-thing"), voice.say("report-figure")), rows)) if rows else None
