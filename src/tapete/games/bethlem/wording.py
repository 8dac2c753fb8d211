"""What Bethlem says: how its happenings, choices and questions become sentences."""
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel

from ...gamedef.kinds import Args, Voice
from ...gamedef.parts.wording import Wording
from ...gamedef.vocabulary import PLAINLY, How, Words
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...text.speech import Speech
from . import balance, text
from .names import INMATES, Call, Card, Op
from .options import BethlemOptions
from .rules.cards import is_in
from .vocabulary import Act, Ask, Told, Why


class BethlemWording(Wording):
    """The sentences of the game, mostly the narrator's."""

    words = Words(Told, Act, Ask, Why)
    closing = frozenset({int(Told.WON), int(Told.ENDED)})
    idle = {int(Ask.DAY): int(Act.PASS), int(Ask.TALK): int(Act.PASS)}

    def told_as(self, voice: Voice, told: Told, args: Args) -> How:
        """A sentence about the only seat that is told it says "you"."""
        suffix, more = self._told_to_all_as(voice, told, args)
        if text.is_about(told, args, voice.to) and voice.speech.has(f"told-{told.name}{suffix}-you"):
            suffix += "-you"
        return suffix, more

    def _told_to_all_as(self, voice: Voice, told: Told, args: Args) -> How:
        """The narrator varies the wording. A player's own question is told without its content. What a player does to
        themselves is told without naming them twice."""
        if text.is_to_oneself(told, args):
            return "-FREE-self" if args.get("question") == "FREE" else "-self", {}
        if told in text.VOICED:
            said = {"variant": text.voice_of(told, args, voice.names), "twin": int(text.is_twin(args)),
                    **text.explained(voice, told, args)}
            back_by_itself = told is Told.REVIVES and args["cause"] == args["card"]
            if told is Told.SURVIVES and voice.speech.has(f"lives-{args['card']}"):
                way = "-why" if args["cause"] == "NONE" else "-by-why"
                return way, {**said, "why": voice.speech.say(f"lives-{args['card']}")}
            return "" if back_by_itself else text.voiced_as(told, args), said
        if told is Told.TURNED_UP:
            return "", text.explained(voice, told, args)
        if told is Told.CHARACTERS and voice.speech.has(does := f"does-{args['card']}"):
            return "-does", {"does": voice.speech.say(does)}
        if told in (Told.BET_WON, Told.TOKEN_TAKEN):
            return f"-{args['choice']}", {}
        if told is Told.LOBOTOMIZED and is_in(Card[str(args["card"])], INMATES):
            return "-mad", {}
        if told in (Told.HOLDS, Told.GOAL_SHOWN, Told.DEAD_ALREADY):
            aim = text.aimed(voice, args) if told is Told.GOAL_SHOWN else {}
            return text.voiced_as(told, args) + text.held_by(args), aim
        by_card = (Told.MARKED, Told.SECRET, Told.GOAL_KEPT, Told.CUT_SHORT)
        if told in by_card and voice.speech.has(f"told-{told.name}-{args['card']}"):
            return f"-{args['card']}", {}
        return ("-FREE", {}) if args.get("question") == "FREE" and told is not Told.FUTURE_JUDGED else PLAINLY

    def act_as(self, voice: Voice, act: Act, values: Sequence[int]) -> How:
        way = text.chosen_as(voice.state, act)
        return way if voice.speech.has(f"act-{act.name}{way}") else "", text.chosen(voice, act, *values)

    def asking(self, state: Any) -> tuple[Ask, Sequence[int]]:
        frame = top_frame(state)
        return Ask(frame_b(frame)), (frame_a(frame), frame_c(frame))

    def asked_as(self, voice: Voice, op: Ask, values: Sequence[int]) -> How:
        return text.asked_as(voice.state, op, *values), text.asked(voice, op, *values)

    def asked_by(self, state: Any, op: Ask, values: Sequence[int]) -> tuple[str, str]:
        return text.asked_by(state, op, *values)

    def polished(self, said: str, language: str) -> str:
        """A card's article is small in the middle of a sentence: "Recibes la parca"."""
        said = re.sub(r"(?<=[a-záéíóúñ,] )(El|La|Los|Las|The)(?= [a-z])", lambda found: found[1].lower(), said)
        return re.sub(r"\b(de|a) el ", r"\1l ", said) if language == "es" else said

    def question(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        """For a seat that is asked in private, it says no more than the call."""
        if state.n_agenda == 0 or frame_op(top_frame(state)) != Op.ASK:
            if state.call:
                return speech.say("ask-somebody", call=speech.say(f"call-{Call(state.call).name}"))
            return speech.say("ask-nothing")
        return super().question(speech, state, names)

    def before_a_game(self, speech: Speech, options: BaseModel, roles: Sequence[str | None]) -> Sequence[str]:
        assert isinstance(options, BethlemOptions)
        return balance.before(speech, self.game.rulesets, options, len(roles))
