"""The report of a profile: the report of its games, and the worth of each thing in them."""
from __future__ import annotations

from collections.abc import Sequence
from shlex import quote

import numpy as np

from ...gamedef.catalogue import Counted
from ...ledger.ledger import ledgers, read_ledger, rulesets_of
from ..figures import read_figures
from ..profile.files import hope_in_tables
from ..profile.measures import Estimate
from ..profile.study import ProfileStudy, catalogue_of
from ..profile.tables import course_figures
from ..profile.worth import Columns, ThingWorth, in_order, whose_results, worths_of
from ..scale import rate_of
from ..simulate import results
from .charts import Bar, Chart, ChartLine, bars, lines
from .games import lead_of, making_of, outline, tiles_of
from .measures import axis_apart, head_of, result_key, scale_of, signed, signed_span, written
from .parts import Report, ReportFigure, ReportSection, ReportVoice, TextTable, first_up
from .shown import group as group_section
from .sources import ProfileSource

FEWEST = 30
"""A comparison with fewer games than this on either side is not drawn."""


def report_profile(voice: ReportVoice, source: ProfileSource) -> Report:
    """The report of a profile."""
    how, tables, rows = source.how, source.tables, source.games.rows
    shown, figures = results(how.study, rows), read_figures(voice.game, voice.game.figures.report(rows))
    games = tables["games"]
    hope = hope_in_tables(how, rows, tables["moments"])
    course = course_figures(np.array(games["turns"]), np.array(games["dead_turns"]), hope)
    kinds = {kind.name: kind for kind in catalogue_of(voice.game).kinds}
    worths = {name: worths_of(kind, tables["things"], tables["ablations"]) for name, kind in kinds.items()}
    sections: list[ReportSection | None] = [
        *([] if voice.game.results.cooperative else [ReportSection(voice.say(result_key(voice, "report-first-title")),
                                                     (voice.say(whose_results(voice.game)),))]),
        *outline(voice, rows, shown, figures)]
    if hope is not None:
        sections.append(_hope(voice, course["hope"], tables["curves"]))
    for name, kind in kinds.items():
        if kind.removable and not kind.chosen and not kind.compares:
            sections.append(_things(voice, kind, worths[name], how.study.games))
    sections += [group_section(voice, told, shown) for told in figures.groups]
    sections += [_by_lot(voice, kind, worths[name]) for name, kind in kinds.items()
                 if kind.compares and (f"{name}s" not in voice.game.figures.groups or name in how.ablate)]
    sections += [_actions(voice, kind, worths[name], how.study.games) for name, kind in kinds.items() if kind.chosen]
    rest = [(kind, [worth for worth in worths[name] if not kind.removable or not (worth.without or worth.hope)])
            for name, kind in kinds.items() if not (kind.compares or kind.chosen)]
    sections += [_rest(voice, rest, how.study.games), _rules(voice, tables["rules"], how)]
    dead = course["turns"]["dead_share"]
    tiles = [*tiles_of(voice, shown, figures), (voice.numbers.percent(dead, 1), voice.say("report-tile-dead"))]
    words = ["interval", "agent", "forced", "dead", *([result_key(voice, "hope")] if hope else []),
             *([result_key(voice, "without")] if how.ablate else []), result_key(voice, "with"), "ran"]
    command = f"tapete lab profile --again {quote(source.games.path.name)} -o again"
    making = making_of(voice, how.study, command)
    return Report(lead_of(voice, shown), tiles, [section for section in sections if section is not None], words,
                  type(making)(making.title, [*making.sentences, voice.say("report-again")], command, making.files))


def _hope(voice: ReportVoice, figures: dict[str, float], curves: Columns) -> ReportSection:
    """The course of the chance of winning in games won and lost, or of the expected score in games that ended above
    the mean score and the others."""
    rate, number, scored = rate_of(voice.game), voice.numbers.number, voice.game.results.has_scores
    title, drawn, cells = voice.say(result_key(voice, "report-hope")), [], {}
    for group, tone in (("high", "good"), ("low", "bad")) if scored else (("won", "good"), ("lost", "bad")):
        points = [(100 * x, y) for g, x, y in zip(curves["group"], curves["position"], curves["hope"], strict=True)
                  if g == group]
        if points:
            drawn.append(ChartLine(voice.say(f"report-{group}"), tone, [x for x, _ in points],
                                   [scale_of(voice, rate) * y for _, y in points]))
            cells[group] = {x: written(voice, rate, y) for x, y in points}
    sentences = [voice.say(result_key(voice, "report-hope-what"), games=number(figures["games"]),
                           playouts=number(figures["playouts"]), beat=voice.say("report-beat")),
                 voice.say(result_key(voice, "report-hope-start"), start=written(voice, rate, figures["at_start"]),
                           won=written(voice, rate, figures["score"] if scored else figures["won"] / figures["games"])),
                 voice.say(result_key(voice, "report-hope-swing"), usual=written(voice, rate, figures["usual_change"]),
                           swing=written(voice, rate, figures["swing"]), beat=voice.say("report-beat"))]
    if figures.get("lost_from") is not None:
        sentences.insert(1, voice.say("report-hope-lost", share=voice.numbers.percent(figures["lost_from"])))
    chart = Chart(voice.name("hope"), title, sentences[1],
                  lines(drawn, voice.say("report-axis-share"), voice.say(result_key(voice, "report-axis-chance")),
                        voice.numbers, top=None if scored else 100))
    steps = sorted({x for points in cells.values() for x in points})
    table = TextTable((voice.say("report-axis-share"), *(voice.say(f"report-{group}") for group in cells)),
                      [(number(x), *(points[x] for points in cells.values())) for x in steps])
    return ReportSection(title, sentences, (ReportFigure(chart, table),))


def _things(voice: ReportVoice, kind: Counted, worths: Sequence[ThingWorth], games: int) -> ReportSection | None:
    """Cards and the like: the effect of taking each out, and the change of hope when it turns up."""
    tried = in_order([worth for worth in worths if worth.without is not None])
    hoped = sorted((worth for worth in worths if worth.hope is not None), key=lambda worth: worth.hope.value)  # type: ignore[union-attr]
    title, sentences, figures = voice.say(f"report-{kind.name}"), [], []
    if tried:
        sentences += [*_verdict(voice, tried), voice.say("report-without", games=voice.numbers.number(games))]
        figures.append(_taken_out(voice, "without", voice.say(result_key(voice, "report-without-title")), tried))
    if hoped:
        seen = f"kind-{kind.name}-seen"
        counted = [voice.say("report-counted", kind=voice.say(f"kind-{kind.name}"), seen=voice.say(seen))] \
            if voice.speech.has(seen) else []
        figures.append(_figure(voice, "turned-up", voice.say(result_key(voice, "report-turned-up-title")),
                               voice.say(result_key(voice, "report-axis-hope")),
                               [(worth, worth.hope) for worth in hoped if worth.hope],
                               " ".join([*counted, voice.say("report-turned-up", beat=voice.say("report-beat")),
                                         voice.say(result_key(voice, "report-not-compared"))])))
    return ReportSection(title, sentences, figures) if figures else None


def _taken_out(voice: ReportVoice, stem: str, title: str, tried: Sequence[ThingWorth]) -> ReportFigure:
    """The effect of each thing, from the games played without it. The sign is reversed, so that harm is below zero."""
    how = " ".join(voice.say(key) for key in dict.fromkeys(worth.how for worth in tried if worth.how))
    return _figure(voice, stem, title, axis_apart(voice, rate_of(voice.game)), [
        (worth, Estimate(-worth.without.value, -worth.without.high, -worth.without.low))
        for worth in tried if worth.without], how)


def _verdict(voice: ReportVoice, tried: Sequence[ThingWorth]) -> list[str]:
    """The things that hurt and help most, if their effect is sure among so many (Bonferroni)."""
    def said(worth: ThingWorth, without: Estimate, key: str) -> str:
        ends = sorted((abs(without.low), abs(without.high)))
        figures = {"difference": abs(without.value), "low": ends[0], "high": ends[1],
                   "with_it": worth.mean_with or 0.0, "without": worth.mean_without or 0.0}
        return voice.say(result_key(voice, key), thing=voice.say(worth.key), **{
            name: written(voice, rate_of(voice.game), value) for name, value in figures.items()})

    def stands_out(worth: ThingWorth) -> bool:
        return worth.p is not None and worth.p * len(tried) < 0.05

    sentences = []
    if stands_out(tried[0]) and tried[0].without is not None and tried[0].without.value > 0:
        sentences.append(said(tried[0], tried[0].without, "report-hurts"))
    if stands_out(tried[-1]) and tried[-1].without is not None and tried[-1].without.value < 0:
        sentences.append(said(tried[-1], tried[-1].without, "report-helps"))
    return sentences or [voice.say("report-no-verdict")]


def _figure(voice: ReportVoice, stem: str, title: str, axis: str, rows: Sequence[tuple[ThingWorth, Estimate]],
            note: str) -> ReportFigure:
    """Estimates with their intervals, in the given order."""
    drawn, cells, rate = [], [], rate_of(voice.game)
    scale = scale_of(voice, rate)
    for worth, estimate in rows:
        tone = "bad" if estimate.high < 0 else "good" if estimate.low > 0 else "neutral"
        text, label = signed(voice, rate, estimate.value), first_up(voice.say(worth.key))
        drawn.append(Bar(label, scale * estimate.value, scale * estimate.low, scale * estimate.high, tone, text))
        cells.append((label, text, signed_span(voice, rate, (estimate.low, estimate.high))))
    chart = Chart(voice.name(stem), title, voice.say("report-sorted-alt", first=cells[0][0], low=cells[0][1],
                                                     last=cells[-1][0], high=cells[-1][1]),
                  bars(drawn, axis, voice.numbers))
    return ReportFigure(chart, TextTable((voice.say("report-thing"), head_of(voice, rate),
                                          voice.say("report-interval")),
                                         cells), note)


def _by_lot(voice: ReportVoice, kind: Counted, worths: Sequence[ThingWorth]) -> ReportSection | None:
    """Things by lot: rooms and the like, which lot puts into a game, and cards, which lot gives to a seat."""
    compared = [(worth, worth.lot) for worth in worths
                if worth.lot and worth.games_with and FEWEST <= worth.games_with <= worth.games - FEWEST]
    if not compared:
        return None
    compared.sort(key=lambda pair: pair[1].value)
    unused = [voice.say(worth.key) for worth in worths if worth.used == 0 and worth.times]
    where = voice.say("report-with") if kind.by_lot else ""     # a game in which lot only deals has no text for it
    sentences = [voice.say("report-lot", where=where) if kind.by_lot else voice.say("report-drawn-fair")]
    if unused:
        sentences.append(voice.say("report-unused", things=", ".join(unused)))
    title = voice.say(result_key(voice, "report-lot-title") if kind.by_lot else "report-drawn-worth", where=where)
    figures = [_figure(voice, kind.name, title,
                       axis_apart(voice, rate_of(voice.game)), compared, "")]
    tried = in_order([worth for worth in worths if worth.without is not None])
    if tried:
        figures.append(_taken_out(voice, f"without-{kind.name}", voice.say(
            "report-out-of-pool" if kind.by_lot else result_key(voice, "report-without-title")), tried))
    return ReportSection(voice.say(f"kind-{kind.name}"), sentences, figures)


def _actions(voice: ReportVoice, kind: Counted, worths: Sequence[ThingWorth], games: int) -> ReportSection:
    """Kinds of actions: what seats choose, and the effect of forbidding it."""
    number = voice.numbers.number
    offered = sorted((worth for worth in worths if worth.offered), key=lambda worth: -worth.times)
    never = [voice.say(worth.key) for worth in offered if not worth.times]
    sentences = [voice.say("report-actions")]
    if never:
        sentences.append(voice.say("report-never-chosen", things=", ".join(never)))
    figures = []
    tried = [worth for worth in in_order(list(worths)) if worth.without is not None and worth.times]
    if tried:
        figures.append(_taken_out(voice, "forbidden", voice.say("report-forbidden-title"), tried[::-1]))
    table = TextTable(tuple(voice.say(f"report-head-{head}") for head in ("action", "offered", "chosen")), [
        (voice.say(worth.key), number((worth.offered or 0) / games, 1),
         voice.numbers.percent(worth.times / (worth.offered or 1))) for worth in offered])
    return ReportSection(voice.say(f"kind-{kind.name}"), sentences, figures, folded=table,
                         folded_name=voice.say("report-all-actions"))


def _rest(voice: ReportVoice, kinds: Sequence[tuple[Counted, Sequence[ThingWorth]]],
          games: int) -> ReportSection | None:
    """All other events, as a table by kind; things that happen too rarely to be measured are here too."""
    rows, rate = [], rate_of(voice.game)
    for kind, worths in kinds:
        for worth in sorted(worths, key=lambda worth: -worth.times):
            if worth.times:
                hope = worth.hope
                rows.append((voice.say(f"kind-{kind.name}"), first_up(voice.say(worth.key)),
                             voice.numbers.number(worth.times / games, 2),
                             signed(voice, rate, hope.value) if hope else "",
                             signed_span(voice, rate, (hope.low, hope.high)) if hope else ""))
    if not rows:
        return None
    heads = tuple(voice.say(f"report-head-{head}")
                  for head in ("kind", "thing", "times", result_key(voice, "hope"), "interval"))
    return ReportSection(voice.say("report-rest"), (voice.say(result_key(voice, "report-rest-what")),),
                         folded=TextTable(heads, rows), folded_name=voice.say("report-all-rest"))


def _rules(voice: ReportVoice, rules: Columns, how: ProfileStudy) -> ReportSection | None:
    """How often each rule ran. Rules that never ran come first."""
    games = how.plain_games
    if not games:
        return None
    game, ruleset = how.study.game, how.study.ruleset
    texts = {rule.id: getattr(rule, voice.numbers.language) for rule in read_ledger(game, ruleset).rule} \
        if game in ledgers() and ruleset in rulesets_of(game) else {}
    number = voice.numbers.number
    ran = [(rule, times, asked) for rule, times, asked in
           zip(rules["rule"], rules["ran_times"], rules["asked_times"], strict=True) if times is not None]
    never = [(_breakable(rule), texts.get(rule, "")) for rule, times, asked in ran if times + asked == 0]
    ran.sort(key=lambda row: (row[1] + row[2] > 0, -row[1], -row[2]))
    sentence = voice.say("report-rules", count=len(ran), never=len(never), games=number(games))
    options = voice.say("report-rules-options", count=rules["by"].count("options"))
    return ReportSection(voice.say("report-rules-title"), (sentence, options),
                         table=TextTable((voice.say("report-head-never"), voice.say("report-head-says")), never)
                         if never else None,
                         folded=TextTable(tuple(voice.say(f"report-head-{head}") for head in ("rule", "ran", "asked")),
                                          [(_breakable(rule), number(times / games, 1), number(asked / games, 1))
                                           for rule, times, asked in ran]),
                         folded_name=voice.say("report-all-rules"))


def _breakable(rule: str) -> str:
    """An id that may be broken after its points, if a page is narrow."""
    return rule.replace(".", ".\u200b")
