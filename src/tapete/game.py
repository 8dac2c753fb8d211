"""The public API for authors of games: import everything that a game needs from this module.

Every name in `__all__` stays, with the meaning and the arguments that its docstring says. A game written against it
plays on with every later version that has the same first number, and its records still replay. `CHANGELOG.md` announces
a change one version before it comes. Everything else in Tapete may change with any version, also the modules that these
names come from.

`docs/add-a-game.md` shows how to write a game with these names. `docs/game-reference.md` says what each is for.
"""
import tapete.runtime.renamed

from .compiler.entry import entry
from .errors import DefectError, InputError
from .files.config import Strict, check, merge, read_over, read_yaml
from .files.home import home_of
from .gamedef.by_players import RulesetOptions
from .gamedef.catalogue import PRESENT, SEEN, USED, Catalogue, Counted, Without, count_choice, count_kinds
from .gamedef.core import rules_of
from .gamedef.faces import Face
from .gamedef.game import Game
from .gamedef.kinds import Args, Kind, Named, OfLore, Points, Seats, Shown, Voice, signed, whole
from .gamedef.layout import Badge, CardMark, Cards, Counter, Layout, Pile, Places, Sheet, Track, Zone
from .gamedef.observation import ObservationSpec
from .gamedef.options import Option, fill, record_of
from .gamedef.parts.configuration import Configuration, Offer
from .gamedef.parts.figures import Figures
from .gamedef.parts.interaction import NOBODY, SOMEBODY, Interaction
from .gamedef.parts.lessons import Lessons
from .gamedef.parts.observation import Observation
from .gamedef.parts.own_cards import Beginning, OwnCards, Worth
from .gamedef.parts.part import part
from .gamedef.parts.presentation import Presentation
from .gamedef.parts.printing import Printing
from .gamedef.parts.results import Results
from .gamedef.parts.scenarios import Scenarios
from .gamedef.parts.search import SearchHints
from .gamedef.parts.tale import Tale
from .gamedef.parts.wording import Wording
from .gamedef.paths import Given, Paths, view_from
from .gamedef.result import Ranked, Scored, Won
from .gamedef.ruleset import Ruleset
from .gamedef.vocabulary import (
    PLAINLY,
    Asking,
    Choosing,
    Forbidding,
    Happening,
    How,
    Telling,
    Words,
    act,
    asks,
    asks_at_once,
    grammar_of,
    tells,
    why,
)
from .kernel.agenda import Fault, drop_top, fail, frame_a, frame_b, frame_c, frame_op, in_order, schedule, top_frame
from .kernel.at_once import ask_at_once, hide_answered
from .kernel.constants import ConstantTable
from .kernel.dealing import Deal, add_kind, begin_deal, deal_out, deal_room, kind_at
from .kernel.dice import Dice, blind_chance, draw, next_below, pick, roll, same_from_here, shuffle, shuffle_by
from .kernel.flow import act_of, chooser, greedy_of, legal_of, offers_of, seen_at_once_of, step_of, why_not_of
from .kernel.log import EVERYBODY, Log, tell, tell_only
from .kernel.menu import first_of, kind_of, menu_of, offer, pack, second_of
from .kernel.numbers import count_bits
from .kernel.piles import ALL_SEATS, put_on_top, put_under, show_card, shuffle_pile, swap_top_two, take_top
from .kernel.playout import play_out, settle, summary_of
from .kernel.record import flag, i1, i2, i4, i8, record, u1, u2, u4
from .kernel.registry import Rules
from .kernel.rng import new_rng
from .kernel.rule import rule
from .kernel.visibility import (
    BUT_ITS_SEAT,
    BY_RULE,
    ITS_SEAT,
    OPEN,
    OWN_BIT,
    SECRET,
    Visibility,
    blind_of,
    hiding_of,
    named_in,
    when,
)
from .search.machine import machine_of
from .search.profile import Watch
from .text.speech import LANGUAGES, Speech

__all__ = [
    "ALL_SEATS", "BUT_ITS_SEAT", "BY_RULE", "EVERYBODY", "ITS_SEAT", "LANGUAGES", "NOBODY", "OPEN", "OWN_BIT",
    "PLAINLY", "PRESENT", "SECRET", "SEEN", "SOMEBODY", "USED", "Args", "Asking", "Badge", "Beginning", "CardMark",
    "Cards", "Catalogue", "Choosing", "Configuration", "ConstantTable", "Counted", "Counter", "Deal", "DefectError",
    "Dice", "Face", "Fault", "Figures", "Forbidding", "Game", "Given", "Happening", "How", "InputError",
    "Interaction", "Kind", "Layout", "Lessons", "Log", "Named", "Observation", "ObservationSpec", "OfLore", "Offer",
    "Option", "OwnCards", "Paths", "Pile", "Places", "Points", "Presentation", "Printing", "Ranked", "Results",
    "Rules", "Ruleset", "RulesetOptions", "Scenarios", "Scored", "SearchHints", "Seats", "Sheet", "Shown", "Speech",
    "Strict", "Tale", "Telling", "Track", "Visibility", "Voice", "Watch", "Without", "Won", "Wording", "Words",
    "Worth", "Zone", "act", "act_of", "add_kind", "ask_at_once", "asks", "asks_at_once", "begin_deal", "blind_chance",
    "blind_of", "check", "chooser", "count_bits", "count_choice", "count_kinds", "deal_out", "deal_room", "draw",
    "drop_top", "entry", "fail", "fill", "first_of", "flag", "frame_a", "frame_b", "frame_c", "frame_op",
    "grammar_of", "greedy_of", "hide_answered", "hiding_of", "home_of", "i1", "i2", "i4", "i8", "in_order", "kind_at",
    "kind_of", "legal_of", "machine_of", "menu_of", "merge", "named_in", "new_rng", "next_below", "offer",
    "offers_of", "pack", "part", "pick", "play_out", "put_on_top", "put_under", "read_over", "read_yaml", "record",
    "record_of", "roll", "rule", "rules_of", "same_from_here", "schedule", "second_of", "seen_at_once_of", "settle",
    "show_card", "shuffle", "shuffle_by", "shuffle_pile", "signed", "step_of", "summary_of", "swap_top_two",
    "take_top", "tell", "tell_only", "tells", "top_frame", "u1", "u2", "u4", "view_from", "when", "whole", "why",
    "why_not_of",
]

OLD_NAMES = {
    "Known": "Visibility", "Sight": "ObservationSpec", "Table": "ConstantTable", "luck": "new_rng",
}
"""The present names by those before version 0.2. The old ones go with version 0.3."""

# Not by `def`: so the old names are errors for a type checker.
globals()["__getattr__"] = tapete.runtime.renamed.old_names(__name__, OLD_NAMES, globals())
