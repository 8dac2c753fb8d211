"""Redeals: states that a seat cannot distinguish are drawn evenly, and keep all that it has seen."""
from collections import Counter

import pytest

from tapete.games import find_game
from tapete.games.carcosa.invariants import Broken
from tapete.games.carcosa.names import UNKNOWN, Card, Special
from tapete.kernel.dice import plain_rng
from tapete.referee.session import Session

GAME = find_game("carcosa")
DEALS = 3000


def session(seats: int = 4, seed: int = 1) -> Session:
    ruleset = GAME.ruleset()
    return Session(GAME, ruleset, GAME.options(ruleset), ["BRAWLER", "HEALER", "TANK", "SCOUT"][:seats], seed)


def redeals(of: Session, seat: int, deals: int = DEALS):
    chance, seen = plain_rng(5), of.blinded(seat)
    for _ in range(deals):
        state = GAME.State.copy(seen)
        GAME.rules.redeal(state, chance, GAME.Menu.plain())
        yield state


def assert_even(counts: Counter, outcomes: int) -> None:
    """Chi-square at about the 0.1 % level."""
    expected = counts.total() / outcomes
    chi2 = sum((counts[key] - expected) ** 2 / expected for key in counts) + expected * (outcomes - len(counts))
    assert chi2 < outcomes - 1 + 4.5 * (2 * (outcomes - 1)) ** 0.5, counts


def test_a_card_is_as_likely_in_every_place_that_has_not_been_seen() -> None:
    table = session()
    GAME.scenarios.edit(table.state, "decks.F1_R1.seen_by_all", True)
    where: Counter = Counter()
    for state in redeals(table, 0):
        assert state.decks[0].cards == table.state.decks[0].cards
        for d, deck in enumerate(state.decks):
            for i in range(deck.n):
                if deck.cards[i] == Card.BOOK_CHAMBERS:
                    where[d, i] += 1
    known = Card.BOOK_CHAMBERS in table.state.decks[0].cards
    assert not known
    assert_even(where, 99)


def test_the_tale_that_lies_with_motemey_is_any_that_has_not_been_seen() -> None:
    table = session()
    there: Counter = Counter()
    for state in redeals(table, 2):
        there.update(c for c in state.motemey.cards[:state.motemey.n] if Card.TALE_REPAIRER <= c <= Card.TALE_SIGN)
    assert there.total() == DEALS
    assert_even(there, 4)


def test_the_special_rooms_are_any_three_of_those_not_seen() -> None:
    table = session()
    GAME.scenarios.edit(table.state, "specials.F1.kind", "TABERNA")
    GAME.scenarios.edit(table.state, "specials.F1.revealed", True)
    second: Counter = Counter()
    for state in redeals(table, 0):
        kinds = [Special(kind) for kind in state.special_kind]
        assert kinds[0] == Special.TABERNA
        assert len(set(kinds)) == 3
        second[kinds[1]] += 1
    assert_even(second, 6)


def test_a_card_seen_in_the_tavern_stays_known_through_rotations_and_only_to_who_saw_it() -> None:
    table = session(2)
    for path, value in {"souls.0.place": "F1_R1", "specials.F1.place": "F1_R1", "specials.F1.kind": "TABERNA",
                        "specials.F1.revealed": True, "decks.F2_R1.top": ["KEY"], "king.away": 9}.items():
        GAME.scenarios.edit(table.state, path, value)
    for action in ("tavern", "look F2_R1", "look F3_R1", "end turn", "end turn"):
        table.play(action)
    views = [table.view(seat).model_dump() for seat in (0, 1, GAME.spectator)]
    assert [view["decks"]["F2_R4"]["top"][0] for view in views] == ["KEY", None, None]
    assert all(state.decks[4].cards[8] == Card.KEY for state in redeals(table, 0, 20))
    assert len({state.decks[4].cards[8] for state in redeals(table, 1, 200)}) > 5


def test_nothing_hidden_is_left_in_a_blinded_state() -> None:
    table = session(3, seed=4)
    seen = table.blinded(1)
    assert all(card == UNKNOWN for deck in seen.decks for card in deck.cards[:deck.n])
    assert (seen.dice.seed, seen.dice.count, seen.log.told) == (0, 0, 0)
    assert seen.special_kind == [UNKNOWN] * 3


def test_a_redealt_game_can_be_played_on_to_its_end() -> None:
    from tapete.kernel.playout import play_out
    for state in redeals(session(), 3, 5):
        play_out(state, GAME.Menu.plain(), plain_rng(1), 100_000, GAME.rules.legal, GAME.rules.act, GAME.rules.step)
        assert state.outcome
        assert not state.fault
        assert not GAME.rules.broken(state)


@pytest.mark.parametrize(("path", "value", "broken"), [
    ("cards", None, Broken.CARDS), ("sanity", 60, Broken.SANITY), ("place", 15, Broken.PLACES),
    ("keys", -1, Broken.CARDS), ("stairs", 7, Broken.DECKS), ("captive", 0, Broken.SACK),
    ("destroyed", 9, Broken.KEYS), ("states", -1, Broken.STATES), ("agenda", 0, Broken.AGENDA),
    ("crown", 0, Broken.CROWN), ("king", 3, Broken.CROWN), ("doses", 1, Broken.STATES), ("loop", 1, Broken.STATES)])
def test_every_invariant_is_noticed_when_it_breaks(path: str, value: int, broken: Broken) -> None:
    state = session().state
    assert GAME.rules.broken(state) == Broken.NOTHING
    match path:
        case "cards": state.decks[0].cards[0] = Card.KEY if state.decks[0].cards[0] != Card.KEY else Card.VIAL
        case "sanity": state.souls[0].sanity = value
        case "place": state.souls[0].place = value
        case "keys": state.souls[0].keys = value
        case "stairs": state.stairs[0] = value
        case "captive": state.captive = value
        case "destroyed": state.keys_destroyed = value
        case "states": state.souls[0].states[0] = value
        case "agenda": state.n_agenda = value
        case "crown": state.crown = value
        case "king": state.king_floor = value
        case "doses": state.souls[0].doses = value
        case "loop": state.souls[0].loop = value
    assert GAME.rules.broken(state) == broken
