"""The optional part with custom cards: it changes rules of this folder, which do not depend on it."""
from ....kernel.optional_rules import OptionalRules

OWN_CARDS = OptionalRules("custom")
