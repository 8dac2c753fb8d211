"""The cards of a game of Bethlem: lot puts one or two of each group of its cards into the game."""
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.games import find_game
from tapete.games.bethlem.invariants import broken
from tapete.games.bethlem.names import Card
from tapete.games.bethlem.press.cards import counts_of, in_play
from tapete.games.bethlem.vocabulary import Told
from tapete.kernel.log import EVERYBODY
from tapete.lab.simulate import make_study
from tapete.lab.study import pack_blank
from tapete.referee.session import Session

GAME = find_game("bethlem")
RULESET = GAME.ruleset("base-1")
SIX: list[str] = GAME.options(RULESET).model_dump()["cards"][6]
SECONDARY, TRAITS = ["ARCHIVO", "ARTHUR"], ["ANSIEDAD", "NEUROTICISMO", "PACIENCIA"]
CONFIG: dict[str, Any] = {"cards": {6: [name for name in SIX if name not in (*SECONDARY, *TRAITS)]},
                          "one_of": {6: SECONDARY}, "two_of": {6: TRAITS}}
"""Six players, with one of two secondary characters and two of three personalities."""


def drawn(seed: int) -> tuple[Session, frozenset[str]]:
    session = Session(GAME, RULESET, GAME.options(RULESET, CONFIG), [None] * 6, seed)
    in_game = session.state.options.in_play
    return session, frozenset(name for name in (*SECONDARY, *TRAITS) if in_game[Card[name]])


def test_lot_puts_one_and_two_of_a_group_into_the_game_and_all_are_told_which() -> None:
    seen = Counter[frozenset[str]]()
    for seed in range(200):
        session, names = drawn(seed)
        assert sum(name in SECONDARY for name in names) == 1
        assert sum(name in TRAITS for name in names) == 2
        told = [each for each in session.news() if each.what == Told.CHARACTERS]
        assert {Card(each.a).name for each in told if each.seats == EVERYBODY} == names
        seen[names] += 1
    assert len(seen) == 2 * 3 and min(seen.values()) > 15


def test_sets_that_were_kept_as_json_are_the_same_sets() -> None:
    """A study keeps its options so, and numbers of players become texts."""
    kept = json.loads(json.dumps(GAME.options(RULESET, CONFIG).model_dump(mode="json")))
    assert GAME.options(RULESET, kept) == GAME.options(RULESET, CONFIG)
    study = make_study(GAME, RULESET, GAME.options(RULESET, CONFIG), [None] * 6, ["greedy"], 1, 1)
    blank: Any = GAME.State.unpack(pack_blank(study))
    assert {name for name in (*SECONDARY, *TRAITS) if blank.options.by_lot[Card[name]]} == {*SECONDARY, *TRAITS}


def test_a_game_with_cards_by_lot_is_a_whole_game() -> None:
    session, names = drawn(3)
    while not session.over:
        assert broken(session.state) == 0
        dealt = {Card(piece.card).name for piece in session.state.pieces} | {
            Card(trait).name for trait in session.state.traits}
        assert dealt & {*SECONDARY, *TRAITS} <= names
        session.play(session.legal()[0])


def test_what_lot_may_put_into_the_game_is_printed() -> None:
    options: Any = GAME.options(RULESET, CONFIG)
    assert {*SECONDARY, *TRAITS} <= set(in_play(options))
    assert counts_of(options, "NEUROTICISMO") == "6–7"


def test_the_choice_that_the_documents_show_plays(tmp_path: Path) -> None:
    text = Path("docs/bethlem.md").read_text(encoding="utf-8")
    shown = next(part for part in text.split("```yaml\n") if part.startswith("cards: {4")).split("```")[0]
    config = tmp_path / "mine.yaml"
    config.write_text(shown, encoding="utf-8")
    session = Session(GAME, RULESET, GAME.options(RULESET, config), [None] * 4, 1)
    assert sum(each.what == Told.CHARACTERS for each in session.news()) == 3


@pytest.mark.parametrize("lots, said", [
    ({"one_of": {6: ["ARCHIVO"]}}, "expected more than 1 cards of group P2 of which lot chooses 1, got 1"),
    ({"one_of": {6: [*SECONDARY, "WAKERFIELD"]}}, "WAKERFIELD stands in more than one of cards"),
    ({"one_of": {6: []}}, "6 players: expected 6 cards of group P2, got 5"),
    ({"one_of": {6: ["ARCHIVO", "SIAMESA_1"]}, "cards": {6: [name for name in SIX if "SIAMESA" not in name]}},
     "SIAMESA_1 cannot be left to lot"),
    ({"one_of": {6: SECONDARY, 5: ["JOHN_FLICK", "LOBOTOMIA"]}}, "5 players: JOHN_FLICK stands in more than one"),
])
def test_a_choice_that_lot_cannot_make_is_refused(lots: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        GAME.options(RULESET, {**CONFIG, **lots})
