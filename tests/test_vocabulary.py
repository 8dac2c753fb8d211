"""Words that are declared once: what is refused of a declaration, and that each word of each game can be said."""
import re
import sys
from pathlib import Path

import pytest

from tapete.errors import DefectError
from tapete.games import find_game, game_names
from tapete.kernel.kinds import Kind, Named, Points, Seats, Voice
from tapete.kernel.speech import LANGUAGES, Speech
from tapete.kernel.vocabulary import Asking, Choosing, Telling, Word, act, asks, grammar_of, tells
from tapete.ledger import ledgers, read_ledger

Number = Kind()
Colour = Named("colour", ("", "RED", "BLUE"), others={255: "UNKNOWN"})
SILENT = Voice(Speech("en", []), ("Ana", "Ben"))
WORDED = [name for name in game_names() if hasattr(find_game(name), "words")]


def test_a_number_stands_for_one_word() -> None:
    with pytest.raises(TypeError, match="WON has the number of DREW"):
        class Told(Telling):
            DREW = tells(2)
            WON = tells(2)


def test_an_argument_has_a_kind_and_no_more_stand_there_than_there_is_room_for() -> None:
    with pytest.raises(TypeError, match="word 2: its argument n is of no kind"):
        tells(2, n=3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected 2 arguments at most, got a, b, c"):
        act(2, "move", a=Number, b=Number, c=Number)


def test_work_stands_above_all_choices() -> None:
    class Good(Asking):
        TURN = asks(1)
        NEXT = 2

    class Bad(Asking):
        NEXT = 1
        TURN = asks(2)

    assert Good.last_choice() == 1 and not Good.NEXT.waits
    with pytest.raises(TypeError, match="NEXT is work"):
        Bad.last_choice()


def test_a_kind_names_what_it_has_and_refuses_what_it_has_not() -> None:
    assert [Colour.id(None, n) for n in (1, 2, 255)] == ["RED", "BLUE", "UNKNOWN"]
    for n in (0, 3, -1):
        with pytest.raises(DefectError, match=f"{n} is no colour"):
            Colour.id(None, n)
    assert Points().said(SILENT, "n", {"n": -3}) == {"n": "−3"}
    assert Seats(4, nobody=-1).said(SILENT, "seat", {"seat": -1}) == {"seat": ""}
    with pytest.raises(DefectError, match="no seat 2"):
        Seats(4).said(SILENT, "seat", {"seat": 2})


def test_a_choice_names_only_what_fits() -> None:
    class Act(Choosing):
        PAINT = act(1, "paint", colour=Colour.only("bright colour", lambda lore, n: n == 1))

    grammar = grammar_of(Act)
    assert list(grammar.every()) == [grammar.parse("paint red")]
    with pytest.raises(ValueError, match="'blue' is no bright colour; expected one of RED"):
        grammar.parse("paint blue")


@pytest.mark.parametrize("name", WORDED)
def test_each_word_of_a_game_can_be_said_in_each_language(name: str) -> None:
    """A message of its own, or one for each way in which it is said."""
    words, texts = find_game(name).words, Path(sys.modules[type(find_game(name)).__module__].__file__ or "").parent
    for language in LANGUAGES:
        keys = re.findall(r"^([a-z][\w-]*) =", (texts / "text" / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
        said: dict[str, list[Word]] = {
            "told": list(words.told), "act": list(words.acts), "ask": [op for op in words.asked if op.waits],
            "why": [why for why in words.why if why.text]}
        missing = [f"{kind}-{word.name}" for kind, each in said.items() for word in each
                   if not any(key == f"{kind}-{word.name}" or key.startswith(f"{kind}-{word.name}-") for key in keys)]
        assert missing == []


@pytest.mark.parametrize("name", WORDED)
def test_each_reason_names_a_rule_of_the_ledger(name: str) -> None:
    assert name in ledgers()
    known = {rule.id for ruleset in find_game(name).rulesets
             for rule in read_ledger(name, ruleset.name).rule}
    assert {f"{name}.{why.text}" for why in find_game(name).words.why if why.text} <= known
