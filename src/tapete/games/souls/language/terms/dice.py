"""Terms about rolls on the stack."""
from ..ops import Do
from ..template import Term

DICE = (
    Term("reroll", Do.REROLL, "reroll {obj}", "obj"),
    Term("set-roll", Do.SET_ROLL, "make {obj} a {n}", "obj", "n"),
    Term("set-roll-number", Do.SET_ROLL, "make {obj} {n}", "obj", "n"),
    Term("add-roll", Do.ADD_ROLL, "add {n} to {obj}", "obj", "n", 1),
    Term("subtract-roll", Do.ADD_ROLL, "subtract {n} from {obj}", "obj", "n", -1),
)
