"""Terms about decks and discard piles."""
from ..kinds import Fact, Sort
from ..ops import Do
from ..template import Term
from ..words import Ref

DECKS = (
    Term("view", "view", "{view} the top card|{n} of {deck}", "deck", "n"),
    Term("arrange", "arrange", "{arrange} the top {n} of {deck}", "deck", "n", least=2),
    Term("may-bottom", Do.MAY_BOTTOM, "look at the top card of {decks}, may put it under", "decks"),
    Term("unmill", Do.UNMILL, "put the top card of target on its deck", int(Ref.TARGET), target=Sort.PILE),
    Term("search", "store", "{who?} search|searches {store} for {quarry}", "who", "store.more", "quarry",
         gives=Fact.DONE),
    Term("unbury", Do.UNBURY, "put any number of discarded monsters on the monster deck"),
    Term("put", "spot", "put {obj} {spot} its deck", "obj", gives=Fact.DONE,
         obj=Sort.BURIED | Sort.MONSTER | Sort.DEAD | Sort.SHOP | Sort.PLAYED),
    Term("this-into", Do.THIS_INTO, "put this into its deck, {n} from the top", "n", least=0, fixed=True,
         gives=Fact.DONE,
         this=Sort.MONSTER | Sort.DEAD | Sort.ITEM | Sort.ROOM),
    Term("loot-from-discard", Do.LOOT_FROM_DISCARD, "the next looting is from the discard pile"),
)
