"""The log of chance has every draw of a game's generator, and a game checks itself against one."""
from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest

from tapete.games import find_game
from tapete.referee.chance_log import ChanceEntry, as_line, chance_of
from tapete.referee.session import Session
from tapete.referee.transcript import Recorder, Replay, read

FIXTURES = Path(__file__).parents[1] / "fixtures"
RECORDS = {"carcosa": "seed-103", "gloom": "seed-201", "bethlem": "seed-201", "souls": "seed-101"}
Command = Callable[..., tuple[int, str, str]]


def log_of(game: str, record: str) -> list[ChanceEntry]:
    return list(chance_of(find_game(game), read(FIXTURES / game / f"{record}.jsonl")))


@pytest.mark.parametrize("game", RECORDS)
def test_every_draw_is_in_the_log_once_and_has_its_rule(game: str) -> None:
    entries, transcript = log_of(game, RECORDS[game]), read(FIXTURES / game / f"{RECORDS[game]}.jsonl")
    replay = Replay(find_game(game), transcript)
    for _ in replay.steps():
        pass
    drawn = [number for entry in entries if entry.first and entry.last for number in range(entry.first, entry.last + 1)]
    assert drawn == [*range(1, replay.session.state.dice.count + 1)]
    assert [entry for entry in entries if not entry.rules] == []
    assert all(0 <= entry.choice <= len(transcript.choices) for entry in entries)
    dice = [entry for entry in entries if entry.kind == "die"]
    rolled = [die for line in [transcript.header, *transcript.choices] for die in line["dice"]]
    assert [f"d{entry.of}={entry.result}" for entry in dice] == rolled


def test_dice_that_people_rolled_have_no_number(tmp_path: Path) -> None:
    """The record gives them, and the generator only shuffles."""
    game = find_game("carcosa")
    session = Session(game, game.ruleset(), game.options(game.ruleset()), [None, None], 1, lambda sides: 1)
    recorder = Recorder(tmp_path / "typed.jsonl", session, ["human", "human"], typed_dice=True)
    for _ in range(8):
        seat, action = session.to_move, session.legal()[0]
        session.play(action, seat)
        recorder.add(seat, action)
    entries = list(chance_of(game, read(tmp_path / "typed.jsonl")))
    assert {(entry.first is None, entry.result) for entry in entries if entry.kind == "die"} == {(True, 1)}
    assert any(entry.first for entry in entries if entry.kind == "shuffle")


def test_the_command_prints_it_and_checks_a_game_against_it(tapete: Command, tmp_path: Path) -> None:
    record, kept = FIXTURES / "carcosa" / "seed-103.jsonl", tmp_path / "chance.jsonl"
    code, said, _ = tapete("replay", record, "--chance")
    assert code == 0 and said.startswith("Setup: d4 = 4 (number 1 of the generator; carcosa.setup.stairs)\n")
    code, said, _ = tapete("replay", record, "--json")
    assert code == 0 and [json.loads(line) for line in said.splitlines()] == [
        asdict(entry) for entry in log_of("carcosa", "seed-103")]
    kept.write_text(said, encoding="utf-8")
    code, said, _ = tapete("replay", record, "--against", kept)
    assert code == 0 and "the same chance, 279 entries" in said


@pytest.mark.parametrize(("change", "said"), [
    (lambda lines: [*lines[:4], "{}", *lines[5:]], "line 5: is not what chance brought in this game"),
    (lambda lines: [*lines[:200], "[]", *lines[201:]], "line 201: is not what chance brought in this game, at choice"),
    (lambda lines: lines[:-1], "has 278 lines; the game used chance 279 times"),
    (lambda lines: [*lines, lines[0]], "line 280: is not what chance brought"),
    (lambda lines: [*lines[:3], "{", *lines[4:]], "line 4: is not what chance brought"),
])
def test_a_log_of_another_game_is_refused_with_its_line(
        change: Callable[[list[str]], list[str]], said: str, tapete: Command, tmp_path: Path) -> None:
    kept = tmp_path / "chance.jsonl"
    kept.write_text("\n".join(change([as_line(entry) for entry in log_of("carcosa", "seed-103")])), encoding="utf-8")
    code, _, wrong = tapete("replay", FIXTURES / "carcosa" / "seed-103.jsonl", "--against", kept)
    assert code == 2 and said in wrong and str(kept) in wrong
