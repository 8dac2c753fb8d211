"""Observations for learners: fair, complete, described."""
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.agents.seat import SeatedAgent
from tapete.gamedef.action_space import ActionSpace
from tapete.gamedef.observation import ObservationSpec, leaves
from tapete.gamedef.parts.derived import derived_observation
from tapete.games import NAMES, find_game, game_names
from tapete.kernel.dice import plain_rng
from tapete.kernel.record import i2, i4, record
from tapete.referee.session import Session

DOCS = Path(__file__).parents[2] / "docs"


def moments(name: str, seed: int, every: int) -> Any:
    """Sessions of random games of every ruleset, stopped at every so many choices."""
    game = find_game(name)
    for ruleset in game.rulesets:
        session = Session(game, ruleset, game.options(ruleset), [None] * game.most, seed)
        agents = [SeatedAgent("random", seat, seed) for seat in range(game.most)]
        number = 0
        while not session.over:
            if number % every == 0:
                yield session
            session.play(agents[session.to_move].choose(session, number))
            number += 1


def seen_in(name: str, state: Any, seat: int) -> Any:
    sight = find_game(name).observation.spec
    seen = sight.record.plain()
    sight.observe(state, seat, seen)
    return seen


@pytest.mark.parametrize("name", game_names())
def test_states_that_a_seat_cannot_tell_apart_look_alike(name: str) -> None:
    game, chance, apart = find_game(name), plain_rng(4), 0
    for session in moments(name, seed=3, every=11):
        for seat in range(game.most):
            blinded = session.blinded(seat)
            seen = seen_in(name, game.State.copy(blinded), seat)
            other = game.State.copy(blinded)
            game.rules.redeal(other, chance, game.Menu.plain())
            apart += other != session.state
            game.rules.blind(other, seat)
            assert seen_in(name, other, seat) == seen
            assert any(number for _, number in numbers(seen))
    assert apart


def numbers(plain: Any, path: str = "") -> Any:
    """Every number of a plain record with its path."""
    if isinstance(plain, list):
        for item in plain:
            yield from numbers(item, path)
    elif isinstance(plain, int):
        yield path, plain
    else:
        for name in type(plain).__slots__:
            yield from numbers(getattr(plain, name), f"{path}.{name}".lstrip("."))


@pytest.mark.parametrize("name", game_names())
def test_numbers_keep_to_what_is_said_of_them(name: str) -> None:
    sight = find_game(name).observation.spec
    values, paths = sight.vocabulary()
    usual = {each.path: (each.low, each.high) for each in sight.elements()}
    assert set(paths) == {element.path for element in sight.elements()} == {path for path, _ in leaves(sight.record)}
    for session in moments(name, seed=5, every=7):
        seat = session.to_move
        for (path, number), size in zip(numbers(seen_in(name, session.blinded(seat), seat)), values, strict=True):
            assert 0 <= number < size if size else usual[path][0] <= number <= usual[path][1], path


@pytest.mark.parametrize("name", [name for name in game_names() if find_game(name).observation.spec.fair])
def test_a_fair_sight_is_the_same_blinded_or_not(name: str) -> None:
    """A batch does not blind for it, and a search observes states that it has imagined: hidden cards change nothing."""
    for session in moments(name, seed=7, every=13):
        for seat in range(find_game(name).most):
            assert seen_in(name, session.state, seat) == seen_in(name, session.blinded(seat), seat)


@pytest.mark.parametrize("name", NAMES)
def test_every_field_of_a_games_own_sight_is_described_here_and_in_the_document(name: str) -> None:
    sight = find_game(name).observation.spec
    paths = [element.path for element in sight.elements()]
    assert list(sight.meanings) == paths
    page = (DOCS / "observations.md").read_text(encoding="utf-8")
    table = page.partition(f"<!-- sight of {name} -->")[2].partition("<!-- end -->")[0]
    assert re.findall(r"^\| `([a-z_.]+)` \|", table, re.M) == paths
    assert set(sight.names) | set(sight.ranges) == set(paths) and not set(sight.names) & set(sight.ranges)


@pytest.mark.parametrize("name", NAMES)
def test_a_games_own_sight_is_fair_and_small(name: str) -> None:
    sight = find_game(name).observation.spec
    assert sight.fair and sight.dtype.itemsize <= 2 and sight.width < 5000


def test_a_game_without_a_sight_has_what_its_records_and_its_view_declare() -> None:
    game = find_game("high_card")
    sight = game.observation.spec
    told = {each.path: each for each in sight.elements()}
    assert sight is game.observation.spec and sight.dtype.itemsize == 2 and not sight.fair
    assert told["leader"].values == 4 + 2 and told["leader"].meaning.startswith("a seat")
    assert (told["prize"].low, told["prize"].high, told["prize"].values) == (0, 12, 0)
    assert told["players.hand"].shape == (32,)
    assert not {"dice", "log", "agenda", "fault"} & {path.split(".")[0] for path in told}
    for session in moments("high_card", seed=2, every=4):
        seat = session.to_move
        seen = seen_in("high_card", session.blinded(seat), seat)
        hands = [sum(bit << k for k, bit in enumerate(player.hand)) for player in seen.players]
        assert hands == [player.hand * (p == seat) for p, player in enumerate(session.state.players)]
        assert seen.leader == session.state.leader + 1 and seen.viewer == seat + 1


def test_names_of_a_derived_sight_have_room_for_what_is_not_known() -> None:
    """A sentinel such as 255 is the last value, and -1 is the first."""
    sight = derived_observation(find_game("bethlem"))
    pieces = {each.path: each for each in sight.elements()}["borrowed"].values
    state = find_game("bethlem").State.plain()
    seen = sight.record.plain()
    for number, shown in ((0, 1), (5, 6), (255, pieces - 1)):
        state.borrowed = number
        sight.observe(state, 0, seen)
        assert seen.borrowed == shown


def test_normalised_numbers_are_shares_and_names_are_spread() -> None:
    @record
    class Seen:
        place: i2[2]
        points: i2
        free: i2

    sight = ObservationSpec(Seen, lambda s, seat, seen: None, {"place": 4}, ranges={"points": (-20, 10)})
    flat = np.array([[3, 0, -5, 1], [1, 2, 90, -32768]], np.int16)
    plain, wide = sight.normalised(flat), sight.normalised(flat, one_hot=True)
    assert plain.dtype == wide.dtype == np.float32
    assert plain[0].tolist() == pytest.approx([1, 0, -0.25, 1 / 32768]) and plain[1, 2:].tolist() == [1, -1]
    assert wide[0].tolist() == pytest.approx([-0.25, 1 / 32768, 0, 0, 1, 0, 0, 0])
    assert wide[1].tolist() == [1, -1, 1, 0, 0, 0, 1, 0]


def test_a_sight_that_speaks_of_a_field_that_it_lacks_is_refused() -> None:
    @record
    class Lone:
        here: i2

    for how in ({"names": {"there": 2}}, {"meanings": {"there": "no"}}, {"ranges": {"there": (0, 1)}}):
        with pytest.raises(ValueError, match=r"fields that it does not have: \['there'\]"):
            ObservationSpec(Lone, lambda s, seat, seen: None, **how)


@pytest.mark.parametrize("name", game_names())
def test_all_rulesets_have_the_same_actions(name: str) -> None:
    """What the table of the document says of a game's first ruleset."""
    game = find_game(name)
    sizes = {ActionSpace(game.playing(game.options(ruleset))).size for ruleset in game.rulesets}
    assert sizes == {ActionSpace(game).size}


def test_carcosas_distances_are_those_of_the_board() -> None:
    from tapete.games.carcosa.rules.board import distance
    for session in moments("carcosa", seed=9, every=40):
        seen = seen_in("carcosa", session.blinded(0), 0)
        for place, sight in enumerate(seen.places):
            assert sight.far == distance(session.state, place, 1 << session.state.souls[0].place)
            assert sight.to_threshold == distance(session.state, place, 1 << session.state.options.end.threshold)


def test_a_sight_of_several_widths_is_refused() -> None:
    @record
    class Mixed:
        small: i2
        large: i4

    with pytest.raises(ValueError, match="one width"):
        ObservationSpec(Mixed, lambda s, seat, seen: None)
