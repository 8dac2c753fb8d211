"""The tables of calls and questions name a card wherever an answer uses a card's power."""
from tapete.games.bethlem.calls import CARD_BY_DAY
from tapete.games.bethlem.custom.names import CARD_OF_POWER, Power
from tapete.games.bethlem.vocabulary import Ask

OF_THE_DYING = {Ask.REVENGE, Ask.FRIEND, Ask.RABIES, Ask.CELLMATES}
"""The card that asks is about to die, and its broccoli goes to the middle."""
OF_NO_CARD = {Ask.DAY, Ask.PARDON, Ask.BARBER, Ask.CONFESSION, Ask.MIRACLE, Ask.OMEN, Ask.FATE, Ask.WAKE, Ask.VOTE,
              Ask.VOTE_CARD, Ask.VERDICT, Ask.REPLACE, Ask.DRAW, Ask.TALK}
"""Questions of the day, of events and of lynchings."""
DECISIONS_OF_NO_CARD = {Power.NONE, Power.TRAITOR, Power.HAND_ON, Power.PSYCHIATRIST, Power.PANDORA, Power.MEMORIES,
                        Power.OCCURRENCE, Power.VISIT, Power.SHOW_ONE, Power.POLICE, Power.MARK_SPY, Power.GAMBLE}
"""Decisions of objectives, events and occurrences, and the decision to hand broccoli on."""


def test_every_question_by_day_uses_a_card_or_is_said_to_use_none() -> None:
    by_day = {ask for ask in Ask if Ask.DAY <= ask < Ask.POWER}
    assert {ask for ask in by_day if CARD_BY_DAY[ask]} == by_day - OF_THE_DYING - OF_NO_CARD


def test_every_decision_uses_a_card_or_is_said_to_use_none() -> None:
    assert {power for power in Power if CARD_OF_POWER[power]} == set(Power) - DECISIONS_OF_NO_CARD
