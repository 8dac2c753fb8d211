"""Programs that speak lines: asked in words, bounded, and held to legal choices. Every choice instead of them is
counted."""
from __future__ import annotations

import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest

from tapete.agents import parse_agent, plugin_agents, split_agents
from tapete.agents.seat import SeatedAgent
from tapete.cli.app import main
from tapete.cli.game.play import play
from tapete.errors import InputError
from tapete.games import find_game
from tapete.lab.again import Again
from tapete.lab.by_seat import play_by_seat
from tapete.lab.engines.engine import Local
from tapete.lab.run import StudyRun
from tapete.lab.simulate import make_study, run_study
from tapete.lab.tournament import Tournament
from tapete.referee.session import Session, redealt
from tapete.talk import seat as talk_seat
from tapete.talk.answers import LONGEST, Answer, read_answer
from tapete.talk.lines import LineProgram, NoAnswer, close_all
from tapete.talk.records import accounts, read_heads

from ..patience import PATIENCE

GAME = find_game("high_card")
RULESET, OPTIONS = GAME.ruleset(), GAME.options(GAME.ruleset())
TALKER = Path(__file__).parents[2] / "examples" / "text_agent.py"


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Each test in a folder of its own, with programs of its own."""
    monkeypatch.chdir(tmp_path)
    yield
    close_all()
    talk_seat._programs.clear()


def program(body: str, name: str = "talker.py", **options: object) -> str:
    """The agent of a program: `body` runs for each question, which is `q`, and prints."""
    lines = "\n".join(f"    {line}" for line in body.strip().splitlines())
    Path(name).write_text("import json, os, sys, time\nseen = []\nfor line in sys.stdin:\n    q = json.loads(line)\n"
                          f"    sys.stdout.reconfigure(line_buffering=True)\n{lines}\n", encoding="utf-8")
    more = "".join(f",{key}={value}" for key, value in options.items())
    return f"program:command={sys.executable} {name}{more}"


FIRST = "if q['type'] == 'choose': print(q['choices'][0]['do'])"


def study_by(*agents: str, games: int = 4, game: Any = GAME) -> Any:
    ruleset = game.ruleset()
    return make_study(game, ruleset, game.options(ruleset), [None] * len(agents), agents, 1, games)


def kept(folder: str = "talk") -> list[dict[str, Any]]:
    """All choices in a folder of records."""
    return [line for _, lines in read_heads(Path(folder)) for line in lines]


# ---- playing -----------------------------------------------------------------------------------

def test_a_program_plays_a_study_and_what_it_was_asked_is_kept() -> None:
    agent = program("""
if q['type'] == 'choose': print(json.dumps({'do': q['choices'][-1]['do'], 'cost': 0.5, 'tokens': 7}))""")
    rows = run_study(study_by(agent, "greedy"))
    assert np.array_equal(rows, run_study(study_by(agent, "greedy"), workers=2))
    lines = kept()
    head, _ = next(read_heads(Path("talk")))
    assert (head["agent"], head["game"], head["seat"], head["table"]) == (agent, "high_card", 0, [agent, "greedy"])
    assert len(list(Path("talk").glob("*.jsonl"))) == 4
    assert all(line["asked"]["choices"][-1]["do"] == line["do"] and line["seconds"] >= 0 for line in lines)
    (account,) = accounts(Path("talk"), [agent])
    assert (account.choices, account.tokens, account.cost) == (len(lines), 7 * len(lines), 0.5 * len(lines))
    assert account.instead == {} and account.refused == 0


def test_a_tournament_rates_it_beside_the_others() -> None:
    agent = program(FIRST)
    contest = Tournament(GAME, RULESET, OPTIONS, [None] * 2, [agent, "greedy", "random"], 1, 3)
    standings = contest.play(Local()).standings
    assert agent in {one.agent for one in standings} and all(one.rating is not None for one in standings)
    assert len(list(Path("talk").glob("*.jsonl"))) == 12        # four of the six tables, three seeds each


def test_it_hears_what_its_seat_is_told_and_how_the_game_ended() -> None:
    agent = program("""
seen.append(q)
if q['type'] == 'choose': print(q['choices'][0]['do'])
else: open('heard.json', 'w').write(json.dumps(seen))""")
    run_study(study_by(agent, "greedy", games=1))
    until = time.monotonic() + PATIENCE
    while not Path("heard.json").exists() and time.monotonic() < until:
        time.sleep(0.05)
    heard = json.loads(Path("heard.json").read_text(encoding="utf-8"))
    assert [each["type"] for each in heard] == ["choose"] * (len(heard) - 1) + ["over"]
    assert any("lays a" in line for each in heard[1:] for line in each["happened"])
    assert heard[-1]["result"].startswith("Points:") and heard[-1]["worth"] in (0.0, 0.5, 1.0)
    assert heard[0]["happened"] != heard[1]["happened"]


def test_own_words_go_with_a_choice_that_takes_some_and_others_hear_them() -> None:
    game = find_game("bethlem")
    ruleset, agent = game.ruleset(), f"program:command={sys.executable} {TALKER}"
    agents = [agent, agent, "greedy", "greedy", "greedy"]
    run_study(make_study(game, ruleset, game.options(ruleset, {"talk": 1}), [None] * 5, agents, 1, 1))
    said = [line for line in kept() if line["words"]]
    assert said and all(line["words"].startswith("I heard: ") for line in said)
    heard = {line for each in kept() for line in each["asked"]["happened"] if "I heard: " in line}
    assert any(said[0]["words"] in line for line in heard)


def test_it_speaks_spanish_where_it_is_asked_to() -> None:
    run_study(study_by(program(FIRST, lang="es"), "greedy", games=1))
    assert "Tus opciones:" in kept()[0]["asked"]["text"]


def test_it_sits_at_the_terminal_and_a_saved_game_does_not_run_it(capsys: pytest.CaptureFixture[str]) -> None:
    seats, save = f"{program(FIRST)},random", Path("game.jsonl")
    play("high_card", seats=seats, seed="4", save=save, lang="en")
    assert "The game is over" in capsys.readouterr().out
    whole = save.read_text(encoding="utf-8")
    save.write_text("".join(whole.splitlines(True)[:4]), encoding="utf-8")
    with pytest.raises(InputError, match=r"names the agent program:command=.*, which is code"):
        play("high_card", save=save, lang="en")
    told = kept()
    play("high_card", seats=seats, save=save, lang="en")
    assert save.read_text(encoding="utf-8") == whole
    again = kept()
    assert [line["number"] for line in again] == [line["number"] for line in told] and len(again) > 2
    assert again[0] == told[0]


def test_results_with_a_program_are_not_played_again() -> None:
    StudyRun([study_by(program(FIRST), "greedy")], [Path("games.parquet")]).play(Local())
    with pytest.raises(InputError, match="cannot be repeated"):
        Again(Path("games.parquet"))


# ---- what is not legal -------------------------------------------------------------------------

def test_a_wrong_answer_is_refused_with_its_reason_and_asked_again() -> None:
    agent = program("""
if q['type'] == 'choose':
    mine = [choice['do'] for choice in q['choices']]
    other = next(f'play {n}' for n in range(1, 23) if f'play {n}' not in mine)
    print('plai 3' if q['tries'] == 3 else other if q['tries'] == 2 else '1')""")
    run_study(study_by(agent, "greedy", games=1))
    first = kept()[0]
    refused = [each["refused"] for each in first["answers"]]
    assert refused[0].startswith("'plai 3' is no action")
    assert "These are legal now and have a similar spelling: play " in refused[0]
    assert "You do not hold that card" in refused[1]
    assert refused[2] == "" and first["do"] == first["asked"]["choices"][0]["do"]
    assert accounts(Path("talk"), [agent])[0].refused >= 2


def test_after_its_tries_another_agent_chooses_and_that_is_counted() -> None:
    agent = program("if q['type'] == 'choose': print('nothing of the kind')", tries=2, otherwise="greedy")
    rows = run_study(study_by(agent, "random"))
    assert np.array_equal(rows, play_by_seat(GAME, RULESET, OPTIONS, [None] * 2, ["greedy", "random"], 1, 4))
    (account,) = accounts(Path("talk"), [agent])
    assert account.instead == {"illegal": account.choices} and account.refused == 2 * account.choices > 0


def test_the_command_says_what_programs_cost_and_how_often_others_chose(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    agent = program("if q['type'] == 'choose': print(json.dumps({'do': '?', 'tokens': 5}))", tries=1)
    monkeypatch.setattr(sys, "argv", ["tapete", "simulate", "high_card", "--players", "2", "--games", "2", "--agent",
                                      f"{agent},greedy", "--json", "--lang", "en"])
    with pytest.raises(SystemExit) as ended:
        main()
    out, told = capsys.readouterr()
    assert ended.value.code == 0
    (account,) = json.loads(out)["talk"]
    n = account["choices"]
    assert account["instead"] == {"illegal": n} and account["tokens"] == 5 * n
    assert f"{n} answers were refused, and {n} times another agent chose instead" in told
    assert f"{n} because no try was legal" in told and "is in talk" in told


# ---- bounds ------------------------------------------------------------------------------------

@pytest.mark.parametrize(("body", "why"), [
    ("time.sleep(60)", "late"), ("sys.stdout.write('x' * 200000); sys.stdout.flush(); time.sleep(60)", "long"),
    ("print('x' * 70000)", "long"), ("sys.exit(3)", "ended")])
def test_what_does_not_answer_is_ended(body: str, why: str) -> None:
    name = program(body).partition("command=")[2].split()
    speaker = LineProgram(name)
    began = time.monotonic()
    with pytest.raises(NoAnswer, match=why):
        speaker.ask("{}", 1.0)
    assert time.monotonic() - began < 5 and speaker._child is None
    assert LONGEST == 65536


def test_a_hanging_program_and_its_own_processes_are_ended() -> None:
    agent = program("""
import subprocess
child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(100)'])
open('pids', 'w').write(f'{os.getpid()} {child.pid}')
time.sleep(100)""")
    with pytest.raises(NoAnswer):
        LineProgram(agent.partition("command=")[2].split()).ask("{}", 2.0)
    until = time.monotonic() + PATIENCE
    for pid in map(int, Path("pids").read_text().split()):
        while _runs(pid) and time.monotonic() < until:
            time.sleep(0.05)
        assert not _runs(pid)


def _runs(pid: int) -> bool:
    """Whether a process runs. One that ended and was not yet asked for its status does not."""
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_program_that_does_not_read_does_not_stop_anybody() -> None:
    speaker = LineProgram([sys.executable, "-c", "import time; time.sleep(100)"])
    with pytest.raises(NoAnswer, match="late"):
        speaker.ask("x" * 1_000_000, 1.0)


def test_what_it_writes_unasked_is_no_answer_to_the_next_question() -> None:
    Path("talker.py").write_text("import sys\nfor line in sys.stdin: print(line.strip() + '!\\nmore', flush=True)\n")
    speaker = LineProgram([sys.executable, "talker.py"])
    assert speaker.ask("a", 10) == "a!"
    time.sleep(0.2)
    assert speaker.ask("b", 10) == "b!"


def test_a_program_that_never_answers_ends_the_study_with_its_last_words() -> None:
    agent = program("sys.exit('no model here')")
    with pytest.raises(InputError, match="to 5 questions in a row; its last words were 'no model here'"):
        run_study(study_by(agent, "greedy"))
    assert [line["instead"] for line in kept()] == ["ended"] * 5


def test_it_gets_no_variable_that_was_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_SECRET", "s3cret")
    monkeypatch.setenv("MY_KEY", "k3y")
    body = "print(os.environ.get('MY_SECRET'), os.environ.get('MY_KEY'))"
    words = program(body).partition("command=")[2].split()
    assert LineProgram(words).ask("{}", 10) == "None None"
    assert LineProgram(words, ["MY_KEY"]).ask("{}", 10) == "None k3y"
    with pytest.raises(InputError, match="the variable NOT_SET is not set"):
        LineProgram(words, ["NOT_SET"]).ask("{}", 10)


@pytest.mark.parametrize("name", ["bethlem", "gloom"])
def test_a_program_is_told_only_what_its_seat_may_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In another deal that the seat cannot tell from the truth, the message is the same. It does not have the seed."""
    game = find_game(name)
    ruleset, told = game.ruleset(), list[dict[str, Any]]()

    class Deaf:
        last_words = ""

        def ask(self, line: str, seconds: float) -> str:
            told.append(json.loads(line))
            return told[-1]["choices"][0]["do"]

        def tell(self, line: str) -> None:
            pass

    monkeypatch.setattr(talk_seat, "LineProgram", lambda *given: Deaf())
    session = Session(game, ruleset, game.options(ruleset), [None] * 3, 987654321)
    agents, n = [SeatedAgent("greedy", seat, 1) for seat in range(3)], 0
    while n < 30 or len(session.legal()) < 2:
        session.play(agents[session.to_move].choose(session, n))
        n += 1
    seat = session.to_move
    other = Session.at(redealt_for(game, session, seat), game, ruleset, game.options(ruleset), [None] * 3, 987654321)
    for each in (session, other):
        SeatedAgent("program:command=x", seat, 1).choose(each, n)
    assert {**told[0], "seconds": 0} == {**told[1], "seconds": 0}
    assert "987654321" not in json.dumps(told)
    assert game.State.to_bytes(session.state) != game.State.to_bytes(other.state)


def redealt_for(game: Any, session: Session, seat: int) -> Any:
    """Another true state that looks the same to a seat."""
    seen = game.State.to_bytes(session.blinded(seat))
    for seed in range(200):
        try:
            state = redealt(game, session.state, seed)
        except InputError:
            continue
        mine = game.State.copy(state)
        game.rules.blind(mine, seat)
        if game.State.to_bytes(mine) == seen:
            return state
    from tapete.kernel.dice import plain_rng
    state = session.blinded(seat)
    game.rules.redeal(state, plain_rng(5), game.Menu.plain())
    state.log.on = 1
    return state


# ---- names, answers and addresses --------------------------------------------------------------

@pytest.mark.parametrize(("agent", "said"), [
    ("program:seconds=3", "program: expected command= and a value"),
    ("program:command=x,far=2", "'far=' is no option; expected one of command=, pass=, seconds="),
    ("program:command=x,seconds=0", "seconds=0: expected a whole number from 1 to 3600"),
    ("program:command=x,tries=99", "tries=99: expected a whole number from 1 to 20"),
    ("program:command=x,otherwise=mcts", "expected random or greedy"),
    ("program:command=x,lang=fr", "expected en or es|expected es or en"),
    ("program:command=no_such_program_here", "no_such_program_here: the program cannot be started"),
    ("program:command='x", "names no program; expected a program with its arguments, quoted as in a shell"),
    ("endpoint:key=K", "endpoint: expected url= and a value"),
    ("endpoint:url=https://example.org/x", "would be told what a seat may know; to allow it, set TAPETE_ENDPOINTS=1")])
def test_what_a_program_has_wrong_is_said(agent: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        run_study(study_by(agent, "greedy", games=1))


def test_it_is_an_agent_with_options_and_no_opponent_in_an_environment() -> None:
    text = "program:command=python talker.py --fast,seconds=3"
    assert split_agents(f"greedy,{text},endpoint:key=K,url=https://example.org/x,random") == [
        "greedy", text, "endpoint:key=K,url=https://example.org/x", "random"]
    agent = parse_agent(text)
    assert agent.options == {"command": "python talker.py --fast", "seconds": "3"}
    assert agent.listens and agent.timed and agent.plain and "program" not in plugin_agents()
    from tapete.env.solo import SoloEnv
    with pytest.raises(InputError, match="cannot be an opponent in an environment"):
        SoloEnv("high_card", players=2, seat=1, opponents=text).reset(seed=1)


@pytest.mark.parametrize(("line", "answer"), [
    ("pass", Answer("pass")), ("pass // I saw her.", Answer("pass", "I saw her.")), (" 3 ", Answer("3")),
    ('{"do": "pass", "words": "so", "cost": 0.25, "tokens": 12}', Answer("pass", "so", 0.25, 12)),
    ('{"do": 3}', Answer("3")), ('{"do": ["pass"]}', Answer("")), ("{broken", Answer("")), ("", Answer("")),
    ('{"do": "pass", "cost": -1, "tokens": 1e300}', Answer("pass")), ('{"do": "pass", "cost": NaN}', Answer("")),
    ('{"do": true, "words": "\\u0000"}', Answer("")), ("{" * 5000, Answer(""))])
def test_answers_are_read_within_bounds(line: str, answer: Answer) -> None:
    assert read_answer(line) == answer


class _Server(BaseHTTPRequestHandler):
    got: list[Any] = []

    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.got.append((self.path, self.headers.get("Authorization"), question))
        if self.path == "/elsewhere":
            self.send_response(307)
            self.send_header("Location", "/choose")
            self.end_headers()
            return
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"do": question["choices"][0]["do"], "tokens": 3}, indent=1).encode())

    def log_message(self, *given: Any) -> None:
        pass


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Any:
    server = HTTPServer(("127.0.0.1", 0), _Server)
    Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setenv("TAPETE_ENDPOINTS", "1")
    monkeypatch.setenv("MY_KEY", "k3y")
    monkeypatch.delenv("http_proxy", raising=False)
    monkeypatch.setenv("no_proxy", "*")
    _Server.got.clear()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_an_address_of_ones_own_is_asked_with_the_key(address: str) -> None:
    agent = f"endpoint:url={address}/choose,key=MY_KEY"
    run_study(study_by(agent, "greedy", games=1))
    assert {key for _, key, _ in _Server.got} == {"Bearer k3y"}
    (account,) = accounts(Path("talk"), [agent])
    assert account.instead == {} and account.tokens == 3 * account.choices
    assert "k3y" not in "".join(path.read_text(encoding="utf-8") for path in Path("talk").iterdir())


def test_a_redirect_is_not_followed_and_other_addresses_are_refused(address: str) -> None:
    agent = f"endpoint:url={address}/elsewhere,key=MY_KEY"
    with pytest.raises(InputError, match="answered nothing to 5 questions in a row"):
        run_study(study_by(agent, "greedy"))
    assert {path for path, _, _ in _Server.got} == {"/elsewhere"}
    with pytest.raises(InputError, match="expected an address with https, or with http on this machine"):
        run_study(study_by("endpoint:url=http://example.org/x", "greedy"))
    with pytest.raises(InputError, match="the variable NOT_SET is not set"):
        run_study(study_by(f"endpoint:url={address}/x,key=NOT_SET", "greedy"))


def test_no_file_is_left_open() -> None:
    before = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 0
    for _ in range(5):
        speaker = LineProgram(program(FIRST).partition("command=")[2].split())
        with pytest.raises(NoAnswer):
            speaker.ask('{"type": "none"}', 0.2)
    time.sleep(0.5)
    after = len(os.listdir("/proc/self/fd")) if before else 0
    assert after <= before + 2
