"""Bethlem's private events, by night and aside, are true: each is compared with the full state, as a human narrator
sees it."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game, speech_of
from tapete.games.bethlem.names import Call, Card, Group
from tapete.games.bethlem.rules.cards import group_of
from tapete.games.bethlem.vocabulary import Told
from tapete.referee.session import Session
from tapete.testing.truth import Truth, at_random, lies, played, whole_view

from ...sweep import sweep
from .test_told import card

GAME = find_game("bethlem")
MUTINEERS = {"DANIEL", "NATHANIEL", "RICHARD_DADD"}


def cards_of(view: Any, seat: int) -> list[Any]:
    return [each for row in view["rows"] if row["seat"] == seat for each in row["cards"]]


def holds(view: Any, seat: int, name: str) -> bool:
    """Whether a player has a card, or has its power as the director or as its borrower."""
    if view["borrowed"] == name or (view["custom"] and any(lent == name for lent, _ in view["custom"]["loans"])):
        return True
    return any((each["card"] or "").startswith(name) for each in cards_of(view, seat))


def is_mutineer(one: Any) -> bool:
    """Whether a card is on the mutineers' side: lobotomy takes one away, and its opposite brings an inmate."""
    return (one["card"] in MUTINEERS) != one["lobotomized"]


def has_mutineer(view: Any, seat: int) -> bool:
    return any(is_mutineer(each) and not each["dead"] and not each["reserve"] for each in cards_of(view, seat))


def at(view: Any, args: Any) -> list[Any]:
    """A player's cards in a position, in each of their rows."""
    return [row["cards"][args["position"] - 1] for row in view["rows"] if row["seat"] == args["seat"]]


def is_archives_answer(args: Any, view: Any) -> bool:
    if args["position"]:
        return any(is_mutineer(each) for each in at(view, args))
    return not any(is_mutineer(each) and not each["reserve"] for each in cards_of(view, args["seat"]))


def is_secret(args: Any, view: Any) -> bool:
    match args["card"], args["which"]:
        case "NEUROTICISMO", 0: return bool(view["seats"][args["seat"]]["trait"] == "NEUROTICISMO")
        case "NEUROTICISMO", 1: return bool(view["own"]["puppet"] == args["seat"])
        case "SIAMESA_1", 0: return holds(view, args["seat"], "SIAMESA")
        case "PACTO_DE_SANGRE", 1: return args["seat"] in view["own"]["pact"]
    return args["card"] == "PACTO_DE_SANGRE"     # who made it may have given the card away since


def tokens(view: Any, args: Any) -> Any:
    row, position = args["place"].split(".")
    return view["custom"]["tokens"][row][position]


CLAIMS: dict[str, Any] = {
    "DEALT": lambda a, b, c: card(c, a)["card"] == a["card"] and c["rows"][int(a["place"][0])]["seat"] == a["seat"],
    "TRAIT_DEALT": lambda a, b, c: c["seats"][a["seat"]]["trait"] == a["card"],
    "SIAMESE": lambda a, b, c: holds(c, a["seat"], "SIAMESA"),
    "CELLMATE": lambda a, b, c: holds(c, a["seat"], "COMPANERO"),
    "PACT_WITH": lambda a, b, c: a["seat"] in c["own"]["pact"] and c["own"]["pact_of_hate"] == bool(a["hate"]),
    "SAW_CARD": lambda a, b, c: card(c, a)["card"] == a["card"],
    "ANSWERED_MARY": lambda a, b, c: bool(c["custom"]) or bool(a["yes"]) == has_mutineer(c, a["seat"]),
    "ANSWERED_ARCHIVE": lambda a, b, c: is_archives_answer(a, c),
    "OPENED_RECORD": lambda a, b, c: not a["lost"] or c["own"]["archive_lost"],
    "MAIN_CARD": lambda a, b, c: bool(at(c, a)),
    "AWAKE": lambda a, b, c: bool(c["custom"]) or has_mutineer(c, a["seat"]) or holds(c, a["seat"], "MARY_FIRTH"),
    "WATCHED": lambda a, b, c: holds(b, a["seat"], a["card"]),
    "SEEN_SPYING": lambda a, b, c: holds(b, a["seat"], "ALI"),
    "PROPOSED": lambda a, b, c: c["own"]["proposals"].get(str(a["seat"])) in (a["place"], None),
    "ATTACKED": lambda a, b, c: not card(b, a)["dead"],
    "SHIELD": lambda a, b, c: not card(c, a)["dead"] and not card(c, a)["doomed"],
    "CAME_ROUND": lambda a, b, c: card(b, a)["doomed"] and not card(c, a)["doomed"] and not card(c, a)["dead"],
    "SURVIVES": lambda a, b, c: not card(c, a)["dead"] and card(c, a)["card"] == a["card"],
    "SKULL": lambda a, b, c: card(c, a)["doomed"],
    "NO_SKULL": lambda a, b, c: card(b, a)["doomed"] and not card(c, a)["dead"],
    "SLEEP_ENDS": lambda a, b, c: not card(b, a)["dead"],
    "STAYS_DOWN": lambda a, b, c: not has_mutineer(c, a["seat"]) and c["seats"][a["seat"]]["in_game"],
    "SIDE": lambda a, b, c: c["seats"][a["seat"]]["side"] == a["side"],
    "HYPNOTIZED": lambda a, b, c: c["suggestion"] == a["card"] and c["hypnotized"] is not None,
    "OBEYS": lambda a, b, c: c["own"]["order"] == a["place"],
    "QUESTION": lambda a, b, c: a["asker"] != a["seat"] and a["seat"] in c["own"]["anxiety_asked"],
    "ANSWER": lambda a, b, c: (a["question"] != "NIGHT_EVENT" or not a["yes"] or bool(c["seats"][a["seat"]]["events"]))
    and (a["question"] != "BOUND" or bool(a["yes"]) == (a["seat"] in c["own"]["pact"])),
    "MARKED": lambda a, b, c: a["place"] in [c["marks"]["reaper"], *c["marks"]["accused"]] or (
        a["card"] == "MELANCOLIA" and card(c, a)["gloomy"]),
    "DREW_EVENT": lambda a, b, c: a["event"] in c["seats"][a["seat"]]["events"],
    "ROBBED_EVENT": lambda a, b, c: a["event"] in c["seats"][a["seat"]]["events"],
    "EMPTY_RECORD": lambda a, b, c: a["event"].startswith("HISTORIA"),
    "SECRET": lambda a, b, c: is_secret(a, c),
    "UNBOUND": lambda a, b, c: not c["own"]["pact"],
    "FUTURE": lambda a, b, c: any(each["asker"] == a["seat"] and each["about"] == a["about"]
                                  and each["question"] == a["question"] for each in c["future"]),
    "FUTURE_ANSWER": lambda a, b, c: any(each["asker"] == a["seat"] for each in b["future"]),
    "FUTURE_JUDGED": lambda a, b, c: any(each["about"] == a["about"] and each["question"] == a["question"]
                                         and each["said"] for each in b["future"]),
    "TURNED": lambda a, b, c: c["seats"][a["seat"]]["side"] in ("MUTINEERS", "PACT", "HATE", "RICHARD"),
    "GOAL_DEALT": lambda a, b, c: c["custom"]["seats"][a["seat"]]["goal"] == a["card"],
    "SAW_GOAL": lambda a, b, c: c["custom"]["seats"][a["seat"]]["goal"] == a["card"],
    "NUMBER": lambda a, b, c: tokens(c, a)["number"] == a["number"],
    "MAZE": lambda a, b, c: c["custom"]["maze"] == a["seat"] and c["seats"][a["seat"]]["trait"] == a["card"],
    "MAZED": lambda a, b, c: c["custom"]["maze"] == a["seat"],
    "MEAL": lambda a, b, c: [c["custom"]["friend"], c["custom"]["cook"]] == [a["seat"], a["other"]],
    "MISGUESSED": lambda a, b, c: any(Group(group_of(Card[card(c, {"place": chip})["card"]])).name != a["group"]
                                      for chip in c["marks"]["chips"]),
    "MIND": lambda a, b, c: c["custom"]["mind"] == a["card"],
    "NAMED": lambda a, b, c: any(each["card"] == a["card"] and each["gloomy"] for row in c["rows"]
                                 for each in row["cards"]),
    "TOKEN_TAKEN": lambda a, b, c: c["custom"]["centre"] - b["custom"]["centre"] == (a["choice"] == "BROCCOLI"),
    "BET_WON": lambda a, b, c: sum(c["custom"]["prizes"]) > sum(b["custom"]["prizes"]),
}
BARE = {"POINTED_AT", "NOBODY_ROSE", "NOBODY_UP", "NO_CONSENSUS", "STRIKE_AGAIN", "MUZZLED", "ANNOUNCED", "TOOL"}
"""What names no more than the card that acts, or whom it concerns: that nobody got up, agreed, may act against it, that
those who kill do so again; and a tool that goes to a hand or is one of two to choose from."""
TRUTH = Truth(CLAIMS, ((".*", frozenset()),))


TABLES = ("base-1", 2), ("base-1", 7), ("base-1", 8), ("propias-1", 6)


@pytest.mark.parametrize("ruleset, seats, seed", sweep(
    ((*table, seed) for table in TABLES for seed in range(3)), kept=[(*table, 0) for table in TABLES]))
def test_what_is_told_aside_is_so(ruleset: str, seats: int, seed: int) -> None:
    chosen = GAME.ruleset(ruleset)
    session = Session(GAME, chosen, GAME.options(chosen), [None] * seats, seed)
    found = [lie.what for step in played(session.game, session, at_random(seed), 350, whole_view)
             for lie in lies(TRUTH, step)]
    assert not found


@pytest.mark.parametrize("card, which, said", [
    ("SIAMESA_1", 0, "Among Ana's cards, alive or dead, is a Siamese twin."),
    ("PACTO_DE_SANGRE", 0, "The blood pact is the work of Ana."),
    ("PACTO_DE_SANGRE", 1, "The blood pact binds Ana."), ("NEUROTICISMO", 0, "The personality of Ana is neuroticism."),
    ("NEUROTICISMO", 1, "It is Ana who obeys neuroticism.")])
def test_a_record_says_how_it_concerns_a_player(card: str, which: int, said: str) -> None:
    happening = Happening("SECRET", {"card": card, "seat": 0, "which": which})
    assert GAME.wording.sentence(speech_of("bethlem", "en"), happening, ["Ana", "Blas"]) == said


def test_a_spy_hears_what_comes_of_the_proposals() -> None:
    together: dict[str, set[int]] = {}
    for seed in range(6):
        session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 7, seed)
        choose = at_random(seed)
        while not session.over and session.state.round_no < 4:
            call = session.state.call
            for told in session.play(choose(session.state, session.legal())):
                if call == Call.AMOTINADOS and told.what in (Told.PROPOSED, Told.ATTACKED, Told.NO_CONSENSUS):
                    together.setdefault(f"{seed} {session.state.round_no}", set()).add(told.seats)
    assert any(len(seats) == 1 and seats.pop() for seats in together.values())
    assert not [night for night, seats in together.items() if len(seats) > 1]


def test_every_word_told_aside_is_held_to_what_is_so() -> None:
    folder = Path("src/tapete/games/bethlem")
    words = {word for path in folder.rglob("*.py")
             for word in re.findall(r"tell_only\([^\n]*?Told\.(\w+)", path.read_text(encoding="utf-8"))}
    assert words == set(CLAIMS) | BARE
