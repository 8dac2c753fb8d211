"""What Four Souls tells: each effect as it is carried out, in words, and nothing that somebody may not know."""
from typing import Any

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game, speech_of
from tapete.games.souls.language.library import SOURCES
from tapete.games.souls.stack_words import stack_table
from tapete.games.souls.view import SoulsView
from tapete.kernel.game import Happening
from tapete.referee.session import Session

GAME = find_game("souls")
NAMES = ["Ana", "Blas"]


def session(**given: Any) -> Session:
    """Samson's action phase, and nobody can respond."""
    game = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["SAMSON", "CAIN"], 1)
    for path, value in {"asleep": [0, 1], "active": 0}.items():
        GAME.edit(game.state, path, value)
    for path, value in given.items():
        GAME.edit(game.state, path.replace("__", "."), value)
    return game


def told(game: Session, *actions: str) -> list[str]:
    """What these choices of seat 0 bring, as somebody who only watches reads it."""
    news = [told for action in actions for told in game.play(action, 0)]
    speech = speech_of("souls", "en")
    return [GAME.sentence(speech, GAME.happening(each.what, each.a, each.b, each.c), NAMES)
            for each in news if each.is_for(GAME.spectator)]


def test_an_effect_that_changes_nothing_to_be_seen_is_told_with_its_target() -> None:
    assert told(session(players__0__hand=["XI_STRENGTH"]), "play XI_STRENGTH", "choose 1")[-3:] == [
        "Ana plays “XI. Strength”.",
        "“XI. Strength” resolves (Ana): The target has +1 attack until the end of the turn, then the target may "
        "attack 1 more time this turn.",
        "Target: Blas."]


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_effect_of_every_card_can_be_told(language: str) -> None:
    speech = speech_of("souls", language)
    for number, card in SOURCES.items():
        for nth, ability in enumerate(card.abilities):
            for way in range(len(ability.modes)):
                which = {"card": card.text.id, "ability": f"{nth}.{way}"}
                name = GAME.sentence(speech, Happening("AT_CARD", {"card": card.text.id}), NAMES).partition(" ")[2][:-1]
                effect = GAME.sentence(speech, Happening("RESOLVED", {**which, "seat": 0}), NAMES)
                assert name in effect and "6: " not in effect, number
                for face in range(1, 7):
                    assert name in GAME.sentence(speech, Happening("ROLL_RESOLVED", {**which, "face": face}), NAMES)


def test_how_cards_are_put_back_looks_the_same_whatever_the_order() -> None:
    game = session(players__0__items=["SLEIGHT_OF_HAND"])
    assert told(game, "tap SLEIGHT_OF_HAND", "choose loot")[-1] == "Ana looks at the top 5 cards of the loot deck."
    seen = {GAME.rules.seen_as(game.state, action, 1) for action in game.legal()}
    assert len(seen) == 1 and not seen & set(game.legal())


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_terminal_shows_what_each_item_of_the_stack_does(language: str) -> None:
    speech = speech_of("souls", language)
    options = GAME.options(GAME.ruleset(), {"rooms": True, "slots": {"room": 2}})
    game = Session(GAME, GAME.ruleset(), options, [None, None], 5)
    agents = [SeatedAgent("greedy", seat, 5) for seat in range(2)]
    kinds = set()
    for number in range(600):
        if game.over:
            break
        view = GAME.view(game.state)
        assert isinstance(view, SoulsView)
        does = list(stack_table(speech, GAME.deck, view, NAMES, 80).columns[3].cells)
        assert all(does) and len(does) == len(view.stack)
        kinds |= {it.kind for it in view.stack}
        game.play(agents[game.to_move].choose(game, number))
    assert {"LOOT", "ABILITY", "TRIGGER", "ROLL", "COMBAT", "ATTACK", "DEATH", "PENALTY", "REWARD", "REFILL"} <= kinds


def test_an_offer_and_its_answer_are_told() -> None:
    options = GAME.options(GAME.ruleset(), {"bargaining": True})
    game = Session(GAME, GAME.ruleset(), options, ["SAMSON", "CAIN"], 1)
    for path, value in {"asleep": [0, 1], "active": 0}.items():
        GAME.edit(game.state, path, value)
    assert told(game, "offer 2 1")[-1] == "Ana offers Blas 2¢."
    news = game.play("no", 1)
    assert GAME.happening(news[-1].what, news[-1].a, news[-1].b, news[-1].c).what == "DECLINED"
