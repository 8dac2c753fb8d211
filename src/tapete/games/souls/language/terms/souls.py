"""Terms about souls."""
from ..kinds import Home, Sort
from ..ops import Do
from ..template import Term

SOULS = (
    Term("become-soul", Do.BECOME_SOUL, "{who?} gain|gains this as a soul", "who", of=Home.ITEM | Home.LOOT),
    Term("destroy-soul", Do.DESTROY_SOUL, "{who?} destroy|destroys a soul", "who"),
    Term("steal-soul", Do.STEAL_SOUL, "steal the soul {obj}", "obj", obj=Sort.SOUL),
    Term("give-soul", Do.GIVE_SOUL, "{who} gives {whom} a soul", "who", "whom", apart=("who", "whom")),
)
