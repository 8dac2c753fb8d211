"""Mistakes in the example game's source, each with the sentence that an author gets for it.

A mistake replaces the first `old` text of a file by `new`. It is found in the first line of `new`. If there is an `at`,
it is found in the only line that contains this, in the same file or in the file `where`.
"""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mistake:
    file: str
    old: str
    new: str
    said: str
    """A part of the sentence."""
    at: str = ""
    where: str = ""
    """The file in which it is found, if it is another."""


RULES, MODEL, WORDS, GAME, VIEW = "rules.py", "model.py", "vocabulary.py", "game.py", "view.py"
EN, ES = "text/en.ftl", "text/es.ftl"

FIELDS = (
    Mistake(RULES, "s.players[p].laid else 0)", "s.players[p].layd else 0)",
            "has no field layd; laid was probably meant"),
    Mistake(RULES, "s.options.hand - s", "s.options.hands - s", "no field hands; hand was"),
    Mistake(RULES, "s.gone |= 1", "s.gon |= 1", "Table has no field gon; gone was"),
    Mistake(RULES, "s.players[best].points += s.prize", "s.players[best].point += s.prize",
            "no field point; points was"),
    Mistake(RULES, "row.points[p] =", "row.pionts[p] =", "no field pionts; points was"),
    Mistake(RULES, "if menu.n > 1", "if menu.m > 1", "Menu has no field m"),
    Mistake(RULES, "s.dice.seed =", "s.dice.sed =", "Dice has no field sed; seed was"),
    Mistake(RULES, "s.prize = 0", "s.price = 0", "no field price; prize was"),
    Mistake(RULES, "free &= ~s.players[p].hand", "free &= ~s.players.hand",
            "s.players is an array and has no field hand"),
    Mistake(RULES, "s.leader = best", "s.leader.seat = best", "s.leader is a number and has no field seat"),
    Mistake(RULES, "s.players[p].laid = 0", "s.players = 0", "s.players is a record or an array"),
    Mistake(RULES, "s.players[p].laid = 0", "me = s.players[p]\n        me.lade = 0", "no field lade; laid was",
            "me.lade"),
    Mistake(RULES, "known |= hand", "known |= hand[0]", "hand is no array"),
    Mistake(RULES, "s.players[p].laid = 0", "s.players[p] *= 2",
            "s.players[p] is a record, and a number is expected"),
    Mistake(RULES, "deal(s, s.dice)",
            "deal(s, s.dice)\n    helper(s.players[0])\n\n\n@rule\ndef helper(me):\n    me.lad = 0",
            "Player has no field lad; laid was", "me.lad"),
)

VOCABULARY = (
    Mistake(RULES, "Op.ROUND, 0", "Op.RUOND, 0", "Op in vocabulary.py has no word RUOND; ROUND was"),
    Mistake(RULES, "Told.TAKE, best", "Told.TAKEN, best", "Told in vocabulary.py has no word TAKEN; TAKE was"),
    Mistake(RULES, "Why.NOT_HELD", "Why.NOT_HOLD", "no word NOT_HOLD; NOT_HELD was"),
    Mistake(RULES, "Fault.UNKNOWN_FRAME", "Fault.UNKNOWN",
            "Fault in agenda.py has no word UNKNOWN; UNKNOWN_FRAME was"),
    Mistake(RULES, "case Op.SCORE", "case Op.SCOER", "no word SCOER; SCORE was"),
    Mistake(GAME, "op is Op.PLAY", "op is Op.PLAI", "no word PLAI; PLAY was"),
    Mistake(RULES, "schedule(s, Op.SCORE", "schedule(s, Told.TAKE",
            "schedule takes a frame of the agenda, and Told.TAKE"),
    Mistake(RULES, "tell(s, Told.PLAY", "tell(s, Act.PLAY", "tell takes a happening, and Act.PLAY is none"),
    Mistake(WORDS, "ROUND = 20", "ROUND = 1", "Op.ROUND has the number 1, which PLAY has already"),
    Mistake(WORDS, "PLAY = asks(1,", "PLAY = asks(30,", "Op.ROUND is work and must have a number above 30",
            "ROUND = 20"),
)

NAMES = (
    Mistake(RULES, "    roll,\n", "", "roll is not imported", "s.prize = roll("),
    Mistake(RULES, "import Table", "import Tabel", "model has no Tabel; Table was"),
    Mistake(RULES, "from .vocabulary", "from .vocabulry", "no module .vocabulry; .vocabulary was"),
    Mistake(RULES, "    tell,\n", "    tel,\n", "tapete.game has no tel; tell was"),
    Mistake(MODEL, "    ITS_SEAT,\n", "", "ITS_SEAT is not imported", "hand: i4"),
    Mistake(GAME, "import numpy as np", "import numpi as np", "no module numpi"),
    Mistake(RULES, "best = p\n", "best = q\n", "nothing has the name q here"),
    Mistake(RULES, "pick(s, count_bits(free)", "pick(s, count_bits(fre)", "nothing has the name fre here; free was"),
    Mistake(VIEW, "cards_in(s.gone)", "card_in(s.gone)", "nothing has the name card_in here; cards_in was"),
    Mistake(GAME, "book.note_menu", "book.note_menus", "rules has no note_menus; note_menu was"),
    Mistake(RULES, "def clock(s):", "def clok(s):", "high_card.rules lacks rules that every game has: clock",
            "rules_of(book)",
            GAME),
    Mistake(RULES, "if s.outcome:\n", "if s.outcome\n", "this is no Python"),
)

PYTHON = (
    Mistake(RULES, "return action\n", "try:\n        return action\n    except ValueError:\n        return 0\n",
            "so no try"),
    Mistake(RULES, "return action\n", "raise ValueError\n", "so no raise: call fail(s, fault)"),
    Mistake(RULES, "return action\n", "assert action\n    return action\n", "so no assert"),
    Mistake(RULES, "return action\n", "return [action][0]\n", "rules have no lists"),
    Mistake(RULES, "return action\n", "return sum(x for x in (action,))\n", "rules have no generators"),
    Mistake(RULES, "return action\n", "return {1: action}[1]\n", "rules have no dicts"),
    Mistake(RULES, "return action\n", "print(action)\n    return action\n",
            "print is no function that rules can call"),
    Mistake(RULES, "return action\n", "return sorted((action, 1))[0]\n", "sorted is no function that rules can call"),
    Mistake(RULES, "return action\n", "text = f'{action}'\n    return action\n", "a rule has no texts"),
    Mistake(RULES, "return action\n", "text = 'a'\n    return action\n", "a rule has no texts"),
    Mistake(RULES, "return action\n", "if (x := action): return x\n    return 0\n", "rules have no :="),
    Mistake(RULES, "return action\n", "yield action\n", "rules have no yield"),
    Mistake(RULES, "return action\n", "global LAST\n    LAST = action\n    return action\n",
            "rules change only the state"),
    Mistake(RULES, "return action\n", "from random import random\n    return action\n", "a rule cannot import"),
    Mistake(RULES, "return action\n", "return action\n\n\nDONE = [1]\n\n\n@rule\ndef other(s):\n    return DONE[0]\n",
            "DONE is a list", "return DONE"),
    Mistake(RULES, "return action\n", "return other(action)\n\n\nimport random\n\n\n@rule\ndef other(x):\n    "
            "return random.randint(0, x)\n", "random.randint is of another package", "random.randint"),
)

NUMBERS = (
    Mistake(RULES, "s.prize = roll(s, s.options.die)", "s.prize = roll(s, s.options.die) / 2",
            "s.prize holds whole numbers and roll(s, s.options.die) / 2 may be a fraction: use //"),
    Mistake(RULES, ".points += s.prize", ".points += s.prize / 2", "holds whole numbers"),
    Mistake(RULES, ".points += s.prize", ".points += 0.5", "holds whole numbers"),
    Mistake(RULES, "row.points[p] =", "row.points[p / 1] =", "p / 1 may be a fraction and is used as an index"),
    Mistake(RULES, "for k in range(s.n_seats)", "for k in range(s.n_seats / 2)",
            "may be a fraction and is used in range()"),
    Mistake(RULES, "1 << card\n", "1 << card / 2\n", "card / 2 may be a fraction, and bits"),
    Mistake(RULES, "next_below(rng, count_bits(free))", "next_below(rng, count_bits(free) / 2)",
            "may be a fraction, and next_below takes whole numbers"),
    Mistake(RULES, "return count_bits(s.gone)", "return count_bits(s.gone) / 2",
            "the rule clock must return a whole number",
            "def clock"),
    Mistake(MODEL, "n_seats: i1", "n_seats: u1",
            "best is a float in compiled rules, because it may be signed or unsigned",
            "s.players[best].laid:", RULES),
    Mistake(RULES, "s.players[p].laid = 0", "s.players[p].laid = -1", "holds no number below 0 and is set to -1"),
    Mistake(RULES, "== s.options.hand:", "== s.options.hand or s.players[0].laid < 0:",
            "is unsigned, so this is never true"),
    Mistake(RULES, "for p in range(s.n_seats):\n        row", "for p in s.n_seats:\n        row",
            "s.n_seats is a number: write range(s.n_seats)"),
)

CALLS = (
    Mistake(RULES, "@rule\ndef needs_choice", "def needs_choice", "needs_choice is no rule: write @rule above it",
            "if not needs_choice(s)"),
    Mistake(RULES, "lay_card(s, p, x)", "lay_card(s, p)", "lay_card takes 3 arguments (s, p, card) and gets 2"),
    Mistake(RULES, "schedule(s, Op.SCORE, 0, 0, 0)", "schedule(s, Op.SCORE, 0, 0)", "schedule takes 5 arguments"),
    Mistake(RULES, "if not needs_choice(s)", "if not needs_choice", "needs_choice is a rule and is not called"),
    Mistake(RULES, "s.leader = best", "s.leader == best", "changes nothing: to set a value, write = once"),
    Mistake(RULES, "s.leader = best", "s.leader = 1 + score(s)",
            "score(s) returns nothing, and a number is expected"),
    Mistake(RULES, "s.leader = best", "s.leader = s.players.index(best)", "s.players has no function index"),
    Mistake(RULES, "s.leader = best", "s.leader = Table()", "Table is a class: a rule cannot make objects"),
)

LOOPS = (
    Mistake(RULES, "best = 0\n", "best = 0\n    while True:\n        best += 1\n",
            "this loop has no end: write break or return",
            "while True"),
    Mistake(RULES, "best = 0\n", "best = 0\n    while best < s.n_seats:\n        s.prize += 1\n",
            "no end, because nothing in it changes its condition: best < s.n_seats", "while best"),
    Mistake(RULES, "best = 0\n",
            "best = 0\n    while s.players[best].laid == 0:\n        s.players[best].points += 1\n",
            "nothing in it changes its condition", "while s"),
    Mistake(RULES, "best = 0\n",
            "best = 0\n    while count_bits(s.gone) < 3:\n        schedule(s, Op.SCORE, 0, 0, 0)\n",
            "nothing in it changes its condition", "while count"),
    Mistake(RULES, "best = 0\n", "best = 0\n    while best < s.n_seats:\n        best -= 1\n",
            "best -= 1 leads away from the end of its condition", "best -= 1"),
)

MESSAGES = (
    Mistake(EN, "told-PLAY = { $seat }", "told-PLAY = { $seet }",
            "nothing gives the message told-PLAY the argument $seet; $seat was"),
    Mistake(ES, "told-TAKE = { $seat }", "told-TAKE = { $quien }",
            "nothing gives the message told-TAKE the argument $quien; it gets"),
    Mistake(EN, "why-OVER = ", "why-OVER = { $seat } ",
            "nothing gives the message why-OVER the argument $seat; it gets none"),
    Mistake(EN, "cause-CARDS = ", "cause-CARDS = { $winner } ", "the argument $winner; it gets $points"),
    Mistake(ES, "told-TAKE = ", "told-TAKES = ", "no message told-TAKE in text/es.ftl; told-TAKES was",
            "TAKE = tells", WORDS),
    Mistake(EN, "why-NOT_HELD = ", "why-HELD = ", "no message why-NOT_HELD in text/en.ftl", "NOT_HELD = why", WORDS),
    Mistake(GAME, '"cause-CARDS"', '"cause-CARD"', "no message cause-CARD in text/es.ftl, text/en.ftl; "),
    Mistake(EN, "why-OVER = ", "act-PLAY = ", "the message act-PLAY is there twice"),
    Mistake(EN, "why-OVER = ", "why OVER = ", "this line is no message: why OVER"),
)

DECLARED = (
    Mistake(GAME, "def points(self", "def point(self", "has the result Ranked and must define points",
            "class HighCardResults"),
    Mistake(GAME, "result = Ranked()", "result = Won()", "has the result Won and must define returns",
            "class HighCardResults"),
    Mistake(GAME, "    spectator = SPECTATOR\n", "", "HighCard lacks what every game defines: spectator",
            "class HighCard(Game)"),
    Mistake(MODEL, "prize: i1 | OPEN", "prize: i1", "Table.prize does not say who knows it"),
    Mistake(MODEL, "    fault: u1 | OPEN\n", "", "Table lacks fields that the kernel reads: fault", "class Table"),
    Mistake(MODEL, "prize: i1 | OPEN", "leader: i1 | OPEN", "Table has the field leader twice"),
)

MISTAKES = (*FIELDS, *VOCABULARY, *NAMES, *PYTHON, *NUMBERS, *CALLS, *LOOPS, *MESSAGES, *DECLARED)
