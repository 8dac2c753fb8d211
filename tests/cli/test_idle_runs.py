"""At a terminal, choices that let things be are one line, with how many they are and whose. `--all` shows each."""
from __future__ import annotations

import io
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tapete.cli.game.screen import Screen
from tapete.games import find_game, speech_for
from tapete.kernel.menu import kind_of
from tapete.referee.session import Session
from tapete.referee.transcript import Replay, read

FIXTURES = Path(__file__).parents[1] / "fixtures"
LETS_BE = {"souls/seed-101": ("PRIORITY", "PASS"), "gloom/seed-301": ("RESPOND", "DECLINE"),
           "bethlem/seed-201": ("DAY", "PASS")}
RUN = re.compile(r"  (?P<who>[^:]+): (?P<label>.+?)(?: \((?P<n>\d+) times in all\))?")


def times(run: re.Match[str]) -> int:
    """How many choices a line is of: one for each name, unless it says how many."""
    return int(run["n"] or len(re.split(", | and ", run["who"])))


def passes_of(record: str) -> Counter[str]:
    """How often a seat let things be in a recorded game, by its label."""
    replay = Replay(find_game(record.split("/")[0]), read(FIXTURES / f"{record}.jsonl"))
    game, found = replay.session.game, Counter[str]()
    before, speech, names = game.State.copy(replay.session.state), speech_for(game, "en"), [""] * 12
    for line in replay.steps():
        action = game.grammar.parse(line["do"])
        asked = game.wording.asking(before)[0].name, game.wording.words.acts.of(kind_of(action)).name
        if asked == LETS_BE[record]:
            found[game.wording.label(speech, before, action, names)] += 1
        before = game.State.copy(replay.session.state)
    return found


@pytest.mark.parametrize("record", LETS_BE)
def test_a_replay_folds_them_and_leaves_all_other_lines_as_they_are(tapete: Any, record: str) -> None:
    path, passes = FIXTURES / f"{record}.jsonl", passes_of(record)
    short = tapete("replay", path, "--lang", "en")[1].splitlines()
    every = iter(tapete("replay", path, "--lang", "en", "--all")[1].splitlines())
    folded: Counter[str] = Counter()
    for line in short:
        found = RUN.fullmatch(line)
        if found is not None and found["label"] in passes:
            folded[found["label"]] += times(found)
        else:
            assert line in every      # in the same order
    assert sum(passes.values()) > 3 and folded == passes


def test_a_tank_that_bears_no_loss_has_decided_something_and_is_told_under_its_question(tapete: Any) -> None:
    lines = tapete("replay", FIXTURES / "carcosa" / "seed-301.jsonl", "--lang", "en")[1].splitlines()
    said = [number for number, line in enumerate(lines) if line.endswith(": Do not bear the loss")]
    assert len(said) > 3
    assert all(" bear a loss of " in lines[number - 1] for number in said)


def test_a_run_says_how_many_and_whose(tapete: Any) -> None:
    path = FIXTURES / "souls" / "seed-101.jsonl"
    for lang, said in (("es", "  1 Isaac, 2 Judas y 3 Magdalena: pasar"),
                       ("en", "  1 Isaac, 2 Judas and 3 Maggy: pass")):
        assert said in tapete("replay", path, "--lang", lang)[1].splitlines()


def shown(every: bool) -> list[str]:
    """What a terminal shows a spectator of a game of bots."""
    game, out = find_game("souls"), io.StringIO()
    session = Session(game, game.ruleset(), game.options(game.ruleset()), [None] * 2, 3)
    screen = Screen(session, ["greedy"] * 2, speech_for(session.game, "en"), Console(file=out, width=1000), None, 0,
                    None, every=every)
    screen.run()
    return out.getvalue().splitlines()


def test_so_does_a_game_that_is_played_at_a_terminal() -> None:
    every, short = shown(True), shown(False)
    passes = [line for line in every if re.fullmatch(r"\d [^:]+: (pass|end my turn)", line)]
    folded = [found for line in short if (found := RUN.fullmatch(line)) and found["label"] in ("pass", "end my turn")]
    assert len(passes) > 50 and sum(map(times, folded)) == len(passes)
    assert len(short) < len(every) - len(passes)
    assert not [line for line in short if line in passes]
