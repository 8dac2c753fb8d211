"""Bethlem's events are true: every step of games is compared with the public state before and after it."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game
from tapete.games.bethlem.rules.doom import hand_over
from tapete.kernel.dice import plain_rng
from tapete.referee.session import Session
from tapete.testing.truth import RuleStep, Truth, at_random, lies, played

from ...sweep import sweep

GAME = find_game("bethlem")


def by(*names: str) -> frozenset[str]:
    assert all(name in GAME.wording.words.told.__members__ for name in names)
    return frozenset(names)


def card(view: Any, args: Any, name: str = "place") -> Any:
    row, position = args[name].split(".")
    return view["rows"][int(row)]["cards"][int(position) - 1]


def place_of(path: str) -> str:
    """A card's place as happenings name it: rows and tokens of the view are counted from 0 and from 1."""
    row, *_, at = path.split(".")
    return f"{row}.{int(at) + 1}" if "cards" in path else path


CLAIMS: dict[str, Any] = {
    "ROUND": lambda a, b, c: c["round"] == a["round"],
    "DAY": lambda a, b, c: c["round"] == a["round"],
    "TRAIT_SHOWN": lambda a, b, c: c["seats"][a["seat"]]["trait"] == a["card"],
    "DIES": lambda a, b, c: not card(b, a)["dead"] and card(c, a)["dead"] and card(c, a)["card"] == a["card"],
    "REVIVES": lambda a, b, c: card(b, a)["dead"] and not card(c, a)["dead"] and card(c, a)["card"] == a["card"],
    "SHOWN": lambda a, b, c: card(c, a)["card"] == a["card"],
    "SURVIVES": lambda a, b, c: not card(c, a)["dead"] and (
        card(c, a)["card"] == a["card"] or (card(c, a)["card"] is None and a["cause"] == "NONE")),  # to its player
    "LOBOTOMIZED": lambda a, b, c: (not card(b, a)["lobotomized"] and card(c, a)["lobotomized"]
                                    and card(c, a)["card"] == a["card"]),
    "GLOOMY": lambda a, b, c: card(c, a)["gloomy"] and not card(b, a)["gloomy"],
    "JAILED": lambda a, b, c: card(c, a)["gloomy"],
    "ISOLATED": lambda a, b, c: card(c, a)["isolated"] and not card(b, a)["isolated"],
    "AWAKENED": lambda a, b, c: card(c, a)["awakened"] and (
        not card(b, a)["awakened"] or card(b, a)["card"] != card(c, a)["card"]),     # Wakerfield has left that place
    "DUE": lambda a, b, c: card(c, a)["due"] == c["round"] + 1,
    "ANNOUNCED": lambda a, b, c: any(one["card"] == a["card"] for row in c["rows"] for one in row["cards"]
                                     if row["seat"] == a["seat"])
    or a["card"] in ("LARRY_OWLS", "NATHANIEL") or b["borrowed"] == a["card"],  # without its place, or by the director
    "OUT": lambda a, b, c: not c["seats"][a["seat"]]["in_game"],
    "VOTED": lambda a, b, c: c["seats"][a["seat"]]["vote"] == a["other"] or b["seats"][a["seat"]]["vote"] == a["other"],
    "BANNED": lambda a, b, c: c["banned"] == a["seat"],
    "VOTELESS": lambda a, b, c: not b["seats"][a["seat"]]["voteless"] and c["seats"][a["seat"]]["voteless"],
    "EVENT": lambda a, b, c: a["event"] in c["events_out"],
    "DISCARDED": lambda a, b, c: a["event"] in c["events_out"],
    "DREW": lambda a, b, c: c["events_left"] < b["events_left"],
    "BORROWED": lambda a, b, c: c["borrowed"] == a["card"],
    "HYPNOSIS": lambda a, b, c: c["suggestion"] == a["card"],
    "DEFIED": lambda a, b, c: a["times"] in (c["defied"], b["defied"] + 1),
    "WON": lambda a, b, c: a["seat"] in c["winners"],
    "ENDED": lambda a, b, c: c["cause"] == a["cause"],
    "LENT_VOTE": lambda a, b, c: c["custom"]["maze"] == a["seat"] and (
        c["seats"][a["seat"]]["trait"] == "RESPONSABILIDAD"),
    "CHIP": lambda a, b, c: a["place"] in c["marks"]["chips"],
    "TIED": lambda a, b, c: [a["place"], a["other"]] in c["marks"]["prophecies"],
    "LYNCHED": lambda a, b, c: a["place"] in (b["lynched"], c["lynched"]),
    "SPY_HIT": lambda a, b, c: not card(c, a)["dead"],
    "GOAL_SHOWN": lambda a, b, c: c["custom"]["seats"][a["seat"]]["goal"] == a["card"],
}

SEAT = r"seats\.(?P<seat>\d)\."
CARD = r"rows\.(?P<place>\d+\.cards\.\d+)\."
TOKENS = r"custom\.tokens\.(?P<place>\d+\.\d)\."
MOVES = by("SWAPPED", "EXCHANGED", "TAKEN", "REPLACED", "MIND_KEEPS")
FALLS = MOVES | by("DIES", "REVIVES", "OUT_OF_PLAY", "PAST")
TURNED_UP = FALLS | by("SHOWN", "SURVIVES", "LOBOTOMIZED", "ANNOUNCED", "IMMORTAL", "SIDE")
DRAFTED = by("DRAFTED")
LAID = by("ROUND")
FREE: frozenset[str] = frozenset()
"""What follows from what was told, or is no more than whose turn it is."""
CHANGES: tuple[tuple[str, frozenset[str]], ...] = (
    (CARD + "(dead|reserve|dealt)", FALLS | LAID),
    (CARD + "(card|shown)", TURNED_UP | DRAFTED),
    (CARD + "(awakened|used)", TURNED_UP | by("AWAKENED", "RESTORED", "AMNESIA", "PANDORA")),
    (CARD + "lobotomized", FALLS | by("LOBOTOMIZED", "CONVERTED")),
    (CARD + "gloomy", FALLS | by("GLOOMY", "JAILED", "ROUND", "LAUGHS", "NAMED")),
    (CARD + "isolated", FALLS | by("ISOLATED", "ROUND")),
    (CARD + "due", FALLS | by("DUE", "ROUND")),
    (CARD + "(doomed|main)", FREE),
    (TOKENS + ".*", FALLS | by("BROCCOLI", "SPOILED", "SHIELD", "HOLDS", "COMA", "TRANSPLANT", "NUMBER", "SPY_MARK",
                               "SPY_HIT", "SPIES_FALL", "OUT_OF_PLAY", "HANDED_ON", "PAST", "ROUND", "DAY",
                               "PANDORA")),
    (SEAT + "trait.*", by("TRAIT_SHOWN", "SWAPPED_TRAITS", "DRAFTED")),
    (SEAT + "(hand|events)", by("DREW", "EVENT", "ROBBED", "DISCARDED")),
    (SEAT + "in_game", by("OUT", "REVIVES", "RISE_AGAIN", "DIES")),
    (SEAT + "voteless", by("VOTELESS", "LOBOTOMIZED", "ROUND")),
    (SEAT + "(vote|card_vote)", FREE),      # that they were given is a claim; they are taken away unsaid
    (SEAT + "side", by("SIDE", "DRAFTED")),
    (r"custom\.seats\.(?P<seat>\d)\.(goal|unmasked)", by("GOAL_SHOWN", "SWAPPED_GOALS")),
    (r"custom\.seats\.(?P<seat>\d)\.virus", by("VIRUS", "DAY")),
    (r"custom\.seats\.(?P<seat>\d)\.role", by("ROLE", "SHERIFF")),
    (r"marks\.reaper", FALLS | by("MARKED", "ROUND")),
    (r"marks\.accused", FALLS | by("MARKED", "ROUND")),
    (r"marks\.(chips|prophecies).* -> \[\]", FREE),
    (r"marks\.chips.*", FALLS | by("CHIP", "DAY")),
    (r"marks\.prophecies.*", FALLS | by("TIED")),
    (r"borrowed", by("BORROWED", "ROUND")), (r"borrowed_before", by("BORROWED")),
    (r"suggestion", by("HYPNOSIS", "ROUND")), (r"banned", by("BANNED", "ROUND")),
    (r"elected|lynched", FREE),
    (r"gloom_asked", by("GLOOMY")), (r"hostile_asked", by("BANNED")),
    (r"scythe.* -> True", by("SCYTHE")), (r"scythe|defied|quiet", FREE),
    (r"omen\..*", by("OMEN", "OMEN_TRUE", "OMEN_FALSE")),
    (r"events_left", by("DREW")), (r"events_out", by("EVENT", "DISCARDED")),
    (r"pool.* -> \[.+\]", by("DRAFTED")), (r"pool", FREE),
    (r"outcome|cause|winners", by("WON", "ENDED")), (r"round", by("ROUND")),
    (r"custom\.(now|gone_by).*", by("OCCURS", "ROUND", "NO_DAY", "NO_NIGHT", "SPIES_FALL", "SHUFFLED")),
    (r"custom\.sheriff", by("SHERIFF")), (r"custom\.robots", by("ROBOT", "ANNOUNCED")),
    (r"custom\.points.* -> [1-9]", by("POINT", "DAY")),
    (r"custom\.clock", by("NUMBER")), (r"custom\.immortal_until", by("IMMORTAL")), (r"custom\.pills", by("SURVIVES")),
    (r"custom\.royal: None -> .*", by("ROYAL")), (r"custom\.royal", by("ROUND", "DAY")),
    (r"custom\.character", by("BANG_CHARACTER")),
    (r"custom\.no_food", by("SPOILED")), (r"custom\.maze: None -> .*", by("MAZE_STANDS")),
    (r"custom\.(maze|world|ripe|transplant)", by("ROUND", "DAY", "DIES", "TRANSPLANT")),   # out of sight at night
    (r"custom\.body", by("BODY")), (r"custom\.haunted: .* -> None", FREE),
    (r"custom\.haunted", by("HAUNTED")), (r"custom\.king", by("KING", "ROUND")),
    (r"custom\.stopped", by("STOPPED", "ROUND")), (r"custom\.gambling", by("OCCURS")),
    (r"custom\.converted", by("CONVERTED", "LOBOTOMIZED", "SWAPPED_GOALS")),
    (r"custom\.doll: None -> .*", by("DOLL")), (r"custom\.gas: None -> .*", by("LAUGHS", "NOBODY_LAUGHS")),
    # behaving comes into force the round after it was told; a nap and a laugh follow from what was
    (r"custom\.(points|centre|doll|gas|gas_before|behaving|nap|laughing|lynchings)", FREE),
    (r"call|phase|waiting\..*|own\.may\..*", FREE),
)
TRUTH = Truth(CLAIMS, CHANGES, whose=("seat", "other", "place_seat"), places=("place", "other"), place_of=place_of,
              anywhere=by("REPLACED"))


def found(ruleset: str, players: int, seed: int, greedy: bool = False, choices: int = 400) -> list[str]:
    chosen = GAME.ruleset(ruleset)
    session = Session(GAME, chosen, GAME.options(chosen), [None] * players, seed)
    choose = at_random(seed)
    if greedy:
        rules, chance = session.game.rules, plain_rng(seed)
        choose = lambda state, actions: _thumb(rules, session.game, state, chance)  # noqa: E731
    return [lie.what for step in played(session.game, session, choose, choices) if is_in_play(step)
            for lie in lies(TRUTH, step)]


@pytest.mark.parametrize("ruleset, players, greedy", sweep(
    ((*table, greedy) for table in (("base-1", 2), ("base-1", 7), ("propias-1", 5), ("propias-1", 7))
     for greedy in (False, True)),
    kept=(("base-1", 2, False), ("base-1", 7, True), ("propias-1", 5, True), ("propias-1", 7, False))))
def test_every_step_of_a_game_tells_what_has_happened(ruleset: str, players: int, greedy: bool) -> None:
    assert found(ruleset, players, 0, greedy, choices=300) == []


@pytest.mark.long
@pytest.mark.parametrize("ruleset, players", [("base-1", 2), ("base-1", 3), ("base-1", 4), ("base-1", 6), ("base-1", 7),
                                              ("propias-1", 4), ("propias-1", 6), ("propias-1", 7)])
def test_every_step_of_many_games_tells_what_has_happened(ruleset: str, players: int) -> None:
    for seed in range(1, 12):
        for greedy in (False, True):
            assert found(ruleset, players, seed, greedy, choices=2000) == []


def test_whoever_gets_a_dead_card_for_the_last_living_one_is_told_to_be_out() -> None:
    state = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 7, 1).state
    for piece in (1, 2, 3, 4):
        state.pieces[piece].dead = 1
    for what in ("OUT", "RISE_AGAIN"):
        hand_over(state, 0, 4)
        last = (state.log.told - 1) % len(state.log.what)
        assert GAME.wording.happening(state.log.what[last], state.log.a[last], 0, 0) == Happening(what, {"seat": 0})


def is_in_play(step: RuleStep) -> bool:
    """Before the first night cards are laid, which is asked and seen; at the end all is turned up."""
    return step.before["phase"] != "SETUP" and step.after["outcome"] == "RUNNING"


def _thumb(rules: Any, game: Any, state: Any, chance: Any) -> int:
    eyes, menu = game.State.copy(state), game.Menu.plain()
    rules.blind(eyes, int(rules.chooser(state)))
    rules.legal(eyes, menu)
    return int(rules.greedy(eyes, menu, chance))
