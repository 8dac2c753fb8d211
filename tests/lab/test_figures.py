"""Figures of every game: none is lost in a file, left out on a screen, or without words on a page."""
from __future__ import annotations

import json
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.agents import CODES
from tapete.cli.app import main
from tapete.gamedef.game import Game
from tapete.games import find_game, game_names, speech_for, speech_of
from tapete.games.bethlem.names import Card
from tapete.lab.figures import read_figures
from tapete.lab.report.page import make_page
from tapete.lab.report.parts import voice_of
from tapete.lab.results import read_rows, write_parquet
from tapete.lab.simulate import make_study, run_study
from tapete.lab.study import Study, game_of
from tapete.text.speech import LANGUAGES

EVERY = [(name, ruleset.name) for name in game_names() for ruleset in find_game(name).rulesets]
OWN = """\
own:
- deck: treasure
  cards:
  - {id: PENCIL, name: {en: The Pencil, es: El lápiz}, type: passive, set: own,
     abilities: [{static: +1 attack}]}
"""


def study_of(name: str, ruleset: str, games: int = 3, config: Any = None) -> Study:
    game = find_game(name)
    rules = game.ruleset(ruleset)
    options = game.options(rules, config)
    return make_study(game, rules, options, [None] * min(game.counts(options)), ["greedy"], 5, games)


class Texts(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_data(self, data: str) -> None:
        self.found.append(data.strip())


@pytest.mark.parametrize("name", game_names())
def test_a_file_of_results_holds_all_that_a_summary_does(tmp_path: Path, name: str) -> None:
    """Filled with noise, so that no field is the same by being empty."""
    game = find_game(name)
    study = study_of(name, game.ruleset().name, games=4)
    rows = game.Summary.array(study.games)
    noise = np.random.default_rng(3)
    for field in rows.dtype.names:
        whole = rows[field]
        whole[...] = noise.integers(1, 100, whole.shape)
        if whole.ndim > 1 and whole.shape[1] == game.most:
            whole[:, len(study.roles):] = 0
    write_parquet(tmp_path / "rows.parquet", study, rows)
    assert (read_rows(tmp_path / "rows.parquet", study) == rows).all()


@pytest.mark.parametrize(("name", "ruleset"), EVERY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_words(name: str, ruleset: str, language: str, tmp_path: Path) -> None:
    study = study_of(name, ruleset)
    rows = run_study(study)
    write_parquet(tmp_path / "rows.parquet", study, rows)
    game = game_of(study)
    said, speech = set(Texts(make_page([tmp_path / "rows.parquet"], language).html).found), speech_for(game, language)
    figures = read_figures(game, game.figures.report(rows))
    for group in figures.groups:
        for thing in group.things:
            name_said = speech.say(f"{game.figures.groups[group.name]}-{thing.name}")
            assert name_said[:1].upper() + name_said[1:] in said
    for single in figures.single:
        heading = speech.say(f"figure-{single}")
        assert heading[:1].upper() + heading[1:] in said


@pytest.mark.parametrize("name", game_names())
def test_the_terminal_says_what_json_does(name: str, monkeypatch: Any, capsys: Any) -> None:
    def run(*more: str) -> str:
        monkeypatch.setenv("COLUMNS", "200")
        monkeypatch.setattr(sys, "argv", ["tapete", "simulate", name, "--games", "3", "--players",
                                          str(find_game(name).fewest), "--lang", "en", *more])
        with pytest.raises(SystemExit) as stop:
            main()
        assert not stop.value.code
        return str(capsys.readouterr().out)

    shown, screen, speech = json.loads(run("--json")), run(), speech_of(name, "en")
    game: Game = find_game(name)
    kept = {"game", "ruleset", "players", "agents", "seed", "games", "won", "win_rate", "win_rate_95", "seats",
            "decisions", "seconds", "decisions_per_second"}
    figures = read_figures(game, {key: value for key, value in shown.items() if key not in kept})
    wanted = [*(f"cause-{cause}" for cause in figures.causes), *(f"figure-{single}" for single in figures.single),
              *(f"{game.figures.groups[group.name]}-{thing.name}" for group in figures.groups
                for thing in group.things)]
    assert [key for key in wanted if speech.say(key) not in screen] == []
    assert not figures.unit or f"mean {figures.length['mean']:.1f}" in screen


def test_cards_of_ones_own_are_among_the_figures(tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(OWN, encoding="utf-8")
    study = study_of("souls", "base", games=150, config=tmp_path / "own.yaml")
    rows = run_study(study)
    write_parquet(tmp_path / "rows.parquet", study, rows)
    assert "PENCIL" in game_of(study).figures.report(rows)["items"]
    assert "El lápiz" in Texts(make_page([tmp_path / "rows.parquet"], "es").html).found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_can_be_named(language: str) -> None:
    voice = voice_of(find_game("high_card"), language)
    for agent in CODES:
        assert voice.agents([agent, f"{agent}:x=1"]) == voice.say(f"report-agent-{agent}")
    assert "lowest" in voice.agents(["lowest"])
    assert voice.agents(["random", "greedy"]) == voice.say("report-agent-mixed")


def test_a_tournament_and_a_sweep_of_rivals_have_a_page(tmp_path: Path, monkeypatch: Any) -> None:
    def run(*args: object) -> None:
        monkeypatch.setattr(sys, "argv", ["tapete", "lab", *map(str, args)])
        with pytest.raises(SystemExit) as stop:
            main()
        assert not stop.value.code
    run("tournament", "high_card", "--agents", "greedy,random", "--games", 40, "--players", 2, "--out", tmp_path / "t")
    run("sweep", "high_card", "--set", "hand=2..4", "--games", 40, "--players", 2, "--out", tmp_path / "s")
    for folder in ("t", "s"):
        run("report", tmp_path / folder, "-o", tmp_path / f"{folder}.html", "--lang", "en")
    standings = json.loads((tmp_path / "t" / "tournament.json").read_text(encoding="utf-8"))["standings"]
    told = Texts((tmp_path / "t.html").read_text(encoding="utf-8")).found
    assert {f"{100 * one['mean']:.1f}" for one in standings} <= set(told)
    assert any("--agents" in text and "lab tournament high_card" in text for text in told)
    points = json.loads((tmp_path / "s" / "sweep.json").read_text(encoding="utf-8"))
    swept = " ".join(Texts((tmp_path / "s.html").read_text(encoding="utf-8")).found)
    for point in points:
        assert all(f"{100 * seat['return']:.1f} (" in swept for seat in point["seats"])


def test_a_game_of_rivals_has_a_profile(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    def run(*args: object) -> str:
        monkeypatch.setattr(sys, "argv", ["tapete", "lab", *map(str, args), "--lang", "en"])
        with pytest.raises(SystemExit) as stop:
            main()
        assert not stop.value.code
        return str(capsys.readouterr().out)

    screen = run("profile", "high_card", "--games", 60, "--hope-games", 5, "--playouts", 10, "--plain-games", 2,
                 "--players", 3, "--out", tmp_path / "profile")
    assert "seat 2 (greedy) gets" in screen
    run("report", tmp_path / "profile", "-o", tmp_path / "a.html")
    told = Texts((tmp_path / "a.html").read_text(encoding="utf-8")).found
    assert {"Whose victories these are", "What each seat gets"} <= set(told)


def test_a_card_of_bethlem_wins_as_often_as_whoever_it_was_dealt_to() -> None:
    game = find_game("bethlem")
    study = make_study(game, game.ruleset(), game.options(game.ruleset()), [None] * 7, ["greedy"], 1, 60)
    rows = run_study(study)
    told = game.figures.report(rows)["cards"]
    assert set(told) == {name for name in game.options(game.ruleset()).model_dump()["cards"][7]
                         if Card["ARCHIVO"] <= Card[name] <= Card["JUEGO_DE_AZAR"]}
    dealt = rows["dealt"][:, Card.OPIO].astype(int) - 1
    won = game.results.returns(rows, 7)[np.arange(60), dealt]
    assert told["OPIO"] == {"games": 60, "win_rate": float(won.mean())}
    for seat in range(7):       # a card of each group to each
        assert ((rows["dealt"] == seat + 1).sum(axis=1) == 4).all()


@pytest.mark.parametrize(("language", "seat"), [("es", "asiento"), ("en", "seat")])
def test_seats_count_from_one_in_every_table_of_figures(tapete: Any, tmp_path: Path, language: str, seat: str) -> None:
    """`simulate`, `sweep` and `compare` began with seat 0, where all else at a terminal begins with 1."""
    game = ("high_card", "--games", "40", "--lang", language)
    _, simulated, _ = tapete("simulate", *game, "--players", "2")
    _, swept, _ = tapete("lab", "sweep", *game, "--set", "players=2,3", "--out", tmp_path)
    for shown in (simulated, swept):
        assert f"{seat} 1" in shown and f"{seat} 2" in shown and f"{seat} 0" not in shown
