"""Legal actions: what a player may choose, and why not; the only source of menus and refusals."""
from ....kernel.flow import why_not_of
from ....kernel.rule import rule
from ..calls import SUGGESTION_BITS, WATCHABLE_BITS
from ..names import (
    DAY_EVENTS,
    FIRST_FUTURE,
    NIGHT_EVENTS,
    NOBODY,
    OWN,
    ROW,
    Card,
    Event,
    Group,
    Lynching,
    Mode,
    Omen,
    Op,
    Question,
    Side,
)
from ..vocabulary import Act, Ask, Why
from .awakenings import acts_awakened, is_announced, is_muzzled, why_not_announce, why_not_massacre, why_not_shift
from .calling import holds_event
from .cards import find_card, group_of, has_trait, is_bipolar, is_in, is_in_game, is_siamese, row_of
from .may_point import (
    anything_spent,
    must_obey,
    why_not_any,
    why_not_due,
    why_not_living,
    why_not_point,
    why_not_reverse,
    why_not_revive,
)
from .part import OWN_CARDS
from .talk import why_not_say


@rule
def why_not_player(s, seat):
    """A player who is still in the game."""
    if not 0 <= seat < s.n_players:
        return Why.NO_PLAYER
    return Why.NOTHING if is_in_game(s, seat) else Why.OUT


@rule
def has_dead(s, seat):
    for place in range(ROW * s.n_rows):
        if s.owner[row_of(place)] == seat and s.pieces[s.at[place]].dead:
            return True
    return False


@rule
def is_of_player(ask):
    return (ask == Ask.HYPNOSIS or ask == Ask.ARCHIVE or ask == Ask.MARY or ask == Ask.PUPPET or ask == Ask.DAY
            or ask == Ask.VOTE or ask == Ask.MARK or ask == Ask.SILENCE or ask == Ask.ACCUSED)


@rule
def is_pair(ask):
    return ask == Ask.PROPHET or ask == Ask.SURGEON or ask == Ask.ROOMS or ask == Ask.SHIFT


@rule("bethlem.mary.once_each", "bethlem.traits.anxiety", "bethlem.traits.hostility", "bethlem.lynching.vote",
      "bethlem.hypnosis.list")
def why_not_choose_player(s, p, ask, about, seat):
    """Why a player may not choose another, by the question."""
    if not is_of_player(ask):
        return Why.NOT_ASKED
    why = why_not_player(s, seat)
    if ask == Ask.VOTE and s.lynch_kind == Lynching.REVIVES:
        if not 0 <= seat < s.n_players:
            return Why.NO_PLAYER
        return Why.NOTHING if has_dead(s, seat) else Why.NONE_DEAD
    if why:
        return why
    match ask:
        case Ask.HYPNOSIS: why = Why.ONESELF if seat == p else Why.NOTHING
        case Ask.ARCHIVE: why = why_not_open(s, about, seat)
        case Ask.MARY: why = why_not_test(s, about, seat)
        case Ask.SILENCE: why = Why.NOTHING if s.silenced >> seat & 1 else Why.NOT_KILLER
        case Ask.DAY:
            why = why_not_due(s, seat, s.hostile_asked, p)
            if not has_trait(s, p, Card.HOSTILIDAD) or s.banned or s.mode != Mode.NORMAL:
                why = Why.NO_SANCTION
        case Ask.VOTE: why = why_not_vote(s, p, seat)
    return why


@rule
def why_not_open(s, claim, seat):
    """The awakened archive asks each player once."""
    if claim == OWN and is_announced(s, find_card(s, Card.ARCHIVO)) and s.archive_asked >> seat & 1:
        return Why.OPENED
    return Why.NOTHING


@rule
def why_not_test(s, claim, seat):
    """Mary tests each player once; awakened, one of them once more."""
    if claim != OWN or not s.mary_asked >> seat & 1:
        return Why.NOTHING
    piece = find_card(s, Card.MARY_FIRTH)
    return Why.NOTHING if is_announced(s, piece) and not s.pieces[piece].woke_used else Why.ASKED


@rule("bethlem.traits.neurotic")
def why_not_vote(s, p, seat):
    """Any player still in the game; an obeying player votes for the holder of the card ordered."""
    if must_obey(s, p) and s.lynch_kind == Lynching.USUAL:
        return Why.NOTHING if s.owner[row_of(s.place_of[s.order - 1])] == seat else Why.MUST_OBEY
    if s.muzzled == p + 1 and s.muzzled_for == seat + 1 and seat != p:
        return Why.MUZZLED
    return Why.NOTHING


@rule
def why_not_two(s, one, other):
    """Two different players, in either order named once."""
    why = why_not_player(s, one) or why_not_player(s, other)
    if why:
        return why
    return Why.NOTHING if one < other else Why.SAME


@rule("bethlem.pact.bind")
def why_not_bind(s, p, one, other, hate):
    """Two players; hate is for the bipolar."""
    why = why_not_two(s, one, other)
    if why:
        return why
    return Why.NOT_BIPOLAR if hate and not is_bipolar(s, p) else Why.NOTHING


@rule("bethlem.prophet.ties", "bethlem.opposite.prophet", "bethlem.events.surgeon", "bethlem.events.rooms")
def why_not_pair(s, p, ask, about, one, other, reverse):
    """Two cards, by the question."""
    if not is_pair(ask):
        return Why.NOT_ASKED
    if why_not_any(s, one) or why_not_any(s, other):
        return Why.NO_PLACE
    if one == other:
        return Why.SAME
    same = s.owner[row_of(one)] == s.owner[row_of(other)]
    why = int(Why.NOTHING)
    match ask:
        case Ask.PROPHET:
            why = why_not_living(s, one)
            if why == Why.NOTHING and reverse:
                why = why_not_living(s, other) if one < other else Why.SAME
            elif why == Why.NOTHING:
                why = why_not_revive(s, other)
            if why == Why.NOTHING and not same and not acts_awakened(s, about, Card.PROFETA):
                why = Why.ONE_PLAYER
            if why == Why.NOTHING and reverse and not is_bipolar(s, p):
                why = Why.NOT_BIPOLAR
        case Ask.SURGEON: why = Why.SAME if one > other or reverse else Why.NOTHING
        case Ask.SHIFT: why = Why.NOT_ASKED if reverse else why_not_shift(s, one, other)
        case Ask.ROOMS:
            why = Why.SAME if one > other or reverse else Why.NOTHING
            if why == Why.NOTHING and not same:
                why = Why.ONE_PLAYER
    return why


@rule("bethlem.director.borrows", "bethlem.ali.gets_up", "bethlem.hypnosis.list")
def why_not_card(s, p, ask, about, card):
    """A card by its name: for a borrowed or suggested power, Ali's turn to get up, or the draft."""
    match ask:
        case Ask.DIRECTOR:
            piece = find_card(s, card)
            if piece == NOBODY or not s.pieces[piece].dead or card == Card.PACTO_DE_SANGRE or card == Card.KRUGMAN:
                return Why.NOT_DEAD_CARD
            return Why.BORROWED if is_in(card, s.borrowed_before) else Why.NOTHING
        case Ask.GET_UP: why = Why.NOTHING if is_in(card, WATCHABLE_BITS) and s.options.in_play[card] else Why.NO_TURN
        case Ask.SUGGESTION:
            why = Why.NOTHING if may_be_suggested(s, card) else Why.NO_SUGGESTION
        case Ask.DRAFT: why = why_not_draft(s, p, about, card)
        case _: why = Why.NOT_ASKED
    return why


@OWN_CARDS.may_change()
def may_be_suggested(s, card):
    """Whether hypnosis can lend a card's power."""
    return is_in(card, SUGGESTION_BITS)


@rule("bethlem.two.siamese")
def why_not_draft(s, p, group, card):
    """A card left in the pool; a player who begins with a siamese chooses first, and the other takes the twin."""
    if not s.pool[card] or group_of(card) != group:
        return Why.NOT_IN_POOL
    if is_siamese(card) and s.picks[p] > 0 and s.siamese_due != p + 1:
        return Why.TWIN_FIRST
    if s.siamese_due == p + 1 and s.picks[p] > 0 and not is_siamese(card):
        return Why.TWIN_FIRST
    return Why.NOTHING


@rule("bethlem.events.held")
def why_not_event(s, p, ask, event):
    """An event in hand, and one for this moment."""
    if not holds_event(s, p, event):
        return Why.NOT_HELD
    if event == Event.MILAGRERO and not anything_spent(s, p):
        return Why.NOTHING_SPENT
    events = NIGHT_EVENTS if ask == Ask.EVENT else DAY_EVENTS
    return Why.NOTHING if is_in(event, events) else Why.NOT_NOW


@rule("bethlem.traits.anxiety", "bethlem.narrator.future")
def why_not_question(s, p, ask, question, seat):
    """A question to a player, or to the narrator about one."""
    if ask != Ask.ANXIETY and ask != Ask.FUTURE:
        return Why.NOT_ASKED
    why = why_not_player(s, seat)
    if why:
        return why
    if question != Question.FREE and (question >= FIRST_FUTURE) != (ask == Ask.FUTURE):
        return Why.NOT_OF_FUTURE if ask == Ask.FUTURE else Why.OF_FUTURE
    if ask == Ask.ANXIETY:
        if seat == p:
            return Why.ASKS_ANOTHER
        return why_not_due(s, seat, s.anxiety_asked, p)
    return Why.NOTHING


@rule
def why_not_omen(s, p, omen, seat):
    """A prophecy about a player; the one that a lynching kills nobody has no player."""
    return Why.OMEN_OF_NOBODY if omen == Omen.NO_LYNCHING and seat != p else why_not_player(s, seat)


@rule
def why_not_yes(s, p, ask, about, yes):
    """Whether a question takes yes or no as an answer."""
    if ask == Ask.POSE and yes:
        return Why.NOTHING
    asked = (ask == Ask.PACT_RISE or ask == Ask.SPY or ask == Ask.POSE or ask == Ask.CATALEPSY or ask == Ask.ANSWER
             or ask == Ask.FUTURE_ANSWER or ask == Ask.PARDON or ask == Ask.RABIES or ask == Ask.CELLMATES
             or ask == Ask.AMNESIA or ask == Ask.MASSACRE or ask == Ask.TAKE_ALONG or ask == Ask.DRAW)
    return Why.NOTHING if asked else Why.NOT_ASKED


@rule("bethlem.night.may_pass", "bethlem.pact.bind", "bethlem.lynching.vote")
def why_not_pass(s, ask, about):
    """Powers may be left unused; required decisions may not, nor a question that the program can judge."""
    if ask == Ask.FUTURE_ANSWER:
        return Why.MUST if s.foretold[about].asked > FIRST_FUTURE else Why.NOTHING
    must = (ask == Ask.SIDE or ask == Ask.DRAFT or ask == Ask.ARRANGE or ask == Ask.LAY or ask == Ask.PACT
            or ask == Ask.PACT_RISE or ask == Ask.SUGGESTION or ask == Ask.POSE or ask == Ask.SPY
            or ask == Ask.CATALEPSY or ask == Ask.PARDON or ask == Ask.RABIES or ask == Ask.CELLMATES or ask == Ask.CHIP
            or ask == Ask.OMEN or ask == Ask.FATE
            or ask == Ask.VOTE or ask == Ask.VOTE_CARD or ask == Ask.AMNESIA or ask == Ask.PUPPET
            or ask == Ask.REPLACE or ask == Ask.SCYTHE or ask == Ask.MASSACRE or ask == Ask.MASSACRE_CARD
            or ask == Ask.GUESS or ask == Ask.ACCUSED or ask == Ask.TAKE_ALONG or ask == Ask.DRAW)
    return Why.MUST if must else Why.NOTHING


@OWN_CARDS.may_change()
def why_not_against(s, p, ask, kind, a):
    """Why this may not be done to a player: an attack, or a vote."""
    return Why.NOTHING


@OWN_CARDS.may_change()
def why_not_power(s, p, power, kind, a, b):
    """Why a player may not give this answer to a decision of custom cards."""
    return Why.NOT_ASKED


@OWN_CARDS.may_change()
def why_not_by_day(s, p, choice):
    """Why a player may not choose this by name in their turn of the day."""
    return Why.NOT_ASKED


@rule
def why_not_point_at(s, p, ask, about, place):
    """Why a player may not point at a place: first the reasons for every question, then those of this one."""
    match ask:
        case Ask.DAY: return why_not_announce(s, p, place)
        case Ask.MASSACRE_CARD: return why_not_massacre(s, place)
        case Ask.STRIKE_BACK: return why_not_living(s, place)
    why = why_not_point(s, p, ask, about, place)
    if why:
        return why
    forced = ask == Ask.CHIP or ask == Ask.VOTE_CARD or ask == Ask.REPLACE or ask == Ask.FATE
    return Why.MUZZLED if is_muzzled(s, p, place) and not forced else Why.NOTHING


@rule("bethlem.awakening.amnesia")
def why_not_revive_lynching(s, p, ask, about):
    """The opposite of an awakened amnesia: a second lynching, for the dead, whose card comes back."""
    if ask != Ask.AMNESIA or s.lynching == 0 or not acts_awakened(s, about, Card.AMNESIA):
        return Why.NOT_ASKED
    if not is_bipolar(s, p):
        return Why.NOT_BIPOLAR
    for place in range(ROW * s.n_rows):
        if why_not_revive(s, place) == 0:
            return Why.NOTHING
    return Why.NONE_DEAD


@rule
def why_not_asked(s, p, ask, about, kind, a, b):
    """Why a player may not give this answer to a question."""
    if ask == Ask.POWER:
        return why_not_power(s, p, about, kind, a, b)
    if ask == Ask.TALK and kind != Act.PASS:
        return why_not_say(s, p, kind, a, b) if Act.CLAIM <= kind <= Act.SAW else Why.NOT_ASKED
    why = why_not_against(s, p, ask, kind, a)
    if why:
        return why
    match kind:
        case Act.PASS: why = why_not_pass(s, ask, about)
        case Act.CHOOSE: why = why_not_by_day(s, p, a) if ask == Ask.DAY else Why.NOT_ASKED
        case Act.POINT: why = why_not_point_at(s, p, ask, about, a)
        case Act.REVERSE: why = why_not_reverse(s, p, ask, about, a)
        case Act.PAIR: why = why_not_pair(s, p, ask, about, a, b, False)
        case Act.REVERSE_PAIR: why = why_not_pair(s, p, ask, about, a, b, True)
        case Act.PLAYER: why = why_not_choose_player(s, p, ask, about, a)
        case Act.PLAYERS: why = why_not_bind(s, p, a, b, False) if ask == Ask.PACT else Why.NOT_ASKED
        case Act.REVERSE_PLAYERS: why = why_not_bind(s, p, a, b, True) if ask == Ask.PACT else Why.NOT_ASKED
        case Act.ORDER: why = Why.NOTHING if ask == Ask.ARRANGE else Why.NOT_ASKED
        case Act.CARD: why = why_not_card(s, p, ask, about, a)
        case Act.EVENT: why = why_not_event(s, p, ask, a) if ask == Ask.EVENT or ask == Ask.DAY else Why.NOT_ASKED
        case Act.YES: why = why_not_yes(s, p, ask, about, True)
        case Act.NO: why = why_not_yes(s, p, ask, about, False)
        case Act.YES_REVERSE: why = why_not_revive_lynching(s, p, ask, about)
        case Act.GROUP: why = Why.NOTHING if ask == Ask.GUESS and a < Group.TRAIT else Why.NOT_ASKED
        case Act.SIDE:
            why = Why.NOTHING if ask == Ask.SIDE and (a == Side.MUTINEERS or a == Side.INMATES) else Why.NOT_ASKED
        case Act.LAY: why = Why.NOTHING if ask == Ask.LAY else Why.NOT_ASKED
        case Act.QUESTION: why = why_not_question(s, p, ask, a, b)
        case Act.OMEN: why = why_not_omen(s, p, a, b) if ask == Ask.OMEN else Why.NOT_ASKED
        case _: why = Why.NOT_ASKED
    return why


@rule
def reason(s, op, p, ask, about, kind, x, y):
    return why_not_asked(s, p, ask, about, kind, x, y) if op == Op.ASK else Why.NOT_ASKED


why_not = why_not_of(reason, Why.GAME_OVER)
