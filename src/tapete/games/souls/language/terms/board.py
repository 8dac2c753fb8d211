"""Terms about slots and the cards in them."""
from ..kinds import LYING, Fact, Sort
from ..ops import Do
from ..template import Term

BOARD = (
    Term("slots", "slots", "{n} more {slots}", "n", most=8, fixed=True),
    Term("discard-thing", Do.DISCARD_THING, "discard {obj}", "obj", obj=LYING, gives=Fact.DONE),
    Term("top-on-monster", Do.TOP_ON_MONSTER, "lay the top monster on {obj}", "obj", obj=Sort.MONSTER, gives=Fact.DONE),
)
