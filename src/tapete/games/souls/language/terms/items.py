"""Terms about items."""
from ..kinds import CHARGED, COUNTING, Fact, Home, Sort
from ..ops import Do
from ..template import Term

ITEMS = (
    Term("charge", "charge", "{charge} {obj}", "obj", obj=CHARGED, gives=Fact.DONE),
    Term("recharge-all", Do.RECHARGE_ALL, "{who?} recharge|recharges all items", "who"),
    Term("destroy", Do.DESTROY, "destroy {obj}", "obj", obj=Sort.ITEM | Sort.SOUL | Sort.CURSE, gives=Fact.DONE),
    Term("destroy-own", "own", "{who?} destroy|destroys {own}", "who"),
    Term("steal-item", Do.STEAL_ITEM, "{who?} steal|steals {obj}", "obj", "who", obj=Sort.ITEM | Sort.SHOP | Sort.SOUL,
         gives=Fact.DONE),
    Term("give-item", Do.GIVE_ITEM, "give {obj} to {whom}", "obj", "whom", obj=Sort.ITEM | Sort.SHOP, gives=Fact.DONE),
    Term("swap-items", Do.SWAP_ITEMS, "exchange {obj} with {with}", "obj", "with", apart=("obj", "with"),
         gives=Fact.DONE,
         obj=Sort.ITEM, with_=Sort.ITEM),
    Term("treasure", Do.TREASURE, "{who?} gain|gains {n} treasure", "who", "n"),
    Term("reroll-item", Do.REROLL_ITEM, "replace {obj} with a treasure", "obj", obj=Sort.ITEM, gives=Fact.DONE),
    Term("counters", Do.COUNTERS, "{put} {n} counter|counters on|off {obj}", "obj", "n", "put", by="put",
         gives=Fact.COUNTERS | Fact.DONE, obj=COUNTING),
    Term("copy", Do.COPY, "become a copy of {obj} {until?}", "obj", "until", gives=Fact.DONE, apart=("obj",),
         this=Sort.ITEM | Sort.ETERNAL, obj=Sort.ITEM),
    Term("copy-ability", Do.COPY_ABILITY, "copy a tap ability of {obj}", "obj", gives=Fact.DONE, apart=("obj",),
         this=Sort.ITEM | Sort.ETERNAL,
         obj=Sort.ITEM),
    Term("copy-loot", Do.COPY_NEXT_LOOT, "copy your next loot this turn"),
    Term("curse", Do.CURSE, "curse {whom}", "whom", of=Home.CURSE),
    Term("vote", Do.VOTE, "all players vote for an item to be destroyed"),
)
