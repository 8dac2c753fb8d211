"""Tables for the rulebook: the numbers in use, and the reference."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....paper import Grid, PaperDeck, PaperRuleText, Section, Text
from ....text.speech import Speech
from ..options import SoulsOptions
from .table import turn_blocks


def tables(speech: Speech, options: SoulsOptions, decks: Sequence[PaperDeck]) -> Mapping[str, Sequence[Grid]]:
    """Tables by the rule that they belong to."""
    say = speech.say
    counts = Grid(tuple((str(deck.count), deck.title) for deck in decks), ranges=True)
    start = Grid(((say("print-cents"), str(options.start.cents)), (say("print-loot"), str(options.start.loot)),
                  (say("print-hand-limit"), str(options.hand_limit))))
    return {"souls.setup.decks": [counts], "souls.setup.hands": [start]}


def reference(speech: Speech, options: SoulsOptions) -> tuple[Section, ...]:
    """The reference: the turn, priority and the stack, attacks, death, how the game ends."""
    say = speech.say
    made = [
        Section(say("print-sheet-turn"), turn_blocks(speech, options)),
        Section(say("print-reference-priority"), _rules("priority.round", "priority.pass", "priority.holder",
                                                        "priority.after_playing")),
        Section(say("print-reference-dice"), _rules("dice.on_stack", "dice.modifiers", "dice.limits")),
        Section(say("print-reference-purchases"), (
            *_rules("purchases.declare", "purchases.once"), Text(say("print-price", n=options.price)))),
        Section(say("print-reference-attacks"), _rules("attacks.declare", "attacks.deck", "attacks.place",
                                                       "attacks.roll")),
        Section(say("print-reference-death"), _rules("death.player_dies", "death.resolve", "death.rewards",
                                                     "death.carcass")),
        Section(say("print-reference-end"), (Text(say("print-goal", n=options.souls_to_win)),
                                             *_rules("souls.count", "souls.become")))]
    if options.turns:
        made.append(Section(say("print-reference-limit"), (Text(say("print-turns", n=options.turns)),)))
    return tuple(made)


def _rules(*names: str) -> tuple[PaperRuleText, ...]:
    return tuple(PaperRuleText((f"souls.{name}",)) for name in names)
