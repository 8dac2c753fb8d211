"""Terms about loot cards in hand."""
from ..kinds import Fact
from ..ops import Do
from ..template import Term
from ..words import Ref

HANDS = (
    Term("loot", Do.LOOT, "{who?} loot|loots {n}", "who", "n"),
    Term("loot-like", Do.LOOT_LIKE, "loot up to the hand size of {whom}", "whom", apart=("whom",)),
    Term("discard", Do.DISCARD, "{who?} discard|discards {n} loot", "who", "n"),
    Term("discard-any", Do.DISCARD_ANY, "{who?} discard|discards any number of loot", "who", gives=Fact.NUMBER),
    Term("discard-hand", Do.DISCARD_HAND, "{who?} discard|discards the hand", "who", gives=Fact.NUMBER),
    Term("give-loot", Do.GIVE_LOOT, "{who} give|gives {whom} one loot", "who", "whom", apart=("who", "whom")),
    Term("steal-loot", Do.STEAL_LOOT, "{who?} steal|steals a random loot from {whom}", "whom", "who", apart=("who",
         "whom")),
    Term("take-loot", Do.TAKE_LOOT, "see the hand of {whom} and take one loot", "whom", apart=("whom",)),
    Term("see-hand", Do.SEE_HAND, "see the hand of {whom}", "whom", apart=("whom",)),
    Term("loot-to-deck", Do.LOOT_TO_DECK, "{who?} put|puts one loot on the loot deck", "who"),
    Term("exchange-loot", Do.EXCHANGE_LOOT, "see the hand of {whom} and exchange one loot", "whom", apart=("whom",)),
    Term("swap-loot", Do.EXCHANGE_LOOT, "exchange one loot with {whom}", "whom", apart=("whom",)),
    Term("pick-loot", Do.TAKE_LOOT, "take one loot from the hand of {whom}", "whom", apart=("whom",)),
    Term("pass-hands", Do.PASS_HANDS, "each player passes the hand to the left", int(Ref.NONE)),
)
