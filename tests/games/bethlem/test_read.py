"""Unclear sentences found by reading whole games of Bethlem line by line, in both languages."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tapete.games import find_game, speech_of
from tapete.games.bethlem.names import Card, Group, Outcome, Phase, Side, Silence
from tapete.games.bethlem.rules.cards import find_card, holder
from tapete.games.bethlem.rules.sides import side_of
from tapete.games.bethlem.text import asked_as
from tapete.games.bethlem.vocabulary import Act, Ask, Told
from tapete.kernel.menu import pack

from .test_rules import PASS, TRAITS, heard, own_table, table

GAME = find_game("bethlem")


@pytest.mark.parametrize(("call", "seat"), [("MARY", 5), ("ARCHIVO", 0)])
def test_nobody_hears_that_somebody_points_at_them_who_points_at_themselves(call: str, seat: int) -> None:
    news = table(call=call).play(f"player {seat}", seat)
    assert news
    assert not any(heard(news, viewer, Told.POINTED_AT) for viewer in range(9))


def test_nobody_is_told_to_spare_themselves() -> None:
    """The awakened archive's own player may be chosen: they can do to themselves what they like."""
    for chosen, muzzled in ((0, []), (4, [(0, 0, 0)])):
        session = table(rows__0__cards__1__awakened=True, rows__0__cards__1__shown=True, call="ARCHIVO")
        assert heard(session.play(f"player {chosen}", 0), chosen, Told.MUZZLED) == muzzled


def test_whoever_guesses_wrong_with_game_of_chance_hears_so_alone() -> None:
    """A pardon or Wakerfield may still save the card, which then stays covered: nobody else learns of a guess."""
    for guess, wrong in (("P1", []), ("A1", [(Group.A1, 0, 0)])):
        session = table(rows__6__cards__3__awakened=True, marks__chips=["0.1"], rows__6__cards__3__doomed=True,
                        phase="DAY")
        news = session.play(f"guess {guess}", 6)
        assert heard(news, 6, Told.MISGUESSED) == wrong
        assert not any(heard(news, viewer, Told.MISGUESSED) for viewer in (0, 1, 2, 3, 4, 5, 8))


def elected(architect: int, votes: tuple[int, ...] = (3, 3, 3, 4, 4, 5, 5), **given: Any) -> list[Any]:
    """What is told of these votes, while the architect has the use of player 1's responsibility."""
    session = own_table(phase="LYNCHING", seats__1__trait_shown=True,
                        traits=[TRAITS[1], TRAITS[0], *TRAITS[2:]], **given)
    session.state.own.maze, session.state.own.mazer = 2, architect + 1
    news: list[Any] = []
    for seat, voted in enumerate(votes):
        news += session.play(f"player {voted}", seat)
    return news


@pytest.mark.parametrize("language, says", [
    ("es", "Uno de esos votos lo da la responsabilidad de Blas, que en esta ronda usa otra persona."),
    ("en", "One of those votes is given by Blas's responsibility, which another has the use of this round.")])
def test_a_vote_that_the_maze_adds_is_explained(language: str, says: str) -> None:
    """The total is told, and is one more than the votes that are; whose it is nobody hears."""
    news = elected(0)
    assert heard(news, 8, Told.ELECTED) == [(3, 4, 0)]
    assert heard(news, 8, Told.LENT_VOTE) == [(1, 1, 0)]
    told = next(told for told in news if told.what == Told.LENT_VOTE)
    happening = GAME.wording.happening(told.what, told.a, told.b, told.c)
    assert GAME.wording.sentence(speech_of("bethlem", language), happening, ["Ana", "Blas"]) == says


def test_where_the_architect_votes_for_another_the_total_needs_no_explanation() -> None:
    news = elected(5)
    assert heard(news, 8, Told.ELECTED) == [(5, 3, 0)] or heard(news, 8, Told.TIE)
    assert heard(news, 8, Told.LENT_VOTE) == ([(1, 1, 0)] if heard(news, 8, Told.ELECTED) else [])


@pytest.mark.parametrize("votes, lent", [((3, 3, 4, 4, 4, 5, 5), 2), ((5, 3, 3, 4, 4, 3, 4), 0)])
def test_a_tie_that_the_maze_brings_about_is_explained(votes: tuple[int, ...], lent: int) -> None:
    """The architect is player 0. Where the vote is against none of those tied, the tie says nothing of it."""
    news = elected(0, votes)
    assert heard(news, 8, Told.TIE) == [(0, lent, 0)]
    happening = GAME.wording.happening(Told.TIE, 0, lent, 0)
    for language, reason in (("es", "la responsabilidad de Blas dobla el voto de otra persona."),
                             ("en", "Blas's responsibility doubles somebody else's vote.")):
        said = GAME.wording.sentence(speech_of("bethlem", language), happening, ["Ana", "Blas"])
        assert said.endswith(reason) == (lent > 0)


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_card_and_its_place_are_named_with_an_article(language: str) -> None:
    """*Siamese twin (card 1 of Feli) should have died* lacked one."""
    text = Path(f"src/tapete/games/bethlem/text/{language}.ftl").read_text(encoding="utf-8")
    assert "({ $place })" in text
    assert not re.findall(r"\{ \$(?:card|cause) \} \(", text)
    speech = speech_of("bethlem", language)
    assert {GAME.wording.sentence(speech, GAME.wording.happening(Told.SURVIVES, 0, Card.SIAMESA_1, cause),
                                  ["Feli"])[0].isupper()
            for cause in (0, Card.COMPANERO_1)} == {True}


@pytest.mark.parametrize("language, begins", [("es", "La muerte de"), ("en", "The death of")])
def test_whoever_has_been_told_dead_does_not_die_again_in_the_next_sentence(language: str, begins: str) -> None:
    """*The light goes out for a cellmate. Leprosy takes a cellmate* read as two deaths."""
    speech = speech_of("bethlem", language)
    for how in (Silence.LEPROSY, Silence.OWN_PLAYER):
        assert GAME.wording.sentence(speech, GAME.wording.happening(Told.SILENCED, 0, Card.RABIA, how),
                                     ["Feli"]).startswith(begins)


@pytest.mark.parametrize("language, nothing", [("es", "ningún poder"), ("en", "no power at all")])
def test_what_keeps_cards_from_having_any_power_says_more_than_that_they_do_not_act(language: str,
                                                                                    nothing: str) -> None:
    """A cyborg that dies in a round of group therapy was not to act, which does not explain its death."""
    speech = speech_of("bethlem", language)
    for occurrence in ("CORTE", "TERAPIA_DE_GRUPO", "RECONOCIMIENTO"):
        assert nothing in speech.say(f"occurs-{occurrence}")


@pytest.mark.parametrize("language, without", [("es", "sin poderes"), ("en", "without its powers")])
def test_a_coma_says_what_it_takes(language: str, without: str) -> None:
    """A cellmate that dies in a coma takes nobody along, and nothing said why."""
    assert without in GAME.wording.sentence(speech_of("bethlem", language), GAME.wording.happening(Told.COMA, 0, 0, 0),
                                            ["Feli"])


def death_of_the_archive(session: Any, first: str) -> Any:
    """The event of its death, if seat 6 makes a first choice, and then everybody passes or votes against seat 6."""
    news = session.play(first, 6)
    while not (deaths := [each for each in news if each.what == Told.DIES and each.b == Card.ARCHIVO]):
        menu = session.legal()
        news = session.play(PASS if PASS in menu else menu[-1], session.to_move)
    return deaths[0]


@pytest.mark.parametrize("language, says", [
    ("es", "Muere el archivo (la carta 2 de Ana): la paciencia había aplazado su muerte."),
    ("en", "Death takes the archive (card 2 of Ana): patience had put it off.")])
def test_a_death_put_off_says_so_when_it_comes(language: str, says: str) -> None:
    told = death_of_the_archive(table(traits=TRAITS, rows__0__cards__1__doomed=True, call="PACIENCIA"), "point 0.2")
    happening = GAME.wording.happening(told.what, told.a, told.b, told.c)
    assert GAME.wording.sentence(speech_of("bethlem", language), happening, ["Ana", *"BCDEFG"]) == says


def test_a_card_that_patience_has_left_alone_dies_of_something_else() -> None:
    told = death_of_the_archive(table(traits=TRAITS, rows__0__cards__1__doomed=True, call="PACIENCIA"), "pass")
    assert told.c == Card.NONE


def test_a_card_put_off_and_saved_that_is_lynched_does_not_die_of_patience() -> None:
    session = table(phase="LYNCHING", round=2, traits=TRAITS)
    session.state.patience_before = session.state.at[1] + 1
    for seat in range(7):
        session.play("player 0", seat)
    for seat in range(6):
        session.play("point 0.2", seat)
    assert death_of_the_archive(session, "point 0.2").c == Card.NONE


def test_a_game_of_chance_whose_chip_lies_on_itself_is_not_said_to_be_dead_already() -> None:
    """*By the effect of the game of chance, card 4 should have died* followed the death of this very card."""
    for chip, told in (("6.4", []), ("0.1", [Told.DEAD_ALREADY])):
        session = table(traits=TRAITS, rows__0__cards__0__dead=True, rows__6__cards__3__doomed=True, round=2,
                        marks__chips=[chip], phase="LYNCHING")
        news: list[Any] = []
        while session.state.phase == Phase.LYNCHING and not any(each.what == Told.OUT for each in news):
            menu = session.legal()
            news += session.play(PASS if PASS in menu else menu[-1], session.to_move)
        assert [Told(each.what) for each in news if each.what == Told.DEAD_ALREADY] == told


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_card_that_comes_back_by_itself_is_not_named_twice(language: str) -> None:
    """*The chef comes back to life, by the effect of the chef*: that she destroys all food has just been said."""
    speech = speech_of("bethlem", language)
    for cause in (Card.CHEF, Card.PROFETA, Card.NONE):
        said = GAME.wording.sentence(speech, GAME.wording.happening(Told.REVIVES, 0, Card.CHEF, cause), ["Ana"])
        assert said.count("Nerea") == 1


@pytest.mark.parametrize("card, says", [
    (Card.SIAMESA_1, "la paciencia había aplazado su muerte, y su hermana ya no la protege."),
    (Card.DANIEL, "la paciencia había aplazado su muerte.")])
def test_a_twin_whose_death_patience_put_off_dies_without_her_sister_s_help(card: Card, says: str) -> None:
    """She had been told to survive; her twin fell later in the same dawn."""
    happening = GAME.wording.happening(Told.DIES, 1, card, Card.PACIENCIA)
    assert GAME.wording.sentence(speech_of("bethlem", "es"), happening, ["Ana", "Beto"]).endswith(f": {says}")


@pytest.mark.parametrize("lynching, says", [(0, "anulas el linchamiento"), (1, "tras el linchamiento")])
def test_amnesia_is_asked_before_a_lynching_to_cancel_it_and_after_one_for_a_second(lynching: int, says: str) -> None:
    state = table(phase="LYNCHING").state
    state.lynching = lynching
    way = asked_as(state, Ask.AMNESIA, 0, 0)
    assert says in speech_of("bethlem", "es").say(f"ask-AMNESIA{way}", name="Ana")


@pytest.mark.parametrize("language, why", [
    ("es", "con el director, solo ganaba si a los demás no les quedaba con vida ningún personaje principal"),
    ("en", "with the director, won only if the others had no main character left alive")])
def test_the_end_says_why_the_director_has_not_won_with_the_inmates(language: str, why: str) -> None:
    state = table().state
    director = holder(state, find_card(state, Card.KRUGMAN))
    assert side_of(state, director) == Side.DIRECTOR
    for cause, said in ((Side.INMATES, True), (Side.DIRECTOR, False)):
        state.outcome, state.cause, state.winners = Outcome.WON, cause, 1 << (director + 1) % 7
        state.won_as[(director + 1) % 7] = cause
        assert (f"{director}, {why}" in GAME.results.cause(speech_of("bethlem", language), state, "0123456")) is said


@pytest.mark.parametrize("language, saves, revives", [
    ("es", ": salvar ", ": resucitar "), ("en", ": save ", ": revive ")])
def test_an_opposite_electroshock_brings_a_dead_card_back_and_saves_another(
        language: str, saves: str, revives: str) -> None:
    state = table(call="ELECTROSHOCK").state
    shock = pack(int(Act.REVERSE), 0, 0)
    for dead, said in ((0, saves), (1, revives)):
        state.pieces[state.at[0]].dead = dead
        assert said in GAME.wording.label(speech_of("bethlem", language), state, shock, "0123456")
