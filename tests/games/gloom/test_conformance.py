"""Cthulhu Gloom: conformance, the print that shows through piles, scoring, packs."""
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis.strategies import DataObject, data, lists, sampled_from

from tapete.errors import InputError
from tapete.files.package_data import data_folder
from tapete.gamedef.parts.interaction import SOMEBODY
from tapete.games import find_game, speech_of
from tapete.games.gloom import text
from tapete.games.gloom.model import Summary
from tapete.games.gloom.names import FIRST_ICON, SPECTATOR, Kind, Scope
from tapete.games.gloom.pack import DOES, FOLDER, OWN, STANDING, Death, Modifier, Pack, checked, own_pack, read_pack
from tapete.games.gloom.rules.effects import SCOPE
from tapete.games.gloom.rules.picks import takes_two
from tapete.games.gloom.rules.sight import lay_on, lift_off, note_requirements
from tapete.games.gloom.vocabulary import LAST_PICK, Do, Op, Told, Why
from tapete.games.gloom.words import card_text
from tapete.kernel.agenda import schedule
from tapete.lab.simulate import make_study, run_study
from tapete.referee.scenario import load, scenario_files
from tapete.referee.session import Session
from tapete.referee.transcript import Recorder, Replay, read
from tapete.testing import Conformance
from tapete.text.speech import LANGUAGES

GAME = find_game("gloom")


class TestGloom(Conformance):
    game = GAME
    tight_moments = 2
    hidden = (r"seats\.(?P<owner>\d+)\.hand\..*", r"cards\..*", r"waiting\.seat")
    variants = (
        {"pack": "clasico", "reshuffle": "when_needed", "text_box": "printed", "first": 0},
        {"families": "lot", "limit": 7, "hand": 3, "plays": 3, "idle_rounds": 1,
         "stories": {"chosen": ["LA_TESIS_DEL_DIABLO", "LUNA_NUEVA_EN_LA_COLINA"], "characters": 1}, "max_rounds": 20},
    )
    fixtures = Path(__file__).parents[2] / "fixtures" / "gloom"
    plain_games = 20
    plain_greedy_games = 2

    # Of one game also in `make test`: the loops of the searches are the same for all.
    def test_searches_by_a_module_are_those_of_machine_code(self) -> None:
        super().test_searches_by_a_module_are_those_of_machine_code()


# ---- what can be seen through a pile -------------------------------------------------------------

PACKS = [own_pack(name) for name in OWN]


def fresh(pack: Pack, seats: int = 2, **options: Any) -> Any:
    """A state just set up, families dealt by lot."""
    ruleset = GAME.ruleset()
    config = {"pack": pack.pack, "families": "lot", "first": 0, **options}
    return Session(GAME, ruleset, GAME.options(ruleset, config), [None] * seats, 1).state


def seen_through(cards: list[Modifier | Death], pack: Pack, boxes: str) -> tuple[int, set[str], int | None, bool]:
    """A naive model, straight from the pack: self-worth, icons, place of the text, whether something persistent is in
    force. Each element is looked for from the top down, with nothing else in mind."""
    top = list(enumerate(cards))[::-1]
    points = [next((card.points[k] for _, card in top if card.points[k] is not None), 0) for k in range(3)]
    icon = next((card.icon for _, card in top if card.icon), None)
    corner = next(((i, card) for i, card in top if card.lasting or card.corner), None)
    centre = next((i for i, card in top if card.lasting or isinstance(card, Death)), None)
    text = next((i for i, card in top if boxes == "always" or card.effects), None)
    durable = corner is not None and corner[1].lasting and corner[0] == centre
    effects = [(text, effect) for effect in (cards[text].effects if text is not None else [])
               if effect.do in STANDING and not effect.lasting]
    if durable:
        effects += [(corner[0], effect) for effect in corner[1].effects if effect.lasting]
    icons = {icon, corner[1].corner if corner else None} | {effect.icon for _, effect in effects}
    icons -= {None, "BLANK"}
    # what a card needs must have been seen as it was played, before it covered anything
    extra = sum(effect.n for i, effect in effects if effect.do == "worth" and (
        not effect.needs or seen_through(cards[:i], pack, boxes)[1] & set(effect.needs)))
    return sum(points) + extra, icons, text, durable


@settings(max_examples=300, deadline=None)
@given(data())
def test_what_shows_through_a_pile_is_what_a_naive_model_sees(draw: DataObject) -> None:
    pack = draw.draw(sampled_from(PACKS))
    boxes = draw.draw(sampled_from(["always", "printed"]))
    state = BLANKS[pack.pack, boxes]
    layers = [(number, card) for number, (_, kind, card) in enumerate(pack.deck, 1) if kind is Kind.MODIFIER]
    deaths = [(number, card) for number, (_, kind, card) in enumerate(pack.deck, 1) if kind is Kind.DEATH]
    pile = draw.draw(lists(sampled_from(layers), unique_by=lambda pair: pair[0], max_size=9))
    pile += draw.draw(lists(sampled_from(deaths), max_size=1))
    for number, _ in pile:
        note_requirements(state, number, state.characters[0].icons)
        lay_on(state, number, 0)
    me = state.characters[0]
    worth, icons, text, durable = seen_through([card for _, card in pile], pack, boxes)
    assert me.worth == worth
    assert {pack.icon_ids[i] for i in range(len(pack.icon_ids)) if me.icons >> (FIRST_ICON + i) & 1} == icons
    assert me.text == (0 if text is None else pile[text][0])
    assert bool(me.lasting) == durable
    for number, _ in reversed(pile):
        assert lift_off(state, 0) == number
    assert (me.worth, me.icons, me.text, me.lasting) == (0, 0, 0, 0)


BLANKS = {(pack.pack, boxes): fresh(pack, text_box=boxes) for pack in PACKS for boxes in ("always", "printed")}


# ---- scoring -------------------------------------------------------------------------------------

def test_a_shared_victory_is_shared_alike_by_value_and_returns() -> None:
    rows = Summary.array(3)
    rows["values"][:, :3] = [[-40, -40, -10], [5, -5, 0], [0, 0, 0]]
    third = pytest.approx(1 / 3)
    assert GAME.results.returns(rows, 3).tolist() == [[0.5, 0.5, 0], [0, 1, 0], [third, third, third]]


def test_the_figures_of_a_study_add_up() -> None:
    ruleset = GAME.ruleset()
    study = make_study(GAME, ruleset, GAME.options(ruleset), [None] * 5, ["random"], 1, 600)
    figures = GAME.figures.report(run_study(study))
    assert sum(figures["turn_order"]) == pytest.approx(1)
    assert sum(family["win_rate"] * family["games"] for family in figures["families"].values()) == pytest.approx(600)
    assert sum(story["on_table"] for story in figures["stories"].values()) == pytest.approx(2)
    assert set(figures["families"]) == {"ARKHAM", "INNSMOUTH", "MISKATONIC", "WHATELEY", "INADAPTADOS"}


# ---- packs ---------------------------------------------------------------------------------------

def test_the_packs_have_the_composition_of_their_boxes() -> None:
    sizes = {pack.pack: (len(pack.characters), len(pack.modifiers), len(pack.events), len(pack.deaths),
                         len(pack.stories)) for pack in PACKS}
    assert sizes == {"abismo": (20, 54, 11, 20, 5), "clasico": (20, 58, 12, 20, 0)}


def test_the_packs_together_use_every_effect() -> None:
    used = {effect.do for pack in PACKS for group in (pack.modifiers, pack.events, pack.deaths, pack.stories)
            for card in group.values() for effect in card.effects}
    assert used == set(DOES)


def test_every_effect_is_put_into_words_in_every_language() -> None:
    for language in LANGUAGES:
        speech = speech_of("gloom", language)
        for pack in PACKS:
            for group in (pack.modifiers, pack.events, pack.deaths, pack.stories):
                for card in group.values():
                    said = card_text(speech, pack, card)
                    assert bool(said) == bool(card.effects or getattr(card, "cancels", None)
                                              or getattr(card, "only_on", None) or getattr(card, "not_on", None)
                                              or getattr(card, "needs", None))


ABISMO = (FOLDER / "abismo.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(("old", "new", "said"), [
    ("points: [-15, ~, ~]\n    icon: HORROR\n    effects: [{do: discard, n: 1}]", "points: [-15, ~, x]",
     r"line 9\d: modifiers.TANTEO_UNA_TUMBA.points.2: expected a whole number, got 'x'"),
    ("icon: HORROR\n    effects: [{do: discard, n: 1}]", "icon: TERROR",
     r"line 9\d: modifiers.TANTEO_UNA_TUMBA.icon: 'TERROR' is no icon of this pack; expected one of .*HORROR"),
    ("effects: [{do: no_refill}]", "effects: [{do: no_refil}]",
     r"modifiers.SOLLOZO_ANTE_UN_SHOGGOTH.effects.0.do: expected 'strip_top'"),
    ("effects: [{do: no_refill}]", "effects: [{do: no_refill, n: 2}]",
     "modifiers.SOLLOZO_ANTE_UN_SHOGGOTH.effects.0: n: no_refill has no number"),
    ("effects: [{do: spoiled, n: 1}]", "effects: [{do: spoiled, n: 40}]",
     "MIRO_BAJO_EL_MUELLE.effects.0: n: spoiled expects a whole number from 1 to 10"),
    ("effects: [{do: limit, n: -1, lasting: true}]", "corner: MAGIA\n    effects: [{do: limit, n: -1, lasting: true}]",
     "ECHO_BRANQUIAS: corner: a lasting effect has its sign there"),
    ("    cancels: [event]\n", "", "events.FUE_SOLO_EL_VIENTO: effects: an event without effects must cancel"),
    ("    points: [10, 5, ~]\n", "", "modifiers.MERENDO_EN_LA_MESETA: points: a modifier always has some"),
    ("  EXPIRO_SIN_EPITAFIO:", "  TANTEO_UNA_TUMBA:",
     r"deaths.TANTEO_UNA_TUMBA: there is another TANTEO_UNA_TUMBA among the modifiers"),
    ("  GRUNO_CON_GULES:", "  gruno:", "modifiers.gruno.*'gruno' is no name; expected capitals"),
    ("en: Supped with a civil cadaver", "de: Speiste", r"CENO_CON_UN_CADAVER.name.*(en is missing|de is not known)"),
    ("effects: [{do: ward}]\n", "effects: [{do: draw, n: 1}]\n",
     "stories.LUNA_NUEVA_EN_LA_COLINA: effects: while held, a story has limit, tax, no_events or ward, not draw"),
    ("effects: [{do: swap_tops}]", "effects: [{do: limit, n: 1}]",
     "events.CAMBIO_DE_EXPEDIENTES: effects: an event lies on nobody, so it cannot have limit"),
    ("pack: abismo", "pack: abismo\npacks: 2", "packs is not known; did you mean pack"),
])
def test_a_wrong_pack_is_refused_with_file_line_card_and_field(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in ABISMO
    path = tmp_path / "mine.yaml"
    path.write_text(ABISMO.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(InputError, match=said) as refused:
        read_pack(path)
    assert str(path) in str(refused.value)
    assert "line " in str(refused.value)


def test_a_pack_of_ones_own_is_named_by_a_configuration_file_and_travels_whole_in_a_save(tmp_path: Path) -> None:
    ruleset = GAME.ruleset()
    (tmp_path / "mine.yaml").write_text(ABISMO.replace("pack: abismo", "pack: mine").replace("Herbert West", "Oriol"),
                                        encoding="utf-8")
    (tmp_path / "config.yaml").write_text("pack: mine.yaml\nfamilies: lot\n", encoding="utf-8")
    options = GAME.options(ruleset, tmp_path / "config.yaml")
    session = Session(GAME, ruleset, options, [None, None], 3)
    assert session.view().people["HERBERT_WEST"].name == {"es": "Oriol", "en": "Oriol"}
    save = tmp_path / "game.jsonl"
    recorder = Recorder(save, session, ["random", "random"])
    while recorder.number < 12:
        seat, action = session.to_move, session.legal()[0]
        session.play(action, seat)
        recorder.add(seat, action)
    (tmp_path / "mine.yaml").unlink()
    replay = Replay(GAME, read(save))
    for _ in replay.steps():
        pass
    assert replay.session.view() == session.view()


def test_a_pack_over_another_says_only_what_is_other() -> None:
    over = {"pack": "mine", "over": "abismo", "events": {"PEEP": {
        "name": {"es": "Un vistazo", "en": "A peep"}, "effects": [{"do": "show_hand", "who": "others"}]}},
        "modifiers": {"TANTEO_UNA_TUMBA": {"points": [-5, None, None]}}}
    mine, abismo = checked(over, "mine"), own_pack("abismo")
    assert set(mine.events) == {*abismo.events, "PEEP"}
    assert mine.modifiers["TANTEO_UNA_TUMBA"] == abismo.modifiers["TANTEO_UNA_TUMBA"].model_copy(
        update={"points": [-5, None, None]})
    with pytest.raises(InputError, match="mine: over: expected one of abismo, clasico"):
        checked({"pack": "mine", "over": "tarot"}, "mine")
    over["modifiers"]["TANTEO_UNA_TUMBA"]["icon"] = "TERROR"
    with pytest.raises(InputError, match=r"mine: modifiers.TANTEO_UNA_TUMBA.icon: 'TERROR' is no icon of this pack"):
        checked(over, "mine")


def test_only_a_configuration_file_may_name_a_file() -> None:
    for pack in ("/etc/passwd.yaml", "../mine.yaml"):
        with pytest.raises(InputError, match="only a configuration file may name a pack's file"):
            GAME.options(GAME.ruleset(), {"pack": pack})
    with pytest.raises(InputError, match=r"pack: 'tarot' is no pack .* expected one of abismo, clasico"):
        GAME.options(GAME.ruleset(), {"pack": "tarot"})


def test_a_save_of_other_cards_is_refused() -> None:
    ruleset = GAME.ruleset()
    options = GAME.options(ruleset)
    assert GAME.options(ruleset, options.model_dump(mode="json")) == options
    with pytest.raises(InputError, match="begun with other cards of abismo"):
        GAME.options(ruleset, options.model_dump(mode="json") | {"fingerprint": "0" * 16})


def test_names_and_order_of_a_pack_do_not_matter_to_its_fingerprint() -> None:
    pack = own_pack("abismo")
    shuffled = pack.model_dump(mode="json")
    for kind in ("modifiers", "events", "deaths", "stories", "families", "icons"):
        shuffled[kind] = dict(reversed(shuffled[kind].items()))
    shuffled["modifiers"]["TANTEO_UNA_TUMBA"]["name"]["es"] = "Otra cosa"
    assert checked(shuffled, "shuffled").fingerprint() == pack.fingerprint()
    shuffled["modifiers"]["TANTEO_UNA_TUMBA"]["points"][0] = -20
    assert checked(shuffled, "shuffled").fingerprint() != pack.fingerprint()


@pytest.mark.parametrize(("options", "said"), [
    ({"stories": {"chosen": ["LUNA_LLENA"]}}, "'LUNA_LLENA' is no story of abismo"),
    ({"stories": {"chosen": ["LA_TESIS_DEL_DIABLO"]}}, "expected 2 different stories"),
    ({"first_turn_plays": 3}, "expected at most the 2 plays of a turn, got 3"),
    ({"hand": -1}, "hand: expected at least 0, got -1"),
    ({"plai": 2}, "plai is not known; did you mean plays"),
])
def test_options_that_cannot_be_played_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        GAME.options(GAME.ruleset(), options)


def test_seats_and_roles_that_will_not_do_are_refused() -> None:
    ruleset = GAME.ruleset()
    with pytest.raises(InputError, match="there is no seat 3 among 2"):
        Session(GAME, ruleset, GAME.options(ruleset, {"first": 3}), [None, None], 1)
    with pytest.raises(InputError, match="families are chosen in the game"):
        Session(GAME, ruleset, GAME.options(ruleset), ["WHATELEY", None], 1)


# ---- scenarios -----------------------------------------------------------------------------------

def test_a_scenario_that_shows_a_card_plays_it() -> None:
    """Cards of the deck and stories are in what is chosen; characters are in what is looked at afterwards."""
    for path in scenario_files([data_folder("scenarios") / "gloom"]):
        scenario = load(path)[0]
        played = " ".join(scenario.when).split()
        for card in scenario.cards:
            looked_at = any(f"characters.{card}." in key for key in scenario.then)
            assert card in played or looked_at, f"{path.name}: {card}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_picks_a_character_is_asked_what_for(language: str) -> None:
    """Each effect has a question of its own, and the second of two says who is the first."""
    speech = speech_of("gloom", language)
    state = GAME.blank(GAME.options(GAME.ruleset()), [None] * 2)
    walter = 1 + [key for key, _ in GAME.pack.characters].index("WALTER")
    asked = set()
    for do in (each for each in Do if 0 < each <= LAST_PICK):
        for first in (0, walter)[:1 + takes_two(do)]:
            state.n_agenda = 0
            schedule(state, Op.AWAY, 0, 1, 0)
            schedule(state, Op.PICK, 0, int(do) + SCOPE * Scope.ANY, first)
            question = GAME.wording.question(speech, state, ["Ana", "Beto"])
            assert question.startswith("Ana, ") and ("Walter" in question) == bool(first)
            asked.add(question)
    assert len(asked) == LAST_PICK + 4


# ---- at a table ----------------------------------------------------------------------------------

def asked_to_respond() -> Session:
    """Seat 0 plays a modifier; seat 1, which cannot cancel it, is asked; seat 2 could."""
    ruleset = GAME.ruleset()
    session = Session(GAME, ruleset, GAME.options(ruleset, {"families": "lot", "first": 0}), [None] * 3, 1)
    for path, value in (("seats.0.family", "MISKATONIC"), ("seats.1.family", "WHATELEY"),
                        ("seats.0.hand", ["BEBIO_BILIS"]), ("seats.1.hand", ["CONTO_ANGULOS"]),
                        ("seats.2.hand", ["EL_SIGNO_EN_LA_PUERTA"])):
        session.game.scenarios.edit(session.state, path, value)
    session.play("play BEBIO_BILIS WALTER")
    return session


def test_whom_the_game_asks_whether_they_cancel_is_known_to_them_alone() -> None:
    session = asked_to_respond()
    game = session.game
    assert [game.interaction.awaited(session.blinded(seat)) for seat in (0, 1, 2, SPECTATOR)] == [SOMEBODY, 1,
                                                                                                  SOMEBODY, SOMEBODY]
    speech = speech_of("gloom", "en")
    questions = [game.wording.question(speech, session.blinded(seat), ["Ann", "Ben", "Cleo"]) for seat in (0, 1, 2)]
    assert questions[0] == questions[2] == '“Bolted barrelled bile” is being played. Does anybody cancel it?'
    assert questions[1] == 'Ben, “Bolted barrelled bile” is being played. Do you cancel it?'


def test_who_cannot_cancel_is_passed_over_and_who_can_is_asked() -> None:
    session = asked_to_respond()
    game, decline = session.game, session.game.grammar.parse("decline")
    every = frozenset(game.interaction.stops)
    assert game.interaction.automatic(session.blinded(1), session.legal(), every, False) == decline
    session.play(decline)
    assert session.to_move == 2
    assert game.interaction.automatic(session.blinded(2), session.legal(), every, False) is None
    assert game.interaction.automatic(session.blinded(2), session.legal(), frozenset(), False) == decline
    assert game.interaction.automatic(session.blinded(2), session.legal(), every, True) == decline


def test_whoever_may_respond_is_asked_whatever_they_hold_where_others_look_on() -> None:
    session = asked_to_respond()
    game = session.game
    every, decline = frozenset(game.interaction.stops), game.grammar.parse("decline")
    assert len(session.legal()) == 1
    assert game.interaction.automatic(session.blinded(1), session.legal(), every, False, alone=False) is None
    assert game.interaction.automatic(session.blinded(1), session.legal(), frozenset(), False, alone=False) == decline
    assert game.interaction.timeout_choice(session.blinded(SPECTATOR)) == decline
    session.play(decline)
    session.play(decline)
    assert game.interaction.timeout_choice(session.blinded(SPECTATOR)) is None


def test_every_play_may_be_told_with_words_and_passing_may_not() -> None:
    session = asked_to_respond()
    game = session.game
    told = [text for text in ("play BEBIO_BILIS WALTER", "event NOCHE_DE_TORMENTA", "claim EL_FARO_QUE_DEVORA",
                              "discard hand", "cancel with EL_SIGNO_EN_LA_PUERTA", "pass", "decline", "draw")
            if game.interaction.note_to(session.state, game.grammar.parse(text)) == -1]
    assert told == ["play BEBIO_BILIS WALTER", "event NOCHE_DE_TORMENTA", "claim EL_FARO_QUE_DEVORA", "discard hand",
                    "cancel with EL_SIGNO_EN_LA_PUERTA"]


def test_texts_of_both_languages_have_the_same_messages() -> None:
    keys = {language: set(re.findall(r"^([a-z][\w-]*) =", (Path(text.__file__).parent / "text" / f"{language}.ftl")
                                     .read_text(encoding="utf-8"), re.MULTILINE)) for language in LANGUAGES}
    assert keys["es"] == keys["en"]
    for told in Told:
        assert f"told-{told.name}" in keys["es"]
    for why in Why:
        assert why is Why.NOTHING or f"why-{why.name}" in keys["es"]


def test_spanish_contracts_articles_and_sentences_begin_with_a_capital() -> None:
    assert text.polished("de el primo a el pueblo", "es") == "Del primo al pueblo"
    assert text.polished("a el, de él", "es") == "A el, de él"
    assert text.polished("the Thing in the Shed sobs", "en") == "The Thing in the Shed sobs"


def test_a_play_is_labelled_with_what_it_would_bring_and_afterwards_without() -> None:
    session = asked_to_respond()
    speech, play = speech_of("gloom", "en"), session.game.grammar.parse("play CONTO_ANGULOS WALTER")
    state = session.game.State.copy(session.state)
    label = session.game.wording.label(speech, session.state, play, ["Ann", "Ben", "Cleo"])
    assert label == '“Counted too many corners” on Walter (self-worth from 0 to −20)'
    assert session.state == state
    played = session.game.grammar.parse("play BEBIO_BILIS WALTER")
    assert session.game.wording.label(speech, session.state, played,
                                      ["A", "B", "C"]) == '“Bolted barrelled bile” on Walter'
