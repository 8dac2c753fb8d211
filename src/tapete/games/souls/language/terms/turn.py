"""Terms about turns, attacks, purchases, the stack, and what holds until the end of the turn."""
from ..kinds import Fact, Sort
from ..ops import Do
from ..template import Term
from ..words import Mod

TURN = (
    Term("loot-play", Do.LOOT_PLAY, "{who?} may play {n} more loot", "who", "n"),
    Term("loot-plays-any", Do.LOOT_PLAY, "{who?} may play any number of loot this turn", "who", 100),
    Term("may-attack", Do.MAY_ATTACK, "{who?} may attack {where?} {n} more time|times", "who", "n", "where"),
    Term("must-attack", Do.MUST_ATTACK, "{who?} must attack {where?} {n} more time|times", "who", "n", "where"),
    Term("must-attack-it", Do.MUST_ATTACK_IT, "the active player must attack {obj}", "obj",
         obj=Sort.MONSTER | Sort.ARENA),
    Term("buy-more", Do.BUY_MORE, "{who?} may buy {n} more time|times", "who", "n"),
    Term("end-turn", Do.END_TURN, "end the turn"),
    Term("cancel", Do.CANCEL, "cancel {obj}", "obj", gives=Fact.DONE, obj=Sort.ABILITY | Sort.LOOT | Sort.ATTACK),
    Term("cancel-all", Do.CANCEL_ALL, "cancel everything unresolved"),
    Term("cancel-attack", Do.CANCEL_ATTACK, "cancel the attack", needs=Fact.ATTACK),
    Term("extra-turn", Do.EXTRA_TURN, "take an extra turn after this one"),
    Term("skip-turn", Do.SKIP_TURN, "{who?} skip|skips the next turn", "who"),
    Term("boost", Do.BOOST, "{who?} have|has +{n} {stat} this turn", "who", "stat", "n"),
    Term("foes-evade", Do.BOOST, "monsters attacked by {who} have {sign}{n} evasion this turn", "who", "sign", "n"),
    Term("free-buy", Do.BOOST, "the next shop item {who} buys|buy this turn costs 0c", "who", int(Mod.FREE_BUYS), 1),
    Term("mark", Do.BOOST, "{who?} have|has a mark this turn", "who", int(Mod.MARKED), 1),
    Term("join", Do.JOIN, "{who} joins the attack", "who", needs=Fact.ATTACK),
    Term("loot-doubled", Do.BOOST, "{who} loots double this turn", "who", int(Mod.LOOT_DOUBLED), 1),
    Term("double-rewards", Do.DOUBLE_REWARDS, "its rewards are doubled", needs=Fact.REWARDS),
)
