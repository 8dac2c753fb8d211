"""The errors in numbers that the check of the ledgers notices."""
from typing import Any

import pytest

from tapete.kernel.dice import roll
from tapete.kernel.rule import IDS
from tapete.ledger import numbers
from tapete.ledger.ledger import LedgerRule

OPTIONS = {"king": {"roulette": [1, 2, 0, 1]}, "coins": 2, "sides": 4}
SIDES = 4


def moves(s):
    """The king's die, whose sides are a number of the code."""
    return roll(s, SIDES)


def problems(monkeypatch: pytest.MonkeyPatch, es: str, en: str, **more: Any) -> list[str]:
    monkeypatch.setitem(IDS, "test.numbers.moves", [moves])
    monkeypatch.setattr(numbers, "options_of", lambda game, ruleset: OPTIONS)
    entry = LedgerRule(id="test.numbers.moves", es=es, en=en, **more)

    class Book:
        rule = [entry]

        class ledger:
            game, ruleset = "test", "only"
    return [found.sentence("en") for found in numbers.number_problems(Book)]    # type: ignore[arg-type]


@pytest.mark.parametrize(("es", "en", "more", "said"), [
    ("Cobra 2¢.", "Gain 1¢.", {}, "Spanish has the numbers 2 and English 1 instead"),
    ("Pierde tres cartas.", "Lose four cards.", {"compared": [3]}, "Spanish has the numbers 3 and English 4 instead"),
    ("Un d6 mueve al Rey.", "A d6 moves the King.", {}, "the wording has 6, which neither an option"),
    ("Un d4 mueve al Rey.", "A d4 moves the King.", {"compared": [4]}, "4 is under “compared”"),
    ("Cobra 2¢.", "Gain 2¢.", {"options": ["coins"]}, "{coins}"),
    ("Cobra {coins}¢.", "Gain {coins}¢.", {}, "coins"),
    ("Cobra {coins}¢.", "Gain it.", {"options": ["coins"]}, "values"),
])
def test_a_number_that_is_not_what_runs_is_a_problem(monkeypatch: pytest.MonkeyPatch, es: str, en: str,
                                                     more: dict[str, Any], said: str) -> None:
    found = problems(monkeypatch, es, en, **more)
    assert len(found) >= 1 and any(said in each for each in found), found


@pytest.mark.parametrize(("es", "en", "more"), [
    ("Un d4 mueve al Rey.", "A d4 moves the King.", {}),
    ("Los dos pierden BOOK_2.", "Both lose BOOK_2.", {}),
    ("Un d{king.roulette.length}: {king.roulette}.", "A d{king.roulette.length}: {king.roulette}.",
     {"options": ["king.roulette"]}),
    ("Hay 108 cartas.", "There are 108 cards.", {"compared": [108]}),
])
def test_a_number_that_runs_or_was_compared_is_none(monkeypatch: pytest.MonkeyPatch, es: str, en: str,
                                                    more: dict[str, Any]) -> None:
    assert problems(monkeypatch, es, en, **more) == []
