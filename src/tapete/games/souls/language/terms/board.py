"""Terms about slots and what lies in them."""
from ..kinds import LYING, Fact, Sort
from ..ops import Do
from ..template import Term

BOARD = (
    Term("monster-slots", Do.MONSTER_SLOTS, "{n} more monster slot|slots", "n", most=8, fixed=True),
    Term("shop-slots", Do.SHOP_SLOTS, "{n} more shop slot|slots", "n", most=8, fixed=True),
    Term("discard-thing", Do.DISCARD_THING, "discard {obj}", "obj", obj=LYING, gives=Fact.DONE),
    Term("under-deck", Do.UNDER_DECK, "put {obj} under its deck", "obj", obj=Sort.MONSTER | Sort.SHOP, gives=Fact.DONE),
    Term("top-on-monster", Do.TOP_ON_MONSTER, "lay the top monster on {obj}", "obj", obj=Sort.MONSTER, gives=Fact.DONE),
)
