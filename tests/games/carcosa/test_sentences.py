"""Carcosa's sentences say what readers need: the cause, the soul, and why nobody was asked."""
import re
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tapete.games import find_game, speech_of
from tapete.games.carcosa.hidden import SPECTATOR
from tapete.games.carcosa.vocabulary import Told as What
from tapete.referee.session import Session, fix_rolls
from tapete.referee.transcript import read_die
from tapete.text.speech import LANGUAGES

GAME = find_game("carcosa")
NAMES = ["Ana", "Beto", "Carla", "Dora"]
Told = list[tuple[str, dict[str, Any]]]


def session(seats: list[str], given: dict[str, Any], *dice: str, ruleset: str = "canon-0.4",
            options: dict[str, Any] | None = None) -> Session:
    rules = GAME.ruleset(ruleset)
    table = Session(GAME, rules, GAME.options(rules, options or {}), seats, 1)
    for path, value in given.items():
        GAME.scenarios.edit(table.state, path, value)
    fix_rolls(table.state.dice, [read_die(die) for die in dice], strict=False)
    table.news()
    return table


def told(table: Session, *choices: str) -> Told:
    return [(each.what, dict(each.args)) for choice in choices for news in table.play(choice)
            for each in [GAME.wording.happening(news.what, news.a, news.b, news.c)]]


def said(table: Session, *choices: str, language: str = "en") -> list[str]:
    speech = speech_of("carcosa", language)
    return [GAME.wording.sentence(speech, GAME.wording.happening(news.what, news.a, news.b, news.c), NAMES)
            for choice in choices for news in table.play(choice)]


def args_of(found: Told, what: str) -> list[dict[str, Any]]:
    return [args for name, args in found if name == what]


ROOM = {"souls.0.place": "F1_R1", "decks.F1_R1.top": ["GOLPE_AMARILLO"], "souls.0.sanity": -4}


def test_why_a_soul_falls_unasked_is_said() -> None:
    """It has chosen this round, or has nothing to sacrifice; in a book without sacrifices nobody misses a question."""
    chosen = told(session(["BRAWLER", "HEALER"], {**ROOM, "souls.0.answered": True}), "search")
    empty = told(session(["BRAWLER", "HEALER"], {**ROOM, "souls.0.slots_lost": 2, "souls.0.max_sanity": -1}), "search")
    book = told(session(["BRAWLER", "HEALER"], ROOM, ruleset="tecnico-0.1"), "search")
    assert [args_of(found, "NO_SACRIFICE") for found in (chosen, empty, book)] == [
        [{"soul": 0, "again": 1}], [{"soul": 0, "again": 0}], []]
    for found in (chosen, empty):
        names = [name for name, _ in found]
        assert names.index("NO_SACRIFICE") == names.index("FELL") - 1
    assert args_of(book, "FELL")


GOING_ON = {"souls.0.sanity": -4, "souls.0.max_sanity": -1, "souls.0.slots_lost": 2, "souls.1.sanity": 2,
            "souls.2.sanity": 2}
"""A soul that the next loss lets fall, and that is asked nothing."""


@pytest.mark.parametrize("given, dice, blow, n", [
    ({}, [], "HOUSE", 1),
    ({"souls.0.sanity": -3, "souls.0.place": "F1_P", "souls.1.place": "F1_P", "souls.2.place": "F1_P", "king.floor": 3,
      "round": 5}, ["d4=1"], "PRESENCE", 2)])
def test_with_what_a_loss_goes_on_after_a_fall_is_said(given: dict[str, Any], dice: list[str], blow: str, n: int,
                                                       ) -> None:
    """After all that the fall costs others, and before those lose who are left."""
    table = session(["BRAWLER", "HEALER", "PSYCHIC"], {**GOING_ON, **given}, *dice)
    found = told(table, "end turn", "end turn", "end turn")
    at = [name for name, _ in found].index("GOES_ON")
    assert found[at][1] == {"blow": blow, "n": n}
    assert [name for name, _ in found[:at]].count("FALL_TOOK") == 2 and found[at + 1][0] == "LOST_SANITY"


RITUAL = {"souls.0.place": "F1_R1", "souls.1.place": "F1_R1", "souls.2.place": "F3_P", "specials.F1.place": "F1_R1",
          "specials.F1.kind": "CAMARA_LETAL", "specials.F1.revealed": True}
FURY = {"souls.0.place": "F1_R1", "souls.1.place": "F1_R2", "souls.2.place": "F3_P",
        "decks.F1_R1.cards": ["FURIA_AMARILLO"]}


@pytest.mark.parametrize("given, choice, die, blow", [(RITUAL, "ritual", "d6=1", "RITUAL"),
                                                      (FURY, "search", "d6=6", "PRESENCE")])
def test_with_what_a_loss_of_a_turn_goes_on_after_a_fall_is_said(given: dict[str, Any], choice: str, die: str,
                                                                 blow: str) -> None:
    found = told(session(["BRAWLER", "HEALER", "PSYCHIC"], {**GOING_ON, **given}, die), choice)
    assert [args["blow"] for args in args_of(found, "GOES_ON")] == [blow]


@pytest.mark.parametrize(("version", "costs"), [(6, []), (7, [0])])
def test_a_presence_that_costs_nothing_yet_is_told(version: int, costs: list[int]) -> None:
    rules = replace(GAME.ruleset("canon-0.4"), version=version)
    table = Session(GAME, rules, GAME.options(rules, {}), ["BRAWLER", "HEALER"], 1)
    assert [args["n"] for args in args_of(told(table, "end turn", "end turn"), "KING_PRESENCE")] == costs


def test_nothing_is_said_to_go_on_after_the_last_loss() -> None:
    table = session(["BRAWLER", "HEALER"], {"souls.1.sanity": -4, "souls.1.max_sanity": -1, "souls.1.slots_lost": 2})
    assert "GOES_ON" not in [name for name, _ in told(table, "end turn", "end turn")]


def test_what_is_bound_to_a_soul_is_said_to_be_robbed_all_the_same() -> None:
    room = {"souls.0.place": "F1_R1", "decks.F1_R1.top": ["DUENDE"], "souls.0.objects": ["BOOK_CHAMBERS", "VIAL"]}
    lines = [line for line in said(session(["BRAWLER", "HEALER"], room), "search") if "pockets" in line]
    assert [("even what is bound" in line) for line in lines] == [True, False]


def test_a_loss_that_a_tank_leaves_to_another_is_still_told_by_its_cause() -> None:
    """Ana falls, which costs Beto a point that Carla may bear: where she does not, it is the fall that takes it."""
    given = {**ROOM, "souls.0.answered": True, "souls.1.place": "F2_P", "souls.2.place": "F2_P"}
    for answer, loss in (("decline", ("FALL_TOOK", 1)), ("shield", ("LOST_SANITY", 2))):
        table = session(["BRAWLER", "SCOUT", "TANK"], given)
        table.play("search")
        assert GAME.wording.asking(table.state)[0].name == "SHIELD"
        found = [(name, args["soul"]) for name, args in told(table, answer) if name in ("FALL_TOOK", "LOST_SANITY")]
        assert found == [loss, ("FALL_TOOK", 2)]


GOBLIN = {"souls.0.place": "F1_R1", "decks.F1_R1.top": ["DUENDE"], "souls.0.objects": ["VIAL", "COMPASS"],
          "souls.0.keys": 1}


def test_what_the_goblin_takes_and_drops_is_named() -> None:
    table = session(["HIGH_ROLLER", "BRAWLER"], GOBLIN)
    found = told(table, "search")
    assert args_of(found, "LOOT") == [{"soul": 0, "card": "VIAL"}, {"soul": 0, "card": "COMPASS"}]
    place = table.view(0).model_dump()["monsters"]["DUENDE"]["place"]
    GAME.scenarios.edit(table.state, "souls.0.place", place)
    GAME.scenarios.edit(table.state, "souls.0.objects", ["BLUNT"])
    lines = said(table, "use BLUNT DUENDE")
    assert "The Goblin drops its loot: 2 objects and one key." in lines
    assert lines.index("The Goblin drops its loot: 2 objects and one key.") < lines.index("Ana gets “Vial”.")


def test_a_goblin_without_loot_drops_none() -> None:
    table = session(["HIGH_ROLLER", "BRAWLER"], {"souls.0.place": "F1_R1", "souls.0.objects": ["BLUNT"],
                                                 "monsters.DUENDE.place": "F1_R1"})
    assert not args_of(told(table, "use BLUNT DUENDE"), "LOOT_DROPPED")


def test_who_drags_a_captive_along_is_said() -> None:
    """A soul in the sack does not leave alone: neither when it is taken, nor when he flees with it."""
    table = session(["BRAWLER", "SCOUT"], {"souls.0.place": "F1_R1", "decks.F1_R1.top": ["VIEJO_DEL_SACO"],
                                           "souls.1.place": "F3_P"})
    found = told(table, "search")
    assert [args["from"] for args in args_of(found, "DRAGGED")] == ["F1_R1"] and not args_of(found, "MOVED")
    assert any(line.startswith("El Viejo del Saco arrastra consigo a Ana desde la habitación 1 hasta")
               for line in said(session(["BRAWLER", "SCOUT"], {
                   "souls.0.place": "F1_R1", "decks.F1_R1.top": ["VIEJO_DEL_SACO"]}), "search", language="es"))


@pytest.mark.parametrize("presence", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_doubled_king_says_whether_his_presence_is_doubled_too(presence: bool, language: str) -> None:
    table = session(["BRAWLER", "HEALER"], {"souls.0.place": "F1_R1", "souls.0.sanity": -4,
                                            "decks.F1_R1.top": ["FURIA_AMARILLO"]}, "d6=1",
                    options={"king": {"doubled_presence": presence}})
    word = {"en": "his presence", "es": "su presencia"}[language]
    line = next(line for line in said(table, "search", language=language) if re.search("fury doubles|se redobla", line))
    assert (word in line) == presence
    assert table.view(0).model_dump(mode="json")["king"].get("presence_too", False) == presence


def test_by_which_roulette_the_king_comes_and_by_which_card_is_told_apart() -> None:
    table = session(["BRAWLER", "HEALER"], {"king.floor": 1}, "d4=1")
    lines = said(table, "end turn", "end turn")
    king = lines[lines.index("A d4 is rolled: 1.") + 1]
    assert king.startswith("By that roll of his roulette the King in Yellow goes up one floor")
    for floor in (1, 2):
        table = session(["BRAWLER", "HEALER"], {"souls.0.place": "F1_R1", "souls.0.sanity": 1, "king.floor": floor,
                                                "decks.F1_R1.top": ["FURIA_AMARILLO"]}, "d6=1")
        found = told(table, "search")
        assert args_of(found, "KING_CAME") == [{"floor": "F1", "moved": floor - 1}]
        assert not args_of(found, "KING_MOVED")


def test_a_lot_is_said_to_be_one() -> None:
    """A d2 or a d3 that draws a guest, or one of several objects, does not stand there by itself."""
    meal = {"souls.0.place": "F1_R1", "souls.0.sanity": 3, "decks.F1_R1.top": ["COMIDA_SERVIDA"]}
    lines = said(session(["TANK", "SCOUT", "HEALER"], meal, "d6=4", "d2=2"), "search")
    assert lines[lines.index("A d2 is rolled: 2.") + 1] == "By lot, Ana sets a place at the table for Carla."
    lines = said(session(["TANK", "SCOUT"], meal, "d6=4"), "search")
    assert "Ana sets a place at the table for Beto." in lines
    omen = {"souls.0.place": "F1_R1", "souls.0.objects": ["BOOK_CHAMBERS", "VIAL", "COMPASS"],
            "decks.F1_R1.top": ["OMEN_DUENDE"]}
    lines = said(session(["TANK", "SCOUT"], omen, "d6=6", "d2=2"), "search")
    at = lines.index("A d2 is rolled: 2.")
    assert "2" in lines[at + 1] and "lot" in lines[at + 1] and lines[at + 2] == "Ana loses “Compass”."


@pytest.mark.parametrize(("die", "costs"), [("d6=1", (2, 2)), ("d6=4", (1, 1)), ("d6=5", (2, 0))])
def test_who_pays_for_a_ritual_is_said(die: str, costs: tuple[int, int]) -> None:
    found = told(session(["BRAWLER", "SCOUT"], {
        "souls.0.place": "F1_R1", "souls.1.place": "F1_R1", "specials.F1.place": "F1_R1",
        "specials.F1.kind": "CAMARA_LETAL", "specials.F1.revealed": True}, die), "ritual")
    assert [(args["soul"], args["n"]) for args in args_of(found, "RITUAL_COSTS")] == list(enumerate(costs))


@pytest.mark.parametrize(("die", "what"), [("d6=2", "WIGGLE_FAILED"), ("d6=3", "WIGGLED")])
def test_wriggling_in_the_sack_is_not_said_to_be_the_web(die: str, what: str) -> None:
    found = told(session(["BRAWLER", "SCOUT"], {
        "souls.0.place": "F1_R1", "captive": 0, "monsters.VIEJO_DEL_SACO.place": "F1_R1"}, die), "wiggle")
    assert args_of(found, what) == [{"soul": 0, "die": int(die[-1]), "needed": 3}]
    assert not args_of(found, "BROKE_FREE") and not args_of(found, "ESCAPE_FAILED")


def in_special(kind: str, **more: Any) -> dict[str, Any]:
    return {"souls.0.place": "F1_R1", "specials.F1.place": "F1_R1", "specials.F1.kind": kind,
            "specials.F1.revealed": True, **more}


def test_what_the_chapel_gives_and_why_it_frightens_is_said() -> None:
    lines = said(session(["TANK", "SCOUT"], in_special("CAPILLA", **{"souls.0.sanity": 0}), "d6=4"), "chapel")
    assert "Ana prays in the Chapel: the die shows 4, plus 2: up to 6 sanity can be regained." in lines
    assert not any("Paranoia" in line for line in lines)
    found = told(session(["TANK", "SCOUT"], in_special("CAPILLA"), "d6=1"), "chapel")
    names = [name for name, _ in found]
    assert names.index("CHAPEL_FRIGHTENS") == names.index("STATE_GIVEN") - 1


@pytest.mark.parametrize("price", [0, 1, 2])
def test_whom_the_doors_cost_something_is_said(price: int) -> None:
    table = session(["TANK", "SCOUT"], in_special("PUERTAS", **{"souls.1.place": "F2_P"}),
                    options={"rooms": {"doors": price}})
    assert said(table, "doors 1", language="es")[0] == "Ana cruza las Puertas Amarillas hacia Beto" + (
        "." if price == 0 else ", a quien le cuesta un punto de cordura." if price == 1
        else ", a quien le cuesta 2 puntos de cordura.")


@pytest.mark.parametrize(("choices", "given", "paid"), [
    (["tavern"], in_special("TABERNA"), 1),
    (["heal SANIDAD"], {}, 1),
    (["buy", "pick VIAL"], in_special("MOTEMEY", **{"motemey.top": ["VIAL", "BLUNT"]}), 2),
    (["buy", "pick VIAL"], in_special("MOTEMEY", **{"motemey.top": ["VIAL", "BLUNT"],
                                                    "souls.0.states": {"VANIDAD": 2}}), 3),
])
def test_a_price_is_paid_and_not_lost(choices: list[str], given: dict[str, Any], paid: int) -> None:
    """A purchase told as a deal, an object and a loss: nobody knows what the loss was for."""
    found = told(session(["HEALER", "SCOUT"], given), *choices)
    assert [args["n"] for args in args_of(found, "PAID_SANITY")] == [paid] and not args_of(found, "LOST_SANITY")


@pytest.mark.parametrize(("choices", "given", "payer"), [
    (["tavern"], in_special("TABERNA"), 0),
    (["buy", "pick VIAL"], in_special("MOTEMEY", **{"motemey.top": ["VIAL", "BLUNT"]}), 0),
    (["end turn", "end turn", "accept"], {"souls.0.sanity": -4}, 1),
])
@pytest.mark.parametrize(("sanity", "took"), [(2, 3), (-2, 3), (-3, 2), (-4, 1)])
def test_what_the_bottom_cuts_is_said_to_be_cut(choices: list[str], given: dict[str, Any], payer: int, sanity: int,
                                                took: int) -> None:
    """A price of 3 was told as 2 paid, and nobody knew why; a fall that costs each other soul 3 likewise."""
    what = "FALL_TOOK" if payer else "PAID_SANITY"
    options = {"rooms": {"tavern_price": 3, "shop_price": 3}, "sanity": {"accept_others_lose": 3}}
    only = {"en": f"only {took} sanity, because it can sink no lower: now −5",
            "es": ("un solo punto" if took == 1 else f"solo {took} puntos")
            + " de cordura, porque no puede bajar más: queda en −5"}
    for language in LANGUAGES:
        table = session(["HEALER", "BRAWLER"], {**given, f"souls.{payer}.sanity": sanity}, options=options)
        found, line = next((happening, line) for choice in choices for news in table.play(choice)
                           for happening in [GAME.wording.happening(news.what, news.a, news.b, news.c)]
                           for line in [GAME.wording.sentence(speech_of("carcosa", language), happening, NAMES)]
                           if happening.what == what)
        assert (found.args["n"], found.args["now"]) == (took, sanity - took)
        assert (only[language] in line) == (took < 3), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_is_not_named_like_a_title(language: str) -> None:
    """A key is a key and no “Key”, in what is chosen, asked and told."""
    speech, lines = speech_of("carcosa", language), []
    table = session(["HIGH_ROLLER", "SCOUT"], in_special("ARMERY", **{"souls.1.place": "F1_R1", "souls.0.keys": 2}),
                    ruleset="tecnico-0.1")
    for choice in ("drop KEY", "take KEY", "give KEY 1", "ask KEY 1", "decline"):
        lines.append(GAME.wording.question(speech, table.state, NAMES))
        lines.append(GAME.wording.label(speech, table.state, GAME.grammar.parse(choice), NAMES))
        lines += said(table, choice, language=language)
    assert len(lines) == 17 and not [line for line in lines if re.search("[“«]", line)]


def test_who_has_struck_makes_off_and_does_not_just_appear() -> None:
    """`The Goblin robs Ana. The Goblin appears`: it had to be there to rob her."""
    off = "makes off to"
    for card, ruleset, verb in (("DUENDE", "canon-0.4", off), ("VIEJO_DEL_SACO", "canon-0.4", off),
                                ("DUENDE", "tecnico-0.1", "appears in"), ("ARANA", "canon-0.4", "appears in")):
        table = session(["BRAWLER", "SCOUT"], {"souls.0.place": "F1_R1", "decks.F1_R1.top": [card]}, ruleset=ruleset)
        assert sum(f" {verb} room" in line for line in said(table, "search")) == 1, card


def test_what_a_fall_takes_is_named() -> None:
    for choices, ruleset in ((["search", "accept"], "canon-0.4"), (["search"], "tecnico-0.1")):
        given = {**ROOM, "souls.0.objects": ["BOOK_CHAMBERS", "VIAL", "BLUNT"]}
        table = session(["TANK", "SCOUT"], given, ruleset=ruleset)
        named = [args["card"] for args in args_of(told(table, *choices), "LOST_IN_FALL")]
        assert named == [card for card in ("BOOK_CHAMBERS", "VIAL", "BLUNT")
                         if card != "BOOK_CHAMBERS" or ruleset == "canon-0.4"]


def test_what_the_false_king_reaches_and_when_his_threshold_rises_is_said() -> None:
    table = session(["TANK", "SCOUT"], {"crown.bearer": 0, "crown.threshold": 7, "souls.0.sanity": 3, "king.away": 1,
                                        "souls.0.place": "F1_R1"}, "d6=1", options={"crown": {"in_play": True}})
    lines = said(table, "end turn", "end turn")
    at = lines.index("A d6 is rolled: 1.")
    assert lines[at + 1:at + 3] == [
        "The roll and the sanity of the False King, Ana, make 3, which does not exceed the threshold of 7.",
        "Next time it takes more: the Crown's threshold rises to 8."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_holds_the_book_alone_is_not_said_to_have_no_object(language: str) -> None:
    table = session(["TANK", "SCOUT"], {"souls.0.objects": ["BOOK_CHAMBERS"]}, "d4=1", "d6=6")
    lines = said(table, "end turn", "end turn", language=language)
    line = next(line for line in lines if re.match("Ana (has|no) ", line))
    assert re.search("can be lost|pueda perder", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_the_salon_makes_vain_is_said(language: str) -> None:
    vain = []
    for uses in (1, 2):
        table = session(["TANK", "SCOUT"], in_special("SALON_BELLEZA", salon_uses=uses))
        vain.append(bool(re.search("vain|envanece", said(table, "salon", language=language)[0])))
    assert vain == [False, True]


def test_why_the_king_does_not_come_by_his_fury_is_said() -> None:
    """To the False King's floor he cannot: told of that floor, and of no die that would be rolled again."""
    table = session(["TANK", "SCOUT"], {"souls.0.place": "F2_R1", "souls.0.sanity": 1, "crown.bearer": 0,
                                        "king.floor": 3, "decks.F2_R1.top": ["FURIA_AMARILLO"]}, "d6=1",
                    options={"crown": {"in_play": True}})
    found = told(table, "search")
    assert args_of(found, "KING_BLOCKED") == [{"floor": "F2", "rolls": 0}]
    assert not args_of(found, "KING_CAME") and not args_of(found, "NOTHING_COMES")


@pytest.mark.parametrize(("limited", "line"), [(0, "no action next turn"), (1, "one action next turn"),
                                               (2, "2 actions next turn")])
def test_a_board_says_how_little_whoever_is_slowed_can_do_and_what_of_the_king_is_doubled(
        limited: int, line: str) -> None:
    table = session(["TANK", "SCOUT"], {"souls.0.slowed": True, "king.doubled": True}, ruleset="tecnico-0.1",
                    options={"turn": {"limited": limited}, "king": {"doubled_presence": True}})
    console = Console(width=140, record=True, file=StringIO())
    console.print(GAME.presentation.board(speech_of("carcosa", "en"), table.state, NAMES[:2], 140))
    shown = " ".join(console.export_text().split())
    assert line in shown and "takes twice the sanity, and so does his presence" in shown


def label(table: Session, choice: str, language: str) -> str:
    return GAME.wording.label(speech_of("carcosa", language), table.state, GAME.grammar.parse(choice), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fall_that_ends_the_game_is_not_said_to_cost_the_others_anything(language: str) -> None:
    """The keys that go with a soul's hands are counted before the others pay, and nobody does."""
    labels = []
    for destroyed in (0, 4):
        table = session(["BRAWLER", "HEALER"], {**ROOM, "souls.0.keys": 1, "keys.destroyed": destroyed})
        table.play("search")
        labels.append(label(table, "accept", language))
    others = {"en": "each other soul loses 1 sanity", "es": "cada una de las demás almas pierde un punto de cordura"}
    ends = {"en": "ends the game: too few keys would be left",
            "es": "acaba la partida: ya no quedarían llaves suficientes"}
    assert [(others[language] in each, ends[language] in each) for each in labels] == [(True, False), (False, True)]


@pytest.mark.parametrize(("language", "why"), [
    ("en", "from the third time on its song drags sanity to the bottom"),
    ("es", "desde la tercera, su canto hunde la cordura hasta el fondo")])
def test_why_the_third_tue_tue_takes_all_is_said(language: str, why: str) -> None:
    room = {"souls.0.place": "F1_R1", "decks.F1_R1.top": ["TUE_TUE"]}
    found = [any(why in line for line in said(session(["TANK", "SCOUT"], {**room, "tue_tue": before}), "search",
                                              language=language)) for before in (0, 1, 2, 3)]
    assert found == [False, False, True, True]


@pytest.mark.parametrize(("language", "shown"), [("en", "steps to and fro: 2"), ("es", "pasos de ida y vuelta: 2")])
def test_steps_to_and_fro_are_called_steps(language: str, shown: str) -> None:
    """There and back are two steps of the four that two times make."""
    table = session(["TANK", "SCOUT"], {"souls.0.place": "F1_R1", "decks.F1_R1.top": ["VIAL"],
                                        "decks.F1_R2.top": ["VIAL"]}, options={"turn": {"loop_cycles": 2}})
    for choice in ("move F1_R2", "move F1_R1"):
        table.play(choice)
    console = Console(width=200, record=True, file=StringIO())
    console.print(GAME.presentation.board(speech_of("carcosa", language), table.blinded(0), NAMES[:2], 200))
    assert shown in console.export_text()


def test_a_loss_that_a_tank_may_bear_is_not_said_to_be_what_the_other_would_lose() -> None:
    """Of 2 points a soul at -4 would lose one, and the TANK two: the question and what is told speak of the loss."""
    table = session(["BRAWLER", "TANK"], {**ROOM, "souls.1.place": "F1_R1"})
    table.play("search")
    speech = speech_of("carcosa", "es")
    assert GAME.wording.question(speech, table.state, NAMES) == (
        "¿Carga Beto, en lugar de Ana, con una pérdida de 2 puntos de cordura?")
    assert GAME.wording.sentence(speech, GAME.wording.happening(What.SHIELDED, 1, 0, 2), NAMES) == (
        "Beto carga, en lugar de Ana, con una pérdida de 2 puntos de cordura.")


def test_a_view_says_what_the_kings_presence_costs_now_and_next() -> None:
    table = session(["BRAWLER", "HEALER"], {})
    found = {}
    for number in (1, 3, 9, 30):
        table.state.round_no = number
        found[number] = table.view(0).model_dump()["presence"]
    assert found == {1: [0, 1], 3: [1, 2], 9: [3, 4], 30: [4, 4]}
    digest = table.digest()
    costs = table.state.options.king.presence     # of the options: no record's fingerprint depends on it
    costs[:] = [7] * len(costs)
    assert table.view(0).model_dump()["presence"] == [7, 7] and table.digest() == digest


def test_what_the_presence_costs_is_told_as_the_view_says() -> None:
    """Also before the round from which it costs something: the view of each seat has said all round that it is 0, and
    readers of whole games looked for the line."""
    first = session(["BRAWLER", "HEALER"], {}).state.options.king.presence_from
    for number in (first - 1, first):
        table = session(["BRAWLER", "HEALER"], {})
        table.state.round_no = number
        costs = table.view(0).model_dump()["presence"][0]
        found = told(table, "end turn", "end turn")
        after = found[[name for name, _ in found].index("KING_MOVED"):]
        assert [args["n"] for args in args_of(after, "KING_PRESENCE")] == [costs]
        assert bool(costs) == (number == first)


@pytest.mark.parametrize(("card", "die", "place", "line"), [
    ("ASCENSOR", "d6=1", "F1_R2", "Ana goes up one floor."),
    ("ASCENSOR", "d6=5", "F2_R2", "Ana goes up 2 floors: above the third comes the first."),
    ("TRAMPILLA", "d6=1", "F2_R2", "Ana falls 2 floors: below the first comes the third."),
    ("TRAMPILLA", "d6=5", "F2_R2", "Ana falls one floor."),
])
def test_why_a_trapdoor_may_lead_up_is_said(card: str, die: str, place: str, line: str) -> None:
    lines = said(session(["TANK", "SCOUT"], {"souls.0.place": place, f"decks.{place}.top": [card],
                                             "souls.0.sanity": 0}, die), "search")
    at = lines.index(line)
    assert ": the roll and the sanity of " in lines[at - 1] and lines[at + 1].startswith("Ana goes from")


def test_what_a_psychic_does_with_the_two_cards_nobody_else_is_shown() -> None:
    """Neither a swap nor that there was none: the ruling has it done in secret."""
    table = session(["PSYCHIC", "SCOUT"], {"decks.F1_R1.top": ["TUE_TUE", "VIAL"]})
    table.play("move F1_R1")
    assert GAME.wording.asking(table.state)[0].name == "FORESEE"
    for choice in map(GAME.grammar.parse, ("swap", "keep")):
        assert choice in table.legal()
        assert [GAME.interaction.sees_openly(table.state, choice, seat) for seat in (0, 1, SPECTATOR)] == [True, False,
                                                                                                           False]


@pytest.mark.parametrize("decree", [0, 1])
@pytest.mark.parametrize(("place", "servant"), [("F1_P", 1), ("F3_P", 0)])
def test_a_servant_on_the_floor_of_the_ice_queen_is_named_beside_her(place: str, servant: int, decree: int) -> None:
    """Only the Queen was named as soon as she came, and readers took the servant to be gone."""
    table = session(["HEALER", "BRAWLER"], {
        "souls.0.place": "F1_R1", "souls.1.place": "F2_P", "monsters.REINA_HELADA.place": "F1_P",
        "monsters.SIRVIENTE_HIELO.place": place, "king.floor": 1})
    table.state.king_limits = decree
    found = told(table, "end turn", "end turn")
    if not args_of(found, "LIMITED"):
        found += told(table)
    assert [(args["n"], args["king"], args["servant"]) for args in args_of(found, "LIMITED") if args["soul"] == 0] == [
        (1, decree, servant)]
