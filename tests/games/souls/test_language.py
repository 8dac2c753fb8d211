"""The effect language of Four Souls: text is parsed, or refused with its place; the printed text says exactly what
runs."""
import re
from collections import Counter
from enum import IntEnum
from pathlib import Path

import pytest

from tapete.errors import InputError
from tapete.files.config import parse_yaml
from tapete.games import find_game, speech_of
from tapete.games.souls.language import words
from tapete.games.souls.language.cards import CardSource, cards_of, read_cards
from tapete.games.souls.language.library import NUMBERS, SOURCES
from tapete.games.souls.language.ops import Do
from tapete.games.souls.language.printing.sentences import card_notes, card_text
from tapete.games.souls.language.slots import CLOSED, read_faces, read_what
from tapete.games.souls.language.terms import TERMS
from tapete.games.souls.language.timings import CONDITIONS, COSTS, GOALS, STATICS, TRIGGERS
from tapete.games.souls.language.tree import Line, nodes_of
from tapete.games.souls.language.words import Only, What
from tapete.text.speech import LANGUAGES

PAGE = Path(__file__).parents[3] / "docs" / "souls-cards.md"

CARD = """deck: treasure
cards:
  - id: TRY
    name: {en: Try}
    type: active
    abilities:
      - tap: %s
        target: monster
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    speech = speech_of("souls", language)
    for card in SOURCES.values():
        lines = card_text(speech, card)
        assert len(lines) == len(card.abilities)
        assert all(line.endswith(".") and "{" not in line for line in lines), card.text.id


def test_every_card_has_a_spanish_name_of_its_own() -> None:
    spanish: dict[str, str] = {}
    for card in SOURCES.values():
        names = card.text.name
        assert names.es, card.text.id                           # one that nobody translates (Guppy) is repeated
        assert spanish.setdefault(names.es, names.en) == names.en, f"{names.es}: {names.en}, {spanish[names.es]}"


@pytest.mark.parametrize(("card", "notes"), [
    ("KEEPER_HEAD", ["Reward: as many ¢ as a die shows."]),
    ("MOM", ["Reward: 1 treasure.", "Worth 2 souls."]),
    ("THE_DEAD_CAT", ["It comes into play with 9 counters."]),
    ("MOMS_SHOVEL", ["It comes into play deactivated."]),
    ("BREAKFAST", []),
])
def test_what_a_card_is_besides(card: str, notes: list[str]) -> None:
    assert card_notes(speech_of("souls", "en"), SOURCES[NUMBERS[card]]) == notes


def test_a_card_of_nobody_says_who_it_speaks_of() -> None:
    """Nobody holds a monster or a room, so its abilities speak of the active player or the attacker."""
    speech = speech_of("souls", "en")
    for card in SOURCES.values():
        said = [line for line, ability in zip(card_text(speech, card), card.abilities, strict=True)
                if ability.timing == words.Timing.WHEN and card.kind.name in ("MONSTER", "ROOM")]
        assert not re.search(r"\byour?\b", " ".join(said), re.IGNORECASE), card.text.id


@pytest.mark.parametrize(("card", "language", "line"), [
    ("RED_VISE", "en", "When a turn ends, if the active player has 1 loot or less in hand: The active player takes 1 "
                       "damage."),
    ("RING_OF_FLIES", "es", "Cuando el atacante saca 3 en su tirada de ataque: El atacante elige otro jugador: el "
                            "atacante roba al objetivo una carta de botín al azar."),
    ("ISAACS_BLESSING", "es", "Cuando un jugador fuera a sacar 1 o 6: Si ese jugador quiere, repite esa tirada."),
    ("SOUL_OF_GREED", "en", "This soul goes to the first player who has 25¢ or more."),
    ("SOUL_OF_GREED", "es", "Esta alma es del primer jugador que tiene 25¢ o más."),
    ("COUNTERFEIT_PENNY", "es", "Cada vez que ganas centavos, ganas 1¢ más."),
    ("REMOTE_DETONATOR", "en", "Tap: All players vote for an item in play: the one with most votes is destroyed, in a "
                               "tie none."),
])
def test_a_card_reads_as_it_would_be_printed(card: str, language: str, line: str) -> None:
    assert line in card_text(speech_of("souls", language), SOURCES[NUMBERS[card]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_its_text(language: str) -> None:
    speech = speech_of("souls", language)
    for start, forms in (("do", TERMS), ("when", TRIGGERS), ("static", STATICS), ("if", CONDITIONS), ("pay", COSTS),
                         ("goal", GOALS)):
        for form in forms:
            for key in getattr(form, "keys", [form.key]):
                assert speech.has(f"{start}-{key}"), f"{start}-{key}"


def test_the_page_shows_every_form() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for form in (*TERMS, *TRIGGERS, *STATICS, *CONDITIONS, *COSTS, *GOALS):
        assert form.form.text in page, form.form.text


def test_no_term_is_hidden_by_another() -> None:
    """A sentence is of the first form that it fits; a form whose own words fit an earlier one would never be read."""
    for term in TERMS:
        text = _example(term.form.text)
        assert next(each for each in TERMS if each.form.match(text) is not None).form.text == term.form.text, text


def _example(form: str) -> str:
    """A sentence of a form, every slot filled."""
    words = {"who?": "target", "who": "target", "whom": "target", "obj": "it", "with": "target 2", "n": "2", "m": "3",
             "deck": "the loot deck", "stat": "life", "sign": "+", "where?": "the monster deck",
             "until?": "until end of turn", "more": "2 more", "much?": "2 of", "what": "monster", "faces": "1",
             "quarry": "BOMB", "blow": "no combat damage", "tag": "Guppy"}
    words |= {f"{slot}{end}": next(iter(each)) for slot, each in CLOSED.items() for end in ("", "?")
              if f"{slot}{end}" not in words}
    text = re.sub(r"\{([a-z?]+)\}", lambda slot: words[slot[1]], form)
    text = re.sub(r"\[[^\]]*\] ?", "", text)
    return " ".join(word.split("|")[-1] for word in text.split())


@pytest.mark.parametrize(("effect", "message"), [
    ("deal 1 damag to target", r"line 7, column \d+: TRY: 'deal 1 damag to target' is no term; did you mean"),
    ("deal 101 damage to target", r"line 7, column \d+: TRY: 101: expected a number from 0 to 100"),
    ("{roll: {1-2: loot 1, 2: loot 2}}", r"line 7, column \d+: TRY: '2': a face stands here for the second time"),
    ("{if it rains: loot 1}", r"line 7, column \d+: TRY: 'it rains' is no condition"),
    ("{choose one: [loot 1]}", r"line 7, column \d+: TRY: expected two to six ways"),
    ("7", r"line 7, column \d+: TRY: expected a term, a block or a list of them, got 7"),
])
def test_a_mistake_is_refused_with_line_and_card(effect: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        cards_of(parse_yaml(CARD % effect, "my.yaml"), "my.yaml")


def test_a_file_is_refused_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(CARD.replace("type: active", "type: boss") % "loot 1", encoding="utf-8")
    with pytest.raises(InputError, match=r"cards.yaml, line 5, column 11: TRY: 'boss' is no type of this deck"):
        read_cards(path)


def test_what_may_be_chosen() -> None:
    assert read_what("a living player or monster").more == Only.LIVING
    assert read_what("another player").more == Only.ANOTHERS
    assert read_what("another item").more == Only.NOT_THIS
    word = read_what("another player's non-eternal item")
    assert (word.code, word.more) == (What.ITEM, Only.ANOTHERS | Only.NOT_ETERNAL)
    with pytest.raises(ValueError, match="cannot be chosen"):
        read_what("red monster")


def test_faces() -> None:
    assert read_faces("1-3") == 0b1110
    assert read_faces("1 or 6") == 0b1000010
    with pytest.raises(ValueError, match="lower face first"):
        read_faces("3-1")


def test_cards_of_ones_own_are_played_by_their_names() -> None:
    game = find_game("souls")
    own = [{"deck": "loot", "cards": [{"id": "PENNY_RAIN", "name": {"en": "Penny rain"}, "type": "money", "set": "own",
                                       "count": 3, "abilities": [{"play": "each player gains 2c"}]}]}]
    options = game.options(game.ruleset(), {"own": own})
    playing = game.playing(options)
    assert playing.grammar.text(playing.grammar.parse("play PENNY_RAIN")) == "play PENNY_RAIN"
    with pytest.raises(InputError, match="there is a card with this id already"):
        game.options(game.ruleset(), {"own": [{**own[0], "cards": [{**own[0]["cards"][0], "id": "BOMB"}]}]})
    for deck in ("cellar", {"loot": 1}, ["loot"], None):
        with pytest.raises(InputError, match="is no deck"):
            game.options(game.ruleset(), {"own": [{**own[0], "deck": deck}]})


# ---- words that nothing reads --------------------------------------------------------------------

GAME = Path("src/tapete/games/souls")
READ = "\n".join(path.read_text(encoding="utf-8") for path in [GAME / "setup.py", *sorted(GAME.glob("rules/**/*.py"))])
NOTHING = {"NONE", "ANY", "ALWAYS", "AND", "CHECK", "COUNT"}     # rows of the last two are read, not carried out


@pytest.mark.parametrize("kind", [
    words.Timing, words.Cost, words.Event, words.Whose, words.Flag, words.Ref, words.Amount, words.Group, words.What,
    words.Only, words.Prevent, words.Mod, words.Test, words.Until, words.Count, words.Party, words.Joined, Do])
def test_every_word_of_the_language_is_read_by_a_rule(kind: type[IntEnum]) -> None:
    unread = [word.name for word in kind
              if word.name not in NOTHING and not re.search(rf"\b{kind.__name__}\.{word.name}\b", READ)]
    assert not unread


# ---- words that serve one card -------------------------------------------------------------------

def forms_of(card: CardSource) -> set[str]:
    """The forms of terms, triggers and lasting effects that a card is written in."""
    found = {form.form.text for ability in card.every for form in (ability.trigger, ability.static) if form}
    return found | {node.term.form.text for ability in card.every for mode in ability.modes
                    for node in nodes_of(mode.body) if isinstance(node, Line)}


def test_a_word_that_serves_one_card_is_listed_with_the_reason() -> None:
    """Words are parts, for many cards; the page says of each other one why it is none, and of nothing else."""
    served = Counter(form for card in SOURCES.values() for form in forms_of(card))
    lonely = [form.form.text for form in (*TERMS, *TRIGGERS, *STATICS) if served[form.form.text] < 2]
    section = PAGE.read_text(encoding="utf-8").split("### Words that serve one card")[1].split("\n#")[0]
    listed = dict(re.findall(r"^\| `(.*?)` \| (.+) \|$", section.replace("\\|", "|"), re.MULTILINE))
    assert sorted(listed) == sorted(lonely)
    assert len(lonely) <= 25 and all(len(reason.split()) > 2 for reason in listed.values())


def test_the_language_is_small() -> None:
    """60 % of what it was."""
    assert len(TERMS) + len(TRIGGERS) + len(STATICS) <= 135
