"""The records of a pack's cards and of the options, with all that the rules read, and how they are filled."""
from typing import Any

from ...gamedef.options import fill as fill_plainly
from ...gamedef.options import record_of
from ...kernel.record import flag, i1, i2, record, u1, u2
from .names import CARDS, FIRST_ICON, PERSISTENT, STORIES, TERMS, Allowed, Kind, Scope, When, Who
from .options import GloomOptions
from .pack import DOES, STANDING, Card, Death, Effect, Event, Modifier, Pack, Story


@record
class Term:
    """One effect of a card."""

    do: u1
    when: u1
    who: u1
    amount: i1
    scope: u1               # whose characters may be picked, or the kinds of a free play
    may: flag               # it need not be done
    needs: u2               # icons as bits: it takes place only if one of them is shown; 0 requires none


@record
class CardRow:
    kind: u1
    points: i1[3]
    prints: u1              # a bit for each place of points that is not clear
    icon: u1
    corner: u1
    picture: flag           # something opaque in the centre
    box: flag               # covers the text below
    standing: flag          # has effects that are in force
    answers: u1             # a bit for each kind of card that it may cancel
    alone: flag             # of an event: it does nothing but cancel
    only: u2                # icons: the character must show one of them
    never: u2               # icons: the character must show none of them
    own: u2                 # icons: the player must have a living character that shows one of them
    n_terms: i1
    terms: Term[TERMS]


@record
class StoryRow:
    points: i1
    needs: u2               # icons: characters that show one of them count
    n_terms: i1
    terms: Term[TERMS]


Options = record_of(
    GloomOptions, n_cards=i2, cards=CardRow[CARDS], n_stories=i1, stories=StoryRow[STORIES],
    n_answers=i1, answers=u1[16],       # the cards that may cancel others
    chosen=u1[STORIES],                 # stories in the centre, if they are not drawn by lot
    before_3=flag)                      # the rules are those of version 2 or 1

_PLAYS = {"modifier": Allowed.MODIFIER, "event": Allowed.EVENT, "death": Allowed.DEATH,
          "negative": Allowed.MODIFIER | Allowed.NEGATIVE}
_KINDS = {"modifier": Kind.MODIFIER, "event": Kind.EVENT, "death": Kind.DEATH}
_SCOPES = {"own": Scope.OWN, "others": Scope.OTHERS, "any": Scope.ANY}


def fill(record: Any, options: GloomOptions) -> None:
    """Put options into a blank record."""
    pack = options.cards
    fill_plainly(record, options)
    record.first_turn_plays = options.first_turn_plays or options.plays
    record.out = min(options.stories.out, len(pack.stories))
    record.n_cards, record.n_stories = len(pack.deck), len(pack.stories)
    names = pack.story_ids
    for i, story in enumerate(options.stories.chosen):
        record.chosen[i] = 1 + names.index(story)
    for number, (_, kind, card) in enumerate(pack.deck, 1):
        _fill_card(record.cards[number], kind, card, pack, options.text_box == "always")
        if record.cards[number].answers:
            record.answers[record.n_answers] = number
            record.n_answers += 1
    for number, name in enumerate(names, 1):
        _fill_story(record.stories[number], pack.stories[name], pack)


def _fill_card(row: Any, kind: Kind, card: Modifier | Event | Death, pack: Pack, always_box: bool) -> None:
    row.kind = kind
    row.standing = int(any(effect.do in STANDING for effect in card.effects))
    _fill_terms(row, card, pack)
    if isinstance(card, Event):
        row.answers = sum(1 << _KINDS[name] for name in card.cancels)
        row.alone = int(not card.effects)
        row.own = pack.icon_bits(card.needs_own)
        return
    for k, points in enumerate(card.points):
        if points is not None:
            row.points[k] = points
            row.prints |= 1 << k
    row.icon = pack.icon_number(card.icon)
    row.corner = PERSISTENT if card.lasting else pack.icon_number(card.corner)
    row.picture = int(card.lasting or kind == Kind.DEATH)
    row.box = int(always_box or bool(card.effects))
    row.only, row.never = pack.icon_bits(card.only_on), pack.icon_bits(card.not_on)


def _fill_story(row: Any, card: Story, pack: Pack) -> None:
    row.points = card.points
    row.needs = pack.icon_bits(card.needs)
    _fill_terms(row, card, pack)


def _fill_terms(row: Any, card: Card, pack: Pack) -> None:
    row.n_terms = len(card.effects)
    for term, effect in zip(row.terms, card.effects, strict=False):
        _fill_term(term, effect, pack, isinstance(card, Story))


def _fill_term(term: Any, effect: Effect, pack: Pack, held: bool) -> None:
    term.do = DOES[effect.do]
    term.who = Who[effect.who.upper()]
    term.when = (When.NOW if effect.do not in STANDING else When.HELD if held
                 else When.LASTING if effect.lasting else When.SEEN)
    term.amount = pack.icon_number(effect.icon) if effect.do == "shows" else effect.n or 1
    term.scope = _SCOPES[effect.of]
    if effect.do == "free_plays":
        allowed = 0
        for play in effect.plays:
            allowed |= _PLAYS[play]
        term.scope = allowed
    elif effect.do == "death_on":
        term.scope = pack.icon_bits(effect.icons) >> FIRST_ICON
    term.may = int(effect.may)
    term.needs = pack.icon_bits(effect.needs)
