"""Bethlem's refusals name the card and the rule."""
import re
import unicodedata
from typing import Any

import pytest

from tapete.errors import IllegalMoveError
from tapete.games import find_game, speech_of
from tapete.ledger.ledger import read_raw
from tapete.referee.session import Session

GAME = find_game("bethlem")
LANGUAGES = ("es", "en")
ROWS = [["DANIEL", "ARCHIVO", "PACTO_DE_SANGRE", "CATALEPTICO"], ["NATHANIEL", "JOHN_FLICK", "ELECTROSHOCK", "AMNESIA"],
        ["RICHARD_DADD", "ARTHUR", "OPIO", "MUERTE_DULCE"], ["ALI", "WAKERFIELD", "LOBOTOMIA", "COMPANERO_1"],
        ["LARRY_OWLS", "SIAMESA_1", "RABIA", "COMPANERO_2"], ["MARY_FIRTH", "SIAMESA_2", "MANIA", "COMPANERO_3"],
        ["KRUGMAN", "PARCA", "PROFETA", "JUEGO_DE_AZAR"]]
GENERAL = {"bethlem.sides.priority"}
"""Rules that a card's own rules end with, and that are not the card's alone."""


def words(text: str) -> set[str]:
    """How the words of a text begin, without accents; articles are none."""
    bare = "".join(each for each in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(each))
    return {word[:5] for word in re.findall("[a-z]{3,}", bare)} - {"las", "los", "the", "una"}


def named() -> list[tuple[str, str]]:
    """The rules that explain one thing alone, each with one of those of that name."""
    speech = speech_of("bethlem", "en")
    of = {thing: kind for kind, things in GAME.presentation.things.items() for thing in things}
    explains: dict[str, dict[str, str]] = {}
    for thing, rules in GAME.presentation.explained.items():
        for rule in rules:
            explains.setdefault(rule, {})[speech.say(f"{of[thing]}-{thing}")] = f"{of[thing]}-{thing}"
    return [(rule, *things.values()) for rule, things in sorted(explains.items()) if len(things) == 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_of_one_card_says_of_which(language: str) -> None:
    """Beside a card, in a refusal and in a list, an entry of the ledger is read without its neighbours."""
    speech = speech_of("bethlem", language)
    told = {rule.id: rule.es if language == "es" else rule.en
            for ruleset in GAME.rulesets for rule in read_raw("bethlem", ruleset.name).rule}
    silent = [f"{rule}: {told[rule]}" for rule, thing in named()
              if rule not in GENERAL and not words(speech.say(thing)) & words(told[rule])]
    assert not silent, "\n".join(silent)


def refused(choice: str, seat: int, *before: str, **given: Any) -> tuple[str, str]:
    """The rule and the sentence by which a choice is refused, in a game of seven; `state_...` is set as it stands."""
    ruleset = GAME.ruleset("base-1")
    session = Session(GAME, ruleset, GAME.options(ruleset), [None] * 7, 1)
    for path, value in {"rows": ROWS, **{path.replace("__", "."): value for path, value in given.items()}}.items():
        if path.startswith("state_"):
            setattr(session.state, path.removeprefix("state_"), value)
        else:
            GAME.scenarios.edit(session.state, path, value)
    for each in before:
        by, _, action = each.partition(": ")
        session.play(action, int(by))
    with pytest.raises(IllegalMoveError) as refusal:
        session.play(choice, seat)
    return refusal.value.rule, str(refusal.value)


AWAKE = {"rows__6__cards__1__awakened": True, "rows__6__cards__1__shown": True, "marks__reaper": "0.1",
         "rows__4__cards__0__doomed": True, "rows__4__cards__1__doomed": True, "call": "PARCA_2"}
OPEN = {"rows__0__cards__1__awakened": True, "rows__0__cards__1__shown": True,
        "call": "ARCHIVO", "state_archive_asked": 1 << 4}
TRAITS = ["RESPONSABILIDAD", "HOSTILIDAD", "MELANCOLIA", "ANSIEDAD", "NEUROTICISMO", "BIPOLARIDAD", "PACIENCIA"]


@pytest.mark.parametrize(("rule", "says", "given", "seat", "before", "choice"), [
    ("reaper.not_twice", "reaper", {"traits": TRAITS, "marks__reaper": "3.3", "round": 2, "phase": "NIGHT"}, 6,
     ["3: pass", "2: pass", "6: pass", "4: pass", "0: pass", "5: pass"], "point 3.3"),
    ("awakening.archive", "archive", OPEN, 0, [], "player 4"),
    ("deaths.tokens", "about to die", AWAKE, 6, [], "pair 4.1 4.2"),
    ("deaths.tokens", "about to die", {"rows__1__cards__0__awakened": True, "rows__3__cards__0__dead": True,
                                      "call": "AMOTINADOS"}, 1, ["1: yes", "1: point 3.4"], "point 3.4"),
    ("opposite.mania", "itself", {"traits": TRAITS, "rows__5__cards__2__doomed": True, "phase": "DAY"}, 5, [],
     "point 5.3"),
    ("events.miracle", "no spent", {"seats__1__events": ["MILAGRERO"], "rows__0__cards__0__dead": True,
                                    "rows__0__cards__1__dead": True, "rows__0__cards__2__dead": True,
                                    "rows__0__cards__3__dead": True, "phase": "DAY"}, 1, [], "play MILAGRERO"),
])
def test_a_refusal_names_the_rule_of_the_card_that_is_used(
        rule: str, says: str, given: dict[str, Any], seat: int, before: list[str], choice: str) -> None:
    found, sentence = refused(choice, seat, *before, **given)
    assert found == f"bethlem.{rule}"
    assert says in sentence
