"""The day: the deaths of the night are shown, tokens move, and each player in turn may use powers of the day."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import BORROWED, NOBODY, OWN, PAIRS_ON_TABLE, ROW, Call, Card, Doom, Event, Lynching, Op, Phase
from ..vocabulary import Act, Ask, Told
from .awakenings import (
    acts_awakened,
    do_announce,
    has_awakening_left,
    is_woken,
    may_come_back,
    may_guess,
    show_larrys_card,
    spend_awakened,
)
from .calling import call_borrowers, holds_event, wake
from .cards import (
    find_card,
    holder,
    is_absent,
    is_alive,
    is_bipolar,
    is_in_game,
    lacks,
    living,
    may_act,
    never_awakens,
    source_of,
    spot,
    wielder,
)
from .deaths import drag_cellmates, infect
from .doom import hand_over, may_be_saved, spare, strike_from
from .events import do_event, lay_open_events, spend_event, waste
from .knowledge import is_shown, show_to_all, show_trait, tell_card
from .may_point import may_take_place
from .part import OWN_CARDS
from .powers import again, cure
from .sides import check_stalemate
from .talk import count_lies, is_talked


@rule("bethlem.day.dawn")
def do_dawn(s):
    """Everybody opens their eyes: tokens are visible, and doomed cards die."""
    s.phase = Phase.DAY
    s.call = Call.NONE
    s.awake = 0
    tell(s, Told.DAY, s.round_no, 1 if lacks(s, Phase.DAY) else 0, 0)
    lay_open_events(s)
    show_larrys_card(s)
    show_the_night(s)
    if s.round_no == 1:
        show_day_traits(s)
    if s.reaped:
        tell(s, Told.MARKED, Card.PARCA, spot(s, s.reaped - 1), 0)
    for k in range(PAIRS_ON_TABLE):
        if s.accused[k]:
            tell(s, Told.MARKED, Card.JOHN_FLICK, spot(s, s.accused[k] - 1), 0)
        if s.prophecies[k].fresh:
            s.prophecies[k].fresh = 0
            first = spot(s, s.prophecies[k].first - 1)
            tell(s, Told.TIED, first, spot(s, s.prophecies[k].second - 1), s.prophecies[k].reverse)
    show_tokens(s)
    if s.patience:
        tell(s, Told.DUE, spot(s, s.patience - 1), 0, 0)
    schedule(s, Op.TOLL, 0, 0, 0)
    schedule(s, Op.MORNING, 0, 0, 0)


@OWN_CARDS.may_change()
def show_the_night(s):
    """Show the night's deeds that are visible in the morning: the cards that came back."""
    for piece in range(ROW * s.n_rows):
        if s.back >> piece & 1:
            tell(s, Told.REVIVES, spot(s, piece), s.pieces[piece].card, 0)
    s.back = 0


@OWN_CARDS.may_change()
def show_tokens(s):
    """Show other tokens laid in the night."""


@OWN_CARDS.may_change()
def has_no_day(s):
    """Whether this round has no day; then the rest of the round is scheduled."""
    return False


@rule("bethlem.traits.shown_by_day")
def show_day_traits(s):
    """After the first night the personalities that act by day are turned up for good."""
    for seat in range(s.n_players):
        card = s.traits[seat]
        if card == Card.RESPONSABILIDAD or card == Card.HOSTILIDAD or (
                card == Card.BIPOLARIDAD and s.options.bipolar_shown):
            show_trait(s, seat)


@rule("bethlem.traits.patience")
def tell_outlived(s):
    """Tell that the card whose death was put off to this morning has not died of it."""
    if s.patience_before and is_alive(s, s.patience_before - 1) and not s.options.before_14:
        tell(s, Told.OUTLIVED, spot(s, s.patience_before - 1), 0, 0)


@rule("bethlem.chance.moves")
def do_morning(s):
    """The deaths of the night are over; chips move on, and the day's turns begin."""
    if s.deaths == 0 and not lacks(s, Phase.NIGHT):
        tell(s, Told.QUIET, 1 if lacks(s, Phase.DAY) else 0, 0, 0)
    tell_outlived(s)
    s.twins = 0
    s.rabid = 0
    s.larry_card = 0
    s.larry_seat = 0
    awaken_last_cards(s)
    if has_no_day(s):
        return
    for k in range(PAIRS_ON_TABLE):
        chip = s.chips[k]
        if chip.on and chip.fresh:
            chip.fresh = 0
            tell(s, Told.CHIP, spot(s, chip.on - 1), 0, 0)
        elif chip.on and is_in_game(s, holder(s, chip.on - 1)):
            schedule(s, Op.ASK, holder(s, chip.on - 1), Ask.CHIP, k)
    if is_talked(s):
        count_lies(s)
        schedule(s, Op.TALK, 0, 0, 0)
    schedule(s, Op.DAY_TURNS, 0, 0, 0)


@rule
def do_move_chip(s, k, place):
    s.chips[k].on = s.at[place] + 1
    tell(s, Told.CHIP, spot(s, s.at[place]), 0, 0)


@rule("bethlem.awakening.last_card")
def awaken_last_cards(s):
    """A player's last card awakens."""
    for piece in range(ROW * s.n_rows):
        if is_alive(s, piece) and not s.pieces[piece].woken and living(s, holder(s, piece)) == 1:
            awaken(s, piece)


@OWN_CARDS.may_change()
def begin_anew(s, piece):
    """Reset a card's memory as it awakens."""


@rule("bethlem.awakening.richard")
def awaken(s, piece):
    """A card's latent power; Richard Dadd must show himself."""
    if never_awakens(s, piece):
        return
    s.pieces[piece].woken = 1
    s.pieces[piece].woke_used = 0
    begin_anew(s, piece)
    last = 0 if s.options.before_12 or living(s, holder(s, piece)) != 1 else 1
    tell(s, Told.AWAKENED, spot(s, piece), last, 0)
    if s.pieces[piece].card == Card.RICHARD_DADD and not is_shown(s, piece):
        show_to_all(s, piece)
        tell(s, Told.ANNOUNCED, holder(s, piece), Card.RICHARD_DADD, 0)


@rule("bethlem.day.turns")
def do_day_turns(s, seat):
    """Each player in turn may use powers of the day; then they lynch."""
    while seat < s.n_players and (not is_in_game(s, seat) or is_absent(s, seat)):
        seat += 1
    if seat < s.n_players:
        schedule(s, Op.ASK, seat, Ask.DAY, 0)
        schedule(s, Op.DAY_TURNS, seat + 1, 0, 0)
    else:
        schedule(s, Op.CALL, Call.AMNESIA_2, 0, 0)
        schedule(s, Op.POLL, 1, 0, 0)


@rule("bethlem.traits.hostility")
def do_ban(s, p, seat):
    """A player may not vote today."""
    s.hostile_asked = again(s, s.hostile_asked, seat, NOBODY)
    s.banned = seat + 1
    tell(s, Told.BANNED, seat, p, 0)


@rule
def answer_by_day(s, p, kind, a):
    """Carry out a player's choice in their turn of the day; after it they may choose again."""
    if kind == Act.EVENT:
        do_event(s, p, a, Ask.DAY)
        schedule(s, Op.ASK, p, Ask.DAY, 0)
    elif kind == Act.PLAYER:
        do_ban(s, p, a)
        schedule(s, Op.ASK, p, Ask.DAY, 0)
    elif kind == Act.CHOOSE:
        do_by_day(s, p, a)
    elif kind == Act.POINT:
        do_announce(s, p, a)
        schedule(s, Op.ASK, p, Ask.DAY, 0)


@OWN_CARDS.may_change()
def do_by_day(s, p, choice):
    """Carry out a choice by name in the turn of the day."""


@OWN_CARDS.may_change()
def answer_other_call(s, call, i, at):
    """Whether somebody is asked in another private moment of the day."""
    return False


# ---- calls of the day --------------------------------------------------------------------------

@rule
def answer_day_call(s, call, i, at):
    """The private questions of the day; returns whether somebody is asked."""
    match call:
        case Call.WAKERFIELD: asked = call_wakerfield(s, call, i, at)
        case Call.INDULTO: asked = call_pardon(s, call, i, at)
        case Call.MANIA: asked = call_friend(s, call, i, at)
        case Call.CATALEPTICO_2: asked = call_day_catalepsy(s, call, i, at)
        case Call.JUEGO_DE_AZAR_2: asked = call_guess(s, call, i, at)
        case Call.AMNESIA: asked = call_amnesia(s, call, i, at)
        case Call.AMNESIA_2: asked = call_amnesia(s, call, i, at)
        case _: asked = answer_other_call(s, call, i, at)
    return asked


@rule
def call_guess(s, call, i, at):
    """An awakened game of chance about to die may guess."""
    for piece in range(ROW * s.n_rows):
        if i == 0 and may_guess(s, piece) and may_act(s, piece):
            wake(s, holder(s, piece), Ask.GUESS, piece, call, 1, at)
            return True
    return False


@rule("bethlem.awakening.wakerfield")
def look_at_the_dying(s, p, claim):
    """An awakened Wakerfield sees who is to die before she chooses."""
    if is_woken(s, Card.WAKERFIELD, claim):
        for piece in range(ROW * s.n_rows):
            if may_be_saved(s, piece):
                tell_card(s, p, piece)


@rule("bethlem.wakerfield.takes")
def call_wakerfield(s, call, i, at):
    """Before the dying are shown Wakerfield may take the place of one."""
    p = wielder(s, Card.WAKERFIELD)
    if i == 0 and p != NOBODY and is_alive(s, find_card(s, Card.WAKERFIELD)) and may_take_place(s, OWN):
        look_at_the_dying(s, p, OWN)
        wake(s, p, Ask.WAKERFIELD, OWN, call, 1, at)
        return True
    director = wielder(s, Card.KRUGMAN)
    if i <= 1 and s.borrowed == Card.WAKERFIELD and director != NOBODY and may_take_place(s, BORROWED):
        look_at_the_dying(s, director, BORROWED)
        wake(s, director, Ask.WAKERFIELD, BORROWED, call, 2, at)
        return True
    return call_borrowers(s, call, i, at, Card.WAKERFIELD, Ask.WAKERFIELD)


@rule("bethlem.wakerfield.takes")
def do_take_place(s, p, place, claim):
    """The two cards swap places; the saved one lives, and she dies in its place."""
    piece = s.at[place]
    mine = source_of(s, claim, Card.WAKERFIELD)
    wakes = is_woken(s, Card.WAKERFIELD, claim)
    doom = s.pieces[piece].doom
    killers = s.pieces[piece].killers
    cause = s.pieces[piece].cause
    spare(s, piece)
    s.pieces[mine].doom |= doom
    s.pieces[mine].killers |= killers
    s.pieces[mine].cause = cause
    if holder(s, mine) != holder(s, piece):
        tell(s, Told.TAKEN, spot(s, piece), spot(s, mine), 0)
        hand_over(s, mine, piece)
    else:
        tell(s, Told.STANDS_IN, spot(s, piece), spot(s, mine), 0)
    if wakes:
        awaken(s, piece)


@rule("bethlem.events.pardon")
def call_pardon(s, call, i, at):
    """The holder of Lord Percy's pardon may save the card being lynched."""
    if s.lynched == 0 or not may_be_saved(s, s.lynched - 1):
        return False
    for seat in range(i, s.n_players):
        if is_in_game(s, seat) and holds_event(s, seat, Event.INDULTO):
            wake(s, seat, Ask.PARDON, 0, call, seat + 1, at)
            return True
    return False


@rule
def do_pardon(s, p, yes):
    if yes:
        spend_event(s, p, Event.INDULTO)
        tell(s, Told.PARDONED, spot(s, s.lynched - 1), 0, 0)
        spare(s, s.lynched - 1)


@rule("bethlem.opposite.mania", "bethlem.awakening.mania")
def call_friend(s, call, i, at):
    """A bipolar player whose persecution mania is dying may save a friend instead."""
    if i:
        return False
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if it.card == Card.MANIA and it.doom and is_alive(s, piece) and not it.used and may_act(s, piece):
            if is_bipolar(s, holder(s, piece)) and not it.doom & Doom.MUTE:
                wake(s, holder(s, piece), Ask.FRIEND, piece, call, 1, at)
                return True
    return False


@rule
def do_save_friend(s, piece, place):
    if is_alive(s, s.at[place]):
        tell(s, Told.SPARED, Card.MANIA, spot(s, s.at[place]), 0)
    cure(s, s.at[place])
    s.pieces[piece].used = 1


@rule("bethlem.opposite.cataleptic")
def call_day_catalepsy(s, call, i, at):
    """By day a bipolar player's cataleptic may come back, the first time."""
    if i or at:
        return False
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if it.card == Card.CATALEPTICO and may_be_saved(s, piece) and may_come_back(s, piece) and may_act(s, piece):
            if is_bipolar(s, holder(s, piece)):
                wake(s, holder(s, piece), Ask.CATALEPSY, piece, call, 1, at)
                return True
    return False


@rule
def amnesia_left(s, at):
    """Whether amnesia has a use left: its own, or, after a lynching, that of its awakening."""
    piece = find_card(s, Card.AMNESIA)
    return not s.pieces[piece].used or (at and has_awakening_left(s, Card.AMNESIA))


@rule("bethlem.amnesia.second", "bethlem.opposite.amnesia")
def call_amnesia(s, call, i, at):
    """After the first lynching (at 1) its owner may ask for a second; before it (at 0) a bipolar may call it off."""
    s.amnesia = s.amnesia if i else 0
    p = wielder(s, Card.AMNESIA)
    if i == 0 and p != NOBODY and amnesia_left(s, at) and (at or is_bipolar(s, p)):
        wake(s, p, Ask.AMNESIA, 0, call, 1, at)
        return True
    director = wielder(s, Card.KRUGMAN)
    if i <= 1 and at and not s.amnesia and s.borrowed == Card.AMNESIA and director != NOBODY:
        wake(s, director, Ask.AMNESIA, 1, call, 2, at)
        return True
    if i <= 2 and at and not s.amnesia and s.suggestion == Card.AMNESIA and is_in_game(s, s.hypnotized - 1):
        wake(s, s.hypnotized - 1, Ask.AMNESIA, 2, call, 3, at)
        return True
    return at and not s.amnesia and call_borrowers(s, call, i, at, Card.AMNESIA, Ask.AMNESIA)


@rule("bethlem.amnesia.second", "bethlem.awakening.amnesia")
def do_forget(s, p, claim, kind):
    """It is said aloud. Awakened, its owner says who must lose a card; its opposite lets one of the dead back."""
    if kind == Act.NO:
        return
    s.amnesia = 1
    if s.lynching and kind == Act.YES_REVERSE:
        s.lynch_kind = Lynching.REVIVES
    elif s.lynching and acts_awakened(s, claim, Card.AMNESIA):
        s.lynch_kind = Lynching.ACCUSED
        schedule(s, Op.ASK, p, Ask.ACCUSED, 0)
    tell(s, Told.AMNESIA, p, s.lynch_kind if s.lynching else Lynching.NONE, 0)
    if s.lynching:
        spend_awakened(s, claim, Card.AMNESIA)
    elif claim == OWN:
        s.pieces[find_card(s, Card.AMNESIA)].used = 1


# ---- questions of dying cards -------------------------------------------------------------------

@rule("bethlem.mania.takes_along", "bethlem.awakening.mania")
def do_take_revenge(s, p, place):
    strike_from(s, s.at[place], Doom.INDIRECT, 1 << p, Card.MANIA)


@rule
def answer_the_dying(s, p, ask, about, kind, a):
    """Carry out decisions of the owners of dying cards."""
    match ask:
        case Ask.REVENGE:
            if kind == Act.POINT:
                do_take_revenge(s, p, a)
            else:
                tell(s, Told.NO_REVENGE, spot(s, about), 0, 0)
        case Ask.FRIEND:
            if kind == Act.POINT:
                do_save_friend(s, about, a)
        case Ask.RABIES: infect(s, p, kind == Act.NO, about)
        case Ask.CELLMATES: drag_cellmates(s, about, kind == Act.YES)
        case Ask.WAKERFIELD:
            if kind == Act.POINT:
                do_take_place(s, p, a, about)
        case Ask.PARDON: do_pardon(s, p, kind == Act.YES)
        case Ask.AMNESIA: do_forget(s, p, about, kind)
        case Ask.CHIP: do_move_chip(s, about, a)
        case Ask.WAKE:
            if kind == Act.POINT:
                awaken(s, s.at[a])
            else:
                waste(s, p, Event.DESPERTAR)


# ---- the end of the round ----------------------------------------------------------------------

@OWN_CARDS.may_change()
def is_obeyed_in_all(s):
    """Whether the other cards that the reaper wants dead have died."""
    return True


@OWN_CARDS.may_change()
def marks_two(s):
    """Whether two cards are under the scythe."""
    return False


@OWN_CARDS.may_change()
def waits_to_kill(s):
    """Whether the reaper has been defied enough, and has not yet been able to get up for it."""
    return False


@OWN_CARDS.may_change()
def sleeps_next_night(s, piece):
    """Whether it is known in the evening that a card does not get up in the next round."""
    return False


@rule("bethlem.reaper.defied")
def judge_reaper(s):
    """A card under the scythe that was not struck by the evening has been spared against the reaper's will.

    Only defiances of consecutive rounds count together.
    """
    obeyed = s.reaped > 0 and (s.pieces[s.reaped - 1].dead or s.reap_tried) and is_obeyed_in_all(s)
    if obeyed or (s.reaped == 0 and not waits_to_kill(s)):
        s.defied = 0
    elif s.reaped > 0:
        s.defied += 1
        piece = find_card(s, Card.PARCA)
        if piece != NOBODY and is_alive(s, piece):      # a dead reaper cannot take revenge
            more = 0 if s.options.before_15 or is_defied_enough(s, piece) else 1
            tell(s, Told.DEFIED, s.defied, more, 1 if marks_two(s) else 0)


@rule("bethlem.awakening.reaper")
def is_defied_enough(s, piece):
    return s.defied >= (1 if s.pieces[piece].woken and is_shown(s, piece) else 2)


@rule("bethlem.reaper.defied")
def raise_scythe(s):
    s.scythe = 0
    piece = find_card(s, Card.PARCA)
    if piece == NOBODY or not is_alive(s, piece) or not is_defied_enough(s, piece):
        return
    if sleeps_next_night(s, piece):
        tell(s, Told.SCYTHE_WAITS, 0, 0, 0)
        return
    s.defied = 0
    s.scythe = 1
    tell(s, Told.SCYTHE, 0, 0, 0)


@rule
def do_next_round(s):
    awaken_last_cards(s)
    judge_reaper(s)
    raise_scythe(s)
    check_stalemate(s)
    schedule(s, Op.NIGHTFALL, 0, 0, 0)
