"""The sentences of cards are read to what they are printed from, in both languages."""
from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tapete.errors import DefectError
from tapete.files.config import parse_yaml
from tapete.games import find_game, speech_of
from tapete.games.souls.language.cards import CardSource, CardType, Sentence
from tapete.games.souls.language.kinds import NO_SORT, THIS, Home, Sort
from tapete.games.souls.language.library import SOURCES
from tapete.games.souls.language.parser import read_ability
from tapete.games.souls.language.printing.reworded import Own, as_said
from tapete.games.souls.language.printing.sentences import ability_text
from tapete.games.souls.language.reading.abilities import CardReader
from tapete.games.souls.language.reading.alike import rows_of
from tapete.games.souls.language.reading.rules import MOST_STEPS
from tapete.games.souls.language.reading.typed import reader, sentence_reader
from tapete.games.souls.language.reading.writer import ability_tree
from tapete.games.souls.language.sense import mistakes
from tapete.games.souls.language.slots import Word, read_faces, read_what
from tapete.games.souls.language.template import YOU
from tapete.games.souls.language.terms import TERMS
from tapete.games.souls.language.timings import CONDITIONS, COSTS, STATICS, TRIGGERS
from tapete.games.souls.language.tree import (
    Ability,
    Check,
    Checks,
    Each,
    Effect,
    If,
    Line,
    May,
    Mode,
    Node,
    Roll,
    Times,
    Ways,
)
from tapete.games.souls.language.words import Timing
from tapete.games.souls.options import look_at_own
from tapete.text.plain_text import all_as_typed
from tapete.text.spoken import SpokenError, said

from ...sweep import sweep

LANGUAGES = ("es", "en")

SAID_OTHERWISE = {
    "THE_MIRROR": "its condition is about \"you\", and its card, which is nobody's, says \"the active player\"",
    "RED_VISE": "as THE_MIRROR", "GREED_LOOMS": "as THE_MIRROR",
    "XIX_THE_SUN": "a condition within a condition is printed as one, and does the same"}
"""Cards with a sentence that is read to another ability, which does the same."""


def fits(card: CardSource, i: int, ability: Ability) -> bool:
    """Whether an ability makes sense in the place of a card's own."""
    written = 1 if card.kind == CardType.CURSE else 0       # its first ability is in no file
    if i < written:
        return True
    abilities = [ability if j == i else each for j, each in enumerate(card.abilities)][written:]
    this = Sort.ARENA if card.arena else THIS.get(card.kind, NO_SORT)
    return not mistakes(abilities, card.text.type, card.homes, this, card.text.counters > 0)


@pytest.mark.parametrize("language", sweep(LANGUAGES, kept=["es"]))
def test_each_sentence_of_each_card_is_read_to_what_it_is_printed_from(language: str) -> None:
    speech, read = speech_of("souls", language), reader(language)
    wrong = []
    for card in SOURCES.values():
        for i, (ability, printed) in enumerate(zip(card.abilities, as_said(card), strict=True)):
            text = ability_text(speech, printed)
            found = read.readings(text, fits=partial(fits, card, i))
            meant = [rows_of(ability), rows_of(printed)]
            if card.text.id in SAID_OTHERWISE:
                meant.append(rows_of(found[0]))
            if not found or any(rows_of(each) not in meant for each in found):
                wrong.append((card.text.id, text, found and [ability_tree(each) for each in found]))
            typed = all_as_typed(text)      # as a file has it: the keyboard's signs
            if typed != text and [rows_of(each) for each in read.readings(typed, fits=partial(fits, card, i))] != [
                    rows_of(each) for each in found]:
                wrong.append((card.text.id, typed, None))
    assert not wrong


def test_each_ability_is_written_as_the_parser_reads_it() -> None:
    for card in SOURCES.values():
        for ability in card.abilities:
            assert read_ability(ability_tree(ability), ()) == replace(ability, said=ability.said), card.text.id


# ---- abilities that nobody has written

class Maker:
    """Makes abilities at random, most of them of one step."""

    def __init__(self, seed: int, read: CardReader) -> None:
        self.chance, self.rules = random.Random(seed), read.rules

    def word(self, form: Any, slot: str) -> Word:
        phrases = self.rules.phrases(slot, form)
        if phrases.numbered and self.chance.random() < 0.8:
            return phrases.number(self.chance.choice((1, 2, 3, 5)))
        words = [word for word, _ in phrases.words if not isinstance(word, Own)]
        if slot in ("who", "whom", "obj", "with") and self.chance.random() < 0.7:
            usual = ("YOU", "TARGET", "THIS", "CHOSEN", "PLAYERS", "ACTIVE", "THEY", "MONSTERS")
            words = [word for word in words if word.key in usual] or words
        return self.chance.choice(words)

    def values(self, form: Any) -> dict[str, Word]:
        return {slot: self.word(form, slot) for slot in form.form.regex.groupindex}

    def checks(self) -> Checks:
        condition = self.chance.choice(CONDITIONS)
        return Checks(((Check(condition, self.values(condition), negated=self.chance.random() < 0.1),),))

    def effect(self, depth: int) -> Effect:
        return tuple(self.node(depth) for _ in range(self.chance.choice((1, 1, 2, 2, 3))))

    def node(self, depth: int) -> Node:
        kind = self.chance.random()
        if depth == 0 or kind < 0.6:
            term = self.chance.choice(TERMS)
            return Line(term, self.values(term))
        body = self.effect(depth - 1)
        if kind < 0.72:
            return If(self.checks(), body, self.effect(depth - 1) if self.chance.random() < 0.3 else ())
        if kind < 0.82:
            return May(YOU, body)
        if kind < 0.9:
            faces = self.chance.choice((("1-3", "4-6"), ("6",), ("1", "2-5", "6")))
            return Roll(YOU, tuple((Word(read_faces(face), face), (Mode((), self.effect(depth - 1)),))
                                   for face in faces))
        if kind < 0.94:
            return Each(next(word for word in self.rules.whos(self.rules.speech.say("who-PLAYERS"))), body)
        if kind < 0.97:
            return Times(self.chance.choice((2, 3)), body)
        return Ways(YOU, (Mode((), body), Mode((), self.effect(depth - 1))))

    def mode(self, depth: int) -> Mode:
        targets = self.chance.choice(((), (), ("player",), ("living player or monster",), ("non-eternal item",),
                                      ("monster",), ("roll",), ("item", "item")))
        return Mode(tuple(read_what(text) for text in targets), self.effect(depth))

    def ability(self) -> Ability:
        depth = self.chance.choice((0, 1, 1, 2))
        modes = (self.mode(depth),) if self.chance.random() < 0.85 else (self.mode(0), self.mode(0))
        check = self.checks() if self.chance.random() < 0.15 else None
        timing = self.chance.random()
        if timing < 0.5:
            return Ability(Timing.TAP, modes, check=check, key="tap")
        if timing < 0.6:
            price = self.chance.choice(COSTS[:5])
            return Ability(Timing.PAY, modes, price=price, values=self.values(price), check=check, key="pay")
        if timing < 0.9:
            trigger = self.chance.choice(TRIGGERS)
            values = self.values(trigger)
            return Ability(Timing.WHEN, modes, trigger=trigger.held_by(values), values=values, check=check, key="when")
        static = self.chance.choice(STATICS)
        values = self.values(static)
        return Ability(Timing.STATIC, static=static.held_by(values), values=values, check=check, key="static")


def sensible(ability: Ability) -> bool:
    """Whether an ability makes sense on an item."""
    try:
        return not mistakes([ability], "passive", Home.ITEM, Sort.ITEM, True)
    except (KeyError, ValueError, AttributeError):      # words that no file can say together
        return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_has_written_is_read_to_what_it_is_printed_from(language: str) -> None:
    speech, read = speech_of("souls", language), reader(language)
    make, right, several = Maker(7, read), 0, []
    while right + len(several) < 60:
        ability = make.ability()
        if not sensible(ability):
            continue
        try:
            text = ability_text(speech, ability)
        except (DefectError, KeyError, ValueError):
            continue
        rows = list({repr(rows_of(each)) for each in read.readings(text, fits=sensible)})
        assert repr(rows_of(ability)) in rows, text
        right += len(rows) == 1
        several += [text] if len(rows) > 1 else []
    assert len(several) <= 3, several       # a sentence that says two things is a fault of its printer


# ---- as designers write

WRITTEN = {
    "Gana 3 centavos": {"play": "gain 3c"},
    "Activar: roba 2¢ a otro jugador": {"target": "another player", "tap": "steal 2c from target"},
    "Todos los jugadores pierden 1¢": {"play": "each player loses 1c"},
    "cuando muera un monstruo:   saquea 1": {"when": "a monster dies", "do": "loot 1"},
    "Activar: lanza un dado: 1-3: gana 1¢; 4-6: pierde 1¢": {"tap": {"roll": {"1-3": "gain 1c", "4-6": "lose 1c"}}},
    "Inflige 2 de daño a un monstruo": {"target": "monster", "play": "deal 2 damage to target"},
    "Inflige 1 de daño a un jugador": {"target": "player", "play": "deal 1 damage to target"},
    "Al final de tu turno, gana 1¢": {"when": "your turn ends", "do": "gain 1c"},
    "Cuando termina tu turno, si no tienes centavos: gana 6¢": {
        "when": "your turn ends", "if": "you have 0c", "do": "gain 6c"},
    "Cuando termina tu turno: si no tienes centavos, gana 6¢": {
        "when": "your turn ends", "do": {"if you have 0c": "gain 6c"}},
    "At the end of your turn, gain 2 cents": {"when": "your turn ends", "do": "gain 2c"},
    "Deal 1 damage to a monster": {"target": "monster", "play": "deal 1 damage to target"},
    "Tap: Roll a die: 1-3: loot 1; 4-6: lose 1 coin.": {"tap": {"roll": {"1-3": "loot 1", "4-6": "lose 1c"}}}}
"""Sentences as people type them, with what a card file would have."""

CARD = {"id": "MINE", "name": {"en": "Mine"}}


def own(deck: str, kind: str, *abilities: Any, **fields: Any) -> dict[str, Any]:
    return {"deck": deck, "cards": [{**CARD, "type": kind, **fields, "abilities": list(abilities)}]}


@pytest.mark.parametrize("text", WRITTEN)
def test_what_a_designer_types_is_read_and_kept_as_a_card_file_has_it(text: str) -> None:
    play = "play" in WRITTEN[text]
    file = own("loot", "misc", text) if play else own("treasure", "active", "Activar: no pasa nada", text) \
        if "tap" not in WRITTEN[text] else own("treasure", "active", text)
    game = find_game("souls")
    options = game.options(game.ruleset("base"), {"own": [file]})
    read = options.own[0]["cards"][0]["abilities"][-1]
    assert read == WRITTEN[text]
    assert game.options(game.ruleset("base"), {"own": options.own}) == options


def test_sentences_may_need_each_other() -> None:
    file = own("treasure", "paid", "Paga 2 contadores: saquea 1", "Activar: pon 1 contador en esta carta")
    _, wrong = look_at_own([(file, "own")])
    assert not wrong


def test_sentences_may_name_the_cards_and_tags_of_their_files() -> None:
    file = own("treasure", "active", "Activar: busca un objeto de Sapo en el mazo de tesoro, gánalo y baraja",
               tags=["sapo"])
    (card,), wrong = look_at_own([(file, "own")])
    assert not wrong
    assert card.typed == ({"tap": "search the treasure deck for a sapo item"},)


WRONG = {
    "Activar: comes pan": "MINE: no se entiende «comes pan»; se espera una frase como «compras algo»",
    "Cuando esta carta recibe daño: gana 3 tesoritos":
        "MINE: no se entiende «gana 3 tesoritos»; se espera una frase como «gana 3 tesoros»",
    "Gana 3¢: cuando mueres": "MINE: las partes de «Gana 3¢: cuando mueres» se entienden, pero no así juntas; "
                              "se espera un orden como «Cuando …: …» o «Activar: …»",
    "a" * 999: "MINE: una frase tiene como mucho 900 caracteres"}


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text[:20])
def test_a_sentence_that_cannot_be_read_says_where_and_what_it_might_be(text: str) -> None:
    tree = parse_yaml(f"deck: treasure\ncards:\n- id: MINE\n  name: {{en: Mine}}\n  type: active\n"
                      f"  abilities:\n  - '{text}'", "mine.yaml")
    _, [wrong] = look_at_own([(tree, "mine.yaml")])
    assert said(wrong, "es") == f"mine.yaml, línea 7, columna 5: {WRONG[text]}"


def test_a_sentence_that_makes_no_sense_on_its_card_says_what_is_wrong() -> None:
    _, [wrong] = look_at_own([(own("treasure", "active", "Activar: evita esa muerte"), "own")])
    assert "prevent that death" in said(wrong, "en")


HOSTILE = ["Activar: " + " y luego ".join(["gana 1¢"] * 45), "Activar: " + ", ".join(["gana 1¢"] * 80),
           "Activar: " + "si no tienes centavos, " * 30 + "gana 1¢", "Activar: " + "si quieres, " * 60 + "gana 1¢",
           "Activar: " + "tira un dado: 1: " * 40 + "gana 1¢", "Si " + " y ".join(["no tienes centavos"] * 40),
           "Activar: " + "la primera vez que muere un jugador este turno: " * 15 + "gana 1¢", ": " * 440,
           "Elige " + ", ".join(["un jugador"] * 60) + " y un jugador: gana 1¢"]
"""Sentences that could be cut in very many ways, or have very many parts within parts."""


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: text[:30])
def test_a_sentence_with_too_much_in_it_is_refused_in_a_sentence_before_it_costs_much(text: str) -> None:
    _, [wrong] = look_at_own([(own("treasure", "active", text), "own")])
    assert said(wrong, "es").startswith("own: MINE: ")
    assert all(reader(language, (), ("MINE",)).rules.steps <= MOST_STEPS + 1 for language in LANGUAGES)


def test_of_many_sentences_that_say_nothing_only_the_first_are_looked_at() -> None:
    _, wrong = look_at_own([(own("treasure", "active", *(f"Activar: comes pan {i}" for i in range(9))), "own")])
    assert [said(each, "es").count("otras 3 frases no se entienden") for each in wrong] == [0, 0, 0, *[1] * 6]


def test_people_who_read_at_once_do_not_disturb_each_other() -> None:
    read = CardReader(speech_of("souls", "es"))
    texts = [ability_text(speech_of("souls", "es"), each) for card in list(SOURCES.values())[:60]
             for each in as_said(card)]
    alone = [rows_of(each) for text in texts for each in CardReader(speech_of("souls", "es")).readings(text)[:1]]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(read.readings, texts))
    assert [rows_of(found[0]) for found in together if found] == alone


def test_a_card_with_sentences_is_the_same_card() -> None:
    game = find_game("souls")
    typed = own("monsters", "basic", "Cuando muere esta carta: cada jugador pierde 1¢", life=2, evasion=3, attack=1)
    meant = own("monsters", "basic", {"when": "this dies", "do": "each player loses 1c"}, life=2, evasion=3, attack=1)
    chosen = game.ruleset("base")
    assert game.options(chosen, {"own": [typed]}) == game.options(chosen, {"own": [meant]})


def test_what_is_no_file_of_cards_names_nothing() -> None:
    with pytest.raises(SpokenError, match="comes pan"):
        sentence_reader([{"cards": 3}, 4, {"cards": [5]}])(_sentence("comes pan"))


def _sentence(text: str) -> Any:
    return Sentence(text, ("play",), lambda _: True)
