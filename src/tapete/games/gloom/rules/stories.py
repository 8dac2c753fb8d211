"""Story cards: who may take one, and the effects on those who had it."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import ASIDE, CENTRE, CHARACTERS, NONE, STORIES, Fate
from ..vocabulary import Told, Why
from .sight import draw_limit, shows, story_of
from .standing import tell_story_effects


@rule("gloom.stories.family_requirement")
def characters_showing(s, p, icons):
    """How many characters of a family, alive or dead, show one of these icons."""
    count = 0
    for ch in range(CHARACTERS):
        me = s.characters[ch]
        if me.owner == p and (me.fate == Fate.ALIVE or me.fate == Fate.DEAD) and shows(s, ch, icons):
            count += 1
    return count


@rule("gloom.turn.claim", "gloom.stories.take_away")
def why_not_claim(s, p, story):
    if not 0 < story < STORIES or s.story_at[story] == ASIDE:
        return Why.NOT_ON_TABLE
    if s.story_at[story] == p:
        return Why.HELD_ALREADY
    icons = s.options.stories[story].needs
    mine = characters_showing(s, p, icons)
    if mine < s.options.characters_needed:
        return Why.TOO_FEW
    holder = s.story_at[story]
    if holder != CENTRE and mine <= characters_showing(s, holder, icons):
        return Why.NOT_MORE
    return Why.NOTHING


@rule("gloom.stories.one_each", "gloom.stories.kept")
def claim(s, p, story):
    """Take a story; the one held until now goes back to the centre."""
    drop_story(s, p)
    holder = s.story_at[story]
    limit = draw_limit(s, p)
    others = draw_limit(s, max(0, holder))
    tell(s, Told.CLAIMED, p, story, holder)
    s.story_at[story] = p
    tell_limit_by_story(s, p, limit, story)
    tell_story_effects(s, p, story, True)
    if holder >= 0:
        tell_limit_by_story(s, holder, others, story)
        tell_story_effects(s, holder, story, False)


@rule("gloom.cards.draw_limit")
def tell_limit_by_story(s, p, before, story):
    """Tell a seat's new draw limit, if a story that came or went has changed it."""
    limit = draw_limit(s, p)
    if limit != before:
        tell(s, Told.LIMIT_BY_STORY, p, story, limit)


@rule
def drop_story(s, p):
    """Put a seat's story back into the centre."""
    story = story_of(s, p)
    if story != NONE:
        limit = draw_limit(s, p)
        s.story_at[story] = CENTRE
        tell(s, Told.RETURNED, p, story, 0)
        tell_limit_by_story(s, p, limit, story)
        tell_story_effects(s, p, story, False)
