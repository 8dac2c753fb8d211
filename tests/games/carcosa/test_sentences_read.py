"""The sentences of events are read to what they are printed from, in both languages."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.errors import InputError
from tapete.games import find_game, speech_of
from tapete.games.carcosa.effects import effect_text
from tapete.games.carcosa.sentences import reader, row_read, row_text
from tapete.games.carcosa.vocabulary import Do
from tapete.text.plain_text import all_as_typed

GAME = find_game("carcosa")
RULESETS = [ruleset.name for ruleset in GAME.rulesets]


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("name", RULESETS)
def test_each_row_of_each_event_is_read_to_what_it_is_printed_from(name: str, language: str) -> None:
    options: Any = GAME.options(GAME.ruleset(name), {})
    read = reader(language, options.sanity.bottom, options.king.running_round_too)
    speech = speech_of("carcosa", language)
    for event in options.all_events.values():
        for row in event.table.values():
            assert read.read(effect_text(speech, options, row)) == [row]
            typed = all_as_typed(effect_text(speech, options, row))     # as a file has it: the keyboard's signs
            assert row_read(typed, options.sanity.bottom, options.king.running_round_too) == row


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("too", [False, True])
def test_each_effect_that_could_be_written_is_read(language: str, too: bool) -> None:
    """Also what no event does yet."""
    speech = speech_of("carcosa", language)
    read = reader(language, -5, too)
    for do in Do:
        given = [[each for each in kind.ids(None) if each and each != "0"][:4] for kind in do.args.values()]
        for words in zip(*given, strict=False) if given else [()]:
            written = " ".join([do.word, *words])
            said = row_text(speech, written, -5, too)
            assert [row_text(speech, each, -5, too) for each in read.read(said)] == [said], written
            assert len(read.read(said)) == 1, said


TYPED = {"Pierdes 2 de cordura": "lose 2", "pierde 2 de cordura.": "lose 2", "Lose 2 sanity": "lose 2",
         "Te libras de todos tus estados y ganas 1 de cordura": "clear states and gain 1",
         "Subes un piso (del tercero se pasa al primero), a la habitación del mismo número, y entras": "rise 1",
         "Recibes el estado «Maldito», 2 rondas": "state MALDITO 2",
         'Recibes el estado "Maldito", 2 rondas': "state MALDITO 2",
         "You are under “Cursed” for 2 rounds.": "state MALDITO 2", "Vas al pasillo": "to corridor",
         "Cada una de las demás almas de tu piso pierde 1 de cordura": "others on floor: lose 1",
         "gain 3": "gain 3"}


@pytest.mark.parametrize("text", TYPED)
def test_what_a_designer_types_is_read_and_kept_in_words(text: str) -> None:
    card = {"title": "Un susurro", "kind": "event", "table": {"always": text}}
    options: Any = GAME.options(GAME.ruleset(RULESETS[0]), {"cards": {"OWN_1": card}})
    assert options.cards["OWN_1"].table == {"always": TYPED[text]}
    assert options.cards["OWN_1"].title == {"es": "Un susurro", "en": "Un susurro"}


def test_what_cannot_be_read_says_what_a_sentence_is_like() -> None:
    card = {"title": "Un susurro", "kind": "event", "table": {"always": "Comes pan"}}
    with pytest.raises(InputError, match=r"'Comes pan' is no effect; expected a sentence like “Lose 2 sanity\.”"):
        GAME.options(GAME.ruleset(RULESETS[0]), {"cards": {"OWN_1": card}})
