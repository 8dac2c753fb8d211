"""Set up a new game: the deck, the stories in the centre, the first player, and then the families."""
from ...kernel.agenda import in_order
from ...kernel.dice import roll, shuffle
from ...kernel.log import tell
from ...kernel.rule import rule
from .names import ASIDE, CENTRE, NOBODY, NONE, SEATS, STORIES, Kind
from .rules.sight import look
from .rules.turn import choose_families
from .vocabulary import Told


@rule("gloom.setup.draw_pile", "gloom.components.cards")
def lay_deck(s):
    """All modifiers, events and untimely deaths, shuffled, face down."""
    for card in range(1, s.options.n_cards + 1):
        if s.options.cards[card].kind != Kind.NONE:
            s.deck.cards[s.deck.n] = card
            s.deck.n += 1
    shuffle(s, s.deck.cards, s.deck.n)


@rule("gloom.setup.stories", "gloom.setup.stories_chosen")
def lay_stories(s):
    """Two stories are face up in the centre: the chosen ones, or by lot; the others are out of the game."""
    n = 0
    for story in range(STORIES):
        s.story_at[story] = ASIDE
        if 0 < story <= s.options.n_stories:
            s.mark[n] = story
            n += 1
    if s.options.chosen[0] != NONE:
        for i in range(s.options.out):
            s.mark[i] = s.options.chosen[i]
    else:
        shuffle(s, s.mark, n)
    for i in range(s.options.out):
        s.story_at[s.mark[i]] = CENTRE
        tell(s, Told.STORY, s.mark[i], 0, 0)
    for i in range(STORIES):
        s.mark[i] = 0


@rule("gloom.setup.first_player")
def choose_first(s):
    s.first = s.options.first
    if s.first == NOBODY:
        s.first = roll(s, s.n_seats) - 1
    tell(s, Told.FIRST, s.first, 0, 0)


@rule
def setup(s):
    """Set up a game in a blank state that has its options, its number of seats and its dice."""
    s.active = NOBODY
    for ch in range(len(s.characters)):
        s.characters[ch].owner = NOBODY
        look(s, ch)
    for p in range(SEATS):
        s.seats[p].family = NOBODY
    lay_deck(s)
    lay_stories(s)
    choose_first(s)
    choose_families(s)
    in_order(s, 0)
