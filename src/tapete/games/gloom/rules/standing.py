"""Effects in force: the log tells when they begin and end, and what they change for a seat or a character."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import NONE, Fate, When
from ..vocabulary import FIRST_STANDING, STANDINGS, Do, Told
from .sight import draw_limit, in_force, in_force_by_story, in_force_on, is_alive

ROOM = 128
"""More than the number of cards."""


@rule
def standing_effect(do, n):
    """An effect in force, packed for the log."""
    return do - FIRST_STANDING + STANDINGS * n


@rule
def standing(s, ch):
    """The effects in force before a character's pile changes: the two cards that are read there, and the number of
    cards that its controller draws up to."""
    me = s.characters[ch]
    return me.text + ROOM * (me.lasting + ROOM * draw_limit(s, me.owner))


@rule("gloom.cards.draw_limit", "gloom.effects.continuous")
def tell_standing(s, ch, before):
    """Tell which effects a card that came, went or was covered has begun and ended; `before` is the earlier
    `standing`."""
    me = s.characters[ch]
    text = before % ROOM
    lasting = before // ROOM % ROOM
    limit = before // ROOM // ROOM
    changed = draw_limit(s, me.owner) != limit
    renewed = (me.text != text and sets_limit(s, me.text, When.SEEN)) or (
        me.lasting != lasting and sets_limit(s, me.lasting, When.LASTING))
    if me.text != text:
        tell_ended(s, ch, text, When.SEEN, changed and not renewed)
    if me.lasting != lasting:
        tell_ended(s, ch, lasting, When.LASTING, changed and not renewed)
    if me.text != text:
        tell_begun(s, ch, me.text, When.SEEN, changed)
    if me.lasting != lasting:
        tell_begun(s, ch, me.lasting, When.LASTING, changed)


@rule
def sets_limit(s, card, when):
    row = s.options.cards[card]
    for i in range(row.n_terms):
        if row.terms[i].when == when and row.terms[i].do == Do.LIMIT:
            return True
    return False


@rule
def tell_begun(s, ch, card, when, limit_changed):
    """Tell the effects that begin with a card on a character."""
    row = s.options.cards[card]
    p = s.characters[ch].owner
    for i in range(row.n_terms):
        term = row.terms[i]
        if card == NONE or term.when != when:
            continue
        match term.do:
            case Do.LIMIT:
                tell(s, Told.LIMIT if limit_changed else Told.LIMIT_KEPT, p, card, draw_limit(s, p))
            case Do.TAX: tell(s, Told.IN_FORCE, p, card, standing_effect(Do.TAX, in_force(s, p, Do.TAX)))
            case Do.NO_EVENTS: tell(s, Told.IN_FORCE, p, card, standing_effect(Do.NO_EVENTS, 0))
            case Do.WARD:
                if is_alive(s, ch):
                    tell(s, Told.IN_FORCE_ON, ch, card, standing_effect(Do.WARD, 0))
            case Do.SHOWS: tell(s, Told.IN_FORCE_ON, ch, card, standing_effect(Do.SHOWS, term.amount))


@rule
def tell_ended(s, ch, card, when, limit_changed):
    """Tell the effects that end with a card that is gone or covered, unless another card has the same."""
    row = s.options.cards[card]
    me = s.characters[ch]
    p = me.owner
    for i in range(row.n_terms):
        term = row.terms[i]
        if card == NONE or term.when != when:
            continue
        match term.do:
            case Do.LIMIT:
                if limit_changed:
                    tell(s, Told.LIMIT_WITHOUT, p, card, draw_limit(s, p))
            case Do.TAX: tell(s, Told.NO_LONGER, p, card, standing_effect(Do.TAX, in_force(s, p, Do.TAX)))
            case Do.NO_EVENTS:
                if in_force(s, p, Do.NO_EVENTS) == 0:
                    tell(s, Told.NO_LONGER, p, card, standing_effect(Do.NO_EVENTS, 0))
            case Do.WARD:
                if is_alive(s, ch) and in_force_on(s, ch, Do.WARD) + in_force_by_story(s, p, Do.WARD) == 0:
                    tell(s, Told.NO_LONGER_ON, ch, card, standing_effect(Do.WARD, 0))
            case Do.SHOWS:
                if not me.icons >> term.amount & 1 and me.fate != Fate.GONE:
                    tell(s, Told.NO_LONGER_ON, ch, card, standing_effect(Do.SHOWS, term.amount))


@rule("gloom.stories.effect")
def tell_story_effects(s, p, story, begins):
    """Tell the effects that begin or end, besides its limit, with a story that a seat has taken or lost."""
    row = s.options.stories[story]
    for i in range(row.n_terms):
        term = row.terms[i]
        match term.do:
            case Do.TAX: left = in_force(s, p, Do.TAX)
            case Do.NO_EVENTS: left = in_force(s, p, Do.NO_EVENTS)
            case Do.WARD: left = 0
            case _: continue
        if begins:
            tell(s, Told.IN_FORCE_BY_STORY, p, story, standing_effect(term.do, left))
        elif term.do == Do.TAX or left == 0:
            tell(s, Told.NO_LONGER_BY_STORY, p, story, standing_effect(term.do, left))
