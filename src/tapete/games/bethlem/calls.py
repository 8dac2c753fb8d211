"""The table of the calls that a single card answers: the card, and the question to its holder."""
from collections.abc import Mapping
from enum import IntEnum

from .names import Call, Card
from .vocabulary import Ask

ANSWERS: Mapping[Call, tuple[Card, Ask]] = {
    Call.DIRECTOR: (Card.KRUGMAN, Ask.DIRECTOR),
    Call.LARRY: (Card.LARRY_OWLS, Ask.LARRY),
    Call.ARCHIVO: (Card.ARCHIVO, Ask.ARCHIVE),
    Call.MARY: (Card.MARY_FIRTH, Ask.MARY),
    Call.PARCA: (Card.PARCA, Ask.REAPER),
    Call.FLICK: (Card.JOHN_FLICK, Ask.FLICK),
    Call.PROFETA: (Card.PROFETA, Ask.PROPHET),
    Call.MUERTE_DULCE: (Card.MUERTE_DULCE, Ask.SWEET_DEATH),
    Call.ARTHUR: (Card.ARTHUR, Ask.ARTHUR),
    Call.ELECTROSHOCK: (Card.ELECTROSHOCK, Ask.ELECTROSHOCK),
    Call.OPIO: (Card.OPIO, Ask.OPIUM),
    Call.LOBOTOMIA: (Card.LOBOTOMIA, Ask.LOBOTOMY),
    Call.JUEGO_DE_AZAR: (Card.JUEGO_DE_AZAR, Ask.CHANCE),
}

CHARACTERS: Mapping[Call, Card] = {
    Call.ARQUITECTO: Card.ARQUITECTO, Call.VUDU: Card.VUDU, Call.GAS: Card.GAS, Call.LUDOPATA: Card.LUDOPATA,
    Call.OTAKU: Card.OTAKU, Call.CYBORG: Card.CYBORG, Call.CHEF: Card.CHEF, Call.MEDIUM: Card.MEDIUM,
    Call.SALTAMUNDOS: Card.SALTAMUNDOS, Call.RELOJERO_2: Card.RELOJERO, Call.MEDICO: Card.MEDICO,
}
"""The calls of characters in the game with custom cards; `custom.rules.night` has the questions."""


def _column(values: Mapping[Call, IntEnum]) -> tuple[int, ...]:
    """The values by the number of their call, 0 if a call has none."""
    by_number = {int(call): int(value) for call, value in values.items()}
    return tuple(by_number.get(call, 0) for call in range(max(Call) + 1))


CHARACTER = _column(dict(CHARACTERS) | {Call.SUPERVIVIENTE: Card.SUPERVIVIENTE, Call.RELOJERO: Card.RELOJERO})
"""The character that a call is for, 0 for none."""
CALL_CARD = _column({call: card for call, (card, _) in ANSWERS.items()} | dict(CHARACTERS))
CALL_ASK = _column({call: ask for call, (_, ask) in ANSWERS.items()})

_BY_DAY: Mapping[Ask, Card] = {
    Ask.WAKERFIELD: Card.WAKERFIELD, Ask.CHIP: Card.JUEGO_DE_AZAR, Ask.AMNESIA: Card.AMNESIA, Ask.MARK: Card.DANIEL,
    Ask.MASSACRE: Card.NATHANIEL, Ask.MASSACRE_CARD: Card.NATHANIEL, Ask.SILENCE: Card.ALI, Ask.SHIFT: Card.PARCA,
    Ask.GUESS: Card.JUEGO_DE_AZAR, Ask.STRIKE_BACK: Card.CATALEPTICO, Ask.ACCUSED: Card.AMNESIA,
    Ask.TAKE_ALONG: Card.MUERTE_DULCE,
}
CARD_BY_DAY = tuple(int(_BY_DAY.get(Ask(ask), 0)) if ask in set(Ask) else 0 for ask in range(max(Ask) + 1))
"""The card whose power an answer by day uses, by the number of the question; 0 for none."""

LENGTHS: Mapping[int, float] = {
    Call.EVENTOS: 1.5, Call.AMOTINADOS: 2.5, Call.SIAMESAS: 0.75, Call.COMPANEROS: 0.75, Call.ARTHUR_2: 0.5,
    Call.MUERTE_DULCE_2: 0.5,
}
"""The length of calls that are not as long as others: many seats answer, or nobody is ever asked."""

_NAMES: Mapping[Call, Card] = {call: card for call, (card, _) in ANSWERS.items()} | {
    Call.PACTO: Card.PACTO_DE_SANGRE, Call.SIAMESAS: Card.SIAMESA_1, Call.COMPANEROS: Card.COMPANERO_1,
    Call.MELANCOLIA: Card.MELANCOLIA, Call.ARTHUR_2: Card.ARTHUR, Call.MUERTE_DULCE_2: Card.MUERTE_DULCE,
    Call.CATALEPTICO: Card.CATALEPTICO, Call.PACIENCIA: Card.PACIENCIA, Call.NEUROTICISMO: Card.NEUROTICISMO,
    Call.ANSIEDAD: Card.ANSIEDAD,
}
CALLED = _column(_NAMES)
"""The card that a call of the night is for, 0 for none. If the card is not in the game, the call is left out."""

WATCHABLE = tuple(int(card) for card in (
    Card.KRUGMAN, Card.LARRY_OWLS, Card.ARCHIVO, Card.MARY_FIRTH, Card.PARCA, Card.JOHN_FLICK, Card.ARTHUR))
"""The characters with a turn of their own, in which Ali may get up; Daniel's is the leader's call."""

SUGGESTIONS = tuple(int(card) for card in (
    Card.LARRY_OWLS, Card.ARCHIVO, Card.ARTHUR, Card.ELECTROSHOCK, Card.OPIO, Card.LOBOTOMIA, Card.AMNESIA))
"""The powers that hypnosis may lend."""


def _bits(cards: tuple[int, ...]) -> int:
    return sum(1 << card for card in cards)


WATCHABLE_BITS = _bits(WATCHABLE) | 1 << int(Card.DANIEL)
SUGGESTION_BITS = _bits(SUGGESTIONS)
