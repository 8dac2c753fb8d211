"""Terms about damage, life and death."""
from ..kinds import LIVING, Fact
from ..ops import Do
from ..template import Term
from ..words import TARGETS, Prevent

DAMAGE = (
    Term("damage", Do.DAMAGE, "deal {n} damage to {whom}", "whom", "n", whom=LIVING),
    Term("take", Do.DAMAGE, "{who?} take|takes {n} damage", "who", "n", who=LIVING),
    Term("heal", Do.HEAL, "{who?} heal|heals {n}", "who", "n", who=LIVING),
    Term("kill", Do.KILL, "kill {whom}", "whom", whom=LIVING),
    Term("prevent", Do.PREVENT, "prevent {much?} the next damage to {whom}", "whom", int(Prevent.SOME), "much",
         gives=Fact.SHIELD, whom=LIVING),
    Term("next-damage", Do.PREVENT, "the next damage to {whom} is {n} {less?}", "whom", "less", "n", by="less",
         fixed=True, least=1, gives=Fact.SHIELD, whom=LIVING),
    Term("prevent-death", Do.PREVENT, "prevent the next death of {whom} {ending?}", "whom", "ending", 0,
         by="ending"),
    Term("save", Do.SAVE, "prevent that death", needs=Fact.DEATH, gives=Fact.DONE),
    Term("less-damage", Do.LESS_DAMAGE, "prevent {much?} that damage", "much", needs=Fact.DAMAGE),
    Term("split-damage", Do.SPLIT_DAMAGE, "split {n} damage among monsters and players", "n", most=TARGETS, fixed=True),
)
