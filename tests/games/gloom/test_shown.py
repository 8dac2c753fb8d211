"""Cthulhu Gloom at a terminal, its sentence at the end, and the greedy bot's use of events."""
from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game, speech_of
from tapete.games.gloom import text
from tapete.games.gloom.words import card_text
from tapete.referee.session import Session

GAME = find_game("gloom")


def laid(given: dict[str, Any]) -> Session:
    """A game of two whose first seat has Miskatonic and is to play."""
    ruleset = GAME.ruleset()
    session = Session(GAME, ruleset, GAME.options(ruleset, {"families": "lot", "first": 0}), [None, None], 1)
    for path, value in {"seats.0.family": "MISKATONIC", "seats.1.family": "WHATELEY", **given}.items():
        GAME.scenarios.edit(session.state, path, value)
    return session


def drawn(width: int, given: dict[str, Any]) -> str:
    session = laid(given)
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(GAME.presentation.board(speech_of("gloom", "es"), session.blinded(1), ["Ana", "Beto"], width))
    return re.sub(r"\s+", " ", console.export_text())


@pytest.mark.parametrize("width", [80, 120])
def test_a_persistent_effect_is_shown_once_and_what_is_over_not_at_all(width: int) -> None:
    """ECHO_BRANQUIAS shows by its text and by its picture; LEYO_LATINES_LETALES drew a card when it was played."""
    given = {"seats.1.hand": [], "characters.HERBERT_WEST.pile": ["ECHO_BRANQUIAS"],
             "characters.WALTER.pile": ["LEYO_LATINES_LETALES"]}
    assert drawn(120, given).count("límite de robo") == 1
    assert "Roba" not in drawn(width, given)


@pytest.mark.parametrize("width", [80, 120])
def test_piles_and_discards_are_there_on_a_narrow_screen_too(width: int) -> None:
    shown = drawn(width, {"seats.1.hand": [], "characters.HERBERT_WEST.pile": ["BEBIO_BILIS", "OYO_FLAUTAS"],
                          "discards": ["NOCHE_DE_TORMENTA"]})
    for word in ("bilis", "flautas", "tormenta"):
        assert word in shown


def test_the_end_says_who_has_won_and_lists_all_in_order() -> None:
    es, en = speech_of("gloom", "es"), speech_of("gloom", "en")
    assert text.ending(es, "FAMILY", [-10, -45, 5], ["Ana", "Beto", "Caro"], {1: ("La casa", -20)}) == (
        "Ha muerto el último personaje de una familia. Gana Beto con el valor familiar más bajo, −45. "
        "Valores familiares: Beto −45 (−25 por sus muertos y −20 por la historia «La casa»), Ana −10, Caro +5.")
    assert text.ending(en, "IDLE", [-10, 0, -10], ["Ana", "Beto", "Caro"], {}) == (
        "Nobody played anything any more. Ana and Caro win with the lowest family value, −10 each. "
        "Family values: Ana −10, Caro −10, Beto 0.")


@pytest.mark.parametrize(("language", "says"), [("es", "mientras el personaje viva"),
                                                ("en", "while the character lives")])
def test_a_persistent_card_says_that_its_effect_is_over_with_the_character(language: str, says: str) -> None:
    """A death covers its picture, and with it the points of PROYECTO_DOS_SOMBRAS."""
    ruleset = GAME.ruleset()
    pack = GAME.playing(GAME.options(ruleset)).pack
    durable = [card for card in pack.modifiers.values() if any(effect.lasting for effect in card.effects)]
    assert durable and all(says in card_text(speech_of("gloom", language), pack, card) for card in durable)


def chosen(hand: list[str], *played: str) -> str:
    """Greedy's choice with this hand, after the cards that were played."""
    ruleset = GAME.ruleset()
    session = Session(GAME, ruleset, GAME.options(ruleset, {"families": "lot", "first": 0}), [None, None], 1)
    for path, value in {"seats.0.family": "MISKATONIC", "seats.1.family": "WHATELEY", "seats.0.hand": hand,
                        "seats.1.hand": []}.items():
        GAME.scenarios.edit(session.state, path, value)
    for action in played:
        session.play(action)
    return GAME.grammar.text(SeatedAgent("greedy", session.to_move, 1).choose(session, 0))


def test_greedy_uses_an_event_of_free_plays_where_it_holds_what_they_may_be() -> None:
    """Two free plays of what makes somebody unhappy: with two such cards in hand, and for nothing without."""
    assert chosen(["LAS_ESTRELLAS_CASI", "EXCAVO_DONDE_NO_DEBIA", "TRAGO_UN_TENTACULO"], "pass") == (
        "event LAS_ESTRELLAS_CASI")
    assert chosen(["LAS_ESTRELLAS_CASI"]) == "pass"


def test_greedy_discards_a_card_that_serves_it_less_than_an_event() -> None:
    assert chosen(["DESCIFRO_UN_DIARIO", "TODO_TIENE_EXPLICACION", "MERENDO_EN_LA_MESETA"],
                  "play DESCIFRO_UN_DIARIO HERBERT_WEST") == "discard MERENDO_EN_LA_MESETA"


# ---- piles and discards, looked into -----------------------------------------------------------

def test_piles_and_discards_can_be_looked_into_card_by_card() -> None:
    """From the top down, each card with what it does; the discards with the last one first."""
    speech, names = speech_of("gloom", "en"), ["Ann", "Ben", "Cleo"]
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 3, 9)
    agents = [SeatedAgent("random", seat, 9) for seat in range(3)]
    looked = 0
    for number in range(150):
        if session.over:
            break
        session.play(agents[session.to_move].choose(session, number))
        view = session.view(GAME.spectator)
        there = [one.pile for one in view.characters.values() if one.seat is not None and one.pile]
        there += [view.discards] if view.discards else []
        piles = GAME.presentation.look_into(speech, session.blinded(GAME.spectator), names)
        assert len(piles) == len(there)
        for (title, drawn), pile in zip(piles, there, strict=True):
            columns = [list(column.cells) for column in drawn.columns]
            assert columns[1] == [view.cards[card].name["en"] for card in reversed(pile)]
            assert [str(text) for text in columns[4]] == [view.cards[card].text["en"] for card in reversed(pile)]
            assert ("one card" if len(pile) == 1 else f"{len(pile)} cards") in title
            looked += len(pile) > 1
    assert looked > 50


@pytest.mark.parametrize(("language", "says"), [
    ("es", ["«Noche de tormenta en Arkham» hace que Ana descarte 1 carta, hasta su límite.",
            "«Noche de tormenta en Arkham» no hace descartar nada a Ana, cuya mano ya se ajusta a su límite."]),
    ("en", ["“A stormy night in Arkham” makes Ana discard 1 card, down to the limit.",
            "“A stormy night in Arkham” makes Ana discard nothing: the hand is within the limit."])])
def test_what_an_event_asks_for_after_other_plays_is_told_with_its_title(language: str, says: list[str]) -> None:
    """Between a night of storm and its discards another card is played: they read as that one's."""
    found = []
    for hand in (["BEBIO_BILIS", "CONTO_ANGULOS", "TRAZO_TRIANGULOS"], ["BEBIO_BILIS"]):
        session = laid({"seats.1.hand": [], "seats.0.hand": ["NOCHE_DE_TORMENTA", *hand]})
        session.play("event NOCHE_DE_TORMENTA", 0)
        news = session.play("play BEBIO_BILIS WALTER", 0)
        found += [said for told in news if "tormenta" in (said := _said(language, told)) or "stormy" in said]
    assert found == says


def _said(language: str, told: Any) -> str:
    happening = GAME.wording.happening(told.what, told.a, told.b, told.c)
    return GAME.wording.sentence(speech_of("gloom", language), happening, ["Ana", "Blas"])


@pytest.mark.parametrize(("language", "says"), [("es", "sigue en −20"), ("en", "stays at −20")])
def test_a_play_that_leaves_the_self_worth_as_it_is_says_so(language: str, says: str) -> None:
    session = laid({"characters.WALTER.pile": ["CONTO_ANGULOS"], "seats.0.hand": ["MERECIO_UN_MATRIMONIO"]})
    labels = [GAME.wording.label(speech_of("gloom", language), session.state, action, ["Ana", "Blas"])
              for action in session.legal()]
    assert [label for label in labels if says in label and "Walter" in label]
