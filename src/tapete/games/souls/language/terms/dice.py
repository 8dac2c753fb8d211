"""Terms about rolls on the stack."""
from ..kinds import Sort
from ..ops import Do
from ..template import Term

DICE = (
    Term("reroll", Do.REROLL, "reroll {obj}", "obj", obj=Sort.ROLL),
    Term("set-roll", Do.SET_ROLL, "make {obj} [a] {n}", "obj", "n", obj=Sort.ROLL, most=6),
    Term("add-roll", Do.ADD_ROLL, "add {n} to {obj}", "obj", "n", 1, obj=Sort.ROLL, most=6),
    Term("subtract-roll", Do.ADD_ROLL, "subtract {n} from {obj}", "obj", "n", -1, obj=Sort.ROLL, most=6),
)
