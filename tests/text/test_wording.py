"""Composed texts read naturally: number, adjacent words, quotation marks."""
from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tapete.games import find_game, speech_of
from tapete.games.carcosa.vocabulary import Told
from tapete.games.gloom.names import NOBODY
from tapete.games.gloom.pack import OWN, own_pack
from tapete.games.gloom.text import ending
from tapete.games.gloom.vocabulary import Told as GloomTold
from tapete.games.gloom.words import card_text
from tapete.text.speech import LANGUAGES, Speech, joined

GAMES = Path("src/tapete/games")
PAGES = Path("web/src/games")
FOLDERS = [folder for game in ("carcosa", "gloom", "souls", "bethlem")
           for folder in (GAMES / game / "text", GAMES / game / "press/text", PAGES / game / "text")]
CARCOSA, GLOOM = find_game("carcosa"), find_game("gloom")
COUNTED = {
    "es": "acciones cartas cuentos destruidas historias jugadas llaveros llaves objetos puntos rondas usos veces",
    "en": "actions cards doses events keys objects plays points rings rounds stories tales times turns uses",
}
OTHERWISE: dict[str, int | str] = {"most": 2, "soul": "Ana", "seat": "Ana", "who": "Ana", "name": "Ana", "points": "+5"}
"""What is no number of things, or the greater of two."""
ADDRESSED = {"es": re.compile(r"\b(tu|tus|te|ti|tuyo|tuya)\b", re.IGNORECASE),
             "en": re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)}
"""The words that speak to a reader."""
STARTS = {"es": r"[a-záéíóúñ,]: [A-ZÁÉÍÓÚ]", "en": r"[a-z,]: [A-Z]"}


class Variables(Visitor):
    """The variables of a message, and those of them that its variants are chosen by."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> Iterator[tuple[str, set[str]]]:
    for entry in parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found = Variables()
            found.visit(entry)
            yield entry.id.name, found.names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_one_of_a_thing_is_not_said_as_many(folder: Path, language: str) -> None:
    speech = Speech(language, [folder])
    many = re.compile(rf"(?<![-−+.,\d])1 ({COUNTED[language].replace(' ', '|')})\b")
    said = {key: speech.say(key, **{**dict.fromkeys(names, 1), **OTHERWISE})
            for key, names in messages(folder, language)}
    assert {key: text for key, text in said.items() if many.search(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_quotation_marks_are_those_of_print(folder: Path, language: str) -> None:
    lines = (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if '"' in re.sub(r'\{"[^"]*"\}|^#.*', "", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ledgers_quotation_marks_are_those_of_print(language: str) -> None:
    for path in (Path("rules/carcosa.toml"), Path("rules/carcosa/tecnico-0.1.toml"), Path("rules/gloom.toml")):
        assert [line for line in path.read_text(encoding="utf-8").splitlines() if '\\"' in line] == []


@pytest.mark.parametrize(("parts", "read"), [
    ("Ana y Inés", "Ana e Inés"), ("Ana y Hilda", "Ana e Hilda"), ("Ana y Hierro", "Ana y Hierro"),
    ("Ana y Yago", "Ana y Yago"), ("«Vial» y «Ídolo»", "«Vial» e «Ídolo»"), ("magia o horror", "magia u horror"),
    ("siete o ocho", "siete u ocho"), ("7 o 8", "7 u 8"), ("10 o 11", "10 u 11"), ("1 o 2", "1 o 2"),
    ("de el Decano a el arrecife", "del Decano al arrecife"), ("de El signo", "de El signo"),
])
def test_words_change_where_they_meet_in_spanish_alone(parts: str, read: str) -> None:
    assert joined(parts, "es") == read
    assert joined(parts, "en") == parts


def test_what_is_told_is_joined() -> None:
    said = CARCOSA.wording.sentence(speech_of("carcosa", "es"), CARCOSA.wording.happening(Told.SWAPPED_PLACES, 0, 1, 0),
                            ["Ana", "Inés"])
    assert said == "Ana e Inés intercambian sus lugares."


def test_what_is_revealed_has_one_name() -> None:
    """An event is no "suceso" beside "evento"; in Four Souls alone that is a card, and what sets an ability off is
    none."""
    for game in ("carcosa", "gloom"):
        for path in [*(GAMES / game).rglob("*.ftl"), *(GAMES / game).rglob("*.yaml"), *(PAGES / game).rglob("*.ftl"),
                     *Path("rules").glob(f"{game}*"), *Path("rules", game).glob("*.toml"),
                     *Path("src/tapete/text").iterdir()]:
            assert path.is_dir() or "suceso" not in path.read_text(encoding="utf-8").lower(), path


# ---- Gloom's cards -----------------------------------------------------------------------------

def card_texts(language: str) -> Iterator[tuple[str, str]]:
    speech = speech_of("gloom", language)
    for name in OWN:
        pack = own_pack(name)
        for key, _, card in pack.deck:
            yield key, card_text(speech, pack, card)
        for key, story in pack.stories.items():
            yield key, card_text(speech, pack, story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_its_effects_as_sentences(language: str) -> None:
    texts = dict(card_texts(language))
    assert {key: text for key, text in texts.items() if re.search(STARTS[language], text)} == {}
    assert {key: text for key, text in texts.items() if text != joined(text, language)} == {}
    assert {key: text for key, text in texts.items() if re.search(r": [^.:]+: [^.:]+: ", text)} == {}


def test_everybody_in_a_family_is_one() -> None:
    """What befalls somebody is written of one: "Los Gemelos se casó"."""
    for name in OWN:
        people = own_pack(name).characters
        assert [one.name.es for _, one in people if re.match(r"(los|las) ", one.name.es)] == []
        assert [one.name.en for _, one in people if re.match(r"the \w+s$", one.name.en, re.I)] == []


def test_those_who_win_together_are_named_as_one_says_it() -> None:
    said = {language: ending(speech_of("gloom", language), "FAMILY", [-30, 5, -30], ["Ana", "Beto", "Inés"], {})
            for language in LANGUAGES}
    assert "Ganan Ana e Inés con el valor familiar más bajo, −30 cada familia." in said["es"]
    assert "Ana and Inés win with the lowest family value, −30 each." in said["en"]


def test_an_effect_that_does_not_take_place_says_what_was_missing() -> None:
    west, card = (ids.index(key) for ids, key in ((GLOOM.lore.character_ids, "HERBERT_WEST"),
                                                  (GLOOM.lore.card_ids, "OYO_FLAUTAS")))
    happening = GLOOM.wording.happening(GloomTold.UNMET, card + 1, west, 0)
    # Of what was there before: the card itself may show the very icon that it asks for.
    assert GLOOM.wording.sentence(speech_of("gloom", "es"), happening, []) == (
        "Herbert West no mostraba ningún icono de magia ni horror antes de «Oyó flautas sin flautista»: "
        "la parte de la carta que lo pide no hace nada.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["carcosa", "gloom", "souls", "bethlem"])
def test_an_act_addresses_nobody(game: str, language: str) -> None:
    """A record puts it beside the actor's name, so "Ana: Descartar tu mano" would mean somebody else's hand."""
    said = (GAMES / game / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    acts = [entry for entry in parse(said).body if isinstance(entry, ast.Message) and entry.id.name.startswith("act-")]
    assert acts
    wrong = {entry.id.name for entry in acts if entry.span is not None
             and ADDRESSED[language].search(said[entry.span.start:entry.span.end])}
    assert not wrong


def test_a_character_given_up_goes_where_it_is_told_to_go() -> None:
    names, speech = ["Ana", "Beto", "Caro", "Dani", "Eva"], speech_of("gloom", "es")
    west = GLOOM.lore.character_ids.index("HERBERT_WEST")
    away = GLOOM.wording.sentence(speech, GLOOM.wording.happening(GloomTold.GAVE_UP, 0, west, NOBODY), names)
    on = GLOOM.wording.sentence(speech, GLOOM.wording.happening(GloomTold.GAVE_UP, 0, west, 4), names)
    assert away == "Herbert West no estará en la familia de Ana."
    assert on == "Herbert West deja la familia de Ana y pasa a la de Eva."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pile_whose_number_is_seen_says_the_number(language: str) -> None:
    """Who controls a page by voice says what stands on a thing, so its name has it, of one card too."""
    for game, name, counts in (("carcosa", "carcosa-deck", {"count": 1, "floor": 2, "room": 3}),
                               ("carcosa", "carcosa-deck-known", {"count": 1, "floor": 2, "room": 3, "top": "-"}),
                               ("gloom", "gloom-deck", {"n": 1}), ("gloom", "gloom-discards-count", {"n": 1})):
        page = Speech(language, [PAGES / game / "text"])
        assert " 1 " in page.say(name, **counts), name


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_two_times_are_twice(folder: Path) -> None:
    speech = Speech("en", [folder])
    said = {key: speech.say(key, **{**dict.fromkeys(names, 2), **OTHERWISE}) for key, names in messages(folder, "en")}
    assert not [f"{key}: {text}" for key, text in said.items() if re.search(r"\b2 times\b", text)]


def test_a_sum_is_not_said_as_what_the_die_shows() -> None:
    """A die shows a face (`saca`). A player whose sanity rises reaches a value."""
    speech = speech_of("carcosa", "es")
    sums = [told for told in Told if "total" in told.args and "soul" in told.args]
    said = [speech.say(f"told-{told.name}", soul="Ana", card="x", special="x", total=3, needed=4, threshold=9)
            for told in sums]
    assert len(said) > 4 and not [each for each in said if re.search(r"\bsaca\b", each)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_loses_an_untimely_death_lives_again(language: str) -> None:
    """A modifier that goes from one to another only goes; a death does more."""
    playing = GLOOM.playing(GLOOM.options(GLOOM.ruleset(), {"pack": "abismo"}))
    speech = speech_of("gloom", language)
    cards = [playing.lore.card_ids.index(card) + 1 for card in ("EXPIRO_SIN_EPITAFIO", "SONO_CON_LA_SIMA")]
    said = [playing.wording.sentence(speech, playing.wording.happening(GloomTold.MOVED, card, 0, 1), [])
            for card in cards]
    assert ["vuelve de entre los muertos" in each or "comes back from the dead" in each
            for each in said] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_leaves_a_character_is_told_to_its_end(language: str) -> None:
    """A blessing that "no longer weighs" on somebody was a burden, and nobody read where it went."""
    speech = speech_of("gloom", language)
    said = [speech.say(f"told-{told.name}", card="x", character="Walter", worth=0)
            for told in (GloomTold.STRIPPED, GloomTold.RAISED, GloomTold.SPARED)]
    assert [each for each in said if not re.search("va a los descartes|goes to the discards", each)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_taken_from_rivals_are_told_to_be_played_at_once(language: str) -> None:
    """Four plays more follow in the same turn, and the count of two must not seem wrong."""
    said = speech_of("gloom", language).say("told-DOES", does="TAKE_EACH", card="x", seat="Ana", n=1)
    assert re.search("jugadas libres|free plays", said)


def test_what_a_card_brings_about_comes_because_of_it() -> None:
    """*For "Invoked an ingrate", the limit becomes 4* reads as if it were done for the card's sake."""
    text = (GAMES / "gloom/text/en.ftl").read_text(encoding="utf-8")
    told = text[text.index("told-ROLL"):text.index("ask-FAMILY")]
    assert not [line for line in told.splitlines() if re.search(r"\bfor (the story )?“", line, re.IGNORECASE)
                and "to show for" not in line]


def test_the_modifier_on_top_has_one_name_in_spanish() -> None:
    text = (GAMES / "gloom/text/es.ftl").read_text(encoding="utf-8")
    assert "modificador superior" in text and "de encima" not in text


def test_titles_before_names_are_small_in_spanish() -> None:
    """`el capitán Gilman`, `el profesor Armitage`: what is no name of its own has no capital."""
    titles = re.compile(r"\b(el|la) (Profesor|Decano|Capitán|Doctor|Doctora|Abuela|Tía|Primo|Duquesa|Paciente)\b")
    assert not [one.name.es for name in OWN for _, one in own_pack(name).characters if titles.search(one.name.es)]


def test_quotation_marks_are_in_the_texts_of_a_language_alone() -> None:
    """A mark in a program's string is read in every language; `text/speech.py` and `plain_text.py` look for
    them."""
    found = []
    for path in Path("src/tapete").rglob("*.py"):
        tree = python.parse(path.read_text("utf-8"))
        told = {id(node.value) for node in python.walk(tree) if isinstance(node, python.Expr)}
        found += [f"{path}:{node.lineno}" for node in python.walk(tree) if isinstance(node, python.Constant)
                  and isinstance(node.value, str) and re.search("[«“”]", node.value) and id(node) not in told]
    readers = {"src/tapete/text/speech.py", "src/tapete/text/plain_text.py"}
    assert {each.partition(":")[0] for each in found} <= readers, found


def test_a_decree_does_not_say_whose_by_a_word_that_may_be_anybodys() -> None:
    """`su piso` in a sentence about every soul may be the soul's or the King's."""
    speech = speech_of("carcosa", "es")
    said = {key: speech.say(key, n=1) for key, _ in messages(GAMES / "carcosa/text", "es")
            if key.startswith(("decree-", "decreed-"))}
    assert said
    assert not {key: text for key, text in said.items() if re.search(r"\bsus? (piso|pasillo)\b", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_king_banished_where_he_already_is_is_not_said_to_go_there(language: str) -> None:
    """He may be banished twice, or from the Sanctuary's own floor: the sentence says where he is held, not a way."""
    said = speech_of("carcosa", language).say("told-KING_BANISHED_TO", floor="F3")
    assert not re.search(r"se retira|se va|marcha|regresa|vuelve|withdraws|goes|leaves|returns|moves", said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("again", [0, 1])
def test_a_doubled_king_is_said_to_be_so_on_the_card_that_he_comes_by(language: str, again: int) -> None:
    """`The King's fury strikes twice as hard`, and his presence costs what it did: it is the card that does."""
    speech = speech_of("carcosa", language)
    assert speech.say("card-FURIA_AMARILLO") in speech.say("told-KING_DOUBLED", again=again, presence=0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", ["RISE", "FALL"])
@pytest.mark.parametrize("n", [1, 2])
def test_a_card_says_which_floor_follows_the_last(language: str, effect: str, n: int) -> None:
    """Up two floors from the second is the first floor, which nobody can know who reads of going up alone."""
    said = speech_of("carcosa", language).say(f"effect-{effect}", n=n)
    first, third = {"es": ("primero", "tercero"), "en": ("the first", "the third")}[language]
    assert 0 <= said.find(third if effect == "RISE" else first) < said.find(first if effect == "RISE" else third)


@pytest.mark.parametrize("game", [folder.parent.name for folder in sorted(GAMES.glob("*/text"))])
def test_nobody_has_nothing_in_spanish(game: str) -> None:
    """`Con nada que perder` is English in Spanish words."""
    text = (GAMES / game / "text/es.ftl").read_text(encoding="utf-8")
    assert not re.findall(r".*\bcon nada\b.*", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_an_event_stands_in_quotation_marks(language: str) -> None:
    """`Jugar Provocaste al barbero` runs into its title, and so does an occurrence's behind a comma."""
    text = (GAMES / "bethlem/text" / f"{language}.ftl").read_text(encoding="utf-8")
    assert "{ $event }" in text and "{ $occurrence }" in text
    assert not re.findall(r".*(?<![«“])\{ \$(?:event|occurrence) \}.*", text)


ACCENTS = re.compile(r"\b(sólo|éste|ésta|éstos|éstas|ése|ésa|ésos|ésas|aquél|aquélla|aquéllos|aquéllas|guión)\b", re.I)
"""Accents that the Spanish academies have done without since 2010."""


def test_spanish_is_spelt_one_way() -> None:
    files = [file for folder in ("src", "web/src", "rules", "scenarios") for kind in ("ftl", "toml", "yaml")
             for file in Path(folder).rglob(f"*.{kind}") if "static" not in file.parts]
    assert len(files) > 100
    assert [f"{file}: {line}" for file in files for line in file.read_text(encoding="utf-8").splitlines()
            if ACCENTS.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_byname_is_closed_before_the_sentence_goes_on(language: str) -> None:
    """`Por efecto de Nerea, la chef se apaga ...` lacks a comma: a name that has one ends a clause, and so it does with
    its place behind it (`a la puerta de David, el cyborg (la carta 1 de Dora) y se va`)."""
    assert "," in speech_of("bethlem", language).say("card-CHEF")
    text = (GAMES / "bethlem/text" / f"{language}.ftl").read_text(encoding="utf-8")
    told = [line for line in text.splitlines() if "_the }" in line]
    assert len(told) > 30
    assert [line for line in told if re.search(r"\{ \$(?:card|cause)_the \} (?:(?!\()|\(\{ \$place \}\) )", line)] == []


def endings(pattern: ast.Pattern) -> Iterator[str]:
    """How what a message says may end; a placeable at its very end is `}`."""
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        before = pattern.elements[-2] if len(pattern.elements) > 1 else None
        yield ("}" if isinstance(before, ast.Placeable) else "") + last.value
    elif isinstance(last.expression, ast.SelectExpression):
        for variant in last.expression.variants:
            yield from endings(variant.value)
    else:
        yield "}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["carcosa", "gloom", "souls", "bethlem"])
def test_what_is_told_ends_as_a_sentence(game: str, language: str) -> None:
    """In Spanish the full stop stands after what is quoted, even a question; in English one mark is enough."""
    text = (GAMES / game / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    told = [(entry.id.name, end) for entry in parse(text).body if isinstance(entry, ast.Message) and entry.value
            and entry.id.name.startswith("told-") for end in endings(entry.value)]
    ended = re.compile(r"(?:[.?!]|^\})$" if language == "es" else r"(?:[.?!]”?|^\}|\}”)$")
    assert len(told) > 50
    assert [(key, end) for key, end in told if not ended.search(end)] == []
