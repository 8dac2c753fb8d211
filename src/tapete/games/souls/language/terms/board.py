"""Terms about slots and what lies in them."""
from ..ops import Do
from ..template import Term

BOARD = (
    Term("monster-slots", Do.MONSTER_SLOTS, "{n} more monster slot|slots", "n"),
    Term("shop-slots", Do.SHOP_SLOTS, "{n} more shop slot|slots", "n"),
    Term("discard-thing", Do.DISCARD_THING, "discard {obj}", "obj"),
    Term("under-deck", Do.UNDER_DECK, "put {obj} under its deck", "obj"),
    Term("top-on-monster", Do.TOP_ON_MONSTER, "lay the top monster on {obj}", "obj"),
)
