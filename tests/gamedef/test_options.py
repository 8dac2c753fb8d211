"""Options that are declared once, and paths of a view that scenarios may set."""
import contextlib
import random
import re
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel

from tapete.errors import DefectError, InputError
from tapete.files.config import Strict, check
from tapete.gamedef.kinds import Named, Seats
from tapete.gamedef.options import Option, declared, described, fill, option_rows, record_of
from tapete.gamedef.paths import Given, Paths
from tapete.games import NAMES, find_game
from tapete.kernel.record import i1, i2, record, u1
from tapete.referee.session import Session


class Place(IntEnum):
    NOWHERE = 0
    HALL = 1
    CELLAR = 4


class RoleOptions(Strict):
    sanity: Annotated[int, Option("at the start", -5, 50)]


class HouseOptions(Strict):
    doors: Annotated[bool, Option("whether doors open", field="open")]


class GameOptions(Strict):
    rounds: Annotated[int, Option("most rounds; 0: any number", 0, 5000)]
    first: Annotated[Literal["lot", "eldest"] | int, Option("who begins", 0, 4)]
    pace: Annotated[Literal["slow", "usual", "fast"], Option("how fast")]
    goal: Annotated[str, Option("where to", names=Place)]
    rooms: Annotated[list[str], Option("in play", names=Place, chosen=True)]
    belt: Annotated[list[str], Option("the way round", names=Place, size=(1, 3))]
    deck: Annotated[dict[str, int], Option("cards by place", 0, 9, by=Place)]
    roles: Annotated[dict[str, RoleOptions], Option("by name", by=("ANA", "BEN"))]
    house: Annotated[HouseOptions, Option("the house", flat=True)]
    limit: Annotated[int | None, Option("null: none", 1, 300)]
    name: Annotated[str, Option("of the table", own=True)]


GIVEN: dict[str, Any] = {
    "rounds": 300, "first": "eldest", "pace": "fast", "goal": "CELLAR", "rooms": ["CELLAR"],
    "belt": ["HALL", "CELLAR"], "deck": {"HALL": 3}, "roles": {"BEN": {"sanity": -2}}, "house": {"doors": True},
    "limit": None, "name": "x"}


def options(**over: Any) -> GameOptions:
    return check(GameOptions, {**GIVEN, **over}, "options")


def test_the_record_of_options_holds_what_is_declared() -> None:
    numbers = record_of(GameOptions, more=i2)
    assert list(numbers.fields) == ["rounds", "first", "pace", "goal", "rooms", "belt", "deck", "roles", "open",
                                    "limit", "more"]
    made = numbers.checked()
    fill(made, options())
    assert (made.rounds, made.first, made.pace, made.goal, made.open, made.limit) == (300, -2, 2, 4, 1, 0)
    assert made.rooms == [0, 0, 0, 0, 1] and made.belt == [1, 4, 0] and made.deck == [0, 3, 0, 0, 0]
    assert [role.sanity for role in made.roles] == [0, -2]


@pytest.mark.parametrize(("over", "said"), [
    ({"rounds": -1}, "rounds: expected at least 0, got -1"),
    ({"first": 5}, "first: expected at most 4, got 5"),
    ({"goal": "ATTIC"}, "goal: 'ATTIC' cannot stand here; expected one of NOWHERE, HALL, CELLAR"),
    ({"rooms": ["HALL", "HALL"]}, "rooms: expected each of them once at most"),
    ({"belt": []}, "belt: expected 1 to 3 of them, got 0"),
    ({"deck": {"ATTIC": 1}}, "deck.ATTIC: 'ATTIC' cannot stand here"),
    ({"deck": {"HALL": 10}}, "deck.HALL: expected at most 9, got 10"),
    ({"roles": {"BEN": {"sanity": 51}}}, "roles.BEN.sanity: expected at most 50, got 51")])
def test_what_an_option_may_not_be_is_said_in_a_sentence(over: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError) as refused:
        options(**over)
    assert said in str(refused.value)


def test_an_option_of_which_nothing_is_said_is_a_defect() -> None:
    class Silent(Strict):
        n: int

    class Endless(Strict):
        n: Annotated[int, Option("some number")]

    for model, said in ((Silent, "nothing is said of this option"), (Endless, "range of this number")):
        with pytest.raises(DefectError, match=said):
            record_of(model)


def test_what_an_option_is_for_is_found_by_its_path() -> None:
    assert described(GameOptions, ("rounds",)) == ("most rounds; 0: any number", ["rounds"], [])
    assert described(GameOptions, ("deck", "HALL")) == ("cards by place", ["deck"], ["HALL"])
    assert described(GameOptions, ("roles", "TANK", "sanity")) == ("at the start", ["roles", "sanity"], ["TANK"])
    assert described(GameOptions, ("nothing",)) == ("", [], [])

    class Plain(Strict):
        keys: int

    assert described(Plain, ("keys",)) == ("", [], [])


def test_the_schema_and_the_rows_of_the_documents_say_the_same() -> None:
    schema = GameOptions.model_json_schema()["properties"]
    assert schema["rounds"] == {"description": "most rounds; 0: any number", "minimum": 0, "maximum": 5000,
                                "title": "Rounds", "type": "integer"}
    assert schema["goal"]["enum"] == ["NOWHERE", "HALL", "CELLAR"]
    rows = {row[0]: row[1:] for row in option_rows(GameOptions, options().model_dump())}
    assert rows["first"] == ("lot, eldest, 0 to 4", "eldest", "who begins")
    assert rows["house.doors"] == ("true, false", "true", "whether doors open")
    assert rows["limit"] == ("1 to 300, null", "null", "null: none")


# ---- paths -------------------------------------------------------------------------------------

@record
class Soul:
    sanity: i1
    place: u1
    holds: i1
    states: u1[2]


@record
class House:
    turn_no: i2
    late: u1
    king_away: i1
    bag: u1[3]
    n_bag: u1
    souls: Soul[4]


class SoulView(BaseModel):
    sanity: Annotated[int, Given(low=-5)]
    place: Annotated[str, Given(kind=Named("place", Place))]
    holds: Annotated[int | None, Given(nothing=-1)]
    states: Annotated[dict[str, int], Given(by=Named("state", ("MAD", "ILL")), high=9)]
    limit: int


class KingView(BaseModel):
    away: Annotated[int, Given("king_away", high=lambda s: s.turn_no + 2)]
    bag: Annotated[list[str], Given(kind=Named("place", Place), count="n_bag")]


class HouseView(BaseModel):
    king: Annotated[KingView | None, Given(flat=True)]
    queen: Annotated[KingView | None, Given(flat=True)] = None
    turn: Annotated[int, Given("turn_no", 1)]
    late: Annotated[bool, Given()]
    souls: list[SoulView]


PATHS = Paths()


@PATHS.path("souls.*.limit")
def _limit(s: Any, lore: Any, soul: str, value: Any) -> None:
    """What it may do."""
    raise ValueError("not today")


def edited(path: str, value: Any) -> Any:
    state = House.plain()
    soul = SoulView(sanity=0, place="NOWHERE", holds=None, states={}, limit=0)
    view = HouseView(king=KingView(away=0, bag=[]), turn=1, late=False, souls=[soul, soul])
    PATHS.edit(state, None, view, path, value)
    return state


def test_paths_set_the_records_fields() -> None:
    assert edited("turn", 300).turn_no == 300
    assert edited("late", True).late == 1
    assert edited("king.away", 2).king_away == 2
    assert (edited("king.bag", ["HALL", "HALL"]).bag, edited("king.bag", ["HALL"]).n_bag) == ([1, 1, 0], 1)
    assert edited("souls.1.sanity", -5).souls[1].sanity == -5
    assert edited("souls.1.place", "CELLAR").souls[1].place == 4
    assert edited("souls.0.holds", None).souls[0].holds == -1
    assert edited("souls.0.states.ILL", 3).souls[0].states == [0, 3]


@pytest.mark.parametrize(("path", "value", "said"), [
    ("turn", 0, "expected a whole number from 1 to 32767, got 0"), ("turn", True, "expected a whole number"),
    ("late", 1, "expected true or false, got 1"), ("souls.2.sanity", 1, "from 0 to 1, got 2"),
    ("souls.x.sanity", 1, "got 'x'"), ("souls.1.place", "ATTIC", "'ATTIC' is no place"),
    ("souls.0.states.ILL", 10, "from 0 to 9"), ("souls.0.states.OLD", 1, "'OLD' is no state"),
    ("king.away", 3, "from 0 to 2, got 3"), ("king.bag", ["HALL"] * 4, "a list of at most 3, each a place"),
    ("king.bag", ["ATTIC"], "'ATTIC' is no place"), ("king.bag", "HALL", "expected a list"),
    ("king", 1, "no such path"),
    ("queen.away", 1, "there is none in this game"),
    ("souls.0", 1, "no such path"), ("souls", 1, "no such path"),
    ("turn.x", 1, "no such path"), ("nothing", 1, "no such path"), ("souls.0.limit", 1, "not today")])
def test_what_a_path_cannot_be_is_said(path: str, value: Any, said: str) -> None:
    with pytest.raises(InputError, match=said) as refused:
        edited(path, value)
    assert str(refused.value).startswith(path)


@record
class Hands:
    n_seats: i1
    hands: u1[4, 3]


class HandsView(BaseModel):
    pass


HANDS = Paths()


@HANDS.path("hands.*", Seats(4), values=Named("card", ("", "ACE", "KING")))
def _hand(s: Any, lore: Any, seat: int, cards: list[int]) -> None:
    """These cards and no others."""
    s.hands[seat][:] = cards + [0] * (3 - len(cards))


def dealt(path: str, value: Any) -> Any:
    state = Hands.plain()
    state.n_seats = 2
    HANDS.edit(state, None, HandsView(), path, value)
    return state


def test_a_setter_gets_the_numbers_of_what_is_named() -> None:
    assert dealt("hands.1", ["KING", "ACE"]).hands[1] == [2, 1, 0]


@pytest.mark.parametrize(("path", "value", "said"), [
    ("hands.2", [], "from 0 to 1, got 2"), ("hands.x", [], "got 'x'"), ("hands.0", "ACE", "expected a list"),
    ("hands.0", ["ACE", "ACE"], "a card stands there twice"), ("hands.0", ["DUKE"], "'DUKE' is no card"),
    ("hands.0", [""], "'' is no card"), ("hands.0", [["ACE"]], "is no card"), ("hands.0", [None], "'null' is no card")])
def test_a_setter_never_gets_what_is_none_of_the_kind(path: str, value: Any, said: str) -> None:
    with pytest.raises(InputError, match=said):
        dealt(path, value)


@record
class Shelf:
    n_seats: i1
    seen: u1
    row: u1[3]


class ShelfView(BaseModel):
    seen: Annotated[list[str], Given(kind=Named("card", ("", "ACE", "KING")), bits=True)]
    row: Annotated[list[str], Given(kind=Named("card", ("", "ACE", "KING")))]


def shelf(path: str, value: Any) -> Any:
    state = Shelf.plain()
    state.row[:] = [1, 1, 1]
    Paths().edit(state, None, ShelfView(seen=[], row=[]), path, value)
    return state


def test_a_list_may_be_the_bits_of_a_number_or_an_array_that_ends_with_0() -> None:
    assert shelf("seen", ["KING", "ACE"]).seen == 0b110
    assert shelf("row", ["KING"]).row == [2, 0, 0]
    for path in ("seen", "row"):
        with pytest.raises(InputError, match=f"{path}: 'DUKE' is no card"):
            shelf(path, ["DUKE"])


def test_all_paths_are_listed_with_what_sets_them() -> None:
    assert list(PATHS.rows(HouseView)) == [
        ("king.away", "a number", "yes"), ("king.bag", "a list, each a name", "yes"),
        ("queen.away", "a number", "yes"), ("queen.bag", "a list, each a name", "yes"),
        ("turn", "a number", "yes"), ("late", "true or false", "yes"), ("souls.*.sanity", "a number", "yes"),
        ("souls.*.place", "a name", "yes"), ("souls.*.holds", "a number or null", "yes"),
        ("souls.*.states", "a mapping from names, each to a number", "yes"), ("souls.*.states.*", "a number", "yes"),
        ("souls.*.limit", "a number", "What it may do.")]


# ---- options that nothing reads ----------------------------------------------------------------

def read_as(model: type[BaseModel]) -> list[str]:
    """By which name each option is read: of its field in the record, or its own where the game itself fills it."""
    found: list[str] = []
    for each in declared(model):
        section = None if each.option.own else each.section
        found += read_as(section) if section else [each.name if each.option.own else each.field]
    return found


@pytest.mark.parametrize("name", ["bethlem", "carcosa", "gloom", "souls"])
def test_every_option_is_read_somewhere(name: str) -> None:
    game = find_game(name)
    folder = Path("src/tapete/games") / name
    read = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    for ruleset in game.rulesets:
        unread = [name for name in read_as(type(game.options(ruleset))) if not re.search(rf"\.{name}\b", read)]
        assert not unread, f"{ruleset.name}: no rule reads {', '.join(unread)}"


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_set_in_whatever_place_is_set_or_refused(name: str) -> None:
    """Every path of every game, with a step more, a step less and another step, and values of every kind."""
    game, chance = find_game(name), random.Random(name)
    session = Session(game, game.ruleset(), game.options(game.ruleset()), [None] * game.most, 5)
    told = type(game.view(session.state))
    tried: dict[str, None] = {}     # many are one without their last step
    for pattern, _, _ in game.scenarios.paths.rows(told):
        path = [chance.choice("0013") if step == "*" else step for step in pattern.split(".")]
        for i in range(len(path)):
            before, after = path[:i], path[i + 1:]
            tried |= {".".join(steps): None for steps in (
                path, [*before, "0", *path[i:]], [*before, "", *path[i:]], [*before, *after], [*before, "x", *after])}
    state = game.State.copy(session.state)
    for where in tried:
        for value in (True, 3, "x", None, [], [0], ["x"], {}, {"x": 1}, [[1, "x"]]):
            with contextlib.suppress(InputError):
                game.scenarios.edit(state, where, value)
                state = game.State.copy(session.state)
