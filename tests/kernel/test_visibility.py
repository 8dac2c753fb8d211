"""Visibility of fields: each has a declaration, and the rule made from it hides it, plain and compiled alike."""
from collections.abc import Mapping
from typing import Any

import pytest

from tapete.compiler.entry import entry
from tapete.games import NAMES, find_game
from tapete.kernel.dice import Dice
from tapete.kernel.log import Log
from tapete.kernel.record import Field, LayoutError, RecordType, check_visibility, i1, record, u1, u2
from tapete.kernel.rule import rule
from tapete.kernel.visibility import BUT_ITS_SEAT, BY_RULE, ITS_SEAT, OPEN, OWN_BIT, SECRET, hiding_of, named_in, when

SEATS, SPECTATOR = 3, 7
ANYBODY, SPY = range(2)


@record
class Bet:
    seat: u1 | OPEN
    on: u1[2] | named_in("seat")


@record
class Player:
    points: i1 | OPEN
    hand: u1[2] | ITS_SEAT
    badge: u1 | BUT_ITS_SEAT
    band: u1[2] | BUT_ITS_SEAT
    bets: Bet[2]


@record
class Inner:
    a: u1
    b: u2[2]


@record
class Deep:
    who: u1 | OPEN
    what: u1 | named_in("who")


@record
class Deeper:
    deep: Deep
    who: u1 | OPEN
    what: u1 | named_in("who")


@record
class Table:
    deeper: Deeper
    dice: Dice
    log: Log
    players: Player[SEATS]
    notes: u1[SEATS, 2] | ITS_SEAT
    masks: u1[SEATS, 2] | BUT_ITS_SEAT
    spied: u1[2] | OWN_BIT
    next_event: Inner[2] | SECRET
    hunter: u1 | named_in("hunter", "prey")
    prey: u1 | named_in("hunter", "prey")
    alibi: u1 | when("plays", SPY)
    hideout: u1 | when("plays", SPY) | named_in("hunter")
    deck: u1[2] | BY_RULE


@rule
def plays(s, seat, who):
    return s.hunter == 1 if who == SPY and seat == 2 else 0


hide_table = hiding_of(Table, plays)


@entry
def hide(tables, seat):
    hide_table(tables[0], seat)


def number_all(value: Any, names: Mapping[str, Field]) -> None:
    """Put a number other than 0 into every field."""
    for name, field in names.items():
        setattr(value, name, _numbered(getattr(value, name), field))


def _numbered(value: Any, field: Field) -> Any:
    if isinstance(value, list):
        return [_numbered(each, field) for each in value]
    if field.record:
        number_all(value, field.record.fields)
        return value
    return 7


def full() -> Any:
    table = Table.plain()
    number_all(table, Table.fields)
    table.hunter, table.prey = 1, 2
    table.deeper.who, table.deeper.deep.who = 1, 2
    for player in table.players:
        player.bets[0].seat, player.bets[1].seat = 2, 3
    return table


def hidden_from(seat: int) -> Any:
    table = full()
    hide([table], seat)
    return table



def test_each_sees_what_is_declared_and_no_more() -> None:
    first, second, third = map(hidden_from, range(SEATS))
    assert [player.hand for player in second.players] == [[0, 0], [7, 7], [0, 0]]
    assert [player.points for player in second.players] == [7, 7, 7]
    assert [bet.on for bet in first.players[0].bets] == [[0, 0], [0, 0]]
    assert [bet.on for bet in second.players[0].bets] == [[7, 7], [0, 0]]
    assert third.notes == [[0, 0], [0, 0], [7, 7]]
    assert [player.badge for player in second.players] == [7, 0, 7]
    assert [player.band for player in third.players] == [[7, 7], [7, 7], [0, 0]]
    assert second.masks == [[7, 7], [0, 0], [7, 7]]
    assert (first.spied, third.spied) == ([1, 1], [4, 4])
    assert [(each.a, each.b) for each in first.next_event] == 2 * [(0, [0, 0])]
    assert [(each.hunter, each.prey) for each in (first, second, third)] == [(1, 2), (1, 2), (0, 0)]
    assert [each.alibi for each in (first, second, third)] == [0, 0, 7]
    assert third.hideout == 0, "it is known to whoever both let know it"
    assert [(each.deeper.what, each.deeper.deep.what) for each in (first, second, third)] == [(7, 0), (0, 7), (0, 0)]
    assert first.deck == [7, 7], "a rule of the game covers it"
    assert (first.dice.seed, first.log.told, first.log.on, first.dice.strict) == (0, 0, 7, 7)


def test_whoever_has_no_seat_sees_what_only_its_seat_does_not() -> None:
    spectator = hidden_from(SPECTATOR)
    assert [player.badge for player in spectator.players] == [7, 7, 7]
    assert spectator.masks == [[7, 7]] * SEATS and spectator.notes == [[0, 0]] * SEATS


@pytest.mark.parametrize("seat", [*range(SEATS), SPECTATOR])
def test_compiled_it_hides_the_same(seat: int) -> None:
    rows = Table.array(1)
    rows[0] = Table.pack(full())[0]
    hide.compiled(rows, seat)
    assert Table.to_bytes(hidden_from(seat)) == rows.tobytes()


def test_a_field_that_somebody_forgot_is_an_error() -> None:
    with pytest.raises(LayoutError, match=r"Forgotten\.plan: who knows it\?"):
        @record
        class Forgotten:
            hand: u1 | ITS_SEAT
            plan: u1


def test_a_state_that_says_nothing_of_a_field_cannot_be_hidden() -> None:
    @record
    class Silent:
        dice: Dice
        plan: u1

    with pytest.raises(LayoutError, match=r"Silent\.plan"):
        hiding_of(Silent)


def test_rules_by_which_fields_are_known_are_those_given() -> None:
    with pytest.raises(LookupError, match="plays"):
        hiding_of(Table)
    with pytest.raises(LookupError, match="hidden_from"):
        hiding_of(Table, plays, hidden_from)


@pytest.mark.parametrize("name", NAMES)
def test_our_games_say_of_every_field_who_knows_it(name: str) -> None:
    walk(find_game(name).State)


def walk(kind: RecordType) -> None:
    check_visibility(kind.__name__, kind.fields)
    for field in kind.fields.values():
        if not field.known:
            walk(field.record)


@pytest.mark.parametrize("name", NAMES)
def test_a_secret_planted_in_one_of_our_games_is_an_error_until_it_is_declared(name: str) -> None:
    state = find_game(name).State
    planted = {**state.fields, "planted": u1}
    with pytest.raises(LayoutError, match="planted"):
        record(type("Table", (), {"__annotations__": planted}))
    assert record(type("Table", (), {"__annotations__": {**planted, "planted": u1 | SECRET}}))
