"""Carcosa's events are true: every step of games and scenarios is compared with the states around it."""
from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game
from tapete.games.carcosa.names import Monster
from tapete.games.carcosa.vocabulary import Op
from tapete.kernel.agenda import frame_a, frame_op
from tapete.kernel.dice import plain_rng
from tapete.referee.scenario import load, scenario_files
from tapete.referee.session import Session, fix_rolls
from tapete.referee.transcript import read_die
from tapete.testing.truth import Lie, RuleStep, Truth, at_random, idle_frames, lies, open_view, played, steps_of

from ...sweep import sweep

GAME = find_game("carcosa")


def lost_so_much(args: Any, before: Any, after: Any) -> bool:
    one, other = before["souls"][args["soul"]]["sanity"], after["souls"][args["soul"]]["sanity"]
    return bool(other == args["now"] and one - other == args["n"])


def gained_so_much(args: Any, before: Any, after: Any) -> bool:
    return lost_so_much({**args, "n": -args["n"]}, before, after)


def set_from_to(args: Any, before: Any, after: Any) -> bool:
    return bool((before["souls"][args["soul"]]["sanity"], after["souls"][args["soul"]]["sanity"])
                == (args["before"], args["now"]))


def at_limit(args: Any, view: Any) -> bool:
    return bool(view["souls"][args["soul"]]["limit"] == args["now"])


def ring_of(args: Any, view: Any) -> bool:
    """Whether a soul's maximum and its room for keys are those that are told."""
    return at_limit(args, view) and bool(view["souls"][args["soul"]]["key_slots"] == args["keys"])


def rounds_of(args: Any, view: Any) -> int:
    return int(view["souls"][args["soul"]]["states"].get(args["state"], 0))


def special_at(view: Any, place: str) -> Any:
    return next(each for each in view["specials"].values() if each["place"] == place)


def on_floor(view: Any, floor: str) -> int:
    return sum(each["place"].startswith(floor) for each in view["souls"])


def reached(decree: str, before: Any, after: Any) -> bool:
    """Whether a decree concerns anybody, as far as its own step shows."""
    if decree in ("BY_STAIRS", "ONE_ACTION_EACH"):
        return on_floor(before, f"F{before['king']['floor']}") > 0
    if decree in ("DISCARD", "CHOOSE_DISCARD"):
        return any(card != "BOOK_CHAMBERS" for soul in before["souls"] for card in soul["objects"])
    return bool(before["souls"] != after["souls"])


def losable(soul: Any) -> int:
    return sum(card != "BOOK_CHAMBERS" for card in soul["objects"])


def carried(view: Any) -> int:
    return sum(each["keys"] for each in view["souls"])


def rode(args: Any, before: Any, after: Any, way: int) -> bool:
    """Whether a soul rode so many floors up or down to the same room, and round past the last as is told."""
    one, other = before["souls"][args["soul"]]["place"], after["souls"][args["soul"]]["place"]
    floor = int(one[1]) + way * args["floors"]
    return bool(other == f"F{(floor - 1) % 3 + 1}{one[2:]}" and bool(args["round"]) == (not 1 <= floor <= 3))


CLAIMS: dict[str, Any] = {
    "ROUND": lambda a, b, c: c["round"] == a["round"],
    "TURN": lambda a, b, c: c["active"] == a["soul"] and c["souls"][a["soul"]]["actions"] == a["actions"],
    "MOVED": lambda a, b, c: (b["souls"][a["soul"]]["place"], c["souls"][a["soul"]]["place"]) == (a["from"], a["to"]),
    "ENTERED_SPECIAL": lambda a, b, c: (special_at(c, a["place"])["kind"] == a["special"]
                                        and special_at(c, a["place"])["revealed"]
                                        and not special_at(b, a["place"])["revealed"]),
    "REVEALED": lambda a, b, c: b["souls"][a["soul"]]["place"] == a["place"],
    "LOST_SANITY": lost_so_much, "FALL_TOOK": lost_so_much, "PAID_SANITY": lost_so_much,
    "GAINED_SANITY": gained_so_much, "SERENITY": gained_so_much,
    "GAINED_TO_LIMIT": lambda a, b, c: gained_so_much(a, b, c) and a["n"] > 0 and at_limit(a, c),
    "SANITY_SET": set_from_to,
    "SET_TO_LIMIT": lambda a, b, c: set_from_to(a, b, c) and at_limit(a, c),
    "NO_STATES": lambda a, b, c: not b["souls"][a["soul"]]["states"],
    "STATE_GIVEN": lambda a, b, c: rounds_of(a, b) == 0 and rounds_of(a, c) == a["rounds"],
    "STATE_RENEWED": lambda a, b, c: rounds_of(a, b) > 0 and rounds_of(a, c) == a["rounds"],
    "STATE_FROM_NEXT": lambda a, b, c: rounds_of(a, b) == 0 and rounds_of(a, c) == a["rounds"] + 1,
    "RENEWED_FROM_NEXT": lambda a, b, c: rounds_of(a, b) > 0 and rounds_of(a, c) == a["rounds"] + 1,
    "STATE_ENDED": lambda a, b, c: a["state"] not in c["souls"][a["soul"]]["states"],
    "GOT_OBJECT": lambda a, b, c: a["card"] in c["souls"][a["soul"]]["objects"],
    "LOST_OBJECT": lambda a, b, c: a["card"] in b["souls"][a["soul"]]["objects"],
    "DISCARDED": lambda a, b, c: a["card"] in b["souls"][a["soul"]]["objects"] + b["goblin"]["objects"],
    "WITHOUT_RING": lambda a, b, c: ring_of(a, c) and b["souls"][a["soul"]]["limit"] > a["now"],
    "WITH_RING": lambda a, b, c: ring_of(a, c) and b["souls"][a["soul"]]["limit"] == a["now"] - 1,
    "GOT_KEY": lambda a, b, c: c["souls"][a["soul"]]["keys"] >= a["keys"] > 0,
    "KEY_LEFT": lambda a, b, c: (c["souls"][a["soul"]]["place"] == a["place"]
                                 and c["decks"][a["place"]]["top"][-1] == "KEY"),
    "KEY_LEFT_AT_MOTEMEY": lambda a, b, c: c["motemey"]["top"][-1] == "KEY",
    "KEYS_DESTROYED": lambda a, b, c: (c["keys"]["destroyed"] == a["total"]
                                       and a["total"] - b["keys"]["destroyed"] == a["n"]),
    "KEY_POOL": lambda a, b, c: c["keys"]["pool"] == a["n"] == b["keys"]["pool"] + (1 if a["more"] else -1),
    "USED": lambda a, b, c: a["card"] in b["souls"][a["soul"]]["objects"],
    "VISITED": lambda a, b, c: special_at(b, b["souls"][a["soul"]]["place"])["kind"] == a["special"],
    "AIMED": lambda a, b, c: a["soul"] != a["other"],
    "STRUCK": lambda a, b, c: b["monsters"][a["monster"]]["place"] == b["souls"][a["soul"]]["place"],
    "ROOM_TOTAL": lambda a, b, c: special_at(b, b["souls"][a["soul"]]["place"])["kind"] == a["special"],
    "NOTHING_COMES_HERE": lambda a, b, c: special_at(b, b["souls"][a["soul"]]["place"])["kind"] == a["special"],
    "NO_MONSTER_HERE": lambda a, b, c: all(each["place"] != b["souls"][a["soul"]]["place"]
                                           for each in b["monsters"].values()),
    "MONSTER_CAME": lambda a, b, c: c["monsters"][a["monster"]]["place"] == a["place"],
    "MONSTER_MOVED": lambda a, b, c: ((b["monsters"][a["monster"]]["place"], c["monsters"][a["monster"]]["place"])
                                      == (a["from"], a["to"])),
    "MONSTER_STAYS": lambda a, b, c: b["monsters"][a["monster"]]["place"] == a["place"],
    "NOTHING_TO_LOSE": lambda a, b, c: all(card == "BOOK_CHAMBERS" for card in b["souls"][a["soul"]]["objects"]),
    "MONSTER_STUNNED": lambda a, b, c: (c["monsters"][a["monster"]]["stunned"] == a["rounds"] > 0
                                        and bool(b["monsters"][a["monster"]]["stunned"]) == bool(a["again"])),
    "MONSTER_WOKE": lambda a, b, c: (b["monsters"][a["monster"]]["stunned"],
                                     c["monsters"][a["monster"]]["stunned"]) == (1, 0),
    "MONSTER_LEFT": lambda a, b, c: a["monster"] not in c["monsters"],
    "LOOT": lambda a, b, c: a["card"] in b["souls"][a["soul"]]["objects"] and a["card"] in c["goblin"]["objects"],
    "LOOT_DROPPED": lambda a, b, c: ((len(b["goblin"]["objects"]), b["goblin"]["keys"]) == (a["objects"], a["keys"])
                                     != (0, 0) and not c["goblin"]["objects"] and not c["goblin"]["keys"]),
    "DRAGGED": lambda a, b, c: (c["captive"] == a["soul"] and a["to"] == c["monsters"]["VIEJO_DEL_SACO"]["place"]
                                and (b["souls"][a["soul"]]["place"], c["souls"][a["soul"]]["place"])
                                == (a["from"], a["to"])),
    "NO_SACRIFICE": lambda a, b, c: bool(b["souls"][a["soul"]]["answered"]) == bool(a["again"]),
    "LOT_FALLS": lambda a, b, c: 1 <= a["nth"] <= a["of"] == losable(b["souls"][a["soul"]]),
    "LOST_IN_FALL": lambda a, b, c: a["card"] in b["souls"][a["soul"]]["objects"],
    "CAPTURED": lambda a, b, c: c["captive"] == a["soul"],
    "FREED": lambda a, b, c: b["captive"] == a["soul"] and c["captive"] is None,
    "CAUGHT": lambda a, b, c: (c["monsters"][a["monster"]]["place"] == c["souls"][a["soul"]]["place"]
                               and ("TRAPPED" in b["souls"][a["soul"]]["states"]) == bool(a["again"])),
    "MEAL_SHARED": lambda a, b, c: all(c["souls"][a[who]]["sanity"] >= b["souls"][a[who]]["sanity"]
                                       for who in ("soul", "other")),
    "FALL_COSTS": lambda a, b, c: c["souls"][a["soul"]]["sanity"] == -5,
    "RESCUED": lambda a, b, c: b["captive"] == a["other"] and c["captive"] is None,
    "RENOUNCED": lambda a, b, c: "SANIDAD" in b["souls"][a["soul"]]["states"] and not c["souls"][a["soul"]]["states"],
    "USED_UP": lambda a, b, c: a["card"] in b["souls"][a["soul"]]["objects"],
    "ROBBED": lambda a, b, c: (len(c["goblin"]["objects"]) - len(b["goblin"]["objects"]) == a["objects"]
                               and c["goblin"]["keys"] - b["goblin"]["keys"] == a["keys"]),
    "TUE_TUE": lambda a, b, c: c["tue_tue"] == a["count"],
    "COLLAPSED": lambda a, b, c: c["souls"][a["soul"]]["sanity"] == -5 < b["souls"][a["soul"]]["sanity"],
    "SACRIFICED": lambda a, b, c: ((c["souls"][a["soul"]]["slots_lost"] - b["souls"][a["soul"]]["slots_lost"],
                                    b["souls"][a["soul"]]["max_sanity"] - c["souls"][a["soul"]]["max_sanity"])
                                   == (1 - a["sanity"], a["sanity"])),
    "DESTROYED_SPECIAL": lambda a, b, c: (special_at(c, a["place"])["destroyed"]
                                          and not special_at(b, a["place"])["destroyed"]
                                          and (special_at(b, a["place"])["kind"] or "UNKNOWN") == a["special"]
                                          and c["monsters"][a["monster"]]["place"] == a["place"]),
    "KING_MOVED": lambda a, b, c: (f"F{c['king']['floor']}" == a["floor"]
                                   and (not a["up"] or (c["king"]["floor"] - b["king"]["floor"] - a["up"]) % 3 == 0)
                                   and a["moved"] == (b["king"]["floor"] != c["king"]["floor"])),
    "KING_CAME": lambda a, b, c: (f"F{c['king']['floor']}" == a["floor"]
                                  and a["moved"] == (b["king"]["floor"] != c["king"]["floor"])),
    "KING_DECREE": lambda a, b, c: a["souls"] or not reached(a["decree"], b, c),
    "KING_PRESENCE": lambda a, b, c: a["souls"] == on_floor(b, a["floor"]),
    "KING_BANISHED_TO": lambda a, b, c: f"F{c['king']['floor']}" == a["floor"] and c["king"]["away"] > 0,
    "KING_AWAY": lambda a, b, c: c["king"]["away"] == a["rounds"] and bool(b["king"]["away"]) == bool(a["again"]),
    "KING_ABSENT": lambda a, b, c: c["king"]["away"] == a["left"],
    "KING_DOUBLED": lambda a, b, c: c["king"]["doubled"] and bool(b["king"]["doubled"]) == bool(a["again"]),
    "KING_DRAWS_NOT": lambda a, b, c: a["floor"] == b["souls"][b["crown"]["bearer"]]["place"][:2],
    "KING_BLOCKED": lambda a, b, c: a["floor"] == b["souls"][b["crown"]["bearer"]]["place"][:2],
    "FALSE_KING_FAILS": lambda a, b, c: a["floor"] == b["souls"][a["soul"]]["place"][:2],
    "STAIRS": lambda a, b, c: c["stairs"][a["floor"]] == a["place"],
    "SOLD": lambda a, b, c: a["card"] in b["souls"][a["soul"]]["objects"],
    "STORED": lambda a, b, c: len(c["armory"]) == len(b["armory"]) + 1 and a["card"] in c["armory"],
    "TOOK": lambda a, b, c: len(c["armory"]) == len(b["armory"]) - 1 and a["card"] in b["armory"],
    "LOST_STORED": lambda a, b, c: a["card"] in b["armory"] and not c["armory"],
    "SALON": lambda a, b, c: (c["salon_uses"] == a["uses"] == b["salon_uses"] + 1
                               and bool(a["vanity"]) == ("VANIDAD" in c["souls"][a["soul"]]["states"])),
    "ANNEXED": lambda a, b, c: c["tales_annexed"] == a["n"] == b["tales_annexed"] + 1,
    "GAVE": lambda a, b, c: (b["souls"][a["soul"]]["place"] == b["souls"][a["to"]]["place"]
                             and (a["card"] == "KEY" or a["card"] in c["souls"][a["to"]]["objects"])),
    "ASKED": lambda a, b, c: c["waiting"]["seat"] == a["other"],
    "SKIPPED": lambda a, b, c: b["souls"][a["soul"]]["skips"] and not c["souls"][a["soul"]]["skips"],
    "WILL_SKIP": lambda a, b, c: c["souls"][a["soul"]]["skips"] and bool(b["souls"][a["soul"]]["skips"]) == a["again"],
    "MAX_LOWERED": lambda a, b, c: c["souls"][a["soul"]]["limit"] == a["now"] < b["souls"][a["soul"]]["limit"],
    "SWAPPED_PLACES": lambda a, b, c: (c["souls"][a["soul"]]["place"], c["souls"][a["other"]]["place"]) == (
        b["souls"][a["other"]]["place"], b["souls"][a["soul"]]["place"]),
    "ROSE": lambda a, b, c: rode(a, b, c, 1), "DROPPED": lambda a, b, c: rode(a, b, c, -1),
    "GUEST": lambda a, b, c: c["souls"][a["other"]]["place"] == b["souls"][a["soul"]]["place"],
    "TEMP_STAIRS": lambda a, b, c: a["place"] in c["temp_stairs"] and a["place"] not in b["temp_stairs"],
    "CROWNED": lambda a, b, c: (c["crown"]["bearer"] == a["soul"] and c["crown"]["threshold"] == a["threshold"]
                                and b["souls"][a["soul"]]["keys"] - c["souls"][a["soul"]]["keys"] == a["keys"]),
    "CROWN_RISES": lambda a, b, c: b["crown"]["threshold"] < c["crown"]["threshold"] == a["threshold"],
    "FALSE_KING": lambda a, b, c: b["crown"]["threshold"] == a["threshold"] and b["crown"]["bearer"] == a["soul"],
    "NO_ACTIONS": lambda a, b, c: (c["souls"][a["soul"]]["actions"] == 0
                                   and (b["souls"][a["soul"]]["actions"] == 0) == bool(a["again"])),
    "STUNNED": lambda a, b, c: c["souls"][a["soul"]]["actions"] == 0 and "TRAPPED" in c["souls"][a["soul"]]["states"],
    "LIMITED": lambda a, b, c: (c["souls"][a["soul"]]["actions"] <= a["n"]
                                and c["monsters"][a["monster"]]["place"][:2] == c["souls"][a["soul"]]["place"][:2]),
    "LIMITED_BY_KING": lambda a, b, c: c["souls"][a["soul"]]["actions"] <= a["n"],
    "LIMITED_AT_BOTTOM": lambda a, b, c: (c["souls"][a["soul"]]["actions"] <= a["n"]
                                          and c["souls"][a["soul"]]["sanity"] == -5),
    "CURSE": lambda a, b, c: ("MALDITO" in b["souls"][a["soul"]]["states"]
                              and b["souls"][a["soul"]]["place"][:2] == a["floor"]
                              and on_floor(b, a["floor"]) - a["souls"] in (0, 1)),     # the bearer, but by an option
    "POISON": lambda a, b, c: c["souls"][a["soul"]]["doses"] == a["doses"] > 1,
    "SHIELDED": lambda a, b, c: (b["souls"][a["tank"]]["place"] == b["souls"][a["soul"]]["place"]
                                 and not b["souls"][a["tank"]]["shielded"] and c["souls"][a["tank"]]["shielded"]),
    "VANITY": lambda a, b, c: ("VANIDAD" in b["souls"][a["soul"]]["states"]
                               and b["souls"][a["soul"]]["sanity"] - c["souls"][a["soul"]]["sanity"] > a["n"] > 0),
    "FELL": lambda a, b, c: lost(a, b, c), "ACCEPTED": lambda a, b, c: lost(a, b, c),
    "NO_RITUAL_KEY": lambda a, b, c: carried(b) == carried(c) and not c["ritual_done"],
    "SLOWED": lambda a, b, c: c["souls"][a["soul"]]["slowed"],
}


def lost(a: Any, b: Any, c: Any) -> bool:
    one, other = b["souls"][a["soul"]], c["souls"][a["soul"]]
    return (len(one["objects"]) - len(other["objects"]), one["keys"] - other["keys"]) == (a["objects"], a["keys"])


def by(*names: str) -> frozenset[str]:
    assert all(name in GAME.wording.words.told.__members__ for name in names)
    return frozenset(names)


SOUL = r"souls\.(?P<seat>\d)\."
CHANGES = (
    (SOUL + "place", by("MOVED", "DRAGGED", "SWAPPED_PLACES")),
    (SOUL + "sanity", by("LOST_SANITY", "FALL_TOOK", "PAID_SANITY", "GAINED_SANITY", "GAINED_TO_LIMIT", "SERENITY",
                         "SANITY_SET", "SET_TO_LIMIT")),
    (SOUL + "max_sanity", by("MAX_LOWERED", "SACRIFICED")),
    (SOUL + "limit", by("MAX_LOWERED", "SACRIFICED", "WITH_RING", "WITHOUT_RING")),
    (SOUL + "key_slots", by("WITH_RING", "WITHOUT_RING")), (SOUL + "object_slots", by("SACRIFICED")),
    (SOUL + "keys", by("GOT_KEY", "KEY_LEFT", "KEY_LEFT_AT_MOTEMEY", "ROBBED", "ACCEPTED", "FELL", "STORED", "GAVE",
                       "CROWNED")),
    (SOUL + "objects", by("GOT_OBJECT", "LOST_OBJECT", "DISCARDED", "USED", "USED_UP", "SOLD", "STORED", "TOOK", "GAVE",
                          "ROBBED", "ACCEPTED", "FELL", "ANNEXED")),
    (SOUL + "slots_lost", by("SACRIFICED")),
    (SOUL + "skips", by("WILL_SKIP", "SKIPPED")),
    (SOUL + "slowed", by("COLLAPSED", "TURN", "SKIPPED", "SLOWED", "LIMITED_BY_KING", "STUNNED", "LIMITED",
                         "LIMITED_AT_BOTTOM")),
    (SOUL + "doses", by("STATE_GIVEN", "STATE_RENEWED", "STATE_ENDED", "POISON")),
    (r"tue_tue", by("TUE_TUE")), (r"salon_uses", by("SALON")), (r"tales_annexed", by("ANNEXED")),
    (r"ritual_done", by("GOT_KEY")), (r"stairs_charges", by("TEMP_STAIRS")),
    (r"round", by("ROUND")), (r"presence", by("ROUND", "KING_DOUBLED")), (r"starter|active", frozenset()),
    (r"outcome|cause", by("WON", "LOST", "STOPPED")),
    (r"stairs\..*", by("STAIRS")),
    (r"armory", by("STORED", "TOOK", "LOST_STORED", "KEYS_DESTROYED")),
    (r"specials\.F\d\.(kind|revealed)", by("ENTERED_SPECIAL")), (r"specials\.F\d\.destroyed", by("DESTROYED_SPECIAL")),
    (r"monsters\.\w+\.place", by("MONSTER_CAME", "MONSTER_MOVED", "MONSTER_LEFT")),
    (r"captive", by("CAPTURED", "FREED", "RESCUED")),
    (r"goblin\..*", by("ROBBED", "GOT_OBJECT", "DISCARDED", "GOT_KEY", "KEYS_DESTROYED")),
    (r"king\.floor", by("KING_MOVED", "KING_CAME", "KING_BANISHED_TO")), (r"king\.doubled", by("KING_DOUBLED")),
    (r"king\.away", by("KING_AWAY", "KING_ABSENT")),
    (r"crown\.bearer", by("CROWNED")), (r"crown\.threshold", by("CROWNED", "CROWN_RISES")),
    (r"keys\.pool", by("KEY_POOL")), (r"keys\.destroyed", by("KEYS_DESTROYED")),
    # what passes with time, or follows from what was told, or was told with the choice
    (SOUL + r"states\.\w+", frozenset()), (SOUL + "(actions|loop|answered|peeked|moved_free|rolled_twice|shielded)",
                                           frozenset()),
    (r"monsters\.\w+\.(stunned|fresh)", frozenset()), (r"temp_stairs", frozenset()), (r"discards.*", frozenset()),
    (r"king\.limits|rotate_floors", frozenset()), (r"(decks|motemey).*|waiting.*|declined", frozenset()),
)
TRUTH = Truth(CLAIMS, CHANGES, whose=("soul", "other", "to", "tank"))
MORE_STATES = {"STATE_GIVEN", "STATE_FROM_NEXT", "STATE_ENDED"}


def held(steps: Iterator[RuleStep]) -> set[str]:
    """That all steps are true; what was told in them."""
    told: set[str] = set()
    for step in steps:
        found = [*lies(TRUTH, step), *cut_actions(step), *dice_without_a_name(step)]
        assert not found, [(lie.what, [(each.what, dict(each.args)) for each in step.told]) for lie in found]
        told.update(each.what for each in step.told)
    return told


def cut_actions(step: RuleStep) -> Iterator[Lie]:
    """Where a soul loses an action without having spent it, or a state comes, somebody says so."""
    told = {each.what for each in step.told}
    for seat, (before, after) in enumerate(zip(step.before["souls"], step.after["souls"], strict=True)):
        whom = [each for each in step.told if each.args.get("soul") == seat]
        names = {each.what for each in whom}
        if after["actions"] < before["actions"] and seat != step.before["active"]:
            if not names & {"LIMITED", "LIMITED_AT_BOTTOM", "NO_ACTIONS", "SKIPPED", "STUNNED", "LIMITED_BY_KING"}:
                if "ROUND" not in told:
                    yield Lie(f"the actions of soul {seat} are cut in silence", step)
        for state in after["states"].keys() ^ before["states"].keys():
            if not any(each.what in MORE_STATES and each.args["state"] == state for each in whom):
                yield Lie(f"soul {seat}: {state} comes or goes in silence", step)
        if "TRAPPED" in after["states"].keys() - before["states"].keys() and "CAUGHT" not in names:
            yield Lie(f"soul {seat} is trapped, and nobody says by what", step)


ROLLED_FOR = by("KING_MOVED", "KING_BLOCKED", "STAIRS", "TOTAL", "ROOM_TOTAL", "FALSE_KING", "KING_DECREE", "CHAPEL",
                "RITUAL", "STEADY", "STUMBLED", "BROKE_FREE", "ESCAPE_FAILED", "WIGGLED", "WIGGLE_FAILED")
"""What is told at once of a die that is no lot."""


def dice_without_a_name(step: RuleStep) -> Iterator[Lie]:
    """Each die is followed at once by what it was rolled for, two dice together by one total."""
    for die, after in pairwise((*step.told, Happening("", {}))):
        lot = after.what == "LOT_FALLS" or (after.what == "GUEST" and after.args["lot"])
        if die.what == "ROLL" and not lot and after.what not in ROLLED_FOR:
            if after.what != "ROLL" or die.args["sides"] != after.args["sides"]:
                yield Lie(f"a d{die.args['sides']} is rolled, and nobody says what for", step)


VARIANTS: dict[str, list[dict[str, Any]]] = {
    "canon-0.4": [{}, {"actions": {"trade": True, "spy_from_corridor": True, "spy_by_effect": True},
                       "crown": {"in_play": True}, "monsters": {"spider_traps_at_once": True, "rescue": True},
                       "king": {"doubled_presence": True}, "abilities": {"reacts": "TANK"}}],
    "tecnico-0.1": [{}, {"sanity": {"sacrifice": True}, "monsters": {"spider_stuns": False}}],
}


@pytest.mark.parametrize("ruleset, seats, seed", sweep(product(sorted(VARIANTS), (2, 3, 4), (0, 1)), kept=(
    ("canon-0.4", 2, 0), ("canon-0.4", 4, 1), ("tecnico-0.1", 3, 0))))
def test_what_is_told_in_games_is_what_happens(ruleset: str, seats: int, seed: int) -> None:
    for i, config in enumerate(VARIANTS[ruleset]):
        rules = GAME.ruleset(ruleset)
        session = Session(GAME, rules, GAME.options(rules, config), [None] * seats, 100 * i + seed)
        held(played(GAME, session, at_random(seed), 250))
        held(played(GAME, session, by_greed(seed), 150))


def by_greed(seed: int) -> Any:
    chance, menu = plain_rng(seed), GAME.Menu.plain()

    def choose(state: Any, actions: Any) -> int:
        GAME.rules.legal(state, menu)
        return int(GAME.rules.greedy(state, menu, chance))
    return choose


def test_what_is_told_in_scenarios_is_what_happens_and_everything_is_told_somewhere() -> None:
    told: set[str] = set()
    for path in scenario_files([Path("scenarios/carcosa")]):
        scenario = load(path)[0]
        ruleset = GAME.ruleset(scenario.ruleset)
        options = GAME.options(ruleset, scenario.options)
        if options.sanity.bottom != -5:
            continue
        seats = [None if role == "any" else role for role in scenario.seats]
        session = Session(GAME, ruleset, options, seats, scenario.seed)
        for key, value in scenario.given.items():
            GAME.scenarios.edit(session.state, key, value)
        fix_rolls(session.state.dice, [read_die(die) for die in scenario.dice], strict=False)
        for line in scenario.when:
            action = GAME.grammar.parse(line.partition(":")[2].strip())
            try:
                told |= held(steps_of(GAME, session.state, action))
            except AssertionError as error:
                raise AssertionError(f"{path}: {error}") from error
    unshown = set(GAME.wording.words.told.__members__) - told - {"SPECIAL_LAID", "BEGAN_WITH"}
    assert not unshown, f"nothing shows {sorted(unshown)}"


def told_of(choices: list[str], *dice: str, **given: Any) -> list[tuple[str, Any]]:
    """What the last of some choices brings about: each happening, and which soul or floor it concerns."""
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["BRAWLER", "HEALER"], 1)
    for path, value in given.items():
        GAME.scenarios.edit(session.state, path.replace("__", "."), value)
    fix_rolls(session.state.dice, [read_die(die) for die in dice], strict=False)
    told = [GAME.wording.happening(each.what, each.a, each.b, each.c)
            for news in [session.play(choice) for choice in choices][-1:] for each in news]
    return [(each.what, each.args.get("soul", each.args.get("floor"))) for each in told]


def test_what_a_fall_costs_is_told_apart_from_the_blow_that_goes_on_after_it() -> None:
    """The House takes from the first soul, which falls; from the second, by the fall and then by the House."""
    found = told_of(["end turn", "end turn"], souls__0__sanity=-4, souls__0__max_sanity=-1,
                    souls__0__slots_lost=2, souls__1__sanity=2)
    begin = found.index(("HOUSE", None))
    assert [each for each in found[begin:] if each[0] in ("LOST_SANITY", "FALL_COSTS", "FALL_TOOK")][:4] == [
        ("LOST_SANITY", 0), ("FALL_COSTS", 0), ("FALL_TOOK", 1), ("LOST_SANITY", 1)]


def test_a_fall_that_ends_the_game_by_its_keys_costs_nobody_anything() -> None:
    """The keys that go with a soul's hands are looked at before the others pay."""
    fallen = dict.fromkeys(("souls__0__place",), "F1_R1") | {
        "decks__F1_R1__top": ["GOLPE_AMARILLO"], "souls__0__sanity": -4, "souls__0__keys": 2}
    for destroyed, costs in ((0, True), (4, False)):
        found = told_of(["search", "accept"], **fallen, keys__destroyed=destroyed)
        assert (("LOST", None) in found, ("FALL_COSTS", 0) in found) == (not costs, costs)


def test_what_a_meal_gives_has_its_cause_after_all_that_the_guest_comes_upon() -> None:
    found = told_of(["search"], "d6=4", souls__0__place="F1_R1", souls__0__sanity=3, souls__1__sanity=1,
                    decks__F1_R1__top=["COMIDA_SERVIDA", "COMPASS"])
    assert ("REVEALED", 1) in found
    assert found[-3:] == [("MEAL_SHARED", 0), ("GAINED_SANITY", 0), ("GAINED_SANITY", 1)]


def test_why_the_king_rolls_again_is_said() -> None:
    """Each time that the roulette leads to the False King's floor, and before the roll that follows."""
    rules = GAME.ruleset("tecnico-0.1")
    session = Session(GAME, rules, GAME.options(rules, {"stairs_move": False}), ["BRAWLER", "SCOUT"], 1)
    for path, value in {"souls.0.place": "F2_R1", "souls.1.place": "F1_P", "crown.bearer": 0, "crown.threshold": 5,
                        "king.floor": 1}.items():
        GAME.scenarios.edit(session.state, path, value)
    fix_rolls(session.state.dice, [read_die(die) for die in ("d4=1", "d4=4", "d4=3")], strict=False)
    session.news()
    told = [GAME.wording.happening(each.what, each.a, each.b, each.c) for choice in ("end turn", "end turn")
            for each in session.play(choice)]
    kings = [each for each in told if each.what.startswith("KING_") or each.args.get("sides") == 4]
    assert [(each.what, each.args.get("floor")) for each in kings[:7]] == [
        ("KING_PRESENCE", "F1"), ("ROLL", None), ("KING_BLOCKED", "F2"), ("ROLL", None), ("KING_BLOCKED", "F2"),
        ("ROLL", None), ("KING_MOVED", "F1")]
    assert all(each.args["rolls"] == 1 for each in kings if each.what == "KING_BLOCKED")


def test_what_the_kings_fury_costs_has_its_cause() -> None:
    found = told_of(["search"], "d6=1", king__floor=1, souls__0__sanity=1, decks__F1_R1__cards=["FURIA_AMARILLO"],
                    souls__0__place="F1_R1", souls__1__place="F2_R1")
    begin = found.index(("KING_CAME", "F1"))
    assert found[begin:begin + 3] == [("KING_CAME", "F1"), ("KING_PRESENCE", "F1"), ("LOST_SANITY", 0)]


def test_what_sanity_cannot_exceed_is_said_with_it() -> None:
    """A mirror that would show 3 to a soul of 2 at most, a vial that gives a point of its two."""
    room = {"souls__0__place": "F1_R1", "decks__F1_R1__cards": ["ESPEJO_AMARILLO"], "souls__0__max_sanity": 2}
    assert told_of(["search"], **room, souls__0__sanity=-3)[-1] == ("SET_TO_LIMIT", 0)
    assert told_of(["search"], **room, souls__0__sanity=-2)[-1] == ("SANITY_SET", 0)
    vial = {"souls__0__objects": ["VIAL"]}
    assert [told_of(["use VIAL"], **vial, souls__0__sanity=n)[-1][0] for n in (1, 2, 3)] == [
        "GAINED_SANITY", "GAINED_TO_LIMIT", "GAINED_SANITY"]


def test_why_an_effect_comes_to_nothing_is_said_where_there_is_a_reason() -> None:
    """No object to lose, no state to be rid of: the omen and the couch do not just come to nothing."""
    omen = told_of(["search"], "d6=6", souls__0__place="F1_R1", souls__0__objects=[],
                   decks__F1_R1__cards=["OMEN_DUENDE"])
    assert omen[-1] == ("NOTHING_TO_LOSE", 0)
    for sanity in (-1, 2):
        couch = told_of(["search"], "d6=3", souls__0__place="F1_R1", souls__0__sanity=sanity, souls__0__max_sanity=2,
                        decks__F1_R1__cards=["DIVAN_AMARILLO"])
        assert ("NO_STATES", 0) in couch and "NOTHING_COMES" not in dict(couch)


def test_a_lie_and_a_silence_are_found() -> None:
    """Of a step with the wrong number, the wrong place, a silent change and a silent die each is found."""
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["TANK", "SCOUT"], 1)
    view = open_view(GAME, session.state)
    worse = copy.deepcopy(view)
    worse["souls"][0]["sanity"] -= 2
    worse["tue_tue"] = 1
    step = RuleStep((Happening("LOST_SANITY", {"soul": 0, "n": 1, "now": 5}),
                     Happening("STAIRS", {"floor": "F1", "place": "F2_R1"}),
                     Happening("ROLL", {"sides": 6, "face": 3})), view, worse)
    found = [lie.what for lie in lies(TRUTH, step)]
    assert [what.split()[0] for what in found] == ["LOST_SANITY", "STAIRS", "tue_tue:", "a"]


QUIET = {Op.OVERLOAD, Op.CHECK_DEFEAT, Op.SPY, Op.BLOW}
"""What is no effect: looking whether somebody carries too much, whether the game is lost, what nobody need see; the
name of losses that come before it.
The Queen and her servant stand still by their rules."""


@pytest.mark.parametrize("ruleset", ["canon-0.4", "tecnico-0.1"])
def test_what_comes_to_nothing_is_told(ruleset: str) -> None:
    chosen = GAME.ruleset(ruleset)
    for seed in range(3):
        session = Session(GAME, chosen, GAME.options(chosen), [None] * 4, seed)
        for frame in idle_frames(session.game, session, at_random(seed), 400):
            stays = frame_op(frame) == Op.MONSTER and frame_a(frame) in (Monster.REINA_HELADA, Monster.SIRVIENTE_HIELO)
            assert frame_op(frame) in QUIET or stays, Op(frame_op(frame)).name
