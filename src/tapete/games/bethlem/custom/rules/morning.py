"""The morning with custom cards: show what the characters did in the night, and do what was put off until now."""
from .....kernel.log import tell
from .....kernel.rule import rule
from ...names import ROW, Card, Phase
from ...rules.cards import holder, spot
from ...rules.day import show_the_night, show_tokens
from ...rules.doom import exchange, hit_instead
from ...rules.events import discard_of, draw_event, draws_later, rob_event, which_is_dead
from ...rules.part import OWN_CARDS
from ...vocabulary import Told


@OWN_CARDS.changes(show_tokens, "bethlem.custom.broccoli", "bethlem.custom.doll", "bethlem.hidden.characters")
def show_own_tokens(s):
    """In the morning everybody sees where the chef has put broccoli, and which card is the doll."""
    if s.own.maze:
        tell(s, Told.MAZE_STANDS, s.own.maze - 1, 0, 0)
    if s.own.royal:
        tell(s, Told.ROYAL, s.own.royal - 1, 0, 0)
    if s.own.doll:
        tell(s, Told.DOLL, spot(s, s.own.doll - 1), 0, 0)
    if s.own.reaped_too:
        tell(s, Told.MARKED, Card.PARCA, spot(s, s.own.reaped_too - 1), 0)
    if s.options.before_15:
        show_broccoli_of_served(s)
    else:
        show_broccoli(s)


@rule("bethlem.custom.broccoli", "bethlem.custom.broccoli_three")
def show_broccoli(s):
    """Tell where the chef has put broccoli tonight, and of which card it is too much; its death is seen to be of it."""
    for piece in range(ROW * s.n_rows):
        more = s.own.extra[piece]
        if more.cooked:
            tell(s, Told.BOILED, spot(s, piece), more.cooked, 0)
            struck = hit_instead(s, piece)
            if s.pieces[struck].doom:
                s.pieces[struck].cause = Card.CHEF
        elif more.laid and more.broccoli:
            tell(s, Told.BROCCOLI, spot(s, piece), more.broccoli, 0)
        more.cooked = 0
        more.laid = 0


@rule
def show_broccoli_of_served(s):
    """Tell of all broccoli of the players served tonight, as games before version 15 do."""
    dealt = s.own.served if s.round_no == 1 else s.own.dealt
    for piece in range(ROW * s.n_rows):
        if s.own.extra[piece].broccoli and dealt >> holder(s, piece) & 1:
            tell(s, Told.BROCCOLI, spot(s, piece), s.own.extra[piece].broccoli, 0)


@OWN_CARDS.changes(show_the_night, "bethlem.hidden.characters", "bethlem.hidden.eyes_closed")
def show_own_night(s):
    """In the morning everybody sees what came back, and what the doctor, the clockmaker and the jumper have done."""
    own = s.own
    change_hands(s)
    for piece in range(ROW * s.n_rows):
        if s.back >> piece & 1:
            tell(s, Told.REVIVES, spot(s, piece), s.pieces[piece].card, 0)
        if own.in_coma >> piece & 1:
            tell(s, Told.COMA, spot(s, piece), 0, 0)
    if own.grafted and own.transplant:
        tell(s, Told.TRANSPLANT, spot(s, own.transplant - 1), 0, 0)
    if own.jailed:
        own.jail = own.jailed
        tell(s, Told.JAILED, spot(s, own.jailed - 1), 0, 0)
    if own.moved and own.extra[own.moved - 1].number_shown:
        tell(s, Told.NUMBER, spot(s, own.moved - 1), own.extra[own.moved - 1].number, 0)
    for seat in range(s.n_players):
        if own.virus[seat] != own.virus_seen[seat]:
            own.virus_seen[seat] = own.virus[seat]
            tell(s, Told.VIRUS, seat, own.virus[seat], 0)
    s.back = 0
    own.in_coma = 0
    own.grafted = 0
    own.jailed = 0
    own.moved = 0
    own.moved_from = 0


@OWN_CARDS.changes(draws_later, "bethlem.custom.by_morning")
def draws_in_the_morning(s, seat):
    """An event drawn at night is drawn in the morning."""
    if s.phase != Phase.NIGHT:
        return False
    s.own.draws[seat] += 1
    return True


@rule("bethlem.custom.by_morning", "bethlem.hidden.eyes_closed")
def change_hands(s):
    """Events robbed, put aside and drawn in the night change hands, and the cards exchanged change places."""
    own = s.own
    for seat in range(s.n_players):
        for p in range(s.n_players):
            if own.thieves[seat] >> p & 1:
                rob_event(s, seat, p)
            if own.spoilers[seat] >> p & 1:
                discard_of(s, seat)
        own.thieves[seat] = 0
        own.spoilers[seat] = 0
    for seat in range(s.n_players):
        for _ in range(own.draws[seat]):
            draw_event(s, seat)
        own.draws[seat] = 0
    if own.exchanged[0]:
        one, other = own.exchanged[0] - 1, own.exchanged[1] - 1
        tell(s, Told.SWAPPED, spot(s, one), spot(s, other), which_is_dead(s, one, other))
        exchange(s, own.exchanged[0] - 1, own.exchanged[1] - 1)
        own.exchanged[0] = 0
        own.exchanged[1] = 0
