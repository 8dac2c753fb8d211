"""A sentence that only one seat is told says "you" to this seat if it is about the seat or about its cards."""
from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game, speech_of
from tapete.games.bethlem.custom.names import ChoiceName
from tapete.games.bethlem.names import SPOT_SEAT, Card
from tapete.games.bethlem.vocabulary import Card as CardKind
from tapete.games.bethlem.vocabulary import Choice, Number, Seat, Spot, Told
from tapete.referee.session import Session, sentence_of
from tapete.testing.truth import at_random

from ...sweep import sweep
from .test_rules import TRAITS, table

GAME = find_game("bethlem")
NAMES = ["Ana", "Blas", "Carla", "Dino", "Elsa", "Fito", "Gala", "Hugo"]
BLAS = 1
OTHERS = {"AWAKE", "CELLMATE", "MAZE", "MAZED", "MUZZLED", "PACT_WITH", "SAW_GOAL", "SEEN_SPYING", "SIAMESE"}
"""Words that a seat is told of other seats only."""
PRIVATE = sorted({word for path in Path("src/tapete/games/bethlem").rglob("*.py") for word in re.findall(
    r"tell_only\(s, (?:1 << |s\.awake)[^\n|]*?Told\.(\w+)", path.read_text(encoding="utf-8"))
    if {Seat, Spot} & {*Told[word].args.values()}})
"""Words about a seat or a card that one seat alone may be told."""


def about_blas(word: Told) -> Iterator[Happening]:
    """Happenings of a word in which all seats are Blas, and all places are his."""
    values = {Seat: [BLAS], Spot: [SPOT_SEAT * BLAS + 5], Number: [0, 1], Choice: [ChoiceName.BROCCOLI],
              CardKind: [Card.SIAMESA_1, Card.PACTO_DE_SANGRE, Card.NEUROTICISMO]}
    for arguments in product(*(values.get(kind, [1]) for kind in word.args.values())):
        yield GAME.wording.happening(int(word), *(*arguments, 0, 0, 0)[:3])


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("name", [name for name in PRIVATE if name not in OTHERS])
def test_a_seat_is_not_told_of_itself_by_name(name: str, language: str) -> None:
    for happening in about_blas(Told[name]):
        assert "Blas" not in GAME.wording.sentence(speech_of("bethlem", language), happening, NAMES, BLAS), happening


def test_many_words_are_told_to_one_seat() -> None:
    assert {"SECRET", "SAW_CARD", "PROPOSED", "TURNED", "ANSWERED_MARY"} <= set(PRIVATE)
    assert set(PRIVATE) >= OTHERS


@pytest.mark.parametrize("ruleset, seats, seed", sweep(
    ((ruleset, seats, seed) for ruleset in ("base-1", "propias-1") for seats in (2, 7, 8) for seed in range(3)
     if (ruleset, seats) != ("propias-1", 2)), kept=[("base-1", 2, 0), ("base-1", 8, 0), ("propias-1", 7, 0)]))
def test_in_whole_games_no_seat_hears_its_own_name_alone(ruleset: str, seats: int, seed: int) -> None:
    rules, speech, choose = GAME.ruleset(ruleset), speech_of("bethlem", "es"), at_random(seed)
    session = Session(GAME, rules, GAME.options(rules), [None] * seats, seed)
    alone, news = 0, session.news()
    for _ in range(400):
        for told in news:
            if told.to is not None and told.to < seats:
                alone += 1
                assert NAMES[told.to] not in sentence_of(session.game, speech, told, NAMES)
        if session.over:
            break
        news = session.play(choose(session.state, session.legal()))
    assert alone


@pytest.mark.parametrize("language, reader, says", [
    ("es", 4, ["Tienes entre tus cartas, vivas o muertas, una siamesa.",
                  "Fito tiene entre sus cartas, vivas o muertas, una siamesa."]),
    ("en", 4, ["Among your cards, alive or dead, is a Siamese twin.",
                  "Among Fito's cards, alive or dead, is a Siamese twin."]),
    ("es", 1, ["Elsa tiene entre sus cartas, vivas o muertas, una siamesa.",
                  "Fito tiene entre sus cartas, vivas o muertas, una siamesa."])])
def test_the_record_of_the_twins_says_you_to_one_of_them(language: str, reader: int, says: list[str]) -> None:
    session = table(traits=TRAITS, round=2, **{f"seats__{reader}__events": ["HISTORIA_SIAMESAS"]}, call="EVENTOS")
    news = session.play("play HISTORIA_SIAMESAS", reader)
    assert [sentence_of(GAME, speech_of("bethlem", language), told, NAMES) for told in news
            if told.what == Told.SECRET] == says


def test_what_several_seats_are_told_names_them() -> None:
    happening = GAME.wording.happening(Told.SECRET, Card.SIAMESA_1, BLAS, 0)
    said = GAME.wording.sentence(speech_of("bethlem", "es"), happening, NAMES)
    assert said == "Blas tiene entre sus cartas, vivas o muertas, una siamesa."
