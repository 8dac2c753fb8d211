"""Terms about damage, life and death."""
from ..ops import Do
from ..template import Term
from ..words import Prevent

DAMAGE = (
    Term("damage", Do.DAMAGE, "deal {n} damage to {whom}", "whom", "n"),
    Term("take", Do.DAMAGE, "{who?} take|takes {n} damage", "who", "n"),
    Term("heal", Do.HEAL, "{who?} heal|heals {n}", "who", "n"),
    Term("kill", Do.KILL, "kill {whom}", "whom"),
    Term("prevent", Do.PREVENT, "prevent the next {n} damage to {whom}", "whom", int(Prevent.SOME), "n"),
    Term("prevent-all", Do.PREVENT, "prevent the next damage to {whom}", "whom", int(Prevent.ALL), 0),
    Term("prevent-to-one", Do.PREVENT, "the next damage to {whom} is 1", "whom", int(Prevent.TO_ONE), 0),
    Term("prevent-up-to", Do.PREVENT, "the next damage to {whom} is {n} less", "whom", int(Prevent.UP_TO), "n"),
    Term("prevent-death", Do.PREVENT, "prevent the next death of {whom}", "whom", int(Prevent.DEATH), 0),
    Term("pay-life", Do.PAY_LIFE, "{who?} pay|pays {n} life", "who", "n"),
    Term("pay-life-down", Do.PAY_LIFE_DOWN, "{who?} pay|pays life down to {n}", "who", "n"),
    Term("save", Do.SAVE, "prevent that death"),
    Term("less-damage", Do.LESS_DAMAGE, "prevent {n} of that damage", "n"),
    Term("no-damage", Do.LESS_DAMAGE, "prevent that damage", -1),
    Term("split-damage", Do.SPLIT_DAMAGE, "split {n} damage among monsters and players", "n"),
)
