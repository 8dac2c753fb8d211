"""Fuzzing of commands: with any files and words, a command ends with a sentence and leaves no half-written file.

A sample here; `make check-long` gives a hundred thousand.
"""
from __future__ import annotations

import contextlib
import io
import json
import os
import random
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer

from tapete.cli.app import app, main
from tapete.errors import LONGEST
from tapete.files.config import plain_data, read_yaml
from tapete.games import NAMES, find_game
from tapete.referee.transcript import read

from .mutate import as_json, mangled, mutated

WHOLE = int(os.environ.get("FUZZ", "100000"))
PART = 1000
SECONDS = 60
"""More than any command here may take, on the slowest machine."""

ENDINGS = {0, 1, 2}
"""Done, a scenario that fails, and a refusal. A defect of the program (3) is what is looked for."""


@dataclass
class Case:
    """A command, the files that it finds, and what is typed at its terminal."""

    words: list[str]
    files: dict[str, bytes]
    typed: str = ""


@cache
def scenarios() -> list[Path]:
    return sorted(path for path in Path("scenarios").rglob("*.yaml") if path.stat().st_size < 2000)


@cache
def read_plain(path: Path) -> Any:
    return plain_data(read_yaml(path))


@cache
def ruleset(game: str, number: int) -> Any:
    """The options of a ruleset as data."""
    found = find_game(game)
    return json.loads(found.options(found.rulesets[number % len(found.rulesets)]).model_dump_json())


@cache
def records() -> list[Path]:
    return sorted(path for path in Path("tests/fixtures").glob("*/*.jsonl") if path.parent.name in NAMES)


@cache
def small_pack() -> Any:
    """A pack of Gloom's with as few cards as will do."""
    pack = json.loads(json.dumps(read_plain(Path("src/tapete/games/gloom/packs/abismo.yaml"))))
    for kind, most in (("modifiers", 20), ("events", 4), ("deaths", 20), ("stories", 2)):
        pack[kind] = dict(list(pack[kind].items())[:most])
    return pack


SOULS_CARDS = [{"deck": "loot", "cards": [
    {"id": "PENNY_RAIN", "name": {"en": "Penny rain"}, "type": "money", "set": "own", "count": 3,
     "abilities": [{"play": "each player gains 2c"}]},
    {"id": "SOUR_MILK", "name": {"en": "Sour milk", "es": "Leche agria"}, "type": "money", "set": "own",
     "abilities": [{"play": "deal 1 damage to target", "target": "living player or monster"}]}]}]
OWN_DECK = {"cards": [
    {"id": "STOPPED_CLOCK", "title": {"es": "Reloj", "en": "Clock"}, "kind": "Objeto", "copies": 2,
     "text": {"es": "Nadie juega.", "en": "Nobody plays."}, "table": {"1-2": "a", "3+": "b"}, "note": "n"}]}


# ---- the cases ---------------------------------------------------------------------------------

def some_of(whole: Any, chance: random.Random) -> Any:
    """A configuration says only what differs: some branches of the options."""
    if not isinstance(whole, dict) or not whole:
        return whole
    keys = chance.sample(list(whole), min(len(whole), chance.choice((1, 1, 2, 3))))
    return {key: some_of(whole[key], chance) if chance.random() < 0.7 else whole[key] for key in keys}


def data_file(data: Any, chance: random.Random) -> bytes:
    """Data changed by its structure, by its bytes or by both, as a file."""
    content = as_json(mutated(data, chance) if chance.random() < 0.85 else data)
    return mangled(content, chance) if chance.random() < 0.25 else content


def typing(chance: random.Random) -> str:
    lines = ["1", "2", "99", "", "x", "?", "? 1", "why", "move F1_R1", "pass", "-1", "\u200b", "[bold]",
             "1 " + "w" * 400, "s"]
    return "".join(chance.choice(lines) + "\n" for _ in range(chance.choice((0, 0, 1, 3))))


def a_configuration(chance: random.Random) -> Case:
    game = chance.choice(NAMES)
    number = chance.randrange(2)
    whole = ruleset(game, number)
    over = some_of(whole, chance)
    if game == "gloom" and chance.random() < 0.3:
        over = {"pack": small_pack()}
    if game == "souls" and chance.random() < 0.3:
        over = {"own": SOULS_CARDS}
    return Case([*playing(game, chance), "--config", "mine.yaml"], {"mine.yaml": data_file(over, chance)},
                typing(chance))


def a_pack(chance: random.Random) -> Case:
    return Case([*playing("gloom", chance), "--config", "mine.yaml"],
                {"mine.yaml": b"pack: pack.yaml\n", "pack.yaml": data_file(small_pack(), chance)}, typing(chance))


def playing(game: str, chance: random.Random) -> list[str]:
    found = find_game(game)
    count = chance.choice((found.fewest, found.fewest, found.configuration.usual_seats or found.most, found.most, 1, 9))
    seats = ",".join(["human"] * count)
    words = ["play", game, "--seats", seats, "--seed", str(chance.choice((0, 1, 2**62 - 1, chance.randrange(10**9))))]
    if len(found.rulesets) > 1 and chance.random() < 0.3:
        words += ["--ruleset", found.rulesets[1].name]
    if chance.random() < 0.1:
        words += ["--real-dice"]
    if chance.random() < 0.2:
        words += ["--save", "game.jsonl"]
    return words


def a_save(chance: random.Random) -> Case:
    path = chance.choice(records())
    lines = path.read_bytes().splitlines(keepends=True)[:chance.choice((1, 2, 4, 8, 16))]
    game, header = path.parent.name, json.loads(lines[0])
    lines[0] = json.dumps(header | {"seats": ["human"] * len(header["roles"])}).encode() + b"\n"     # nobody plays on
    at = chance.randrange(len(lines))
    if chance.random() < 0.8:
        lines[at] = json.dumps(mutated(json.loads(lines[at]), chance)).encode() + b"\n"
    content = b"".join(lines)
    if chance.random() < 0.3:
        content = mangled(content, chance)
    words = chance.choice((["replay", "game.jsonl"], ["replay", "game.jsonl", "--verify"],
                           ["play", game, "--save", "game.jsonl"], ["chronicle", "game.jsonl", "--out", "book.html"]))
    return Case(words, {"game.jsonl": content}, typing(chance))


def a_scenario(chance: random.Random) -> Case:
    path = chance.choice(scenarios())
    if chance.random() < 0.3:
        content = mangled(path.read_bytes(), chance)
    else:
        content = data_file(read_plain(path), chance)
    return Case(["scenario", "one.yaml"], {"one.yaml": content})


def own_cards(chance: random.Random) -> Case:
    # Of letters that the program's fonts lack, typesetting says so; most changed files do not get that far.
    return Case(["press", "carcosa", "--own-cards", "own.yaml", "--what", "none", "--out", "print"],
                {"own.yaml": data_file(OWN_DECK, chance)})


def some_words(chance: random.Random) -> Case:
    """Options on the command line that make no sense."""
    game = chance.choice((*NAMES, "chess", ""))
    odd = ["", "x", "-1", "0", "99999999999999999999", "nan", "1,2", ",", "any", "a" * 3000, "\u202e", "nowhere.yaml",
           ".", "/dev/null", "a..b", "end.keys=1..0", "end.keys=", "=", "greedy", "mcts:iterations=x",
           "expectimax:depth=-1"]
    words = {
        "play": ["--seats", "--roles", "--ruleset", "--config", "--seed", "--save", "--lang"],
        "press": ["--out", "--what", "--paper", "--size", "--own-cards", "--lang"],
        "simulate": ["--games", "--players", "--agent", "--roles", "--ruleset", "--seed", "--workers", "--engine",
                     "--mode"],
    }
    command = chance.choice(list(words))
    line = [command, game]
    for option in chance.sample(words[command], chance.choice((1, 2))):
        line += [option, chance.choice(odd)]
    if command == "simulate":
        line += ["--games", chance.choice(("0", "-1", "x"))]     # nothing is compiled here
    if command == "press":
        line += ["--what", chance.choice(("none", "", "card"))]
    return Case(line, {}, "")


KINDS: list[tuple[Callable[[random.Random], Case], int]] = [
    (a_configuration, 30), (a_save, 30), (a_scenario, 25), (a_pack, 5), (own_cards, 5), (some_words, 5)]


def case_of(seed: int) -> Case:
    chance = random.Random(seed)
    make = chance.choices([kind for kind, _ in KINDS], [weight for _, weight in KINDS])[0]
    return make(chance)


# ---- running them ------------------------------------------------------------------------------

@cache
def command() -> Any:
    """The commands, put together once and not for every case."""
    return typer.main.get_command(app)


class TooSlow(BaseException):
    """A command takes longer than any may."""


def run(case: Case, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str, str]:
    """A command's exit code and what it said; whatever it raises besides an exit goes through."""
    def ring(number: int, frame: object) -> None:
        raise TooSlow
    out, err = io.StringIO(), io.StringIO()
    monkeypatch.chdir(folder)
    monkeypatch.setattr("tapete.cli.app.app", command())
    monkeypatch.setattr(sys, "argv", ["tapete", *case.words])
    monkeypatch.setattr(sys, "stdin", io.StringIO(case.typed))
    monkeypatch.setenv("LC_ALL", "en")
    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(SECONDS)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            main()
        code = 0
    except SystemExit as ending:
        code = ending.code if isinstance(ending.code, int) else int(ending.code is not None)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
        monkeypatch.undo()
    out.getvalue().encode()
    return code, out.getvalue(), err.getvalue()


def wrong_with(seed: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str | None:
    """The fault in a case's end; None if there is none."""
    case = case_of(seed)
    for name, content in case.files.items():
        (folder / name).write_bytes(content)
    try:
        code, _, err = run(case, folder, monkeypatch)
        if code not in ENDINGS:
            return f"exit code {code}: {err[-300:]}"
        if code == 2 and (err.count("\n") > 1 or len(err) > LONGEST + 20):
            return f"no sentence: {err[:300]!r}"
        return half_written(case, folder, code)
    except (Exception, TooSlow) as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__}: {str(error)[:200]} ({Path(where.filename).name}:{where.lineno})"
    finally:
        for path in folder.iterdir():
            path.unlink()


def half_written(case: Case, folder: Path, code: int) -> str | None:
    """An incomplete file that a command left; None if there is none."""
    for path in folder.iterdir():
        if path.name.startswith("."):
            return f"left {path.name}"
        if path.name == "book.html" and not path.read_text(encoding="utf-8").rstrip().endswith("</html>"):
            return "the book is not whole"
        if path.name == "game.jsonl" and "game.jsonl" not in case.files:
            read(path)
    return None


def check(seeds: range, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {seed: said for seed in seeds if (said := wrong_with(seed, folder, monkeypatch)) is not None}
    assert not wrong, "\n".join(f"{seed}: {' '.join(case_of(seed).words)[:100]}: {said}"
                                for seed, said in wrong.items())


def test_a_sample_of_what_is_wrong_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check(range(300), tmp_path, monkeypatch)


def test_sound_input_is_not_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the fuzz changes is sound before it is changed: it gets past the first check."""
    cases = [Case(["scenario", "one.yaml"], {"one.yaml": as_json(read_plain(scenarios()[0]))}),
             Case(["play", "gloom", "--seats", "human,human", "--config", "mine.yaml"],
                  {"mine.yaml": b"pack: pack.yaml\n", "pack.yaml": as_json(small_pack())}),
             Case(["play", "souls", "--seats", "human,human", "--config", "mine.yaml"],
                  {"mine.yaml": as_json({"own": SOULS_CARDS})}),
             Case(["replay", "game.jsonl"], {"game.jsonl": b"".join(records()[0].read_bytes().splitlines(True)[:5])})]
    odd = json.loads(json.dumps(small_pack()).replace('"es": "', '"es": "[/] [b ').replace('"en": "', '"en": "[/] [b '))
    cases += [Case(["play", "gloom", "--seats", "random,human", "--config", "mine.yaml", "--seed", "3"],
                   {"mine.yaml": b"pack: pack.yaml\n", "pack.yaml": as_json(odd)}, "1\n1\n1\n")]
    cases += [Case(["play", game, "--seats", ",".join(["human"] * find_game(game).most), "--config", "mine.yaml"],
                   {"mine.yaml": as_json(ruleset(game, 0))}) for game in NAMES]
    for case in cases:
        for name, content in case.files.items():
            (tmp_path / name).write_bytes(content)
        assert run(case, tmp_path, monkeypatch)[::2] == (0, ""), case.words


@pytest.mark.long
@pytest.mark.parametrize("part", range(WHOLE // PART))
def test_all_that_is_wrong_is_refused_in_a_sentence(part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check(range(1000 + part * PART, 1000 + (part + 1) * PART), tmp_path, monkeypatch)
