"""The report of simulated games, and the command that makes the study again."""
from __future__ import annotations

from collections.abc import Sequence
from shlex import quote
from typing import Any

from ...differences import between
from ...differences.between import Compared
from ...files import yaml_writer as writing
from ...files.config import plain_data, read_yaml
from ...gamedef.by_players import at_table
from ...gamedef.formulas import formulas_in
from ...gamedef.game import Game
from ...gamedef.ruleset import Ruleset
from ..figures import GameStats, read_figures
from ..scale import rate_of, result_in
from ..simulate import results
from ..study import Study
from . import shown as sections
from .measures import result_key, written
from .parts import Making, Report, ReportSection, ReportVoice, seeds_of
from .sources import SimulationSource


def report_games(voice: ReportVoice, source: SimulationSource) -> Report:
    """The report of a file of simulated games."""
    shown, figures = results(source.study, source.rows), read_figures(voice.game,
                                                                      voice.game.figures.report(source.rows))
    command = f"tapete simulate {source.study.game} {flags_of(source.study)} --out {quote(source.path.name)}"
    return Report(lead_of(voice, shown), tiles_of(voice, shown, figures), [
        *outline(voice, source.rows, shown, figures),
        *(sections.group(voice, group, shown) for group in figures.groups),
        *filter(None, [sections.singles(voice, figures)])],
        ("interval", "agent", "forced"), making_of(voice, source.study, command))


def outline(voice: ReportVoice, rows: Any, shown: dict[str, Any], figures: GameStats) -> list[ReportSection]:
    """The first sections for any games: which scores, who gets what, how they end, how long they last."""
    return [section for section in (sections.scores(voice, shown) if "scores" in shown else None,
                                    None if voice.game.results.cooperative else sections.seats(voice, shown),
                                    sections.ends(voice, shown, figures), sections.lengths(voice, rows, figures))
            if section is not None]


def lead_of(voice: ReportVoice, shown: dict[str, Any]) -> str:
    """The main result in one sentence."""
    rate, agent = rate_of(voice.game), voice.agents(shown["agents"])
    if voice.game.results.cooperative:
        mean, low, high = (written(voice, rate, value) for value in result_in(shown))
        key = "report-lead" if voice.speech.has("report-lead") else "report-lead-all"     # a text of the game's own
        return voice.say(result_key(voice, key), players=shown["players"], agent=agent, rate=mean, low=low, high=high)
    got = [result_in(seat)[0] for seat in shown["seats"]]
    order = sorted(range(len(got)), key=lambda seat: -got[seat])
    return voice.say(result_key(voice, "report-lead-seats"), players=shown["players"], agent=agent, best=order[0] + 1,
                     worst=order[-1] + 1, best_rate=written(voice, rate, got[order[0]]),
                     worst_rate=written(voice, rate, got[order[-1]]))


def tiles_of(voice: ReportVoice, shown: dict[str, Any], figures: GameStats) -> list[tuple[str, str]]:
    """The figures that everybody asks for first."""
    number = voice.numbers
    length = [(number.number(figures.length["median"]), voice.say(f"report-tile-{unit}"))
              for unit in (figures.unit,) if unit]
    return [(number.number(shown["games"]), voice.say("report-tile-games")), *length,
            (number.number(shown["decisions"]["mean"]), voice.say("report-tile-choices")),
            (number.percent(shown["decisions"]["forced_share"]), voice.say("report-tile-forced"))]


def flags_of(study: Study) -> str:
    """The command-line options that repeat a study, except its configuration."""
    agents = study.agents[0] if len(set(study.agents)) == 1 else ",".join(study.agents)
    roles = "" if not any(study.roles) else f" --roles {','.join(role or 'any' for role in study.roles)}"
    return (f"--games {study.games} --agent {agents} --players {len(study.roles)}{roles} "
            f"--ruleset {study.ruleset} --seed {study.seed}")


def making_of(voice: ReportVoice, study: Study, command: str) -> Making:
    """How a study was made, with everything that is needed to repeat it."""
    ruleset = voice.game.ruleset(study.ruleset)
    standard = plain_data(read_yaml(ruleset.path))
    options = voice.game.options(ruleset, study.options).model_dump()
    changed = without_formulas(voice.game, ruleset, len(study.roles), differences(
        at_table(voice.game.options(ruleset), len(study.roles)).model_dump(), options))
    first, last = seeds_of(study)
    sentences = [voice.say("report-made", game=voice.game.title[voice.numbers.language],
                           ruleset=ruleset.title[voice.numbers.language], version=ruleset.version,
                           players=len(study.roles), agents=", ".join(dict.fromkeys(study.agents)),
                           games=voice.numbers.number(study.games), first=str(first), last=str(last)),
                 voice.say("report-changed-none" if not changed else "report-changed")]
    files = [("options.yaml", as_yaml({key: options[key] for key in standard if key in options}))]
    told: list[str] = []
    if changed:
        command += " --config changed.yaml"
        files.insert(0, ("changed.yaml", as_yaml(changed)))
        language, after = voice.numbers.language, Compared(ruleset, plain_data(changed))
        apart = between.differences(voice.game, Compared(ruleset), after, language)
        told = [each.sentence(language) for each in apart.values]
    return Making(voice.say("report-making"), sentences, command, files, told)


def differences(standard: Any, given: Any) -> dict[str, Any]:
    """The part of some options that differs from the ruleset."""
    changed = {}
    for key, value in given.items():
        before = standard.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            # the table of an event is replaced completely, because its rows cannot be merged
            inner = value if key == "table" and value != before else differences(before, value)
            if inner:
                changed[key] = inner
        elif value != before:
            changed[key] = value
    return changed


def without_formulas(game: Game, ruleset: Ruleset, players: int, changed: dict[str, Any]) -> dict[str, Any]:
    """Changes less the values that a formula of the ruleset gives beside the others anyway."""
    made = at_table(game.options(ruleset, changed), players)
    for path in formulas_in(game.configuration.values(ruleset), game.configuration.values(ruleset)):
        less = _without(changed, path)
        if less != changed and at_table(game.options(ruleset, less), players) == made:
            changed = less
    return changed


def _without(values: dict[str, Any], path: Sequence[str]) -> dict[str, Any]:
    """The same mapping without what is at a path, and without a section that is empty then."""
    key, *rest = path
    if key not in values:
        return values
    inner = _without(values[key], rest) if rest and isinstance(values[key], dict) else {}
    return {each: inner if each == key else value for each, value in values.items() if each != key or inner}


def as_yaml(data: Any) -> str:
    return writing.as_yaml(data, width=100)
