"""Rules that were mended because readers of whole games questioned them. The version before keeps its own."""
from dataclasses import replace
from pathlib import Path

import pytest

from tapete.games import find_game, speech_of
from tapete.games.bethlem.vocabulary import Told as Bethlem
from tapete.games.carcosa.vocabulary import Told as Carcosa
from tapete.games.souls.vocabulary import Told as Souls
from tapete.kernel.log import EVERYBODY
from tapete.referee.scenario import load, set_up_table
from tapete.referee.session import Session, SessionEvent
from tapete.referee.transcript import read_die

CURSE = "bethlem/propias/voodoo/curse_many_struck.yaml"
FACES = "carcosa/events/faces_taken_away.yaml"
DEAD = "souls/death/dead_is_silent.yaml"
FLIES = "souls/cards/monsters/ring_of_flies.yaml"
DOUBLED = "souls/cards/bosses/mom.yaml"
NUMB = "souls/damage/numb.yaml"
FINGER = "souls/cards/treasure/finger.yaml"


def played(path: str, version: int | None = None) -> tuple[Session, list[SessionEvent]]:
    """A scenario played by the rules of a version, and what it has told."""
    scenario, _ = load(Path("scenarios") / path)
    game = find_game(scenario.game)
    ruleset = game.ruleset(scenario.ruleset)
    ruleset = replace(ruleset, version=ruleset.version if version is None else version)
    session = set_up_table(game, ruleset, scenario, lambda error, *keys: error)
    dice = [read_die(die)[1] for die in scenario.dice]
    session.dice = lambda sides: dice.pop(0)
    told: list[SessionEvent] = []
    for line in scenario.when:
        seat, choice = line.split(": ", 1)
        told += session.play(choice, int(seat))
    return session, told


@pytest.mark.parametrize(("version", "dies"), [(11, False), (12, True)])
def test_mutineers_who_do_not_agree_on_the_curse_undo_only_their_own_attack(version: int, dies: bool) -> None:
    session, told = played(CURSE, version)
    mistress = session.state.pieces[session.state.at[8]]
    assert bool(mistress.doom) is dies
    assert [event.a for event in told if event.what == Bethlem.NO_CONSENSUS] == [int(dies)]


@pytest.mark.parametrize(("version", "reveals"), [(4, 1), (5, 0)])
def test_a_soul_called_away_before_it_enters_reveals_nothing_there(version: int, reveals: int) -> None:
    session, told = played(FACES, version)
    assert session.state.tue_tue == reveals
    assert sum(event.what == Carcosa.GONE_AGAIN for event in told) == 1 - reveals


@pytest.mark.parametrize(("version", "heals"), [(8, True), (9, False)])
def test_a_dead_monster_on_the_stack_sets_nothing_off(version: int, heals: bool) -> None:
    session, _ = played(DEAD, version)
    assert session.state.players[0].hurt == 1 - heals


def test_the_two_players_of_a_theft_alone_are_told_which_loot_it_was() -> None:
    _, told = played(FLIES)
    assert [event.seats for event in told if event.what == Souls.LOOT_PASSED] == [0b11]
    assert all(event.seats == EVERYBODY for event in told if event.what == Souls.STOLE_LOOT)


def test_a_blow_that_the_roll_doubles_is_said_to_be_doubled() -> None:
    _, told = played(DOUBLED)
    assert [(event.b, event.c) for event in told if event.what == Souls.BLOW] == [(4, 2)]


@pytest.mark.parametrize(("version", "times"), [(9, 2), (10, 1)])
def test_whoever_has_no_life_takes_damage_only_once_more(version: int, times: int) -> None:
    _, told = played(NUMB, version)
    assert sum(event.what == Souls.DAMAGED for event in told) == times


def told_in_spanish(path: str, version: int | None = None) -> list[str]:
    session, told = played(path, version)
    wording = session.game.wording
    return [wording.sentence(speech_of(session.game.name, "es"), wording.happening(each.what, each.a, each.b, each.c),
                             ["Ana", "Blas", "Cora"]) for each in told]


def test_the_player_of_an_event_has_a_name_in_what_it_sets_off() -> None:
    said = told_in_spanish(NUMB)
    assert "Se desencadena «Horf Psíquico Maldito», cuando Ana activa un objeto." in said
    assert "Se resuelve «Horf Psíquico Maldito». Ana recibe 1 de daño." in said
    assert "Se resuelve «Horf Psíquico Maldito». Ese jugador recibe 1 de daño." in told_in_spanish(NUMB, 9)


def test_several_targets_are_told_in_their_order() -> None:
    said = told_in_spanish(FINGER)
    at = said.index("Se resuelve «¡Dedo!», de Blas. Si Blas quiere, intercambia el primero con el segundo.")
    assert said[at + 1:at + 3] == ["El primero es «Riñonera».", "El segundo es «Bebé Seco»."]
