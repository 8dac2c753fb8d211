"""`tapete lab tune --most`: as few changes as possible, for several numbers of players."""
from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ...agents import split_agents
from ...files.atomic import write_whole
from ...lab.checked import LEAST, TENTH, differ
from ...lab.contrast import MeasuredMean
from ...lab.sweep import write_json
from ...lab.tuning.aims import TuningGoal
from ...lab.tuning.design import PLAYERS, Axis, DesignSettings
from ...lab.tuning.fewest_changes import FewChanges, FewChangesAnswer
from ...lab.tuning.seek import CLOSER
from ...lab.tuning.tune import FRESH, as_yaml
from ...text.speech import Speech
from ...text.spoken import SpokenError
from ..common import compiling
from ..options import engine_for, folder_for, playing
from .measures import heading, number


def tune_few(frame: DesignSettings, players: Sequence[int], axes: Sequence[Axis], goal: TuningGoal, out: Path,
             most: int, trials: int,
             apart: bool, check: str | None, engine: str, workers: str, speech: Speech, as_json: bool) -> None:
    if most < 1 or (apart and len(set(players)) < 2):
        raise SpokenError("tune-most")
    if len(set(players)) > 1 and any(frame.roles):
        raise SpokenError("set-players-roles")
    for axis in axes:
        if axis.path == PLAYERS or axis.path.partition(".")[0] == "agent":
            raise SpokenError("tune-few-numbers", path=axis.path)
    search = FewChanges(frame, players, axes, goal, folder_for(out, "tune", frame.game.name), apart)
    if search.resumed:
        print(speech.say("lab-search-goes-on", folder=str(out)), file=sys.stderr)
    games = frame.games * len(search.frames)
    with engine_for(engine, workers) as opened:
        with compiling(speech), playing(speech, games * (trials + (CLOSER + FRESH) * (most + 1))) as bar:
            answers = search.play(most, trials, opened, bar)
        best = answers[0]
        others = search.by_another(best, split_agents(check), max(LEAST, best.games // TENTH), opened) if check else {}
    write_whole(out / "best.yaml", as_yaml(frame.base, best.values).encode())
    text = write_json(out / "few.json", {
        "frame": frame.as_data(), "target": goal.as_data(), "apart": search.apart,
        "answers": [{"values": each.values, "distance": each.distance, "games": each.games, "seed": each.seed,
                     "players": {seats: {aim: _data(one) for aim, one in of.items()}
                                 for seats, of in each.shown.items()}} for each in answers],
        "by_another": {"agent": check, "players": {seats: _data(one) for seats, one in others.items()}}})
    if as_json:
        print(text, end="")
        return
    _print(answers, goal, frame, speech)
    for seats, one in others.items():
        mean, low, high = (number(frame.game, goal.measure, value, speech) for value in (one.mean, one.low, one.high))
        key = "lab-by-another-differs" if differ(one, best.shown[seats][goal.measure]) else "lab-by-another"
        print(speech.say(key, agent=str(check), first=", ".join(dict.fromkeys(frame.agents)), players=seats,
                         aim=heading(goal.measure, frame.game, speech), mean=mean, low=low, high=high))
    print(speech.say("lab-best", file=str(out / "best.yaml")))


def _print(answers: Sequence[FewChangesAnswer], goal: TuningGoal, frame: DesignSettings, speech: Speech) -> None:
    """Print a row for each answer: the options that it changes, and the results for each number of players on fresh
    seeds."""
    heads = [(seats, aim) for seats in answers[0].shown for aim in goal.aims]
    table = Table(speech.say("lab-moved"), *(
        speech.say("lab-with-players", aim=heading(aim, frame.game, speech), players=seats) for seats, aim in heads))
    for each in answers:
        cells = [each.shown[seats][aim] for seats, aim in heads]
        table.add_row("\n".join(f"{path}: {value}" for path, value in each.values.items()) or speech.say("lab-unmoved"),
                      *("{}\n({} - {})".format(*(number(frame.game, aim, value, speech)
                                                 for value in (one.mean, one.low, one.high)))
                        for (_, aim), one in zip(heads, cells, strict=True)))
    Console(markup=False).print(table)
    print(speech.say("lab-fresh", games=speech.figure(answers[0].games)))


def _data(one: MeasuredMean) -> dict[str, object]:
    return {"mean": one.mean, "interval_95": [one.low, one.high]}
