"""What Carcosa says: how its happenings, choices and questions become sentences."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from ...gamedef.core import Core
from ...gamedef.kinds import Args, Voice
from ...gamedef.parts.wording import Wording
from ...gamedef.vocabulary import PLAINLY, How, Words
from ...kernel.agenda import frame_op, top_frame
from ...kernel.menu import first_of, kind_of
from ...text.speech import Speech
from . import text
from .names import EVENTS, Card
from .options import CarcosaOptions
from .own import OwnThings, own_names
from .rules.inventory import is_soulbound, is_tale
from .vocabulary import Act, Op, Told, Why

EVENT_NAMES = frozenset(card.name for card in Card if card <= EVENTS or card >= Card.OWN_1)
"""Cards for which a total below 0 counts as 0."""
BOUND_NAMES = frozenset(card.name for card in Card if is_soulbound(card))
TALE_NAMES = frozenset(card.name for card in Card if is_tale(card))


class CarcosaWording(Wording):
    """The sentences of the game."""

    words = Words(Told, Act, Op, Why)
    closing = frozenset({int(Told.WON), int(Told.LOST), int(Told.STOPPED)})
    idle = {int(Op.REACT): int(Act.DECLINE)}

    def __init__(self, game: Core, own: OwnThings) -> None:
        super().__init__(game)
        self.own = own

    def names_in(self, language: str) -> Mapping[str, str]:
        return own_names(self.own, language)

    def told_as(self, voice: Voice, told: Told, args: Args) -> How:
        """Some events need another wording than usual: for example a move to the place where the soul already is."""
        match told:
            case Told.LOST_SANITY | Told.PAID_SANITY: return "", {"cut": int(args.get("cut", 0))}
            case Told.STATE_GIVEN | Told.STATE_FROM_NEXT:
                return "", {"does": voice.speech.say(f"does-{args['state']}")}
            case Told.LIMITED: return "", {fact: int(args.get(fact, 0)) for fact in ("king", "servant")}
            case Told.KEYS_DESTROYED: return "", {"of": int(args.get("of", 0))}
            case Told.FALL_TOOK:
                by = int(args.get("by", -1))
                return "", {"whose": voice.names[by] if by >= 0 else "", "known": int(by >= 0),
                            "cut": int(args.get("cut", 0))}
            case Told.SACRIFICED: return "", {"limit": int(args.get("limit", 0)), "known": int("limit" in args)}
            case Told.SANITY_SET | Told.SET_TO_LIMIT if args["before"] == args["now"]: return "-stays", {}
            case Told.MOVED if args["from"] == args["to"]: return "-nowhere", {}
            case Told.MOVED | Told.MONSTER_MOVED | Told.DRAGGED if _same_floor(args):
                return "-on_floor", {}
            case Told.DESTROYED_SPECIAL if args["special"] == "UNKNOWN": return "-unseen", {}
            case Told.GAVE | Told.STORED | Told.TOOK | Told.ASKED | Told.REFUSED if args["card"] == "KEY":
                return "-key", {}
            case Told.CHAPEL: return "", {"total": int(args["die"]) + int(args["more"])}
            case Told.FELL | Told.ACCEPTED | Told.ROBBED if not (args["objects"] or args["keys"]): return "-nothing", {}
            # each soul that has nothing to lose gets its own message
            case Told.KING_DECREE if args["decree"] in ("DISCARD", "CHOOSE_DISCARD"): return "", {"souls": 1}
            case Told.TOTAL if int(args["total"]) < 0 and args["card"] in EVENT_NAMES: return "-clamped", {}
            case Told.ROOM_TOTAL if int(args["total"]) < 0: return "-clamped", {}
            case Told.FALSE_KING if int(args["total"]) > int(args["threshold"]): return "-holds", {}
            case Told.GOT_OBJECT | Told.LOOT | Told.LOST_IN_FALL if args["card"] in BOUND_NAMES: return "-bound", {}
            case Told.MONSTER_STUNNED if args["monster"] == "REINA_HELADA": return "-REINA_HELADA", {}
            case Told.MONSTER_CAME if args["away"]: return "-away", {}
            case Told.MONSTER_CAME if args["monster"] == "REINA_HELADA": return "-freezes", {}
            case Told.MONSTER_CAME if voice.speech.has(f"told-MONSTER_CAME-{args['monster']}"):
                return f"-{args['monster']}", {}
            case Told.GOT_OBJECT if args["card"] in TALE_NAMES: return "-tale", {}
        return PLAINLY

    def act_as(self, voice: Voice, act: Act, values: Sequence[int]) -> How:
        """A no says what is declined, by the question; a key has no title."""
        if act in (Act.GIVE, Act.ASK, Act.DROP, Act.TAKE, Act.PICK) and values[0] == Card.KEY:
            return "-key", {}
        if act is not Act.DECLINE or voice.state is None or not voice.state.n_agenda:
            return PLAINLY
        what = f"-{Op(frame_op(top_frame(voice.state))).name}"
        return what if voice.speech.has(f"act-{act.name}{what}") else "", {}

    def asked_as(self, voice: Voice, op: Op, values: Sequence[int]) -> How:
        return ("-key", {}) if op is Op.ASKED and values[1] == Card.KEY else PLAINLY

    def label(self, speech: Speech, state: Any, action: int, names: Sequence[str]) -> str:
        """The label of an action, with its costs or gains in brackets."""
        label = super().label(speech, state, action, names)
        found = text.notes(Act(kind_of(action)), first_of(action), None if state is None else state)
        notes = [speech.say(key, **numbers) for key, numbers in found]
        return speech.say("label", label=label, notes=", ".join(notes)) if notes else label

    def before_a_game(self, speech: Speech, options: BaseModel, roles: Sequence[str | None]) -> Sequence[str]:
        assert isinstance(options, CarcosaOptions)
        return [text.keys_carried(speech, options, roles)]


def _same_floor(args: Args) -> bool:
    """Whether somebody goes from one place to another of the same floor."""
    return str(args["from"])[:2] == str(args["to"])[:2]
