"""A yes, a no or a pick, read in a chronicle without its question, says what is done or declined."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.games import find_game, speech_of
from tapete.kernel.agenda import drop_top, schedule
from tapete.kernel.menu import pack
from tapete.referee.session import Session

LANGUAGES = ("es", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "ruleset"), [("carcosa", "tecnico-0.1"), ("gloom", "reglamento")])
def test_a_no_to_one_question_does_not_read_like_a_no_to_another(name: str, ruleset: str, language: str) -> None:
    game: Any = find_game(name)
    rules = game.ruleset(ruleset)
    session = Session(game, rules, game.options(rules, {"families": "lot"} if name == "gloom" else {}), [None] * 3, 1)
    game, speech = session.game, speech_of(name, language)
    labels: dict[str, str] = {}
    for op in game.wording.words.asked:
        for act in ("DECLINE", "ACCEPT") if op.waits else ():
            state, action = game.State.copy(session.state), pack(game.wording.words.acts[act], 0, 0)
            drop_top(state)
            schedule(state, op, session.to_move, 0, 1)
            if not game.rules.why_not(state, action):
                label = game.wording.label(speech, state, action, ["Ana", "Beto", "Caro"])
                labels[f"{act} to {op.name}"] = label
    said = [*labels.values()]
    assert len(said) > 3 and len({*said}) == len(said), labels


@pytest.mark.parametrize(("language", "says"), [("es", "Elegir al capitán Gilman"), ("en", "Pick Captain Gilman")])
def test_a_pick_is_more_than_a_name(language: str, says: str) -> None:
    game: Any = find_game("gloom")
    rules = game.ruleset()
    session = Session(game, rules, game.options(rules, {"families": "lot"}), [None] * 3, 1)
    pick = session.game.grammar.parse("pick CAPITAN_GILMAN")
    assert session.game.wording.label(speech_of("gloom", language), session.state, pick,
                                      ["Ana", "Beto", "Caro"]) == says


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "ruleset"), [("bethlem", "propias-1"), ("souls", "base")])
def test_no_answer_is_a_bare_yes_or_no(name: str, ruleset: str, language: str) -> None:
    """Of every question that a game may ask, by name: whatever of yes and no may answer it."""
    game: Any = find_game(name)
    rules = game.ruleset(ruleset)
    session = Session(game, rules, game.options(rules), [None] * 4, 1)
    game, speech = session.game, speech_of(name, language)
    labels: dict[str, str] = {}
    for frame in frames(game):
        for act in ("YES", "NO"):
            state, action = game.State.copy(session.state), pack(game.wording.words.acts[act], 0, 0)
            drop_top(state)
            schedule(state, *frame)
            if not game.rules.why_not(state, action):
                labels[f"{act} to {frame}"] = game.wording.label(speech, state, action, ["Ana", "Beto", "Caro", "Dora"])
    assert len(labels) > 4
    alone = {speech.say("act-YES"), speech.say("act-NO")}
    assert {question: label for question, label in labels.items() if label in alone} == {}


def frames(game: Any) -> list[tuple[int, int, int, int]]:
    """A question of every kind, to the first seat: a game's own frames, or what its one frame of questions asks."""
    if game.name == "souls":
        return [(int(op), 0, 0, 0) for op in game.wording.words.asked if op.waits]
    from tapete.games.bethlem.custom.names import Power
    from tapete.games.bethlem.names import Op
    from tapete.games.bethlem.vocabulary import Ask
    return [*((int(Op.ASK), 0, int(ask), 0) for ask in Ask if ask not in (Ask.NONE, Ask.POWER)),
            *((int(Op.ASK), 0, int(Ask.POWER), int(power)) for power in Power)]
