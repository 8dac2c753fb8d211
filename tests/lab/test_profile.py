"""Profiles: the same games as a simulation, correct counts, and correct figures."""
import io
import json
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from tapete.agents.minds import search_memory
from tapete.cli.app import main
from tapete.errors import DefectError, InputError
from tapete.gamedef.catalogue import NOTHING_FORBIDDEN, PLANES, PRESENT, SEEN, USED
from tapete.games import find_game, speech_of
from tapete.games.carcosa.names import Card
from tapete.games.carcosa.vocabulary import Act, Told
from tapete.kernel.dice import new_rngs, plain_rng
from tapete.kernel.log import LOG_SIZE
from tapete.kernel.menu import kind_of
from tapete.kernel.playout import GREEDY, begin_game, choose
from tapete.lab.by_seat import play_by_seat
from tapete.lab.engines.engine import Local
from tapete.lab.profile import measures
from tapete.lab.profile.ablate import arms_of
from tapete.lab.profile.files import read_tables
from tapete.lab.profile.kept import ProfileCheckpoint
from tapete.lab.profile.measures import Hope, at_steps, biggest_swing, crossings, lost_from, newcombe, regress
from tapete.lab.profile.play import count_part, counted_rules, firing_part, hope_part, result_part
from tapete.lab.profile.run import GameProfile, run_profile, run_task, tasks_of
from tapete.lab.profile.schemas import TABLES, schemas_of
from tapete.lab.profile.study import make_profile
from tapete.lab.profile.tables import numbered, rules_table, tables_of
from tapete.lab.profile.worth import in_order, worths_of
from tapete.lab.simulate import make_study
from tapete.lab.study import BOUND, Study, StudyBatch, pack_blank, play_batch
from tapete.ledger.ledger import read_ledger
from tapete.search.mcts import SearchPlan, TreeSpace
from tapete.search.profile import GameCourse, ProfileArrays, ProfiledMoment, ProfileGames, listen
from tapete.text.speech import LANGUAGES

GAME: Any = find_game("carcosa")
RULESET = GAME.ruleset()
NUMBER = {(kind.name, thing): number for number, kind, thing in numbered(GAME.figures.catalogue.kinds)}


def study_of(agents: list[str], games: int, players: int = 4, seed: int = 1, config: Any = None) -> Study:
    return make_study(GAME, RULESET, GAME.options(RULESET, config), [None] * players, agents, seed, games)


def tapete(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["tapete", "lab", *map(str, args)])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    with pytest.raises(SystemExit) as stop:
        main()
    printed = capsys.readouterr()
    return int(stop.value.code or 0), printed.out, printed.err


# ---- the games -----------------------------------------------------------------------------------

@pytest.mark.parametrize(("agents", "players", "games"), [
    (["greedy"], 4, 60), (["random"], 2, 60), (["greedy", "random", "greedy"], 3, 60),
    (["mcts:iterations=6", "greedy"], 2, 2)])
def test_a_profile_plays_the_games_of_a_simulation(agents: list[str], players: int, games: int) -> None:
    study = study_of(agents, games, players)
    rows, _, _ = count_part(study, pack_blank(study))
    assert rows.tobytes() == play_batch(StudyBatch(study, pack_blank(study))).tobytes()


def test_playouts_do_not_disturb_the_game() -> None:
    study = study_of(["greedy"], 3)
    blank = pack_blank(study)
    counted, watched = (play_watched(study, blank, playouts) for playouts in (0, 8))
    for there, here in zip(counted[:1] + counted[2:3], watched[:1] + watched[2:3], strict=True):
        assert there.tobytes() == here.tobytes()
    assert watched[1]["moments"].tolist() == watched[0]["rounds"].tolist()


def play_watched(study: Study, blank: Any, playouts: int) -> list[Any]:
    states, size = GAME.State.array(3), GAME.figures.catalogue.size
    states[2] = blank[0]
    kept = [GAME.Summary.array(study.games), GameCourse.array(study.games),
            np.zeros((study.games, PLANES, size), np.uint16), ProfiledMoment.array(500),
            np.zeros((500, size), np.uint16)]
    plans, nodes, space = search_memory(GAME, study.agents)
    played = GAME.machine.profile.compiled(
        states, TreeSpace(GAME.State.array(2), GAME.Menu.array(3), new_rngs(2), nodes, space.net), space,
        GAME.State.array(3),
        plans, ProfileArrays(*kept), ProfileGames(study.seed, study.games, playouts, NOTHING_FORBIDDEN, BOUND, 0))
    assert played == study.games
    return kept


def test_plain_and_compiled_profiles_are_the_same() -> None:
    study = study_of(["random", "greedy"], 1, 2, seed=3, config={"end": {"max_rounds": 4}})
    compiled = play_watched(study, pack_blank(study), 2)
    states, size = GAME.State.plains(3), GAME.figures.catalogue.size
    states[2] = GAME.State.unpack(pack_blank(study))
    plain: list[Any] = [GAME.Summary.plains(1), GameCourse.plains(1), np.zeros((1, PLANES, size), np.uint16),
                        ProfiledMoment.plains(500), np.zeros((500, size), np.uint16)]
    plans, nodes, space = search_memory(GAME, study.agents)
    played = GAME.machine.profile(
        states, TreeSpace(GAME.State.plains(2), GAME.Menu.plains(3), [plain_rng(0), plain_rng(0)], nodes, space.net),
        space,
        GAME.State.plains(3), [SearchPlan.unpack(plan) for plan in plans], ProfileArrays(*plain),
        ProfileGames(study.seed, 1, 2, NOTHING_FORBIDDEN, BOUND, 0))
    assert played == 1
    assert GAME.Summary.unpack(compiled[0]) == plain[0][0]
    assert GameCourse.unpack(compiled[1]) == plain[1][0]
    assert [ProfiledMoment.unpack(moment) for moment in compiled[3]] == list(plain[3])
    assert (compiled[2] == plain[2]).all() and (compiled[4] == plain[4]).all()
    assert plain[2].sum() > 0 and plain[4].sum() > 0 and plain[1][0].moments == 4


def watch_plainly(seed: int) -> tuple[Any, Counter[Any], int, int]:
    """A game by greedy watched with nothing but the log and the menus: state, counts, turns, dead turns."""
    rules, states, menu, chance = GAME.rules, GAME.State.plains(3), GAME.Menu.plain(), plain_rng(0)
    states[2] = GAME.blank(GAME.options(RULESET), [None] * 4)
    begin_game(states, chance, seed, rules)
    s, counts, turns = states[0], Counter[Any](), {}
    s.log.on = 1

    def hear() -> None:
        for i in range(heard[0], s.log.told):
            k = i % LOG_SIZE
            counts[s.log.what[k], s.log.a[k], s.log.b[k]] += 1
        heard[0] = s.log.told
    heard = [s.log.told]
    rules.legal(s, menu)
    while menu.n:
        seat = rules.chooser(s)
        if seat == s.active:
            turn = (s.round_no, s.turns_done)
            turns[turn] = max(turns.get(turn, 0), menu.n)
        choice = choose(states, menu, chance, GREEDY, seat, rules)
        if menu.n > 1:
            counts["chosen", kind_of(choice)] += 1
            for kind in {kind_of(action) for action in menu.actions[:menu.n]}:
                counts["offered", kind] += 1
        rules.act(s, choice)
        hear()
        while rules.step(s):
            hear()
        rules.legal(s, menu)
    return s, counts, len(turns), sum(most == 1 for most in turns.values())


def test_what_is_counted_is_what_happened() -> None:
    study = study_of(["greedy"], 4, seed=20)
    _, courses, counts = count_part(study, pack_blank(study))
    for game in range(4):
        s, heard, turns, dead = watch_plainly(20 + game)
        assert (courses[game]["turns"], courses[game]["dead"]) == (turns, dead)
        for card in list(Card)[1:Card.OWN_1]:       # of a designer's own this game has none
            seen = sum(n for key, n in heard.items() if key[0] == Told.REVEALED and key[2] == card)
            assert counts[game, SEEN, NUMBER["card", card.name]] == seen, card
        for act in Act:
            number = NUMBER["action", act.name]
            assert counts[game, USED, number] == heard["chosen", act], act
            assert counts[game, SEEN, number] == heard["offered", act], act
        collapses = sum(n for key, n in heard.items() if key[0] == Told.COLLAPSED)
        assert counts[game, SEEN, NUMBER["mishap", "COLLAPSED"]] == collapses
        roles = {s.souls[p].role for p in range(4)}
        assert {k for k in range(6) if counts[game, PRESENT, NUMBER["role", "HEALER"] + k]} == roles
        assert counts[game, PRESENT, NUMBER["room", "MOTEMEY"]:NUMBER["role", "HEALER"]].sum() == 3


def test_there_are_dead_turns_and_they_are_counted() -> None:
    study = study_of(["greedy"], 2000)
    _, courses, _ = count_part(study, pack_blank(study))
    assert 0 < courses["dead"].sum() < 0.02 * courses["turns"].sum()


def test_a_log_that_runs_over_is_a_fault() -> None:
    s = GAME.State.plain()
    s.log.told = LOG_SIZE + 1
    listen(s, 0, [], [], lambda *args: None)
    assert s.fault != 0


def test_a_forbidden_action_is_not_taken() -> None:
    study = study_of(["greedy"], 50)
    blank, number = pack_blank(study), NUMBER["action", "MEDITATE"]
    assert count_part(study, blank)[2][:, USED, number].min() > 0
    rows, _, counts = count_part(study, blank, int(Act.MEDITATE))
    assert counts[:, USED, number].sum() == 0
    assert (result_part(study, blank, int(Act.MEDITATE)) == (rows["outcome"] == 1)).all()


# ---- taken out -----------------------------------------------------------------------------------

def test_whatever_is_taken_out_is_gone_and_the_decks_stay_full() -> None:
    options = GAME.options(RULESET)
    for card in list(Card)[1:]:
        without = GAME.figures.catalogue.without(options, "card", card.name)
        if without is None:
            assert card.name == "KEY" or card.name.startswith(("TALE_", "OWN_"))
            continue
        assert sum(without.over.deck.values()) == sum(options.deck.values())
        study = make_study(GAME, RULESET, without.over, [None] * 4, ["greedy"], 1, 30)
        seen = count_part(study, pack_blank(study))[2][:, SEEN, NUMBER["card", card.name]].sum()
        if card.name in options.events:
            assert seen > 0
            assert {*without.over.events[card.name].table.values()} == {"nothing"}
        else:
            assert seen == 0
        different = {name for name in type(options).model_fields
                     if getattr(without.base, name) != getattr(without.over, name)}
        assert different <= {"deck", "events", "motemey"} and len(different) == 1


def test_an_event_that_does_nothing_still_rolls_where_it_rolled() -> None:
    options = GAME.options(RULESET)
    for event, given in options.events.items():
        blanked = GAME.figures.catalogue.without(options, "card", event).over.events[event]
        assert (list(blanked.table) == ["always"]) == (list(given.table) == ["always"])


def test_a_room_leaves_the_pool_while_there_are_enough() -> None:
    options = GAME.options(RULESET)
    assert "CAPILLA" not in GAME.figures.catalogue.without(options, "room", "CAPILLA").over.special_rooms
    few = GAME.options(RULESET, {"special_rooms": ["CAPILLA", "MOTEMEY", "TABERNA"]})
    assert GAME.figures.catalogue.without(few, "room", "CAPILLA") is None
    assert GAME.figures.catalogue.without(options, "action", "END_TURN") is None
    assert GAME.figures.catalogue.without(options, "role", "TANK") is None


def test_what_drawing_a_card_is_worth_is_told_where_lot_gives_it() -> None:
    """In Gloom: the games in which the first seat drew it beside the others, counted by hand."""
    game: Any = find_game("gloom")
    study = make_study(game, game.ruleset(), game.options(game.ruleset()), [None] * 2, ["greedy"], 1, 150)
    profile = run_profile(make_profile(game, study, 0, 2, 0), Local())
    tables = tables_of(profile)
    kinds = {kind.name: kind for kind in game.figures.catalogue.kinds}
    worths = {worth.thing: worth for worth in worths_of(kinds["card"], tables["things"], tables["ablations"])}
    assert set(worths) == {key for key, _, _ in game.pack.deck}
    for number, kind, thing in numbered(game.figures.catalogue.kinds):
        if kind.name == "card":
            drew, won = profile.counts[:, SEEN, number] > 0, profile.rows["outcome"] == 1
            assert worths[thing].games_with == drew.sum() and 0 < drew.sum() < 150
            assert worths[thing].lot is not None
            assert worths[thing].lot.value == pytest.approx(won[drew].mean() - won[~drew].mean())
    assert [worth.lot.value for worth in in_order(list(worths.values())) if worth.lot] == sorted(
        worth.lot.value for worth in worths.values() if worth.lot)
    assert all(worth.lot is None for worth in worths_of(kinds["action"], tables["things"], tables["ablations"]))


def test_every_arm_is_played_once() -> None:
    how = make_profile(GAME, study_of(["greedy"], 10), 0, 10, 0, ("card", "room", "action"))
    arms, pairs = arms_of(how)
    assert len({arm.name for arm in arms}) == len(arms)
    assert {name for _, _, name in pairs} == {arm.name for arm in arms if arm.name[0] == "base"}
    assert len(pairs) + 2 == len(arms)


# ---- figures -------------------------------------------------------------------------------------

def test_newcombes_interval() -> None:
    """His own example (a) of 1998."""
    found = newcombe(56, 70, 48, 80)
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)
    assert np.isnan(newcombe(0, 0, 1, 2).value)
    assert measures.chance_of(56, 70, 48, 80) == pytest.approx(0.00805, abs=1e-5)   # z = 0.2 / 0.07547
    assert measures.chance_of(5, 10, 5, 10) == 1


def test_a_regression_finds_what_was_put_in() -> None:
    generator = np.random.default_rng(1)
    x = generator.poisson(0.3, (4000, 3)).astype(float)
    x[:, 2] = 0
    x[:4, 2] = 1
    noise = np.repeat(generator.normal(0, 0.05, 400), 10) + generator.normal(0, 0.1, 4000)
    y = 0.4 + 0.05 * x[:, 0] - 0.02 * x[:, 1] + noise
    values, errors = regress(y, x, np.repeat(np.arange(400), 10))
    assert values[:2] == pytest.approx([0.05, -0.02], abs=4 * errors[:2].max())
    assert errors[:2] == pytest.approx([0.0034, 0.0034], rel=0.25)
    assert np.isnan(values[2]) and np.isnan(errors[2])


def hope(*games: tuple[list[float], bool]) -> Hope:
    chance = [c for chances, _ in games for c in chances]
    position = [i / len(chances) for chances, _ in games for i in range(len(chances))]
    first = np.cumsum([0, *(len(chances) for chances, _ in games)])
    chances = np.array(chance)
    return Hope(first, np.array(position), chances, chances * (1 - chances) / 100, np.array([won for _, won in games]),
                101)


def test_how_hope_is_read() -> None:
    seen = hope(([0.3, 0.6, 0.04, 0.02], False), ([0.3, 0.04, 0.7, 0.8], True), ([0.3, 0.3], False))
    assert lost_from(seen).tolist() == [0.5, 1.0]
    assert biggest_swing(seen) == pytest.approx([0.56, 0.66, 0.3])
    assert crossings(seen).tolist() == [2, 1, 0]
    steps = at_steps(seen)
    assert steps[:, 0] == pytest.approx([0.3, 0.3, 0.3])
    assert steps[:, -1].tolist() == [0.0, 1.0, 0.0]
    assert steps[0, 6] == pytest.approx(0.6)


def test_the_playouts_own_spread_is_taken_off() -> None:
    generator = np.random.default_rng(2)
    flat = [(list(generator.binomial(100, 0.3, 40) / 100), False) for _ in range(50)]
    ends = np.mean([0.3 ** 2] * 50) / 40        # the step to the end is no noise
    assert measures.usual_change(replace(hope(*flat), playouts=100)) == pytest.approx(ends ** 0.5, abs=0.012)


def test_hope_at_the_start_is_the_chance_to_win() -> None:
    study = study_of(["greedy"], 60)
    moments, trail = hope_part(study, pack_blank(study), 20)
    first = moments[moments["beat"] == 1]
    assert len(first) == 60 and (trail[moments["beat"] == 1] == 0).all()
    assert first["total"].mean() / 20 == pytest.approx(0.117, abs=0.03)
    assert len(set(first["total"].tolist())) > 5


def test_rules_are_counted_while_they_run() -> None:
    study = study_of(["greedy"], 2, 2, config={"end": {"max_rounds": 6}})
    blank, ids = pack_blank(study), counted_rules("carcosa")
    fired, asked = firing_part(study, blank)
    rows = play_batch(StudyBatch(study, blank))
    assert fired[:, ids.index("carcosa.turn.round")].tolist() == rows["rounds"].tolist()
    assert fired[:, ids.index("carcosa.setup.decks")].tolist() == [1, 1]
    assert fired[:, ids.index("carcosa.actions.spy")].tolist() == [0, 0]
    assert asked[:, ids.index("carcosa.board.adjacency")].min() > 0
    assert asked[:, ids.index("carcosa.turn.free_actions")].min() > 0      # in no menu, but in every judgement
    assert sys.getprofile() is None


def test_rules_are_counted_as_the_agents_play_that_are_asked_for() -> None:
    """Not as if greedy sat there: the games are those of the same agents at a table."""
    agents = ["mcts:iterations=4,rollout=random"] * 2
    study = study_of(agents, 1, 2, config={"end": {"max_rounds": 3}})
    fired, _ = firing_part(study, pack_blank(study))
    rows = play_by_seat(GAME, RULESET, GAME.options(RULESET, study.options), [None] * 2, agents, study.seed, 1)
    greedy = firing_part(replace(study, agents=("greedy", "greedy")), pack_blank(study))[0]
    assert fired[:, counted_rules("carcosa").index("carcosa.turn.round")].tolist() == rows["rounds"].tolist()
    assert (fired != greedy).any()


def test_a_profile_looks_at_the_rules_of_its_own_ruleset() -> None:
    ruleset = GAME.ruleset("tecnico-0.1")
    study = make_study(GAME, ruleset, GAME.options(ruleset), [None] * 2, ["greedy"], 1, 1)
    done = GameProfile(make_profile(GAME, study, 0, 2, 1), *(np.zeros((1, 0)),) * 5,
                       *(np.zeros((1, len(counted_rules("carcosa")))),) * 2, [])
    told = {rule.id for rule in read_ledger("carcosa", "tecnico-0.1").rule if rule.kind != "note"}
    assert set(rules_table(done)["rule"]) == told != {rule.id for rule in read_ledger("carcosa").rule}


# ---- all of it -----------------------------------------------------------------------------------

def test_a_profile_that_was_stopped_goes_on(tmp_path: Path) -> None:
    """Finished parts are not done again, and the whole result is the same."""
    how = make_profile(GAME, study_of(["greedy"], 30), 3, 4, 2)
    tasks = tasks_of(how)
    kept = ProfileCheckpoint(tmp_path, how.to_json())
    for i in range(0, len(tasks), 2):
        kept.add(i, run_task(tasks[i]))
    done: list[int] = []

    class Watched(Local):
        def run(self, work: Any, jobs: Any) -> Any:
            done.append(len(jobs))
            return super().run(work, jobs)

    again = run_profile(how, Watched(), None, ProfileCheckpoint(tmp_path, how.to_json()))
    assert done == [len(tasks) // 2]
    assert tables_of(again) == tables_of(run_profile(how))
    with pytest.raises(InputError, match="another profile"):
        ProfileCheckpoint(tmp_path, make_profile(GAME, study_of(["greedy"], 30), 2, 4, 2).to_json())


def test_a_profile_is_the_same_on_any_number_of_workers() -> None:
    how = make_profile(GAME, study_of(["greedy"], 40), 4, 5, 2, ("room",))
    with Local(2) as two:
        assert tables_of(run_profile(how)) == tables_of(run_profile(how, two))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small profile, written by the command."""
    out = tmp_path_factory.mktemp("profile") / "results"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["tapete", "lab", "profile", "carcosa", "--games", "200", "--hope-games", "12",
                                    "--playouts", "20", "--plain-games", "1", "--ablate", "rooms", "--seed", "5",
                                    "--lang", "en", "-o", str(out)])
        with pytest.raises(SystemExit):
            main()
    return out


def test_any_run_is_repeated_from_its_file(monkeypatch: Any, capsys: Any, tmp_path: Path, folder: Path) -> None:
    again = tmp_path / "again"
    code, out, _ = tapete(monkeypatch, capsys, "profile", "--again", folder / "things.parquet", "--out", again,
                          "--json")
    assert code == 0
    for name in TABLES:
        assert (again / f"{name}.parquet").read_bytes() == (folder / f"{name}.parquet").read_bytes()
    shown = json.loads(out)
    games = pq.read_table(folder / "games.parquet").to_pydict()
    assert shown["won"] == games["outcome"].count(1)
    assert shown["turns"]["mean"] == pytest.approx(np.mean(games["turns"]))


def test_files_have_a_schema_and_say_what_it_means(folder: Path) -> None:
    for name, columns in schemas_of(GAME).items():
        schema = pq.read_schema(folder / f"{name}.parquet")
        assert set(schema.names) == set(columns)
        assert all(field.metadata[b"meaning"] for field in schema)
    how, tables = read_tables(folder)
    assert (how.study.games, how.study.seed, how.ablate) == (200, 5, ("room",))
    things = tables["things"]
    assert things["thing"] == [thing for kind in GAME.figures.catalogue.kinds for thing in kind.things if thing]
    at = things["thing"].index("HEALER")
    games = tables["games"]
    won = [outcome == 1 for outcome, there in zip(games["outcome"], games["role.HEALER.present"], strict=True) if there]
    assert (things["with_games"][at], things["with_won"][at]) == (len(won), sum(won))
    assert len(tables["moments"]["seed"]) == sum(games["rounds"][:12])


def test_a_profile_at_the_terminal(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    for lang, said in (("en", "Rules whose code never ran in one game"), ("es", "Reglas cuyo código no se ejecutó")):
        code, out, _ = tapete(monkeypatch, capsys, "profile", "carcosa", "--games", 40, "--hope-games", 2,
                              "--playouts", 4, "--plain-games", 1, "--lang", lang, "--out", tmp_path / lang)
        assert (code, said in out) == (0, True)


@pytest.mark.parametrize(("args", "said"), [
    (["carcosa"], "--out: expected a folder"),
    (["--out", "x"], "expected a game, or --again"),
    (["carcosa", "--out", "x", "--ablate", "souls"], "--ablate 'soul': expected some of card, room, action, or all"),
    (["carcosa", "--out", "x", "--games", 5, "--hope-games", 6], "--hope-games 6: there are only 5 games"),
    (["carcosa", "--out", "x", "--playouts", 1], "--playouts 1: expected 2 or more"),
    (["carcosa", "--out", "x", "--again", "y"], "expected no game beside it"),
    (["--out", "x", "--again", "nowhere.parquet"], "nowhere.parquet: there is no such file")])
@pytest.mark.usefixtures("english")
def test_a_profile_that_cannot_be_is_refused(monkeypatch: Any, capsys: Any, tmp_path: Path, args: list[object],
                                             said: str) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, err = tapete(monkeypatch, capsys, "profile", *args)
    assert code == 2
    assert said in err
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("english")
def test_a_file_that_does_not_say_how_it_was_made_is_refused(monkeypatch: Any, capsys: Any, tmp_path: Path,
                                                             folder: Path) -> None:
    table, path = pq.read_table(folder / "things.parquet"), tmp_path / "things.parquet"
    for metadata, said in ((None, "does not say how it was made"), ({b"tapete.profile": b"{}"}, "is damaged")):
        pq.write_table(table.replace_schema_metadata(metadata), path)
        code, _, err = tapete(monkeypatch, capsys, "profile", "--again", path, "--out", tmp_path / "out")
        assert (code, said in err) == (2, True)


def test_rules_that_break_are_a_defect(monkeypatch: Any) -> None:
    study = study_of(["greedy"], 1)
    monkeypatch.setattr("tapete.lab.profile.play.BOUND", 3)
    with pytest.raises(DefectError, match="seed 1: ENDLESS"):
        count_part(study, pack_blank(study))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    speech = speech_of("carcosa", language)
    for kind in GAME.figures.catalogue.kinds:
        names = [speech.say(f"{kind.text}-{thing}") for thing in kind.things if thing]
        assert len(set(names)) == len(names)
        assert speech.say(f"kind-{kind.name}")
    options = GAME.options(RULESET)
    for kind, thing in NUMBER:
        without = GAME.figures.catalogue.without(options, kind, thing)
        assert without is None or speech.say(without.how)


def test_a_game_that_counts_nothing_has_no_profile(monkeypatch: Any) -> None:
    monkeypatch.setattr(GAME.figures, "catalogue", None)
    with pytest.raises(InputError, match="carcosa has no catalogue of things to count"):
        make_profile(GAME, study_of(["greedy"], 5), 0, 10, 0)


def test_a_study_that_will_not_do_is_refused() -> None:
    with pytest.raises(InputError, match="--plain-games -1: expected 0 or more"):
        make_profile(GAME, study_of(["greedy"], 5), 0, 10, -1)
