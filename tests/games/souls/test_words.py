"""Four Souls' texts beside a choice, and on the terminal's board."""
from __future__ import annotations

import re

import pytest
from rich.console import Console

from tapete.cli.game.screen import Screen
from tapete.games import find_game, speech_of
from tapete.games.souls.language.printing.reworded import as_said
from tapete.games.souls.language.printing.sentences import ability_text, carried_out
from tapete.games.souls.language.words import Timing
from tapete.games.souls.names import Pend
from tapete.games.souls.rules.cards import FIRST_ABILITY, column
from tapete.games.souls.text import card_text, waiting_card
from tapete.referee.session import Session
from tapete.text.speech import LANGUAGES

from .test_stops import play, table

GAME = find_game("souls")


def labels(session: Session, language: str) -> dict[str, str]:
    """The name of each choice, by its written form."""
    return {GAME.grammar.text(action): GAME.wording.label(speech_of("souls", language), session.state, action,
                                                          ["Ana", "Ben"])
            for action in session.legal()}


def test_two_items_of_one_name_on_the_stack_are_told_apart() -> None:
    session = table({"players.0.hand": ["BOMB", "BOMB"], "players.0.more_plays": 2, "players.1.hand": ["BUTTER_BEAN"],
                     "players.1.more_plays": 1, "players.0.plays": 0})
    play(session, "play BOMB", "choose 1", "play BOMB", "choose 1", "play BUTTER_BEAN")
    for language, number in {"en": "no. {} on the stack", "es": "n.º {} de la pila"}.items():
        said = labels(session, language)
        assert number.format(0) in said["choose stack-0"] and number.format(1) in said["choose stack-1"]


@pytest.mark.parametrize(("language", "on", "free"), [
    ("en", "slot 1, on top of “Dip”", "slot 2, which is empty"),
    ("es", "casilla 1, encima de «Dip»", "casilla 2, que está vacía")])
def test_slots_say_what_lies_in_them(language: str, on: str, free: str) -> None:
    session = table({"monsters": ["DIP", "FATTY"], "decks.monster.top": ["FLY"]})
    play(session, "attack top")
    fatty = next(it for it in session.state.things if GAME.deck.id(it.card) == "FATTY")
    fatty.zone = 0
    said = labels(session, language)
    assert (said["slot 0"], said["slot 1"]) == (on, free)


def test_passing_says_when_it_ends_the_action_phase() -> None:
    session = table({"players.0.hand": ["A_DIME"], "players.1.hand": ["BOMB"], "players.1.more_plays": 1,
                     "players.0.more_plays": 1})
    assert labels(session, "en")["pass"] == "end my turn"
    assert labels(session, "es")["pass"] == "terminar mi turno"
    play(session, "play A_DIME")
    assert labels(session, "en")["pass"] == "pass"


def test_triggers_of_one_card_that_wait_together_say_what_each_does() -> None:
    number = next(number for number, card in sorted(GAME.deck.sources.items())
                  if [each.timing for each in card.abilities[:2]] == [Timing.WHEN] * 2)
    session = table({})
    for k, waiting in enumerate(session.state.waiting[:2]):
        waiting.kind, waiting.card = Pend.TRIGGER, number
        waiting.ability = column(session.state, number, FIRST_ABILITY) + k
    session.state.n_waiting = 2
    said = {waiting_card(speech_of("souls", "en"), GAME.deck, session.state, k, ["Ana", "Ben"]) for k in range(2)}
    assert len(said) == 2


@pytest.mark.parametrize(("language", "player", "monster"), [
    ("en", "the death of Ben", "the death of “Dip”"), ("es", "la muerte de Ben", "la muerte de «Dip»")])
def test_a_death_that_waits_says_whose_it_is(language: str, player: str, monster: str) -> None:
    session = table({"monsters": ["DIP", "FATTY"]})
    one, other = session.state.waiting[:2]
    one.kind, one.seat = Pend.DEATH, 1
    other.kind, other.card = Pend.MONSTER_DEATH, GAME.deck.number("DIP")
    session.state.n_waiting = 2
    said = [waiting_card(speech_of("souls", language), GAME.deck, session.state, k, ["Ana", "Ben"]) for k in range(2)]
    assert said == [player, monster]


@pytest.mark.parametrize(("language", "says"), [
    ("en", "Tap: The top card of the loot deck goes to the discard pile, the top card of the treasure deck"),
    ("es", "Activar: La primera carta del mazo de botín va al descarte, la primera carta del mazo de tesoro")])
def test_steps_that_follow_one_another_are_one_list(language: str, says: str) -> None:
    text = " ".join(card_text(speech_of("souls", language), GAME.deck.sources[GAME.deck.number("POTATO_PEELER")]))
    assert text.startswith(says)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_bonus_souls_and_the_solo_die(language: str) -> None:
    session = table({"solo_die": 5, "bonus": ["SOUL_OF_GREED"]}, {"solo": {"on": True}})
    console = Console(width=100, record=True, quiet=True)
    with console.capture() as shown:
        console.quiet = False
        console.print(GAME.presentation.board(speech_of("souls", language), session.blinded(0), ["Ana", "Ben"], 100))
    text = shown.get()
    assert GAME.deck.name(GAME.deck.number("SOUL_OF_GREED"), language) in text
    assert speech_of("souls", language).say("board-die", n=5) in " ".join(text.split())


def test_a_solo_game_is_not_passed_on_from_one_to_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    for options in ({"solo": {"on": True}}, {}):
        session = table({}, options)
        screen = Screen(session, ["human", "human"], speech_of("souls", "en"), Console(quiet=True), None, 0, None)
        monkeypatch.setattr("tapete.cli.game.screen._ask", lambda console, prompt: asked.append(prompt) or "")
        screen._pass_to(1)
        assert screen.shown_to == 1
        assert len(asked) == (0 if options else 1)


@pytest.mark.parametrize("language", ["es", "en"])
def test_whoever_may_do_something_is_named_once(language: str) -> None:
    """No "If that player likes, that player chooses"."""
    speech = speech_of("souls", language)
    texts = [ability_text(speech, ability) for card in GAME.deck.sources.values() for ability in as_said(card)]
    found = [text for text in texts if re.search(r"[Ss]i (.+) quiere, \1|[Mm]ay: [a-z]", text)]
    assert not found and len(texts) > 300


@pytest.mark.parametrize(("language", "again", "says"), [
    ("es", r"(ese jugador|jugador activo)[^;:,]*,? elige [^;:,]* de ese jugador", "elige un objeto suyo no eterno"),
    ("en", r"(that|active) player (may )?chooses? [^;:,]* of that player", "choose an item of theirs that is not")])
def test_whoever_chooses_of_what_is_theirs_chooses_of_their_own(language: str, again: str, says: str) -> None:
    """No "the active player may choose an item of that player", where both are one: on the card, and as it resolves."""
    speech, cards = speech_of("souls", language), [GAME.deck.sources[n] for n in sorted(GAME.deck.sources) if n]
    texts = [ability_text(speech, ability) for card in cards for ability in as_said(card)]
    texts += [carried_out(speech, ability, way) for card in cards for ability in card.every
              for way in range(len(ability.modes))]
    assert not [text for text in texts if re.search(again, text)]
    blessing = GAME.deck.sources[GAME.deck.number("EDENS_BLESSING_ROOM")]
    assert says in ability_text(speech, as_said(blessing)[0]) and says in carried_out(speech, blessing.every[0], 0)


@pytest.mark.parametrize(("card", "es", "en"), [
    ("DICE_ROOM_6", "Cuando esta carta entra en juego: Destruye cada objeto en juego; quien lo controlaba gana un "
     "tesoro en su lugar y luego cada jugador descarta su mano y luego saquea 3 — y después descarta cada monstruo.",
     "When this comes into play: Destroy each item in play; its controller gains a treasure in its place, then each "
     "player discards their hand, then loots 3 — and after that discard each monster."),
    ("RESTOCK", "Cuando empieza tu turno: Por cada objeto de la tienda: si quieres, descarta ese.",
     "When your turn starts: For each shop item: you may discard that one."),
    ("XIX_THE_SUN", "Pon esta carta debajo de su mazo y luego, si se ha hecho y es tu turno, juega otro turno después "
     "de este.", "Put this card under its deck, then if that was done and it is your turn, take an extra turn after "
     "this one."),
    ("BOOMERANG", "Activar: Elige otro jugador: roba al objetivo una carta de botín al azar.",
     "Tap: Choose another player: steal a random loot from the target.")])
def test_what_is_done_for_each_is_seen_to_end_and_conditions_are_said_as_one(card: str, es: str, en: str) -> None:
    """No "for each player: that one discards, then discard each monster", no "if that was done, if it is your turn"."""
    printed = {language: card_text(speech_of("souls", language), GAME.deck.sources[GAME.deck.number(card)])[0]
               for language in LANGUAGES}
    assert printed == {"es": es, "en": en}
