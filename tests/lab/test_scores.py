"""What the lab says of a game with a score: scores, and nowhere a win."""
from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from high_card.game import GAME

from tapete.desk.examples import choose
from tapete.desk.people import _told
from tapete.errors import InputError
from tapete.gamedef.result import Ranked, Scored, Won
from tapete.games import find_game, speech_of
from tapete.lab.contrast import measures_of
from tapete.lab.engines.engine import Local
from tapete.lab.ladder import Ladder
from tapete.lab.scale import fits, is_share, result_measures, weight
from tapete.lab.simulate import make_study, results, run_study
from tapete.lab.statistics import interval
from tapete.lab.study import Study
from tapete.lab.tournament import Tournament
from tapete.lab.tuning.aims import StudyAims, check_aims, usual_measure
from tapete.lab.tuning.tune import parse_goal

from ..scored import FairShares, OwnScores, scored

RULESET = GAME.ruleset()
WINS = re.compile(r"\b(win|wins|winning|won|victor|gana)", re.I)


@pytest.fixture
def together() -> Iterator[None]:
    with scored(FairShares):
        yield


@pytest.fixture
def apart() -> Iterator[None]:
    with scored(OwnScores):
        yield


def played(agents: tuple[str, ...] = ("random", "random", "greedy"), games: int = 60) -> tuple[Study, Any]:
    study = make_study(GAME, RULESET, GAME.options(RULESET), [None] * len(agents), agents, 1, games)
    return study, run_study(study)


# ---- the declaration -----------------------------------------------------------------------------

def test_points_rank_seats_and_share_the_win() -> None:
    points = np.array([[3, 7, 7], [1, 0, 2]])
    assert Ranked().returns(points).tolist() == [[0, 0.5, 0.5], [0, 0, 1]]
    assert Ranked(fewest=True).returns(points).tolist() == [[1, 0, 0], [0, 1, 0]]


def test_a_score_has_its_place_between_the_lowest_and_the_highest() -> None:
    result = Scored(-5, 15, {"GOOD": 10, "POOR": -5})
    assert result.returns(np.array([-5, 5, 15])).tolist() == [0, 0.5, 1]
    assert [result.grade(score) for score in (-5, 9, 10, 15)] == ["POOR", "POOR", "GOOD", "GOOD"]
    assert Scored(0, 25, {"GOOD": 16}).grade(15) is None
    with pytest.raises(ValueError, match="16"):
        result.returns(np.array([16]))


@pytest.mark.parametrize("wrong", [lambda: Scored(5, 5), lambda: Scored(0, 5, {"HIGH": 6}),
                                   lambda: Scored(0, 5, {"HALF": 1.5})])  # type: ignore[dict-item]
def test_a_score_that_makes_no_sense_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"score|grades"):
        wrong()


@pytest.mark.parametrize(("language", "said"), [("es", ("−2 puntos", "−1 punto", "1 punto")),
                                                ("en", ("−2 points", "−1 point", "1 point"))])
def test_points_agree_in_number_below_zero_too(language: str, said: tuple[str, ...]) -> None:
    speech = speech_of("gloom", language)
    assert tuple(find_game("gloom").results.said(speech, points) for points in (-2, -1, 1)) == said


@pytest.mark.usefixtures("together")
def test_what_people_played_and_an_example_are_told_without_wins() -> None:
    study, rows = played()
    told = _told([10, 12], 0, [3.0, 4.0], rows, "en")
    assert "a mean score of 3.5" in told["sentence"] and told["won"] is None and not WINS.search(told["sentence"])
    scores = rows["points"][:, :3].min(axis=1)
    (typical,) = choose(study, rows, "typical")
    assert abs(scores[typical] - np.median(scores)) == np.abs(scores - np.median(scores)).min()


def test_old_games_that_say_only_whether_they_are_cooperative_are_won() -> None:
    with pytest.warns(DeprecationWarning, match="Results.result"):
        old = type("Old", (FairShares,), {"cooperative": True})
    assert old(GAME).result == Won("game")


# ---- what is measured ----------------------------------------------------------------------------

@pytest.mark.usefixtures("together")
def test_games_are_told_by_their_score() -> None:
    study, rows = played()
    shown, scores = results(study, rows), rows["points"][:, :3].min(axis=1)
    assert not {"win_rate", "won", "seats"} & {*shown}
    assert shown["score"]["mean"] == pytest.approx(scores.mean())
    assert shown["score"]["mean_95"] == pytest.approx(interval(scores.astype(float)))
    assert (shown["score"]["lowest"], shown["score"]["highest"]) == (scores.min(), scores.max())
    assert sum(shown["scores"].values()) == len(rows)
    assert shown["grades"] == pytest.approx({"NOTHING": (scores == 0).mean(),
                                             "LITTLE": ((scores >= 1) & (scores < 5)).mean(),
                                             "MUCH": (scores >= 5).mean()})


@pytest.mark.usefixtures("apart")
def test_seats_are_told_by_their_scores() -> None:
    study, rows = played()
    seats = results(study, rows)["seats"]
    assert [seat["score"]["mean"] for seat in seats] == pytest.approx(rows["points"][:, :3].mean(axis=0))
    assert not any("return" in seat for seat in seats)


def test_seats_of_a_ranked_game_have_points_beside_their_share() -> None:
    study, rows = played()
    seats = results(study, rows)["seats"]
    assert sum(seat["return"] for seat in seats) == pytest.approx(1)
    assert [seat["points"]["mean"] for seat in seats] == pytest.approx(rows["points"][:, :3].mean(axis=0))


@pytest.mark.usefixtures("together")
def test_measures_and_aims_are_scores() -> None:
    study, rows = played()
    assert result_measures(GAME, 3) == ["score"] == [usual_measure(GAME)]
    assert not is_share(GAME, "score") and weight(GAME, "score") == pytest.approx(1 / 60)
    assert fits(GAME, "score", 60) and not fits(GAME, "score", 61)
    assert measures_of(study, rows)["score"].tolist() == rows["points"][:, :3].min(axis=1).tolist()
    goal = parse_goal(GAME, None, "4.5±0.5", ["score=2-6"])
    shown = StudyAims(study, rows)
    mean = shown.of("score").mean
    assert mean < 2 and goal.distance(shown) == pytest.approx((4.5 - mean) / 60 + (2 - mean) / 60)
    with pytest.raises(InputError, match="from 0 to 60"):
        parse_goal(GAME, None, "61")
    with pytest.raises(InputError, match="score"):
        check_aims(GAME, 3, ["win_rate"])


@pytest.mark.usefixtures("together")
def test_agents_are_compared_by_their_scores() -> None:
    agents = ["random", "greedy"]
    contest = Tournament(GAME, RULESET, GAME.options(RULESET), [None] * 3, agents, 1, 80)
    with Local(1) as engine:
        table = contest.play(engine)
        rungs = Ladder(GAME, RULESET, GAME.options(RULESET), [None] * 3, agents, 1, 80).play(engine)
    alone = {agent: played((agent,) * 3, 80)[1]["points"][:, :3].min(axis=1) for agent in agents}
    assert {one.agent: one.mean for one in table.standings} == pytest.approx(
        {agent: scores.mean() for agent, scores in alone.items()})
    (pair,) = table.differences
    apart = alone[pair.first].astype(float) - alone[pair.second]
    assert (pair.difference, pair.low, pair.high) == pytest.approx((apart.mean(), *interval(apart)))
    assert [one.mean for one in rungs] == pytest.approx([alone[agent].mean() for agent in agents])


# ---- what is said --------------------------------------------------------------------------------

@pytest.mark.parametrize("results_of", [FairShares, OwnScores])
@pytest.mark.parametrize("language", ["es", "en"])
def test_every_command_tells_scores(results_of: Any, language: str, tapete: Any, tmp_path: Path) -> None:
    few = ("--games", 40, "--players", 3, "--lang", language)
    changed = tmp_path / "changed.yaml"
    changed.write_text("die: 8\n", encoding="utf-8")
    aim = ("--target", "2", *(() if results_of is FairShares else ("--aim", "seat-0")))
    commands: dict[str, tuple[object, ...]] = {
        "games.parquet": ("simulate", "high_card"), "contest": ("lab", "tournament", "high_card", "--agents",
                                                                "random,greedy"),
        "ladder": ("lab", "ladder", "high_card", "--agents", "random,greedy"),
        "sweep": ("lab", "sweep", "high_card", "--set", "die=4,8"),
        "compared": ("lab", "compare", "high_card", changed),
        "tuned": ("lab", "tune", "high_card", "--set", "die=4,8", *aim, "--trials", 2),
        "few": ("lab", "tune", "high_card", "--set", "die=4,6,8", *aim, "--trials", 3, "--most", 1)}
    said = []
    with scored(results_of):
        for name, command in commands.items():
            for given in ((*command, *few, "--out", tmp_path / name),
                          ("lab", "report", tmp_path / name, "--out", tmp_path / f"{name}.html", "--lang", language)):
                code, out, err = tapete(*given)
                assert code == 0, err
                said.append(out)
            said.append((tmp_path / f"{name}.html").read_text(encoding="utf-8"))
    for text in said:
        found = WINS.search(re.sub(r"<style.*?</style>|<script.*?</script>", "", text, flags=re.S))
        assert found is None, found.string[max(0, found.start() - 300):found.end() + 300]


@pytest.mark.usefixtures("together")
def test_a_file_says_scores(tapete: Any) -> None:
    code, out, _ = tapete("simulate", "high_card", "--games", 20, "--json")
    assert code == 0
    assert {"score", "scores", "grades"} <= {*json.loads(out)}
