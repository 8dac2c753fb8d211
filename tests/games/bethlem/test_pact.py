"""The blood pact that Richard Dadd declines: who knows of it, and when."""
import pytest

from tapete.games.bethlem.names import NOBODY, ROW, Card, Phase
from tapete.games.bethlem.rules.cards import find_card, holder
from tapete.games.bethlem.rules.deaths import bind_death
from tapete.games.bethlem.rules.powers import do_bind, do_meet_partner
from tapete.games.bethlem.rules.sides import partner
from tapete.kernel.dice import plain_rng

from .test_secrets import GAME, session_of


@pytest.mark.parametrize("hate", [False, True])
def test_a_pacts_maker_sees_that_it_binds_nobody_when_the_two_do_not_die_together(hate: bool) -> None:
    session = session_of("base-1", 7, 3)
    state, maker = session.state, 0
    while state.phase != Phase.DAY:
        session.play(min(session.legal()))
    richard = holder(state, find_card(state, Card.RICHARD_DADD))
    chosen = [richard, next(seat for seat in range(7) if seat not in (richard, maker))]
    state.pact_seen = 0
    do_bind(state, maker, *chosen, hate)
    do_meet_partner(state, richard, False)
    assert partner(state, richard) == NOBODY
    assert [session.view(seat).own.pact for seat in (maker, *chosen)] == [chosen, [], []]
    for piece in range(ROW * state.n_rows):
        state.pieces[piece].dead = int(holder(state, piece) == richard)
    bind_death(state, richard)
    assert session.view(maker).own.pact == (chosen if hate else [])
    assert not GAME.rules.broken(state)
    rows = session.view(maker).own.may["RICHARD_DADD"]
    assert hate or set(rows) <= set(chosen)


def test_a_redealt_pact_that_failed_was_made_by_the_holder_of_its_card() -> None:
    session = session_of("base-1", 7, 3)
    state = session.state
    while state.phase != Phase.DAY:
        session.play(min(session.legal()))
    maker = holder(state, find_card(state, Card.PACTO_DE_SANGRE))
    richard = holder(state, find_card(state, Card.RICHARD_DADD))
    do_bind(state, maker, richard, (richard + 1) % 7, False)
    do_meet_partner(state, richard, False)
    seen = session.blinded(richard)
    assert (list(seen.pact), seen.pact_by, seen.unbound) == ([0, 0], 0, 1)
    GAME.rules.redeal(seen, plain_rng(5), GAME.Menu.plain())
    assert seen.pact_by == holder(seen, find_card(seen, Card.PACTO_DE_SANGRE)) + 1
