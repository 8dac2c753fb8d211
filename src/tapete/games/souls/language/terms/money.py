"""Terms about cents."""
from ..ops import Do
from ..template import Term

MONEY = (
    Term("gain", Do.GAIN, "{who?} gain|gains {n}c", "who", "n"),
    Term("like", "like", "gain up to as many {like} as {whom}", "whom", apart=("whom",)),
    Term("lose", Do.LOSE, "{who?} lose|loses {n}c", "who", "n"),
    Term("lose-all", Do.LOSE_ALL, "{who?} lose|loses all cents", "who"),
    Term("steal", Do.STEAL, "steal {n}c from {whom}", "whom", "n", apart=("whom",)),
)
