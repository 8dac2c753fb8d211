"""Terms about loot cards in hand."""
from ..kinds import Fact
from ..ops import Do
from ..template import Term
from ..words import Ref

HANDS = (
    Term("loot", "drawn", "{who?} loot|loots {drawn?} {n}", "who", "n"),
    Term("discard", Do.DISCARD, "{who?} discard|discards {n} loot", "who", "n"),
    Term("discard-heap", "heap", "{who?} discard|discards {heap}", "who", gives=Fact.NUMBER),
    Term("give", "boon", "{who} give|gives {whom} {boon}", "who", "whom", apart=("who", "whom")),
    Term("steal-loot", Do.STEAL_LOOT, "{who?} steal|steals a random loot from {whom}", "whom", "who", apart=("who",
         "whom")),
    Term("see-hand", Do.SEE_HAND, "see the hand of {whom}", "whom", apart=("whom",)),
    Term("loot-to-deck", Do.LOOT_TO_DECK, "{who?} put|puts one loot on the loot deck", "who"),
    Term("take-loot", "trade", "take one loot from the hand of {whom} {trade?}", "whom", apart=("whom",)),
    Term("pass-hands", Do.PASS_HANDS, "each player passes the hand to the left", int(Ref.NONE)),
)
