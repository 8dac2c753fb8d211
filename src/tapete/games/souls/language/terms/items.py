"""Terms about items."""
from ..ops import Do
from ..template import Term
from ..words import Amount, Ref

ITEMS = (
    Term("recharge", Do.RECHARGE, "recharge {obj}", "obj"),
    Term("recharge-all", Do.RECHARGE_ALL, "{who?} recharge|recharges all items", "who"),
    Term("recharge-own-character", Do.RECHARGE_CHARACTER, "recharge your character", int(Ref.YOU)),
    Term("recharge-character", Do.RECHARGE_CHARACTER, "recharge the character of {whom}", "whom"),
    Term("deactivate-character", Do.DEACTIVATE_CHARACTER, "deactivate the character of {whom}", "whom"),
    Term("deactivate", Do.DEACTIVATE, "deactivate {obj}", "obj"),
    Term("destroy", Do.DESTROY, "destroy {obj}", "obj"),
    Term("steal-item", Do.STEAL_ITEM, "{who?} steal|steals {obj}", "obj", "who"),
    Term("give-item", Do.GIVE_ITEM, "give {obj} to {whom}", "obj", "whom"),
    Term("swap-items", Do.SWAP_ITEMS, "exchange {obj} with {with}", "obj", "with"),
    Term("treasure", Do.TREASURE, "{who?} gain|gains {n} treasure", "who", "n"),
    Term("reroll-item", Do.REROLL_ITEM, "replace {obj} with a treasure", "obj"),
    Term("counters", Do.COUNTERS, "put {n} counters on this", "n", 1),
    Term("uncount", Do.COUNTERS, "take {n} counters off this", "n", -1),
    Term("note", Do.NOTE, "keep the number on this until the next roll", int(Amount.NUMBER)),
    Term("copy-for-good", Do.COPY, "become a copy of {obj}", "obj", 0),
    Term("copy", Do.COPY, "become a copy of {obj} until end of turn", "obj", 1),
    Term("copy-ability", Do.COPY_ABILITY, "copy a tap ability of {obj}", "obj"),
    Term("copy-loot", Do.COPY_NEXT_LOOT, "copy your next loot this turn"),
    Term("curse", Do.CURSE, "curse {whom}", "whom"),
    Term("vote", Do.VOTE, "all players vote for an item to be destroyed"),
    Term("random-destroys", Do.RANDOM_DESTROYS, "a random player destroys an item", int(Ref.NONE)),
)
