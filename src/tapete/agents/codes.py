"""Tapete's own agents by name, with the codes that rules use for them."""
from ..kernel.playout import GREEDY, RANDOM
from ..search.contest import MCTS
from ..search.expectimax import EXPECTIMAX
from ..search.mcts import CLAIRVOYANT, LEARNED

CODES = {"random": RANDOM, "greedy": GREEDY, "mcts": MCTS, "expectimax": EXPECTIMAX, "learned": LEARNED,
         "clairvoyant": CLAIRVOYANT}
