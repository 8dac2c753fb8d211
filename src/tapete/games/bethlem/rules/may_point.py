"""Legal targets: which cards the powers may point at, and why not."""
from ....kernel.rule import rule
from ..names import HYPNOTIZED, LENT, LENT_AWAKENED, NOBODY, OWN, PAIRS_ON_TABLE, ROW, Card, Lynching, Mode, Phase
from ..vocabulary import Ask, Why
from .cards import (
    find_card,
    holder,
    is_action,
    is_alive,
    is_bipolar,
    is_in_game,
    is_used_freely,
    left_of,
    never_awakens,
    right_of,
    row_of,
    source_of,
)
from .doom import may_be_saved, may_be_spared, tokens_of


@rule
def why_not_living(s, place):
    """The card must be on the table and alive."""
    if place >= ROW * s.n_rows or s.pieces[s.at[place]].reserve:
        return Why.NO_PLACE
    return Why.DEAD if s.pieces[s.at[place]].dead else Why.NOTHING


@rule
def why_not_any(s, place):
    return Why.NO_PLACE if place >= ROW * s.n_rows or s.pieces[s.at[place]].reserve else Why.NOTHING


@rule("bethlem.reaper.kills", "bethlem.events.cell")
def why_not_kill(s, place):
    """A card to kill: living, not in a cell, and not on the reaper's night."""
    why = why_not_living(s, place)
    if why:
        return why
    if s.scythe and s.phase == Phase.NIGHT:
        return Why.SCYTHE
    return Why.ISOLATED if s.pieces[s.at[place]].isolated else Why.NOTHING


@rule("bethlem.events.leper")
def why_not_infect_with_leprosy(s, place):
    """Leprosy: nothing saves from it, not even a cell."""
    why = why_not_kill(s, place)
    return Why.NOTHING if why == Why.ISOLATED else why


@rule
def why_not_save(s, place):
    why = why_not_doomed(s, place)
    if why:
        return why
    return Why.NOTHING if may_be_saved(s, s.at[place]) else Why.CERTAIN


@rule
def why_not_doomed(s, place):
    """A card about to die, whether or not something can save it."""
    why = why_not_living(s, place)
    if why:
        return why
    return Why.NOTHING if tokens_of(s, s.at[place]) else Why.NOT_DOOMED


@rule("bethlem.arthur.not_twice", "bethlem.reaper.not_twice")
def why_not_again(s, place, before, again):
    """Not the same card as in the round before; `again`: the refusal for it."""
    why = why_not_living(s, place)
    if why:
        return why
    return again if s.at[place] + 1 == before else Why.NOTHING


@rule
def why_not_revive(s, place):
    why = why_not_any(s, place)
    if why:
        return why
    return Why.NOTHING if s.pieces[s.at[place]].dead else Why.ALIVE


@rule("bethlem.traits.melancholy")
def why_not_gloom(s, p, place):
    """A living card of a player who is due: nobody twice before everybody else once."""
    why = why_not_living(s, place)
    if why:
        return why
    return why_not_due(s, s.owner[row_of(place)], s.gloom_asked, p)


@rule("bethlem.traits.everybody_first")
def why_not_due(s, seat, asked, but):
    """Whether a player may be chosen again: players already asked, as bits, wait for the others; `but`, who chooses, is
    none of them."""
    if not is_in_game(s, seat):
        return Why.OUT if 0 <= seat < s.n_players else Why.NO_PLAYER
    if asked >> seat & 1:
        for other in range(s.n_players):
            if other != but and is_in_game(s, other) and not asked >> other & 1:
                return Why.EVERYBODY_FIRST
    return Why.NOTHING


@rule
def why_not_patience(s, place):
    why = why_not_save(s, place)
    if why:
        return why
    return Why.PUT_OFF_AGAIN if s.at[place] + 1 == s.patience_before else Why.NOTHING


@rule("bethlem.events.miracle")
def why_not_restore(s, p, place):
    """An action card that the player knows to be spent, except the blood pact: their own, or a dead one."""
    why = why_not_any(s, place)
    if why:
        return why
    piece = s.pieces[s.at[place]]
    if not piece.known >> p & 1:
        return Why.NOT_ACTION
    if not is_action(piece.card) or piece.card == Card.PACTO_DE_SANGRE:
        return Why.NOT_ACTION
    seen = piece.dead or s.owner[row_of(place)] == p
    return Why.NOTHING if seen and piece.used else Why.NOT_SPENT


@rule("bethlem.events.miracle")
def anything_spent(s, p):
    for place in range(ROW * s.n_rows):
        if why_not_restore(s, p, place) == 0:
            return True
    return False


@rule("bethlem.flick.protects")
def why_not_verdict(s, place):
    """If one side lynches alone: any living card but the one that John Flick protects."""
    if s.lynch_kind == Lynching.REVIVES:
        return why_not_revive(s, place)
    why = why_not_living(s, place)
    if why:
        return why
    if s.lynch_kind == Lynching.ACCUSED and s.owner[row_of(place)] != s.accused_by_amnesia - 1:
        return Why.NOT_ELECTED
    if s.mode != Mode.NORMAL:
        for k in range(PAIRS_ON_TABLE):
            if s.accused[k] == s.at[place] + 1:
                return Why.SPARED_TODAY
    return Why.NOTHING


@rule("bethlem.lynching.card")
def why_not_card_vote(s, p, place):
    """A living card of the player elected; an obeying player votes for the card ordered."""
    if place >= ROW * s.n_rows or s.owner[row_of(place)] != s.elected - 1:
        return Why.NOT_ELECTED
    why = why_not_verdict(s, place)
    if why:
        return why
    obeys = s.lynch_kind == Lynching.USUAL and must_obey(s, p)
    if obeys and s.at[place] + 1 != s.order and holder(s, s.order - 1) == s.elected - 1:
        return Why.MUST_OBEY
    return Why.NOTHING


@rule("bethlem.traits.neurotic")
def must_obey(s, p):
    """Whether a player must vote today as ordered: in even rounds, while the card ordered lives."""
    return s.puppet == p + 1 and s.round_no % 2 == 0 and s.order > 0 and is_alive(s, s.order - 1)


@rule("bethlem.chance.moves")
def why_not_chip(s, k, place):
    """The chip goes on to a living card of the next player to the left (its opposite: to the right)."""
    why = why_not_living(s, place)
    if why:
        return why
    chip = s.chips[k]
    seat = holder(s, chip.on - 1)
    goal = right_of(s, seat) if chip.reverse else left_of(s, seat)
    return Why.NOTHING if s.owner[row_of(place)] == goal else Why.NOT_LEFT


@rule
def why_not_cure(s, claim, place, card):
    """A target of the medicine: a card about to die, or, awakened, a dead one."""
    if awakened_use(s, claim, card) and why_not_revive(s, place) == 0:
        return Why.NOTHING
    piece = find_card(s, card)
    if claim == OWN and s.pieces[piece].used and not is_used_freely(s, card):
        return Why.ALIVE
    return why_not_save(s, place)


@rule
def awakened_use(s, claim, card):
    """Whether this use of an action card is one of its awakening (for the director's, of his own)."""
    if claim >= LENT:
        return claim == LENT_AWAKENED
    piece = find_card(s, card if claim == OWN else Card.KRUGMAN)
    if piece == NOBODY or claim == HYPNOTIZED or not s.pieces[piece].woken:
        return False
    return claim != OWN or not s.pieces[piece].woke_used


@rule("bethlem.awakening.larry")
def why_not_look(s, p, claim, place):
    """Larry looks at any card; awakened, at one of a player whose turn it is to be shown."""
    why = why_not_any(s, place)
    if why or claim == HYPNOTIZED:
        return why
    piece = find_card(s, Card.LARRY_OWLS if claim == OWN else Card.KRUGMAN)
    if piece == NOBODY or not s.pieces[piece].woken:
        return Why.NOTHING
    asked = s.larry_shown
    seat = s.owner[row_of(place)]
    if is_in_game(s, seat):
        return why_not_due(s, seat, asked, p)
    return Why.NOTHING


@rule
def why_not_point(s, p, ask, about, place):
    """Why a player may not point at a place, by the question."""
    match ask:
        case Ask.LEPER: why = why_not_infect_with_leprosy(s, place)
        case Ask.CELL: why = why_not_living(s, place)
        case Ask.MELANCHOLY: why = why_not_gloom(s, p, place)
        case Ask.LARRY: why = why_not_look(s, p, about, place)
        case Ask.REAPER: why = why_not_again(s, place, s.reaped_before, Why.MARKED_AGAIN)
        case Ask.SCYTHE: why = why_not_living(s, place)
        case Ask.FLICK: why = why_not_again(s, place, s.accused_before if s.mode else 0, Why.POINTED_AGAIN)
        case Ask.SWEET_DEATH: why = why_not_living(s, place)
        case Ask.ARTHUR: why = why_not_again(s, place, s.guarded if about == 0 else 0, Why.AGAIN)
        case Ask.ATTACK: why = why_not_kill(s, place)
        case Ask.ATTACK_ALONE: why = why_not_kill(s, place)
        case Ask.ELECTROSHOCK: why = why_not_kill(s, place)
        case Ask.OPIUM: why = why_not_cure(s, about, place, Card.OPIO)
        case Ask.LOBOTOMY: why = why_not_living(s, place)
        case Ask.CHANCE: why = why_not_living(s, place)
        case Ask.PATIENCE: why = why_not_patience(s, place)
        case Ask.ORDER: why = why_not_living(s, place)
        case Ask.WAKERFIELD: why = why_not_take_place(s, about, place)
        case Ask.REVENGE: why = why_not_living(s, place)
        case Ask.FRIEND: why = why_not_friend(s, about, place)
        case Ask.CHIP: why = why_not_chip(s, about, place)
        case Ask.BARBER: why = why_not_kill(s, place)
        case Ask.CONFESSION: why = why_not_any(s, place)
        case Ask.MIRACLE: why = why_not_restore(s, p, place)
        case Ask.FATE: why = why_not_living(s, place)
        case Ask.WAKE: why = why_not_wake(s, p, place)
        case Ask.VOTE_CARD: why = why_not_card_vote(s, p, place)
        case Ask.VERDICT: why = why_not_verdict(s, place)
        case Ask.REPLACE: why = why_not_replace(s, p, place)
        case _: why = Why.NOT_ASKED
    return why


@rule("bethlem.wakerfield.takes")
def why_not_take_place(s, claim, place):
    """A target of Wakerfield: any card about to die but herself."""
    why = why_not_save(s, place)
    if why:
        return why
    return Why.OWN_PLACE if s.at[place] == source_of(s, claim, Card.WAKERFIELD) else Why.NOTHING


@rule
def may_take_place(s, claim):
    """Whether there is a card in whose place she could die."""
    for place in range(ROW * s.n_rows):
        if why_not_take_place(s, claim, place) == 0:
            return True
    return False


@rule
def why_not_friend(s, piece, place):
    """A target of a dying friend: any card about to die but itself."""
    if s.pieces[piece].woken and why_not_revive(s, place) == 0:
        return Why.NOTHING
    why = why_not_save(s, place)
    if why:
        return why
    return Why.ITSELF if s.at[place] == piece else Why.NOTHING


@rule("bethlem.events.awakening")
def why_not_wake(s, p, place):
    """One of the player's own living cards that is not awake yet."""
    why = why_not_any(s, place)
    if why:
        return why
    if s.owner[row_of(place)] != p:
        return Why.NOT_YOUR_CARD
    if s.pieces[s.at[place]].woken:
        return Why.AWAKE
    if never_awakens(s, s.at[place]):
        return Why.CLOSED
    return why_not_living(s, place)


@rule("bethlem.two.refill")
def why_not_replace(s, p, place):
    """A living card of the player's reserve."""
    if place >= ROW * s.n_rows or s.owner[row_of(place)] != p:
        return Why.NOT_IN_RESERVE
    piece = s.pieces[s.at[place]]
    if not piece.reserve:
        return Why.NOT_IN_RESERVE
    return Why.DEAD if piece.dead else Why.NOTHING


@rule("bethlem.opposite.electroshock", "bethlem.opposite.opium", "bethlem.opposite.lobotomy")
def why_not_reverse(s, p, ask, about, place):
    """The opposite effects that point at one card."""
    match ask:
        case Ask.ELECTROSHOCK: why = why_not_cure(s, about, place, Card.ELECTROSHOCK)
        case Ask.OPIUM: why = why_not_kill(s, place)
        case Ask.LOBOTOMY: why = why_not_living(s, place)
        case Ask.SWEET_DEATH: why = why_not_living(s, place)
        case Ask.CHANCE: why = why_not_living(s, place)
        case _: return Why.NOT_ASKED
    return why if is_bipolar(s, p) else Why.NOT_BIPOLAR


@rule
def anything_doomed(s):
    """Whether some card could be saved now."""
    for place in range(ROW * s.n_rows):
        if may_be_spared(s, s.at[place]):
            return True
    return False
