"""The printed cards of Four Souls, with texts made from the effects that run."""
from __future__ import annotations

from collections.abc import Sequence

from ....paper import Block, Figure, PaperCard, PaperDeck, Text
from ....text.speech import Speech
from ..cardnames import CardNames
from ..language.cards import CardSource, CardType, Reward
from ..language.printing.sentences import card_text
from ..numbers import copies_of
from ..options import SoulsOptions, own_cards
from . import art

DECKS = (("characters", CardType.CHARACTER, "HEAD", "#4a3b33"), ("starting", CardType.STARTING, "ETERNAL", "#6a4f1a"),
         ("treasure", CardType.TREASURE, "CHEST", "#7a5a14"), ("loot", CardType.LOOT, "LOOT", "#4f4431"),
         ("monsters", CardType.MONSTER, "FANG", "#5a2d24"), ("bonus", CardType.BONUS, "SOUL", "#1f4c5c"),
         ("rooms", CardType.ROOM, "DOOR", "#38505a"))


def decks(speech: Speech, options: SoulsOptions) -> tuple[PaperDeck, ...]:
    """A deck for each kind of card in a game with these options."""
    cards = CardNames(own_cards(options.own))
    made = []
    for name, kind, sign, ground in DECKS:
        if (kind == CardType.BONUS and not options.bonus_souls) or (kind == CardType.ROOM and not options.rooms):
            continue
        held = [(number, copies) for number, source in sorted(cards.sources.items())
                if source.deck == kind and (copies := copies_of(options, number, cards.sources))]
        if held:
            made.append(PaperDeck(name, speech.say(f"print-deck-{name}"),
                                  tuple(card(speech, cards, number, copies) for number, copies in held),
                                  art.back(sign, ground)))
    return tuple(made)


def card(speech: Speech, cards: CardNames, number: int, copies: int) -> PaperCard:
    """A card by its number."""
    source = cards.sources[number]
    kind, text = source.kind, source.text
    name = cards.name(number, speech.language)
    return PaperCard(text.id, name, _kind(speech, source), art.TINTS[kind], copies,
                     art.scene(text.id, kind, text.type), _blocks(speech, cards, source))


def _kind(speech: Speech, source: CardSource) -> str:
    """The kind in `language.cards.TYPES`, in words."""
    said = speech.say(f"print-type-{source.text.type}")
    return said if source.text.players < 3 else speech.say("print-for-players", kind=said, n=source.text.players)


def _blocks(speech: Speech, cards: CardNames, source: CardSource) -> tuple[Block, ...]:
    text, say = source.text, speech.say
    strip = numbers_of(speech, source)
    blocks: list[Block] = [Figure(art.numbers(strip), 54)] if strip else []
    if text.item:
        blocks.append(Text(cards.name(cards.number(text.item), speech.language), say("print-begins-with")))
    elif text.draws:
        blocks.append(Text(say("print-draws", n=text.draws)))
    blocks += [Text(line) for line in card_text(speech, source)]
    if source.kind == CardType.STARTING:
        blocks.append(Text(say("print-eternal"), note=True))
    if text.counters:
        blocks.append(Text(say("print-counters", n=text.counters), note=True))
    if text.used:
        blocks.append(Text(say("print-used"), note=True))
    if "guppy" in text.tags:
        blocks.append(Text(say("print-guppy"), note=True))
    return tuple(blocks)


def numbers_of(speech: Speech, source: CardSource) -> list[tuple[str, str, str]]:
    """Life, evasion and attack; then a monster's reward."""
    text = source.text
    parts = []
    if text.life:
        parts.append(("HEART", art.BLOOD, str(text.life)))
    if text.evasion:
        parts.append(("DIE", art.PRINT, f"{text.evasion}+"))
    if text.life:
        parts.append(("SWORD", art.PRINT, str(text.attack)))
    return parts + _reward(text.reward) + ([("SOUL", art.SOUL, str(text.souls))] if text.souls else [])


def _reward(reward: Reward) -> list[tuple[str, str, str]]:
    """A reward; a roll's face is drawn as a die."""
    def amount(n: object) -> str:
        return "d6" if n == "roll" else str(n)
    parts: Sequence[tuple[str, str, str]] = (
        ("COIN", "#8a5d00", amount(reward.cents) if reward.cents else ""),
        ("LOOT", "#5f5138", amount(reward.loot) if reward.loot else ""),
        ("CHEST", "#7a5a14", amount(reward.treasure) if reward.treasure else ""))
    return [part for part in parts if part[2]]
