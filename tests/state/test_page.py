"""The page on writing a search: its code prints what it says, its names are there, and its search finds its way."""
from __future__ import annotations

import random
import re
from contextlib import redirect_stdout
from functools import partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import tapete.state
from tapete.games import find_game
from tapete.state import ExplicitState, SampledState, StateGame, load_game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "write-your-own-search.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "ismcts.py"


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for a compiler."""
    monkeypatch.setattr(tapete.state, "load_game", partial(load_game, compiled=False))


@pytest.fixture
def example() -> ModuleType:
    spec = spec_from_file_location("ismcts", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.usefixtures("plain")
def test_the_pages_python_prints_what_it_says() -> None:
    blocks = re.findall(r"```python\n(.*?)```\n\n((?: {4}[^\n]*\n)*)", PAGE, re.S)
    names: dict[str, Any] = {}
    assert len(blocks) == 5
    for code, said in blocks[:4]:
        with redirect_stdout(StringIO()) as printed:
            exec(code, names)
        assert printed.getvalue() == re.sub(r"^ {4}", "", said, flags=re.M)
    assert blocks[4][0] in EXAMPLE.read_text(encoding="utf-8")


def test_every_name_of_the_table_is_there() -> None:
    rows = re.findall(r"^\| (?:`[^`]*`|[\w ]+) \| `(game|state)\.(\w+)", PAGE, re.M)
    assert len(rows) > 20
    for what, name in rows:
        kinds = (StateGame,) if what == "game" else (SampledState,) if name in ("play_out", "action_as_seen") else (
            SampledState, ExplicitState)
        assert [kind for kind in kinds if not hasattr(kind, name)] == [], name
    public = {name for name in vars(SampledState) | vars(SampledState.__mro__[1]) if not name.startswith("_")}
    told = set(re.findall(r"state\.(\w+)", PAGE))
    assert public - told - {"game"} == set(), "the page says nothing of it"


@pytest.mark.parametrize(("name", "title"), [("gloom", "Cthulhu Gloom"), ("bethlem", "Bethlem"), ("carcosa", "Carcosa"),
                                             ("souls", "Four Souls")])
def test_so_many_chances_come_before_the_first_choice(name: str, title: str) -> None:
    state, draws, chances = load_game(name, 3, compiled=False).new_initial_state(), random.Random(1), 0
    while state.is_chance:      # ties are rolled again, so the number is not always the same
        state.apply(draws.choice(state.legal_actions()))
        chances += 1
    told = re.search(rf"^\| {title} \| (\d+)( or so)? \|", PAGE, re.M)
    assert told is not None
    assert abs(chances - int(told[1])) <= (10 if told[2] else 0), chances


def test_the_search_plays_better_than_chance(example: ModuleType) -> None:
    game = load_game(import_module("colmena.game").GAME, 3, compiled=False)
    worth = [example.play(game, seed, 40, random.Random(seed)) for seed in range(1, 5)]
    searched, *others = (sum(each) for each in zip(*worth, strict=True))
    assert searched > 1.2 * max(others)


def test_the_search_sees_nothing_that_its_seat_may_not_know(example: ModuleType) -> None:
    state = load_game(find_game("high_card"), 3, compiled=False).new_state(2)
    other = state.resample_from_infostate(state.current_player, 5)
    assert other.world() != state.world()
    assert {example.choose(each, 40, random.Random(3)) for each in (state, other)} == {
        example.choose(state, 40, random.Random(3))}


def test_the_script_says_what_is_wrong(example: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        example.main(["chess", "--plain"])
    assert left.value.code == 2
    assert "chess" in capsys.readouterr().err
    example.main(["high_card", "--players", "2", "--iterations", "3", "--games", "1", "--plain"])
    assert capsys.readouterr().out.startswith("worth to each seat: ")
