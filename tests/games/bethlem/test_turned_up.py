"""What the end of a round with custom cards draws and votes stays hidden until it is told, and then all are told it."""
from dataclasses import replace
from pathlib import Path

import pytest

from tapete.games import find_game
from tapete.games.bethlem.vocabulary import Told
from tapete.kernel.log import EVERYBODY
from tapete.referee.scenario import load, set_up_table
from tapete.referee.session import Session

BETHLEM = find_game("bethlem")
OCCURRENCES = Path("scenarios/bethlem/propias/occurrences")
VOODOO = Path("scenarios/bethlem/propias/voodoo")


def laid(path: Path, version: int) -> tuple[Session, list[str]]:
    """A scenario's table by the rules of a version, and the choices that it lists."""
    scenario, _ = load(path)
    ruleset = replace(BETHLEM.ruleset("propias-1"), version=version)
    return set_up_table(BETHLEM, ruleset, scenario, lambda error, *keys: error), list(scenario.when)


def play(session: Session, line: str) -> list[tuple[int, int]]:
    """What a choice of a scenario makes the log tell everybody: event and first argument."""
    seat, text = line.split(": ")
    return [(each.what, each.a) for each in session.play(text, int(seat)) if each.seats == EVERYBODY]


@pytest.mark.parametrize(("version", "early"), [(10, True), (11, False)])
def test_occurrences_are_drawn_after_the_medium_has_chosen(version: int, early: bool) -> None:
    session, (haunts, chooses) = laid(OCCURRENCES / "after_the_medium.yaml", version)
    assert any(session.state.own.drawn) is early
    play(session, haunts)
    assert all(session.state.own.drawn)
    assert any(told[0] == Told.OCCURS for told in play(session, chooses))


def test_all_see_the_two_occurrences_before_one_is_chosen() -> None:
    session, (haunts, _) = laid(OCCURRENCES / "after_the_medium.yaml", 11)
    turned_up = [a for what, a in play(session, haunts) if what == Told.TURNED_UP]
    assert [each + 1 for each in turned_up] == list(session.state.own.drawn)


@pytest.mark.parametrize(("version", "votes"), [(10, 0), (11, 3)])
def test_those_who_lynched_the_voodoo_mistress_vote_for_all_to_see(version: int, votes: int) -> None:
    session, choices = laid(VOODOO / "curse_lynchers.yaml", version)
    told = [each for choice in choices for each in play(session, choice)]
    cursed = told[[what for what, _ in told].index(Told.LYNCHED):]
    assert sum(what == Told.VOTED_CARD for what, _ in cursed) == votes
