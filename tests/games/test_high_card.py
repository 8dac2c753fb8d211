"""A game of another package: found by its entry point, played by hand and by thousands.

`tapete new` copies it, with its own tests, the conformance kit among them.
"""
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from high_card.model import Menu, Summary
from high_card.rules import act, greedy, legal, setup, step, value

from tapete.agents import parse_agent
from tapete.agents.mcts import Searcher
from tapete.errors import InputError
from tapete.files.home import home_of
from tapete.games import find_game, game_names
from tapete.kernel.dice import plain_rng
from tapete.kernel.playout import settle
from tapete.lab.simulate import make_study, run_study
from tapete.ledger import ledger
from tapete.referee.session import Session

GAME = find_game("high_card")


def table(hands: list[int], prize: int, laid: tuple[int, ...] = ()) -> Any:
    """Two seats with one card each; the first of `laid` is on the table already."""
    s = GAME.blank(GAME.options(GAME.ruleset()), [None, None])
    s.dice.seed = 1
    setup(s)
    settle(s, step)
    s.prize, s.round_no = prize, s.options.hand - 1
    for p, rank in enumerate(hands):
        s.players[p].hand = 1 << rank
    for rank in laid:
        act(s, 1 << 16 | rank << 8)
    return s


def test_the_higher_card_takes_the_prize_and_the_game() -> None:
    s = table([7, 9], prize=4, laid=(7, 9))
    settle(s, step)
    assert ([player.points for player in s.players[:2]], s.outcome) == ([0, 4], 1)
    assert (value(s, 0), value(s, 1)) == (0, 1)


def test_equal_points_share_a_victory() -> None:
    s = table([7, 9], prize=4, laid=(7, 9))
    s.players[0].points = 4
    settle(s, step)
    assert (value(s, 0), value(s, 1)) == (0.5, 0.5)
    rows = Summary.array(2)
    rows["points"][:, :2] = [[4, 4], [1, 9]]
    assert GAME.results.returns(rows, 2).tolist() == [[0.5, 0.5], [0, 1]]


@pytest.mark.parametrize(("prize", "card"), [(2, 3), (5, 20)])
def test_greedy_lays_its_highest_card_for_a_large_prize(prize: int, card: int) -> None:
    menu, s = Menu.plain(), table([9, 3], prize, laid=(9,))
    s.players[1].hand = 1 << 3 | 1 << 12 | 1 << 20
    legal(s, menu)
    assert greedy(s, menu, plain_rng(0)) >> 8 & 255 == card


def test_a_game_of_another_package_is_found_also_by_workers() -> None:
    assert game_names() == ["carcosa", "gloom", "bethlem", "souls", "high_card"]
    options = GAME.options(GAME.ruleset())
    study = make_study(GAME, GAME.ruleset(), options, [None] * 3, ["greedy", "random", "random"], 1, 600)
    rows = run_study(study, workers=2)
    assert np.array_equal(rows, run_study(study))
    mean = GAME.results.returns(rows, 3).mean(axis=0)
    assert mean.sum() == pytest.approx(1)
    assert mean[0] > 0.4 > max(mean[1:])


def test_a_search_wins_more_than_rules_of_thumb() -> None:
    options = GAME.options(GAME.ruleset())
    for seat, agents in enumerate((["mcts:iterations=200,horizon=0", "greedy"],
                                   ["greedy", "mcts:iterations=200,horizon=0"])):
        study = make_study(GAME, GAME.ruleset(), options, [None] * 2, agents, 1, 1000)
        assert GAME.results.returns(run_study(study), 2).mean(axis=0)[seat] > 0.53      # 0.57 and 0.61


@pytest.mark.parametrize(("entry", "said"), [
    ("chess = no_such_module:GAME", "the game chess cannot be loaded"),
    ("chess = high_card.game:GAME", "expected a tapete.gamedef.game.Game named chess"),
    ("carcosa = high_card.game:GAME", "there is another game named carcosa")])
def test_a_package_whose_game_does_not_load_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str,
                                                     said: str) -> None:
    from tapete import games
    folder = tmp_path / "bad_package-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-package\nVersion: 1.0\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text(f"[tapete.games]\n{entry}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    games._installed.cache_clear()
    try:
        with pytest.raises(InputError, match=f"bad-package.*{said}"):
            find_game("chess")
    finally:
        games._installed.cache_clear()


def test_a_search_plays_for_its_own_seat() -> None:
    """A searching seat gets far more than half of the points against a random seat, in either place."""
    for agent in ("mcts:iterations=100,rollout=random,horizon=0", "mcts:iterations=100,observers=multi,reuse=0.5"):
        for agents in ([agent, "random"], ["random", agent]):
            rows = run_study(make_study(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 2, agents, 1, 300))
            assert GAME.results.returns(rows, 2).mean(axis=0)[agents.index(agent)] > 0.55, agents


@pytest.mark.parametrize(("prize", "lays"), [(6, 22), (1, 1)])
def test_a_search_spends_its_best_card_where_it_pays(prize: int, lays: int) -> None:
    """Two cards left, 22 and 1: the last card takes a prize of 3.5 points on average."""
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), {"hand": 2}), [None] * 2, 4)
    state = session.state
    seat, other = session.to_move, 1 - session.to_move
    state.prize = prize
    state.players[seat].hand, state.players[other].hand = 1 << 22 | 1 << 1, 1 << 10 | 1 << 11
    opinions = Searcher(GAME, parse_agent("mcts:iterations=400,rollout=random,horizon=0"), 2, 1).think(
        session.blinded(seat), session.legal())
    assert GAME.grammar.text(opinions[0].action) == f"play {lays}"


def test_two_searches_that_see_the_same_think_the_same() -> None:
    """Where every choice is open, a tree for each seat tells nothing apart that one tree does not."""
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 3, 4)
    thought = [Searcher(GAME, parse_agent(f"mcts:iterations=300,horizon=0,observers={observers}"), 3, 1).think(
        session.blinded(session.to_move), session.legal()) for observers in ("single", "multi")]
    assert thought[0] == thought[1]


def test_a_game_without_roles_deals_none() -> None:
    with pytest.raises(InputError, match="seat 1: 'WIZARD' is no role; high_card has none"):
        GAME.blank(GAME.options(GAME.ruleset()), [None, "WIZARD"])


def test_of_a_source_with_one_section_no_rule_need_say_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = (home_of(GAME) / "ledger" / "high_card.toml").read_text(encoding="utf-8")
    monkeypatch.setattr(ledger, "ledger_folder", lambda game: tmp_path)
    file = tmp_path / "high_card.toml"
    file.write_text(written, encoding="utf-8")
    assert {tuple(rule.sections) for rule in ledger.read_raw("high_card").rule} == {("rules",)}
    file.write_text(written.replace('sections = ["rules"]', 'sections = ["rules", "more"]'), encoding="utf-8")
    with pytest.raises(InputError, match=r"high_card\.setup\.deal: expected the sections that it comes from"):
        ledger.read_raw("high_card")
