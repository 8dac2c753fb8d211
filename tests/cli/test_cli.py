"""The commands as a person types them: their output, their refusals, and their exit codes."""
from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tapete import __version__
from tapete.errors import EngineError
from tapete.lab.engines.engine import Local
from tapete.ledger import coverage as ledger_check
from tapete.referee.transcript import read

from ..needs import need_extra
from ..table.support import free_port

FIXTURES = Path(__file__).parents[1] / "fixtures" / "carcosa"


# ---- games, rules, scenario --------------------------------------------------------------------

def test_games_are_listed(tapete: Any) -> None:
    code, out, _ = tapete("games", "--json")
    game = json.loads(out)[0]
    assert code == 0
    assert (game["name"], game["seats"], game["rulesets"][0]["name"]) == ("carcosa", [2, 4], "canon-0.4")
    assert "canon-0.4" in tapete("games")[1]


def test_the_ledger_is_complete(tapete: Any) -> None:
    code, out, _ = tapete("rules", "--check")
    assert (code, "0 problems" in out) == (0, True), out


def test_the_ledger_is_shown_in_both_languages(tapete: Any) -> None:
    spanish, english = tapete("rules", "carcosa", "--lang", "es")[1], tapete("rules", "carcosa", "--lang", "en")[1]
    assert "carcosa.states.trapped" in spanish
    assert spanish != english
    shown = json.loads(tapete("rules", "carcosa", "--json")[1])
    assert all(rule["scenarios"] for rule in shown["rules"] if rule["kind"] != "note")


def test_what_a_ledger_lacks_is_said_in_the_readers_language(tapete: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger_check, "scenario_files", lambda paths: [])
    missing = {"es": "gloom.setup.families: ningún escenario de reglamento la muestra",
               "en": "gloom.setup.families: no scenario of reglamento shows it"}
    for language, said in missing.items():
        code, out, _ = tapete("rules", "gloom", "--check", "--lang", language)
        assert code == 1 and said in out.splitlines()
        assert said in json.loads(tapete("rules", "gloom", "--json", "--lang", language)[1])["problems"]


SCENARIO = """game: carcosa
ruleset: canon-0.4
rules: [carcosa.events.cadaver]
seats: [TANK, SCOUT]
seed: 1
given:
  souls.0.place: F1_R1
  decks.F1_R2.top: [HAY_CADAVER]
dice: [d6=2]
when:
  - "0: move F1_R2"
then:
  souls.0.objects: [BLUNT]
"""


def test_a_scenario_passes(tapete: Any, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(SCENARIO, encoding="utf-8")
    code, out, _ = tapete("scenario", tmp_path)
    assert code == 0
    assert "ok   " in out
    assert "1 passed, 0 failed" in out


def test_totals_are_said_in_the_readers_language(tapete: Any, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(SCENARIO.replace("[BLUNT]", "[VIAL]"), encoding="utf-8")
    told = tapete("scenario", tmp_path / "a.yaml", "--lang", "es")[1]
    assert "FALLA" in told and "0 bien, 1 mal" in told and "se espera ['VIAL'] y hay ['BLUNT']" in told
    assert tapete("rules", "gloom", "--check", "--lang", "es")[1].rstrip().endswith("escenarios; 0 problemas")
    assert tapete("rules", "gloom", "--check", "--lang", "en")[1].rstrip().endswith("scenarios; 0 problems")


@pytest.mark.parametrize(("old", "new", "said"), [
    ("[BLUNT]", "[VIAL]", "line 13: souls.0.objects: expected ['VIAL'], found ['BLUNT']"),
    ("[d6=2]", "[d4=2]", "line 11: 0: move F1_R2: a d6 is rolled, but the scenario's next die is d4=2"),
    ("[d6=2]", "[]", "a d6 is rolled, but the scenario's dice are used up"),
    ("[d6=2]", "[d6=2, d6=3]", "line 9: never rolled, after the setup that seed 1 made: d6=3"),
    ("move F1_R2", "move F2_R2", "line 11: 0: move F2_R2: refused: move F2_R2:"),
    ('"0: move', '"1: move', "It is not your turn"),
])
def test_a_scenario_that_fails_says_where(tapete: Any, tmp_path: Path, old: str, new: str, said: str) -> None:
    (tmp_path / "a.yaml").write_text(SCENARIO.replace(old, new), encoding="utf-8")
    code, out, _ = tapete("scenario", tmp_path / "a.yaml")
    assert code == 1
    assert "FAIL" in out
    assert said in out


@pytest.mark.parametrize(("old", "new", "said"), [
    ("dice:", "dices:", "a.yaml, line 9: dices is not known; did you mean dice?"),
    ("HAY_CADAVER]\ndice", "HAY_CADAVERES]\ndice", "a.yaml, line 8: decks.F1_R2.top: 'HAY_CADAVERES' is no card"),
    ("souls.0.place", "souls.0.plaze", "a.yaml, line 7: souls.0.plaze: there is no such path"),
    ("souls.0.place", "souls.7.place", "a.yaml, line 7: souls.7.place: expected a whole number from 0 to 1"),
    ("souls.0.objects", "souls.0.objetos", "a.yaml, line 13: souls.0.objetos: the view has no such path"),
    ("d6=2", "d6=9", "a.yaml, line 9: 'd6=9': a d6 shows 1 to 6"),
    ("d6=2", "six", "a.yaml, line 9: 'six' is no roll"),
    ('"0: move F1_R2"', '"0: fly"', "a.yaml, line 11: 'fly' is no action"),
    ('"0: move F1_R2"', '"move F1_R2"', "expected a seat, a colon and an action"),
    ("canon-0.4", "canon-9", "a.yaml, line 2: 'canon-9' is no ruleset of carcosa"),
    ("game: carcosa", "game: chess", "a.yaml, line 1: 'chess' is no game"),
    ("TANK, SCOUT", "TANK, TANK", "a.yaml, line 4: seat 1: TANK is taken"),
    ("TANK, SCOUT", "TANK", "a.yaml, line 4: 1 players"),
    ("TANK, SCOUT", "TANK, WIZARD", "a.yaml, line 4: seat 1: 'WIZARD' is no role"),
])
def test_a_scenario_that_is_wrong_itself_is_refused_with_its_line(tapete: Any, tmp_path: Path, old: str, new: str,
                                                                  said: str) -> None:
    (tmp_path / "a.yaml").write_text(SCENARIO.replace(old, new), encoding="utf-8")
    code, out, err = tapete("scenario", tmp_path / "a.yaml")
    assert (code, err) == (2, "")
    assert out.startswith("NOT RUN ") and said in out
    assert out.count("\n") == 2


# ---- simulate ----------------------------------------------------------------------------------

def test_the_same_seed_gives_the_same_results_on_any_number_of_workers(tapete: Any, tmp_path: Path) -> None:
    import pyarrow.parquet as pq
    shown = []
    for workers in (1, 2):
        out = tmp_path / f"{workers}.parquet"
        code, printed, _ = tapete("simulate", "carcosa", "--games", 1200, "--players", 3, "--agent", "greedy",
                                  "--seed", 7, "--workers", workers, "--json", "--out", out)
        assert code == 0
        result = json.loads(printed)
        del result["seconds"], result["decisions_per_second"]
        shown.append(result)
    assert shown[0] == shown[1]
    one, two = (pq.read_table(tmp_path / f"{n}.parquet") for n in (1, 2))
    assert one.equals(two)
    assert one.num_rows == 1200
    study = json.loads(one.schema.metadata[b"tapete.study"])
    assert (study["seed"], study["agents"], study["options"]["end"]["keys"]) == (7, ["greedy"] * 3, 4)
    low, high = shown[0]["win_rate_95"]
    assert low <= shown[0]["win_rate"] <= high


def test_a_game_of_a_simulation_can_be_played_again_by_its_seed(tapete: Any, tmp_path: Path) -> None:
    """The table's plain agents and the compiled ones choose from the same menus by the same luck."""
    results = [json.loads(tapete("simulate", "carcosa", "--games", 1, "--seed", seed, "--json")[1])["rounds"]["mean"]
               for seed in (40, 41)]
    both = json.loads(tapete("simulate", "carcosa", "--games", 2, "--seed", 40, "--json")[1])
    assert both["rounds"]["mean"] == sum(results) / 2


def test_a_configuration_changes_what_is_simulated(tapete: Any, tmp_path: Path) -> None:
    easy = tmp_path / "easy.yaml"
    easy.write_text("end: {keys: 0}\nsanity: {house: 0}\n", encoding="utf-8")
    plain = json.loads(tapete("simulate", "carcosa", "--games", 300, "--agent", "greedy", "--json")[1])
    eased = json.loads(tapete("simulate", "carcosa", "--games", 300, "--agent", "greedy", "--config", easy,
                              "--json")[1])
    assert eased["win_rate"] > plain["win_rate"] + 0.2
    code, out, _ = tapete("simulate", "carcosa", "--games", 20, "--config", easy)
    assert code == 0
    assert "win rate" in out


def test_a_limit_of_rounds_is_said(tapete: Any, tmp_path: Path) -> None:
    short = tmp_path / "short.yaml"
    short.write_text("end: {max_rounds: 3}\n", encoding="utf-8")
    shown = json.loads(tapete("simulate", "carcosa", "--games", 50, "--config", short, "--json")[1])
    assert shown["causes"]["ROUNDS"] > 0.9
    assert shown["rounds"]["longest"] == 3


@pytest.mark.parametrize(("args", "said"), [
    (("--players", "0"), "0 players: carcosa is for 2 to 4"),
    (("--players", "9"), "9 players: carcosa is for 2 to 4"),
    (("--players", "many"), "--players 'many': expected a whole number"),
    (("--players", "99999999"), "--players 99999999: expected 1 to 100"),
    (("--players", "9" * 20), f"--players {'9' * 20}: expected a whole number of 64 bits at most"),
    (("--games", "0"), "0 games: expected 1 or more"),
    (("--seed", "tuesday"), "--seed 'tuesday': expected a whole number"),
    (("--seed", "-4"), "seed -4: expected a whole number from 0"),
    (("--agent", "genius"), "'genius' is no agent; expected one of random, greedy, mcts"),
    (("--agent", "random,greedy"), "2 agents for 4 players"),
    (("--agent", "random,,greedy"), "'' is no agent; expected one of random, greedy, mcts"),
    (("--workers", "0"), "0 workers"),
    (("--ruleset", "canon-1"), "'canon-1' is no ruleset of carcosa; expected one of canon-0.4"),
    (("--roles", "TANK,TANK,SCOUT,any"), "TANK is taken"),
    (("--roles", "TANK"), "1 roles for 4 players"),
    (("--config", "nowhere.yaml"), "nowhere.yaml: cannot be read"),
    (("--lang", "fr"), "'fr' is no language"),
    (("--out", "nowhere/at/all.parquet"), "nowhere/at/all.parquet: cannot be written"),
    (("--form", "fast"), "'fast' is no form of the rules; expected one of auto, wasm, native"),
])
def test_what_cannot_be_simulated_is_refused(tapete: Any, args: tuple[str, ...], said: str) -> None:
    code, out, err = tapete("simulate", "carcosa", "--games", 2, *args)
    assert code == 2
    assert said in err
    assert err.strip().count("\n") == 0
    assert out == ""


def test_an_unknown_game_is_refused(tapete: Any) -> None:
    said = "tapete: 'chess' is no game; expected one of carcosa, gloom, bethlem, souls, high_card\n"
    assert tapete("simulate", "chess")[::2] == (2, said)


def test_machines_that_fail_again_and_again_are_no_defect(tapete: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Any, work: Any, jobs: Any) -> Any:
        raise EngineError("a worker process died 4 times in a row")
    monkeypatch.setattr(Local, "run", fail)
    code, _, said = tapete("simulate", "carcosa", "--games", 5)
    assert (code, said.splitlines()[-1]) == (4, "tapete: a worker process died 4 times in a row")   # may compile first


def test_a_competitive_game_is_told_by_seats(tapete: Any, tmp_path: Path) -> None:
    code, out, _ = tapete("simulate", "high_card", "--players", 3, "--agent", "greedy,random,random", "--games", 600,
                          "--json")
    seats = json.loads(out)["seats"]
    assert (code, [seat["agent"] for seat in seats]) == (0, ["greedy", "random", "random"])
    assert sum(seat["return"] for seat in seats) == pytest.approx(1)
    assert seats[0]["return_95"][0] > seats[1]["return_95"][1]
    assert "win_rate" not in json.loads(out)
    assert "seat 2 (random) gets" in tapete("simulate", "high_card", "--players", 3, "--games", 60)[1]


# ---- play and replay ---------------------------------------------------------------------------

def play_by(tapete: Any, save: Path, typed: str, *args: object) -> tuple[int, str, str]:
    result: tuple[int, str, str] = tapete("play", "carcosa", "--save", save, "--lang", "en", *args, typed=typed)
    return result


def test_what_the_terminal_has_no_room_for_can_be_looked_into(tapete: Any) -> None:
    args = ("play", "gloom", "--seats", "human,random", "--seed", 4, "--lang", "en")
    _, out, _ = tapete(*args, typed="v\n1\n1\n1\n1\nv\nv 1\nv 9\nv x\n?\ns\n")
    assert "There are no piles to look into yet." in out
    assert "1  Amadeus Bliss (Seat 1 (you)): 2 cards, from the top down" in out
    listed, shown = out.split("Piles that can be looked into:")[1].split("Amadeus Bliss (Seat 1 (you)): 2 cards")[1:]
    assert "Hepzibah" in listed and "Forgot about the cellar" in shown and "draw 1 card or discard 1" in shown
    assert "There is no pile 9; choose from 1 to 3." in out and "There is no pile x" in out
    assert "v = which piles" in out
    _, out, _ = tapete("play", "carcosa", "--seats", "human,random", "--seed", 4, "--lang", "en", typed="?\nv\ns\n")
    assert "v = which piles" not in out and "'v'" in out


def test_what_is_good_to_know_is_said_as_a_game_begins_and_not_again(tapete: Any, tmp_path: Path) -> None:
    said = "between them these souls can carry 2 keys and one more with each key ring"
    args = ("--seats", "human,random", "--roles", "TANK,HEALER", "--seed", 9)
    _, out, _ = play_by(tapete, tmp_path / "game.jsonl", "1\ns\n", *args)
    assert said in " ".join(out.split())
    _, out, _ = play_by(tapete, tmp_path / "game.jsonl", "s\n", *args)
    assert said not in " ".join(out.split())


def test_what_is_good_to_know_is_said_by_the_roles_that_were_drawn(tapete: Any) -> None:
    """At the terminal the players are known first, so the text says 4 keys, not 4 or 5 depending on who joins."""
    _, out, _ = tapete("play", "carcosa", "--seats", "human,random,random,random", "--seed", 4, "--lang", "en",
                       typed="s\n")
    assert "these souls can carry 5 keys." in " ".join(out.split())


def test_a_whole_game_is_played_saved_in_pieces_and_told_again(tapete: Any, tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole.jsonl", tmp_path / "pieces.jsonl"
    args = ("--seats", "human,random", "--roles", "TANK,HEALER", "--seed", 9)
    code, out, _ = play_by(tapete, whole, "1\n" * 300, *args)
    assert code == 0
    assert "The game is over" in out
    for _ in range(200):
        code, out, _ = play_by(tapete, pieces, "1\n1\n1\ns\n", *args)
        assert code == 0
        if "The game is over" in out:
            break
        assert "To go on" in out
    assert whole.read_bytes() == pieces.read_bytes()
    code, out, _ = tapete("replay", pieces, "--verify", "--lang", "en")
    assert (code, "without a single difference" in out) == (0, True)
    code, out, _ = tapete("replay", pieces, "--lang", "es")
    assert code == 0
    assert "Comienza la ronda 2" in out


def test_a_replay_says_to_whom_alone_a_thing_was_told(tapete: Any) -> None:
    """All that was told is told again, and *you hold Arthur* must not be anybody's."""
    record = FIXTURES.parent / "bethlem/seed-201.jsonl"
    for lang, aside, yours, several in (
            ("en", "(To Seat 1 alone) You hold ", "You hold ", "(To Seat 3, Seat 4, Seat 5 and Seat 6 alone) "),
            ("es", "(Solo para Asiento 1) Recibes ", "Recibes ",
             "(Solo para Asiento 3, Asiento 4, Asiento 5 y Asiento 6) ")):
        code, out, _ = tapete("replay", record, "--lang", lang)
        assert (code, out.count(aside) >= 4, several in out) == (0, True, True)
        assert [line for line in out.splitlines() if line.strip().startswith(yours)] == []


def test_a_replay_marks_what_only_some_saw_somebody_let_be(tapete: Any) -> None:
    """Who was never asked, as far as others know, has not done nothing before them all."""
    record = FIXTURES.parent / "bethlem/seed-201.jsonl"
    code, out, _ = tapete("replay", record, "--lang", "en", "--all")
    answers = re.findall(r"^\(To [^()]* alone\) .*\n(.*Seat \d: Do nothing)$", out, re.M)
    assert code == 0 and answers
    assert [answer for answer in answers if not answer.startswith("(To ")] == []


def test_why_not_is_answered_with_the_rule(tapete: Any) -> None:
    code, out, _ = tapete("play", "carcosa", "--seats", "human,random", "--seed", 5, "--lang", "en",
                          typed="move F3_R1\nsearch\n99\nsing\n?\nt\ni\ns\n")
    assert code == 0
    assert "(carcosa.board.stairs)" in out
    assert "(carcosa.actions.search)" in out
    assert "There is no option 99" in out
    assert "'sing' is no action" in out
    assert "Terminar el turno" in out


def test_people_roll_their_own_dice(tapete: Any, tmp_path: Path) -> None:
    save = tmp_path / "real.jsonl"
    args = ("--seats", "human,human", "--roles", "BRAWLER,HEALER", "--seed", 3, "--real-dice")
    setup = "2\n3\n4\n1\n1\n7\n1\n"      # a 7 is asked for again
    code, out, _ = play_by(tapete, save, setup + "\n1\n\n1\ns\n", *args)
    assert code == 0
    assert "What does the d4 show?" in out
    assert "A d4 shows a number from 1 to 4." in out
    header = read(save).header
    assert header["dice"] == ["d4=2", "d4=3", "d4=4", "d4=1", "d4=1", "d4=1"]
    assert header["typed_dice"]
    taken_up = play_by(tapete, save, "\n1\n" * 3 + "4\n2\n1\n1\n1\ns\n", *args)
    assert taken_up[0] == 0
    assert "Game resumed" in taken_up[1]
    assert tapete("replay", save, "--verify")[0] == 0


def test_several_people_at_one_terminal_do_not_see_each_others_secrets(tapete: Any) -> None:
    _, out, _ = tapete("play", "carcosa", "--seats", "human,human", "--seed", 5, "--lang", "en", typed="1\n\ns\n")
    assert "chooses now. Press Enter when nobody else is looking." in out


def test_what_only_one_person_may_know_waits_until_that_person_is_at_the_screen(tapete: Any) -> None:
    """A PSYCHIC who is moved on another's turn still learns which two cards it sees."""
    for seed in range(300):
        _, out, _ = tapete("play", "carcosa", "--seats", "human,human", "--roles", "BRAWLER,PSYCHIC", "--seed", seed,
                           "--lang", "en", typed="3\n3\n1\n\ns\n")
        before, _, after = out.partition("when nobody else is looking.")
        if "swap them?" in after and "change places" in before:
            assert "2 Psychic sees “" not in before
            assert after.count("2 Psychic sees “") == 2
            return
    pytest.fail("no seed in which seat 0 swaps places with the PSYCHIC")


def test_a_save_is_not_gone_on_with_as_another_game(tapete: Any, tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    args = ("--seats", "human,random", "--roles", "TANK,HEALER", "--seed", 9)
    play_by(tapete, save, "s\n", *args)
    for option, value in (("--seed", 10), ("--seats", "random,human"), ("--roles", "TANK,SCOUT")):
        code, _, err = tapete("play", "carcosa", "--save", save, option, value)
        assert code == 2
        assert f"holds a game with another {option}" in err


def test_a_save_that_was_cut_off_is_refused_and_left_as_it_is(tapete: Any, tmp_path: Path) -> None:
    save = tmp_path / "cut.jsonl"
    text = (FIXTURES / "seed-102.jsonl").read_text(encoding="utf-8")
    save.write_text(text[:-20], encoding="utf-8")
    code, _, err = play_by(tapete, save, "")
    assert code == 2
    assert "is cut off" in err
    assert save.read_text(encoding="utf-8") == text[:-20]


@pytest.mark.parametrize(("args", "said"), [
    (("--seats", "human,robot"), "'robot' is no agent"), (("--seats", "human"), "1 players"),
    (("--seed", "x"), "expected a whole number"), (("--save", "no/such/folder/x.jsonl"), "cannot be written"),
    (("--lang", "xx"), "is no language"),
])
def test_what_cannot_be_played_is_refused(tapete: Any, args: tuple[str, ...], said: str) -> None:
    code, _, err = tapete("play", "carcosa", *args)
    assert code == 2
    assert said in err


def test_what_cannot_be_told_again_is_refused(tapete: Any, tmp_path: Path) -> None:
    assert "cannot be read" in tapete("replay", tmp_path / "none.jsonl")[2]
    (tmp_path / "x.jsonl").write_text("{}\n", encoding="utf-8")
    code, _, err = tapete("replay", tmp_path / "x.jsonl")
    assert (code, "line 1: tapete is missing" in err) == (2, True)


@pytest.mark.parametrize("game", ["gloom", "bethlem"])
def test_every_game_that_seats_win_for_themselves_is_told_by_seats(tapete: Any, game: str) -> None:
    code, out, _ = tapete("simulate", game, "--players", 4, "--games", 20, "--lang", "en")
    assert (code, "seat 3 (random) gets" in out) == (0, True)


# ---- doctor --------------------------------------------------------------------------------------

def test_the_doctor_says_what_is_missing_for_what(tapete: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from tapete.cli import doctor
    there = doctor._is_there
    monkeypatch.setattr(doctor, "requires", lambda name: [
        "numpy>=2", "uvloop>=0.2; sys_platform != 'win32' and extra == 'table'", 'pyarrow>=18; extra == "lab"',
        "optuna>=4; extra == 'lab'"])
    monkeypatch.setattr(doctor, "_is_there", lambda package: package != "optuna" and there(package))
    code, out, _ = tapete("doctor")
    assert code == 0
    assert "For studies and reports (tapete lab) one package is missing (optuna): pip install 'tapete[lab]'" in out
    assert "Everything for the table in the browser (tapete serve, tapete admin) is installed" in out


def test_the_doctor_fails_where_something_of_the_program_is_wrong(tapete: Any, tmp_path: Path,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    code, out, _ = tapete("doctor", "--lang", "es")
    assert code == 1
    assert f"No se puede escribir en {tmp_path / 'file' / 'tapete'}." in out


def test_the_version_is_said(tapete: Any) -> None:
    assert tapete("--version")[:2] == (0, f"tapete {__version__}\n")


LONG = "a" * 3000
"""No file can be called so: whatever looks for it gets an error of the system, not only an answer."""


@pytest.mark.parametrize("line", [
    "play carcosa --save {}", "play carcosa --config {}", "simulate carcosa --games 1 --config {}",
    "simulate carcosa --games 1 --out {}/x.parquet", "replay {}", "replay {} --told", "chronicle {} --out book.html",
    "scenario {}", "check carcosa {}", "press carcosa --what tokens --out {}",
    "press carcosa --what tokens --own-cards {} --out prints", "export carcosa --out {}", "new chest --out {}",
    "serve --config {}", "serve --admin-key-file {}", "serve --port PORT --database sqlite+aiosqlite:///{}",
    "admin --database sqlite+aiosqlite:///{} tables", "lab again {}", "lab report {}", "lab report {} --out {}",
    "lab compare carcosa {}", "lab profile carcosa --config {} --out cards", "lab profile --again {} --out cards",
    "lab profile carcosa --out {}", "lab tune carcosa --out {} --set end.keys=1..3 --target 0.3",
    "lab sweep carcosa --out x --config {} --set end.keys=1,2", "learn train carcosa --out {}"])
def test_a_name_that_no_file_can_have_is_refused_in_a_sentence(tapete: Any, line: str) -> None:
    if line.startswith("learn"):
        need_extra("learn")
    code, out, err = tapete(*line.replace("{}", LONG).replace("PORT", str(free_port())).split())
    assert code == 2, err[-500:]
    assert "Traceback" not in err and "Usage" not in err
    assert (out or err).count("\n") == 1 and "aaa" in out + err
