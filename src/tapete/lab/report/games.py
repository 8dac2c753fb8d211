"""What simulated games show: who wins, how games end, how long they last, which roles do better."""
from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any

import numpy as np
from ruamel.yaml import YAML

from ...kernel.config import plain_data, read_yaml
from ..profile.measures import chance_of
from ..simulate import Study, results, wilson
from .charts import Bar, Chart, bars, histogram
from .parts import Figure, Making, Report, Section, Table, Voice, seeds_of
from .sources import Games


def report_games(voice: Voice, source: Games) -> Report:
    """All that a file of simulated games has to say."""
    shown = results(source.study, voice.game, source.rows)
    roles = [(name, round(figures["games"]), round(figures["win_rate"] * figures["games"]))
             for name, figures in shown["roles"].items()]
    command = f"tapete simulate {source.study.game} {flags_of(source.study)} --out {source.path.name}"
    return Report(lead_of(voice, shown), tiles_of(voice, shown),
                  [ends(voice, shown), lengths(voice, source.rows, shown), roles_section(voice, roles, shown)],
                  ("interval", "agent", "forced"), making_of(voice, source.study, command))


def lead_of(voice: Voice, shown: dict[str, Any]) -> str:
    """The answer in a sentence."""
    low, high = shown["win_rate_95"]
    of100 = voice.numbers.of100
    return voice.say("report-lead", players=shown["players"], agent=voice.agents(shown["agents"]),
                     rate=of100(shown["win_rate"]), low=of100(low), high=of100(high))


def tiles_of(voice: Voice, shown: dict[str, Any]) -> list[tuple[str, str]]:
    """The figures that everybody asks for first."""
    number = voice.numbers
    return [(number.number(shown["games"]), voice.say("report-tile-games")),
            (number.number(shown["rounds"]["median"]), voice.say("report-tile-rounds")),
            (number.number(shown["decisions"]["mean"]), voice.say("report-tile-choices")),
            (number.percent(shown["decisions"]["forced_share"]), voice.say("report-tile-forced"))]


def ends(voice: Voice, shown: dict[str, Any]) -> Section:
    """How games end."""
    causes = sorted(shown["causes"].items(), key=lambda pair: -pair[1])
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
    return Section(title, (voice.say("report-ends-most", cause=voice.say(f"cause-{causes[0][0]}"), rate=cells[0][1]),),
                   (Figure(chart, Table((voice.say("report-end"), voice.say("report-of-100"),
                                         voice.say("report-interval")), cells)),))


def lengths(voice: Voice, rows: Any, shown: dict[str, Any]) -> Section:
    """How long games last."""
    rounds, won = np.asarray(rows["rounds"], int), np.asarray(rows["outcome"]) == 1
    most = int(rounds.max()) + 1
    in_won, in_lost = np.bincount(rounds[won], minlength=most), np.bincount(rounds[~won], minlength=most)
    number, unit = voice.numbers.number, voice.say("report-beat")
    quarter, three = (float(np.quantile(rounds, share)) for share in (0.25, 0.75))
    title = voice.say("report-lengths")
    sentence = voice.say("report-lengths-half", beat=unit, low=number(quarter), high=number(three),
                         longest=number(shown["rounds"]["longest"]))
    chart = Chart(voice.name("lengths"), title, sentence,
                  histogram(in_won.tolist(), in_lost.tolist(), voice.say("report-axis-beats", beat=unit),
                            (voice.say("report-won"), voice.say("report-lost")), voice.numbers))
    cells = [(str(length), number(int(in_won[length])), number(int(in_lost[length])))
             for length in range(most) if in_won[length] + in_lost[length]]
    return Section(title, (sentence,), (Figure(chart, Table(
        (first_up(unit), voice.say("report-won"), voice.say("report-lost")), cells)),))


def roles_section(voice: Voice, roles: Sequence[tuple[str, int, int]], shown: dict[str, Any]) -> Section:
    """How often games are won in which a role is played, the best first: its name, games, and games won.

    The best and the worst are named if one of them stands out among all (Bonferroni).
    """
    played = [(voice.say(f"role-{name}"), games, won, *wilson(won, games)) for name, games, won in roles if games]
    played.sort(key=lambda role: -role[2] / role[1])
    of100, whole = voice.numbers.of100, shown["win_rate"]
    rows, cells = [], []
    for name, games, won, low, high in played:
        tone = "good" if low > whole else "bad" if high < whole else "neutral"
        rows.append(Bar(name, 100 * won / games, 100 * low, 100 * high, tone, of100(won / games)))
        cells.append((name, voice.numbers.number(games), of100(won / games), voice.between(low, high)))
    title = voice.say("kind-role")
    best, worst = played[0], played[-1]
    total, all_won = shown["games"], shown["won"]
    apart = any(chance_of(won, games, all_won - won, total - games) * len(played) < 0.05
                for _, games, won, _, _ in (best, worst))
    sentence = voice.say("report-roles" if apart else "report-roles-alike", best=best[0], worst=worst[0],
                         best_rate=of100(best[2] / best[1]), worst_rate=of100(worst[2] / worst[1]))
    chart = Chart(voice.name("roles"), title, sentence,
                  bars(rows, voice.say("report-axis-won"), voice.numbers, from_zero=False,
                       reference=(100 * whole, voice.say("report-all-games", rate=of100(whole)))))
    return Section(title, (sentence,), (Figure(chart, Table(
        (title, voice.say("report-games"), voice.say("report-of-100"), voice.say("report-interval")), cells)),))


def flags_of(study: Study) -> str:
    """The options of a command that repeat a study, but for a configuration."""
    agents = study.agents[0] if len(set(study.agents)) == 1 else ",".join(study.agents)
    roles = "" if not any(study.roles) else f" --roles {','.join(role or 'any' for role in study.roles)}"
    return (f"--games {study.games} --agent {agents} --players {len(study.roles)}{roles} "
            f"--ruleset {study.ruleset} --seed {study.seed}")


def making_of(voice: Voice, study: Study, command: str) -> Making:
    """How a study was made: everything that is needed to repeat it."""
    ruleset = voice.game.ruleset(study.ruleset)
    standard = plain_data(read_yaml(ruleset.path))
    options = voice.game.options(ruleset, study.options).model_dump()
    changed = differences(voice.game.options(ruleset).model_dump(), options)
    first, last = seeds_of(study)
    sentences = [voice.say("report-made", game=voice.game.title[voice.numbers.language],
                           ruleset=ruleset.title[voice.numbers.language], version=ruleset.version,
                           players=len(study.roles), agents=", ".join(dict.fromkeys(study.agents)),
                           games=voice.numbers.number(study.games), first=str(first), last=str(last)),
                 voice.say("report-changed-none" if not changed else "report-changed")]
    files = [("options.yaml", as_yaml({key: options[key] for key in standard if key in options}))]
    if changed:
        command += " --config changed.yaml"
        files.insert(0, ("changed.yaml", as_yaml(changed)))
    return Making(voice.say("report-making"), sentences, command, files)


def differences(standard: Any, given: Any) -> dict[str, Any]:
    """The part of some options that is not as the ruleset has it."""
    changed = {}
    for key, value in given.items():
        before = standard.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            # the table of an event is replaced whole, its rows cannot be mixed
            inner = value if key == "table" and value != before else differences(before, value)
            if inner:
                changed[key] = inner
        elif value != before:
            changed[key] = value
    return changed


def as_yaml(data: Any) -> str:
    out = StringIO()
    yaml = YAML()
    yaml.width = 100
    yaml.dump(data, out)
    return out.getvalue()


def first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def broken(label: str) -> str:
    """A long label in two lines of about the same length."""
    if len(label) <= 26:
        return label
    middle = len(label) / 2
    spaces = [i for i, letter in enumerate(label) if letter == " "]
    cut = min(spaces, key=lambda i: abs(i - middle), default=None)
    return label if cut is None else f"{label[:cut]}\n{label[cut + 1:]}"
