"""What Four Souls says: how its happenings, choices and questions become sentences."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ...gamedef.core import Core
from ...gamedef.kinds import Args, Voice
from ...gamedef.parts.wording import Wording
from ...gamedef.vocabulary import PLAINLY, How, Words
from . import text
from .cardnames import CardNames
from .language.cards import CardType
from .language.library import IDS
from .language.printing.naming import names_of_event
from .language.printing.teller import Caller, Sayer, Teller
from .names import NOBODY, SIDES, Pend, Phase
from .pending_words import NOBODYS, happens
from .view import SoulsView
from .vocabulary import Act, Op, Told, Why

DRAWN = (CardType.EVENT, CardType.CURSE)
"""Cards that nobody plays from a hand: they come off the monster deck."""

AIMED = ("TARGET", "TARGET_ROLL")
"""The words for the only target of an effect."""

CARDS_THEMSELVES = frozenset(pend.name for pend in (Pend.LOOT, Pend.ABILITY, Pend.TRIGGER, Pend.EVENT))
"""Kinds of items on the stack that are their card, or its effect. All other kinds are steps that a card is part of."""


def _of_owner(voice: Voice, args: Args) -> Sayer:
    """The speech about an effect, in which its player and its only target have names. Tables of older versions have
    stored results of rolls without their player; these are told in the words of the card."""
    seat, aim, card = args.get("seat", args.get("owner")), str(args.get("aim", "")), str(args.get("card", "NONE"))
    if seat is None or card in ("NONE", "UNKNOWN"):
        return voice.speech
    name, kind, deck = _aimed_at(voice, aim), *aim.partition("-")[::2]
    tables = voice.lore.sources[voice.lore.number(card)].kind in NOBODYS
    they = int(args["they"]) if "they" in args else None
    called = names_of_event(voice.names, int(seat) if tables else None, they)
    called |= {"THIS": voice.speech.say("card-called", card=text.card_name(voice.speech, voice.lore, card))}
    called |= {word: name for word in AIMED if name}
    return Teller(voice.speech, voice.names[int(seat)], called=called, deck=deck if kind == "deck" else "")


def _aimed_at(voice: Voice, aim: str) -> str:
    """The name of the only target of an effect; empty if the happening does not have it."""
    speech, (kind, _, which) = voice.speech, aim.partition("-")
    match kind:
        case "seat": return voice.names[int(which)]
        case "roll":
            roller, _, face = which.partition("-")
            return speech.say("aim-roll", seat=voice.names[int(roller)], face=int(face))
        case "card": return speech.say("card-called", card=text.card_name(speech, voice.lore, which))
        case "deck" | "pile": return speech.say(aim)
    return ""


class SoulsWording(Wording):
    """The sentences of the game, with the names of the cards in play."""

    words = Words(Told, Act, Op, Why)
    closing = frozenset({int(Told.LOST), int(Told.STOPPED)})
    idle = {int(Op.PRIORITY): int(Act.PASS)}

    def __init__(self, game: Core) -> None:
        super().__init__(game)
        self.cards: CardNames = game.lore

    def told_as(self, voice: Voice, told: Told, args: Args) -> How:
        """The text of an effect that is carried out, or of a face of its roll; what has changed a roll; why something
        is cancelled without an effect."""
        bare = "-bare" if args.get("card") == "NONE" else ""
        if told is Told.CANCELLED:
            step = "" if bare or args["pend"] in CARDS_THEMSELVES else "-step"
            return f"{bare}{step}{'' if args['why'] == 'NONE' else '-why'}", {
                "the_pend": voice.speech.say(f"the-pend-{args['pend']}"), "step": str(args["pend"])}
        if told is Told.MONSTER_PREVENTED and args["by"] == args["card"]:
            unhurt = text.is_unhurt(voice.speech, self.cards, args)
            say = voice.speech.say
            return "-own", {"why": say("prevented-immune", effect=unhurt) if unhurt else say("prevented-own")}
        if told is Told.MISSED:
            more = text.evasion_changed(voice.speech, int(args["needed"]), int(args.get("printed", 0)))
            return "-never" if int(args["needed"]) > SIDES else "", {"more": more}
        if told is Told.PHASE and args["phase"] == "LOOT":
            return "-loot", {}
        if told is Told.BECOMES and args["card"] == args["copy"]:
            return "-itself", {}
        if told is Told.LOOKED:
            return "", {"of_deck": voice.speech.say(f"of-deck-{args['deck']}")}
        if told is Told.AT_PENDING:
            return bare, {}
        if told in (Told.CHANGED, Told.STAYS) and args["card"] != "NONE":
            return "-by", {}
        if told is Told.PLAYED and self.cards.sources[self.cards.number(args["card"])].kind in DRAWN:
            return "-drawn", {}
        sayer = _of_owner(voice, args)
        if told is Told.TRIGGERED:
            return self._foe(args), {"event": text.told_event(sayer, self.cards, args)}
        if told is Told.UNMET:
            said = text.unmet(sayer, self.cards, args)
            return "-own" if isinstance(sayer, Caller) and sayer.called["THIS"] in said else "", {"unmet": said}
        if told is Told.HAND_SEEN and args["seat"] == args["to"]:
            return "-own", {}
        if told is Told.CURSED:
            brings = text.curse_brings(sayer, self.cards, args)
            return ("-does", {"effect": brings}) if brings else PLAINLY
        if told is Told.GAINED_SOUL:
            return "", {"worth": max(1, self.cards.sources[self.cards.number(args["card"])].text.souls)}
        if told is Told.REWARD:
            reward = text.rolled_reward(voice.speech, self.cards, str(args["card"]))
            return ("-roll", {"reward": reward}) if reward else PLAINLY
        if told is Told.EARNED:
            return "", {"effect": text.earned_by(voice.speech, self.cards, args)}
        if told is Told.FOE_ATTACK and args["by"] == args["card"]:
            return "-own", {}
        if told in (Told.PRICE_CHANGED, Told.LOOT_CHANGED):
            return bare, {}
        if "ability" not in args:
            return PLAINLY
        return self._foe(args) if told is Told.RESOLVED else "", {"effect": self._effect(voice, sayer, args)}

    def _foe(self, args: Args) -> str:
        """The suffix for a card that is nobody's: a monster, a room, a bonus soul."""
        return "-foe" if self.cards.sources[self.cards.number(args["card"])].kind in NOBODYS else ""

    def _effect(self, voice: Voice, sayer: Sayer, args: Args) -> str:
        """The text of an effect; its only target stands behind it, if it is not in the text."""
        effect, target = text.told_effect(sayer, self.cards, args), _aimed_at(voice, str(args.get("aim", "")))
        if not target or args.get("before") or (isinstance(sayer, Caller) and sayer.used & {*AIMED}):
            return effect
        return voice.speech.say("aimed-at", effect=effect, target=target)

    def act_as(self, voice: Voice, act: Act, values: Sequence[int]) -> How:
        way = text.way_to_say(act, voice.state, values[0])
        return way if voice.speech.has(f"act-{act.name}{way}") else "", text.chosen(voice, act, *values)

    def asked_as(self, voice: Voice, op: Op, values: Sequence[int]) -> How:
        empty = op is Op.PRIORITY and not voice.state.n_stack
        to_somebody = op is Op.LOSE_ITEM and values[2]
        said = dict(text.asked(voice, op, values[1], values[2]))
        if op is Op.PRIORITY and not empty:
            view = cast(SoulsView, self.game.view(voice.state))
            top = voice.state.stack[voice.state.n_stack - 1]
            set_off = top.kind in (Pend.TRIGGER, Pend.ROLLED) and top.other != NOBODY
            they = int(top.other) if set_off else None
            said["happens"] = happens(voice.speech, voice.lore, view, values[0], voice.names, they)
        s = voice.state
        if empty and s.phase == Phase.ACTION and s.active == values[0] and not s.fight.on:
            return "-action", said
        if empty and s.active != values[0]:
            return "-other", said | {"active": voice.names[s.active]}
        if op is Op.PRIORITY and not empty and text.is_card_gone(s):
            return "-gone", said | {"card": self.cards.name(s.stack[s.n_stack - 1].card, voice.speech.language)}
        more = (op is Op.TARGET and s.now.n_targets > 0) or (op is Op.GIVE_AWAY and values[2])
        everything = op is Op.DISCARD and s.players[values[0]].n_hand == values[1]
        return ("-empty" if empty else "-to" if to_somebody else "-more" if more else "-all" if everything else "",
                said)

    def names_in(self, language: str) -> Mapping[str, str]:
        """The names of cards and characters; custom ones also by their places, as `copies` counts them."""
        cards = {f"card-{one}": self.cards.name(card, language) for card in self.cards.sources
                 for one in (self.cards.ids[card], IDS[card])}
        return cards | {f"role-{role}": self.cards.name(self.cards.number(role), language) for role in self.game.roles}
