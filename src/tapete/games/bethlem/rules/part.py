"""The game with cards of one's own: it changes rules of this folder, and none of them knows how."""
from ....kernel.optional_rules import Part

OWN_CARDS = Part("custom")
