"""Bethlem on paper: the cards of the running games, the ledger's own words, and the narrator's nights as they are
played."""
from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from tapete.errors import DefectError
from tapete.games import find_game
from tapete.games.bethlem.custom.names import FIRST_OF_WORLD, TOOLS
from tapete.games.bethlem.custom.rules.jumper import fill_deck
from tapete.games.bethlem.names import Call, Card, Event
from tapete.games.bethlem.press import print_speech
from tapete.games.bethlem.press.cards import counts_of, in_play
from tapete.games.bethlem.press.night import calls_of
from tapete.games.bethlem.vocabulary import Told
from tapete.ledger.ledger import read_ledger
from tapete.paper import Drawing, PaperDeck, PaperRuleText, Printed
from tapete.paper import PaperCard as PrintedCard
from tapete.press.ruled import with_rules
from tapete.referee.session import Session
from tapete.text.speech import LANGUAGES

from ..sweep import sweep
from .conftest import Files, flat, job_of, pages_of, print_all

BETHLEM = find_game("bethlem")
RULESETS = ("base-1", "propias-1")


def game_of(ruleset: str, players: int, seed: int = 1) -> Session:
    rules = BETHLEM.ruleset(ruleset)
    return Session(BETHLEM, rules, BETHLEM.options(rules), [None] * players, seed)


def options_of(ruleset: str) -> Any:
    return BETHLEM.options(BETHLEM.ruleset(ruleset))


@pytest.fixture(scope="module", params=RULESETS)
def printed(request: pytest.FixtureRequest) -> tuple[str, Files]:
    return request.param, print_all(job_of("bethlem", ruleset=request.param, language="es"), "cards")


def ids_on(files: Files, deck: str, known: Any) -> Counter[str]:
    fronts = pages_of(files[f"bethlem-cards-{deck}.pdf"])[::2]
    return Counter(word for page in fronts for word in re.findall(r"\b[A-Z][A-Z0-9_]+\b", page) if word in known)


def test_the_pdfs_hold_the_cards_of_the_running_games(printed: tuple[str, Files]) -> None:
    """Those of each number of players are the cards whose face names that number."""
    ruleset, files = printed
    options = options_of(ruleset)
    held = [*ids_on(files, "lives", Card.__members__), *ids_on(files, "traits", Card.__members__)]
    own = set(options.own_cards.characters) if options.own_cards else set()
    for players in (n for n in options.cards if n >= 4):
        state = game_of(ruleset, players).state
        dealt = {Card(card).name for card in range(1, len(state.options.in_play)) if state.options.in_play[card]}
        printed_for = {name for name in held if str(players) in _numbers(counts_of(options, name))} | own
        assert dealt - own - _goals(options) == printed_for - own, players
        assert len(dealt & own) == (players if own else 0)     # of the characters some are drawn
    assert Counter(held) == Counter([*in_play(options), "CUENTACUENTOS"])


def _goals(options: Any) -> set[str]:
    return {name for names in options.own_cards.objectives.values() for name in names} if options.own_cards else set()


def _numbers(counts: str) -> set[str]:
    found: set[str] = set()
    for part in counts.split(", ") if counts else ():
        low, _, high = part.partition("–")
        found |= set(map(str, range(int(low), int(high or low) + 1)))
    return found


def test_events_objectives_and_the_cards_of_other_worlds_are_those_of_the_game(printed: tuple[str, Files]) -> None:
    ruleset, files = printed
    options = options_of(ruleset)
    state = game_of(ruleset, 7).state
    assert ids_on(files, "events", Event.__members__) == Counter(
        event.name for event in Event if state.options.events[event])
    if ruleset == "propias-1":
        assert ids_on(files, "objectives", Card.__members__) == Counter(_goals(options))
        names = Counter({card.id: card.copies for deck in job_of("bethlem", ruleset=ruleset).printed().decks
                         if deck.id == "worlds" for card in deck.cards})
        dealt = []
        for world in (1, 2):
            state.own.world = world
            inmate = next(seat for seat in range(7) if Card(state.own.goals[seat]).name.startswith("INTERNO"))
            fill_deck(state, inmate)
            dealt += [state.own.deck[tool] for tool in range(TOOLS) if (tool < FIRST_OF_WORLD[1]) == (world == 1)]
        assert list(names.values()) == dealt


def test_cards_say_what_the_ledger_says(printed: tuple[str, Files]) -> None:
    ruleset, files = printed
    texts = {rule.id: rule.es for rule in read_ledger("bethlem", ruleset).rule}
    said = flat("\n".join(page for name in ("lives", "traits", "events")
                          for page in pages_of(files[f"bethlem-cards-{name}.pdf"])[::2]))
    for rule in ("wakerfield.takes", "opposite.mania", "awakening.arthur", "traits.bipolar", "events.leper"):
        assert flat(texts[f"bethlem.{rule}"]) in said


def test_the_backs_of_a_row_do_not_tell_its_cards_apart() -> None:
    decks = {deck.id: deck for deck in job_of("bethlem").printed().decks}
    groups = {card.kind.split(" · ")[0] for card in decks["lives"].cards}
    assert len(groups) == 4 and decks["lives"].back != decks["traits"].back


@pytest.mark.parametrize("ruleset, players", [("base-1", 7), ("base-1", 5), ("base-1", 4), ("propias-1", 6)])
def test_a_night_goes_as_its_narrators_sheet_says(ruleset: str, players: int) -> None:
    """Every call that is made is on the sheet of that number of players, in that order."""
    session, chance = game_of(ruleset, players), random.Random(5)
    sheet = [int(call) for call in calls_of(options_of(ruleset), players)]
    nightly = {int(Call[name]) for name in options_of(ruleset).night.calls}
    nights: list[list[int]] = []
    news = list(session.news())
    while not session.over and len(nights) < 3:
        for told in news:
            if told.what == Told.ROUND:
                nights.append([])
            elif told.what == Told.CALL and told.a in nightly and told.a not in nights[-1]:
                nights[-1].append(told.a)
        news = list(session.play(chance.choice(list(session.legal())), session.to_move))
    assert len(nights) == 3
    for night in nights[:2]:    # the third has only begun
        assert night == [call for call in sheet if call in night] and len(night) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_narrators_sheets_say_the_calls_word_for_word(language: str) -> None:
    options, speech = options_of("base-1"), print_speech(language)
    sheets = print_all(job_of("bethlem", language=language), "sheets")["bethlem-sheets.pdf"]
    nights = [flat(page) for page in pages_of(sheets) if speech.say("print-night-say") in page]
    assert len(nights) == len(options.cards)
    for players, night in zip(sorted(options.cards), nights, strict=True):
        assert speech.say("print-players", n=players) in night
        for call in calls_of(options, players):
            assert speech.say(f"call-{call.name}") in night


def test_a_designers_set_of_cards_prints_its_numbers() -> None:
    config = {"cards": {4: ["DANIEL", "NATHANIEL", "LARRY_OWLS", "KRUGMAN", "ARCHIVO", "JOHN_FLICK", "ARTHUR",
                            "WAKERFIELD", "ELECTROSHOCK", "OPIO", "MANIA", "RABIA", "CATALEPTICO", "AMNESIA",
                            "MUERTE_DULCE", "JUEGO_DE_AZAR", "RESPONSABILIDAD", "MELANCOLIA", "BIPOLARIDAD",
                            "PACIENCIA"]}, "spy_seen": 3}
    job = job_of("bethlem", config=config)
    kinds = {card.id: card.kind for deck in job.printed().decks for card in deck.cards}
    assert kinds["KRUGMAN"] == "main character · 2, 4, 6–7 players"
    text = flat("\n".join(pages_of(print_all(job, "cards")["bethlem-cards-lives.pdf"])))
    assert "She is seen one time in 3." in text


def test_a_rule_that_the_ledger_does_not_have_is_a_defect() -> None:
    deck = PaperDeck("one", "One",
                     (PrintedCard("A", "A", "Card", "#000000", blocks=(PaperRuleText(("bethlem.no.rule",)),)),),
                     Drawing("", 63, 88))
    with pytest.raises(DefectError, match=r"bethlem, base-1: something printed names the rule bethlem\.no\.rule"):
        with_rules(Printed(decks=(deck,)), BETHLEM, BETHLEM.ruleset(), "en")


@pytest.mark.parametrize("ruleset", sweep(RULESETS, kept=["propias-1"]))
def test_the_rulebook_and_the_tokens_are_there(ruleset: str) -> None:
    job = job_of("bethlem", ruleset=ruleset)
    book = flat("\n".join(pages_of(print_all(job, "rulebook")["bethlem-rulebook.pdf"])))
    assert "no longer goes like this" not in book and "Persecution mania" in book
    tokens = print_all(job, "tokens")["bethlem-tokens.pdf"]
    assert ("Broccoli" in "\n".join(pages_of(tokens))) == (ruleset == "propias-1")
