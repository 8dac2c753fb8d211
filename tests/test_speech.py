"""Everything that Carcosa can say is said in every language, with every argument."""
import ast as python
import json
from collections.abc import Iterator
from dataclasses import asdict
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tapete.errors import DefectError, InputError
from tapete.games import find_game, speech_of
from tapete.games.carcosa import text
from tapete.games.carcosa.names import (
    FLOORS,
    PLACES,
    UNKNOWN,
    Act,
    Card,
    Cause,
    Decree,
    Monster,
    Op,
    Outcome,
    Role,
    Special,
    State,
    Told,
)
from tapete.games.carcosa.profile import CATALOGUE
from tapete.games.carcosa.rules.reasons import Why
from tapete.games.carcosa.text import ASKED, DONE, TOLD, Subject
from tapete.kernel.game import Happening
from tapete.kernel.menu import pack
from tapete.kernel.rule import IDS
from tapete.kernel.speech import LANGUAGES, Speech
from tapete.ledger import read_ledger, rulesets_of

FOLDER = Path(text.__file__).parent / "text"
find_game("carcosa")        # all its rules are imported, so that they have their ids

NAMES = ("Ana (TANK)", "Beto (SCOUT)", "Caro (HEALER)", "Dani (PSYCHIC)")
ENUMS: dict[Subject, type[IntEnum]] = {
    Subject.CARD: Card, Subject.STATE: State, Subject.ROLE: Role, Subject.SPECIAL: Special,
    Subject.MONSTER: Monster, Subject.CAUSE: Cause, Subject.DECREE: Decree}
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
        return Section()


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Speech:
    return speech_of("carcosa", request.param)


def samples(kind: Subject) -> list[int]:
    """Every value of a kind; of numbers those that the plurals tell apart."""
    if kind in ENUMS:
        unknown = [UNKNOWN] if kind in (Subject.CARD, Subject.SPECIAL) else []
        return [*ENUMS[kind], *unknown]
    ranges = {Subject.SOUL: range(4), Subject.PLACE: range(PLACES), Subject.FLOOR: range(FLOORS)}
    return list(ranges.get(kind, (0, 1, 2, 5, -1, -5)))


def rows(named: text.Named) -> Iterator[list[int]]:
    """Rows of three arguments in which each argument takes each of its values."""
    kinds = [kind for _, kind in named]
    for i in range(max([len(samples(kind)) for kind in kinds], default=1)):
        row = [int(samples(kind)[(i + k) % len(samples(kind))]) for k, kind in enumerate(kinds)]
        yield [*row, 0, 0, 0][:3]


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


def test_every_message_shows_every_argument() -> None:
    """A sentence that leaves out an argument hides something that happened."""
    written = messages(LANGUAGES[0])
    tables = [("told", TOLD), ("act", DONE), ("ask", ASKED)]
    for prefix, table in tables:
        for code, named in table.items():  # type: ignore[attr-defined]
            shown = {name.split("_")[0] for name in written[f"{prefix}-{code.name}"]}
            assert shown == {name for name, _ in named}, f"{prefix}-{code.name}"


def test_no_message_is_left_over() -> None:
    known = {"label", "floor", "place-room", "place-corridor", "told-MOVED-nowhere"}
    known |= {f"told-{told.name}" for told in Told} | {f"act-{act.name}" for act in Act}
    known |= {f"ask-{op.name}" for op in ASKED} | {f"why-{why.name}" for why in Why if why}
    known |= {f"{kind.value}-{value.name}" for kind, enum in ENUMS.items() for value in enum}
    known |= {f"monster-{value.name}-{case}" for value in Monster for case in ("subject", "object")}
    known |= {"card-UNKNOWN", "special-UNKNOWN", "setup-dice"}
    known |= {f"{kind.text}-{thing}" for kind in CATALOGUE.kinds for thing in kind.things}
    known |= {f"kind-{kind.name}" for kind in CATALOGUE.kinds}
    known |= {f"chapter-{rule.id.split('.')[1]}" for ruleset in rulesets_of("carcosa")
              for rule in read_ledger("carcosa", ruleset).rule}
    written = set(messages(LANGUAGES[0]))
    assert known <= written
    assert all(key.startswith(("note-", "board-", "without-", "report-")) for key in written - known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_no_long_dashes(language: str) -> None:
    written = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    assert "\u2014" not in written and "\u2013" not in written


# ---- names -------------------------------------------------------------------------------------

@pytest.mark.parametrize("kind", [*ENUMS, Subject.PLACE, Subject.FLOOR])
def test_every_name(speech: Speech, kind: Subject) -> None:
    values = samples(kind)
    shown = [text.name_of(speech, kind, value) for value in values]
    assert all(shown) and len(set(shown)) == len(values)
    assert shown == [text.name_of(speech, kind, text.id_of(kind, value)) for value in values]


@pytest.mark.parametrize("kind", [*ENUMS, Subject.PLACE, Subject.FLOOR])
@pytest.mark.parametrize("value", [-1, 200])
def test_what_a_kind_does_not_have_is_a_defect(kind: Subject, value: int) -> None:
    with pytest.raises(DefectError):
        text.id_of(kind, value)


@pytest.mark.parametrize("name", ["F4_R1", "F1_R0", "F1_R9", "nowhere"])
def test_a_place_that_is_none_is_a_defect(speech: Speech, name: str) -> None:
    with pytest.raises(DefectError):
        text.name_of(speech, Subject.PLACE, name)


# ---- what happened -----------------------------------------------------------------------------

def test_every_happening_has_its_arguments() -> None:
    assert set(TOLD) == set(Told)


@pytest.mark.parametrize("told", Told)
def test_every_happening_is_told(speech: Speech, told: Told) -> None:
    for a, b, c in rows(TOLD[told]):
        happening = text.happening(told, a, b, c)
        back = Happening(**json.loads(json.dumps(asdict(happening))))
        assert back == happening
        sentence = text.tell_sentence(speech, back, NAMES)
        assert sentence and "{" not in sentence and "  " not in sentence
        assert sentence[0] == sentence[0].upper() or told == Told.ROLL


def test_a_happening_has_canonical_ids() -> None:
    assert asdict(text.happening(Told.MOVED, 0, 2, 5)) == {
        "what": "MOVED", "args": {"soul": 0, "from": "F1_R2", "to": "F2_P"}}
    assert text.happening(Told.KING_PRESENCE, 2, 3, 0).args == {"floor": "F3", "n": 3}
    assert text.happening(Told.DESTROYED_SPECIAL, 1, UNKNOWN, 0).args["special"] == "UNKNOWN"
    # plain rules may log a yes or no
    assert json.dumps(text.happening(Told.SACRIFICED, 1, True, 0).args) == '{"soul": 1, "sanity": 1}'


def test_sentences_agree_in_number() -> None:
    es, en = (speech_of("carcosa", language) for language in ("es", "en"))

    def told(speech: Speech, what: int, *args: int) -> str:
        a, b, c = [*args, 0, 0, 0][:3]
        return text.tell_sentence(speech, text.happening(what, a, b, c), NAMES)

    assert told(es, Told.LOST_SANITY, 0, 1, 3) == "Ana (TANK) pierde un punto de cordura: queda en 3."
    assert told(es, Told.LOST_SANITY, 0, 2, -5) == "Ana (TANK) pierde 2 puntos de cordura: queda en -5."
    assert told(es, Told.GOT_KEY, 1, 1) == "Beto (SCOUT) obtiene una llave."
    assert told(es, Told.GOT_KEY, 1, 2) == "Beto (SCOUT) obtiene una llave y ya lleva 2."
    assert told(es, Told.MONSTER_CAME, Monster.ARANA, 1) == "La Araña aparece en F1 habitación 1."
    assert told(es, Told.MOVED, 0, 5, 5) == "Ana (TANK) sigue en F2 pasillo."
    assert told(en, Told.ROBBED, 0, 1, 0) == "The Goblin robs Ana (TANK): one object and no keys."
    assert told(en, Told.KEYS_DESTROYED, 2, 3) == "2 keys are destroyed for ever; 3 in all."
    assert told(en, Told.ROLL, 6, 4) == "d6: 4"


@pytest.mark.parametrize("what, args", [
    ("NONSENSE", {}), ("SKIPPED", {}), ("SKIPPED", {"soul": 4}), ("SKIPPED", {"soul": -1}),
    ("REVEALED", {"soul": 0, "card": "NO_CARD", "place": "F1_R1"})])
def test_an_ill_formed_happening_is_a_defect(speech: Speech, what: str, args: dict[str, int | str]) -> None:
    with pytest.raises(DefectError):
        text.tell_sentence(speech, Happening(what, args), NAMES)
    with pytest.raises(DefectError):
        text.happening(999, 0, 0, 0)


@pytest.mark.parametrize("outcome", [outcome for outcome in Outcome if outcome])
@pytest.mark.parametrize("cause", Cause)
def test_every_ending(speech: Speech, outcome: Outcome, cause: Cause) -> None:
    assert text.ending(speech, outcome, cause)[-1] in ".!"


@pytest.mark.parametrize("outcome", [Outcome.RUNNING, 9])
def test_a_running_game_has_no_ending(speech: Speech, outcome: int) -> None:
    with pytest.raises(DefectError):
        text.ending(speech, outcome, Cause.NONE)


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
        named = TOLD[Told[name]]
        for arg in args[len(named):]:
            assert isinstance(arg, python.Constant) and arg.value == 0, f"{name}: more arguments than in TOLD"


# ---- what may be chosen ------------------------------------------------------------------------

@pytest.mark.parametrize("act", Act)
@pytest.mark.parametrize("options", [None, Numbers(0), Numbers(1), Numbers(3)])
def test_every_action_has_a_label(speech: Speech, act: Act, options: Any) -> None:
    for a, b, _ in rows(DONE.get(act, ())):
        label = text.action_label(speech, pack(act, a, b), NAMES, options)
        assert label and "{" not in label and "  " not in label


def test_labels_show_the_true_price() -> None:
    es, en = (speech_of("carcosa", language) for language in ("es", "en"))
    assert text.action_label(es, pack(Act.MOVE, 2, 0), NAMES) == "Ir a F1 habitación 2"
    assert text.action_label(en, pack(Act.MOVE, 2, 0), NAMES) == "Go to F1 room 2"
    assert text.action_label(es, pack(Act.SEARCH, 0, 0), NAMES) == "Buscar (1 acción)"
    buy = pack(Act.BUY, 0, 0)
    assert text.action_label(en, buy, NAMES) == "Buy from Motemey"
    assert text.action_label(en, buy, NAMES, Numbers(0)) == "Buy from Motemey"
    assert text.action_label(en, buy, NAMES, Numbers(4)) == "Buy from Motemey (costs 4 sanity)"
    blunt = pack(Act.BLUNT, Monster.DUENDE, 0)
    assert text.action_label(es, blunt, NAMES) == "Dar un garrotazo al Duende"


def test_an_action_that_is_none_is_a_defect(speech: Speech) -> None:
    with pytest.raises(DefectError):
        text.action_label(speech, pack(99, 0, 0), NAMES)


def test_every_choice_has_a_question() -> None:
    assert set(ASKED) == {op for op in Op if Op.NONE < op <= Op.REACT}


@pytest.mark.parametrize("op", ASKED)
def test_every_question_is_asked(speech: Speech, op: Op) -> None:
    for a, b, c in rows(ASKED[op]):
        sentence = text.question(speech, op, (a, b, c), NAMES)
        assert sentence and "{" not in sentence and "  " not in sentence
        assert NAMES[a] in sentence


@pytest.mark.parametrize("op", [Op.NONE, Op.ROUND_END, 99])
def test_work_asks_nothing(speech: Speech, op: int) -> None:
    with pytest.raises(DefectError):
        text.question(speech, op, (0, 0, 0), NAMES)


# ---- why not -----------------------------------------------------------------------------------

@pytest.mark.parametrize("why", [why for why in Why if why])
def test_every_refusal_names_a_rule_and_says_why(speech: Speech, why: Why) -> None:
    rule_id, key = text.refusal(why)
    assert rule_id.startswith("carcosa.")
    assert rule_id in IDS, "no rule carries this id"
    assert key == f"why-{why.name}"
    assert text.refusal_sentence(speech, why).endswith(".")


@pytest.mark.parametrize("why", [Why.NOTHING, -1, 999])
def test_no_reason_is_no_refusal(why: int) -> None:
    with pytest.raises(DefectError):
        text.refusal(why)
