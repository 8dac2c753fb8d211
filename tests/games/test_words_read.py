"""Every word and field that Carcosa and Cthulhu Gloom declare is read by a rule."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapete.gamedef.vocabulary import Forbidding, VocabularyWord
from tapete.games import find_game
from tapete.games.carcosa import vocabulary as carcosa
from tapete.games.gloom import vocabulary as gloom

VOCABULARIES = {
    "carcosa": (carcosa.Told, carcosa.Act, carcosa.Op, carcosa.Why, carcosa.Do),
    "gloom": (gloom.Told, gloom.Act, gloom.Op, gloom.Why, gloom.Do),
}
ELSEWHERE = {"Told.ROLL"}
"""The kernel's."""
PLAIN = {"NONE", "NOTHING"}


def code_of(name: str) -> str:
    files = [path for path in (Path("src/tapete/games") / name).rglob("*.py")
             if path.name not in ("names.py", "vocabulary.py", "options.py", "model.py")]
    return "\n".join(path.read_text("utf-8") for path in files)


@pytest.mark.parametrize("name", VOCABULARIES)
def test_every_word_is_read(name: str) -> None:
    code = code_of(name)
    unread = {f"{kind.__name__}.{word.name}" for kind in VOCABULARIES[name] for word in kind
              if word.name not in PLAIN and not re.search(rf"\b{kind.__name__}\.{word.name}\b", code)
              and not in_a_table(word, code)}
    assert unread == ELSEWHERE


def in_a_table(word: VocabularyWord, code: str) -> bool:
    """Whether rules read a reason with all that stand against a question or a choice."""
    return isinstance(word, Forbidding) and any(
        f"Why.against({type(against).__name__}," in code for against in word.beside or ())


@pytest.mark.parametrize("name", VOCABULARIES)
def test_every_field_of_a_state_is_read(name: str) -> None:
    code = code_of(name)
    unread = [field for field in find_game(name).State.dtype.names if not re.search(rf"\.{field}\b", code)]
    assert not [field for field in unread if field not in ("dice", "log", "fault")]
