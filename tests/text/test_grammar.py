"""Messages turned round: what they print is cut into what it was printed from."""
from __future__ import annotations

from pathlib import Path

import pytest

from tapete.text.grammar import MessageGrammar, Need, unjoined
from tapete.text.speech import Speech

MESSAGES = """\
gain = { $person ->
    [you] gana { $n ->
        [one] una moneda
       *[other] { $n } monedas
    }
   *[other] { $who } gana { $n ->
        [one] una moneda
       *[other] { $n } monedas
    }
}
then = { $first } y luego { $last }
blank = { "" }nada
named = { gain-word } { $n }
gain-word = gana
twice = { $n } y { $n }
counted = { NUMBER($n) } monedas
synonyms =
    # centavos → # monedas
    al final: → cuando termina:
    ganan → gana
"""


@pytest.fixture
def grammar(tmp_path: Path) -> MessageGrammar:
    (tmp_path / "es.ftl").write_text(MESSAGES)
    return MessageGrammar(Speech("es", [tmp_path]))


def test_a_text_is_cut_by_every_variant_that_it_may_be(grammar: MessageGrammar) -> None:
    found = list(grammar.split("gain", "Ana gana 3 monedas"))
    assert [given for _, given in found] == [{"who": "Ana", "n": "3"}]
    assert found[0][0].needs == (Need("person", "other", True), Need("n", "other", True))
    assert [(given, {need.argument: need.key for need in shape.needs if not need.default})
            for shape, given in grammar.split("gain", "gana una moneda")] == [({}, {"person": "you", "n": "one"})]


def test_a_text_is_cut_at_every_place(grammar: MessageGrammar) -> None:
    assert [given for _, given in grammar.split("then", "a y luego b y luego c")] == [
        {"first": "a", "last": "b y luego c"}, {"first": "a y luego b", "last": "c"}]


def test_an_argument_that_is_shown_twice_is_the_same(grammar: MessageGrammar) -> None:
    assert [given for _, given in grammar.split("twice", "2 y 2")] == [{"n": "2"}]
    assert not list(grammar.split("twice", "2 y 3"))


def test_messages_within_messages_and_literals_are_their_texts(grammar: MessageGrammar) -> None:
    assert [given for _, given in grammar.split("named", "gana 3")] == [{"n": "3"}]
    assert [given for _, given in grammar.split("blank", "nada")] == [{}]


def test_what_a_function_prints_and_what_does_not_exist_cannot_be_read(grammar: MessageGrammar) -> None:
    assert not list(grammar.split("counted", "3 monedas")) and not list(grammar.split("nothing", "nada"))


def test_needs_allow_what_the_selector_would_take() -> None:
    assert Need("n", "one", False).allows(1) and not Need("n", "one", False).allows(2)
    assert Need("n", "other", False).allows(2) and Need("n", "7", False).allows(7)
    assert Need("n", "one", True).allows(9) and not Need("who", "you", False).allows("other")


def test_synonyms_are_said_in_the_words_that_are_printed(grammar: MessageGrammar) -> None:
    assert grammar.worded("al final: ganan 3 centavos") == [
        "al final: ganan 3 centavos", "cuando termina: gana 3 monedas"]
    assert grammar.worded("gana 3 monedas") == ["gana 3 monedas"]
    assert grammar.worded("engananchar") == ["engananchar"]


def test_words_that_met_are_as_they_were() -> None:
    assert unjoined("magia u horror", "es") == ["magia u horror", "magia o horror"]
    assert unjoined("this or that", "en") == ["this or that"]
