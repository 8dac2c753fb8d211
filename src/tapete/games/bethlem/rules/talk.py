"""Daytime talk in sentences that a program can read: each player in turn may say one, and again.

Nothing of it depends on anybody's cards. Each player in the game is asked alike and may say the same sentences, true or
not. The last statement about each player is stored, visible to all.
"""
from ....kernel.agenda import schedule
from ....kernel.arrays import clear
from ....kernel.log import tell
from ....kernel.menu import offer
from ....kernel.rule import rule
from ..names import EVERYONE, NOBODY, ROW, Finding, Group, Mode, Op, Side, Word
from ..vocabulary import Act, Ask, Told, Why
from .cards import group_of, holder, is_absent, is_in_game, is_mutineer
from .part import OWN_CARDS


@rule
def is_talked(s):
    """Whether this game has talk. With only two sides, everybody knows who is on which."""
    return s.options.talk > 0 and s.mode == Mode.NORMAL


@rule
def may_speak(s, seat):
    return is_in_game(s, seat) and not is_absent(s, seat) and not s.options.mute >> seat & 1


@rule("bethlem.day.talk")
def do_talk(s, n, times):
    """The n-th speaker of the day's round of talk `times`; another round follows while somebody has spoken.

    The first speaker changes from day to day, so that it is not always the same player who speaks without having heard
    anybody.
    """
    if n == 0:
        s.spoken = 0
    while n < s.n_players and not may_speak(s, speaker(s, n)):
        n += 1
    if n < s.n_players:
        schedule(s, Op.ASK, speaker(s, n), Ask.TALK, s.options.talk - times)
        schedule(s, Op.TALK, n + 1, times, 0)
    elif s.spoken and times + 1 < s.options.talk:
        schedule(s, Op.TALK, 0, times + 1, 0)


@rule
def speaker(s, n):
    return (s.round_no - 1 + n) % s.n_players


@rule
def word_of(kind, a):
    """The `Word` of a sentence about another player."""
    match kind:
        case Act.ACCUSE: return Word.ACCUSED
        case Act.VOUCH: return Word.VOUCHED
    return Word.SAW_GUILTY if a == Finding.GUILTY else Word.SAW_CLEAR


@rule
def spoken_of(kind, a, b):
    """The player that a sentence is about."""
    return b if kind == Act.SAW else a


@rule("bethlem.day.talk", "bethlem.day.sentences")
def why_not_say(s, p, kind, a, b):
    """Why a player may not say this. It must be about others in the game, and must not repeat a statement that still
    stands."""
    if kind == Act.CLAIM:
        if a != Side.MUTINEERS and a != Side.INMATES:
            return Why.NOT_ASKED
        return Why.SAID if s.claims[p] == a else Why.NOTHING
    seat = spoken_of(kind, a, b)
    if not 0 <= seat < s.n_players:
        return Why.NO_PLAYER
    if seat == p:
        return Why.OF_ONESELF
    if not is_in_game(s, seat):
        return Why.OUT
    return Why.SAID if s.said[p][seat] == word_of(kind, a) else Why.NOTHING


@rule
def offer_sentences(s, menu, p):
    """Offer everything that may be said."""
    offer(menu, Act.PASS, 0, 0)
    for side in range(Side.MUTINEERS, Side.INMATES + 1):
        offer_sentence(s, menu, p, Act.CLAIM, side, 0)
    for seat in range(s.n_players):
        offer_sentence(s, menu, p, Act.ACCUSE, seat, 0)
    for seat in range(s.n_players):
        offer_sentence(s, menu, p, Act.VOUCH, seat, 0)
    for finding in range(Finding.CLEAR + 1):
        for seat in range(s.n_players):
            offer_sentence(s, menu, p, Act.SAW, finding, seat)


@rule
def offer_sentence(s, menu, p, kind, a, b):
    if why_not_say(s, p, kind, a, b) == 0:
        offer(menu, kind, a, b)


@rule("bethlem.day.sentences")
def do_say(s, p, kind, a, b):
    """A player says a sentence, or nothing."""
    if kind == Act.PASS:
        return
    s.spoken += 1
    if kind == Act.CLAIM:
        s.claims[p] = a
        tell(s, Told.CLAIMS, p, a, 0)
        return
    seat = spoken_of(kind, a, b)
    s.said[p][seat] = word_of(kind, a)
    match kind:
        case Act.ACCUSE: tell(s, Told.ACCUSES, p, seat, 0)
        case Act.VOUCH: tell(s, Told.VOUCHES, p, seat, 0)
        case _: tell(s, Told.SAW, p, a, seat)


# ---- statements that have proved false -----------------------------------------------------------

@OWN_CARDS.may_change()
def is_plain(s, seat):
    """The open facts about a player: 100 a mutineer, 0 not, NOBODY if there are none, or if they have changed since the
    statement.
    """
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if it.known & EVERYONE == EVERYONE and holder(s, piece) == seat and group_of(it.card) == Group.P1:
            return NOBODY if it.lobotomized else 100 if is_mutineer(s, piece) else 0
    return NOBODY


@rule
def is_against(word):
    return word == Word.ACCUSED or word == Word.SAW_GUILTY


@rule
def count_lies(s):
    """For each player, the number of statements proved false by open cards: a suspicion counts once, a claim to have
    seen something three times."""
    clear(s.lies)
    for seat in range(s.n_players):
        truth = is_plain(s, seat)
        for speaker in range(s.n_players):
            word = s.said[speaker][seat]
            if truth != NOBODY and word and is_against(word) != (truth == 100):
                s.lies[speaker] += 3 if word == Word.SAW_GUILTY or word == Word.SAW_CLEAR else 1
