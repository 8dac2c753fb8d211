"""The words in the slots of terms: players, things, amounts, faces. Each has its number and its text."""
from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from difflib import get_close_matches

from ....text.spoken import SpokenError
from .kinds import LIVING, Fact, Sort
from .ops import Do
from .words import (
    ALL_FACES,
    CHARACTER_OF,
    FIRST_COUNT,
    OF_REF,
    UP,
    Amount,
    Count,
    Event,
    Flag,
    Group,
    Mod,
    Only,
    Party,
    Prevent,
    Ref,
    What,
    Whose,
)

MOST_AMOUNT = 100
"""The largest number of a sentence."""


@dataclass(frozen=True)
class Word:
    """The word in a slot: its number in a program, and its key in the texts."""

    code: int
    key: str
    """For a number, the number itself; for other words the end of a Fluent key."""
    more: int = 0
    """Further data: the bits of `Only` of a choice; the player whose items a group has; the sorts that have more of
    something; whose a moment is."""
    said: str = field(default="", compare=False)
    """The word as written."""


REFS = {
    "you": Ref.YOU, "target": Ref.TARGET, "target 2": Ref.TARGET_2, "target 3": Ref.TARGET_3, "this": Ref.THIS,
    "they": Ref.THEY, "them": Ref.THEY, "it": Ref.IT, "each": Ref.EACH, "outer": Ref.OUTER, "chosen": Ref.CHOSEN,
    "the active player": Ref.ACTIVE, "the attacker": Ref.ATTACKER, "the attacked monster": Ref.MONSTER,
    "the player on your left": Ref.YOUR_LEFT, "the player on your right": Ref.YOUR_RIGHT,
    "the player on the active player's left": Ref.ACTIVES_LEFT,
    "the player on the active player's right": Ref.ACTIVES_RIGHT,
    "target's controller": Ref.ITS_CONTROLLER, "the killer": Ref.KILLER, "the player on their left": Ref.THEIR_LEFT,
    "the roller": Ref.ROLLER, "the dealer": Ref.DEALER, "the attack": Ref.FIGHT}
"""The references to players and things, as written."""

PLAYERS = {Ref.YOU, Ref.ACTIVE, Ref.ATTACKER, Ref.YOUR_LEFT, Ref.YOUR_RIGHT, Ref.ACTIVES_LEFT, Ref.ACTIVES_RIGHT,
           Ref.ITS_CONTROLLER, Ref.KILLER, Ref.THEIR_LEFT, Ref.ROLLER}
"""References that are players at any place; the sort of the others depends on the place."""

REFS_NEED = {Ref.ATTACKER: Fact.ATTACK, Ref.MONSTER: Fact.ATTACK, Ref.KILLER: Fact.KILLER, Ref.ROLLER: Fact.ROLLER,
             Ref.DEALER: Fact.DEALER, Ref.FIGHT: Fact.ATTACK}
"""The fact that a reference needs."""

HOLDERS = {
    "you": Whose.YOURS, "players": Whose.ANY, "other players": Whose.ANOTHERS, "the active player": Whose.ACTIVE,
    "players with the fewest souls": Whose.FEWEST_SOULS, "players with the most souls": Whose.MOST_SOULS,
    "players with the most items": Whose.MOST_ITEMS}
"""The holders of a lasting effect's value, as written."""

DOERS = {
    "you": Whose.YOURS, "any player": Whose.ANY, "a player": Whose.ANY, "another player": Whose.ANOTHERS,
    "the active player": Whose.ACTIVE}
"""The player of an event, as written."""

FIGHTERS = {**DOERS, "the attacker": Whose.ATTACKER}
"""The player of an event in an attack."""

BEASTS = {"monsters": Word(Whose.ANY, "MONSTERS"),
          "other monsters": Word(Whose.ANOTHER_THING, "OTHER_MONSTERS")}
"""Monsters as holders, in the place of players."""

TURNS = {"your turn": Whose.YOURS, "a turn": Whose.ANY, "another player's turn": Whose.ANOTHERS}
"""The player whose turn begins or ends, as written."""

FOES = {"a monster": Whose.ANY, "another monster": Whose.ANOTHER_THING, "this": Whose.THIS}
"""The monster of an event, as written; `this` is the card itself."""

VICTIMS = {**DOERS, "this": Whose.THIS}
"""The victim of damage, as written."""

OF_WHOM = {"holders": HOLDERS, "party": HOLDERS, "by": DOERS, "fighter": FIGHTERS, "turn": TURNS, "foe": FOES,
           "victim": VICTIMS}
"""The slots for the player or card of a lasting effect or a trigger."""

GROUPS = {
    "each player": Group.PLAYERS, "each other player": Group.OTHERS, "each non-active player": Group.NOT_ACTIVE,
    "each player but them": Group.NOT_THEM, "each monster": Group.MONSTERS,
    "each monster not under attack": Group.FREE_MONSTERS, "each shop item": Group.SHOP,
    "each item in play": Group.ALL_ITEMS}
"""The groups of a loop, as written; `each item of <whom>` also exists."""

GROUP_SORTS = {Group.PLAYERS: Sort.PLAYER, Group.OTHERS: Sort.PLAYER, Group.NOT_ACTIVE: Sort.PLAYER,
               Group.NOT_THEM: Sort.PLAYER, Group.MONSTERS: Sort.MONSTER, Group.FREE_MONSTERS: Sort.MONSTER,
               Group.SHOP: Sort.SHOP, Group.ITEMS: Sort.ITEM, Group.ALL_ITEMS: Sort.ITEM}
"""The sort of each member of a group."""

PARTIES = {
    "you": Word(Party.YOU, "YOU"), "a player": Word(Party.ANYBODY, "ANY_PLAYER"),
    "another player": Word(Party.ANOTHER, "ANOTHER_PLAYER"), "each player": Word(Party.EACH, "PLAYERS"),
    "each other player": Word(Party.EACH_OTHER, "OTHERS"), "the active player": Word(Party.ACTIVE, "ACTIVE"),
    "a player with the fewest souls": Word(Party.FEWEST_SOULS, "ANY_FEWEST_SOULS"),
    "a player with the most souls": Word(Party.MOST_SOULS, "ANY_MOST_SOULS"),
    "a player with the most items": Word(Party.MOST_ITEMS, "ANY_MOST_ITEMS")}
"""The players of a condition, as written; within an effect it may also be about any player that a term refers to."""

AMOUNTS = {
    "all": Amount.ALL, "the roll": Amount.ROLL, "that much": Amount.EVENT, "that many": Amount.EVENT,
    "your hand": Amount.HAND,
    "target's cents": Amount.THEIR_CENTS, "the number": Amount.NUMBER, "its counters": Amount.COUNTERS}
"""Amounts that are not fixed, as they are written."""

AMOUNTS_NEED = {Amount.ROLL: Fact.FACE, Amount.EVENT: Fact.AMOUNT, Amount.NUMBER: Fact.NUMBER,
                Amount.COUNTERS: Fact.COUNTERS}
"""The fact that an amount needs; cents of the target need a target that is a player."""

DECKS = {"the loot deck": Word(0, "loot"), "the treasure deck": Word(1, "treasure"),
         "the monster deck": Word(2, "monster"), "the room deck": Word(3, "room"), "target": Word(255, "target")}
"""Decks as they are written; `target` is the declared one."""

EACH_DECK = {"each deck": Word(254, "each")}
"""All decks that are played with."""

STATS = {
    "life": Word(Mod.LIFE, "LIFE", LIVING), "attack": Word(Mod.ATTACK, "ATTACK", LIVING),
    "to rolls": Word(Mod.ROLLS, "ROLLS", Sort.PLAYER),
    "to foes' evasion": Word(Mod.EVASION_BY_ATTACKER, "FOES", Sort.PLAYER),
    "evasion": Word(Mod.EVASION, "EVASION", Sort.MONSTER | Sort.ARENA)}
"""Values that may grow until the end of a turn, with the sorts that have them."""

GIFTS = {
    "life": Word(Mod.LIFE, "life", Mod.MONSTER_LIFE), "attack": Word(Mod.ATTACK, "attack", Mod.MONSTER_ATTACK),
    "evasion": Word(Mod.NONE, "evasion", Mod.EVASION), "to rolls": Word(Mod.ROLLS, "rolls"),
    "to attack rolls": Word(Mod.ATTACK_ROLLS, "attack-rolls"),
    "to the first roll of a turn": Word(Mod.FIRST_ROLL, "first-roll"),
    "to the first attack roll of a turn": Word(Mod.FIRST_ATTACK_ROLL, "first-attack-roll"),
    "attack on the first attack roll of a turn": Word(Mod.FIRST_ATTACK, "first-attack"),
    "loot in the loot step": Word(Mod.LOOT_STEP, "loot-step"),
    "to damage taken": Word(Mod.DAMAGE_TAKEN, "damage-taken"),
    "to cents gained": Word(Mod.CENTS_GAINED, "cents-gained")}
"""Values that grow while a card is in play; `more` is the value for monsters."""

CLOSED = {
    "deck": DECKS, "decks": DECKS | EACH_DECK, "stat": STATS, "gift": GIFTS,
    "where": {"the monster deck": Word(1, "deck")},
    "until": {"until end of turn": Word(1, "turn")},
    "sign": {"+": Word(1, "more"), "-": Word(-1, "less")}, "lot": {"at random": Word(1, "lot")},
    # events of a trigger
    "deed": {**dict.fromkeys(("gain a soul", "gains a soul"), Word(Event.GAINED_SOUL, "gains-soul")),
             **dict.fromkeys(("loot", "loots"), Word(Event.LOOTED, "loots")),
             **dict.fromkeys(("play loot", "plays loot"), Word(Event.LOOT_PLAYED, "plays-loot")),
             **dict.fromkeys(("buy something", "buys something"), Word(Event.BOUGHT, "buys")),
             **dict.fromkeys(("kill a monster", "kills a monster"), Word(Event.MONSTER_DIED, "kills"))},
    "rewarded": {"after its rewards": Word(Event.REWARDED, "rewarded")},
    "edge": {"starts": Word(Event.TURN_STARTS, "turn-starts"), "ends": Word(Event.TURN_ENDS, "turn-ends")},
    "moment": {"this comes into play": Word(Event.ENTERED, "enters", Whose.THIS),
               "the game starts": Word(Event.GAME_STARTS, "game-starts", Whose.ANY)},
    "less": {"less": Word(Prevent.UP_TO, "prevent-up-to")},
    "ending": {"and, if it is their turn, cancel everything unresolved and end the turn":
               Word(Prevent.DEATH_AND_TURN, "prevent-death-and-turn")},
    "penalty": {"before the penalty": Word(Event.DYING, "dying"), "after the penalty": Word(Event.DIED, "died")},
    "combat": {"combat": Word(Flag.COMBAT, "combat")},
    "since": {"from now on": Word(Flag.ANEW, "anew")},
    "first": {"for the first time in a turn": Word(Flag.FIRST_DECLARED, "first")},
    "often": {"for the first time in a turn": Word(Flag.FIRST, "first"),
              "for every second time in a turn": Word(Flag.SECOND, "second")},
    # values of a lasting effect
    "hurt": {"evasion": Word(Mod.EVASION_BADLY_HURT, "evasion-hurt"),
             "attack": Word(Mod.ATTACK_BADLY_HURT, "attack-hurt")},
    "act": {"loot": Word(Mod.LOOT_PLAYS, "loot-plays"),
            **dict.fromkeys(("purchase", "purchases"), Word(Mod.PURCHASES, "purchases")),
            **dict.fromkeys(("attack", "attacks"), Word(Mod.ATTACKS, "attacks", Mod.ANY_ATTACKS)),
            **dict.fromkeys(("free shop item", "free shop items"), Word(Mod.FREE_BUYS, "free-buys"))},
    "foes": {"the monster deck": Word(Mod.MUST_ATTACK_DECK, "must-attack-deck")},
    "limited": {**dict.fromkeys(("ability in a turn", "abilities in a turn"), Word(Mod.MOST_USES, "most-uses")),
                "loot in a turn": Word(Mod.MOST_LOOT, "most-loot"),
                **dict.fromkeys(("item in the recharge step", "items in the recharge step"),
                                Word(Mod.RECHARGES, "recharges"))},
    "banned": {"gain souls": Word(Mod.NO_SOULS, "no-souls"),
               "play loot or activate items on your turn": Word(Mod.SILENCES, "silences")},
    "losers": {"other players": Word(Mod.SHADOWS, "shadows"),
               "players attacked this turn": Word(Mod.DUEL_SPOILS, "duel-spoils")},
    "instead": {"is 1": Word(Mod.DAMAGE_IS_ONE, "damage-is-one"),
                "takes counters off this instead": Word(Mod.COUNTERS_ABSORB, "counters-absorb")},
    "become": {"become counters on this": Word(Mod.CENTS_TO_LEVELS, "cents-to-levels"),
               "are gained by each player": Word(Mod.SHARED_CENTS, "shared-cents")},
    "way": {"to it": Word(0, "shares"), "it deals to the active player": Word(1, "strikes")},
    "goods": {"shop items": Word(Mod.SHOP_DISCOUNT, "discount"), "purchases": Word(Mod.DISCOUNT, "discount-any")},
    "side": {"left": Word(Mod.SHARES_LEFT, "shares-left", Mod.STRIKES_LEFT),
             "right": Word(Mod.SHARES_RIGHT, "shares-right", Mod.STRIKES_RIGHT)},
    "can": {"can": Word(Mod.ATTACKABLE, "attackable"), "cannot": Word(Mod.NOT_ATTACKABLE, "not-attackable")},
    # operations of a term
    "view": {"look at": Word(Do.LOOK, "look"), "discard": Word(Do.MILL, "mill"), "reveal": Word(Do.REVEAL, "reveal")},
    "arrange": {"order": Word(Do.ORDER, "order"), "keep one of": Word(Do.KEEP_ONE, "keep-one")},
    "spot": {"back on": Word(Do.UNDISCARD, "undiscard", Sort.BURIED),
             "on": Word(Do.MONSTER_ON_DECK, "monster-on-deck", Sort.MONSTER | Sort.DEAD),
             "under": Word(Do.UNDER_DECK, "under-deck", Sort.MONSTER | Sort.SHOP | Sort.PLAYED)},
    "upto": {"up to": Word(Do.GAIN_UP_TO, "gain-up-to")}, "drawn": {"up to": Word(Do.LOOT_UP_TO, "loot-up-to")},
    "trade": {"for one of yours": Word(Do.EXCHANGE_LOOT, "exchange-loot")},
    "boon": {"one loot": Word(Do.GIVE_LOOT, "give-loot"), "one soul": Word(Do.GIVE_SOUL, "give-soul")},
    "own": {"a soul": Word(Do.DESTROY_SOUL, "destroy-soul"), "an item": Word(Do.DESTROY_ITEM, "destroy-own")},
    "charge": {"recharge": Word(Do.RECHARGE, "recharge"), "deactivate": Word(Do.DEACTIVATE, "deactivate")},
    "down": {"all but": Word(1, "down")},
    "coin": {**dict.fromkeys(("cent", "cents"), Word(Do.PAY_CENTS, "pay-cents")),
             "life": Word(Do.PAY_LIFE, "pay-life", Do.PAY_LIFE_DOWN), "loot": Word(Do.PAY_LOOT, "pay-loot"),
             **dict.fromkeys(("counter", "counters"), Word(Do.PAY_COUNTERS, "pay-counters"))},
    "store": {"the treasure deck": Word(Do.SEARCH, "search-treasure", 1),
              "the loot deck": Word(Do.SEARCH, "search-loot", 0),
              "the monster deck": Word(Do.SEARCH_FOR, "search-monster", 2)},
    "heap": {"any number of loot": Word(Do.DISCARD_ANY, "discard-any"),
             "the hand": Word(Do.DISCARD_HAND, "discard-hand")},
    "change": {"add": Word(1, "add-roll"), "subtract": Word(-1, "subtract-roll")},
    "put": {"put": Word(1, "counters"), "take": Word(-1, "uncount")},
    "force": {"may": Word(Do.MAY_ATTACK, "may-attack"), "must": Word(Do.MUST_ATTACK, "must-attack")},
    "further": {"play": Word(Do.LOOT_PLAY, "loot-play"), "buy": Word(Do.BUY_MORE, "buy-more")},
    "state": {"a mark": Word(Mod.MARKED, "mark"), "double loot": Word(Mod.LOOT_DOUBLED, "loot-doubled"),
              "a free shop item": Word(Mod.FREE_BUYS, "free-buy")},
    "slots": {**dict.fromkeys(("monster slot", "monster slots"), Word(Do.MONSTER_SLOTS, "monster-slots")),
              **dict.fromkeys(("shop slot", "shop slots"), Word(Do.SHOP_SLOTS, "shop-slots"))}}
"""Slots that only a few words fit. The word of a slot that decides a form's function gives the function by its number,
and the message by its key."""

NOUNS = {
    "player": What.PLAYER, "monster": What.MONSTER, "player or monster": What.PLAYER_OR_MONSTER, "item": What.ITEM,
    "shop item": What.SHOP_ITEM, "item or shop item": What.ITEM_OR_SHOP_ITEM, "soul": What.SOUL,
    "item or soul": What.ITEM_OR_SOUL, "curse": What.CURSE, "roll": What.ROLL, "ability": What.ABILITY,
    "ability or loot": What.ABILITY_OR_LOOT, "deck": What.DECK, "discard pile": What.DISCARD,
    "discarded monster": What.DISCARDED_MONSTER, "attack": What.ATTACK, "character": What.CHARACTER,
    "monster or shop item": What.MONSTER_OR_SHOP_ITEM}

WHAT_SORTS = {
    What.PLAYER: Sort.PLAYER, What.MONSTER: Sort.MONSTER, What.PLAYER_OR_MONSTER: Sort.PLAYER | Sort.MONSTER,
    What.ITEM: Sort.ITEM, What.SHOP_ITEM: Sort.SHOP, What.ITEM_OR_SHOP_ITEM: Sort.ITEM | Sort.SHOP,
    What.SOUL: Sort.SOUL, What.ITEM_OR_SOUL: Sort.ITEM | Sort.SOUL, What.CURSE: Sort.CURSE, What.ROLL: Sort.ROLL,
    What.ABILITY: Sort.ABILITY, What.ABILITY_OR_LOOT: Sort.ABILITY | Sort.LOOT, What.DECK: Sort.DECK,
    What.DISCARD: Sort.PILE, What.DISCARDED_MONSTER: Sort.BURIED, What.ATTACK: Sort.ATTACK,
    What.CHARACTER: Sort.CHARACTER, What.MONSTER_OR_SHOP_ITEM: Sort.MONSTER | Sort.SHOP}
"""The sorts of each noun."""

BEFORE = {"your": Only.YOURS, "another player's": Only.ANOTHERS, "their": Only.THEIRS, "target's": Only.TARGETS,
          "another": Only.ANOTHERS | Only.NOT_THIS, "non-eternal": Only.NOT_ETERNAL, "passive": Only.PASSIVE,
          "tap": Only.ACTIVATED, "non-attack": Only.NOT_ATTACK, "living": Only.LIVING,
          "attackable": Only.ATTACKABLE, "used": Only.USED, "different": Only.NOT_THIS}
"""Words before a noun; `another player` is a player who is not you, `another item` one that is not this."""

AFTER = {"not under attack": Only.FREE, "with the most cents": Only.RICHEST, "with the most souls": Only.MOST_SOULS}
"""Words after a noun."""

_OWNED = Sort.ITEM | Sort.SOUL | Sort.CHARACTER
NARROWS = {
    "your": _OWNED, "another player's": _OWNED, "their": _OWNED, "target's": _OWNED,
    "another": Sort.PLAYER | Sort.ITEM | Sort.MONSTER, "non-eternal": Sort.ITEM, "passive": Sort.ITEM | Sort.SHOP,
    "tap": Sort.ITEM | Sort.SHOP, "non-attack": Sort.ROLL, "living": Sort.PLAYER | Sort.MONSTER,
    "attackable": Sort.MONSTER, "used": Sort.ITEM | Sort.CHARACTER, "different": Sort.ITEM | Sort.MONSTER,
    "not under attack": Sort.MONSTER, "with the most cents": Sort.PLAYER, "with the most souls": Sort.PLAYER}
"""The nouns that each of these words can narrow."""

AGAINST = (("your", "another player's", "their", "target's", "another"), ("passive", "tap"), ("another", "different"))
"""Groups of words; a choice has at most one of each group."""


def alternatives(words: object) -> str:
    """A pattern for any of some words, the longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))  # type: ignore[call-overload]


_WHOSE_ITEMS = rf"each item of (?:{alternatives(REFS)})"
_CHARACTER = "the character of "
_YOUR_CHARACTER = "your character"
_WHAT = (rf"(?:a |an |one )?(?:(?:{alternatives(BEFORE)}) )*(?:{alternatives(NOUNS)})(?: (?:{alternatives(AFTER)}))*")
_FACES = r"[1-6](?:(?:-|, | or )[1-6])*"
_A_DIE = "a die"
_ON = r"on an? (?:attack )?roll of "
_ANY_NUMBER = "any number of"
_TAG = "[A-Za-z]+"

OWNED_COUNTS = {"cents": Count.CENTS, "hand": Count.HAND, "souls": Count.SOULS, "items": Count.ITEMS,
                "life": Count.LIFE}
"""Amounts that count something of a player, as written."""

TABLE_COUNTS = {"the players": Count.PLAYERS, "the monsters": Count.MONSTERS, "the roll": Count.ROLL,
                "that much": Count.EVENT, "that many": Count.EVENT, "the number": Count.NUMBER}
"""Amounts that count something without a player."""

WHOSE = {"your": "you", "target's": "target", "their": "they"}
"""The players of counted amounts, as written before the noun."""

_COUNT = (rf"(?:(?:twice|half|[2-6] times) )?(?:(?:{alternatives(WHOSE)}) (?:{alternatives(OWNED_COUNTS)})"
          rf"|the (?:{alternatives(OWNED_COUNTS)}) of (?:{alternatives(REFS)})|the counters on (?:{alternatives(REFS)})"
          rf"|{alternatives(TABLE_COUNTS)})(?: up to \d+)?")

PATTERNS = {
    "who": rf"{_WHOSE_ITEMS}|{_YOUR_CHARACTER}|{_CHARACTER}(?:{alternatives(REFS)})|{alternatives({**REFS, **GROUPS})}",
    "n": rf"\d+|{_COUNT}|{alternatives(AMOUNTS)}", "subject": alternatives({**PARTIES, **REFS}),
    "blow": r"no combat damage|combat damage is doubled|\+\d+ combat damage", "tag": _TAG,
    "quarry": rf"an? {_TAG} (?:item|loot|monster)|[A-Z][A-Z0-9_]*",
    "what": _WHAT, "faces": _FACES, "score": f"{_FACES}|{_A_DIE}", "on": f"{_ON}(?:{_FACES})",
    "more": rf"(?:\d+|{alternatives(AMOUNTS)}) more|{_ANY_NUMBER}", "much": r"\d+ of",
    **{slot: alternatives(words) for slot, words in {**OF_WHOM, **CLOSED}.items()},
    "holders": alternatives({**HOLDERS, **BEASTS})}
"""The pattern of each kind of slot."""


def kind_of_slot(slot: str) -> str:
    """The kind of a slot: `who`, `whom` and `whose` are of one kind, and so are `n` and `m`."""
    return {"whom": "who", "with": "who", "obj": "who", "m": "n"}.get(slot, slot)


def read_slot(slot: str, text: str) -> Word:
    """The word that a text in a slot stands for. Raises SpokenError if it is none."""
    match kind_of_slot(slot):
        case "who": return read_who(text)
        case "n": return read_amount(text)
        case "holders" if text in BEASTS: return replace(BEASTS[text], said=text)
        case kind if kind in CLOSED: return replace(CLOSED[kind][text], said=text)
        case kind if kind in OF_WHOM: return Word(OF_WHOM[kind][text], OF_WHOM[kind][text].name, said=text)
        case "what": return read_what(text)
        case "score" if text == _A_DIE: return Word(ALL_FACES, "die", said=text)
        case "faces" | "score": return Word(read_faces(text), text, said=text)
        case "on": return Word(read_faces(re.sub(_ON, "", text)), re.sub(_ON, "", text), said=text)
        case "more" if text == _ANY_NUMBER: return Word(MOST_AMOUNT, "any", said=text)
        case "more": return replace(read_amount(text.removesuffix(" more")), said=text)
        case "blow": return _read_blow(text)
        case "subject" if text in PARTIES: return replace(PARTIES[text], said=text)
        case "subject": return Word(OF_REF + REFS[text], REFS[text].name, REFS[text], said=text)
        case "tag": return Word(0, text.lower(), said=text)
        case "quarry" if text.startswith(("a ", "an ")): return Word(-1, text.split()[1].lower(), said=text)
        case "much": return replace(read_amount(text.removesuffix(" of")), said=text)
        case _: return Word(0, text, said=text)


def read_who(text: str) -> Word:
    if text in REFS:
        return Word(REFS[text], REFS[text].name, said=text)
    if text in GROUPS:
        return Word(-GROUPS[text], GROUPS[text].name, said=text)
    whose = "you" if text == _YOUR_CHARACTER else text.removeprefix(_CHARACTER)
    if whose != text and whose in REFS:
        return Word(CHARACTER_OF + REFS[whose], "CHARACTER", REFS[whose], said=text)
    whose = text.removeprefix("each item of ")
    if whose in REFS:
        return Word(-Group.ITEMS, "ITEMS", REFS[whose], said=text)
    raise SpokenError("card-nobody", said=text, known=near(text, [*REFS, *GROUPS]))


def near(text: str, words: list[str]) -> str:
    """The words that are similar to a text, or else all."""
    return ", ".join(get_close_matches(text, words, n=3) or words)


def read_amount(text: str) -> Word:
    if text.isdigit():
        if int(text) > MOST_AMOUNT:
            raise SpokenError("card-range", said=text, least=0, most=MOST_AMOUNT)
        return Word(int(text), text, said=text)
    return Word(AMOUNTS[text], AMOUNTS[text].name, said=text) if text in AMOUNTS else read_count(text)


@dataclass(frozen=True)
class CountedAmount(Word):
    """An amount that counts something: the player or thing, how many times (0: half), and its limit (0: none)."""

    what: Count = Count.CENTS
    of: Ref = Ref.NONE
    times: int = 1
    most: int = 0


def read_count(text: str) -> CountedAmount:
    """`twice your souls up to 6`: the counted thing, the factor and the limit."""
    match = re.fullmatch(r"(?:(twice|half|[2-6]) (?:times )?)?(.+?)(?: up to (\d+))?", text)
    assert match is not None
    times, base, most = match.groups()
    if most and not 1 <= int(most) <= MOST_AMOUNT:
        raise SpokenError("card-range", said=most, least=1, most=MOST_AMOUNT)
    of, what = Ref.NONE, TABLE_COUNTS.get(base)
    if what is None:
        counters = base.removeprefix("the counters on ")
        whose, _, owned = base.partition(" ") if base.split(" ")[0] in WHOSE else ("", "", "")
        thing, _, whom = base.removeprefix("the ").partition(" of ")
        what = Count.COUNTERS if counters != base else OWNED_COUNTS[owned or thing]
        of = REFS[counters] if counters != base else REFS[WHOSE[whose] if whose else whom]
    return CountedAmount(FIRST_COUNT, "COUNT", said=text, what=what, of=of,
                   times={"half": UP, "twice": 2, None: 1}[times] if times in ("half", "twice", None) else int(times),
                   most=int(most or 0))


def _read_blow(text: str) -> Word:
    """The change of combat damage on some rolls; `more` is the number."""
    match = re.match(r"\+(\d+)", text)
    if match:
        if not 1 <= int(match[1]) <= MOST_AMOUNT:
            raise SpokenError("card-range", said=match[1], least=1, most=MOST_AMOUNT)
        return Word(Mod.STRONGER_ON, "stronger", int(match[1]), said=text)
    immune = text.startswith("no ")
    return Word(Mod.IMMUNE_ON if immune else Mod.DOUBLED_ON, "immune" if immune else "doubled", 1, said=text)


def read_faces(text: str) -> int:
    """Faces of a die as bits: `1`, `1-3`, `2, 5`, `1 or 6`."""
    match = re.fullmatch(r"([1-6])-([1-6])", text)
    if match:
        low, high = int(match[1]), int(match[2])
        if low >= high:
            raise SpokenError("card-lower-face", said=text)
        return sum(1 << face for face in range(low, high + 1))
    if not re.fullmatch(_FACES, text) or "-" in text:
        raise SpokenError("card-no-faces", said=text)
    return sum({1 << int(face) for face in re.findall(r"[1-6]", text)})


def read_what(text: str) -> Word:
    """A possible choice: a noun, and the words before and after it. Each word must narrow the noun."""
    match = re.fullmatch(_WHAT, text)
    if not match:
        raise SpokenError("card-no-choice", said=text, before=", ".join(BEFORE), nouns=", ".join(NOUNS),
                          after=", ".join(AFTER))
    rest, bits = re.sub(r"^(?:a|an|one) ", "", text), 0
    found: list[str] = []
    for words, strip in ((AFTER, str.removesuffix), (BEFORE, str.removeprefix)):
        longest = sorted(words, key=len, reverse=True)
        while True:
            shorter = [(word, strip(rest, f" {word}" if words is AFTER else f"{word} ")) for word in longest]
            word, rest = next(((word, short) for word, short in shorter if short != rest), ("", rest))
            if not word:
                break
            bits |= words[word]
            found.append(word)
    what = NOUNS[rest]
    for word in found:
        if not NARROWS[word] & WHAT_SORTS[what]:
            fit = [noun for noun, each in NOUNS.items() if NARROWS[word] & WHAT_SORTS[each]]
            raise SpokenError("card-says-nothing", word=word, noun=rest, fit=", ".join(fit))
    for against in AGAINST:
        both = [word for word in found if word in against]
        if len(both) > 1:
            raise SpokenError("card-against", one=both[-1], other=both[0], said=text)
    if bits & Only.ANOTHERS and bits & Only.NOT_THIS:      # "another"
        bits &= ~(Only.ANOTHERS if what in (What.ITEM, What.MONSTER, What.ITEM_OR_SHOP_ITEM) else Only.NOT_THIS)
    return Word(what, what.name, bits, said=text)
