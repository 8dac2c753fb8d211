"""Terms about cents."""
from ..kinds import Fact
from ..ops import Do
from ..template import Term

MONEY = (
    Term("gain", "upto", "{who?} gain|gains {upto?} {n}c", "who", "n"),
    Term("lose", Do.LOSE, "{who?} lose|loses {n}c", "who", "n", whole=True),
    Term("pay", "coin", "{who?} pay|pays {down?} {n} {coin}", "who", "n", gives=Fact.DONE),
    Term("steal", Do.STEAL, "steal {n}c from {whom}", "whom", "n", apart=("whom",)),
)
