"""Terms that choose something for later terms."""
from ..kinds import Fact
from ..ops import Do
from ..template import Term
from ..words import Ref, Test

FLOW = (
    Term("choose", Do.CHOOSE, "{who?} choose|chooses {what} {lot?}", "who", "what", "what.only", "lot"),
    Term("nothing", Do.REQUIRE, "nothing", int(Test.ALWAYS), 0),
    Term("name-number", Do.NUMBER, "name a number from {n} to {m}", int(Ref.YOU), "n", "m", fixed=True, least=0,
         gives=Fact.NUMBER),
)
