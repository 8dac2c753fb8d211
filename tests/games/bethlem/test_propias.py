"""Bethlem with custom cards: menus reveal nothing, configurations are checked, and the bounds hold."""
import random
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tapete.agents.seat import SeatedAgent
from tapete.errors import InputError
from tapete.games import find_game, speech_of
from tapete.games.bethlem.calls import CHARACTER
from tapete.games.bethlem.custom.names import Role
from tapete.games.bethlem.custom.rules.harm import note_own_death
from tapete.games.bethlem.custom.rules.jumper import begin_jumper, fill_deck, hand_size
from tapete.games.bethlem.names import ROW
from tapete.games.bethlem.rules.cards import holder
from tapete.games.bethlem.vocabulary import Told
from tapete.kernel.agenda import top_frame
from tapete.kernel.dice import next_below, plain_rng
from tapete.kernel.playout import settle
from tapete.referee.session import Session

GAME = find_game("bethlem")
RULESET = GAME.ruleset("propias-1")


def begin(players: int, seed: int) -> Any:
    state = GAME.blank(GAME.options(RULESET), [None] * players)
    state.dice.seed = seed
    GAME.rules.setup(state)
    settle(state, GAME.rules.step)
    return state


@pytest.mark.parametrize("players", [4, 6, 8])
def test_whoever_is_asked_is_offered_the_same_by_what_they_know(players: int) -> None:
    """The menu of the true state is that of the asked seat's blinded one, at every choice of a random game."""
    for seed in range(2):
        state, chance = begin(players, seed), random.Random(seed)
        menu, seen = GAME.Menu.plain(), GAME.Menu.plain()
        while not state.outcome:
            GAME.rules.legal(state, menu)
            eyes = GAME.State.copy(state)
            GAME.rules.blind(eyes, GAME.rules.chooser(state))
            assert top_frame(eyes) == top_frame(state)
            GAME.rules.legal(eyes, seen)
            assert seen.actions[:seen.n] == menu.actions[:menu.n]
            GAME.rules.act(state, menu.actions[chance.randrange(menu.n)])
            settle(state, GAME.rules.step)
            assert GAME.rules.broken(state) == 0


def test_the_characters_drawn_are_called_and_no_others() -> None:
    for seed in range(3):
        session = Session(GAME, RULESET, GAME.options(RULESET), [None] * 7, seed)
        drawn = {session.state.pieces[o].card for o in range(28)}
        agents, told, number = [SeatedAgent("random", seat, seed) for seat in range(7)], session.news(), 0
        while not session.over and session.state.round_no < 3:
            told += session.play(agents[session.to_move].choose(session, number))
            number += 1
        called = {CHARACTER[each.a] for each in told if each.what == Told.CALL} - {0}
        assert called == {card for card in drawn if card in CHARACTER}


def test_two_birds_do_not_fall_in_a_lynching_that_revives() -> None:
    """A tie among players who are out condemned nobody, and the rule looked for the condemned without end."""
    state, menu, chance = begin(7, 7767), GAME.Menu.plain(), plain_rng(7767 ^ 0x2545F4914F6CDD1D)
    GAME.rules.legal(state, menu)
    while menu.n:
        GAME.rules.act(state, menu.actions[next_below(chance, menu.n)])
        settle(state, GAME.rules.step)
        GAME.rules.legal(state, menu)
    assert state.outcome and not state.fault


def test_a_terminal_shows_ones_objective_and_the_tokens_on_the_table() -> None:
    state = begin(7, 3)
    GAME.scenarios.edit(state, "custom.tokens.1.2.broccoli", 2)
    eyes = GAME.State.copy(state)
    GAME.rules.blind(eyes, 2)
    console = Console(width=200, record=True, file=StringIO())
    console.print(GAME.presentation.board(speech_of("bethlem", "en"), eyes, [f"P{seat}" for seat in range(7)], 200))
    shown = console.export_text()
    assert "♣2" in shown and "Objective of P2" in shown and "Objective of P3" not in shown


def test_others_objectives_are_hidden_and_drawn_anew_within_what_is_known() -> None:
    state = begin(7, 3)
    eyes = GAME.State.copy(state)
    GAME.rules.blind(eyes, 2)
    view = GAME.view(eyes).model_dump()["custom"]["seats"]
    assert [seat["goal"] is not None for seat in view] == [False, False, True, False, False, False, False]
    goals = set()
    for seed in range(20):
        world = GAME.State.copy(eyes)
        GAME.rules.redeal(world, plain_rng(seed), GAME.Menu.plain())
        assert world.own.goals[2] == state.own.goals[2]
        assert sorted(world.own.goals) == sorted(state.own.goals)
        goals.add(tuple(world.own.goals))
    assert len(goals) > 10


@pytest.mark.parametrize(("config", "said"), [
    ({"own_cards": {"characters": ["OTAKU", "VUDU", "MEDICO", "DANIEL"]}}, "'DANIEL' cannot stand here"),
    ({"own_cards": {"characters": ["OTAKU", "VUDU", "MEDICO", "OTAKU"]}}, "each of them once at most"),
    ({"own_cards": {"objectives": {4: ["INTERNO_1", "INTERNO_2", "INTERNO_3", "TRAIDOR"]}}}, "expected a mutineer"),
    ({"own_cards": {"occurrences": ["ANARQUISTA"]}}, "'ANARQUISTA' cannot stand here"),
])
def test_a_configuration_that_makes_no_game_is_refused(config: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        GAME.options(RULESET, config)


def test_an_event_of_ones_own_is_refused_where_there_are_no_cards_of_ones_own() -> None:
    base = GAME.ruleset("base-1")
    with pytest.raises(InputError, match="PANDORA: played only with cards of one's own"):
        GAME.options(base, {"events": ["BARBERO", "PANDORA"]})


def test_two_and_three_cannot_play_with_cards_of_their_own() -> None:
    with pytest.raises(InputError, match="3 players cannot play"):
        GAME.blank(GAME.options(RULESET), [None] * 3)


def test_the_configuration_that_the_documents_show_plays(tmp_path: Path) -> None:
    """With five, for whom it has characters; more are refused with the reason."""
    text = Path("docs/bethlem.md").read_text(encoding="utf-8")
    config = tmp_path / "mine.yaml"
    shown = next(part for part in text.split("```yaml\n") if part.startswith("own_cards"))
    config.write_text(shown.split("```")[0], encoding="utf-8")
    options = GAME.options(RULESET, config)
    assert list(GAME.counts(options)) == [4, 5]
    session = Session(GAME, RULESET, options, [None] * 5, 1)
    chance = random.Random(1)
    while not session.over:
        session.play(chance.choice(session.legal()))
    with pytest.raises(InputError, match="7 players: expected as many characters, got 5"):
        GAME.blank(options, [None] * 7)


@pytest.mark.parametrize("version, drawn", [(10, 3), (9, 2)])
def test_a_sheriff_draws_a_card_of_bang_for_each_card_lost_and_each_outlaw_ended(version: int, drawn: int) -> None:
    state, jumper, outlaw = begin(7, 3), 4, 2
    GAME.configuration.set_version(state, version)
    state.own.world, state.own.sheriff, state.own.character = 1, jumper + 1, 1
    fill_deck(state, jumper)
    state.own.roles[outlaw] = Role.OUTLAW
    mine = [piece for piece in range(ROW * state.n_rows) if holder(state, piece) == jumper]
    its = [piece for piece in range(ROW * state.n_rows) if holder(state, piece) == outlaw]
    for piece in (mine[0], *its):
        state.pieces[piece].dead = 1
    state.pieces[its[-1]].killers = 1 << jumper
    note_own_death(state, mine[0], 0)
    note_own_death(state, its[-1], 0)
    begin_jumper(state, jumper)
    assert hand_size(state) == drawn
    begin_jumper(state, jumper)
    assert hand_size(state) == 3
