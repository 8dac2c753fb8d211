"""Terms about souls."""
from ..kinds import Home
from ..ops import Do
from ..template import Term

SOULS = (
    Term("become-soul", Do.BECOME_SOUL, "{who?} gain|gains this as a soul", "who", of=Home.ITEM | Home.LOOT),
)
