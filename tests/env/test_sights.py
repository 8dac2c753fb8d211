"""The sights of our games say what the views say that people read."""
from itertools import islice
from typing import Any

import pytest

from tapete.games import find_game
from tapete.games.bethlem import learner as of_bethlem
from tapete.games.bethlem import names as bethlem
from tapete.games.bethlem.vocabulary import Ask
from tapete.games.gloom import learner as of_gloom
from tapete.games.gloom.vocabulary import Op
from tapete.games.souls.language.library import NUMBERS
from tapete.kernel.agenda import frame_op, schedule, top_frame

from .test_observation import moments, seen_in


def looks(name: str, seed: int, every: int, most: int = 1000) -> Any:
    """At moments of random games, every seat with the plain blinded state, its view, and its observation."""
    game = find_game(name)
    for session in islice(moments(name, seed, every), most):
        for seat in range(session.state.n_seats):
            blinded = session.blinded(seat)
            yield seat, blinded, game.view(blinded), seen_in(name, blinded, seat)


def test_gloom_shows_every_card_where_the_view_has_it() -> None:
    game: Any = find_game("gloom")
    number = {card: i for i, card in enumerate(game.book.ids) if card}
    known = 0
    for seat, state, view, seen in looks("gloom", 4, 17):
        where = [card.where for card in seen.cards]
        for k, sight in enumerate(seen.seats[:state.n_seats]):
            shown = view.seats[(seat + k) % state.n_seats]
            in_hand = sorted(number[card] for card in shown.hand if card)
            assert [i + 1 for i, at in enumerate(where) if at == of_gloom.IN_HAND + k] == in_hand
            assert (sight.hand, sight.known, sight.worth, sight.limit) == (shown.count, len(in_hand), shown.worth,
                                                                           shown.limit)
            known += k > 0 and sight.known > 0
        for ch, shown in enumerate(view.characters.values()):
            pile = [number[card] for card in shown.pile]
            on = sorted((card.above, i + 1) for i, card in enumerate(seen.cards) if card.where == of_gloom.ON + ch)
            assert [card for _, card in reversed(on)] == pile and seen.characters[ch].pile == len(pile)
            assert seen.characters[ch].owner == (0 if shown.seat is None else (shown.seat - seat) % state.n_seats + 1)
            assert seen.characters[ch].worth == shown.worth
        assert sum(at == of_gloom.DISCARDED for at in where) == len(view.discards) == seen.table.discards
        assert seen.table.unseen == sum(at == of_gloom.UNSEEN for at in where)
    assert known


def test_gloom_hides_who_may_cancel_a_card() -> None:
    asked = []
    for session in islice(moments("gloom", 6, 1), 80):
        if frame_op(top_frame(session.state)) == Op.RESPOND:
            for seat in range(session.state.n_seats):
                seen = seen_in("gloom", session.blinded(seat), seat)
                choosers = [sight.to_choose for sight in seen.seats]
                assert choosers == [int(session.to_move == seat), 0, 0, 0, 0]
                asked.append(choosers[0])
    assert 0 in asked and 1 in asked


def test_bethlem_shows_what_the_view_shows_of_seats_and_rows() -> None:
    for seat, _, view, seen in looks("bethlem", 4, 90):
        for row, shown in enumerate(view.rows):
            for i, card in enumerate(shown.cards):
                sight = seen.places[bethlem.ROW * row + i]
                named = of_bethlem.COVERED if card.card is None else bethlem.Card[card.card]
                assert (sight.seat, sight.card, sight.main) == (shown.seat + 1, named, card.main)
                assert (sight.dead, sight.shown) == (card.dead, card.shown)
                assert bethlem.PLACE_NAMES[sight.dealt - 1] == card.dealt
        for other, shown in enumerate(view.seats):
            sight = seen.seats[other]
            trait = of_bethlem.COVERED if shown.trait is None else bethlem.Card[shown.trait]
            assert (sight.trait, sight.hand, sight.is_me) == (trait, shown.hand, other == seat)
            assert (sight.left > 0) == shown.in_game
            assert sight.vote == (0 if shown.vote is None else shown.vote + 1)
        for card, rows in view.own.may.items():
            assert [row for row, may in enumerate(seen.cards[bethlem.Card[card]].may) if may] == rows


def night_of_bethlem() -> Any:
    """A night of seven players in which seat 0 sleeps, after the state has been settled."""
    for session in moments("bethlem", 3, 1):
        state = session.state
        if state.phase == bethlem.Phase.NIGHT and state.awake and not state.awake & 1:
            return session
    raise AssertionError("no such night")


def both_ways(state: Any, seat: int) -> Any:
    """The observation of the true state, which must be that of the blinded one."""
    game = find_game("bethlem")
    blinded = game.State.copy(state)
    game.rules.blind(blinded, seat)
    seen = seen_in("bethlem", state, seat)
    assert seen == seen_in("bethlem", blinded, seat)
    return seen


def test_bethlem_shows_a_card_that_lives_again_only_in_the_morning() -> None:
    state = night_of_bethlem().state
    state.pieces[5].dead, state.back = 0, 1 << 5
    assert both_ways(state, 0).places[state.place_of[5]].dead
    state.back = 0
    assert not both_ways(state, 0).places[state.place_of[5]].dead


def test_bethlem_lets_a_pact_that_has_failed_bind_whoever_does_not_know() -> None:
    state = night_of_bethlem().state
    state.pact[:], state.pact_seen, state.unbound, state.unbound_seen, state.hate = [1, 3], 0b101, 1, 0, 0
    assert both_ways(state, 0).table.own_side == both_ways(state, 2).table.own_side == bethlem.Side.PACT
    assert both_ways(state, 1).table.pact == [0, 0]
    state.unbound_seen = 1
    assert both_ways(state, 0).table.own_side != bethlem.Side.PACT
    assert both_ways(state, 2).table.own_side == bethlem.Side.PACT


def test_bethlem_shows_whom_to_pose_as_and_not_by_which_card() -> None:
    state = night_of_bethlem().state
    piece = state.at[bethlem.ROW * 3 + 2]
    schedule(state, bethlem.Op.ASK, 0, Ask.POSE, piece)
    state.awake |= 1
    seen = both_ways(state, 0)
    assert (seen.table.asked, seen.table.asked_detail, seen.seats[0].to_choose) == (Ask.POSE, state.owner[3], 1)
    assert both_ways(state, 1).table.asked == 0


def test_four_souls_counts_the_cards_that_the_view_names() -> None:
    for seat, state, view, seen in looks("souls", 4, 60, most=7):
        for k, sight in enumerate(seen.seats[:state.n_seats]):
            shown = view.players[(seat + k) % state.n_seats]
            assert (sight.cents, sight.life, sight.attack, sight.souls) == (shown.cents, shown.life, shown.attack,
                                                                            shown.soul_count)
            assert (sight.hand, sight.known) == (len(shown.hand), sum(card is not None for card in shown.hand))
            items = [card for card, kind in enumerate(seen.cards) for _ in range(kind.items[k])]
            assert items == sorted(NUMBERS[item.card] for item in shown.items)
        mine = [card for card, kind in enumerate(seen.cards) for _ in range(kind.hand)]
        assert mine == sorted(NUMBERS[card] for card in view.players[seat].hand if card)
        for slot, monster in enumerate(view.monsters):
            sight = seen.monsters[slot]
            assert sight.here == (monster is not None)
            if monster:
                assert (sight.card, sight.life, sight.evasion) == (NUMBERS[monster.card], monster.life, monster.evasion)
        covered = sum(kind.unseen for kind in seen.cards)
        assert covered == sum(deck.top.count(None) + deck.count - len(deck.top) for deck in view.decks.values()) + sum(
            player.hand.count(None) for player in view.players)


@pytest.mark.parametrize("name", ["gloom", "bethlem", "souls"])
def test_a_spectator_has_an_observation_without_a_seat_of_its_own(name: str) -> None:
    game = find_game(name)
    session = next(iter(moments(name, 2, 1)))
    seen = seen_in(name, session.blinded(game.spectator), game.spectator)
    assert seen_in(name, session.state, game.spectator) == seen
    assert not any(getattr(sight, "is_me", 0) for sight in seen.seats)
