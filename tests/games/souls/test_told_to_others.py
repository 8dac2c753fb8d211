"""Nobody is told an effect as if it were theirs: for all but its player, a sentence names the player.

A card speaks to its player: "when your turn ends, gain 3¢". A log, and a question about what somebody else has done,
are read by others.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game, speech_of
from tapete.games.souls.language.library import SOURCES
from tapete.games.souls.language.printing.sentences import ability_text, carried_out, event_text, rolled, unmet_text
from tapete.games.souls.language.printing.teller import Teller
from tapete.games.souls.language.tree import conditions_of
from tapete.games.souls.pending_words import ATTACHED, does
from tapete.games.souls.view import SoulsView
from tapete.referee import scenario
from tapete.referee.session import Session
from tapete.text.speech import LANGUAGES

from ...sweep import sweep

GAME = find_game("souls")
NAMES = ["Zzyx", "Qwby", "Vrnk", "Xplt"]
SECOND_PERSON = {
    "es": r"\b(tú|tu|tus|ti|te|contigo|tuy[oa]s?|tienes|tengas|puedes|quieras|quieres|debes|eres|has|controlas|"
          r"llevas|ganas|ganes|mueres|recibes|recibas|atacas|ataques(?= tienen)|juegues|compres|saqueas|pagas|sacas|"
          r"pon|ponl[ao]s?|di|devuélvel[ao]s?|gánalo|quédatela|cúrate|fueras)\b",
    "en": r"\b(you|your|yours|yourself)\b"}
OPTIONS = {"sets": ["base", "gold", "plus"], "rooms": True, "slots": {"room": 2}, "bargaining": True}


def heard(session: Session, news: list[object], language: str) -> Iterator[str]:
    """What everybody is told, and what those who may answer are told of the stack's items that are not theirs."""
    speech, wording = speech_of("souls", language), session.game.wording
    for each in news:
        yield wording.sentence(speech, wording.happening(each.what, each.a, each.b, each.c), NAMES)
    view = session.game.view(session.blinded(GAME.spectator))
    assert isinstance(view, SoulsView)
    for it in view.stack:
        for reader in range(len(view.players)):
            if it.kind in ATTACHED and it.seat != reader:
                yield does(speech, session.game.lore, view, it, NAMES, reader)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_nothing_in_a_game_is_told_as_if_it_were_the_readers(language: str, agent: str) -> None:
    found = set()
    for seed in range(3):
        session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), OPTIONS), [None] * 3, seed)
        agents = [SeatedAgent(agent, seat, seed) for seat in range(3)]
        news = session.news()
        for number in range(400):
            found |= {said for said in heard(session, news, language) if re.search(SECOND_PERSON[language], said)}
            if session.over:
                break
            news = session.play(agents[session.to_move].choose(session, number))
    assert sorted(found) == []


@pytest.mark.parametrize("language", sweep(LANGUAGES, kept=["es"]))
def test_nothing_in_a_scenario_is_told_as_if_it_were_the_readers(
        language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found, play = set(), Session.play

    def watched(self: Session, *args: object, **more: object) -> object:
        news = play(self, *args, **more)
        found.update(said for said in heard(self, news, language) if re.search(SECOND_PERSON[language], said))
        return news

    monkeypatch.setattr(Session, "play", watched)
    for path in sorted(Path("scenarios/souls").rglob("*.yaml")):
        scenario.run(path)
    assert sorted(found) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_effect_of_a_card_speaks_to_its_player_where_others_read_it(language: str) -> None:
    sayer, found = Teller(speech_of("souls", language), NAMES[0]), set()
    for card in SOURCES.values():
        for ability in card.every:
            ways = range(len(ability.modes))
            said = [carried_out(sayer, ability, way) for way in ways]
            said += [rolled(sayer, ability, way, face) or "" for way in ways for face in range(1, 7)]
            said += [event_text(sayer, ability)] if ability.trigger else []
            said += [ability_text(sayer, ability)] if ability.modes else []
            said += [unmet_text(sayer, checks) for checks in conditions_of(ability)]
            found |= {f"{card.text.id}: {each}" for each in said if re.search(SECOND_PERSON[language], each)}
    assert sorted(found) == []


def test_a_card_still_speaks_to_its_player() -> None:
    """The words that the other tests look for are those that a card says to its player."""
    for language in LANGUAGES:
        speech = speech_of("souls", language)
        said = [ability_text(speech, ability) for card in SOURCES.values() for ability in card.abilities]
        assert sum(re.search(SECOND_PERSON[language], each) is not None for each in said) > 60
