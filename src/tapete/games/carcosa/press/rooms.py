"""The special rooms of Carcosa as cards."""
from __future__ import annotations

from ....paper import Block, Grid, PaperCard, Text
from ....text.speech import Speech
from ..options import CarcosaOptions
from ..own import use_text
from . import art
from .cards import SPECIAL, own_table, sign_of, state_text


def special_card(speech: Speech, options: CarcosaOptions, name: str, floor: int) -> PaperCard:
    """A special room's card; `floor` only colours its wall."""
    made = own_room(speech, options, name) if name in options.own_rooms else BLOCKS[name](speech, options)
    blocks = (*made, Text(speech.say("print-special-rule"), note=True))
    return PaperCard(name, speech.say(f"special-{name}"), speech.say("print-kind-special"), SPECIAL, 1,
                     art.special_scene(sign_of(options, name), art.FLOOR_COLOURS[floor]), blocks)


def own_room(speech: Speech, options: CarcosaOptions, name: str) -> tuple[Block, ...]:
    return Text(use_text(speech, options.own_rooms[name])), *own_table(speech, options, name)


def _action(speech: Speech, text: str) -> Text:
    return Text(text, speech.say("print-action", n=1))


def motemey(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    rooms, say = options.rooms, speech.say
    buy = say("print-MOTEMEY-buy", n=rooms.shop_price)
    if rooms.shop_tale_more:
        buy += " " + say("print-MOTEMEY-tale", n=rooms.shop_price + rooms.shop_tale_more)
    return (Text(buy, say("print-buy")),
            Text(say("print-MOTEMEY-sell", treasure=rooms.shop_treasure, object=rooms.shop_object), say("print-sell")))


def lethal_chamber(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    needs = speech.say("print-CAMARA_LETAL", die=len(options.rooms.ritual))
    return (_action(speech, needs), ritual_grid(speech, options),
            Text(speech.say("print-CAMARA_LETAL-key")))


def ritual_grid(speech: Speech, options: CarcosaOptions) -> Grid:
    """The cost of the ritual, by the die; faces with the same cost share a row."""
    rows: list[tuple[int, int, str]] = []
    for die, row in enumerate(options.rooms.ritual, 1):
        text = _ritual(speech, row.actor, row.other)
        if rows and rows[-1][2] == text:
            rows[-1] = rows[-1][0], die, text
        else:
            rows.append((die, die, text))
    return Grid(tuple((str(low) if low == high else f"{low}–{high}", text) for low, high, text in rows), ranges=True)


def _ritual(speech: Speech, actor: int, other: int) -> str:
    if actor == other:
        return speech.say("print-CAMARA_LETAL-both", n=actor) if actor else speech.say("print-CAMARA_LETAL-none")
    if other == 0:
        return speech.say("print-CAMARA_LETAL-actor", n=actor)
    return speech.say("print-CAMARA_LETAL-each", actor=actor, other=other)


def doors(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    return (_action(speech, speech.say("print-PUERTAS", n=options.rooms.doors)),
            Text(speech.say("print-PUERTAS-not")))


def tavern(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    rooms = options.rooms
    return (Text(speech.say("print-TABERNA", n=rooms.tavern_price, looks=rooms.tavern_looks),
                 speech.say("print-free")),)


def armory(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    say = speech.say
    return (Text(say("print-ARMERY-drop", n=options.rooms.armory_size), say("print-drop")),
            Text(say("print-ARMERY-take"), say("print-take")), Text(say("print-ARMERY-lost")))


def salon(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    say, states = speech.say, options.states
    rounds = states["PROTECCION"]
    protects = say("print-SALON_BELLEZA") if rounds == 1 else say("print-SALON_BELLEZA-rounds", n=rounds)
    return (_action(speech, protects),
            Text(say("print-SALON_BELLEZA-vain", uses=options.rooms.salon_vanity_uses, n=states["VANIDAD"])),
            Text(state_text(speech, options, "VANIDAD"), say("print-vanity")))


def chapel(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    rooms, say = options.rooms, speech.say
    blocks: list[Block] = [_action(speech, say("print-CAPILLA", n=rooms.chapel_bonus, die=options.dice.chapel))]
    if rooms.chapel_paranoia:
        blocks.append(Text(say("print-CAPILLA-paranoia", upto=rooms.chapel_paranoia, n=options.states["PARANOIA"])))
    return tuple(blocks)


BLOCKS = {"MOTEMEY": motemey, "CAMARA_LETAL": lethal_chamber, "PUERTAS": doors, "TABERNA": tavern, "ARMERY": armory,
          "SALON_BELLEZA": salon, "CAPILLA": chapel}
