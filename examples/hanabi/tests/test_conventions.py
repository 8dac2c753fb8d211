"""What a hint means to the greedy agents: which card it calls, what its owner then does, and that all read it alike."""
from typing import Any

import pytest
from hanabi.rules import act, greedy, legal, step
from hanabi.rules.cards import Ending
from hanabi.rules.choices import touched_by
from hanabi.rules.meaning import called_by, meaning_of
from hanabi.rules.sets import ANY_CARD
from hanabi.vocabulary import COLOUR_NAMES, Act, Card

from tapete.agents.seat import SeatedAgent
from tapete.game import first_of, kind_of, new_rng, second_of, settle
from tapete.games import find_game
from tapete.lab.simulate import run_study
from tapete.lab.study import make_study
from tapete.referee.session import Session

GAME = find_game("hanabi")
BLANKS = "Y4 G4 B4 W4 R4"       # what is in no one's way: none of it can be played or is the last of its kind


def number(card: str) -> int:
    colour = next(name for name in COLOUR_NAMES if name[0] == card[0])
    return Card.names.index(f"{colour}_{card[1]}") + 1


def cards_in(bits: int) -> set[str]:
    return {f"{name[0]}{name[-1]}" for i, name in enumerate(Card.names) if bits >> i & 1}


def session_of(seats: int, seed: int = 1) -> Session:
    ruleset = GAME.ruleset()
    return Session(GAME, ruleset, GAME.options(ruleset), [None] * seats, seed)


def table(*hands: str, built: str = "", discarded: str = "") -> Any:
    """Seat 0 is to move; `built` names the top cards of the fireworks. The deck has its number of cards alone."""
    s = session_of(len(hands)).state
    for me, hand in zip(s.players, hands, strict=False):
        for i, card in enumerate(hand.split()):
            me.hand[i] = number(card)
    for card in built.split():
        s.fireworks[(number(card) - 1) // 5] = int(card[1])
    for card in discarded.split():
        s.discarded[number(card) - 1] += 1
    return s


def choose(s: Any) -> str:
    """What the greedy agent to move chooses; it is carried out."""
    menu = GAME.Menu.plain()
    legal(s, menu)
    action = greedy(s, menu, new_rng(1))
    text = str(GAME.grammar.text(action))
    do(s, text)
    return text


def do(s: Any, text: str) -> None:
    act(s, GAME.grammar.parse(text))
    settle(s, step)


def meant(s: Any, p: int) -> list[set[str]]:
    """What the called cards of a hand are meant to be; nothing for all others."""
    me = s.players[p]
    return [set() if me.meant[i] == ANY_CARD else cards_in(me.meant[i]) for i in range(me.n_cards)]


def test_a_hint_calls_the_newest_card_that_it_is_the_first_to_name() -> None:
    s = table(BLANKS, "Y3 R4 G3 R1 B3")
    do(s, "colour 1 RED")
    assert meant(s, 1) == [set(), set(), set(), {"R1"}, set()]
    assert choose(s) == "play 4"


def test_a_card_named_for_the_first_time_is_called_before_a_newer_one_that_was_named() -> None:
    s = table(BLANKS, "Y3 R1 G3 B3 Y1")
    s.players[1].colours[4] = 1 << 1
    do(s, "rank 1 1")
    assert meant(s, 1) == [set(), {"R1", "Y1", "G1", "B1", "W1"}, set(), set(), set()]


def test_a_hint_about_the_card_that_goes_next_keeps_it() -> None:
    s = table(BLANKS, "R3 Y3 G3 B3 W3", discarded="R3")
    do(s, "colour 1 RED")
    assert meant(s, 1)[0] == {"R1", "R3", "R5"}
    assert choose(s) not in ("play 1", "discard 1")


def test_a_hint_about_it_calls_the_newest_card_if_it_cannot_be_the_last_of_its_kind() -> None:
    s = table(BLANKS, "R1 Y3 G3 B3 R1", built="R1 Y1 G1 B1", discarded="Y3")
    do(s, "rank 1 1")
    assert meant(s, 1) == [set(), set(), set(), set(), {"W1"}]


def test_the_next_seat_is_warned_before_it_discards_the_last_of_a_kind() -> None:
    s = table("R1 Y4 G4 B4 W4", "Y3 R4 G3 B3 W3", discarded="Y3")
    s.players[0].meant[0] = 1 << (number("R1") - 1)      # it knows of a card to be played, which can wait
    s.players[0].colours[0] = 1
    assert choose(s) in ("colour 1 YELLOW", "rank 1 3")
    assert choose(s) != "discard 1"


def test_nobody_is_warned_of_a_card_that_has_another_copy() -> None:
    s = table("R1 Y4 G4 B4 W4", "Y3 R4 G3 B3 W3")
    s.players[0].meant[0] = 1 << (number("R1") - 1)
    s.players[0].colours[0] = 1
    assert choose(s) == "play 1"


def test_a_card_is_called_that_follows_one_of_which_everybody_knows() -> None:
    s = table("R1 Y4 G4 B4 W4", "Y3 R2 G3 B3 W3")
    s.players[0].meant[0] = 1 << (number("R1") - 1)
    s.players[0].colours[0] = 1
    do(s, "colour 1 RED")
    assert meant(s, 1)[1] == {"R2"}
    assert choose(s) == "discard 1"     # not to be played before the one is there
    assert choose(s) == "play 1"
    assert choose(s) == "play 1"


def test_a_second_hint_calls_the_newest_card_that_is_not_known_yet() -> None:
    s = table(BLANKS, "R4 G1 W1 B3 Y3", discarded="R4", built="B1")
    me = s.players[1]
    me.colours[0], me.colours[3], me.ranks[1], me.ranks[2] = 1, 1 << 3, 1, 1
    me.meant[2] = 1 << (number("W1") - 1)
    do(s, "rank 1 1")
    assert meant(s, 1)[1] == {"R1", "Y1", "G1"}     # W1 is known to all: it is not meant twice


def test_a_meaning_that_leaves_nothing_is_dropped() -> None:
    s = table(BLANKS, "Y3 R4 G3 B3 W3", built="R1")
    do(s, "rank 1 4")
    assert meant(s, 1) == [set()] * 5


def test_what_is_meant_travels_with_the_card() -> None:
    s = table(BLANKS, "Y3 R4 G3 R1 B3")
    do(s, "colour 1 RED")
    do(s, "discard 1")
    assert meant(s, 1) == [set(), set(), {"R1"}, set(), set()]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_seats_read_every_hint_alike(seats: int) -> None:
    """A hint means the same computed from what any one seat may know, so it tells nobody of their own cards."""
    session, hints = session_of(seats, 4), 0
    agents = [SeatedAgent("greedy", seat, 4) for seat in range(seats)]
    while not session.over:
        action = agents[session.to_move].choose(session, session.state.turn)
        kind, q, n = kind_of(action), first_of(action), second_of(action)
        if kind in (Act.COLOUR, Act.RANK):
            touched = touched_by(session.state.players[q], kind, n)
            read = {reading(session.blinded(seat), q, kind, n, touched) for seat in range(seats)}
            assert read == {reading(session.state, q, kind, n, touched)}
            hints += 1
        session.play(action)
    assert hints > 10


def reading(s: Any, q: int, kind: int, n: int, touched: int) -> tuple[int, int]:
    me = s.players[q]
    i = int(called_by(s, me, kind, n, touched))
    return i, int(meaning_of(s, me, i, kind, n, touched)) if i >= 0 else 0


@pytest.mark.parametrize(("seats", "least"), [(2, 22.5), (3, 22.8), (4, 22.3), (5, 20.8)])
def test_by_conventions_they_score_high_and_rarely_misplay(seats: int, least: float) -> None:
    ruleset = GAME.ruleset()
    options = GAME.options(ruleset)
    rows = run_study(make_study(GAME, ruleset, options, [None] * seats, ["greedy"], 1, 500))
    assert rows["score"].mean() > least
    assert (rows["outcome"] == Ending.EXPLODED).mean() < 0.01
    assert options.fuses - rows["fuses"].mean() < 0.5
