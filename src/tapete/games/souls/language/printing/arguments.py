"""The words of an ability as arguments of messages: players and things, amounts, faces, choices."""
from __future__ import annotations

from ..library import NUMBERS, SOURCES
from ..slots import AFTER, BEASTS, BEFORE, CountedAmount, Word, kind_of_slot
from ..tree import Values
from ..words import TAGS, UP, Amount, Mod, Only, Ref, What, Whose
from .reworded import Own
from .teller import Sayer, Teller, has_deck, is_reader, person_of_you

_ONLY = sorted({int(bit) for bits in (*BEFORE.values(), *AFTER.values()) for bit in Only
                if bit and bits & bit})
_WHICH = (Only.YOURS, Only.ANOTHERS, Only.NOT_THIS, Only.THEIRS, Only.TARGETS)
"""Words for whose or which: in English before the words for the kind, in Spanish after it."""
OTHERS = {What.PLAYER: "OTHER_PLAYER", What.ITEM_OR_SHOP_ITEM: "OTHERS_ITEM_OR_SHOP_ITEM"}
"""Nouns that have a single text together with "another's"."""

_THAT = (Amount.EVENT.name, Amount.NUMBER.name)
"""Amounts that need no comparison: "that many", not "as many as that"."""


def arguments_of(speech: Sayer, values: Values) -> dict[str, int | str]:
    """The values of slots as arguments of a message."""
    arguments: dict[str, int | str] = {}
    for slot, word in values.items():
        match kind_of_slot(slot):
            case "who": arguments.update(who_arguments(speech, slot, word))
            case "n":
                arguments |= {slot: int(word.key) if word.key.isdigit() else _amount(speech, word, values.get("who")),
                              f"is_{slot}": word.key, f"so_{slot}": "that" if word.key in _THAT else "as"}
            case "what": arguments[slot] = what_text(speech, word)
            case "deck" | "decks":
                arguments |= {"deck": speech.say(f"deck-{word.key}"), "of_deck": speech.say(f"of-deck-{word.key}"),
                              "top": "deck" if has_deck(speech) and word.key == "target" else
                                     {"target": "its", "each": "each"}.get(word.key, "deck")}
            case "stat":
                arguments["foes"] = "yes" if word.code == Mod.EVASION_BY_ATTACKER else "no"
                arguments[slot] = speech.say(f"stat-{word.key}", person=arguments.get("person", "other"))
            case "where" | "until" | "sign" | "since" | "lot": arguments[slot] = word.key
            case "tag": arguments |= {"tag": _tag(speech, word.key), "kind": word.key}
            case "blow": arguments["n"] = word.more
            case "subject": pass
            case "holders" if word.said in BEASTS:
                arguments |= {"have": speech.say(f"have-{word.key}"), "person": "many"}
            case "holders" | "party":
                arguments |= {"have": speech.say(f"have-{word.key}"), "may": speech.say(f"may-{word.key}"),
                              "who": speech.say(f"party-{word.key}"), "to_who": speech.say(f"to-party-{word.key}"),
                              "person": {Whose.YOURS.name: "one" if isinstance(speech, Teller) else "you",
                                         Whose.ACTIVE.name: "one"}.get(word.key, "many")}
            case "by" | "fighter" | "victim":
                arguments |= {"who": speech.say(f"by-{word.key}"),
                              "person": {Whose.YOURS.name: person_of_you(speech),
                                         Whose.THIS.name: "this"}.get(word.key, "other")}
            case "score":
                arguments |= {"faces": faces_text(speech, word), "die": "die" if word.key == "die" else "faces"}
            case "on": arguments |= {"on": "any" if word.key == "any" else "roll", "faces": faces_text(speech, word)}
            case "more" | "much":
                arguments |= {"n": int(word.key) if word.key.isdigit() else 0 if word.key in ("any", "all") else
                              speech.say(f"amount-{word.key}"), slot: word.key if word.key in ("any", "all") else "so"}
            case "turn": arguments[slot] = speech.say(f"turn-{word.key}")
            case "foe": arguments |= {"foe": speech.say(f"foe-{word.key}"),
                                      "person": "this" if word.key == Whose.THIS.name else "other"}
            case "quarry": arguments |= {
                "quarry": _card_name(speech, word.key) if word.code >= 0 else _tag(speech, word.key),
                "by": "name" if word.code >= 0 else "tag", "kind": word.key}
            case _: arguments[slot] = faces_text(speech, word)
    return arguments


def _amount(speech: Sayer, word: Word, subject: Word | None) -> str:
    """An amount that is not fixed, as text after "as many"; `subject` is the player of the step, if the amount is
    theirs."""
    if word.code == Amount.THEIR_CENTS and subject is not None and subject.code == Ref.TARGET:
        return speech.say("amount-THEIR_CENTS-own")
    if word.code == Amount.ALL:
        return ""
    if word.code == Amount.THEIR_CENTS:
        return speech.say("amount-THEIR_CENTS", who=speech.say("who-TARGET"))
    if not isinstance(word, CountedAmount):
        return speech.say(f"amount-{word.key}")
    whom = who_arguments(speech, "who", Word(word.of, word.of.name)) if word.of else {}
    what = speech.say(f"count-{word.what.name}", **whom)
    return speech.say("amount-COUNT", what=what, most=word.most, n=word.times,
                      times="half" if word.times == UP else "once" if word.times == 1 else "more")


def _tag(speech: Sayer, tag: str) -> str:
    """The name of cards with a tag; for a custom tag, the tag itself."""
    return speech.say(f"tag-{tag}") if tag in TAGS else tag.title()


def faces_text(speech: Sayer, word: Word) -> str:
    *first, last = word.key.replace(" or ", ", ").split(", ")
    return speech.say("faces-or", first=", ".join(first), last=last) if first else last


def _card_name(speech: Sayer, card_id: str) -> str:
    if card_id not in NUMBERS:      # a custom card
        return card_id.replace("_", " ").title()
    source = SOURCES[NUMBERS[card_id]].text.name
    return source.es if speech.language == "es" and source.es else source.en


def who_arguments(speech: Sayer, slot: str, word: Word) -> dict[str, int | str]:
    """A player or a thing as arguments: as a subject, `$who`, with the person of its verb, `$person`, and with a
    preposition: `$to_who`, `$of_who`."""
    if word.key == "ITEMS":
        whose = speech.say(f"of-{Ref(word.more).name}")
        forms = {form: speech.say(f"{form}-ITEMS", whose=whose) for form in ("who", "to", "of")}
    elif word.key == "CHARACTER" and word.more != Ref.YOU:
        whose = speech.say(f"of-{Ref(word.more).name}")
        forms = {form: speech.say(f"{form}-CHARACTER", whose=whose) for form in ("who", "to", "of")}
    else:
        key = "YOUR_CHARACTER" if word.key == "CHARACTER" else word.key
        forms = {form: speech.say(f"{form}-{key}") for form in ("who", "to", "of")}
    return {slot: forms["who"], f"to_{slot}": forms["to"], f"of_{slot}": forms["of"],
            f"is_{slot}": word.key,
            "person" if slot == "who" else f"person_{slot}": "you" if is_reader(speech, word.key) else
            person_of_you(speech) if word.code == Ref.YOU else "other"}


def this_arguments(speech: Sayer) -> dict[str, int | str]:
    """The card itself as arguments."""
    return {"this": speech.say("who-THIS"), "of_this": speech.say("of-THIS")}


def name_of(speech: Sayer, word: Word) -> str:
    return str(who_arguments(speech, "who", word)["who"])


def what_text(speech: Sayer, word: Word) -> str:
    """A possible choice: the noun, and the words that narrow it."""
    other = OTHERS.get(What(word.code)) if word.more & Only.ANOTHERS else None
    passive = "yes" if word.more & Only.PASSIVE else "no"
    gender = speech.say(f"gender-{word.key}")
    within = speech.language == "es" and word.code == What.ITEM_OR_SHOP_ITEM and word.more & Only.NOT_ETERNAL
    eternal = f" {speech.say('only-NOT_ETERNAL', gender=gender, noun=word.key)}" if within else ""
    noun = speech.say(f"what-{other or word.key}", passive=passive, eternal=eternal)
    order = sorted(_ONLY, key=lambda bit: (bit in _WHICH) == (speech.language == "es"))
    bits = word.more & ~(Only.PASSIVE | (Only.ANOTHERS if other else 0) | (Only.NOT_ETERNAL if within else 0))
    narrower = [speech.say(f"only-{Only(bit).name}", gender=gender, noun=word.key)
                for bit in order if bits & bit]
    own = [speech.say("only-OWN", gender=gender)] if isinstance(word, Own) else []
    return " ".join([noun, *own, *narrower])
