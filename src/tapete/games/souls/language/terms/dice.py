"""Terms about rolls on the stack."""
from ..kinds import Sort
from ..ops import Do
from ..template import Term

DICE = (
    Term("reroll", Do.REROLL, "reroll {obj}", "obj", obj=Sort.ROLL),
    Term("set-roll", Do.SET_ROLL, "make {obj} [a] {n}", "obj", "n", obj=Sort.ROLL, most=6),
    Term("change-roll", Do.ADD_ROLL, "{change} {n} to|from {obj}", "obj", "n", "change", by="change", obj=Sort.ROLL,
         most=6),
)
