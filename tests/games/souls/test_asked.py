"""Four Souls' questions in words for people: the event, its player, and the meaning of passing."""
from __future__ import annotations

from pathlib import Path

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game, speech_of
from tapete.referee.lesson import LessonDice, need_lesson
from tapete.referee.scenario import load, set_up_table
from tapete.referee.session import Session

from .test_stops import play, table

NAMES = ["Ana", "Bo"]
SAID = {
    "en": ("You missed: “Fly” hits you for 1. Answer, Ana? If nobody answers, it happens.",
           "Ana missed: “Fly” hits Ana for 1. Answer, Bo? If nobody answers, it happens.",
           "Bo plays “Bomb!”. Bo deals 1 damage to Ana. Answer, Ana? If nobody answers, it happens.",
           "You rolled a 1 against “Fly”; a 2 or more hits it. Answer, Ana? If nobody answers, it happens.",
           "You play “A Dime!!”. Gain 10¢. Answer, Ana? If nobody answers, it happens.",
           "Your turn, Ana: play, buy, attack, or end it.",
           "You use “The D6”. Reroll Ana's roll, a 1. Answer, Ana? If nobody answers, it happens."),
    "es": ("Fallas: «Mosca» te hace 1 de daño. ¿Respondes, Ana? Si nadie responde, ocurre.",
           "Ana falla: «Mosca» le hace 1 de daño. ¿Respondes, Bo? Si nadie responde, ocurre.",
           "Es tu turno, Ana: juega, compra, ataca o termínalo.",
           "Has sacado un 1 contra «Mosca»; te hace falta un 2 o más. ¿Respondes, Ana? Si nadie responde, ocurre."),
}


def _asked(language: str, rolls: bool) -> set[str]:
    """All that the first lesson asks; without the reroll the first attack misses."""
    lesson = need_lesson("souls")
    session, speech = lesson.begin(LessonDice(lesson.dice, lambda sides: 5)), speech_of("souls", language)
    found = set()
    for line in lesson.lines:
        if rolls and session.game.grammar.text(line.choices[0]) == "tap THE_D6":
            for _ in range(4):
                session.play("pass")
                found.add(session.game.wording.question(speech, session.blinded(session.to_move), NAMES))
            return found
        found.add(session.game.wording.question(speech, session.blinded(line.seat), NAMES))
        session.play(line.choices[0], line.seat)
    return found


@pytest.mark.parametrize("language", SAID)
def test_a_question_says_what_happened_and_what_passing_means(language: str) -> None:
    found = _asked(language, rolls=False) | _asked(language, rolls=True)
    assert [said for said in SAID[language] if said not in found] == []
    assert not [said for said in found if "{" in said or ".." in said]


@pytest.mark.parametrize(("language", "says"), [
    ("es", "Ana, «Bendición de Edén»: elige un objeto no eterno tuyo."),
    ("en", "Ana, “Eden's Blessing”: choose an item of yours that is not eternal.")])
def test_whoever_is_asked_for_one_of_their_own_is_told_so(language: str, says: str) -> None:
    """No "of that player" if that player is the one who must choose."""
    session = table({"rooms": ["EDENS_BLESSING_ROOM"], "players.0.items": ["MEAT"], "active": 1,
                     "players.1.attacks": 0, "players.1.buys": 0})
    play(session, "pass", "pass", "yes")
    assert session.game.wording.question(speech_of("souls", language), session.blinded(0), NAMES) == says


@pytest.mark.parametrize("seed", [2, 3, 7])
def test_no_question_comes_twice_in_a_row_with_nothing_to_tell_the_two_apart(seed: int) -> None:
    """Seeds in which cards are ordered, damage is split, and prices are paid with items."""
    game = find_game("souls")
    options = game.options(game.ruleset(), {"rooms": True, "sets": ["base", "gold", "plus"]} if seed % 2 else {})
    session = Session(game, game.ruleset(), options, [None] * 3, seed)
    agents = [SeatedAgent(name, seat, seed) for seat, name in enumerate(("random", "greedy", "random"))]
    speech, before, twice = speech_of("souls", "es"), ("", 0), []
    for number in range(600):
        if session.over:
            break
        seat = session.to_move
        asked = game.wording.question(speech, session.blinded(seat), [*NAMES, "Cleo"])
        if (asked, seat) == before:
            twice.append(asked)
        news = session.play(agents[seat].choose(session, number))
        before = ("", 0) if any(each.is_for(seat) for each in news) else (asked, seat)
    assert twice == []


def test_the_second_choice_of_a_card_is_said_to_be_one_more_and_names_the_player() -> None:
    scenario, _ = load(Path("scenarios/souls/cards/treasure/finger.yaml"))
    game = find_game("souls")
    session = set_up_table(game, game.ruleset(), scenario, lambda error, *keys: error)
    session.dice = lambda sides: 2
    asked = []
    for line in scenario.when:
        seat, choice = line.split(": ", 1)
        asked.append(game.wording.question(speech_of("souls", "en"), session.blinded(int(seat)), NAMES))
        session.play(choice, int(seat))
    assert asked[1:3] == ["Bo, “Finger!”: choose an item of yours that is not eternal.",
                          "Bo, “Finger!”: choose an item of Ana that is not eternal, too."]


def test_whoever_may_answer_a_trigger_is_told_whom_it_will_hit() -> None:
    session = table({"asleep": [0], "monsters": ["CURSED_PSY_HORF", "FATTY"], "players.0.items": ["FOREVER_ALONE"],
                     "players.1.hand": ["BOMB"], "players.1.cents": 3})
    play(session, "tap FOREVER_ALONE", "mode 0", "choose 1")
    asked = session.game.wording.question(speech_of("souls", "en"), session.blinded(1), NAMES)
    assert asked.startswith("“Cursed Psy Horf” is set off. Ana takes 1 damage. Answer, Bo?")


def test_whoever_may_do_something_to_the_player_of_an_event_is_told_to_whom() -> None:
    scenario, _ = load(Path("scenarios/souls/cards/treasure/moms_razor.yaml"))
    game = find_game("souls")
    session = set_up_table(game, game.ruleset(), scenario, lambda error, *keys: error)
    session.dice = lambda sides: 6
    session.play("play PILLS_YELLOW", 0)
    asked = [game.wording.question(speech_of("souls", language), session.blinded(1), NAMES)
             for language in ("es", "en")]
    assert asked == [
        "Bo, «Afeitadora de Mamá» te da a elegir. Si quieres, inflige 1 de daño a Ana. ¿Lo haces?",
        "Bo, “Mom's Razor” gives you a choice. You may deal 1 damage to Ana. Do you do it?"]


@pytest.mark.parametrize("hand, says", [
    (["A_DIME", "BOMB", "A_PENNY"], "discard 2 loot cards."),
    (["A_DIME", "BOMB"], "discard 2 loot cards: you have no more."),
    (["A_DIME"], "discard a loot card: you have no more.")])
def test_a_hand_too_small_for_a_discard_is_said_to_be_all_there_is(hand: list[str], says: str) -> None:
    scenario, _ = load(Path("scenarios/souls/cards/curses/curse_of_amnesia.yaml"))
    game = find_game("souls")
    session = set_up_table(game, game.ruleset(), scenario, lambda error, *keys: error)
    game.scenarios.edit(session.state, "players.0.hand", hand)
    session.play("pass", 0)
    assert game.wording.question(speech_of("souls", "en"), session.blinded(0), NAMES).endswith(says)


@pytest.mark.parametrize("language, says", [("en", ("attack “Leech”", "attack again this turn: “Leech”")),
                                            ("es", ("atacar a «Sanguijuela»",
                                                    "atacar otra vez este turno: a «Sanguijuela»"))])
def test_a_further_attack_of_a_turn_says_that_it_is_one_more(language: str, says: tuple[str, str]) -> None:
    session = table({"asleep": [0, 1], "monsters": ["FATTY", "LEECH"], "players.0.attacks": 2})
    for declared, said in enumerate(says):
        session.state.players[0].declared = declared
        labels = [session.game.wording.label(speech_of("souls", language), session.state, action, NAMES)
                  for action in session.legal()]
        assert said in labels


@pytest.mark.parametrize("language, says", [("en", "What do you do, Bo, in the turn of Ana? (action phase)"),
                                            ("es", "¿Qué haces, Bo, en el turno de Ana? (fase de acción)")])
def test_a_question_in_the_turn_of_another_says_whose_turn_it_is(language: str, says: str) -> None:
    session = table({"asleep": [0], "players.1.hand": ["A_DIME"]})
    session.play("pass")
    assert session.game.wording.question(speech_of("souls", language), session.blinded(1), NAMES) == says
