"""Death tokens: how they come upon a card, are taken off it, and fall due."""
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..custom.rules.harm import curse_back, hit_instead, is_out_of_reach, note_harm
from ..names import EVERYONE, PAIRS_ON_TABLE, ROW, Doom, Phase
from ..vocabulary import Told
from .cards import holder, is_alive, is_silenced, spot
from .knowledge import is_shown, learn_card


@rule("bethlem.deaths.tokens", "bethlem.events.cell")
def strike(s, o, doom, by):
    """Lay a death token on a card; `by` has a bit for each player who does it."""
    if doom & Doom.DIRECT and by:
        s.pieces[o].tried = EVERYONE if s.phase == Phase.LYNCHING else by
        s.pieces[o].tried_at = s.round_no
    if s.options.custom and not doom & Doom.PACT:
        o = hit_instead(s, o)
        if is_alive(s, o) and is_out_of_reach(s, o):
            return
        if is_alive(s, o):
            note_harm(s, o)
            curse_back(s, o, by, 1)
    if not is_alive(s, o) or s.pieces[o].isolated:
        return
    piece = s.pieces[o]
    piece.doom |= doom
    piece.killers |= by
    for k in range(PAIRS_ON_TABLE):
        if s.sleeps[k].mine and s.sleeps[k].chosen == o + 1:
            s.sleeps[k].hit = 1


@rule
def spare(s, o):
    """Take the death token off a card."""
    s.pieces[o].doom = 0
    s.pieces[o].killers = 0


@rule
def may_be_saved(s, o):
    return s.pieces[o].doom != 0 and not s.pieces[o].doom & Doom.CERTAIN and is_alive(s, o)


@rule("bethlem.sweet_death.instead")
def shift_sleep(s):
    """A sweet death whose card is attacked takes the chosen card in its place; its opposite the other way."""
    for k in range(PAIRS_ON_TABLE):
        sleep = s.sleeps[k]
        if sleep.mine == 0:
            continue
        victim = (sleep.chosen if sleep.reverse else sleep.mine) - 1
        instead = (sleep.mine if sleep.reverse else sleep.chosen) - 1
        if victim == instead or is_silenced(s, sleep.mine - 1):
            continue
        if may_be_saved(s, victim) and is_alive(s, instead):
            killers = s.pieces[victim].killers
            spare(s, victim)
            strike(s, instead, Doom.INDIRECT, killers)
            end_sleep(s, k)


@rule
def end_sleep(s, k):
    sleep = s.sleeps[k]
    sleep.mine = 0
    sleep.chosen = 0
    sleep.seat = 0
    sleep.until = 0
    sleep.hit = 0
    sleep.reverse = 0


@rule
def revive(s, o):
    """A dead card lives again; its player may have been out, and is back. What comes back at night is seen by day."""
    if s.pieces[o].dead and not s.pieces[o].reserve and s.own.gone != o + 1:
        s.pieces[o].dead = 0
        s.pieces[o].doom = 0
        if s.phase == Phase.NIGHT:
            s.own.back |= 1 << o
        else:
            tell(s, Told.REVIVES, spot(s, o), s.pieces[o].card, 0)


@rule("bethlem.traits.patience", "bethlem.rabies.left")
def fall_due(s):
    """Deaths put off to this round are tokens from nightfall on."""
    for o in range(ROW * s.n_rows):
        piece = s.pieces[o]
        if piece.due and piece.due <= s.round_no:
            piece.due = 0
            strike(s, o, Doom.DIRECT if piece.due_by else Doom.INDIRECT, piece.due_by)
            piece.due_by = 0


@rule
def hand_over(s, x, y):
    """Two pieces change places; who has been given a card that not everybody sees is told which."""
    before = holder(s, x)
    exchange(s, x, y)
    if holder(s, x) != before:
        tell_received(s, x)
        tell_received(s, y)


@rule
def tell_received(s, o):
    seat = holder(s, o)
    if not is_shown(s, o):
        tell_only(s, 1 << seat, Told.DEALT, seat, spot(s, o), s.pieces[o].card)


@rule
def exchange(s, x, y):
    """Two pieces change places; whoever holds one now knows it."""
    a = s.place_of[x]
    b = s.place_of[y]
    s.place_of[x] = b
    s.place_of[y] = a
    s.at[a] = y
    s.at[b] = x
    learn_card(s, holder(s, x), x)
    learn_card(s, holder(s, y), y)
