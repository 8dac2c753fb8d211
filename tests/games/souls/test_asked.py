"""Four Souls' questions in words for people: the event, its player, and the meaning of passing."""
from __future__ import annotations

import pytest

from tapete.games import speech_of
from tapete.referee.lesson import LessonDice, need_lesson

from .test_stops import play, table

NAMES = ["Ana", "Bo"]
SAID = {
    "en": ("You missed: “Fly” hits you for 1. Answer, Ana? If nobody answers, it happens.",
           "Ana missed: “Fly” hits Ana for 1. Answer, Bo? If nobody answers, it happens.",
           "Bo plays “Bomb!”: Bo deals 1 damage to the target (you). Answer, Ana? If nobody answers, it happens.",
           "You rolled a 1 against “Fly”; a 2 or more hits it. Answer, Ana? If nobody answers, it happens.",
           "You play “A Dime!!”: Gain 10¢. Answer, Ana? If nobody answers, it happens.",
           "Your turn, Ana: play, buy, attack, or end it.",
           "You use “The D6”: Reroll the target roll (Ana's roll, a 1). Answer, Ana? If nobody answers, it happens."),
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
