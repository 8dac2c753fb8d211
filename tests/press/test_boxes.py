"""Boxes to fold for decks, and the sheet that shows how to cut cards."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.paper import Drawing, PaperCard, PaperDeck
from tapete.press.boxes import GLUE, PLAIN, ROOM, Stock, TuckBox, boxes_of
from tapete.press.paper import PAPERS, SIZES

from .conftest import job_of, pages_of, print_all

A4, STANDARD = PAPERS["a4"], SIZES["standard"]
BACK = Drawing('<rect width="63" height="88" fill="#335577"/>', 63, 88)


def deck_of(cards: int) -> PaperDeck:
    return PaperDeck("trial", "Trial", (PaperCard("C", "Card", "Kind", "#2c6580", cards),), BACK)


def boxes(cards: int, paper: str = "a4", size: str = "standard", stock: Stock = PLAIN) -> list[TuckBox]:
    return list(boxes_of([deck_of(cards)], SIZES[size], stock, PAPERS[paper]))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("cards", [1, 14, 108, 380])
def test_what_is_cut_out_lies_on_the_paper_and_holds_every_card(paper: str, size: str, cards: int) -> None:
    made = boxes(cards, paper, size)
    assert sum(box.cards for box in made) == cards
    assert [(box.part, box.parts) for box in made] == [(i + 1, len(made)) for i in range(len(made))]
    for box in made:
        assert {round(x, 6) for x, _ in box.outline} >= {0, round(box.width, 6)}
        assert all(0 <= x <= box.width + 1e-9 and 0 <= y <= box.height + 1e-9 for x, y in box.outline)
        assert box.width <= PAPERS[paper].height - 2 * PAPERS[paper].margin
        assert box.height <= PAPERS[paper].width - 2 * PAPERS[paper].margin
        assert box.sides[0].width >= PLAIN.thickness * box.cards


def test_the_sides_of_a_box_meet_where_it_is_folded() -> None:
    """Glue flap, back, side, front, side, and the lid on the back: all that meet share an edge of one length."""
    (box,) = boxes(108)
    (back, front), (left, right), lid = box.faces, box.sides, box.lid
    assert (back.x, left.x, front.x, right.x) == pytest.approx((
        GLUE, back.x + back.width, left.x + left.width, front.x + front.width))
    assert {panel.y for panel in (back, front, left, right)} == {lid.y + lid.height}
    assert (lid.x, lid.width, lid.height) == (back.x, back.width, left.width)
    assert (front.width, front.height) == (STANDARD.width + ROOM, STANDARD.height + ROOM)
    upright = {from_[0] for from_, to in box.folds if from_[0] == to[0]}
    assert upright == {back.x, left.x, front.x, right.x}


def test_sleeves_and_thick_cards_want_larger_boxes() -> None:
    (plain,), (sleeved,), (thick,) = boxes(60), boxes(60, stock=Stock(sleeved=True)), boxes(60, stock=Stock(0.5))
    assert sleeved.faces[0].width == plain.faces[0].width + 3
    assert sleeved.sides[0].width > plain.sides[0].width and thick.sides[0].width > plain.sides[0].width
    assert thick.faces == tuple(replace(face, x=thick.faces[i].x, y=thick.faces[i].y)
                                for i, face in enumerate(plain.faces))


@pytest.mark.parametrize("given", ["0", "3", "thick", "nan"])
def test_what_is_no_thickness_of_a_card_is_refused(tapete: Any, tmp_path: Any, given: str) -> None:
    code, out, err = tapete("press", "carcosa", "--what", "boxes", "--thickness", given, "--lang", "en", "-o", tmp_path)
    assert (code, out) == (2, "") and err.count("\n") == 1 and "--thickness" in err
    assert list(tmp_path.iterdir()) == []


def test_a_card_too_large_for_any_box_is_refused() -> None:
    with pytest.raises(InputError, match="Trial"):
        list(boxes_of([deck_of(2)], replace(STANDARD, width=140), PLAIN, A4))


@pytest.mark.parametrize("language", ["en", "es"])
def test_each_deck_has_its_box_with_its_name_and_how_many_it_holds(language: str) -> None:
    job = job_of(language=language)
    (page, *others) = pages_of(print_all(job, "boxes")["carcosa-boxes.pdf"])
    decks = job.printed().decks
    assert len(others) + 1 == len(decks)
    assert page.count(decks[0].title) >= 3
    assert ("108 cards" if language == "en" else "108 cartas") in page


def test_the_cutting_sheet_numbers_every_line_and_says_how_far_it_is() -> None:
    (page,) = pages_of(print_all(job_of(language="en"), "cutting")["carcosa-cutting.pdf"])
    assert all(f"{mm} mm" in page for mm in ("10.5", "73.5", "136.5", "199.5", "16.5", "104.5", "192.5", "280.5"))
    assert {str(n) for n in range(1, 9)} <= set(page.split())


def test_neither_is_printed_unless_it_is_asked_for() -> None:
    from tapete.press.printing import parts_of
    assert not {"boxes", "cutting"} & set(parts_of("all"))
