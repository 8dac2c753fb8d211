"""Vocabulary: invalid declarations are refused, and each word of each game has its texts."""
import re
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tapete.errors import DefectError
from tapete.gamedef.core import Core
from tapete.gamedef.kinds import Kind, Named, Points, Seats, Voice
from tapete.gamedef.parts.wording import Wording
from tapete.gamedef.vocabulary import (
    Asking,
    Choosing,
    Doing,
    Forbidding,
    Telling,
    VocabularyWord,
    Words,
    act,
    asks,
    does,
    grammar_of,
    tells,
    why,
)
from tapete.games import find_game, game_names
from tapete.ledger.ledger import ledgers, read_ledger
from tapete.text.speech import LANGUAGES, Speech

Number = Kind()
Colour = Named("colour", ("", "RED", "BLUE"), others={255: "UNKNOWN"})
SILENT = Voice(Speech("en", []), ("Ana", "Ben"))
WORDED = [name for name in game_names() if hasattr(find_game(name).wording, "words")]


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


def test_what_stands_beside_a_word_is_its_own() -> None:
    class Told(Telling):
        MOVED = tells(2, seat=Number, beat=400)
        PASSED = 3

    class Do(Doing):
        DRAW = does(2, worth=-40, n=Number)
        REST = 4

    assert [(told.beat, list(told.args)) for told in Told] == [(400, ["seat"]), (0, [])]
    assert Do.worths() == [0, 0, -40, 0, 0]


def test_a_reason_says_what_it_stands_against() -> None:
    class Op(Asking):
        TURN = asks(1)
        GIVE = asks(3)

    class Act(Choosing):
        PASS = act(1, "pass")
        KEEP = act(2, "keep")
        HAND = act(3, "hand")

    class Why(Forbidding):
        NOTHING = why(0)
        NOT_NOW = why(1, "turn.order")
        GIVE_FIRST = why(2, "turn.give", Op.GIVE)
        NOBODY_GIVES = why(4, "turn.give", Act.KEEP, Act.HAND)

    assert Why.against(Op, Why.NOT_NOW) == [1, 1, 1, 2]
    assert Why.against(Act, Why.NOT_NOW) == [1, 1, 4, 4]


def test_a_reason_that_any_question_may_have_names_the_rule_that_asks() -> None:
    class Op(Asking):
        TURN = asks(1, "turn.order")
        GIVE = asks(3, "turn.give")

    class Why(Forbidding):
        NOTHING = why(0)
        NOT_NOW = why(1, "turn.now")
        DEAD = why(2, "deaths.shown", Op)

    class Small(Wording):
        words = Words(Telling, Choosing, Op, Why)
        asking = staticmethod(lambda state: (state.op, ()))

    named = cast(Core, SimpleNamespace(name="small"))
    for language in LANGUAGES:
        speech = Speech(language, [], {"why-NOT_NOW": "no", "why-DEAD": "dead"})
        said = [Small(named).refusal(speech, reason, SimpleNamespace(op=op, n_agenda=waiting))
                for reason in (Why.NOT_NOW, Why.DEAD) for op, waiting in ((Op.TURN, 1), (Op.GIVE, 1), (Op.GIVE, 0))]
        assert said == [*[("small.turn.now", "no")] * 3, ("small.turn.order", "dead"), ("small.turn.give", "dead"),
                        ("small.deaths.shown", "dead")]


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


def test_a_kind_is_said_in_each_form_that_it_has() -> None:
    hound = Named("hound", ("", "GREY"), forms=("subject",))
    voice = Voice(Speech("en", [], {"hound-GREY": "grey hound", "hound-GREY-subject": "The grey hound"}), ())
    assert hound.said(voice, "it", {"it": "GREY"}) == {"it": "grey hound", "it_subject": "The grey hound"}


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
    words, texts = find_game(name).wording.words, Path(sys.modules[type(find_game(name)).__module__].__file__
                                                       or "").parent
    for language in LANGUAGES:
        keys = re.findall(r"^([a-z][\w-]*) =", (texts / "text" / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
        said: dict[str, list[VocabularyWord]] = {
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
    words = find_game(name).wording.words
    named = {*(why.text for why in words.why), *(op.rule for op in words.asked)} - {""}
    assert {f"{name}.{rule}" for rule in named} <= known


@pytest.mark.parametrize("name", WORDED)
def test_what_happens_befalls_figures_of_the_story(name: str) -> None:
    game = find_game(name)
    for told in game.wording.words.told:
        assert set(game.tale.befalls(game.wording.happening(told, 1, 1, 1))) <= set(game.tale.subjects), told


@pytest.mark.parametrize("name", WORDED)
def test_a_happening_names_its_first_seat_and_nobody_where_it_names_none(name: str) -> None:
    game = find_game(name)
    for told in game.wording.words.told:
        happening = game.wording.happening(told, 1, 1, 1)
        named = next((arg for arg, kind in told.args.items() if isinstance(kind, Seats)), None)
        assert game.wording.first_seat(happening) == (None if named is None else happening.args[named])
