"""Seats at a terminal: named, shown and typed from 1 on, although records count from 0."""
import pytest

from tapete.cli.common import seat_names
from tapete.games import find_game, speech_of
from tapete.referee.typed import typed_grammar

TYPED = {"carcosa": ("doors 1", "doors 2"), "bethlem": ("player 3", "player 4"), "souls": ("choose 0", "choose 1"),
         "gloom": ("pass", "pass")}


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_seat_is_named_by_the_same_number_whether_its_role_is_known_or_not(language: str) -> None:
    speech = speech_of("carcosa", language)
    known, unknown = seat_names(speech, ["SCOUT", "TANK"]), seat_names(speech, ["", ""])
    assert [name.split()[0] for name in known] == ["1", "2"] == [name.split()[-1] for name in unknown]


@pytest.mark.parametrize("name", sorted(TYPED))
def test_what_is_typed_counts_seats_from_1_and_means_the_same(name: str) -> None:
    game = find_game(name)
    recorded, typed = TYPED[name]
    assert typed_grammar(game).parse(typed) == game.grammar.parse(recorded)
    typed_by_people, every = typed_grammar(game), list(game.grammar.every())[:200]
    assert [typed_by_people.parse(typed_by_people.text(action)) for action in every] == every


def test_a_place_of_bethlem_is_typed_with_its_row_from_1() -> None:
    game = find_game("bethlem")
    assert typed_grammar(game).text(game.grammar.parse("pair 0.2 3.4")) == "pair 1.2 4.4"
