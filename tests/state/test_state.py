"""States that programs search, over all games: plain rules, because compiled ones give the same bytes."""
from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.errors import IllegalMoveError, InputError
from tapete.games import find_game, game_names
from tapete.referee.scenario import set_up
from tapete.referee.session import Session
from tapete.state import CHANCE, OVER, ExplicitState, GameState, SampledState, StateGame, chance, load_game

EXAMPLES = ("colmena", "hanabi")
POSITIONS = Path(__file__).parent.parent.parent / "examples/positions"
NAMES = (*game_names(), *EXAMPLES)
CHOICES = 25


@cache
def start(name: str) -> StateGame:
    game = import_module(f"{name}.game").GAME if name in EXAMPLES else find_game(name)
    return load_game(game, min(game.fewest + 1, game.most), compiled=False)


def walked(state: Any, choices: int, seed: int = 1) -> Any:
    """The state after so many random choices, or at the game's end."""
    draws = random.Random(seed)
    while choices and not state.is_over:
        if state.is_chance:
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply(draws.choices(actions, odds)[0])
        else:
            state.apply(draws.choice(state.legal_actions()))
            choices -= 1
    while state.is_chance:
        state.apply(draws.choice(state.legal_actions()))
    return state


@cache
def middle(name: str, kind: str) -> GameState:
    """A state in the middle of a game, not to be changed."""
    game = start(name)
    found: GameState = walked(game.new_state(3) if kind == "sampled" else game.new_initial_state(), CHOICES)
    while found.is_over:    # a short game
        found = walked(game.new_state(3) if kind == "sampled" else game.new_initial_state(), len(found.history()) // 3)
    return found


both = pytest.mark.parametrize("kind", ["sampled", "explicit"])
all_games = pytest.mark.parametrize("name", NAMES)


@all_games
def test_a_sampled_state_plays_the_game_of_its_seed(name: str) -> None:
    game = start(name)
    session = Session(game.game, game.ruleset, game.options, game.roles, 3)
    state = game.new_state(3)
    draws = random.Random(5)
    for _ in range(CHOICES):
        if session.over:
            break
        assert state.current_player == session.to_move
        assert state.legal_actions() == session.legal()
        action = draws.choice(session.legal())
        session.play(action)
        state.apply(action)
    session.state.log = state.world().log       # a state keeps no log
    assert game.game.State.to_bytes(state.world()) == game.game.State.to_bytes(session.state)
    assert state.is_over == session.over


@both
@all_games
def test_a_clone_is_equal_and_goes_its_own_way(name: str, kind: str) -> None:
    state = middle(name, kind)
    before, kept = state.serialize(), start(name).game.State.to_bytes(state.world())
    for made in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert made == state
        assert start(name).game.State.to_bytes(made.world()) == kept
        assert made.returns() == state.returns()
        assert made.legal_actions() == state.legal_actions()
    ends = [walked(made, 4, 8).serialize() for made in (state.clone(), state.clone())]
    assert ends[0] == ends[1] != before
    assert state.serialize() == before
    assert start(name).game.State.to_bytes(state.world()) == kept


@both
@all_games
def test_a_seat_cannot_tell_a_state_from_one_that_is_dealt_again(name: str, kind: str) -> None:
    state = middle(name, kind)
    others = 0
    for player in range(start(name).num_players):
        told, futures = state.information_state_string(player), set[int]()
        for seed in (4, 5):
            other = state.resample_from_infostate(player, seed)
            others += other.world() != state.world()
            assert other.information_state_string(player) == told
            assert other.observation_string(player) == state.observation_string(player)
            assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
            assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
            if player == state.current_player:
                assert other.legal_actions() == state.legal_actions()
            again = start(name).deserialize_state(other.serialize())
            assert again == other
            futures.add(other.world().dice.seed)
            assert again.world() == other.world()
            assert again.information_state_string(player) == told
        if kind == "sampled":
            assert len(futures | {state.world().dice.seed}) == 3, "later chance is not dealt again"
    assert others


def test_a_seat_cannot_tell_worlds_apart_that_differ_in_the_cards_of_others() -> None:
    """Deals of High card, two cards each. A seat tells them apart by its own cards and by the prize."""
    game = load_game(find_game("high_card"), 2, config={"hand": 2}, compiled=False)

    def deals(state: ExplicitState) -> Iterator[ExplicitState]:
        if state.is_chance:
            for action in state.legal_actions()[:3]:
                yield from deals(state.child(action))
        else:
            yield state
    worlds = list(deals(game.new_initial_state()))
    records = [world.world() for world in worlds]
    for seat in (0, 1):
        told = [world.information_state_string(seat) for world in worlds]
        numbers = [world.information_state_tensor(seat).tolist() for world in worlds]
        assert len(set(told)) < len(worlds)
        for i, j in combinations(range(len(worlds)), 2):
            same = (records[i].players[seat].hand, records[i].prize) == (records[j].players[seat].hand,
                                                                         records[j].prize)
            assert (told[i] == told[j]) == (numbers[i] == numbers[j]) == same


@pytest.mark.long
@pytest.mark.parametrize("name", game_names())
def test_compiled_states_are_the_plain_ones(name: str) -> None:
    plain = start(name)
    fast = StateGame(plain.game, plain.ruleset, plain.config, plain.roles)
    one, other, draws = plain.new_state(3), fast.new_state(3), random.Random(6)
    for number in range(400):
        assert (one.current_player, one.legal_actions()) == (other.current_player, other.legal_actions())
        if one.is_over:
            break
        action = draws.choice(one.legal_actions())
        assert one.action_as_seen(action, 0) == other.action_as_seen(action, 0)
        if number % 20 == 0:
            player = one.current_player
            dealt = [each.resample_from_infostate(player, number) for each in (one, other)]
            assert dealt[0].serialize() == dealt[1].serialize()
            assert dealt[0].play_out(number) == dealt[1].play_out(number)
            one, other = dealt
            assert plain.game.State.to_bytes(one.world()) == plain.game.State.to_bytes(other.world())
        else:
            one.apply(action)
            other.apply(action)
    assert one.returns() == other.returns()
    assert plain.game.State.to_bytes(one.world()) == plain.game.State.to_bytes(other.world())


@all_games
def test_what_a_seat_knows_comes_only_from_what_it_is_told_and_chooses(name: str) -> None:
    """The rows of an information state are the session's events for the seat, and its own choices."""
    game, state = start(name), middle(name, "sampled")
    session = Session(game.game, game.ruleset, game.options, game.roles, 3)
    heard: dict[int, list[str]] = {seat: [] for seat in range(game.num_players)}

    def hear(events: Any) -> None:
        for event in events:
            for seat, lines in heard.items():
                if event.is_for(seat):
                    lines.append(f"told {int(event.what)} {int(event.a)} {int(event.b)} {int(event.c)}")
    hear(session.news())
    for action in state.history():
        heard[session.to_move].append(f"chose {game.action_to_string(action)}")
        hear(session.play(action))
    for seat, lines in heard.items():
        known = state.information_state_string(seat).splitlines()
        assert known[:-1] == lines
        assert known[-1].startswith("sees ")


@all_games
def test_chance_is_a_distribution_and_a_walk_by_it_ends_like_a_game(name: str) -> None:
    draws, state, chances = random.Random(2), start(name).new_initial_state(), 0
    menus = 0
    while not state.is_over and menus < CHOICES:
        if state.is_chance:
            assert state.current_player == CHANCE
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == state.legal_actions()
            assert len(dict(outcomes)) == len(outcomes) > 1
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert min(odds for _, odds in outcomes) > 0
            chances += 1
            state.apply(draws.choice(outcomes)[0])
        else:
            assert state.chance_outcomes() == []
            state.apply(draws.choice(state.legal_actions()))
            menus += 1
    assert chances
    if not state.is_chance:
        assert not start(name).game.rules.broken(state.world())


def leaves(state: ExplicitState, odds: Fraction = Fraction(1)) -> Iterator[tuple[Fraction, ExplicitState]]:
    """All ends of a game, each with its probability if seats choose at random."""
    if state.is_over:
        yield odds, state
        return
    cases = [(action, Fraction(share).limit_denominator(1000)) for action, share in state.chance_outcomes()] or [
        (action, Fraction(1, len(state.legal_actions()))) for action in state.legal_actions()]
    for action, share in cases:
        yield from leaves(state.child(action), odds * share)


def test_all_ends_by_chance_are_all_ends_by_the_dice_of_a_session() -> None:
    """Two rounds of High card with a die of three sides, from one deal on."""
    high_card = find_game("high_card")
    game = load_game(high_card, 2, config={"hand": 2, "die": 3}, compiled=False)
    state = walked(game.new_initial_state(), 0)
    ends = Counter[str]()
    for odds, end in leaves(state):
        ends[end.observation_string(high_card.spectator)] += odds       # type: ignore[assignment]
    assert sum(ends.values()) == 1

    played = Counter[str]()

    def play(choices: tuple[int, ...], face: int) -> Session:
        session = Session.at(state.world(), high_card, game.ruleset, game.options, game.roles, 0, lambda sides: face)
        for choice in choices:
            session.play(session.legal()[choice])
        return session
    for first in (0, 1):
        for second in (0, 1):
            for face in (1, 2, 3):
                session = play((first, second, 0, 0), face)
                assert session.over
                played[session.view(high_card.spectator).model_dump_json()] += Fraction(1, 12)     # type: ignore
    assert ends == played


def test_a_deck_is_drawn_without_replacement_when_it_is_looked_at() -> None:
    """Hanabi deals two hands of five from a deck of fifty. The other thirty are not decided."""
    from hanabi.rules.cards import copies_of
    left = Counter({card: copies_of(card) for card in range(1, 26)})
    state = load_game(import_module("hanabi.game").GAME, 2, compiled=False).new_initial_state()
    draws, dealt = random.Random(3), 0
    while state.is_chance:
        cards = sum(left.values())
        assert dict(state.chance_outcomes()) == {card: n / cards for card, n in left.items() if n}
        card = draws.choice(state.legal_actions())
        left[card] -= 1
        dealt += 1
        state.apply(card)
    assert dealt == 10
    assert Counter(card for player in state.world().players for card in player.hand if card) == Counter(
        {card: copies_of(card) - left[card] for card in left if copies_of(card) > left[card]})
    assert load_game("gloom", 3, compiled=False).new_initial_state().is_chance


def test_what_is_not_legal_changes_nothing_and_names_the_rule() -> None:
    state = start("gloom").new_state(3)
    before = state.serialize()
    illegal = next(action for action in state.game.game.grammar.every() if action not in state.legal_actions())
    with pytest.raises(IllegalMoveError, match=r"\(gloom\."):
        state.apply(illegal)
    for wrong in ("nonsense", 1.0, True, None):
        with pytest.raises(InputError):
            state.apply(wrong)  # type: ignore[arg-type]
    assert state.serialize() == before
    asked = start("gloom").new_initial_state()
    with pytest.raises(InputError, match="chance cannot give this"):
        asked.apply(-7)
    with pytest.raises(InputError, match="chance decides next"):
        asked.blinded(0)
    assert asked.history() == []


def test_a_menu_is_the_callers_to_change() -> None:
    for state in (start("gloom").new_state(3), start("gloom").new_initial_state()):
        whole = state.legal_actions()
        state.legal_actions().clear()
        assert state.legal_actions() == whole != []


def test_a_draw_that_is_too_large_leaves_the_state_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    game = start("high_card")
    state = walked(game.new_initial_state(), game.num_players - 1)
    before = state.clone()
    monkeypatch.setattr(chance, "MOST_OUTCOMES", 2)
    with pytest.raises(InputError, match="too large"):      # the die of the next round
        state.apply(state.legal_actions()[0])
    assert state.legal_actions() == before.legal_actions()
    assert state.history() == before.history()
    monkeypatch.undo()
    state.apply(state.legal_actions()[0])
    assert state.is_chance and state == before.child(before.legal_actions()[0])


def test_a_text_of_another_game_or_a_changed_one_is_refused() -> None:
    game = start("gloom")
    text = middle("gloom", "sampled").resample_from_infostate(0, 1).serialize()
    assert game.deserialize_state(text).serialize() == text
    with pytest.raises(InputError, match="was saved with config"):
        load_game("gloom", 3, config={"first": 1}, compiled=False).deserialize_state(text)
    with pytest.raises(InputError, match="was saved with game"):
        start("carcosa").deserialize_state(text)
    for wrong in ("{", "[]", "{}", text.replace('"data":"', '"data":"0'), text.replace('"sampled"', '"both"'),
                  text.replace('"rows":[', '"rows":[[1],'), text.replace('"history":[', '"history":[7,')):
        with pytest.raises(InputError):
            game.deserialize_state(wrong)
    other = start("high_card")
    text = walked(other.new_state(3), 2).resample_from_infostate(0, 1).serialize()
    world = other.deserialize_state(text).world()
    kept = other.game.State.to_bytes(world).hex()
    world.players[0].hand |= world.players[1].hand      # a card in two places
    assert kept in text
    with pytest.raises(InputError, match="expected data"):
        other.deserialize_state(text.replace(kept, other.game.State.to_bytes(world).hex()))


def test_a_game_that_is_over_says_what_it_was_worth() -> None:
    for kind in ("sampled", "explicit"):
        game = start("high_card")
        state = walked(game.new_state(3) if kind == "sampled" else game.new_initial_state(), 10_000)
        assert state.current_player == OVER
        assert state.legal_actions() == []
        assert state.returns() == [game.game.rules.value(state.world(), seat) for seat in range(game.num_players)]
        assert max(state.returns()) > 0
        with pytest.raises(InputError, match="is over"):
            state.resample_from_infostate(0, 1)
        with pytest.raises(IllegalMoveError, match="is over"):
            state.apply(1)


def test_a_random_game_by_one_call_leaves_its_state_as_it_is() -> None:
    state: SampledState = start("colmena").new_state(3)
    before = state.serialize()
    ends = {tuple(state.play_out(seed).returns) for seed in range(5)}
    assert state.play_out(1) == state.play_out(1)
    assert len(ends) > 1
    assert state.play_out(1).choices == 30
    assert state.serialize() == before
    assert state.returns() == [0.0] * 3


def test_an_information_state_has_the_size_that_is_asked_for() -> None:
    state = middle("carcosa", "sampled")
    whole = state.information_state_tensor(0)
    width = len(state.observation_tensor(0))
    rows = (len(whole) - width) // 4
    padded = state.information_state_tensor(0, length=rows + 2)
    assert np.array_equal(padded[:len(whole)], whole)
    assert padded[len(whole):].tolist() == [0] * 8
    with pytest.raises(InputError, match="more than length"):
        state.information_state_tensor(0, length=rows - 1)


def test_a_mask_is_the_menu_by_number() -> None:
    state = middle("carcosa", "sampled")
    space = state.game.space
    assert [int(code) for code in space.codes[state.legal_actions_mask()]] == sorted(state.legal_actions())


def test_a_blinded_state_is_dealt_as_its_seat_considers_possible() -> None:
    game, state = start("gloom"), middle("gloom", "sampled")
    player = state.current_player
    made = game.new_state_from(state.blinded(player), 5)
    assert made.observation_string(player) == state.observation_string(player)
    assert made.world() == state.resample_from_infostate(player, 5).world()
    foreign = load_game("gloom", 4, compiled=False).new_state(3)
    for wrong in (middle("carcosa", "sampled").blinded(0), foreign.blinded(0), None):
        with pytest.raises(InputError, match="expected a blinded state of gloom"):
            game.new_state_from(wrong, 5)
    over = walked(start("high_card").new_state(3), 10_000)
    with pytest.raises(InputError, match="is over"):
        start("high_card").new_state_from(over.blinded(0), 5)


@all_games
def test_at_a_chance_a_seat_knows_what_it_knew_at_the_last_choice(name: str) -> None:
    state = start(name).new_initial_state()
    if state.is_chance:
        assert state.observation_string(0) == state.information_state_string(0)[len("sees "):] == ""
        assert not state.observation_tensor(0).any()
        assert not state.information_state_tensor(0).any()
    draws, before, told = random.Random(2), None, 0
    for _ in range(400):
        if state.is_over or told == 3:
            break
        if state.is_chance and before is not None:
            whole, action = before
            for seat in range(state.game.num_players):
                sight = f"sees {whole.observation_string(seat)}"
                own = whole.current_player == seat
                chosen = f"chose {state.game.action_to_string(action)}\n" if own else ""
                assert state.observation_string(seat) == whole.observation_string(seat)
                assert state.information_state_string(seat) == whole.information_state_string(seat)[
                    :-len(sight)] + chosen + sight
                assert len(state.information_state_tensor(seat)) == len(whole.information_state_tensor(seat)) + 4 * own
            assert state.clone().information_state_string(0) == state.information_state_string(0)
            assert told or pickle.loads(pickle.dumps(state)).information_state_string(
                0) == state.information_state_string(0)
            told += 1
        action = draws.choice(state.legal_actions())
        before = before if state.is_chance else (state.clone(), action)
        state.apply(action)
    assert told or name in ("bethlem", "colmena")      # whose chances are rare


@all_games
def test_a_position_is_a_game_in_which_chance_deals_first_what_it_hides(name: str) -> None:
    state = middle(name, "sampled")
    player = state.current_player
    made = start(name).new_initial_state_from(state.blinded(player))
    assert made == start(name).deserialize_state(made.serialize()) == pickle.loads(pickle.dumps(made))
    dealt = walked(made.clone(), 0)
    assert dealt.current_player == player
    assert sorted(dealt.legal_actions()) == sorted(state.legal_actions())
    assert dealt.observation_string(player) == state.observation_string(player)
    walked(dealt, 3)


def test_the_deals_of_a_position_have_their_odds() -> None:
    """Of twelve unseen cards a seat holds one, so the other holds each of eleven equally often."""
    scenario, table = set_up(POSITIONS / "gloom.yaml")
    game = load_game("gloom", 2, config=scenario.options, compiled=False)
    state = game.new_initial_state_from(table.blinded(0))
    own = table.state.seats[0].hand.cards[0]
    hands = {state.child(action).world().seats[1].hand.cards[0]: odds for action, odds in state.chance_outcomes()}
    assert len(hands) == 11
    assert own not in hands
    assert set(hands.values()) == {1 / 11}
    for wrong in (None, table.state.seats[0], load_game("gloom", 3, compiled=False).new_state(1).blinded(0)):
        with pytest.raises(InputError, match="expected a blinded state of gloom"):
            game.new_initial_state_from(wrong)
