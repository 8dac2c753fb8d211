"""A card's text, made of its effects: what is read is what happens."""
from __future__ import annotations

from ...kernel.speech import Speech
from .pack import STANDING, Card, Effect, Event, Layer, Pack, Story


def card_text(speech: Speech, pack: Pack, card: Card) -> str:
    """All that a card says of what it does, as sentences; empty if it does nothing."""
    effects = (effect_text(speech, pack, effect, isinstance(card, Story)) for effect in card.effects)
    return " ".join([*_conditions(speech, pack, card), *effects])


def _conditions(speech: Speech, pack: Pack, card: Card) -> list[str]:
    said = []
    if isinstance(card, Layer):
        if card.only_on:
            said.append(speech.say("card-only-on", icons=_icons(speech, pack, card.only_on)))
        if card.not_on:
            said.append(speech.say("card-not-on", icons=_icons(speech, pack, card.not_on)))
    if isinstance(card, Event):
        if card.needs_own:
            said.append(speech.say("card-needs-own", icons=_icons(speech, pack, card.needs_own)))
        for kind in card.cancels:
            said.append(speech.say(f"card-cancels-{kind}"))
        if card.cancels and card.effects:
            said.append(speech.say("card-or-play"))
    if isinstance(card, Story):
        said.append(speech.say("card-story-needs", icons=_icons(speech, pack, card.needs)))
    return said


def effect_text(speech: Speech, pack: Pack, effect: Effect, held: bool = False) -> str:
    """One effect as a sentence; `held`: of a story."""
    key = f"effect-{effect.do}"
    if effect.do in ("limit", "worth"):
        key += "-less" if effect.n < 0 else "-more"
    if effect.do == "ward" and held:
        key += "-held"
    plays = ", ".join(speech.say(f"plays-{play}") for play in effect.plays)
    icon = "" if effect.icon is None else pack.icons[effect.icon].of(speech.language)
    said = speech.say(key, n=abs(effect.n), icon=icon, icons=_icons(speech, pack, effect.icons), plays=plays,
                      whose=speech.say(f"whose-{effect.of}"))
    if effect.may:
        said = speech.say("effect-may", effect=said)
    if effect.who != "controller":
        said = speech.say(f"effect-who-{effect.who}", effect=said)
    if effect.needs:
        key = "effect-while-needs" if effect.do in STANDING else "effect-needs"
        said = speech.say(key, icons=_icons(speech, pack, effect.needs), effect=said)
    if effect.lasting:
        said = speech.say("effect-lasting", effect=said)
    return said[:1].upper() + said[1:]


def _icons(speech: Speech, pack: Pack, icons: list[str]) -> str:
    names = [pack.icons[icon].of(speech.language) for icon in icons]
    if len(names) < 2:
        return "".join(names)
    return speech.say("icons-or", first=", ".join(names[:-1]), last=names[-1])
