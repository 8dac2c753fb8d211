"""A record's bytes without numpy equal those made with numpy."""
import random
import struct

import numpy as np
import pytest

from tapete.games import NAMES, find_game
from tapete.kernel.record import i1, i2, i8, record, u1, u4
from tapete.referee.session import Session


@pytest.mark.parametrize("name", NAMES)
def test_bytes_are_those_of_numpy(name: str) -> None:
    game = find_game(name)
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), [None] * game.fewest, seed=5)
    rng = random.Random(5)
    for _ in range(40):
        packed = game.State.pack(session.state).tobytes()
        assert game.State.to_bytes(session.state) == packed
        again = game.State.from_bytes(packed)
        assert again == session.state and type(again) is type(session.state)
        session.play(rng.choice(list(session.legal())), session.to_move)


def test_padding_lies_where_numpy_puts_it() -> None:
    @record
    class Inner:
        a: i1
        b: i8
        c: u1

    @record
    class Outer:
        a: u1
        b: Inner[2, 3]
        c: i2[3]
        d: u4

    assert Outer.packing.size == Outer.dtype.itemsize and Outer.packing.alignment == Outer.dtype.alignment
    plain = Outer.plain()
    plain.b[1][2].b, plain.c[1], plain.d = -7, -300, 2**32 - 1
    assert Outer.to_bytes(plain) == Outer.pack(plain).tobytes()
    assert Outer.from_bytes(Outer.to_bytes(plain)) == plain
    assert Outer.unpack(np.frombuffer(Outer.to_bytes(plain), Outer.dtype)) == plain


def test_what_does_not_fit_is_refused() -> None:
    @record
    class Small:
        a: i1

    plain = Small.plain()
    plain.a = 128
    with pytest.raises(struct.error):
        Small.to_bytes(plain)
    with pytest.raises(struct.error):
        Small.from_bytes(b"12")
