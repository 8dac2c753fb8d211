"""Event cards: how players get them, and their effects."""
from ....kernel.agenda import schedule
from ....kernel.dice import draw
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..names import DISCARDED, EVENTS, IDLE, IN_DECK, NIGHT_EVENTS, NOBODY, ROW, Card, Doom, Event, Omen, Op, Phase
from ..vocabulary import Act, Ask, Told
from .calling import holds_event_of
from .cards import find_card, group_of, holder, is_alive, is_in_game, is_siamese, living, spot
from .doom import hand_over, strike
from .knowledge import learn_holder, learn_that_pact_fails, learn_trait, show_to_all
from .part import OWN_CARDS


@rule("bethlem.events.deck")
def draw_event(s, seat):
    """A player draws one of the events left in the deck; an empty deck gives none."""
    if draws_later(s, seat):
        return
    left = 0
    for event in range(EVENTS):
        if s.event_at[event] == IN_DECK and s.options.events[event]:
            left += 1
    if left == 0:
        tell(s, Told.NO_EVENTS, seat, 0, 0)
        return
    drawn = draw(s, left)
    for event in range(EVENTS):
        if s.event_at[event] == IN_DECK and s.options.events[event]:
            if drawn == 0:
                s.event_at[event] = seat + 1
                s.n_hand[seat] += 1
                tell(s, Told.DREW, seat, 0, 0)
                tell_only(s, 1 << seat, Told.DREW_EVENT, seat, event, 0)
                if left == 1 and not s.options.before_14:
                    tell(s, Told.LAST_EVENT, 0, 0, 0)
                return
            drawn -= 1


@OWN_CARDS.may_change()
def draws_later(s, seat):
    """Whether a player draws at another time."""
    return False


@OWN_CARDS.may_change()
def do_other_event(s, p, event):
    """Play an event that the rulebook's game does not have."""


@rule
def draw_from_hand(s, seat):
    """One of a player's events, drawn at random; NOBODY if there is none."""
    if s.n_hand[seat] == 0:
        return NOBODY
    drawn = draw(s, s.n_hand[seat])
    for event in range(EVENTS):
        if s.event_at[event] == seat + 1:
            if drawn == 0:
                s.n_hand[seat] -= 1
                return event
            drawn -= 1
    return NOBODY


@rule
def rob_event(s, seat, p):
    """One of a player's events, drawn at random, goes to another, if there is any."""
    event = draw_from_hand(s, seat)
    if event != NOBODY:
        s.event_at[event] = p + 1
        s.n_hand[p] += 1
        tell(s, Told.ROBBED, p, seat, 0)
        tell_only(s, (1 << seat) | (1 << p), Told.ROBBED_EVENT, p, event, 0)


@rule
def discard_of(s, seat):
    """One of a player's events, drawn at random, is put aside, if there is any."""
    event = draw_from_hand(s, seat)
    if event != NOBODY:
        s.event_at[event] = DISCARDED
        tell(s, Told.DISCARDED, seat, event, 0)


@rule("bethlem.events.loser")
def loses_more(s, seat):
    """How far a player is behind: the fewest cards first, then the most important dead ones."""
    worth = 0
    for piece in range(ROW * s.n_rows):
        if holder(s, piece) == seat and s.pieces[piece].dead:
            worth |= 8 >> group_of(s.pieces[piece].card)
    return 256 - 16 * living(s, seat) + worth


@rule("bethlem.events.loser")
def do_rob(s):
    """The player who is behind may draw an event; if several are equally far behind, all draw."""
    most = -1
    behind = 0
    for seat in range(s.n_players):
        if is_in_game(s, seat):
            if loses_more(s, seat) > most:
                most = loses_more(s, seat)
                behind = 0
            if loses_more(s, seat) == most:
                behind |= 1 << seat
    if not any_left(s):
        return
    if behind & (behind - 1) and not s.options.before_15:
        tell(s, Told.BEHIND, 0, 0, 0)
    for seat in range(s.n_players):
        if behind == 1 << seat:
            schedule(s, Op.ASK, seat, Ask.DRAW, 0)
        elif behind >> seat & 1:
            draw_event(s, seat)


@rule
def any_left(s):
    """Whether events are left in the deck."""
    for event in range(EVENTS):
        if s.event_at[event] == IN_DECK and s.options.events[event]:
            return True
    return False


@rule
def spend_event(s, seat, event):
    """Put aside a played event; one of the night is seen in the morning."""
    if s.phase == Phase.NIGHT:
        s.event_spent[event] = 1
    else:
        s.event_at[event] = DISCARDED
        s.n_hand[seat] -= 1
        tell(s, Told.EVENT, seat, event, 0)


@rule("bethlem.events.shown_at_dawn")
def lay_open_events(s):
    """In the morning everybody sees which events have been played in the night."""
    for event in range(EVENTS):
        if s.event_spent[event]:
            seat = s.event_at[event] - 1
            s.event_at[event] = DISCARDED
            s.n_hand[seat] -= 1
            tell(s, Told.EVENT, seat, event, 0)
            if s.event_spent[event] == IDLE:
                tell(s, Told.IN_VAIN, seat, event, 0)
            s.event_spent[event] = 0


@rule
def do_event(s, p, event, ask):
    """Play an event. A player with another event for this time of day may play again."""
    spend_event(s, p, event)
    match event:
        case Event.CIRUJANO: schedule(s, Op.ASK, p, Ask.SURGEON, 0)
        case Event.CAMBIO_DE_HABITACION: schedule(s, Op.ASK, p, Ask.ROOMS, 0)
        case Event.LEPROSO: schedule(s, Op.ASK, p, Ask.LEPER, 0)
        case Event.HIPNOSIS: schedule(s, Op.ASK, p, Ask.HYPNOSIS, 0)
        case Event.CELDA: schedule(s, Op.ASK, p, Ask.CELL, 0)
        case Event.HISTORIA_NEUROTICO: learn_neurotic(s, p)
        case Event.HISTORIA_SIAMESAS: learn_siamese(s, p)
        case Event.HISTORIA_SECRETOS: learn_secrets(s, p)
        case Event.BARBERO: schedule(s, Op.ASK, p, Ask.BARBER, 0)
        case Event.CONFESION: schedule(s, Op.ASK, p, Ask.CONFESSION, 0)
        case Event.MILAGRERO: schedule(s, Op.ASK, p, Ask.MIRACLE, 0)
        case Event.NOSTRADAMUS: schedule(s, Op.ASK, p, Ask.OMEN, 0)
        case Event.DESPERTAR: schedule(s, Op.ASK, p, Ask.WAKE, 0)
        case _: do_other_event(s, p, event)
    if ask == Ask.EVENT and holds_event_of(s, p, NIGHT_EVENTS):
        schedule(s, Op.ASK, p, Ask.EVENT, 0)


@rule("bethlem.events.neurotic")
def learn_neurotic(s, p):
    """Who is neurotic, and who obeys."""
    named = 0
    for seat in range(s.n_players):
        if s.traits[seat] == Card.NEUROTICISMO:
            named = 1
            learn_trait(s, p, seat)
            tell_only(s, 1 << p, Told.SECRET, Card.NEUROTICISMO, seat, 0)
            if s.puppet:
                s.puppet_seen |= 1 << p
                tell_only(s, 1 << p, Told.SECRET, Card.NEUROTICISMO, s.puppet - 1, 1)
    if not named:
        tell_only(s, 1 << p, Told.EMPTY_RECORD, Event.HISTORIA_NEUROTICO, 0, 0)


@rule("bethlem.events.siamese")
def learn_siamese(s, p):
    """Who holds the siamese."""
    rows = 0
    for piece in range(ROW * s.n_rows):
        if is_siamese(s.pieces[piece].card):
            rows |= 1 << (piece // ROW)
            tell_only(s, 1 << p, Told.SECRET, Card.SIAMESA_1, holder(s, piece), 0)
    for card in range(Card.SIAMESA_1, Card.SIAMESA_2 + 1):
        if s.may[p][card]:
            s.may[p][card] &= rows
    if rows == 0:
        tell_only(s, 1 << p, Told.EMPTY_RECORD, Event.HISTORIA_SIAMESAS, 0, 0)


@rule("bethlem.events.secrets", "bethlem.events.no_bond")
def learn_secrets(s, p):
    """Who made the pact of blood, and who is bound by it: nobody, if Richard Dadd has stayed in bed."""
    piece = find_card(s, Card.PACTO_DE_SANGRE)
    if piece == NOBODY or s.pact_by == 0:
        tell_only(s, 1 << p, Told.EMPTY_RECORD, Event.HISTORIA_SECRETOS, 0, 0)
        return
    learn_holder(s, p, Card.PACTO_DE_SANGRE, s.owner[piece // ROW])
    tell_only(s, 1 << p, Told.SECRET, Card.PACTO_DE_SANGRE, s.pact_by - 1, 0)
    if s.unbound:
        tell_only(s, 1 << p, Told.UNBOUND, 0, 0, 0)
        learn_that_pact_fails(s, p)
        return
    s.pact_seen |= 1 << p
    for k in range(2):
        tell_only(s, 1 << p, Told.SECRET, Card.PACTO_DE_SANGRE, s.pact[k] - 1, 1)


@rule("bethlem.events.swap_shown")
def which_is_dead(s, one, other):
    """Which of two cards is the dead one, as far as all can see: 1, 2, or 0 if both live or both are dead. Of a card
    that came back tonight nobody knows yet."""
    if s.options.before_14:
        return 0
    first = s.pieces[one].dead or s.back >> one & 1
    second = s.pieces[other].dead or s.back >> other & 1
    if first and not second:
        return 1
    return 2 if second and not first else 0


@rule("bethlem.events.swap_shown")
def do_swap(s, a, b):
    """Two cards swap places openly; the log does not say who did it."""
    tell(s, Told.SWAPPED, spot(s, s.at[a]), spot(s, s.at[b]), which_is_dead(s, s.at[a], s.at[b]))
    hand_over(s, s.at[a], s.at[b])


@rule("bethlem.events.leper")
def do_infect_with_leprosy(s, p, place):
    strike(s, s.at[place], Doom.DIRECT | Doom.CERTAIN | Doom.MUTE, 1 << p)


@rule("bethlem.events.cell")
def do_lock_up(s, place):
    """The card does nothing this round, and cannot be affected."""
    piece = s.pieces[s.at[place]]
    piece.isolated = 1
    if not piece.doom & Doom.MUTE:
        piece.doom = 0
        piece.killers = 0
    tell(s, Told.ISOLATED, spot(s, s.at[place]), 0, 0)


@rule("bethlem.hypnosis.told")
def do_suggestion(s, p, seat, card):
    """The power is said aloud; only the hypnotized player learns whose it is."""
    s.hypnotized = seat + 1
    s.suggestion = card
    tell(s, Told.HYPNOSIS, card, 0, 0)
    tell_only(s, 1 << seat, Told.HYPNOTIZED, card, 0, 0)


@rule("bethlem.events.barber")
def do_cut(s, p, place):
    strike(s, s.at[place], Doom.DIRECT, 1 << p)
    schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.events.confession")
def do_confession(s, place):
    show_to_all(s, s.at[place])
    tell(s, Told.SHOWN, spot(s, s.at[place]), s.pieces[s.at[place]].card, 0)


@rule
def do_restore(s, place):
    s.pieces[s.at[place]].used = 0
    tell(s, Told.RESTORED, spot(s, s.at[place]), 0, 0)


@rule("bethlem.events.nostradamus")
def do_omen(s, p, omen, seat):
    """The open part of a prophecy; its hidden part is the card that dies if it comes true."""
    omens = s.omens
    omens.by = p + 1
    omens.omen = omen
    omens.about = seat
    omens.until = s.round_no + 2
    omens.came = 0
    omens.fate = 0
    tell(s, Told.OMEN, omen, seat, p)
    schedule(s, Op.ASK, p, Ask.FATE, 0)


@rule("bethlem.events.nostradamus")
def judge_omen(s):
    """At the end of a round: has the prophecy come true, or can it no longer?"""
    omens = s.omens
    if omens.by == 0 or (omens.until > s.round_no and not omens.came):
        return
    spared = omens.omen == Omen.SPARED
    came = (omens.came == 1) != spared
    if came:
        tell(s, Told.OMEN_TRUE, omens.omen, omens.about, 0)
        if omens.fate:
            if is_alive(s, omens.fate - 1):
                tell(s, Told.FATED, spot(s, omens.fate - 1), 0, 0)
            strike(s, omens.fate - 1, Doom.INDIRECT, 1 << (omens.by - 1))
    else:
        tell(s, Told.OMEN_FALSE, omens.omen, omens.about, 0)
    omens.by = 0
    omens.omen = 0
    omens.about = 0
    omens.fate = 0
    omens.until = 0
    omens.came = 0
    if came:
        schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.events.shown_at_dawn")
def waste(s, p, event):
    """An event was played, and nothing chosen: by day all see it at once, of the night in the morning."""
    if s.event_spent[event]:
        s.event_spent[event] = IDLE
    else:
        tell(s, Told.IN_VAIN, p, event, 0)


@rule
def waste_asked(s, p, ask):
    match ask:
        case Ask.SURGEON: waste(s, p, Event.CIRUJANO)
        case Ask.ROOMS: waste(s, p, Event.CAMBIO_DE_HABITACION)
        case Ask.LEPER: waste(s, p, Event.LEPROSO)
        case Ask.HYPNOSIS: waste(s, p, Event.HIPNOSIS)
        case Ask.CELL: waste(s, p, Event.CELDA)
        case Ask.BARBER: waste(s, p, Event.BARBERO)
        case Ask.CONFESSION: waste(s, p, Event.CONFESION)
        case Ask.MIRACLE: waste(s, p, Event.MILAGRERO)


@rule
def answer_event(s, p, ask, about, kind, a, b):
    """Carry out a player's answer to a question of an event."""
    if kind == Act.PASS:
        waste_asked(s, p, ask)
        return
    match ask:
        case Ask.EVENT: do_event(s, p, a, ask)
        case Ask.SURGEON: do_swap(s, a, b)
        case Ask.ROOMS: do_swap(s, a, b)
        case Ask.LEPER: do_infect_with_leprosy(s, p, a)
        case Ask.HYPNOSIS: schedule(s, Op.ASK, p, Ask.SUGGESTION, a)
        case Ask.SUGGESTION: do_suggestion(s, p, about, a)
        case Ask.CELL: do_lock_up(s, a)
        case Ask.BARBER: do_cut(s, p, a)
        case Ask.CONFESSION: do_confession(s, a)
        case Ask.MIRACLE: do_restore(s, a)
        case Ask.OMEN: do_omen(s, p, a, b)
        case Ask.FATE: s.omens.fate = s.at[a] + 1
