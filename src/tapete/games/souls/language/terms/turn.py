"""Terms about turns, attacks, purchases, the stack, and what holds until the end of the turn."""
from ..kinds import LIVING, Fact, Sort
from ..ops import Do
from ..template import Term
from ..words import Mod

TURN = (
    Term("loot-play", Do.LOOT_PLAY, "{who?} may play {n} more loot", "who", "n"),
    Term("loot-plays-any", Do.LOOT_PLAY, "{who?} may play any number of loot this turn", "who", 100),
    Term("may-attack", Do.MAY_ATTACK, "{who?} may attack {n} more time|times", "who", "n", 0),
    Term("may-attack-deck", Do.MAY_ATTACK, "{who?} may attack the monster deck {n} more time|times", "who", "n", 1),
    Term("must-attack", Do.MUST_ATTACK, "{who?} must attack {n} more time|times", "who", "n", 0),
    Term("must-attack-deck", Do.MUST_ATTACK, "{who?} must attack the monster deck {n} more time|times", "who", "n", 1),
    Term("must-attack-it", Do.MUST_ATTACK_IT, "the active player must attack {obj}", "obj",
         obj=Sort.MONSTER | Sort.ARENA),
    Term("buy-more", Do.BUY_MORE, "{who?} may buy {n} more time|times", "who", "n"),
    Term("end-turn", Do.END_TURN, "end the turn"),
    Term("cancel", Do.CANCEL, "cancel {obj}", "obj", gives=Fact.DONE, obj=Sort.ABILITY | Sort.LOOT | Sort.ATTACK),
    Term("cancel-all", Do.CANCEL_ALL, "cancel everything unresolved"),
    Term("cancel-attack", Do.CANCEL_ATTACK, "cancel the attack", needs=Fact.ATTACK),
    Term("extra-turn", Do.EXTRA_TURN, "take an extra turn after this one"),
    Term("skip-turn", Do.SKIP_TURN, "{who?} skip|skips the next turn", "who"),
    Term("boost-life", Do.BOOST, "{who?} have|has +{n} life this turn", "who", int(Mod.LIFE), "n", who=LIVING),
    Term("boost-attack", Do.BOOST, "{who?} have|has +{n} attack this turn", "who", int(Mod.ATTACK), "n", who=LIVING),
    Term("boost-rolls", Do.BOOST, "{who?} have|has +{n} to rolls this turn", "who", int(Mod.ROLLS), "n"),
    Term("boost-evasion", Do.BOOST, "{who?} have|has +{n} evasion this turn", "who", int(Mod.EVASION), "n",
         who=Sort.MONSTER | Sort.ARENA),
    Term("foes-evade-more", Do.BOOST, "monsters attacked by {who} have +{n} evasion this turn",
         "who", int(Mod.EVASION_BY_ATTACKER), "n"),
    Term("foes-evade-less", Do.BOOST, "monsters attacked by {who} have -{n} evasion this turn",
         "who", int(Mod.EVASION_LESS_BY_ATTACKER), "n"),
    Term("free-buy", Do.BOOST, "the next shop item {who} buys|buy this turn costs 0c", "who", int(Mod.FREE_BUYS), 1),
    Term("mark", Do.BOOST, "{who?} have|has a mark this turn", "who", int(Mod.MARKED), 1),
    Term("join", Do.JOIN, "{who} joins the attack", "who", needs=Fact.ATTACK),
    Term("loot-doubled", Do.BOOST, "{who} loots double this turn", "who", int(Mod.LOOT_DOUBLED), 1),
    Term("double-rewards", Do.DOUBLE_REWARDS, "its rewards are doubled", needs=Fact.REWARDS),
)
