"""A player's own words beside a choice, in a session, a record and at the terminal."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from tapete.errors import InputError
from tapete.games import find_game
from tapete.referee.session import NOTED, Session
from tapete.referee.transcript import Recorder, Replay, read
from tapete.text.spoken import RecordError

GAME = find_game("high_card")


def session() -> Session:
    return Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), {"hand": 2}), [None, None], 5)


def test_words_are_told_before_what_follows() -> None:
    played = session()
    played.news()
    told = played.play(played.legal()[0], note=" a  word\tor two ")
    assert (told[0].what, told[0].note, told[0].is_for(1)) == (NOTED, "a word or two", True)
    assert [each.note for each in told[1:]] == [""] * (len(told) - 1)


@pytest.mark.parametrize("note", ["", " ", "x" * 301, "\x00"])
def test_words_that_will_not_do_change_nothing(note: str) -> None:
    played = session()
    before = played.digest()
    with pytest.raises(InputError):
        played.play(played.legal()[0], note=note)
    assert played.digest() == before


def test_words_are_kept_in_a_record_and_checked_like_the_rest(tmp_path: Path) -> None:
    played, path = session(), tmp_path / "game.jsonl"
    recorder = Recorder(path, played, ["human", "human"])
    notes = []
    while not played.over:
        note = "that night" if len(notes) % 2 == 0 else None
        seat, action = played.to_move, played.legal()[0]
        played.play(action, seat, note=note)
        recorder.add(seat, action, note)
        notes.append(note)
    replay = Replay(GAME, read(path))
    found = [next((told.note for told in replay.news if told.what == NOTED), None) for _ in replay.steps()]
    assert found == notes
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], json.dumps({**json.loads(lines[1]), "note": 7}), *lines[2:]]) + "\n")
    with pytest.raises(RecordError, match="line 2: note should be a text"):
        read(path)
