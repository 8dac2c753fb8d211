"""The records of a pack's cards and of the options: all that the rules read of them."""
from ...kernel.options import record_of
from ...kernel.record import flag, i1, i2, record, u1, u2
from .names import CARDS, STORIES, TERMS
from .options import GloomOptions


@record
class Term:
    """One effect of a card."""

    do: u1
    when: u1
    who: u1
    amount: i1
    scope: u1               # whose characters may be picked, or what a free play may be
    may: flag               # it need not be done
    needs: u2               # icons as bits: it takes place only where one of them is shown; 0 asks for none


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
    own: u2                 # icons: who plays it must have a living character that shows one of them
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
    chosen=u1[STORIES])                 # stories in the centre, if they are not drawn by lot
