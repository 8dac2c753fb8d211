"""The lab: agents compared on the same seeds, configurations swept and continued."""
import io
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.cli.app import main
from tapete.errors import InputError
from tapete.games import find_game
from tapete.lab import run as lab_run
from tapete.lab.engines.engine import Local
from tapete.lab.simulate import make_study, results, run_study
from tapete.lab.statistics import wilson
from tapete.lab.study import play_batch
from tapete.lab.tournament import PairDifference, Tournament, arrange, compare, compare_means, correct_holm
from tapete.lab.tuning.aims import StudyAims
from tapete.lab.tuning.design import agents_at, configuration, parse_axis, parse_design, points_of
from tapete.lab.tuning.tune import parse_goal

GAME = find_game("carcosa")
RULESET = GAME.ruleset()
OPTIONS = GAME.options(RULESET)


def tapete(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["tapete", "lab", *map(str, args)])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    with pytest.raises(SystemExit) as stop:
        main()
    printed = capsys.readouterr()
    return int(stop.value.code or 0), printed.out, printed.err


@pytest.mark.parametrize(("won", "of", "low", "high"), [(10, 100, 0.0552, 0.1744), (0, 20, 0.0, 0.1611), (0, 0, 0, 1)])
def test_wilsons_interval(won: int, of: int, low: float, high: float) -> None:
    """The first two are the textbook's."""
    assert wilson(won, of) == pytest.approx((low, high), abs=1e-4)


def test_a_difference_is_judged_by_the_seeds_that_only_one_won() -> None:
    first = np.array([True] * 30 + [False] * 70)
    second = np.array([True] * 20 + [False] * 10 + [True] * 2 + [False] * 68)
    found = compare("a", "b", first, second)
    assert found.difference == pytest.approx(0.08)
    assert found.p == pytest.approx(0.0209, abs=1e-4)       # z = 8 / sqrt(12)
    assert found.low < 0.08 < found.high
    assert found.low > 0
    assert compare("a", "a", first, first).p == 1


def test_a_difference_of_means_is_judged_seed_by_seed() -> None:
    first, second = np.array([1.0, 1.0, 0.5, 1.0]), np.array([0.0, 1.0, 0.5, 0.0])
    found = compare_means("a", "b", first, second)
    assert found.difference == pytest.approx(0.5)
    assert found.p == pytest.approx(0.0833, abs=1e-4)       # z = 0.5 / (0.57735 / 2)
    assert compare_means("a", "a", first, first).p == 1


def test_a_difference_that_is_always_the_same_is_judged_by_how_often_it_was() -> None:
    for games, p in ((1, 1), (2, 0.5), (11, 2**-10)):
        got = np.zeros(games)
        assert compare_means("a", "b", got, got - 1).p == p


def test_p_values_are_corrected_for_how_many_there_are() -> None:
    """Holm's own procedure: times 3, 2, 1 from the smallest on, never smaller than the one before."""
    pairs = [PairDifference("a", "b", 0, 0, 0, p, p) for p in (0.04, 0.01, 0.03)]
    assert [pair.p_holm for pair in correct_holm(pairs)] == pytest.approx([0.06, 0.03, 0.06])
    assert correct_holm([pairs[0]]) == [pairs[0]]


def test_agents_are_ranked_on_the_same_games() -> None:
    table = Tournament(GAME, RULESET, OPTIONS, [None] * 4, ["random", "greedy"], 1, 400).play(Local())
    assert [one.agent for one in table.standings] == ["greedy", "random"]
    assert table.differences[0].p < 1e-6
    with pytest.raises(InputError, match="two different agents"):
        Tournament(GAME, RULESET, OPTIONS, [None] * 4, ["greedy", "greedy"], 1, 4)


def test_every_agent_sits_in_every_seat() -> None:
    assert arrange("AB", 2) == [("A", "B"), ("B", "A")]
    assert arrange("ABC", 2) == [("A", "B"), ("B", "A"), ("A", "C"), ("C", "A"), ("B", "C"), ("C", "B")]
    for agents, seats in (("AB", 3), ("ABC", 4), ("ABCD", 3), ("ABC", 3)):
        tables = arrange(agents, seats)
        for seat in range(seats):
            counts = {agent: sum(table[seat] == agent for table in tables) for agent in agents}
            assert len(set(counts.values())) == 1, (agents, seats)


def test_rivals_are_rated_at_the_same_tables() -> None:
    """By hand: the mean of an agent's seats over both rotations, and its rating above a weaker one's."""
    game = find_game("high_card")
    options, agents = game.options(game.ruleset()), ["random", "greedy", "mcts:iterations=50,horizon=0"]
    table = Tournament(game, game.ruleset(), options, [None] * 2, agents, 1, 100).play(Local())
    assert [one.agent for one in table.standings] == agents[::-1]
    assert [one.games for one in table.standings] == [100 * 2 * 2] * 3
    mus = [one.rating.mu for one in table.standings]
    assert mus == sorted(mus, reverse=True)
    assert all(0 < one.rating.sigma < 25 / 3 for one in table.standings)
    assert sum(one.mean for one in table.standings) == pytest.approx(1.5)
    got = [game.results.returns(run_study(make_study(game, game.ruleset(), options, [None] * 2, seated, 1, 100)),
                                2)[:, seat]
           for other in agents[1:] for seat, seated in enumerate((["random", other], [other, "random"]))]
    assert table.standings[2].mean == pytest.approx(np.mean(got))
    again = Tournament(game, game.ruleset(), options, [None] * 2, agents, 1, 100).play(Local(2))
    assert again == table


def test_a_tournament_at_the_terminal(monkeypatch: Any, capsys: Any) -> None:
    code, out, _ = tapete(monkeypatch, capsys, "tournament", "carcosa", "--agents", "random,greedy", "--games", 50,
                          "--json")
    assert code == 0
    assert {one["agent"] for one in json.loads(out)["standings"]} == {"random", "greedy"}
    code, out, _ = tapete(monkeypatch, capsys, "tournament", "carcosa", "--agents", "random,greedy", "--games", 50,
                          "--lang", "en")
    assert (code, "win rate" in out, "rating" in out) == (0, True, False)


def test_a_tournament_of_rivals_at_the_terminal_goes_on_in_its_folder(monkeypatch: Any, capsys: Any,
                                                                      tmp_path: Path) -> None:
    args = ("tournament", "high_card", "--players", 3, "--agents", "random,greedy", "--games", 40, "--lang", "en",
            "--out", tmp_path)
    code, out, err = tapete(monkeypatch, capsys, *args)
    assert (code, "rating" in out, "±" in out, err) == (0, True, True, "")
    code, again, err = tapete(monkeypatch, capsys, *args)
    assert (code, again) == (0, out)
    assert "80 of 80 games were played before" in err
    assert len(json.loads((tmp_path / "tournament.json").read_text())["standings"]) == 2


@pytest.mark.parametrize(("text", "path", "values"), [
    ("end.keys=3,4", "end.keys", (3, 4)), ("end.threshold=F1_P", "end.threshold", ("F1_P",)),
    ("king.presence=[1],[2, 3]", "king.presence", ([1], [2, 3])), ("actions.trade=true,false", "actions.trade",
                                                                   (True, False))])
def test_an_axis_is_an_option_and_its_values(text: str, path: str, values: tuple[Any, ...]) -> None:
    axis = parse_axis(text)
    assert (axis.path, axis.values) == (path, values)


def test_paths_make_a_configuration() -> None:
    assert configuration({"end.keys": 3, "end.threshold": "F1_P", "stairs_move": False}) == {
        "end": {"keys": 3, "threshold": "F1_P"}, "stairs_move": False}


@pytest.mark.usefixtures("english")
def test_a_sweep_goes_on_where_it_was_stopped(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    args = ("sweep", "carcosa", "--set", "end.keys=3,4", "--games", 300, "--out", tmp_path, "--json")
    code, out, _ = tapete(monkeypatch, capsys, *args)
    assert code == 0
    first = json.loads(out)
    assert [point["values"] for point in first] == [{"end.keys": 3}, {"end.keys": 4}]
    assert first[0]["win_rate"] > first[1]["win_rate"]
    played = sorted(tmp_path.glob("*.parquet"))
    played[0].unlink()
    games = []
    monkeypatch.setattr(lab_run, "play_batch", lambda batch: games.append(batch.part.games) or play_batch(batch))
    assert json.loads(tapete(monkeypatch, capsys, *args)[1]) == first
    assert sum(games) == 300
    played[0].write_bytes(b"damaged")
    code, _, err = tapete(monkeypatch, capsys, *args)
    assert (code, "cannot be read as Parquet" in err) == (2, True)
    played[0].write_bytes(played[1].read_bytes())
    assert "holds another study" in tapete(monkeypatch, capsys, *args)[2]


@pytest.mark.usefixtures("english")
def test_a_sweep_says_how_surely_each_point_differs_from_what_stands(monkeypatch: Any, capsys: Any,
                                                                     tmp_path: Path) -> None:
    """Corrected for how many there are, and with how many games more would settle it, as a comparison does."""
    args = ("sweep", "carcosa", "--set", "end.keys=3,4,5", "--games", 300, "--out", tmp_path)
    fewer, stands, more = json.loads(tapete(monkeypatch, capsys, *args, "--json")[1])
    assert "beside" not in stands and fewer["beside"]["values"] == more["beside"]["values"] == {"end.keys": 4}
    won = fewer["beside"]["differences"][0]
    assert won["measure"] == "win_rate"
    assert won["difference"] == pytest.approx(fewer["win_rate"] - stands["win_rate"]) and won["difference"] > 0
    assert won["interval_95"][0] > 0 == won["more_games"] and 0 < won["p"] < won["p_holm"] < 0.001
    monkeypatch.setenv("COLUMNS", "200")
    _, out, _ = tapete(monkeypatch, capsys, *args)
    assert "end.keys=3 - end.keys=4" in out and "yes" in out
    checked = json.loads(tapete(monkeypatch, capsys, *args, "--json", "--check", "random")[1])
    assert all(point["by_another"]["agent"] == "random" and point["by_another"]["games"] == 30 for point in checked)
    assert checked[0]["by_another"]["differs"]
    page = tmp_path / "page.html"
    assert tapete(monkeypatch, capsys, "report", tmp_path, "-o", page, "--lang", "en")[0] == 0
    html = page.read_text(encoding="utf-8")
    assert "Played by somebody else" in html and "another figure" in html
    assert "How far they are apart" in html and f"+{100 * won['difference']:.1f}" in html


def test_a_sweep_over_numbers_of_players_sets_each_beside_its_like(monkeypatch: Any, capsys: Any,
                                                                   tmp_path: Path) -> None:
    code, out, _ = tapete(monkeypatch, capsys, "sweep", "high_card", "--set", "players=2,3", "--set", "hand=2,3",
                          "--agent", "random", "--games", 40, "--out", tmp_path, "--json")
    points = json.loads(out)
    assert code == 0
    for point in points:
        beside = point.get("beside")
        assert beside is None or beside["values"]["players"] == point["values"]["players"]
    assert [point["values"]["players"] for point in points if "beside" in point] == [2, 3]


def test_a_study_is_cut_into_parts_that_are_worth_handing_out() -> None:
    """Eight hundred games of who plays by rules of thumb were handed out four at a time."""
    game = find_game("high_card")
    rules = game.ruleset()

    def parts(agent: str, games: int) -> list[int]:
        study = make_study(game, rules, game.options(rules), [None, None], [agent], 1, games)
        cut = study.parts()
        assert [part.seed for part in cut] == [1 + sum(one.games for one in cut[:i]) for i in range(len(cut))]
        return [part.games for part in cut]
    assert parts("greedy", 800) == [100] * 8 and parts("greedy", 250) == [100, 100, 50]
    assert parts("mcts:iterations=10", 800) == [4] * 200, "whoever thinks takes long for each"
    assert parts("greedy", 1_000_000)[0] == 2000


def test_a_span_is_an_axis() -> None:
    assert parse_axis("end.keys=2..4").values == (2, 3, 4)


@pytest.mark.usefixtures("english")
def test_a_search_for_a_win_rate_comes_near_and_goes_on(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    args = ("tune", "carcosa", "--set", "end.keys=1..5", "--set", "sanity.house=0..1", "--target", 0.4,
            "--games", 200, "--json")
    code, out, _ = tapete(monkeypatch, capsys, *args, "--out", tmp_path / "a", "--trials", 8)
    assert code == 0
    best = json.loads(out)
    nearest = json.loads((tmp_path / "a" / "tune.json").read_text(encoding="utf-8"))[0]
    assert (nearest["values"], nearest["win_rate"]) == (best["values"], best["measured"]["win_rate"])
    assert abs(best["measured"]["win_rate"] - 0.4) < 0.12
    assert (best["measured"]["games"], best["measured"]["seed"], best["tried"]["seed"]) == (800, 201, 1)
    assert not best["met"]
    assert GAME.options(RULESET, tmp_path / "a" / "best.yaml").end.keys == best["values"]["end.keys"]
    tapete(monkeypatch, capsys, *args, "--out", tmp_path / "b", "--trials", 3)
    code, out, err = tapete(monkeypatch, capsys, *args, "--out", tmp_path / "b", "--trials", 8, "--lang", "en")
    assert (json.loads(out), "Going on with the search" in err) == (best, True)
    code, _, err = tapete(monkeypatch, capsys, "tune", "carcosa", "--set", "end.keys=1..5", "--target", 0.4,
                          "--games", 200, "--out", tmp_path / "a")
    assert (code, "holds a search over other options" in err) == (2, True)


def test_the_best_configuration_is_the_one_that_was_measured(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    """The file also has the options from --config, so that a game with it gives the promised figure."""
    (tmp_path / "keys1.yaml").write_text("end: {keys: 1}\n", encoding="utf-8")
    code, out, _ = tapete(monkeypatch, capsys, "tune", "carcosa", "--config", tmp_path / "keys1.yaml", "--set",
                          "sanity.house=0,1", "--target", 0.9, "--games", 50, "--trials", 2, "--out", tmp_path / "out",
                          "--json")
    measured = json.loads(out)["measured"]
    study = make_study(GAME, RULESET, GAME.options(RULESET, tmp_path / "out" / "best.yaml"), [None] * 4, ["greedy"],
                       measured["seed"], measured["games"])
    assert (code, results(study, run_study(study))["win_rate"]) == (0, measured["win_rate"])


def test_a_search_stops_where_its_goal_is_met_on_fresh_seeds_too(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    args = ("tune", "carcosa", "--set", "end.keys=1..5", "--set", "sanity.house=0..1", "--games", 200, "--trials", 30,
            "--lang", "en")
    code, out, _ = tapete(monkeypatch, capsys, *args, "--target", "0.4±0.06", "--out", tmp_path / "met")
    assert (code, "That is what was asked for." in out) == (0, True)
    best, tried = (json.loads((tmp_path / "met" / f"{name}.json").read_text(encoding="utf-8"))
                   for name in ("best", "tune"))
    assert best["met"]
    assert abs(best["tried"]["win_rate"] - 0.4) <= 0.06 >= abs(best["measured"]["win_rate"] - 0.4)
    assert len(tried) < 10      # of the ten that there are
    code, out, _ = tapete(monkeypatch, capsys, *args, "--target", "0.9+-0.01", "--out", tmp_path / "not",
                          "--rounds", "1-2")
    assert (code, "No configuration was what was asked for" in out) == (0, True)


@pytest.mark.usefixtures("english")
def test_a_search_in_a_competitive_game_aims_at_its_strongest_seat(monkeypatch: Any, capsys: Any,
                                                                   tmp_path: Path) -> None:
    args = ("tune", "high_card", "--players", 2, "--set", "hand=2..5", "--games", 60, "--trials", 2, "--target")
    code, out, _ = tapete(monkeypatch, capsys, *args, "0.5±0.4", "--also", "seat-1=0-1", "--out", tmp_path / "seats")
    assert (code, "strongest seat" in out, "That is what was asked for." in out) == (0, True, True)
    best = json.loads((tmp_path / "seats" / "best.json").read_text(encoding="utf-8"))
    seats = [seat["return"] for seat in best["measured"]["seats"]]
    assert (best["target"]["measure"], best["met"]) == ("strongest", True)
    assert best["measured"]["aims"]["strongest"]["mean"] == pytest.approx(max(seats))
    assert best["measured"]["aims"]["seat-1"]["mean"] == pytest.approx(seats[1])
    for wrong in ("win_rate", "seat-2", "rounds", "roles/NOBODY"):
        code, _, err = tapete(monkeypatch, capsys, *args, 0.5, "--aim", wrong, "--out", tmp_path / "no")
        assert (code, f"{wrong} is not measured here" in err, "strongest" in err) == (2, True, True)


@pytest.mark.usefixtures("english")
def test_a_search_aims_at_whoever_has_a_thing_and_says_its_name(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    code, out, _ = tapete(monkeypatch, capsys, "tune", "gloom", "--set", "hand=4,5", "--players", 2,
                          "--aim", "families/ARKHAM", "--target", 0.5, "--games", 40, "--trials", 2, "--out", tmp_path)
    nearest, *_ = tried = json.loads((tmp_path / "tune.json").read_text(encoding="utf-8"))
    assert (code, out.count("Arkham") >= 3) == (0, True)
    assert nearest["aims"]["families/ARKHAM"]["mean"] == pytest.approx(nearest["families"]["ARKHAM"]["win_rate"])
    away = [abs(point["aims"]["families/ARKHAM"]["mean"] - 0.5) for point in tried]
    assert away == sorted(away)


def test_options_that_do_not_go_together_are_passed_over(monkeypatch: pytest.MonkeyPatch,
                                                        capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Each value is possible by itself."""
    args = ("tune", "gloom", "--players", 2, "--games", 10, "--trials", 30, "--target", 0.5)
    code, _, err = tapete(monkeypatch, capsys, *args, "--out", tmp_path, "--set", "first_turn_plays=1,2",
                          "--set", "plays=1,2")
    assert code == 0, err
    tried = [each["values"] for each in json.loads((tmp_path / "tune.json").read_text(encoding="utf-8"))]
    assert {(each["plays"], each["first_turn_plays"]) for each in tried} == {(1, 1), (2, 1), (2, 2)}


@pytest.mark.parametrize(("target", "also", "said"), [
    ("half", (), "expected a number"), ("1.5", (), "a share from 0 to 1"), ("0.3", ("rounds=12-8",), "the lower first"),
    ("0.3", ("rounds=8",), "between two numbers"), ("0.3", ("8-12",), "expected a measure"),
    ("0.3±0.1±0.1", (), "a share"), ("0.3±0", (), "a tolerance above 0"), ("0.3±1", (), "of a share below 1"),
    ("0.3±x", (), "expected a number"), ("nan", (), "a share from 0 to 1")])
def test_a_goal_that_cannot_be_is_refused(target: str, also: tuple[str, ...], said: str) -> None:
    with pytest.raises(InputError, match=said):
        parse_goal(GAME, None, target, also)


def test_a_goal_may_be_a_length() -> None:
    goal = parse_goal(GAME, "rounds", "20±2", ["win_rate=0.3-0.4"])
    assert (goal.value, goal.tolerance, goal.aims) == (20, 2, ["rounds", "win_rate"])


def test_what_lies_outside_its_bounds_counts_as_distance() -> None:
    study = make_study(GAME, RULESET, OPTIONS, [None] * 2, ["greedy"], 1, 20)
    rows = run_study(study)
    rows["outcome"][:] = np.arange(20) < 7
    rows["rounds"][:] = 10
    shown = StudyAims(study, rows)
    assert parse_goal(GAME, None, "0.35", ["rounds=8-12"]).distance(shown) == 0
    assert parse_goal(GAME, None, "0.3", ["rounds=5-6"]).distance(shown) == pytest.approx(0.05 + 0.4)
    assert parse_goal(GAME, "rounds", "13", ["win_rate=0.4-0.5"]).distance(shown) == pytest.approx(0.3 + 0.05)
    assert parse_goal(GAME, None, "0.4±0.06", ["rounds=8-12"]).is_met(shown)
    assert not parse_goal(GAME, None, "0.4±0.06", ["rounds=5-6"]).is_met(shown)


@pytest.mark.parametrize(("setting", "said"), [
    ("end.keys", "expected an option and its values"), ("end.kees=3", "end.kees is not known; did you mean keys?"),
    ("end.keys=3,four", "expected a whole number, got 'four'"), ("end.keys=[3", "--set end.keys, line 1"),
    ("end.keys=3,3", "3 is there twice"), ("end.keys=5..3", "the lower number first"),
    ("end.keys=0.1..0.9", "a grid has no end"), ("agent=greedy,genius", "'genius' is no agent"),
    ("agent.iterations=5", "--set agent.iterations: greedy has no such option")])
@pytest.mark.usefixtures("english")
def test_a_sweep_that_cannot_be_is_refused_before_it_begins(monkeypatch: Any, capsys: Any, tmp_path: Path,
                                                            setting: str, said: str) -> None:
    code, _, err = tapete(monkeypatch, capsys, "sweep", "carcosa", "--set", setting, "--games", 5, "--out", tmp_path)
    assert code == 2
    assert said in err
    assert not list(tmp_path.glob("*.parquet"))


def test_agents_and_their_options_are_axes_too(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    assert parse_axis("agent=greedy,mcts:iterations=5,rollout=random").values == (
        "greedy", "mcts:iterations=5,rollout=random")
    assert agents_at(["mcts:iterations=9,rollout=random", "greedy"], {"agent.iterations": 5, "end.keys": 3}) == [
        "mcts:iterations=5,rollout=random", "greedy"]
    assert agents_at(["greedy"], {"agent": "mcts", "agent.horizon": 2}) == ["mcts:horizon=2"]
    code, out, _ = tapete(monkeypatch, capsys, "sweep", "high_card", "--players", 2, "--agent",
                          "mcts:horizon=0,bias=0,greedy", "--set", "agent.iterations=1,60", "--games", 400,
                          "--out", tmp_path, "--json")
    first, second = json.loads(out)
    assert code == 0
    assert [seat["agent"] for seat in second["seats"]] == ["mcts:horizon=0,bias=0,iterations=60", "greedy"]
    assert second["seats"][0]["return_95"][0] > first["seats"][0]["return_95"][1]


def test_a_random_design_spreads_over_every_axis_and_repeats_itself() -> None:
    axes = [parse_axis("a=0.5..1.5"), parse_axis("b=1..4"), parse_axis("c=x,y")]
    points = points_of(axes, 8, seed=3)
    assert points == points_of(axes, 8, seed=3) != points_of(axes, 8, seed=4)
    assert sorted(int(8 * (point["a"] - 0.5)) for point in points) == list(range(8))
    assert sorted(point["b"] for point in points) == [1, 1, 2, 2, 3, 3, 4, 4]
    discrete = points_of(axes[1:], 8, seed=3)       # all there are, though one hypercube repeats some
    assert len({str(point) for point in discrete}) == 8
    with pytest.raises(InputError, match="there are 8 combinations only"):
        points_of(axes[1:], 9, seed=3)


@pytest.mark.parametrize("text", ["random", "random:0", "sobol:8", "random:-3"])
def test_a_design_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="expected grid, or random and how many"):
        parse_design(text)


def test_an_axis_that_is_there_twice_is_refused() -> None:
    with pytest.raises(InputError, match="a is there twice"):
        points_of([parse_axis("a=1,2"), parse_axis("a=3")], None, seed=1)


def test_a_sweep_over_numbers_of_players_is_reported_with_what_holds_for_each(monkeypatch: Any, capsys: Any,
                                                                              tmp_path: Path) -> None:
    config = tmp_path / "mine.yaml"
    config.write_text("hand: 3\nby_players: {2: {hand: 4}}\n", encoding="utf-8")
    args = ("sweep", "high_card", "--set", "players=2,3", "--agent", "random", "--games", 40, "--config", config,
            "--out", tmp_path / "out", "--lang", "en")
    code, out, _ = tapete(monkeypatch, capsys, *args)
    assert code == 0 and "seat 2" in out
    code, out, err = tapete(monkeypatch, capsys, "report", tmp_path / "out", "-o", tmp_path / "page.html", "--lang",
                            "en")
    assert (code, err) == (0, "")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "2, 3 seats" in page
    assert "--set players=2,3" in page and "by_players" in page
