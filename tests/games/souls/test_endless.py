"""No game of Four Souls is endless: loops that nobody can stop end it, and agents avoid useless actions."""
from __future__ import annotations

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game
from tapete.games.souls.model import SET_OFF, STACK
from tapete.referee.session import Session

GAME = find_game("souls")

DOORS = {"deck": "treasure", "cards": [{
    "id": "HALL_OF_DOORS", "name": {"en": "Hall of Doors"}, "type": "passive", "set": "own",
    "abilities": [{"when": "you loot", "do": [f"loot {n}", "discard the hand"]} for n in range(1, 8)]}]}


def laid(given: dict[str, object], options: dict[str, object]) -> Session:
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), options), [None, None], 1)
    session.lay({"asleep": [0, 1], "active": 0, **given})
    return session


def greedy_choice(session: Session) -> str:
    return session.game.grammar.text(SeatedAgent("greedy", session.to_move, 1).choose(session, 0))


def test_what_sets_itself_off_leaves_room_on_the_stack_and_ends_the_game() -> None:
    """Seven abilities that one event triggers. Each of them triggers all seven."""
    session = laid({"players.0.items": ["HALL_OF_DOORS"], "players.0.hand": ["XXI_THE_WORLD"]}, {"own": [DOORS]})
    session.play("play XXI_THE_WORLD")
    most = 0
    while not session.over:
        session.play(session.legal()[0])
        most = max(most, session.state.n_stack)
    assert session.view().model_dump()["cause"] == "ENDLESS"
    assert SET_OFF <= most < STACK


def test_greedy_does_not_attack_what_it_cannot_hit() -> None:
    session = laid({"monsters": ["COD_WORM", "MOM"], "players.0.curses": ["CURSE_OF_THE_BLIND"],
                    "rooms": ["WHITE_CHAMPIONS"]}, {"rooms": True})
    assert "attack COD_WORM" in map(GAME.grammar.text, session.legal())
    assert greedy_choice(session) != "attack COD_WORM"


def test_greedy_does_not_pay_with_its_last_life() -> None:
    for hurt, does in ((0, True), (1, False)):
        session = laid({"monsters": ["MOM", "THE_BLOAT"], "rooms": ["BLOOD_DONATION"], "players.0.hurt": hurt,
                        "players.0.attacks": 0, "players.0.buys": 0}, {"rooms": True})
        assert (greedy_choice(session) == "pay BLOOD_DONATION 0") is does


def test_greedy_puts_away_a_room_in_which_nobody_gains_souls() -> None:
    for room, does in (("ALL_HALLOWS_EVE", True), ("RED_CHAMPIONS", False)):
        session = laid({"monsters": ["FLY", "MOM"], "rooms": [room], "players.0.attacks": 0, "players.0.buys": 0},
                       {"rooms": True})
        session.state.monster_died = 1
        session.play("pass")
        assert (greedy_choice(session) == f"choose {room}") is does
