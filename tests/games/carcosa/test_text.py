"""Every text of Carcosa exists in every language, with every argument."""
import ast as python
import json
import re
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tapete.compiler.fingerprint import PACKAGE
from tapete.errors import DefectError, IllegalMoveError, InputError
from tapete.gamedef.kinds import Kind, Named, Seats, Voice
from tapete.gamedef.vocabulary import Happening, VocabularyWord
from tapete.games import find_game, speech_of
from tapete.games.carcosa import text
from tapete.games.carcosa.names import LOSS, OWN_CARDS, UNKNOWN, Cause, Outcome
from tapete.games.carcosa.names import Card as OfCard
from tapete.games.carcosa.names import Decree as OfDecree
from tapete.games.carcosa.names import Monster as OfMonster
from tapete.games.carcosa.profile import CATALOGUE
from tapete.games.carcosa.vocabulary import (
    COUNTED,
    Act,
    Blow,
    Card,
    Decree,
    Floor,
    Monster,
    Op,
    Place,
    Role,
    Special,
    State,
    Told,
    Why,
)
from tapete.games.carcosa.vocabulary import Cause as CauseKind
from tapete.kernel.agenda import schedule
from tapete.kernel.menu import pack
from tapete.kernel.rule import IDS
from tapete.ledger.ledger import read_ledger, rulesets_of
from tapete.referee.session import Session
from tapete.text.messages import entries_of, read_messages
from tapete.text.speech import LANGUAGES, Speech

FOLDER = Path(text.__file__).parent / "text"
GAME = find_game("carcosa")

NAMES = ("Ana (TANK)", "Beto (SCOUT)", "Caro (HEALER)", "Dani (PSYCHIC)")
NAMED: list[Named] = [Card, State, Role, Special, Monster, CauseKind, Decree, Blow]
ASKED = [op for op in Op if op.waits]
RULES = Path(text.__file__).parent / "rules"


class Numbers:
    """Options where every number is one: any section, any field."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __getattr__(self, section: str) -> Any:
        n = self.n

        class Section:
            def __getattr__(self, field: str) -> int:
                return n

            def __getitem__(self, _: int) -> Any:
                return self
        return Section()


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Speech:
    return speech_of("carcosa", request.param)


def samples(kind: Kind) -> list[int]:
    """Every value of a kind; of numbers those that the plurals tell apart."""
    if isinstance(kind, Named):
        return [*(value for value, name in enumerate(kind.names, kind.start) if name), *kind.others]
    return list(range(4)) if isinstance(kind, Seats) else [0, 1, 2, 5, -1, -5]


def rows(word: VocabularyWord) -> Iterator[list[int]]:
    """Rows of three arguments in which each argument takes each of its values."""
    kinds = list(word.args.values())
    for i in range(max([len(samples(kind)) for kind in kinds], default=1)):
        row = [int(samples(kind)[(i + k) % len(samples(kind))]) for k, kind in enumerate(kinds)]
        yield [*row, 0, 0, 0][:3]


def state_with(options: Any) -> Any:
    """As much of a state as a label asks for."""
    plain = GAME.State.plain()
    return None if options is None else SimpleNamespace(options=options, n_agenda=0, agenda=plain.agenda,
                                                        souls=plain.souls, key_pool=6, keys_destroyed=0)


# ---- the kernel's speech -----------------------------------------------------------------------

def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        Speech("fr", [tmp_path])
    assert str(caught.value) == "'fr' is no language that Tapete speaks; expected one of es, en"


@pytest.mark.parametrize("content, expected", [
    (None, "cannot be read"),
    ("hello = Hi\nthis is no message\n", "this is no Fluent"),
    ("hello = Hi\nhello = Ho\n", "there twice"),
])
def test_a_damaged_file_is_a_defect(tmp_path: Path, content: str | None, expected: str) -> None:
    if content is not None:
        (tmp_path / "en.ftl").write_text(content, encoding="utf-8")
    with pytest.raises(DefectError, match=expected):
        Speech("en", [tmp_path])


def test_say_formats_and_names_language_and_key_of_a_defect(tmp_path: Path) -> None:
    (tmp_path / "es.ftl").write_text("saludo = Hola, { $name }\nvacio =\n    .nota = x\n", encoding="utf-8")
    speech = Speech("es", [tmp_path])
    assert speech.say("saludo", name="Ana") == "Hola, Ana"
    assert speech.has("saludo") and not speech.has("adios")
    for key in ("saludo", "adios", "vacio"):
        with pytest.raises(DefectError, match=f"es, message '{key}'"):
            speech.say(key)


def test_folders_add_up_and_may_not_overlap(tmp_path: Path) -> None:
    for folder, content in (("a", "one = 1\n"), ("b", "two = 2\n"), ("c", "one = 3\n")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "en.ftl").write_text(content, encoding="utf-8")
    both = Speech("en", [tmp_path / "a", tmp_path / "b"])
    assert both.say("one") + both.say("two") == "12"
    with pytest.raises(DefectError, match="'one' is there twice"):
        Speech("en", [tmp_path / "a", tmp_path / "c"])


def test_a_message_is_read_when_it_is_said_with_all_it_names(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "# Of people\nhello = Hello, { -who(of: 1) }{ $n ->\n    [one] { mark }\n   *[other] { mark }{ mark }\n}\n"
        "mark = !\n-who = { -home }\n-home = world\nbad = { $n\nlast = Bye\n", encoding="utf-8")
    speech = Speech("en", [tmp_path])
    assert speech.say("hello", n=2) == "Hello, world!!" and speech.say("last") == "Bye"
    assert not speech.has("-who")
    with pytest.raises(DefectError, match=r"en.ftl: this is no Fluent: bad = "):
        speech.say("bad")


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.ftl")), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_each_message_read_alone_is_what_the_whole_file_says(path: Path) -> None:
    whole = [entry for entry in read_messages(path).body if isinstance(entry, ast.Message | ast.Term)]
    apart = dict(entries_of(path))
    assert len(whole) == len(apart) > 0
    for entry in whole:
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        [alone] = [each for each in parse(apart[name]).body if isinstance(each, ast.Message | ast.Term)]
        assert alone.equals(entry, ["span", "comment"])


# ---- the files ---------------------------------------------------------------------------------

class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, frozenset[str]]:
    """The variables of each message of a file."""
    found = {}
    for entry in parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def test_all_languages_have_the_same_messages_and_variables() -> None:
    first, *others = (messages(language) for language in LANGUAGES)
    for other in others:
        assert other == first


FACTS = {"LOST_SANITY": {"cut"}, "PAID_SANITY": {"cut"}, "LIMITED": {"king", "servant"},
         "FALL_TOOK": {"known", "whose", "cut"}, "SACRIFICED": {"known", "limit"},
         "STATE_GIVEN": {"does"}, "STATE_FROM_NEXT": {"does"}}
"""What sentences show besides a word's arguments: facts that the log packs with a number, and what a state does."""


def test_every_message_shows_every_argument() -> None:
    """A sentence that leaves out an argument hides something that happened."""
    written = messages(LANGUAGES[0])
    for prefix, words in (("told", Told), ("act", Act), ("ask", ASKED)):
        for word in words:
            shown = {name.split("_")[0] for name in written[f"{prefix}-{word.name}"]}
            if word is Told.KING_DECREE:    # its number is said by the decree
                shown |= written["decreed-ALL_LOSE"]
            if word is Told.MONSTER_CAME:   # it says which sentence is told
                shown |= {"away"}
            if word in (Told.LOOT, Told.LOST_IN_FALL):      # whose it was is told before
                shown |= {"soul"}
            if word is Told.CHAPEL:         # the sum of the two that are shown
                shown -= {"total"}
            if prefix == "told":            # facts that the log packs with a number
                shown -= FACTS.get(word.name, set())
            assert shown == set(word.args), f"{prefix}-{word.name}"


KEYS = ("act-ASK", "act-DROP", "act-GIVE", "act-PICK", "act-TAKE", "ask-ASKED", "told-ASKED", "told-GAVE",
        "told-REFUSED", "told-STORED", "told-TOOK")
"""What is said in other words of a key, which is no card with a name."""


def test_no_message_is_left_over() -> None:
    known = {"label", "floor", "place-room", "place-corridor", "place-room-at", "place-corridor-at",
             "floor-mark", "lost-MADNESS", "told-MOVED-nowhere",
             *(f"told-{told}-on_floor" for told in ("MOVED", "MONSTER_MOVED", "DRAGGED")), "told-SANITY_SET-stays",
             "told-SET_TO_LIMIT-stays",
             "told-DESTROYED_SPECIAL-unseen", "told-TOTAL-clamped", "told-ROOM_TOTAL-clamped",
             "told-MONSTER_CAME-freezes",
             "told-MONSTER_CAME-away", *(f"{word}-key" for word in KEYS),
             "told-FALSE_KING-holds", *(f"told-{told}-bound" for told in ("GOT_OBJECT", "LOOT", "LOST_IN_FALL")),
             "told-GOT_OBJECT-tale", "told-MONSTER_STUNNED-REINA_HELADA", "ending-won",
             "told-FELL-nothing", "told-ACCEPTED-nothing", "told-ROBBED-nothing", "fared",
             "before-carry", "before-carry-between", *(f"before-keys-{key}" for key in ("enough", "rings", "never")),
             *(f"decreed-{name}" for name in COUNTED)}
    known |= {f"act-DECLINE-{name}" for name in ("SHIELD", "SPY", "REACT", "ASKED")}
    known |= {f"told-{told.name}" for told in Told} | {f"act-{act.name}" for act in Act}
    known |= {f"ask-{op.name}" for op in ASKED} | {f"why-{why.name}" for why in Why if why}
    known |= {f"{kind.name}-{name}" for kind in NAMED for name in kind.names if name}
    known |= {f"special-{name}-object" for name in [*Special.names, "UNKNOWN"] if name}
    known |= {f"told-MONSTER_CAME-{name}" for name in Monster.names
              if name and name != "REINA_HELADA" and not name.startswith("OWN_")}
    known |= {f"does-{name}" for name in State.names if name}
    known |= {f"monster-{name}-{case}" for name in Monster.names for case in ("subject", "object")}
    known |= {"card-UNKNOWN", "synonyms", "special-UNKNOWN", "setup-dice"}
    known |= {f"beginning-{part}" for part in ("events", "states", "objects")}
    known |= {f"tableau-{key}" for key in ("deck", "room", "corridor", "soul")}
    known |= {f"{kind.text}-{thing}" for kind in CATALOGUE.kinds for thing in kind.things if thing}
    known |= {f"card-{card.name}" for card in OWN_CARDS}
    known |= {f"kind-{kind.name}" for kind in CATALOGUE.kinds}
    known |= {f"figure-{name}" for name in ("sanity_at_end", "max_sanity_at_end", "slots_sacrificed", "keys_at_end")}
    known |= {f"chapter-{rule.id.split('.')[1]}" for ruleset in rulesets_of("carcosa")
              for rule in read_ledger("carcosa", ruleset).rule}
    written = set(messages(LANGUAGES[0]))
    assert known <= written
    others = ("effect-", "whom-", "own-", "print-", "note-", "board-", "without-", "report-", "game-", "figure-",
              "figures-", "option-")
    assert [key for key in sorted(written - known) if not key.startswith(others)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_no_long_dashes(language: str) -> None:
    written = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    assert "\u2014" not in written and "\u2013" not in written


# ---- names -------------------------------------------------------------------------------------

@pytest.mark.parametrize("kind", [*NAMED, Place, Floor], ids=lambda kind: kind.name)
def test_every_name(speech: Speech, kind: Named) -> None:
    shown = [kind.name_of(Voice(speech, NAMES), kind.id(None, value)) for value in samples(kind)]
    assert all(shown) and len(set(shown)) == len(samples(kind))


@pytest.mark.parametrize("kind", [*NAMED, Place, Floor], ids=lambda kind: kind.name)
@pytest.mark.parametrize("value", [-1, 200])
def test_what_a_kind_does_not_have_is_a_defect(kind: Named, value: int) -> None:
    with pytest.raises(DefectError):
        kind.id(None, value)


# ---- what happened -----------------------------------------------------------------------------

@pytest.mark.parametrize("told", Told)
def test_every_happening_is_told(speech: Speech, told: Told) -> None:
    for a, b, c in rows(told):
        happening = GAME.wording.happening(told, a, b, c)
        back = Happening(**json.loads(json.dumps(asdict(happening))))
        assert back == happening
        sentence = GAME.wording.sentence(speech, back, NAMES)
        assert sentence and "{" not in sentence and "  " not in sentence
        assert sentence[0] == sentence[0].upper() or told == Told.ROLL


def test_a_happening_has_canonical_ids() -> None:
    assert asdict(GAME.wording.happening(Told.MOVED, 0, 2, 5)) == {
        "what": "MOVED", "args": {"soul": 0, "from": "F1_R2", "to": "F2_P"}}
    assert GAME.wording.happening(Told.KING_PRESENCE, 2, 3, 1).args == {"floor": "F3", "n": 3, "souls": 1}
    assert GAME.wording.happening(Told.DESTROYED_SPECIAL, 1, UNKNOWN, 0).args["special"] == "UNKNOWN"
    # plain rules may log a yes or no
    assert json.dumps(GAME.wording.happening(Told.SACRIFICED, 1, True, 0).args) == '{"soul": 1, "sanity": 1}'


def test_sentences_agree_in_number() -> None:
    es, en = (speech_of("carcosa", language) for language in ("es", "en"))

    def told(speech: Speech, what: int, *args: int) -> str:
        a, b, c = [*args, 0, 0, 0][:3]
        return GAME.wording.sentence(speech, GAME.wording.happening(what, a, b, c), NAMES)

    assert told(es, Told.LOST_SANITY, 0, 1, 3) == "Ana (TANK) pierde un punto de cordura: queda en 3."
    assert told(es, Told.LOST_SANITY, 0, 2, -5) == "Ana (TANK) pierde 2 puntos de cordura: queda en −5."
    assert told(es, Told.LOST_SANITY, 0, LOSS + 2, -5) == (
        "Ana (TANK) pierde solo 2 puntos de cordura, porque no puede bajar más: queda en −5.")
    assert told(es, Told.FALL_TOOK, 0, 2 * LOSS + 1, -4) == (
        "La caída de Beto (SCOUT) cuesta a Ana (TANK) un punto de cordura: queda en −4.")
    assert told(es, Told.SACRIFICED, 0, 1 + 2 * (LOSS - 1)).endswith("un punto de cordura máxima, que queda en −1.")
    assert told(es, Told.LIMITED, 0, LOSS + 1, OfMonster.REINA_HELADA) == (
        "La Reina Helada y el decreto del Rey dejan a Ana (TANK) con una sola acción.")
    assert told(es, Told.LIMITED, 0, 2 * LOSS + 1, OfMonster.REINA_HELADA) == (
        "La Reina Helada y el sirviente de hielo dejan a Ana (TANK) con una sola acción.")
    assert told(es, Told.LIMITED, 0, 3 * LOSS + 1, OfMonster.REINA_HELADA) == (
        "La Reina Helada, el sirviente de hielo y el decreto del Rey dejan a Ana (TANK) con una sola acción.")
    assert told(es, Told.KEYS_DESTROYED, 1, 3) == "Se destruye una llave para siempre. Destruidas hasta ahora: 3."
    assert told(es, Told.KEYS_DESTROYED, 1, 3, 6) == (
        "Se destruye una llave para siempre. Destruidas hasta ahora: 3 de las 6 que hay en la partida.")
    assert told(es, Told.GOT_KEY, 1, 1) == "Beto (SCOUT) obtiene una llave."
    assert told(es, Told.GOT_KEY, 1, 2) == "Beto (SCOUT) obtiene una llave y ya lleva 2."
    assert told(es, Told.MONSTER_CAME, OfMonster.ARANA, 1) == (
        "La Araña aparece en la habitación 1 del primer piso: irá hacia el alma más cercana, y atrapa a quien alcanza.")
    assert told(es, Told.MONSTER_CAME, OfMonster.REINA_HELADA, 1).endswith(
        ": esta ronda, nadie que esté en su piso puede andar ni usar la brújula; en las siguientes, quien esté en ese "
        "piso tendrá menos acciones.")
    assert told(es, Told.MOVED, 0, 5, 5) == "Ana (TANK) ya estaba en el pasillo del segundo piso, y ahí sigue."
    assert told(es, Told.TOTAL, 0, OfCard.ASCENSOR, -3).endswith("suman −3, que cuenta como 0.")
    assert told(es, Told.TOTAL, 0, OfCard.OMEN_ARANA, -3).endswith("suman −3.")
    assert told(en, Told.KING_MOVED, 0, 0) == (
        "By that roll of his roulette the King in Yellow stays in the corridor of the first floor.")
    assert told(en, Told.KING_PRESENCE, 0, 1, 0) == "The King's presence on the first floor reaches nobody."
    assert told(en, Told.ROBBED, 0, 1, 0) == "The Goblin robs Ana (TANK) of one object."
    assert told(en, Told.KEYS_DESTROYED, 2, 3) == "2 keys are destroyed for ever. Destroyed so far: 3."
    assert told(en, Told.ROLL, 6, 4) == "A d6 is rolled: 4."
    # of an object that each is to lose, each who has none is told so
    assert told(es, Told.KING_DECREE, OfDecree.DISCARD, 0, 0).endswith("el último objeto que recibió.")
    assert told(es, Told.KING_DECREE, OfDecree.BY_STAIRS, 0, 0).endswith("No alcanza a nadie.")
    assert told(es, Told.HOUSE, 0) == "La Casa no roe ninguna mente esta ronda."
    assert told(es, Told.HOUSE, 1) == "La Casa roe todas las mentes: un punto de cordura."
    assert told(en, Told.FALSE_KING, 0, 5, 5).endswith(
        "make 5, which does not exceed the threshold of 5.")


@pytest.mark.parametrize("what, args", [
    ("NONSENSE", {}), ("SKIPPED", {}), ("SKIPPED", {"soul": 4}), ("SKIPPED", {"soul": -1}),
    ("REVEALED", {"soul": 0, "card": "NO_CARD", "place": "F1_R1"})])
def test_an_ill_formed_happening_is_a_defect(speech: Speech, what: str, args: dict[str, int | str]) -> None:
    with pytest.raises(DefectError):
        GAME.wording.sentence(speech, Happening(what, args), NAMES)
    with pytest.raises(DefectError):
        GAME.wording.happening(999, 0, 0, 0)


@pytest.mark.parametrize("outcome", [outcome for outcome in Outcome if outcome])
@pytest.mark.parametrize("cause", Cause)
def test_every_ending(speech: Speech, outcome: Outcome, cause: Cause) -> None:
    assert text.ending(speech, over(outcome, cause))[-1] in ".!"


@pytest.mark.parametrize(("language", "says"), [
    ("es", "¡Victoria! Todas las almas están en el Umbral y llevan entre todas una llave, y hacen falta 4: dejan atrás "
           "la Casa."),
    ("en", "Victory! All souls are at the Threshold and carry one key; 4 are needed. They leave the House behind.")])
def test_a_victory_says_what_it_needed(language: str, says: str) -> None:
    assert text.ending(speech_of("carcosa", language), over(Outcome.WON, Cause.NONE)) == says


def over(outcome: int, cause: int) -> Any:
    """A game that has ended so, in which the souls carry one key."""
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["HEALER", "TANK"], 1)
    session.state.souls[0].keys = 1
    session.state.outcome, session.state.cause = outcome, cause
    return session.state


@pytest.mark.parametrize("outcome", [Outcome.RUNNING, 9])
def test_a_running_game_has_no_ending(speech: Speech, outcome: int) -> None:
    with pytest.raises(DefectError):
        text.ending(speech, SimpleNamespace(outcome=outcome, cause=Cause.NONE))


def tells() -> Iterator[tuple[str, list[python.expr]]]:
    """Every call of `tell` in the rules: the name of its Told, and its three arguments."""
    for path in RULES.glob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") in ("tell", "tell_only"):
                told = next(i for i, arg in enumerate(node.args)
                            if isinstance(arg, python.Attribute) and getattr(arg.value, "id", "") == "Told")
                yield node.args[told].attr, node.args[told + 1:]  # type: ignore[attr-defined]


def test_the_rules_tell_no_argument_that_the_sentences_leave_out() -> None:
    calls = list(tells())
    assert calls
    for name, args in calls:
        for arg in args[len(Told[name].args):]:
            assert isinstance(arg, python.Constant) and arg.value == 0, f"{name}: more arguments than declared"


# ---- what may be chosen ------------------------------------------------------------------------

@pytest.mark.parametrize("act", Act)
@pytest.mark.parametrize("options", [None, Numbers(0), Numbers(1), Numbers(3)])
def test_every_action_has_a_label(speech: Speech, act: Act, options: Any) -> None:
    for a, b, _ in rows(act):
        label = GAME.wording.label(speech, state_with(options), pack(act, a, b), NAMES)
        assert label and "{" not in label and "  " not in label


def test_labels_show_the_true_price() -> None:
    es, en = (speech_of("carcosa", language) for language in ("es", "en"))
    assert GAME.wording.label(es, None, pack(Act.MOVE, 2, 0), NAMES) == "Ir hasta la habitación 2 del primer piso"
    assert GAME.wording.label(en, None, pack(Act.MOVE, 2, 0), NAMES) == "Go to room 2 on the first floor"
    assert GAME.wording.label(es, None, pack(Act.SEARCH, 0, 0), NAMES) == "Buscar (1 acción)"
    buy = pack(Act.BUY, 0, 0)
    assert GAME.wording.label(en, None, buy, NAMES) == "Buy from Motemey"
    assert GAME.wording.label(en, state_with(Numbers(0)), buy, NAMES) == "Buy from Motemey"
    dear = state_with(Numbers(4))
    assert GAME.wording.label(en, dear, buy, NAMES) == "Buy from Motemey (costs 4 sanity once a card is chosen)"
    assert GAME.wording.label(en, dear, pack(Act.PICK, OfCard.KEY, 0), NAMES) == "Keep the key (costs 4 sanity)"
    blunt = pack(Act.BLUNT, OfMonster.DUENDE, 0)
    assert GAME.wording.label(es, None, blunt, NAMES) == "Dar un garrotazo al Duende"


def test_an_action_that_is_none_is_a_defect(speech: Speech) -> None:
    with pytest.raises(DefectError):
        GAME.wording.label(speech, None, pack(99, 0, 0), NAMES)


def asking(op: int, a: int, b: int, c: int) -> Any:
    """A state with such a frame on top of its agenda."""
    state = GAME.State.plain()
    schedule(state, op, a, b & 255, c & 255)
    return state


@pytest.mark.parametrize("op", ASKED)
def test_every_question_is_asked(speech: Speech, op: Op) -> None:
    for a, b, c in rows(op):
        sentence = GAME.wording.question(speech, asking(op, a, b, c), NAMES)
        assert sentence and "{" not in sentence and "  " not in sentence
        assert NAMES[a] in sentence


@pytest.mark.parametrize("op", [Op.NONE, Op.ROUND_END, 99])
def test_work_asks_nothing(speech: Speech, op: int) -> None:
    with pytest.raises(DefectError):
        GAME.wording.question(speech, asking(op, 0, 0, 0), NAMES)


# ---- why not -----------------------------------------------------------------------------------

@pytest.mark.parametrize("why", [why for why in Why if why])
def test_every_refusal_names_a_rule_and_says_why(speech: Speech, why: Why) -> None:
    rule_id, sentence = GAME.wording.refusal(speech, why, None)
    assert rule_id in IDS, "no rule carries this id"
    assert sentence.endswith(".")


@pytest.mark.parametrize(("tried", "rule"), [
    ("buy", "rooms.motemey_buy"), ("sell VIAL", "rooms.motemey_sell"), ("drop VIAL", "rooms.armory_drop"),
    ("take VIAL", "rooms.armory_take"), ("move F3_P", "board.stairs")])
def test_a_refusal_names_the_rule_of_what_was_tried(tried: str, rule: str) -> None:
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["TANK", "HEALER"], 1)
    with pytest.raises(IllegalMoveError, match=re.escape(f"(carcosa.{rule})")):
        session.check_legal(GAME.grammar.parse(tried), session.to_move)


@pytest.mark.parametrize("why", [Why.NOTHING, -1, 999])
def test_no_reason_is_no_refusal(speech: Speech, why: int) -> None:
    with pytest.raises(DefectError):
        GAME.wording.refusal(speech, why, None)


@pytest.mark.parametrize(("key", "expected"), [("one", "a −5 b, 1-5 and −55"), ("wrong-one", "a -5 b, 1-5 and -55")])
def test_a_number_below_nothing_has_a_minus_but_what_was_typed_is_repeated(tmp_path: Path, key: str,
                                                                          expected: str) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(f"{key} = a {{ $n }} b, 1-5 and {{ $m }}\n", encoding="utf-8")
    assert Speech("en", [tmp_path]).say(key, n=-5, m=-55) == expected
