"""Write the summary of a finished game of Cthulhu Gloom into a row of a simulation."""
from ...kernel.rule import rule
from .names import CENTRE, CHARACTERS, STORIES, Fate
from .rules.sight import family_value, story_of


@rule
def summarise(s, row):
    row.turns = s.turn_no
    row.cause = s.cause
    row.seats = s.n_seats
    row.first = s.first
    for p in range(s.n_seats):
        row.values[p] = family_value(s, p)
        row.family[p] = s.seats[p].family
        row.story[p] = story_of(s, p)
        row.dead[p] = 0
    for ch in range(CHARACTERS):
        if s.characters[ch].fate == Fate.DEAD:
            row.dead[s.characters[ch].owner] += 1
    for story in range(STORIES):
        row.on_table[story] = 1 if s.story_at[story] >= CENTRE else 0
