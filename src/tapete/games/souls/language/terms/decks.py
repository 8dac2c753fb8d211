"""Terms about decks and discard piles."""
from ..kinds import Fact, Home, Sort
from ..ops import Do
from ..template import Term
from ..words import Ref

DECKS = (
    Term("look", Do.LOOK, "look at the top card|{n} of {deck}", "deck", "n"),
    Term("order", Do.ORDER, "order the top {n} of {deck}", "deck", "n", least=2),
    Term("keep-one", Do.KEEP_ONE, "keep one of the top {n} of {deck}", "deck", "n", least=2),
    Term("may-bottom", Do.MAY_BOTTOM, "look at the top card of {deck}, may put it under", "deck"),
    Term("mill", Do.MILL, "discard the top card|{n} of {deck}", "deck", "n"),
    Term("reveal", Do.REVEAL, "reveal the top card of {deck}", "deck"),
    Term("unmill", Do.UNMILL, "put the top card of target on its deck", int(Ref.TARGET), target=Sort.PILE),
    Term("undiscard", Do.UNDISCARD, "put {obj} back on its deck", "obj", gives=Fact.DONE, obj=Sort.BURIED),
    Term("search-guppy", Do.SEARCH_GUPPY, "{who?} search|searches the treasure deck for a Guppy item", "who",
         gives=Fact.DONE),
    Term("search-for", Do.SEARCH_FOR, "search the monster deck for {card}, lay it in a free slot", "card",
         gives=Fact.DONE),
    Term("monster-on-deck", Do.MONSTER_ON_DECK, "put {obj} on the monster deck", "obj", gives=Fact.DONE,
         obj=Sort.MONSTER | Sort.DEAD),
    Term("unbury", Do.UNBURY, "put any number of discarded monsters on the monster deck"),
    Term("this-under", Do.THIS_UNDER, "put this under its deck", gives=Fact.DONE, of=Home.LOOT | Home.EVENT),
    Term("this-into", Do.THIS_INTO, "put this into its deck, {n} from the top", "n", least=0, fixed=True,
         gives=Fact.DONE,
         this=Sort.MONSTER | Sort.DEAD | Sort.ITEM | Sort.ROOM),
    Term("loot-from-discard", Do.LOOT_FROM_DISCARD, "the next looting is from the discard pile"),
)
