"""Games begun by earlier versions go on with them if the program has them; the others can still be read."""
from __future__ import annotations

import hashlib
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from high_card.game import HighCard, HighCardConfiguration

from tapete.cli.app import main
from tapete.errors import InputError
from tapete.game import part
from tapete.gamedef.ruleset import Ruleset
from tapete.games import find_game
from tapete.referee.session import Session
from tapete.referee.story import story
from tapete.referee.transcript import Recorder, Replay, read
from tapete.text.spoken import RecordError

RELEASED = Path("tests/fixtures/released")
LIST = "SHA256SUMS"
KEPT = "kept"
"""In a release's folder: what people have besides records. `tests.freeze` makes it, `test_released.py` opens it."""
RECORDS = sorted(path for path in RELEASED.glob("*/*/*.jsonl") if path.parent.name != KEPT)


# ---- what was released -------------------------------------------------------------------------

def _sums() -> dict[str, str]:
    lines = (RELEASED / LIST).read_text().splitlines()
    return {name: digest for digest, name in (line.split("  ") for line in lines)}


def test_what_was_released_is_never_made_anew() -> None:
    """Each file is what it was when it was released: the list beside them is only ever added to."""
    found = {path.relative_to(RELEASED).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
             for path in RELEASED.rglob("*") if path.is_file()}
    assert found.pop(LIST)
    assert found == _sums() and len(RECORDS) >= 18


def test_what_was_released_is_only_added_to() -> None:
    """By the history of the repository, where there is one: no file was ever changed, moved or taken away."""
    if not Path(".git").exists():
        pytest.skip("there is no history here")
    said = subprocess.run(["git", "log", "--diff-filter=MDRT", "--no-renames", "--format=%h %s", "--", str(RELEASED),
                           f":!{RELEASED / LIST}"], capture_output=True, text=True, check=True).stdout
    assert not said


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: "-".join(path.parts[-3:]))
def test_a_released_record_replays_or_says_why_not_and_can_be_read(path: Path) -> None:
    transcript = read(path)
    header = transcript.header
    game = find_game(header["game"])
    ruleset = game.ruleset(header["ruleset"])
    if header["version"] in ruleset.versions:
        assert sum(1 for _ in Replay(game, transcript).steps()) == len(transcript.choices)
    else:
        with pytest.raises(RecordError) as refused:
            Replay(game, transcript)
        assert str(refused.value) == (
            f"{path}, line 1: was played by {ruleset.name} version {header['version']}; this program plays version "
            f"{', '.join(map(str, ruleset.versions))}, by other rules")
    told = list(story(transcript, "en", every=True))
    assert len(told) == 2 + len(transcript.choices) + sum("note" in line for line in transcript.choices)
    assert all(line["do"] in said for line, said in zip(transcript.choices,
                                                        [each for each in told[1:-1] if each[0] != " "], strict=True))


def test_every_game_has_released_records() -> None:
    """Of each ruleset that is played, so that the next version is held to this one."""
    headers = [json.loads(path.open(encoding="utf-8").readline()) for path in RECORDS]
    have = {(header["game"], header["ruleset"]) for header in headers}
    for name in ("carcosa", "gloom", "bethlem", "souls"):
        for ruleset in find_game(name).rulesets:
            assert (name, ruleset.name) in have


def test_every_release_has_what_people_have_besides_records() -> None:
    for release in RELEASED.iterdir():
        if release.is_dir():
            assert (release / KEPT).is_dir(), f"python -m tests.freeze {release}"


# ---- a game whose rules have changed -----------------------------------------------------------

FIXTURES = Path("src/tapete/example/tests/fixtures")

class NewHighCard(HighCard):
    """High card in version 2: another number in its file, and fifty points for the player who does not begin."""

    older: dict[int, Path] = {}
    newest = Path()

    @property
    def rulesets(self) -> Any:      # type: ignore[override]
        return (Ruleset("standard", 2, self.newest, HighCard.rulesets[0].title, self.older),)

    @part
    class configuration(HighCardConfiguration):
        def set_version(self, state: Any, version: int) -> None:
            if version >= 2:
                state.players[1].points = 50


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewHighCard:
    numbers = HighCard.rulesets[0].path.read_text(encoding="utf-8")
    newest = tmp_path / "standard.yaml"
    newest.write_text(numbers.replace("die: 6", "die: 8"), encoding="utf-8")
    assert newest.read_text(encoding="utf-8") != numbers
    game = NewHighCard()
    game.newest, game.older = newest, {1: HighCard.rulesets[0].path}
    return game


def replayed(game: HighCard, path: Path) -> Session:
    played = Replay(game, read(path))
    for _ in played.steps():
        pass
    return played.session


def record(game: HighCard, path: Path, version: int | None = None) -> Session:
    ruleset = game.ruleset() if version is None else game.ruleset().at(version)
    session = Session(game, ruleset, game.options(ruleset), [None, None], 5)
    recorder = Recorder(path, session, ["human", "human"])
    while not session.over:
        seat, action = session.to_move, session.legal()[0]
        session.play(action, seat)
        recorder.add(seat, action)
    return session


def test_an_older_record_is_played_by_its_own_version(tmp_path: Path, changed: NewHighCard) -> None:
    for path in sorted(FIXTURES.glob("*.jsonl")):
        assert replayed(changed, path).ruleset.version == 1
    older, newer = record(changed, tmp_path / "1.jsonl", 1), record(changed, tmp_path / "2.jsonl")
    assert (older.state.options.die, newer.state.options.die) == (6, 8)
    assert [each.ruleset.version for each in (older, newer)] == [1, 2]
    assert older.state.players[1].points < 50 <= newer.state.players[1].points
    for version in (1, 2):
        assert replayed(changed, tmp_path / f"{version}.jsonl").ruleset.version == version
    assert replayed(find_game("high_card"), tmp_path / "1.jsonl").over      # type: ignore[arg-type]


@pytest.mark.parametrize(("version", "played", "said"), [
    (3, {1}, "was played by standard version 3; this program plays version 1, 2, by other rules"),
    (1, set(), "was played by standard version 1; this program plays version 2, by other rules")])
def test_a_version_that_is_not_played_is_refused_with_the_reason(tmp_path: Path, changed: NewHighCard, version: int,
                                                                 played: set[int], said: str) -> None:
    changed.older = {each: changed.older[each] for each in played}
    with pytest.raises(InputError, match=said):
        changed.ruleset().at(version)
    path = tmp_path / "game.jsonl"
    lines = (FIXTURES / "seed-1.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text(json.dumps(json.loads(lines[0]) | {"version": version}) + "\n" + "".join(lines[1:]))
    with pytest.raises(RecordError, match=f"line 1: {said}"):
        Replay(changed, read(path))


def test_what_a_record_says_can_be_read_without_its_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    lines = Path("tests/fixtures/carcosa/seed-102.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    header = json.loads(lines[0]) | {"game": "chess", "ruleset": "fide", "version": 7}
    choice = json.loads(lines[1]) | {"note": "the night was long"}
    path.write_text(json.dumps(header) + "\n" + json.dumps(choice) + "\n" + "".join(lines[2:]), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["tapete", "replay", str(path), "--told", "--lang", "en"])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr().out.splitlines()
    assert ended.value.code == 0
    assert said[0].startswith("chess, fide version 7, seed 102.")
    assert said[1].startswith(f"1. Seat {choice['seat'] + 1}: {choice['do']}")
    assert said[2] == f"   Seat {choice['seat'] + 1}: “the night was long”"
    assert said[-1].startswith("The game ended: ")


def test_equal_choices_in_a_row_are_one_line_of_what_a_record_says() -> None:
    """Without its rules: no number, seat or die is lost."""
    transcript = read(Path("tests/fixtures/souls/seed-101.jsonl"))
    short, each = [[*story(transcript, "en", ["Ana", "Ben", "Cleo", "Dan"], every)][1:-1] for every in (False, True)]
    assert len(each) == len(transcript.choices) and len(short) < len(each) - 200
    spread = []
    for line in short:
        found = re.fullmatch(r"(\d+)(?:–(\d+))?\. ([^:]+): (.+)", line)
        assert found is not None
        first, last = int(found[1]), int(found[2] or found[1])
        spread += [f"{n}. {who}: {found[4]}" for n, who in zip(
            range(first, last + 1), re.split(", | and ", found[3]), strict=True)]
    assert spread == each
