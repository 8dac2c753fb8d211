"""The board of any game: legal layouts, the default from its view, and the data of pages."""
from __future__ import annotations

from typing import Annotated, Literal, get_type_hints

import pytest
from pydantic import BaseModel

from tapete.errors import DefectError, InputError
from tapete.gamedef.faces import Face
from tapete.gamedef.kinds import Kind, Named, Seats
from tapete.gamedef.layout import Badge, CardMark, Cards, Counter, Layout, LayoutPart, Pile, Places, Sheet, Track, Zone
from tapete.games import find_game, game_names, speech_of
from tapete.table.view.board import board_of, drawn
from tapete.table.view.guessed_layout import SAID_ELSEWHERE, guess, seat_lists

Card = Named("card", ("KNAVE", "QUEEN"))
Place = Named("place", ("HALL", "YARD"))
HIGH_CARD = find_game("high_card")


class Deck(BaseModel):
    count: int
    top: str | None


class Player(BaseModel):
    points: Annotated[int, "a note"]
    hand: list[str | None]
    held: int
    place: str


class View(BaseModel):
    phase: Literal["day", "night"]
    round: int
    deck: Deck
    players: list[Player]
    lying: dict[str, str | None]
    omen: Deck | None


GOOD = Layout(
    status=(Badge("phase"), Counter("round")),
    table=(Zone("middle", Pile("deck.count", Card, top="deck.top"), Sheet("omen")), Counter("omen.count"),
           Track("players.*.points"),
           Places("lying", Place, {"HALL": (0, 0), "YARD": (1, 0)}, [("HALL", "YARD")], who="players.*.place")),
    seat=(Counter("players.*.points", of="round"), Cards("players.*.hand", Card, count="players.*.held")),
    faces={Card: {"KNAVE": Face(sign="J")}})


def test_a_layout_names_what_the_view_has() -> None:
    GOOD.check("pig", View)


@pytest.mark.parametrize(("part", "said"), [
    (Counter("rounds"), "pig: layout, Counter 'rounds': View has no field 'rounds'; it has phase, round, deck"),
    (Counter("deck.cards"), "Deck has no field 'cards'; it has count, top"),
    (Counter("phase"), "at phase there is str; expected int or float or nothing"),
    (Counter("round", of="phase"), "at phase there is str; expected int or nothing"),
    (Badge("players"), "at players there is list; expected int or float or str or bool or nothing"),
    (Pile("deck"), "at deck there is Deck; expected int or list"),
    (Cards("players.hand"), "there is nothing called 'hand' in list"),
    (Cards("players.*.hand", Card, count="players.*.place"), "at players.*.place there is str; expected int"),
    (Places("lying", Place, {"HALL": (0, 0)}, [("HALL", "YARD")]), "'YARD' has no spot, or is no place"),
    (Places("lying", Place, {"ATTIC": (0, 0)}), "'ATTIC' has no spot, or is no place"),
    (Places("lying", Place, {"HALL": (0, 0)}, who="players"), "at players there is list; expected str or int")])
def test_what_the_view_has_not_is_said_in_a_sentence(part: LayoutPart, said: str) -> None:
    with pytest.raises(InputError) as caught:
        Layout(table=[Zone("", part)]).check("pig", View)
    assert said in str(caught.value)


def test_before_a_seat_lies_what_is_the_seats() -> None:
    with pytest.raises(InputError, match=r"Counter 'round': expected a path with \* for the seat"):
        Layout(seat=[Counter("round")]).check("pig", View)


def test_what_lies_somewhere_is_meant_by_choices_that_there_are() -> None:
    with pytest.raises(InputError, match="there is no choice 'TAKE'; there are PLAY, PASS"):
        Layout(table=[Pile("deck.count", Card, acts=["TAKE"])]).check("pig", View, acts={"PLAY": ["card"], "PASS": []})


@pytest.mark.parametrize("part", [Cards("players.*.hand", Card, takes=["TAKE"]), Zone("deck", takes=["TAKE"])])
def test_what_is_dragged_somewhere_is_meant_by_choices_that_there_are(part: LayoutPart | Zone) -> None:
    with pytest.raises(InputError, match="there is no choice 'TAKE'; there are PLAY, PASS"):
        Layout(table=[part]).check("pig", View, acts={"PLAY": ["card"], "PASS": []})


def test_places_of_ones_own_row_are_named_by_a_choice() -> None:
    spot = Kind("spot", 1, 3)
    hand = Cards("players.*.hand", Card, place=spot)
    Layout(seat=[hand]).check("pig", View, acts={"PLAY": ["spot"]})
    with pytest.raises(InputError, match=r"Cards 'players.\*.hand': no choice names a spot"):
        Layout(seat=[hand]).check("pig", View, acts={"PLAY": ["card"]})
    with pytest.raises(InputError, match="only a row in front of a seat has places to choose; expected it in seat="):
        Layout(table=[hand]).check("pig", View, acts={"PLAY": ["spot"]})


@pytest.mark.parametrize(("path", "said"), [
    ("players.*.held", "at players.*.held there is int; expected list"),
    ("players.*.known", "Player has no field 'known'"),
    ("round", "expected a path with * for the seat")])
def test_a_mark_is_a_list_of_the_seats(path: str, said: str) -> None:
    Layout(seat=[Cards("players.*.hand", Card, marks=[CardMark("players.*.hand", Card)])]).check("pig", View)
    with pytest.raises(InputError) as caught:
        Layout(seat=[Cards("players.*.hand", Card, marks=[CardMark(path, Card)])]).check("pig", View)
    assert said in str(caught.value)


@pytest.mark.parametrize(("name", "face", "said"), [
    ("KING", Face(), "pig: layout, faces of card, KING: there is no such thing; there are KNAVE, QUEEN"),
    ("QUEEN", Face(sign="Queen"), "QUEEN: expected a sign of at most 3 letters, got 'Queen'"),
    ("QUEEN", Face(icon="queen-crow"), "'queen-crow' is no drawing of the set; expected a name such as queen-crown")])
def test_a_face_is_of_a_thing_that_there_is(name: str, face: Face, said: str) -> None:
    with pytest.raises(InputError, match=said):
        Layout(faces={Card: {name: face}}).check("pig", View)


def test_a_game_whose_layout_does_not_fit_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(HIGH_CARD.presentation), "layout", Layout(status=[Counter("pot")]))
    with pytest.raises(InputError, match="high_card: layout, Counter 'pot': HighCardView has no field 'pot'"):
        find_game("high_card")


def test_a_choice_of_a_layout_is_one_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(HIGH_CARD.presentation), "layout", Layout(table=[Cards("gone", acts=["TAKE"])]))
    with pytest.raises(InputError, match="high_card: layout, Cards 'gone': there is no choice 'TAKE'; there are PLAY"):
        find_game("high_card")


def test_what_is_said_of_nobody_is_made_of_the_view() -> None:
    """High card's view: numbers and a name above, each seat's cards, and the open cards in the middle."""
    assert seat_lists(HIGH_CARD) == {"players"}
    made = guess(HIGH_CARD)
    assert [type(part) for part in made.status] == [Counter, Counter, Badge]
    assert [part.path for part in made.status] == ["round", "prize", "leader"]
    assert list(made.seat) == [Cards("players.*.hand"), Counter("players.*.laid"), Counter("players.*.points")]
    assert list(made.table) == [Zone("", Cards("gone"))]


@pytest.mark.parametrize("name", game_names())
def test_nothing_of_a_view_is_left_out_and_each_part_fits_it(name: str) -> None:
    game, made = find_game(name), guess(find_game(name))
    model = get_type_hints(type(game).view)["return"]
    shown = {part.path.split(".")[0] for part in made.parts()}
    assert shown | SAID_ELSEWHERE | game.scenarios.not_fingerprinted >= set(model.model_fields)
    made.check(name, model, game.lore)


def test_a_page_is_told_what_choices_and_happenings_name() -> None:
    board = board_of("gloom", "en")
    assert board.acts["PLAY"].verb == "play"
    assert board.acts["PLAY"].kinds == ["card", "character"]
    assert board.told["PLAYED"] == {"seat": "seat", "card": "card", "character": "character"}
    assert all(label and label != key for key, label in board.things["character"].items())


def test_common_fields_are_called_by_their_names_in_both_languages() -> None:
    assert [board_of("high_card", lang).fields["points"] for lang in ("en", "es")] == ["Points", "Puntos"]


def test_a_label_that_is_laid_out_must_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them are named at once, so that nobody looks for one after the other."""
    unsaid = Layout(status=[Counter("prize", label="nobody-says-this"), Counter("round", label="nor-that")])
    monkeypatch.setattr(type(HIGH_CARD.presentation), "layout", unsaid)
    with pytest.raises(DefectError, match="there is no message field-nobody-says-this, field-nor-that"):
        drawn(HIGH_CARD, speech_of("high_card", "en"))


def test_places_where_nothing_lies_are_called_places(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = Layout(table=[Places("", spots={"HALL": (0, 0)}, who="leader")])
    monkeypatch.setattr(type(HIGH_CARD.presentation), "layout", layout)
    assert drawn(HIGH_CARD, speech_of("high_card", "en")).table[0].parts[0].label == "Places"


def test_seats_and_numbers_are_named_alike_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = Layout(table=[Badge("leader", Seats(4, "lyncher")), Cards("gone", Kind("card", 1, 22))])
    monkeypatch.setattr(type(HIGH_CARD.presentation), "layout", layout)
    board = drawn(HIGH_CARD, speech_of("high_card", "es"))
    assert [zone.parts[0].kind for zone in board.table] == ["seat", "card"]
    assert board.things["card"]["22"] == "22"
    assert "lyncher" not in board.things
