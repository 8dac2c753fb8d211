"""Terms about turns, attacks, purchases, the stack, and effects until the end of the turn."""
from ..kinds import Fact, Sort
from ..ops import Do
from ..template import Term

TURN = (
    Term("further", "further", "{who?} may {further} {more} loot|time|times", "who", "more"),
    Term("attack", "force", "{who?} {force} attack {where?} {n} more time|times", "who", "n", "where"),
    Term("oblige", Do.OBLIGE, "{who?} must attack {where?} {n} time|times", "who", "n", "where"),
    Term("must-attack-it", Do.MUST_ATTACK_IT, "the active player must attack {obj}", "obj",
         obj=Sort.MONSTER | Sort.ARENA),
    Term("end-turn", Do.END_TURN, "end the turn"),
    Term("cancel", Do.CANCEL, "cancel {obj}", "obj", gives=Fact.DONE, obj=Sort.ABILITY | Sort.LOOT | Sort.ATTACK),
    Term("cancel-all", Do.CANCEL_ALL, "cancel everything unresolved"),
    Term("extra-turn", Do.EXTRA_TURN, "take an extra turn after this one"),
    Term("skip-turn", Do.SKIP_TURN, "{who?} skip|skips the next turn", "who"),
    Term("boost", Do.BOOST, "{who?} have|has {sign}{n} {stat} this turn", "who", "stat", "n", "sign"),
    Term("state", Do.BOOST, "{who?} have|has {state} this turn", "who", "state", 1, 1, by="state"),
    Term("join", Do.JOIN, "{who} joins the attack", "who", needs=Fact.ATTACK),
    Term("double-rewards", Do.DOUBLE_REWARDS, "its rewards are doubled", needs=Fact.REWARDS),
)
