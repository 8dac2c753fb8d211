"""Cthulhu Gloom's events are true: every step of games is compared with the table before and after it."""
from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tapete.games import find_game, speech_of
from tapete.games.gloom.names import When
from tapete.games.gloom.vocabulary import LAST_PICK, Do, Op
from tapete.kernel.agenda import frame_op, top_frame
from tapete.kernel.dice import plain_rng
from tapete.referee.session import Session
from tapete.testing.truth import Truth, at_random, idle_frames, lies, played

from ...sweep import sweep

GAME = find_game("gloom")
RULESET = GAME.ruleset()


def who(view: Any, args: Any, name: str = "character") -> Any:
    return view["characters"][args[name]]


def read_on(one: Any) -> tuple[str, str]:
    """The cards whose effects are in force on a character."""
    return one["visible"]["text_by"], one["visible"]["persistent_by"]


def rules(view: Any, seat: int, card: str = "") -> bool:
    """Whether a card, or any, can be read on a seat's characters."""
    return any(card in read_on(one) if card else any(read_on(one)) for one in view["characters"].values()
               if one["seat"] == seat and one["fate"] in ("ALIVE", "DEAD"))


def has_to_give(args: Any, view: Any) -> bool:
    """Whether a seat has the cards that are told to be asked of it; it has none where none is."""
    count = view["seats"][args["seat"]]["count"]
    return bool(count >= args["n"] > 0 or count == args["n"] == 0)


CLAIMS: dict[str, Any] = {
    "DREW": lambda a, b, c: not a["refills"] or (a["seat"] == c["active"] and c["seats"][a["seat"]]["count"] <= max(
        c["seats"][a["seat"]]["limit"], b["seats"][a["seat"]]["count"])),
    "TURN": lambda a, b, c: c["active"] == a["seat"] and c["turn"] == a["turn"],
    "FAMILY": lambda a, b, c: c["seats"][a["seat"]]["family"] == a["family"],
    "SKIPPED": lambda a, b, c: (a["turn"] == c["turn"]
                                and b["seats"][a["seat"]]["skips"] - c["seats"][a["seat"]]["skips"] == 1),
    "TAXED_BY": lambda a, b, c: has_to_give(a, c) and any(
        a["card"] in (one["visible"]["text_by"], one["visible"]["persistent_by"])
        for one in c["characters"].values() if one["seat"] == a["seat"]),
    "TAXED": lambda a, b, c: has_to_give(a, c),
    "COMES_DOWN": lambda a, b, c: a["n"] == max(0, c["seats"][a["seat"]]["count"] - c["seats"][a["seat"]]["limit"]),
    "LIMIT": lambda a, b, c: b["seats"][a["seat"]]["limit"] != c["seats"][a["seat"]]["limit"] == a["n"],
    "LIMIT_KEPT": lambda a, b, c: b["seats"][a["seat"]]["limit"] == c["seats"][a["seat"]]["limit"] == a["n"]
    and rules(c, a["seat"], a["card"]),
    "LIMIT_WITHOUT": lambda a, b, c: b["seats"][a["seat"]]["limit"] != c["seats"][a["seat"]]["limit"] == a["n"]
    and not rules(c, a["seat"], a["card"]),
    "IN_FORCE": lambda a, b, c: rules(c, a["seat"], a["card"]),
    "NO_LONGER": lambda a, b, c: not rules(c, a["seat"], a["card"]) and (
        a["does"] != "TAX" or a["n"] == 0 or rules(c, a["seat"])),
    "IN_FORCE_ON": lambda a, b, c: a["card"] in read_on(who(c, a)) and (a["does"] != "WARD"
                                                                       or who(c, a)["fate"] == "ALIVE"),
    "NO_LONGER_ON": lambda a, b, c: a["card"] not in read_on(who(c, a)),
    "IN_FORCE_BY_STORY": lambda a, b, c: c["stories"][a["story"]]["seat"] == a["seat"],
    "NO_LONGER_BY_STORY": lambda a, b, c: c["stories"][a["story"]]["seat"] != a["seat"],
    "LIMIT_BY_STORY": lambda a, b, c: b["seats"][a["seat"]]["limit"] != c["seats"][a["seat"]]["limit"] == a["n"],
    "DREW_BY": lambda a, b, c: c["seats"][a["seat"]]["count"] - b["seats"][a["seat"]]["count"] == a["n"] > 0,
    "PLAYED": lambda a, b, c: who(b, a)["fate"] == "ALIVE",
    "PLACED": lambda a, b, c: who(c, a)["pile"][-1] == a["card"] and who(c, a)["worth"] == a["worth"],
    "DIED": lambda a, b, c: who(c, a)["fate"] == "DEAD" and who(c, a)["worth"] == a["worth"],
    "SPARED": lambda a, b, c: a["card"] in c["discards"] and a["card"] not in who(c, a)["pile"],
    "SPENT": lambda a, b, c: a["card"] in c["discards"],
    "STRIPPED": lambda a, b, c: who(b, a)["pile"][-1] == a["card"] and who(c, a)["worth"] == a["worth"],
    "MOVED": lambda a, b, c: a["card"] in who(b, a)["pile"] and who(c, a, "to")["pile"][-1] == a["card"],
    "RAISED": lambda a, b, c: who(c, a)["fate"] == "ALIVE" and who(b, a)["pile"][-1] == a["card"],
    "GONE": lambda a, b, c: who(c, a)["fate"] == "GONE",
    "LIVES": lambda a, b, c: who(c, a)["worth"] == a["worth"],
    "CLAIMED": lambda a, b, c: c["stories"][a["story"]]["seat"] == a["seat"],
    "RETURNED": lambda a, b, c: b["stories"][a["story"]]["seat"] == a["seat"],
    "HAND_DISCARDED": lambda a, b, c: b["seats"][a["seat"]]["count"] == a["n"],
    "DISCARDED": lambda a, b, c: a["card"] in [*c["discards"], *b["discards"]] or c["deck"] > b["deck"],
    "WON": lambda a, b, c: c["seats"][a["seat"]]["worth"] == a["worth"] == min(
        seat["worth"] for seat in c["seats"]),
    "FAMILY_GONE": lambda a, b, c: not any(one["fate"] == "ALIVE" and one["seat"] == a["seat"]
                                           for one in c["characters"].values()),
    "WILL_SKIP": lambda a, b, c: c["seats"][a["seat"]]["skips"] > b["seats"][a["seat"]]["skips"],
    "WILL_NOT_REFILL": lambda a, b, c: c["seats"][a["seat"]]["dry"] > b["seats"][a["seat"]]["dry"],
}


def by(*names: str) -> frozenset[str]:
    assert all(name in GAME.wording.words.told.__members__ for name in names)
    return frozenset(names)


SEAT = r"seats\.(?P<seat>\d)\."
PILES = by("PLACED", "DIED", "STRIPPED", "MOVED", "RAISED", "REPLACED", "GONE", "LIVES")
CHANGES = (
    (SEAT + "count", by("DREW", "DREW_BY", "DREW_CARD", "PLAYED", "REVEALED", "CANCELLED", "DISCARDED", "TOOK",
                        "REPLACED")),
    (SEAT + "family", by("FAMILY")), (SEAT + "story", by("CLAIMED", "RETURNED")),
    (SEAT + "skips", by("WILL_SKIP", "SKIPPED")), (SEAT + "dry", by("WILL_NOT_REFILL", "NO_REFILL")),
    (SEAT + "limit", by("LIMIT", "LIMIT_WITHOUT", "LIMIT_BY_STORY")),
    (r"seats\.\d\.worth", PILES | by("CLAIMED", "RETURNED", "GAVE_UP", "FAMILY")),
    (r"characters\.\w+\.(worth|pile|visible.*)", PILES),
    (r"characters\.\w+\.(seat|fate)", by("FAMILY", "GAVE_UP", "DIED", "RAISED", "MOVED", "GONE")),
    (r"stories\..*", by("CLAIMED", "RETURNED", "STORY")),
    (r"discards|removed", by("SPENT", "SPARED", "DISCARDED", "CANCELLED", "STRIPPED", "RAISED", "GONE", "RESHUFFLED",
                             "REVEALED") | PILES),
    (r"outcome|cause|winners", by("WON")), (r"turn|active", by("TURN", "SKIPPED")),
    # what follows from what was told, or was told with the choice
    (r"deck|plays|first|playing.*|idle|waiting.*|seats\.\d\.hand|cards.*|cancelled", frozenset()),
)
TRUTH = Truth(CLAIMS, CHANGES, whose=("seat", "other", "holder", "to"))


def put_away(before: Any, after: Any) -> bool:
    """Whether an event that was revealed and has done its work goes to the discards, which needs no sentence."""
    return len(before["playing"]) > len(after["playing"]) and len(after["discards"]) == len(before["discards"]) + 1


@pytest.mark.parametrize("pack, seats", sweep(product(("abismo", "clasico"), (2, 4, 5)), kept=(
    ("abismo", 4), ("clasico", 2))))
def test_what_is_told_in_games_is_what_happens(pack: str, seats: int) -> None:
    for seed in (0,):
        session = Session(GAME, RULESET, GAME.options(RULESET, {"pack": pack}), [None] * seats, seed)
        game = session.game
        chance, menu = plain_rng(seed), game.Menu.plain()

        def greedily(state: Any, actions: Any) -> int:
            game.rules.legal(state, menu)       # noqa: B023
            return int(game.rules.greedy(state, menu, chance))      # noqa: B023

        for choose in (at_random(seed), greedily):
            for step in played(game, session, choose, 120):
                found = [lie.what for lie in lies(TRUTH, step)
                         if not (lie.what.startswith("discards:") and put_away(step.before, step.after))]
                assert not found, (found, [(each.what, dict(each.args)) for each in step.told])


QUIET = {Op.RESPOND, Op.FREE, Op.NEXT_TURN, Op.REFILL, Op.RESOLVE, Op.AWAY, Op.SETTLED, Op.STRIP, Op.SHOW,
         Op.DONE}
"""What is no effect, or goes on with one until it is over."""


@pytest.mark.parametrize("pack", ["abismo", "clasico"])
@pytest.mark.parametrize("seats", [2, 5])
def test_what_comes_to_nothing_is_told(pack: str, seats: int) -> None:
    session = Session(GAME, RULESET, GAME.options(RULESET, {"pack": pack}), [None] * seats, 3)
    idle = {Op(frame_op(frame)).name for frame in idle_frames(session.game, session, at_random(3), 400)}
    assert not idle - {op.name for op in QUIET}


def test_every_question_of_an_effect_names_the_card_that_asks_it() -> None:
    """In games played by chance: whatever is asked besides a turn's plays and a cancellation, and in both languages;
    after another card was played in the middle of it, too."""
    asked: dict[Op, set[str]] = {}
    for pack in ("abismo", "clasico"):
        session = Session(GAME, RULESET, GAME.options(RULESET, {"pack": pack}), [None] * 3, 5)
        game, choose = session.game, at_random(5)
        for _ in range(500):
            if session.over:
                break
            op = Op(frame_op(top_frame(session.state)))
            if op not in (Op.FAMILY, Op.GIVE_UP, Op.TURN, Op.RESPOND):
                card = game.wording.cause_of(session.state)
                for language in ("es", "en"):
                    question = game.wording.question(speech_of("gloom", language), session.state,
                                                     ["Ana", "Beto", "Carla"])
                    assert game.namer.name(card, language) in question, question
                asked.setdefault(op, set()).add(card)
            session.play(choose(session.state, session.legal()))
    assert {Op.DISCARD, Op.PICK, Op.FREE, Op.EITHER} <= asked.keys(), asked


PICKS = {do for do in Do if 0 < do <= LAST_PICK}
FREE = {Do.DEATH_HERE, Do.DEATH_ON, Do.FREE_PLAYS, Do.TAKE_EACH}
WANTS = {"HAND": {Do.TAKEN_FROM, Do.SPOILED, *FREE}, "GIVEN": {Do.DISCARD, Do.DRAW_OR_DISCARD},
         "OTHERS": {Do.TAKE_EACH}, "PLAYS": FREE,
         "FULL": {Do.DRAW, Do.DRAW_OR_DISCARD, Do.RENEW}, "DECK": {Do.DRAW, Do.DRAW_OR_DISCARD, Do.RENEW},
         "LIMIT": {Do.RENEW}, "OVER": {Do.RENEW}, "NOBODY": PICKS | FREE, "STORY": {Do.DROP_STORY},
         "TURN": {*FREE, Do.REPLACE_TOP}}
"""The effects that come to nothing for each reason."""


def test_whatever_comes_to_nothing_names_the_card_that_wanted_it() -> None:
    """A card emptied a hand and another would have taxed it: “no cards in hand: nothing happens” was read as the end of
    the first. In games by chance, also with hands of a single card, and in both languages."""
    found: dict[str, set[str]] = {}
    for pack, seats, options in product(("abismo", "clasico"), (2, 4), ({}, {"hand": 1, "limit": 1})):
        session = Session(GAME, RULESET, GAME.options(RULESET, {"pack": pack, **options}), [None] * seats, seats)
        game, rows = session.game, session.state.options.cards
        for step in played(game, session, at_random(seats), 300):
            for each in step.told:
                if each.what not in ("IN_VAIN", "NO_MORE_PLAYS", "TAXED_BY", "TAXED"):
                    continue
                name = str(each.args["story" if each.what == "TAXED" else "card"])
                for language in ("es", "en"):
                    line = game.wording.sentence(speech_of("gloom", language), each, ["A", "B", "C", "D"])
                    assert game.namer.name(name, language) in line, line
                if each.what == "IN_VAIN":
                    row = rows[game.namer.card_ids.index(name) + 1]
                    does = {Do(row.terms[i].do) for i in range(row.n_terms) if row.terms[i].when == When.NOW}
                    assert does & WANTS[str(each.args["why"])], (each, does)
                found.setdefault(each.what, set()).add(str(each.args.get("why", each.args.get("n"))))
    assert {"HAND", "GIVEN", "NOBODY", "PLAYS"} <= found["IN_VAIN"] and "0" in found["TAXED_BY"], found
