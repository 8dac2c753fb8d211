"""Causes of a figure: things taken out, rules that ran, and how open games were."""
from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tapete.desk.http.told import jobs_told
from tapete.desk.studies import screening, work
from tapete.desk.studies.aims import aim_title, aims_of
from tapete.desk.studies.screening import ScreeningArm, foremost, rounds_of, screen
from tapete.desk.studies.sensitivity import study_of
from tapete.desk.studies.together import group_screenings, screen_groups
from tapete.desk.studies.watching import STEPS, calibrated, happened, tension
from tapete.desk.studies.why import arms_of, why
from tapete.errors import DefectError, InputError
from tapete.files.home import home_of
from tapete.games import find_game, speech_for
from tapete.lab.engines.engine import Local
from tapete.lab.simulate import run_study
from tapete.lab.study import game_of, study_json
from tapete.lab.tuning.aims import PARTS, StudyAims, check_measure, usual_measure, values_of

from ..table.support import serving, settings_for
from .test_live import few_games
from .test_work import _done

pytestmark = pytest.mark.anyio


def test_worth_is_set_against_how_games_ended() -> None:
    """A rule of thumb that says 0.9 where half is won means 0.5; what is worth more is never a smaller chance."""
    rng = np.random.default_rng(1)
    got = (rng.random((400, 1)) < 0.5).astype(float)
    worth = np.full((400, STEPS + 1, 1), 0.9)
    worth[:, 1:, 0] += np.where(got == 1, 0.05, -0.05)      # from the second look on it can tell
    chances = calibrated(worth, got)
    assert chances[:, 0].mean() == pytest.approx(0.5, abs=0.05) and np.ptp(chances[:, 0]) == 0
    assert (chances[got[:, 0] == 1, 1:] > 0.9).all() and (chances[got[:, 0] == 0, 1:] < 0.1).all()
    order = np.argsort(worth[:, :-1].ravel())
    assert (np.diff(chances[:, :-1].ravel()[order]) >= 0).all()


def _game(came: list[float], got: list[float]) -> dict[str, Any]:
    """A game of a competitive or co-operative kind whose first seat has these chances."""
    worth = [[chance, *([1 - chance] * (len(got) - 1))] for chance in np.interp(
        np.linspace(0, 1, STEPS + 1), np.linspace(0, 1, len(came)), came)]
    return {"worth": worth, "got": got}


@pytest.mark.parametrize("cooperative", [True, False])
def test_comebacks_and_games_decided_early_are_told(cooperative: bool) -> None:
    """Games whose end is known from the beginning, beside one that turns."""
    got = [[1.0], [0.0]] if cooperative else [[1.0, 0.0], [0.0, 1.0]]
    sure = [_game([0.97] * 9 + [1.0], got[0]), _game([0.03] * 9 + [0.0], got[1])] * 20
    told = tension(sure, cooperative)
    assert (told["comebacks"], told["early"]) == (0, 1) and told["decided"] < 0.1
    names = {curve["name"]: curve["chances"] for curve in told["curves"]}
    assert set(names) == ({"won", "lost"} if cooperative else {"winner", "others"})
    assert names["won" if cooperative else "winner"][0] > 0.9
    told = tension([*sure, _game([0.03] * 9 + [1.0], got[0])], cooperative)
    assert told["comebacks"] == pytest.approx(1 / 41) and told["early"] < 1


def test_rules_that_run_more_in_games_won_stand_first() -> None:
    find_game("carcosa")
    games = [{"measures": {"win_rate": float(i % 2), "rounds": 10.0 + i}, "choices": 100, "ran": {
        "carcosa.king.roulette": (10 + i) * (1 + i % 2), "carcosa.end.rounds": 10 + i}} for i in range(40)]
    told = happened("carcosa", games, "win_rate")
    assert (told["unit"], told["high"], told["low"]) == ("rounds", 20, 20)
    first = told["rules"][0]
    assert first["rule"] == "carcosa.king.roulette" and first["sure"] and (first["high"], first["low"]) == (2, 1)
    assert "carcosa.end.rounds" not in [each["rule"] for each in told["rules"]], "it runs as often in both"
    assert happened("carcosa", games, "rounds")["high"] == 20
    assert happened("carcosa", games[::2], "win_rate")["rules"] == [], "nothing to compare"
    few = happened("carcosa", [*games[::10], *games[1:9:2]], "win_rate")
    assert (few["high"], few["low"]) == (4, 4) and few["rules"] == [], "two or four games are sure of anything"


@pytest.mark.parametrize(("game", "players", "kinds"), [
    ("carcosa", 4, {"card", "room"}), ("gloom", 3, {"card"}), ("bethlem", 7, set()),
    ("souls", 4, {"character", "treasure", "loot", "monster", "event", "curse", "bonus"})])
def test_what_can_be_taken_out_of_each_game(game: str, players: int, kinds: set[str]) -> None:
    ask = {"game": game, "ruleset": find_game(game).ruleset().name, "changes": {}}
    arms = list(arms_of(ask, study_of(ask, {}, players, 10)))
    assert kinds <= {arm.kind for arm in arms} and len({(arm.kind, arm.thing) for arm in arms}) == len(arms)
    assert all(arm.base != arm.without and arm.base.seed == arm.without.seed for arm in arms)


def test_only_what_is_in_the_box_is_taken_out_and_never_what_is_asked_about() -> None:
    """Without Isaac nobody has Isaac; a card of another box, or a card of one's own that nobody has written, makes no
    other game."""
    ask = {"game": "souls", "ruleset": "base", "changes": {"copies": {"BOMB": 0}}, "measure": "characters/ISAAC"}
    base = study_of(ask, {}, 3, 10)
    things = {arm.thing for arm in arms_of(ask, base)}
    assert {"MAGGY", "TWO_CENTS"} & things and not {"ISAAC", "BOMB", "OWN_1"} & things
    all_boxes = {arm.thing for arm in arms_of({**ask, "changes": {"sets": ["base", "gold", "plus"]}}, study_of(
        {**ask, "changes": {"sets": ["base", "gold", "plus"]}}, {}, 3, 10))}
    assert len(things) < len(all_boxes)
    assert "ISAAC" in {arm.thing for arm in arms_of({**ask, "measure": "turns"}, base)}


def test_a_card_of_ones_own_is_taken_out_too() -> None:
    ask = {"game": "souls", "ruleset": "base", "measure": "turns", "changes": {"own": [
        home_of(find_game("souls")).joinpath("samples", "own.yaml").read_text(encoding="utf-8")]}}
    base = study_of(ask, {}, 2, 10)
    mine = next(arm for arm in arms_of(ask, base) if arm.thing == "MY_CARD")
    assert mine.without.options["copies"] == {"OWN_1": 0}
    assert speech_for(game_of(base), "es").say(f"card-{mine.thing}") == "Mi carta"
    assert "MY_CARD" not in {arm.thing for arm in arms_of({**ask, "measure": "items/MY_CARD"}, base)}


def test_many_cards_of_four_souls_may_be_taken_out_together() -> None:
    """So each says by which options alone it is gone; what they make is the very game without it."""
    ask = {"game": "souls", "ruleset": "base", "changes": {}, "measure": "turns"}
    arms = list(arms_of(ask, study_of(ask, {}, 2, 10)))
    assert len(arms) > 200
    for arm in arms[::20]:
        assert arm.changes and study_json(study_of(ask, arm.changes, 2, 10)) == study_json(arm.without)


def test_what_comes_with_its_character_is_not_taken_out_nor_a_character_that_is_needed() -> None:
    """A starting item was said to be worth nothing: without copies of it in the box its character had it all the
    same."""
    ask = {"game": "souls", "ruleset": "base", "changes": {}, "measure": "turns"}
    characters = find_game("souls").roles
    assert not {"THE_D6", "SLEIGHT_OF_HAND"} & {arm.thing for arm in arms_of(ask, study_of(ask, {}, 2, 10))}
    ask["changes"] = {"copies": dict.fromkeys(characters[2:], 0)}
    assert not set(characters) & {arm.thing for arm in arms_of(ask, study_of(ask, {}, 2, 10))}


def test_a_game_without_a_catalogue_is_asked_by_its_tables_of_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("souls").figures, "catalogue", None)
    ask = {"game": "souls", "ruleset": "base", "changes": {}, "measure": "turns"}
    arms = list(arms_of(ask, study_of(ask, {}, 2, 10)))
    assert {arm.kind for arm in arms} == {"copies"} and {"ISAAC", "BOMB"} < {arm.thing for arm in arms}
    assert all(arm.changes == {f"copies.{arm.thing}": 0} for arm in arms)


# ---- arms looked at together ----------------------------------------------------------------------

class _Dice:
    """Games in whose place dice are thrown: each thing that is there adds its worth to the chance of winning."""

    def __init__(self, worths: dict[str, float], broken: str = "") -> None:
        self.worths, self.broken, self.lot, self.seeds = worths, broken, np.random.default_rng(5), list[int]()

    def without(self, changes: Any) -> Any:
        base = study_of({"game": "carcosa", "ruleset": "canon-0.4"}, {}, 2, 1)
        if len(changes) > max(1, len(self.worths) / 2):
            raise InputError("too few are left")
        return replace(base, options={"missing": sorted(changes)})

    def played(self, pieces: Any) -> Any:
        for name, piece in pieces:
            self.seeds += range(piece.seed, piece.seed + piece.games)
            missing = piece.options["missing"]
            chance = 0.4 + sum(worth for thing, worth in self.worths.items() if thing not in missing)
            won = self.lot.random(piece.games) < chance
            yield name, piece, {"wrong": "broke"} if self.broken in missing else {
                "tally": [[float(one), 1.0] for one in won]}


def _together(dice: _Dice, games: int) -> tuple[dict[str, Any], list[Any]]:
    base: Any = None
    arms = [ScreeningArm("copies", name, base, base, changes={name: 0}) for name in dice.worths]
    early: list[Any] = []
    look: Any = dice
    return screen_groups(arms, dice.without, group_screenings(len(arms), games, 8), look, early.append), early


def test_many_things_are_looked_at_together_and_those_that_do_most_again() -> None:
    """Of eighty two do something: they are found by a few thousand games in all, on seeds that did not choose them."""
    dice = _Dice({**{f"N{n}": 0.0 for n in range(78)}, "GOOD": 0.15, "BAD": -0.15})
    found, early = _together(dice, 4000)
    sure = {each["thing"]: each for each in found["cards"] if each["sure"]}
    assert set(sure) == {"GOOD", "BAD"} and len(found["cards"]) == 80
    for thing, worth in (("GOOD", 0.15), ("BAD", -0.15)):
        assert sure[thing]["low"] < worth < sure[thing]["high"] and sure[thing]["seeds"] == [4001, 12_000]
        assert sure[thing]["high"] - sure[thing]["low"] < 0.06
    assert sum(each["seeds"][0] == 4001 for each in found["cards"]) == 8
    assert len(dice.seeds) == len(set(dice.seeds)) == 12_000, "each seed once"
    assert early and not any(each["sure"] for told in early[:3] for each in told["cards"])
    again, _ = _together(_Dice(dice.worths), 4000)
    assert again == found


def test_a_thing_without_which_games_break_costs_itself_alone() -> None:
    found, _ = _together(_Dice({**{f"N{n}": 0.0 for n in range(70)}, "NEEDED": 0.0, "GOOD": 0.2}, "NEEDED"), 3000)
    assert found["failed"] == [{"kind": "copies", "thing": "NEEDED", "why": "broke"}]
    assert {each["thing"] for each in found["cards"]} == {"GOOD", *(f"N{n}" for n in range(70))}
    assert [each["thing"] for each in found["cards"] if each["sure"]] == ["GOOD"]


def test_what_is_no_game_without_so_many_is_told_of_nobody_as_worth() -> None:
    """Where no part can be played nothing is known, and it is said why."""
    dice = _Dice({f"N{n}": 0.0 for n in range(60)})
    dice.worths = dict.fromkeys(list(dice.worths)[:3], 0.0)         # a third of three is one: more are missing
    arms: Any = [ScreeningArm("copies", f"N{n}", None, None, changes={f"N{n}": 0}) for n in range(60)]  # type: ignore[arg-type]
    look: Any = dice
    found = screen_groups(arms, dice.without, group_screenings(60, 400), look, lambda told: None)
    assert found["cards"] == [] and {each["why"] for each in found["failed"]} == {"refused"}


# ---- arms in rounds ----------------------------------------------------------------------------

def test_many_things_are_looked_at_by_few_games_and_those_that_do_most_by_more() -> None:
    assert rounds_of(412, 4000) == [(412, 60), (103, 240), (25, 960), (12, 3840)]
    assert rounds_of(5, 1000) == [(5, 60), (5, 240), (5, 960)]
    assert rounds_of(60, 20) == [(60, 20)], "never more than is asked for"
    assert rounds_of(60, 4000, first=200) == [(60, 200), (15, 800), (12, 3200)]


def test_the_luck_of_what_things_are_set_beside_chooses_none() -> None:
    """Where it had bad luck all seem to do harm, and one that does good least of all."""
    arms = _arms({**{f"N{n}": {} for n in range(30)}, "GOOD": {}})
    known = {arm.name: {"worth": 0.02 if arm.thing == "GOOD" else -0.2 - n / 1000} for n, arm in enumerate(arms)}
    assert foremost(arms, known)[0].thing == "GOOD"
    few = arms[-3:]
    assert foremost(few, known)[-1].thing == "GOOD", "of a few nobody knows that most do nothing"


def _arms(changes: dict[str, dict[str, Any]]) -> list[ScreeningArm]:
    ask = {"game": "carcosa", "ruleset": "canon-0.4", "changes": {}}
    base = study_of(ask, {}, 2, 1)
    return [ScreeningArm("card", thing, study_of(ask, more, 2, 1), base) for thing, more in changes.items()]


ARMS = {"NOTHING": {}, "A_KEY_LESS": {"end.keys": 2}, "A_KEY_MORE": {"end.keys": 5}, "MUCH": {"end.keys": 1}}


def test_what_is_shown_of_a_thing_is_of_games_that_did_not_choose_it(tmp_path: Any) -> None:
    """Or whatever had luck in the first round would have it in the last one too."""
    told: list[Any] = []
    with Local(1) as engine:
        found = screen(_arms(ARMS), "win_rate", rounds_of(4, 240, fewest=2), tmp_path, engine, lambda games: None,
                       told.append)
    cards = {each["thing"]: each for each in found["cards"]}
    assert cards["MUCH"]["games"] == cards["A_KEY_LESS"]["games"] == 240 and cards["NOTHING"]["games"] == 60
    assert cards["MUCH"]["seeds"] == [61, 300] and cards["NOTHING"]["seeds"] == [1, 60]
    assert cards["MUCH"]["sure"] and cards["MUCH"]["worth"] < 0 and not cards["NOTHING"]["sure"]
    assert found["cards"][0]["thing"] == "MUCH" and found["failed"] == []
    assert told and len(told[-1]["cards"]) == len(ARMS), "what is known so far is told in between"
    assert found["rounds"] == [{"things": 4, "games": 60}, {"things": 2, "games": 240}]


def test_a_thing_that_fails_costs_itself_alone(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    play = screening.play_batch

    def broken(batch: Any) -> Any:
        if batch.part.options["end"]["keys"] == 5:
            raise DefectError("the rules broke")
        return play(batch)
    monkeypatch.setattr(screening, "play_batch", broken)
    with Local(1) as engine:
        found = screen(_arms(ARMS), "win_rate", [(4, 60)], tmp_path, engine, lambda games: None, lambda told: None)
    assert found["failed"] == [{"kind": "card", "thing": "A_KEY_MORE", "why": "broke"}]
    assert {each["thing"] for each in found["cards"]} == {"NOTHING", "A_KEY_LESS", "MUCH"}


def test_a_thing_without_which_the_figure_is_not_there_is_said(tmp_path: Any) -> None:
    ask = {"game": "souls", "ruleset": "base", "changes": {}}
    base = study_of(ask, {}, 2, 1)
    arms = [ScreeningArm("copies", thing, study_of(ask, {f"copies.{thing}": 0}, 2, 1), base)
            for thing in ("ISAAC", "MAGGY")]
    with Local(1) as engine:
        found = screen(arms, "characters/ISAAC", [(2, 60)], tmp_path, engine, lambda games: None, lambda told: None)
    assert found["failed"] == [{"kind": "copies", "thing": "ISAAC", "why": "unmeasured"}]
    assert [each["thing"] for each in found["cards"]] == ["MAGGY"]


def test_rounds_that_were_stopped_go_on_from_what_was_played(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def go() -> Any:
        with Local(1) as engine:
            return screen(_arms(ARMS), "win_rate", [(4, 60)], tmp_path, engine, lambda games: None, lambda told: None)
    before = go()
    monkeypatch.setattr(screening, "play_batch", None)
    assert go() == before


def test_why_somebody_wins_is_asked_of_four_souls(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ended in a sentence at the very end, and all that had been played was lost."""
    monkeypatch.setattr("tapete.desk.studies.why.arms_of", lambda ask, base: [
        arm for arm in arms_of(ask, base) if arm.thing in ("ISAAC", "MAGGY", "CAIN")])
    ask = {"game": "souls", "ruleset": "base", "changes": {}, "players": 3, "games": 60, "watched": 4,
           "measure": "characters/ISAAC"}
    progress = work.Progress()
    with Local(1) as engine:
        found = why(ask, tmp_path, engine, progress)
    assert {each["thing"] for each in found["cards"]} == {"MAGGY", "CAIN"} and found["failed"] == []
    assert found["tension"]["games"] == 4 and progress.done <= progress.total


def test_a_card_of_gloom_is_taken_out_with_its_pack_left_whole() -> None:
    """An own card among them, which is called by its own name."""
    game: Any = find_game("gloom")
    mine = {"name": {"en": "Was late", "es": "Llegó tarde"}, "points": [None, -10, None], "icon": "ROMANCE"}
    laid = {"pack": {"over": "abismo", "modifiers": {"OWN_SORROW": mine}}}
    changes = {"pack": game.options(game.ruleset(), laid).pack.model_dump(mode="json")}
    ask = {"game": "gloom", "ruleset": "reglamento", "changes": changes, "players": 2, "measure": "turns"}
    arms = {arm.thing: arm for arm in arms_of(ask, study_of(ask, {}, 2, 10))}
    whole = game.options(game.ruleset(), changes).cards
    assert set(arms) == {key for key, _, _ in whole.deck} >= {"OWN_SORROW"}
    gone = game_of(arms["OWN_SORROW"].without).pack
    assert {key for key, _, _ in whole.deck} - {key for key, _, _ in gone.deck} == {"OWN_SORROW"}
    assert len(run_study(arms["OWN_SORROW"].without)) == 10
    result = {"measure": "turns", "cards": [{"kind": "card", "thing": "OWN_SORROW", "how": "without-card"}],
              "happened": {"rules": []}}
    job = {"id": "1", "kind": "why", "state": "done", "done": 0, "total": 0, "created": 0, "sentence": "x", "ask": ask,
           "result": result}
    (card,) = jobs_told([job], "en")[0]["result"]["cards"]
    assert card["title"] == "Was late" and "a card thinner" in card["how"]


async def test_why_is_long_work_with_its_titles_and_a_place_in_the_queue(sqlite: str) -> None:
    ask = {"kind": "why", "game": "carcosa", "players": 2, "games": 20, "watched": 4, "changes": {"end.keys": 2}}
    async with serving(settings_for(sqlite, desk="local")) as site:
        first = await site.post("/api/desk/jobs", ask, status=201)
        second = await site.post("/api/desk/jobs", {**ask, "measure": "rounds"}, status=201)
        waits = next(job for job in await site.get("/api/desk/jobs", lang="en") if job["id"] == second["id"])
        assert waits["place"] == 1 and "Next in turn. At work: Why it is so: Carcosa, Wins" in waits["sentence"]
        await site.http.delete(f"/api/desk/jobs/{second['id']}")
        result = (await _done(site, first["id"], "done"))["result"]
        assert (result["measure"], result["title"]) == ("win_rate", "Wins") and len(result["cards"]) > 20
        worths = [abs(each["worth"]) for each in result["cards"]]
        assert worths == sorted(worths, reverse=True)
        assert all(each["title"] != each["thing"] for each in result["cards"])
        assert result["tension"]["games"] == 4
        assert result["lost"] is None or sum(bar["games"] for bar in result["lost"]["bars"]) < 20
        wrong = await site.post("/api/desk/jobs", {**ask, "players": [2]}, status=422)
        assert "one number" in wrong["error"]["sentence"]


def test_a_queue_says_what_is_before_whom() -> None:
    ask = {"game": "carcosa", "ruleset": "canon-0.4", "players": 2}
    same = {"done": 0, "total": 0, "sentence": "", "ask": ask, "result": None, "asker": "", "turn": 0}
    jobs = [{**same, "id": str(n), "kind": kind, "state": state, "created": n} for n, (kind, state) in enumerate([
                 ("tune", "done"), ("tune", "running"), ("why", "waiting"), ("sensitivity", "waiting")])]
    told = {job["id"]: job for job in jobs_told(jobs, "es")}
    assert [told[str(n)]["place"] for n in range(4)] == [None, 0, 1, 2]
    assert told["2"]["sentence"].startswith("Es el siguiente.")
    assert told["3"]["sentence"].startswith("Puesto 2 de") and told["3"]["sentence"].endswith(
        "Delante: Por qué es así (1).")


def test_work_says_what_it_is_of_and_how_long_it_will_take() -> None:
    ask = {"game": "carcosa", "ruleset": "canon-0.4"}
    job = {"id": "1", "kind": "tune", "state": "running", "done": 1, "total": 9, "sentence": "", "created": 0,
           "ask": {**ask, "players": [2, 3, 4], "target": {"measure": "win_rate", "value": 0.355}}, "result": None,
           "asker": "", "turn": 0}
    (told,) = jobs_told([job], "es", {"1": 190.0})
    assert told["title"] == "En busca de lo que se quiere: Carcosa, Victorias 35,5\u00a0% con 2, 3, 4"
    assert told["sentence"] == "Se están jugando partidas; faltan unos 3 minutos."
    assert jobs_told([job], "es")[0]["sentence"] == "Se están jugando partidas."
    turns = {**job, "kind": "sensitivity", "ask": {"game": "gloom", "ruleset": "reglamento", "players": 3}}
    assert jobs_told([turns], "en", {"1": 20.0})[0]["title"] == "Which numbers matter: Cthulhu Gloom, Turns with 3"
    assert "less than a minute" in jobs_told([turns], "en", {"1": 20.0})[0]["sentence"]


def _clock(monkeypatch: pytest.MonkeyPatch, *times: float) -> work.Progress:
    now = iter(times)
    monkeypatch.setattr(work, "time", SimpleNamespace(monotonic=lambda: next(now)))   # pytest looks at the clock, too
    return work.Progress()


def _left(capsys: pytest.CaptureFixture[str]) -> list[float | None]:
    return [json.loads(line)["left"] for line in capsys.readouterr().out.splitlines()]


def test_work_goes_by_the_speed_of_late(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What an earlier run had played is no speed, and a slow second or two at the beginning is none either."""
    progress = _clock(monkeypatch, 0.0, 0.0, 1.0, 11.0, 131.0)
    progress.total = 10_000
    for games in (5000, 100, 1000, 3000):
        progress(games)
    assert _left(capsys) == [None, None, pytest.approx(11 / 1100 * 3900), pytest.approx(131 / 4100 * 900)]


def test_games_that_are_watched_go_by_a_pace_of_their_own(monkeypatch: pytest.MonkeyPatch,
                                                          capsys: pytest.CaptureFixture[str]) -> None:
    """While a few games were watched, the remaining time was estimated by their pace. It showed hours first, and then
    minutes."""
    progress = _clock(monkeypatch, 0.0, 10.0, 12.0, 14.0)
    progress.total, progress.plain = 3000, 1000
    progress(1000)                      # ten seconds for a thousand games
    for _ in range(2):
        progress(500, watched=True)     # two seconds for one that counts for five hundred
    assert _left(capsys) == [pytest.approx(20), pytest.approx(10 + 2), pytest.approx(10)]


@pytest.mark.parametrize("aim", ["turns", "characters/SAMSON"])
def test_two_studies_are_set_against_each_other_by_any_aim(aim: str) -> None:
    """The mean of an aim's numbers is what is shown of it; those of a thing are of parts of the games."""
    study, rows = few_games("souls")
    group = next(iter(StudyAims(study, rows).things)).split("/")[0]
    aim = aim if "/" not in aim else max(
        (name for name in StudyAims(study, rows).things if name.startswith(group)),
        key=lambda name: StudyAims(study, rows).things[name].high)
    values = values_of(study, rows, aim)
    assert values.mean() == pytest.approx(StudyAims(study, rows).of(aim).mean)
    assert len(values) == (len(rows) if "/" not in aim else min(PARTS, len(rows)))
    with pytest.raises(InputError, match="expected one of seat-0"):
        values_of(study, rows, "strongest")
    with pytest.raises(InputError, match="expected one of seat-0"):
        check_measure(find_game("souls"), 4, "strongest")


@pytest.mark.parametrize(("game", "usual"), [
    ("carcosa", "win_rate"), ("gloom", "turns"), ("souls", "turns"), ("bethlem", "rounds")])
def test_of_seats_that_are_alike_nobody_is_asked(game: str, usual: str) -> None:
    assert usual_measure(find_game(game)) == usual


def test_a_search_may_aim_at_the_strongest_seat_and_at_a_thing() -> None:
    study, rows = few_games("souls")
    shown = StudyAims(study, rows)
    seats = [shown.of(f"seat-{seat}") for seat in range(len(study.roles))]
    assert shown.of("strongest") == max(seats, key=lambda one: one.mean)
    group, thing = next(iter(shown.things)).split("/")
    assert shown.of(f"{group}/{thing}").high <= 1
    ask = {"game": "souls", "ruleset": find_game("souls").ruleset().name}
    assert aim_title(ask, f"{group}/{thing}", "en").startswith("Wins: ")
    assert set(shown.every(["strongest"])) == {*shown.measures, "strongest"}
    with pytest.raises(InputError, match="expected one of seat-0"):
        shown.of("sanity")
    with pytest.raises(InputError, match="expected one of win_rate"):
        StudyAims(*few_games("carcosa")).of("strongest")
    assert aims_of("carcosa", "en") == [] and aims_of("souls", "es")[0]["title"] == "Gana el asiento más fuerte"
