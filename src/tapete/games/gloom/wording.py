"""What Cthulhu Gloom says: how its happenings, choices and questions become sentences."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...errors import DefectError
from ...gamedef.core import Core
from ...gamedef.kinds import Args, Voice, signed
from ...gamedef.parts.wording import Wording
from ...gamedef.vocabulary import PLAINLY, How, Words
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from . import text
from .names import FIRST_ICON, NONE, Kind
from .pack import OWN, Death, own_pack
from .preview import worth_after
from .rules.may import free_now
from .rules.picks import effect_of
from .rules.plays import FOR_STORY
from .rules.sight import story_of
from .view import is_secret
from .vocabulary import Act, Character, Do, Family, Op, Told, Why
from .words import allowed_plays, free_plays, icons_of, needed_icons, shown_icons, story_text


class GloomWording(Wording):
    """The sentences of the game, with the names of the pack in play."""

    words = Words(Told, Act, Op, Why)
    closing = frozenset({int(Told.WON)})
    idle = {int(Op.RESPOND): int(Act.DECLINE)}

    def __init__(self, game: Core) -> None:
        super().__init__(game)
        self.namer: text.Namer = game.lore

    def act_as(self, voice: Voice, act: Act, values: Sequence[int]) -> How:
        """A play shows the self-worth that it leads to, unless it has been made already; a yes or a no says what is
        done or not, by the question."""
        frame = top_frame(voice.state)
        match act:
            case Act.PLAY:
                key = "-death" if self.namer.kind(values[0]) is Kind.DEATH else ""
                worth = worth_after(voice.state, *values)
                if worth is None:
                    return key + "-done", {}
                same = "-same" if worth[0] == worth[1] and not key else ""
                return key + same, {"before": signed(worth[0]), "after": signed(worth[1])}
            case Act.DRAW:
                return "", {"n": int(frame_b(frame)) if frame_op(frame) == Op.EITHER else 0}
            case Act.DISCARD_HAND:
                return "", {"n": int(voice.state.seats[frame_a(frame)].hand.n)}
            case Act.ACCEPT | Act.DECLINE:
                what = f"-{Op(frame_op(frame)).name}"
                return what if voice.speech.has(f"act-{act.name}{what}") else "", {"n": int(frame_c(frame))}
        return PLAINLY

    def told_as(self, voice: Voice, told: Told, args: Args) -> How:
        """A character that loses an untimely death lives again; an effect without its icons names them."""
        if told is Told.MOVED and isinstance(self.namer.card_of(str(args["card"])), Death):
            return "-death", {}
        if told is Told.IN_FORCE:
            return "", {"span": self._seen(voice, args, "span")}
        if told is Told.NO_LONGER:
            return "", {"gone": self._seen(voice, args, "gone")}
        if told in (Told.IN_FORCE_ON, Told.NO_LONGER_ON):
            icon = self.namer.pack.icon_called(int(args["n"]), voice.speech.language) if args["does"] == "SHOWS" else ""
            key = "span" if told is Told.IN_FORCE_ON else "gone"
            return "", {"icon": icon, key: self._seen(voice, args, key)}
        if told in (Told.STORY, Told.CLAIMED):
            return "", {"does": story_text(voice.speech, self.namer.pack, self.namer.pack.stories[str(args["story"])])}
        if told is Told.PLAYED:
            return "", Family.said(voice, "family", {"family": self.namer.family_named(str(args["character"]))})
        if told is Told.DOES:
            card = self.namer.card_of(str(args["card"]))
            return "", {"icons": shown_icons(voice.speech, self.namer.pack, card),
                        "plays": free_plays(voice.speech, card), "right": voice.names[int(args["seat"]) - 1]}
        if told is not Told.UNMET:
            return PLAINLY
        return "", {"icons": needed_icons(voice.speech, self.namer.pack, self.namer.card_of(str(args["card"])))}

    def _seen(self, voice: Voice, args: Args, key: str) -> str:
        """What must be seen of a card while its effect is in force (`key`: `span`), or is no longer seen (`gone`): its
        text, or the sign and the picture of a persistent effect."""
        card = str(args["card"])
        kind = "persistent" if self.namer.card_of(card).lasting else "continuous"
        return voice.speech.say(f"{key}-{kind}", card=self.namer.name(card, voice.speech.language))

    def asked_as(self, voice: Voice, op: Op, values: Sequence[int]) -> How:
        """The question for picking a character says for which effect. The question about cancelling does not name the
        seat."""
        if is_secret(voice.state):
            return "-others", {}
        if op in (Op.FAMILY, Op.GIVE_UP, Op.TURN, Op.RESPOND):
            return PLAINLY
        by = {"by": self.namer.name(self.cause_of(voice.state), voice.speech.language)}
        if op is Op.FREE_DEATH:
            _, here, icons = values
            if here:
                lies_on = {"character": Character.id(voice.lore, here - 1)}
                return "", {**Character.said(voice, "character", lies_on), **by}
            return "-on", {"icons": icons_of(voice.speech, self.namer.pack, icons << FIRST_ICON), **by}
        if op is Op.FREE:
            seat, allowed, _ = values
            return "", {"plays": allowed_plays(voice.speech, free_now(voice.state, seat, allowed)), **by}
        if op is not Op.PICK:
            return "", by
        _, effect, first = values
        stage, said = ("", {}) if first == 0 else ("-second", Character.said(voice, "first", {
            "first": Character.id(voice.lore, first - 1)}))
        return f"-{Do(effect_of(effect)).name}{stage}", {**said, **by}

    def cause_of(self, state: Any) -> str:
        """The card, or the story, that causes the current question. A tax names its own. Otherwise it is the last card
        with effects that are not done yet. Raises DefectError if there is none."""
        frame = top_frame(state)
        if frame_op(frame) == Op.DISCARD and frame_c(frame) != NONE:
            card = frame_c(frame)
            return str(self.namer.stories[story_of(state, frame_a(frame)) - 1] if card == FOR_STORY
                       else self.namer.card_ids[card - 1])
        for i in range(state.n_agenda - 1, -1, -1):
            if frame_op(state.agenda[i]) in (Op.AWAY, Op.DONE):
                return str(self.namer.card_ids[frame_b(state.agenda[i]) - 1])
        raise DefectError(f"no card asks {Op(frame_op(frame)).name}")

    def polished(self, said: str, language: str) -> str:
        return text.polished(said, language)

    def names_in(self, language: str) -> Mapping[str, str]:
        """The names of the cards, characters and stories of the program's packs, for profiles and figures."""
        names: dict[str, str] = {}
        for pack in (*map(own_pack, OWN), self.namer.pack):
            names |= {f"card-{key}": card.name.of(language) for key, _, card in pack.deck}
            names |= {f"character-{key}": person.name.of(language) for key, person in pack.characters}
            names |= {f"story-{key}": story.name.of(language) for key, story in pack.stories.items()}
            names |= {f"family-{key}": family.name.of(language) for key, family in pack.families.items()}
            names[f"family-{pack.misfits.id}"] = pack.misfits.name.of(language)
        return names
