"""The rules of Colmena, gathered under the names by which Tapete asks for them."""
from tapete.game import chooser

from .bot import greedy
from .choices import legal, why_not
from .hidden import blind, redeal, seen_as
from .invariants import broken
from .setup import setup
from .study import clock, summarise, value
from .turn import act, step

__all__ = ["act", "blind", "broken", "chooser", "clock", "greedy", "legal", "redeal", "seen_as", "setup", "step",
           "summarise", "value", "why_not"]
