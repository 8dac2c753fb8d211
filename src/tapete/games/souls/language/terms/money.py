"""Terms about cents."""
from ..ops import Do
from ..template import Term

MONEY = (
    Term("gain", Do.GAIN, "{who?} gain|gains {n}c", "who", "n"),
    Term("gain-like", Do.GAIN_LIKE, "gain cents up to those of {whom}", "whom", apart=("whom",)),
    Term("lose", Do.LOSE, "{who?} lose|loses {n}c", "who", "n"),
    Term("lose-all", Do.LOSE_ALL, "{who?} lose|loses all cents", "who"),
    Term("steal", Do.STEAL, "steal {n}c from {whom}", "whom", "n", apart=("whom",)),
)
