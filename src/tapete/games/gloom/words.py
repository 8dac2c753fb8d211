"""A card's text, made from its effects, so that it says exactly what happens."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...gamedef.kinds import signed
from ...text.speech import Speech, listed
from .names import Allowed
from .pack import DOES, STANDING, Card, Effect, Event, LayerCard, Modifier, Pack, Story


def card_text(speech: Speech, pack: Pack, card: Card) -> str:
    """The text of a card's effects, as sentences; empty if it has none."""
    effects = (effect_text(speech, pack, effect, isinstance(card, Story), isinstance(card, Modifier))
               for effect in card.effects)
    return " ".join([*_conditions(speech, pack, card), *effects])


def story_text(speech: Speech, pack: Pack, story: Story) -> str:
    """What a story needs and does, and its points, as sentences."""
    points = [speech.say("card-story-points", points=signed(story.points))] if story.points else []
    return " ".join([card_text(speech, pack, story), *points])


def standing_text(speech: Speech, pack: Pack, card: Card, lasting: bool) -> str:
    """The text of effects in force while they are visible: by sign and picture (`lasting`), or by the text."""
    return " ".join(effect_text(speech, pack, effect, False, isinstance(card, Modifier)) for effect in card.effects
                    if effect.do in STANDING and effect.lasting == lasting)


def _conditions(speech: Speech, pack: Pack, card: Card) -> list[str]:
    said = []
    if isinstance(card, LayerCard):
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


def effect_text(speech: Speech, pack: Pack, effect: Effect, held: bool = False, covered: bool = False) -> str:
    """One effect as a sentence; `held`: of a story, `covered`: of a card that an untimely death will cover."""
    key = f"effect-{effect.do}"
    if effect.do in ("limit", "worth"):
        key += "-less" if effect.n < 0 else "-more"
    if effect.do == "ward" and held:
        key += "-held"
    icon = "" if effect.icon is None else pack.icons[effect.icon].of(speech.language)
    said = speech.say(key, n=abs(effect.n), icon=icon, icons=_icons(speech, pack, effect.icons),
                      plays=_plays(speech, effect.plays), whose=speech.say(f"whose-{effect.of}"))
    if effect.may:
        said = speech.say("effect-may", effect=said)
    if effect.who != "controller":
        said = speech.say(f"effect-who-{effect.who}", effect=said)
    if effect.needs:
        said = speech.say("effect-needs", icons=_icons(speech, pack, effect.needs), effect=said)
    if effect.lasting:
        said = speech.say("effect-lasting-alive" if covered else "effect-lasting", effect=said)
    return said[:1].upper() + said[1:]


def effect_rows(speech: Speech) -> Iterator[tuple[str, str, str]]:
    """Every effect: its form in a pack, its arguments, and its text on a card, with `n`, `icons`... in it."""
    for name, do in DOES.items():
        needs = [f"`{key}` from {kind.start} to {kind.last}" if key == "n" else f"`{key}`"
                 for key, kind in do.args.items()]
        key = f"effect-{name}-more" if name in ("limit", "worth") else f"effect-{name}"
        said = speech.say(key, n="n", icon="`icon`", icons="one of `icons`", plays="`plays`",
                          whose=speech.say("whose-any"))
        force = " In force as long as it can be seen." if name in STANDING else ""
        yield f"`{name}`", ", ".join(needs), said[:1].upper() + said[1:] + force


def needed_icons(speech: Speech, pack: Pack, card: Card) -> str:
    """The icons that a card's effects require."""
    icons = [icon for effect in card.effects for icon in effect.needs]
    return listed(speech, [pack.icons[icon].of(speech.language) for icon in icons], "nor")


def shown_icons(speech: Speech, pack: Pack, card: Card) -> str:
    """The icons, one of them required on the character, for a card's immediate effects; empty if none is required."""
    return _icons(speech, pack, [icon for effect in card.effects if effect.do == "death_on" for icon in effect.icons])


def free_plays(speech: Speech, card: Card) -> str:
    """The kinds of cards that a card's free plays allow; empty if it has none."""
    return _plays(speech, [play for effect in card.effects for play in effect.plays])


def allowed_plays(speech: Speech, allowed: int) -> str:
    """The kinds of cards of a free play, from the bits of `Allowed`."""
    if allowed & Allowed.TAKEN:
        return speech.say("plays-taken")
    modifier = "negative" if allowed & Allowed.NEGATIVE else "modifier"
    return _plays(speech, [play for play, bit in ((modifier, Allowed.MODIFIER), ("event", Allowed.EVENT),
                                                  ("death", Allowed.DEATH)) if allowed & bit])


def _plays(speech: Speech, plays: Sequence[str]) -> str:
    return listed(speech, [speech.say(f"plays-{play}") for play in plays], "or")


def icons_of(speech: Speech, pack: Pack, bits: int) -> str:
    """Icons as bits, the last joined by "or"."""
    return _icons(speech, pack, [name for name in pack.icon_ids if bits >> pack.icon_number(name) & 1])


def _icons(speech: Speech, pack: Pack, icons: list[str]) -> str:
    return listed(speech, [pack.icons[icon].of(speech.language) for icon in icons], "or")
