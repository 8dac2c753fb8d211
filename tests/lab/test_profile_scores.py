"""A profile of a game with scores: points of the score with intervals, counted again by hand, and nowhere a win."""
from __future__ import annotations

import re
from importlib.metadata import EntryPoint
from pathlib import Path
from statistics import mean, variance
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from hanabi.vocabulary import Act, Card

from tapete import games
from tapete.agents.minds import search_memory
from tapete.games import find_game
from tapete.kernel.dice import plain_rng
from tapete.kernel.playout import begin_game
from tapete.lab.profile.files import read_tables
from tapete.lab.profile.measures import HOPELESS, UNKNOWN, Hope, Z, hope_of, usual_change, welch
from tapete.lab.profile.play import play_plain
from tapete.lab.profile.run import run_profile
from tapete.lab.profile.schemas import schemas_of
from tapete.lab.profile.study import make_profile
from tapete.lab.profile.tables import course_figures, hope_in, tables_of
from tapete.lab.profile.worth import worths_of
from tapete.lab.simulate import make_study
from tapete.lab.statistics import interval
from tapete.lab.study import BOUND, Study, StudyBatch, pack_blank, play_batch
from tapete.search.mcts import SearchPlan
from tapete.search.profile import gained_in
from tapete.text.speech import LANGUAGES

from ..sweep import sweep
from .test_report import run

WINS = re.compile(r"\b(wins?|winning|won|lost|losing|victor\w*|gana\w*|partidas? perdidas?|derrota)\b", re.I)
SHOWN = re.compile(r"<(script|style)[^>]*>.*?</\1>|<[^>]+>", re.S)
GAMES = 30


@pytest.fixture(autouse=True)
def _examples(monkeypatch: pytest.MonkeyPatch) -> None:
    found = games._installed() | {name: EntryPoint(name, f"{name}.game:GAME", "tapete.games")
                                  for name in ("hanabi", "colmena")}
    monkeypatch.setattr(games, "_installed", lambda: found)


def study_of(name: str, seats: int, number: int) -> Study:
    game = find_game(name)
    return make_study(game, game.ruleset(), game.options(game.ruleset()), [None] * seats, ["greedy"], 1, number)


def watched(seed: int) -> tuple[int, set[str], set[str]]:
    """A game by greedy, read off its states alone: its score, the cards drawn after the setup, and those built."""
    study, seen = study_of("hanabi", 2, 1), []
    game: Any = find_game("hanabi")

    def look(state: Any) -> None:
        seen.append(([*state.deck[:state.n_deck]], [*state.fireworks]))

    row, _ = play_plain(game, game.State.unpack(pack_blank(study)), study.agents, seed, look)
    (deck, _), (left, heights) = seen[0], seen[-1]
    built = {Card.names[colour * 5 + rank] for colour, height in enumerate(heights) for rank in range(height)}
    assert row.score == sum(heights)
    return row.score, {Card.names[card - 1] for card in deck[len(left):]}, built


def test_what_a_card_does_to_the_score_is_counted_by_hand() -> None:
    study = study_of("hanabi", 2, GAMES)
    things = tables_of(run_profile(make_profile(find_game("hanabi"), study, 0, 2, 0)))["things"]
    by_hand = [watched(seed) for seed in range(1, GAMES + 1)]
    compared = 0
    for i, card in enumerate(Card.names):
        assert (things["kind"][i], things["thing"][i], things["basis"][i]) == ("card", card, "seen")
        there, gone = ([score for score, drawn, _ in by_hand if (card in drawn) is holds] for holds in (True, False))
        assert (things["with_games"][i], things["without_games"][i]) == (len(there), len(gone))
        assert things["used_games"][i] == sum(card in built for _, _, built in by_hand)
        for side, scores in (("with", there), ("without", gone)):
            assert things[f"{side}_score"][i] == (pytest.approx(mean(scores)) if scores else None)
        if min(len(there), len(gone)) < 2:
            assert things["difference"][i] is None
            continue
        half = 1.959963984540054 * (variance(there) / len(there) + variance(gone) / len(gone)) ** 0.5
        assert [things[f"difference{end}"][i] for end in ("", "_low", "_high")] == pytest.approx(
            [mean(there) - mean(gone) + sign * half for sign in (0, -1, 1)])
        compared += 1
    assert compared >= 10


def test_an_action_is_worth_the_points_that_are_missed_without_it() -> None:
    game: Any = find_game("hanabi")
    study = study_of("hanabi", 2, GAMES)
    tables = tables_of(run_profile(make_profile(game, study, 0, 2, 0, ("action",))))
    gone = tables["ablations"]
    scores = play_batch(StudyBatch(study, pack_blank(study)))["score"]
    at = gone["thing"].index("PLAY")        # nobody plays a card, so nothing is built
    assert (gone["score_with"][at], gone["score_without"][at]) == (pytest.approx(scores.mean()), 0.0)
    low, high = interval(-scores.astype(float))
    assert [gone[name][at] for name in ("difference", "low", "high")] == pytest.approx([-scores.mean(), low, high])
    assert gone["p"][at] < 1e-9
    (worth,) = (one for one in worths_of(game.figures.catalogue.kinds[1], tables["things"], gone)
                if one.thing == Act.PLAY.name)
    assert (worth.mean_with, worth.mean_without) == (pytest.approx(scores.mean()), 0.0)


def test_a_playout_brings_the_score_of_the_game_that_it_plays() -> None:
    game: Any = find_game("hanabi")
    study, states = study_of("hanabi", 2, 1), game.State.plains(3)
    states[2] = game.State.unpack(pack_blank(study))
    plans = [SearchPlan.unpack(plan) for plan in search_memory(game, study.agents)[0]]
    found = set()
    for seed in (1, 2, 3):
        begin_game(states, plain_rng(0), seed, game.rules)
        gained = gained_in(states, game.Menu.plain(), plain_rng(7), plans, BOUND, 25, game.rules)
        assert gained == sum(states[0].fireworks) and states[0].outcome
        found.add(gained)
    assert len(found) > 1


def test_the_expected_score_at_the_first_look_is_the_mean_score() -> None:
    done = run_profile(make_profile(find_game("hanabi"), study_of("hanabi", 2, 600), 12, 60, 0))
    tables, hope = tables_of(done), hope_in(done)
    assert hope is not None and hope.scored
    figures = course_figures(done.courses["turns"], done.courses["dead"], hope)["hope"]
    scores = done.rows["score"]
    assert figures["at_start"] == pytest.approx(scores.mean(), abs=0.8)
    assert figures["score"] == pytest.approx(scores[:12].mean()) and not {"won", "lost_from", "crossings"} & {*figures}
    assert all(0 <= score <= 25 for score in tables["moments"]["score"])
    assert np.mean(tables["moments"]["deviation"]) == pytest.approx(scores.std(ddof=1), rel=0.5)
    assert {*tables["curves"]["group"]} == {"all", "high", "low"}
    ends = dict(zip(zip(tables["curves"]["group"], tables["curves"]["position"], strict=True), tables["curves"]["hope"],
                    strict=True))
    best = scores[:12] > scores[:12].mean()
    assert ends["high", 1.0] == pytest.approx(scores[:12][best].mean())
    assert ends["low", 1.0] == pytest.approx(scores[:12][~best].mean())


def test_the_spread_of_playouts_is_taken_off_the_usual_change_of_scores_as_of_shares() -> None:
    """A share of playouts won is a mean of zeros and ones: both ways to count its variance agree."""
    rows = {"seed": np.array([1, 2]), "choices": np.array([10, 10])}
    moments = {"seed": np.array([1, 1, 2]), "choices": np.array([0, 5, 0]), "won": np.array([3, 9, 6])}
    shares = hope_of(rows, np.array([True, False]), moments, 12)
    spread = [(won * (1 - won / 12) / 11) ** 0.5 for won in (3, 9, 6)]
    means = hope_of(rows, np.array([1.0, 0.0]), {**moments, "score": moments["won"] / 12,
                                                 "deviation": np.array(spread)}, 12)
    assert means.variance == pytest.approx(shares.variance) and shares.variance.min() > HOPELESS / 5
    assert usual_change(means) == pytest.approx(usual_change(shares)) and usual_change(shares) > 0
    assert isinstance(means, Hope) and means.scored and not shares.scored


def test_welch_says_nothing_of_a_single_game() -> None:
    assert welch(np.array([3.0]), np.array([1.0, 2.0])) is UNKNOWN
    found = welch(np.array([3.0, 5.0]), np.array([1.0, 2.0]))
    assert (found.value, found.high) == (2.5, pytest.approx(2.5 + Z * (1 + 0.25) ** 0.5))


@pytest.mark.parametrize(("name", "seats"), sweep([("hanabi", 2), ("colmena", 3)], kept=[("hanabi", 2)]))
def test_a_profile_and_its_report_never_speak_of_winning(name: str, seats: int, tmp_path: Path,
                                                         capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    for language, said in zip(("en", "es"), ("score", "puntuación"), strict=True):
        assert run("lab", "profile", name, "--players", seats, "--games", 200, "--hope-games", 4, "--playouts", 6,
                   "--plain-games", 1, "--ablate", "all", "--out", folder, "--lang", language) == 0
        printed = capsys.readouterr().out
        assert said in printed and not WINS.search(printed)
        page = tmp_path / f"{language}.html"
        assert run("lab", "report", folder, "-o", page, "--lang", language) == 0
        text = SHOWN.sub(" ", page.read_text())
        assert said in text and not WINS.search(text), WINS.search(text)
    how, tables = read_tables(folder)
    assert how.study.game == name
    for table, columns in schemas_of(find_game(name)).items():
        schema = pq.read_schema(folder / f"{table}.parquet")
        assert {*schema.names} == {*columns} and not [column for column in columns if "won" in column]
    assert any(each is not None for each in tables["things"]["with_score"])


def test_a_score_of_each_seat_is_that_of_the_first() -> None:
    game: Any = find_game("colmena")
    study = study_of("colmena", 3, 60)
    done = run_profile(make_profile(game, study, 3, 4, 0))
    things, points = tables_of(done)["things"], done.rows["points"]
    for i, thing in enumerate(things["thing"]):
        dealt = done.counts[:, 0, i] > 0
        assert things["with_score"][i] == pytest.approx(points[dealt, 0].mean()), thing
        assert things["with_score"][i] != pytest.approx(points[dealt, 1].mean())
    hope = hope_in(done)
    assert hope is not None and hope.results.tolist() == points[:3, 0].tolist()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_scores_are_in_every_language(language: str) -> None:
    speech = games.speech_for(find_game("colmena"), language)
    for key in ("report-first-score", "report-hope-score", "report-meaning-hope-score", "profile-caption-score"):
        assert speech.say(key) and not WINS.search(speech.say(key))
