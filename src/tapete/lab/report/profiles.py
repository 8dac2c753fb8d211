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
from ..profile.worth import Columns, ThingWorth, in_order, whose_victories, worths_of
from ..simulate import results
from .charts import Bar, Chart, ChartLine, bars, lines
from .games import lead_of, making_of, outline, tiles_of
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
        *([] if voice.game.results.cooperative else [ReportSection(voice.say("report-first-title"),
                                                     (voice.say(whose_victories(voice.game)),))]),
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
    words = ["interval", "agent", "forced", "dead", *(["hope"] if hope else []), *(["without"] if how.ablate else []),
             "with", "ran"]
    command = f"tapete lab profile --again {quote(source.games.path.name)} -o again"
    making = making_of(voice, how.study, command)
    return Report(lead_of(voice, shown), tiles, [section for section in sections if section is not None], words,
                  type(making)(making.title, [*making.sentences, voice.say("report-again")], command, making.files))


def _hope(voice: ReportVoice, figures: dict[str, float], curves: Columns) -> ReportSection:
    """The course of the chance of winning in games won and lost."""
    of100, number = voice.numbers.of100, voice.numbers.number
    title, drawn, cells = voice.say("report-hope"), [], {}
    for group, tone in (("won", "good"), ("lost", "bad")):
        points = [(100 * x, y) for g, x, y in zip(curves["group"], curves["position"], curves["hope"], strict=True)
                  if g == group]
        if points:
            drawn.append(ChartLine(voice.say(f"report-{group}"), tone, [x for x, _ in points],
                                   [100 * y for _, y in points]))
            cells[group] = {x: of100(y) for x, y in points}
    sentences = [voice.say("report-hope-what", games=number(figures["games"]), playouts=number(figures["playouts"]),
                           beat=voice.say("report-beat")),
                 voice.say("report-hope-start", start=of100(figures["at_start"]),
                           won=of100(figures["won"] / figures["games"])),
                 voice.say("report-hope-swing", usual=of100(figures["usual_change"]), swing=of100(figures["swing"]),
                           beat=voice.say("report-beat"))]
    if figures["lost_from"] is not None:
        sentences.insert(1, voice.say("report-hope-lost", share=voice.numbers.percent(figures["lost_from"])))
    chart = Chart(voice.name("hope"), title, sentences[1],
                  lines(drawn, voice.say("report-axis-share"), voice.say("report-axis-chance"), voice.numbers,
                        top=100))
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
        figures.append(_taken_out(voice, "without", voice.say("report-without-title"), tried))
    if hoped:
        seen = f"kind-{kind.name}-seen"
        counted = [voice.say("report-counted", kind=voice.say(f"kind-{kind.name}"), seen=voice.say(seen))] \
            if voice.speech.has(seen) else []
        figures.append(_figure(voice, "turned-up", voice.say("report-turned-up-title"), voice.say("report-axis-hope"),
                               [(worth, worth.hope) for worth in hoped if worth.hope],
                               " ".join([*counted, voice.say("report-turned-up", beat=voice.say("report-beat")),
                                         voice.say("report-not-compared")])))
    return ReportSection(title, sentences, figures) if figures else None


def _taken_out(voice: ReportVoice, stem: str, title: str, tried: Sequence[ThingWorth]) -> ReportFigure:
    """The effect of each thing, from the games played without it. The sign is reversed, so that harm is below zero."""
    how = " ".join(voice.say(key) for key in dict.fromkeys(worth.how for worth in tried if worth.how))
    return _figure(voice, stem, title, voice.say("report-axis-there"), [
        (worth, Estimate(-worth.without.value, -worth.without.high, -worth.without.low))
        for worth in tried if worth.without], how)


def _verdict(voice: ReportVoice, tried: Sequence[ThingWorth]) -> list[str]:
    """The things that hurt and help most, if their effect is sure among so many (Bonferroni)."""
    def said(worth: ThingWorth, key: str) -> str:
        of100 = voice.numbers.of100
        return voice.say(key, thing=voice.say(worth.key), difference=of100(abs(worth.without.value)),  # type: ignore[union-attr]
                         low=of100(min(abs(worth.without.low), abs(worth.without.high))),   # type: ignore[union-attr]
                         high=of100(max(abs(worth.without.low), abs(worth.without.high))),  # type: ignore[union-attr]
                         with_it=of100((worth.won_with or 0) / worth.games),
                         without=of100((worth.won_without or 0) / worth.games))
    def stands_out(worth: ThingWorth) -> bool:
        return worth.p is not None and worth.p * len(tried) < 0.05

    sentences = []
    if stands_out(tried[0]) and tried[0].without is not None and tried[0].without.value > 0:
        sentences.append(said(tried[0], "report-hurts"))
    if stands_out(tried[-1]) and tried[-1].without is not None and tried[-1].without.value < 0:
        sentences.append(said(tried[-1], "report-helps"))
    return sentences or [voice.say("report-no-verdict")]


def _figure(voice: ReportVoice, stem: str, title: str, axis: str, rows: Sequence[tuple[ThingWorth, Estimate]],
            note: str) -> ReportFigure:
    """Estimates with their intervals, in the given order."""
    drawn, cells = [], []
    for worth, estimate in rows:
        tone = "bad" if estimate.high < 0 else "good" if estimate.low > 0 else "neutral"
        text, label = voice.numbers.signed(estimate.value), first_up(voice.say(worth.key))
        drawn.append(Bar(label, 100 * estimate.value, 100 * estimate.low, 100 * estimate.high, tone, text))
        cells.append((label, text, voice.signed_between(estimate.low, estimate.high)))
    chart = Chart(voice.name(stem), title, voice.say("report-sorted-alt", first=cells[0][0], low=cells[0][1],
                                                     last=cells[-1][0], high=cells[-1][1]),
                  bars(drawn, axis, voice.numbers))
    return ReportFigure(chart, TextTable((voice.say("report-thing"), voice.say("report-of-100"),
                                          voice.say("report-interval")),
                                         cells), note)


def _by_lot(voice: ReportVoice, kind: Counted, worths: Sequence[ThingWorth]) -> ReportSection | None:
    """Things by lot: rooms and the like, which lot puts into a game, and cards, which lot gives to a seat."""
    compared = [(worth, worth.lot) for worth in worths
                if worth.lot and worth.wins and FEWEST <= worth.wins[0] <= worth.games - FEWEST]
    if not compared:
        return None
    compared.sort(key=lambda pair: pair[1].value)
    unused = [voice.say(worth.key) for worth in worths if worth.used == 0 and worth.times]
    where = voice.say("report-with") if kind.by_lot else ""     # a game in which lot only deals has no text for it
    sentences = [voice.say("report-lot", where=where) if kind.by_lot else voice.say("report-drawn-fair")]
    if unused:
        sentences.append(voice.say("report-unused", things=", ".join(unused)))
    title = voice.say("report-lot-title", where=where) if kind.by_lot else voice.say("report-drawn-worth")
    figures = [_figure(voice, kind.name, title,
                       voice.say("report-axis-there"), compared, "")]
    tried = in_order([worth for worth in worths if worth.without is not None])
    if tried:
        figures.append(_taken_out(voice, f"without-{kind.name}", voice.say(
            "report-out-of-pool" if kind.by_lot else "report-without-title"), tried))
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
    rows = []
    for kind, worths in kinds:
        for worth in sorted(worths, key=lambda worth: -worth.times):
            if worth.times:
                hope = worth.hope
                rows.append((voice.say(f"kind-{kind.name}"), first_up(voice.say(worth.key)),
                             voice.numbers.number(worth.times / games, 2),
                             voice.numbers.signed(hope.value) if hope else "",
                             voice.signed_between(hope.low, hope.high) if hope else ""))
    if not rows:
        return None
    heads = tuple(voice.say(f"report-head-{head}") for head in ("kind", "thing", "times", "hope", "interval"))
    return ReportSection(voice.say("report-rest"), (voice.say("report-rest-what"),), folded=TextTable(heads, rows),
                         folded_name=voice.say("report-all-rest"))


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
