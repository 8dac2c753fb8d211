"""The agents of Tapete's own, by name, with the numbers that rules know them by."""
from ..kernel.playout import GREEDY, RANDOM
from ..search.contest import MCTS
from ..search.expectimax import EXPECTIMAX
from ..search.mcts import CLAIRVOYANT, LEARNED

CODES = {"random": RANDOM, "greedy": GREEDY, "mcts": MCTS, "expectimax": EXPECTIMAX, "learned": LEARNED,
         "clairvoyant": CLAIRVOYANT}
