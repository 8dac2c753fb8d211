"""The visible print of a pile of transparent cards, and the effects in force because they are visible."""
from ....kernel.rule import rule
from ..names import BLANK, CHARACTERS, CLEAR, NONE, PERSISTENT, STORIES, Fate, When
from ..vocabulary import Do


@rule("gloom.sight.visible", "gloom.sight.points", "gloom.sight.icons", "gloom.sight.text", "gloom.sight.persistent",
      "gloom.sight.picture")
def look(s, ch):
    """Compute again what shows on a character: each place shows the topmost card that prints something there."""
    me = s.characters[ch]
    covered = 0
    icon = CLEAR
    corner = NONE
    picture = NONE
    me.text = NONE
    for k in range(3):
        me.points[k] = 0
    card = me.top
    while card != NONE:
        row = s.options.cards[card]
        for k in range(3):
            if row.prints >> k & 1 and not covered >> k & 1:
                me.points[k] = row.points[k]
        covered |= row.prints
        if icon == CLEAR:
            icon = row.icon
        if corner == NONE and row.corner != CLEAR:
            corner = card
        if picture == NONE and row.picture:
            picture = card
        if me.text == NONE and row.box:
            me.text = card
        card = s.under[card]
    me.icons = 0
    if icon != CLEAR and icon != BLANK:
        me.icons = 1 << icon
    me.lasting = NONE
    if corner != NONE:
        sign = s.options.cards[corner].corner
        if sign == PERSISTENT:
            me.lasting = corner if picture == corner or s.options.persistent_either else NONE
        elif sign != BLANK:
            me.icons |= 1 << sign
    if s.options.persistent_either and me.lasting == NONE and picture != NONE:
        me.lasting = picture if s.options.cards[picture].corner == PERSISTENT else NONE
    me.icons |= shown_by_effect(s, me.text, When.SEEN) | shown_by_effect(s, me.lasting, When.LASTING)
    me.worth = (me.points[0] + me.points[1] + me.points[2] + worth_of_effect(s, me.text, When.SEEN, me.icons)
                + worth_of_effect(s, me.lasting, When.LASTING, me.icons))


@rule("gloom.effects.shows")
def shown_by_effect(s, card, when):
    """The icons that a card's effect in force adds to its character, as bits."""
    row = s.options.cards[card]
    icons = 0
    if row.standing:
        for i in range(row.n_terms):
            if row.terms[i].when == when and row.terms[i].do == Do.SHOWS:
                icons |= 1 << row.terms[i].amount
    return icons


@rule("gloom.effects.character_requirement")
def note_requirements(s, card, icons):
    """Note the effects of a card whose requirement is met, as it is played on a character that shows these icons. The
    icons that the card itself brings or covers come later."""
    row = s.options.cards[card]
    s.met[card] = 0
    for i in range(row.n_terms):
        if row.terms[i].needs == 0 or row.terms[i].needs & icons:
            s.met[card] |= 1 << i


@rule
def is_met(s, card, i):
    """Whether the requirement of a card's i-th effect was met as the card was played."""
    return s.met[card] >> i & 1


@rule("gloom.effects.worth")
def worth_of_effect(s, card, when, icons):
    """The points that a card's effect in force adds to its character's self-worth. In games of older versions its
    requirement is checked at each change of the pile."""
    row = s.options.cards[card]
    points = 0
    if row.standing:
        for i in range(row.n_terms):
            term = row.terms[i]
            if term.when == when and term.do == Do.WORTH:
                met = term.needs == 0 or term.needs & icons if s.options.before_3 else is_met(s, card, i)
                points += term.amount if met else 0
    return points


@rule
def term_in_force(s, card, when, do):
    """The sum of the effects of a kind on one card."""
    row = s.options.cards[card]
    total = 0
    if row.standing:
        for i in range(row.n_terms):
            if row.terms[i].when == when and row.terms[i].do == do:
                total += row.terms[i].amount
    return total


@rule("gloom.effects.continuous", "gloom.effects.persistent")
def in_force_on(s, ch, do):
    """The sum of the visible effects of a kind on a character."""
    me = s.characters[ch]
    return term_in_force(s, me.text, When.SEEN, do) + term_in_force(s, me.lasting, When.LASTING, do)


@rule
def card_in_force(s, p, do):
    """The first card on a seat's characters with a visible effect of a kind; 0 if there is none."""
    for ch in range(CHARACTERS):
        me = s.characters[ch]
        if me.owner == p and (me.fate == Fate.ALIVE or me.fate == Fate.DEAD):
            if term_in_force(s, me.text, When.SEEN, do) > 0:
                return me.text
            if term_in_force(s, me.lasting, When.LASTING, do) > 0:
                return me.lasting
    return NONE


@rule("gloom.stories.effect")
def in_force_by_story(s, p, do):
    """The sum of the effects of a kind of a seat's story."""
    story = story_of(s, p)
    row = s.options.stories[story]
    total = 0
    for i in range(row.n_terms):
        if row.terms[i].do == do:
            total += row.terms[i].amount
    return total


@rule("gloom.effects.controller")
def in_force(s, p, do):
    """The sum of the effects of a kind for a seat: those on its characters, and its story's."""
    total = in_force_by_story(s, p, do)
    for ch in range(CHARACTERS):
        me = s.characters[ch]
        if me.owner == p and (me.fate == Fate.ALIVE or me.fate == Fate.DEAD):
            total += in_force_on(s, ch, do)
    return total


@rule
def story_of(s, p):
    """The story that a seat holds, 0 for none."""
    for story in range(1, STORIES):
        if s.story_at[story] == p:
            return story
    return NONE


@rule
def shows(s, ch, icons):
    """Whether a character shows one of these icons; True if none is required."""
    return icons == 0 or (s.characters[ch].icons & icons) != 0


@rule
def is_alive(s, ch):
    return s.characters[ch].fate == Fate.ALIVE


@rule
def is_dead(s, ch):
    return s.characters[ch].fate == Fate.DEAD


@rule
def top_of(s, ch):
    """The card on top of a character's pile, 0 for none."""
    return s.characters[ch].top


@rule
def lay_on(s, card, ch):
    """Lay a card on top of a character's pile."""
    s.under[card] = s.characters[ch].top
    s.characters[ch].top = card
    look(s, ch)


@rule
def lift_off(s, ch):
    """Take the top card off a character's pile."""
    card = s.characters[ch].top
    s.characters[ch].top = s.under[card]
    s.under[card] = NONE
    look(s, ch)
    return card


@rule("gloom.cards.draw_limit")
def draw_limit(s, p):
    """The number of cards that a seat draws up to: the usual number plus effects in force, never less than none."""
    return max(0, s.options.limit + in_force(s, p, Do.LIMIT))


@rule("gloom.scoring.family_value")
def family_value(s, p):
    """The visible points of a seat's own dead, and its story's."""
    story = story_of(s, p)
    total = s.options.stories[story].points
    for ch in range(CHARACTERS):
        me = s.characters[ch]
        if me.owner == p and me.fate == Fate.DEAD:
            total += me.worth
    return total
