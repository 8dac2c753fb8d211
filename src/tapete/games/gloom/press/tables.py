"""Tables of the pack and the numbers in use: for the rulebook and the quick reference."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....gamedef.kinds import signed
from ....paper import Grid, Section, Text
from ....text.speech import Speech
from ..options import GloomOptions
from ..pack import LayerCard, Pack
from .cards import icon_names


def tables(speech: Speech, options: GloomOptions) -> Mapping[str, Sequence[Grid]]:
    """Tables by the rule that they belong to."""
    pack, say = options.cards, speech.say
    found = {"components.cards": [_counts(speech, pack)], "notes.icons": [icon_grid(speech, pack)],
             "sight.points": [_points(speech, pack)]}
    if pack.stories:
        found["stories.family_requirement"] = [Grid(
            tuple((story.name.of(speech.language), icon_names(speech, pack, story.needs), signed(story.points))
                  for _, story in sorted(pack.stories.items())),
            (say("kind-STORY"), say("print-table-icons"), say("print-table-points")))]
    return {f"gloom.{rule}": grids for rule, grids in found.items()}


def _counts(speech: Speech, pack: Pack) -> Grid:
    counted = (("characters", len(pack.characters)), ("modifiers", len(pack.modifiers)), ("events", len(pack.events)),
               ("deaths", len(pack.deaths)), ("deck", len(pack.deck)), ("stories", len(pack.stories)))
    return Grid(tuple((str(n), speech.say(f"print-count-{what}")) for what, n in counted),
                title=pack.title.of(speech.language), ranges=True)


def icon_grid(speech: Speech, pack: Pack) -> Grid:
    """How many cards of the deck show each icon."""
    layers = [card for _, _, card in pack.deck if isinstance(card, LayerCard)]
    return Grid(tuple((words.of(speech.language), str(sum(icon in (card.icon, card.corner) for card in layers)))
                      for icon, words in sorted(pack.icons.items())),
                (speech.say("print-table-icon"), speech.say("print-table-cards")))


def _points(speech: Speech, pack: Pack) -> Grid:
    """At each place, how many cards print points below zero, a zero, and points above it."""
    layers = [card for _, _, card in pack.deck if isinstance(card, LayerCard)]
    rows = []
    for i, place in enumerate(("top", "middle", "bottom")):
        found = [n for card in layers for n in card.points[i:i + 1] if n is not None]
        counts = sum(n < 0 for n in found), sum(n == 0 for n in found), sum(n > 0 for n in found)
        rows.append((speech.say(f"print-place-{place}"), *map(str, counts)))
    return Grid(tuple(rows), tuple(speech.say(f"print-table-{one}") for one in ("place", "misery", "nought", "joy")))


# ---- the quick reference -------------------------------------------------------------------------

def turn_grid(speech: Speech, options: GloomOptions) -> Grid:
    """The possible plays of a turn."""
    say = speech.say
    rows = [(say("kind-MODIFIER"), say("print-play-modifier")), (say("kind-EVENT"), say("print-play-event")),
            (say("kind-DEATH"), say("print-play-death"))]
    if options.cards.stories and options.stories.out:
        rows.append((say("kind-STORY"), say("print-play-story", n=options.stories.characters)))
    rows += [(say("print-play-hand"), say("print-play-hand-text")),
             (say("print-play-pass"), say("print-play-pass-text"))]
    return Grid(tuple(rows))


def turn_text(speech: Speech, options: GloomOptions) -> tuple[Text, ...]:
    return (Text(speech.say("print-turn", n=options.plays)), Text(speech.say("print-turn-refill", n=options.limit)),
            *([Text(speech.say("print-turn-first", n=options.first_turn_plays), note=True)]
              if options.first_turn_plays not in (None, options.plays) else []))


def sight_text(speech: Speech, options: GloomOptions) -> tuple[Text, ...]:
    say = speech.say
    return (Text(say("print-sight-points"), say("print-sight-points-lead")),
            Text(say("print-sight-icons"), say("print-sight-icons-lead")),
            Text(say("print-sight-text-always" if options.text_box == "always" else "print-sight-text-printed"),
                 say("print-sight-text-lead")),
            Text(say("print-sight-persistent"), say("print-sight-persistent-lead")))


def reference(speech: Speech, options: GloomOptions) -> tuple[Section, ...]:
    """The reference: the turn, what counts in a pile, who resolves what, responses, the end."""
    say = speech.say
    end = [Text(say("print-end"))]
    if options.idle_rounds:
        end.append(Text(say("print-end-idle", n=options.idle_rounds), note=True))
    if options.max_rounds:
        end.append(Text(say("print-end-rounds", n=options.max_rounds), note=True))
    return (
        Section(say("print-reference-setup"), (
            Text(say("print-setup", hand=options.hand,
                     stories=min(options.stories.out, len(options.cards.stories)))),
            Grid(tuple((n, say(f"print-setup-{n}")) for n in ("2", "3", "4", "5")), ranges=True))),
        Section(say("print-reference-turn"), (*turn_text(speech, options), turn_grid(speech, options))),
        Section(say("print-reference-sight"), sight_text(speech, options)),
        Section(say("print-reference-effects"), (
            Text(say("print-effects-at-once"), say("print-effects-at-once-lead")),
            Text(say("print-effects-whose"), say("print-effects-whose-lead")),
            Text(say("print-effects-needs"), say("print-effects-needs-lead")))),
        Section(say("print-reference-responses"), (Text(say("print-responses")),)),
        Section(say("print-reference-icons"), (icon_grid(speech, options.cards),)),
        Section(say("print-reference-end"), tuple(end)),
        Section(say("print-reference-worth"), (Text(say("print-worth")),)))
