"""The treasure deck: the number of its cards, and the terms that they need."""
from collections import Counter
from pathlib import Path

import pytest

from tapete.games.souls.language.cards import CardSource, read_cards
from tapete.games.souls.language.compiler import Program, compile_ability
from tapete.games.souls.language.library import FOLDER, UNWRITTEN
from tapete.games.souls.language.ops import Do
from tapete.games.souls.language.words import Amount, Mod, Ref

CARD = """deck: treasure
cards:
  - {id: TRY, name: {en: Try}, type: soul_item, counters: 1, abilities: [%s]}
"""


def treasure() -> list[CardSource]:
    return [card for path in sorted(FOLDER.glob("treasure*.yaml")) for card in read_cards(path)]


def rows(tmp_path: Path, ability: str) -> Program:
    path = tmp_path / "cards.yaml"
    path.write_text(CARD % ability, encoding="utf-8")
    program = Program()
    for each in read_cards(path)[0].abilities:
        compile_ability(program, each)
    return program


def test_the_deck_is_whole() -> None:
    cards = treasure()
    assert len(cards) == 105
    assert Counter(card.text.type for card in cards) == {
        "passive": 54, "active": 37, "paid": 8, "one_use": 4, "soul_item": 2}
    assert sum(card.text.players == 3 for card in cards) == 7
    assert not {card.text.id for card in cards} & set(UNWRITTEN)


@pytest.mark.parametrize(("ability", "row"), [
    ("{when: you take damage, do: put that many counters on this}", [Do.COUNTERS, Ref.THIS, Amount.EVENT, 1]),
    ("{tap: take 6 counters off this}", [Do.COUNTERS, Ref.THIS, 6, -1]),
    ("{tap: may play any number of loot}", [Do.LOOT_PLAY, 1, 100]),
])
def test_what_a_term_becomes(tmp_path: Path, ability: str, row: list[int]) -> None:
    compiled = rows(tmp_path, ability).rows
    assert [*row, *[0] * (5 - len(row))] in compiled


def test_less_of_a_roll_is_not_an_amount(tmp_path: Path) -> None:
    """To subtract 1 is to add once 1 the other way: -1 would be the face of the roll."""
    assert [Do.ADD_ROLL, 2, 1, -1, 0] in rows(tmp_path, "{tap: subtract 1 from target, target: roll}").rows


def test_any_number_of_attacks(tmp_path: Path) -> None:
    line = rows(tmp_path, "{static: any number of attacks on your turn}").abilities[0]
    assert Mod.ANY_ATTACKS in line
