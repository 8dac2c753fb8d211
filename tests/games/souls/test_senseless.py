"""A card of Four Souls that makes no sense is refused, with its place, what was expected, and what would fit."""
import re

import pytest

from tapete.errors import InputError
from tapete.files.config import parse_yaml
from tapete.games import find_game
from tapete.games.souls.options import look_at_own, own_cards
from tapete.referee.session import Session
from tapete.text.spoken import said

GAME = find_game("souls")

CARDS = {
    "item": "deck: treasure\ncards:\n  - {id: TRY, name: {en: Try}, type: active, abilities: [%s]}",
    "passive": "deck: treasure\ncards:\n  - {id: TRY, name: {en: Try}, type: passive, abilities: [%s]}",
    "paid": "deck: treasure\ncards:\n  - {id: TRY, name: {en: Try}, type: paid, abilities: [%s]}",
    "loot": "deck: loot\ncards:\n  - {id: TRY, name: {en: Try}, type: tarot, abilities: [%s]}",
    "trinket": "deck: loot\ncards:\n  - {id: TRY, name: {en: Try}, type: trinket, abilities: [%s]}",
    "own": "deck: starting\ncards:\n  - {id: TRY, name: {en: Try}, type: starting, abilities: [%s]}",
    "monster": "deck: monsters\ncards:\n  - {id: TRY, name: {en: Try}, type: basic, life: 2, attack: 1, evasion: 3, "
               "abilities: [%s]}",
    "event": "deck: monsters\ncards:\n  - {id: TRY, name: {en: Try}, type: bad_event, abilities: [%s]}",
    "curse": "deck: monsters\ncards:\n  - {id: TRY, name: {en: Try}, type: curse, abilities: [%s]}",
    "room": "deck: rooms\ncards:\n  - {id: TRY, name: {en: Try}, type: room, abilities: [%s]}",
    "bonus": "deck: bonus\ncards:\n  - {id: TRY, name: {en: Try}, type: bonus, souls: 1, abilities: [%s]}",
    "whole": "%s",
}

SENSELESS = [
    # what a target is
    ("item", "{tap: destroy target 2, target: item}", "'target 2': one target is declared"),
    ("item", "{tap: loot 1, target: item}", "nothing speaks of target"),
    ("item", "{tap: kill target, target: item}", "'target' is an item; expected a player or a monster"),
    ("item", "{tap: destroy target, target: roll}", "'target' is a roll; expected an item"),
    ("item", "{tap: reroll target, target: player}", "'target' is a player; expected a roll"),
    ("item", "{tap: look at the top card of target, target: player}", "'target' is a player; expected a deck"),
    ("item", "{tap: steal target, target: curse}", "'target' is a curse; expected an item"),
    ("item", "{tap: gain target's cents cents, target: item}", "'target' is an item; expected a player"),
    ("item", "{tap: deal 1 damage to target's controller, target: player}", "'target' is a player; expected an item"),
    ("item", "{tap: destroy target, target: living item}", "'living' says nothing of 'item'"),
    ("item", "{tap: destroy target, target: passive tap item}", "'tap' and 'passive'|'passive' and 'tap'"),
    ("item", "{tap: destroy target, target: \"your another player's item\"}", "do not go together"),
    # what an event offers
    ("item", "{tap: they gain 1c}", "'they': .*no event"),
    ("item", "{tap: prevent that death}", "'prevent that death': .*no death"),
    ("passive", "{when: you take damage, do: prevent that damage}", "'prevent that damage': .*no damage"),
    ("passive", "{when: your turn starts, do: reroll it}", "'it': "),
    ("passive", "{when: any player rolls 3, do: gain that many cents}", "'that many': "),
    ("item", "{tap: gain the roll cents}", "'the roll': "),
    ("item", "{tap: the roller gains 1c}", "'the roller': "),
    ("passive", "{when: your turn starts, do: deal 1 damage to the dealer}", "'the dealer': "),
    ("passive", "{when: your turn starts, do: the killer gains 1c}", "'the killer': "),
    ("passive", "{when: your turn starts, do: the attacker takes 1 damage}", "'the attacker': "),
    ("monster", "{when: a player loots, do: its rewards are doubled}", "'its rewards are doubled': "),
    ("monster", "{when: this would take damage, do: they gain 1c}", "'they': "),
    ("monster", "{when: this dies, do: this heals 1}", "'this' is a dead monster; expected"),
    # what comes before
    ("item", "{tap: destroy chosen}", "'chosen': nothing has been chosen"),
    ("item", "{tap: [{may: choose an item}, destroy chosen]}", "'chosen': nothing has been chosen"),
    ("item", "{tap: [choose an item, roll: {1: destroy chosen}]}", "'chosen': nothing has been chosen"),
    ("item", "{tap: {if done: loot 1}}", "'done': "),
    ("item", "{tap: loot the number}", "'the number': "),
    ("item", "{tap: each gains 1c}", "'each': "),
    ("item", "{tap: {each player: outer gains 1c}}", "'outer': "),
    ("item", "{tap: {if the roll is 3: loot 1}}", "'the roll is 3': "),
    ("paid", "{pay: 3c, do: {if the discarded loot is a bomb: loot 1}}", "'the discarded loot is a bomb': "),
    # what the machine can hold
    ("item", "{tap: {each player: {each monster: deal 1 damage to each shop item}}}", "third loop|a shop item"),
    ("item", "{tap: {each player: {each monster: {each item in play: each player gains 1c}}}}", "third loop"),
    ("item", "{tap: each player gives each other player one loot}", "two groups"),
    ("item", "{tap: the next damage to you is the roll less}", "'the roll': expected a number"),
    ("item", "{tap: deactivate the character of target, target: item}", "'target' is an item; expected a player"),
    ("item", "{tap: destroy your character}", "'your character' is a character; expected an item"),
    ("monster", "{when: a turn starts, do: cancel the attack}", "'the attack': "),
    ("monster", "{static: monsters have +1 to rolls}", "'to rolls' says nothing of 'monsters'.*life, attack, evasion"),
    ("passive", "{static: +1 evasion}", "'evasion' says nothing of 'you'"),
    ("passive", "{when: this takes damage, do: gain 1c}", "is not for a card of the type passive"),
    ("item", "{tap: make target a 7, target: roll}", "7: expected a number from 1 to 6"),
    ("item", "{tap: target has +1 evasion this turn, target: player}", "'target' is a player; expected a monster"),
    ("item", "{tap: deal 0 damage to target, target: monster}", "0: expected a number from 1 to 100"),
    ("item", "{tap: [name a number from 5 to 2, loot the number]}", "from 5 to 2"),
    # which timing fits which deck
    ("passive", "{tap: loot 1}", "'tap' is not for a card of the type passive"),
    ("item", "{when: your turn starts, do: loot 1}", "expected .*tap"),
    ("item", "{tap: loot 1}, {tap: gain 1c}", "one 'tap'"),
    ("item", "{tap: [each player chooses an item, destroy chosen]}", "'chosen': nothing has been chosen"),
    ("item", "{tap: [destroy each item in play, {if done: loot 1}]}", "'done': "),
    ("loot", "{when: your turn starts, do: loot 1}", "'when' is not for a card of the type tarot"),
    ("loot", "", "expected one ability with play"),
    ("loot", "{play: loot 1}, {play: gain 1c}", "expected one ability with play"),
    ("loot", "{play: destroy this}", "'this' is a card that is being played; expected an item or a soul or a curse"),
    ("trinket", "{play: loot 1}", "'play' is not for a card of the type trinket"),
    ("monster", "{tap: loot 1}", "'tap' is not for a card of the type basic"),
    ("monster", "{static: +1 attack}", "'\\+1 attack' is not for a card of the type basic"),
    ("monster", "{when: your turn starts, do: loot 1}", "'your turn starts' is not for a card of the type basic"),
    ("passive", "{when: this dies, do: loot 1}", "'this dies' is not for a card of the type passive"),
    ("passive", "{static: cannot be attacked}", "'cannot be attacked' is not for a card of the type passive"),
    ("monster", "{static: no combat damage on attack rolls of 6, if: your hand is empty}", "'if'"),
    ("event", "{play: the attacker takes 1 damage}", "'the attacker': "),
    ("event", "{play: curse target, target: player}", "'curse target' is not for a card of the type bad_event"),
    ("passive", "{static: +that much life}", "'that much': expected a number"),
    ("bonus", "{earned: done}", "'done': "),
    ("bonus", "", "expected one ability with earned"),
    ("room", "{when: its goals are reached, do: loot 1}", "goal"),
    ("room", "{static: cannot be discarded until 2 of its goals are reached}, {when: a turn ends, do: discard this}",
     "goal"),
    ("paid", "{pay: 2 counters, do: loot 1}", "counters"),
    # what is left behind to wait
    ("passive", "{when: any player rolls 3 from now on, do: loot 1}", "is not for a card of the type passive"),
    ("passive", "{when: this prevents damage, do: loot 1}", "is not for a card of the type passive"),
    ("item", "{tap: {this turn: loot 1}}", "this turn: expected a trigger"),
    ("item", "{tap: {at the end of the turn: destroy it}}", "'it': "),
    ("item", "{tap: {at the end of the turn: destroy target}, target: item}", "'target': no target is declared"),
    ("item", "{tap: {at the end of the turn: loot 1}, target: item}", "nothing speaks of target"),
    ("item", "{tap: {the next time: {when: this prevents damage, do: loot 1}}}", "nothing before it prevents damage"),
    ("item", "{tap: {the next time: {when: the attacker activates an item, do: loot 1}}}", "no card is there"),
    ("monster", "{when: a turn starts, do: {the next time: {when: this dies, do: each player loots 1}}}",
     "no card is there"),
    ("item", "{tap: [choose an item, {at the end of the turn: destroy chosen}]}", "'chosen': "),
    ("item", "{tap: {each player: {this turn: {when: a turn ends, do: each gains 1c}}}}", "'each': "),
    # what a face brings
    ("item", "{tap: {roll: {1: {target: monster, do: loot 1}}}}", "nothing speaks of target"),
    ("item", "{tap: {roll: {1: {target: item, do: kill target}}}}", "'target' is an item; expected a player"),
    ("item", "{tap: {roll: {1: {target: monster, do: kill target}, 2: loot 1}}, target: item}",
     "nothing speaks of target"),
    ("item", "{tap: {roll: {1: {choose one: [loot 1]}}}}", "two to six ways"),
    ("own", "{tap: [destroy this, {if done: loot 3}]}", "'this' is an eternal item; expected an item"),
    # conditions that are joined, and of whom they are
    ("item", "{tap: gain 1c, if: you have 3c or more and you have nothing}", "'you have nothing' is no condition"),
    ("item", "{tap: [loot 1, {if not nothing: loot 1}]}", "'nothing' is no condition"),
    ("item", "{tap: loot 1, if: not done}", "'not done': no term before it can fail"),
    ("passive", "{when: your turn starts, do: loot 1, if: they have 3c or more}",
     "'they' is known only while an effect is carried out; expected one of you, a player"),
    ("item", "{tap: [gain 1c, {if target has 3c or more: loot 1}]}", "'target': no target is declared"),
    ("paid", "{pay: discard 1 loot, do: loot 2, if: it is your turn or the discarded loot is a bomb}", "alone"),
    ("item", "{tap: loot 1, if: you control 2 ghost items or more}", "no card has the tag 'ghost'"),
    # amounts that count, prices, ways
    ("item", "{tap: gain twice target's cents cents, target: item}", "'target' is an item; expected a player"),
    ("item", "{tap: gain twice the roll cents}", "'twice the roll': "),
    ("item", "{tap: loot the counters on you}", "'you' is a player; expected"),
    ("item", "{tap: gain all cents}", "'all' says nothing"),
    ("item", "{tap: {pay all but 2 loot: gain 1c}}", "'all but' says nothing of 'loot'; expected it with one of life"),
    ("item", "{tap: {pay 2 counters: gain 1c}}", "counters"),
    ("item", "{tap: 'target has -1 life this turn', target: player}", "'-' says nothing of 'life'"),
    ("item", "{tap: [choose a deck at random, discard the top 1 of target]}", "'at random' says nothing of 'a deck'"),
    ("item", "{tap: [loot 1, {choose one: [{target: player, do: kill target}, nothing]}]}", "declares nothing"),
    ("item", "{tap: [{choose one: [choose a player, nothing]}, kill chosen]}", "'chosen': "),
    ("item", "{tap: search the loot deck for MOM}", "'MOM' is no card of the loot deck"),
    # what a card is
    ("whole", "deck: monsters\ncards: [{id: TRY, name: {en: Try}, type: basic, attack: 1, evasion: 3}]", "life"),
    ("whole", "deck: treasure\ncards: [{id: TRY, name: {en: T}, type: passive, life: 2, abilities: "
              "[{static: +1 life}]}]", "life"),
    ("whole", "deck: starting\ncards: [{id: TRY, name: {en: T}, type: starting, count: 2, abilities: "
              "[{static: +1 life}]}]", "count"),
    ("whole", "deck: loot\ncards: [{id: TRY, name: {en: T}, type: money, reward: {cents: 3}, abilities: "
              "[{play: gain 1c}]}]", "reward"),
    ("whole", "deck: characters\ncards: [{id: TRY, name: {en: T}, type: character, life: 2, item: NOTHING}]",
     "NOTHING"),
    ("whole", "deck: characters\ncards: [{id: TRY, name: {en: T}, type: character, life: 2, item: BOMB}]", "BOMB"),
    ("whole", "deck: loot\ncards:\n- {id: TRY, name: {en: T}, type: money, abilities: [{play: gain 1c}]}\n"
              "- {id: TRY, name: {en: T}, type: money, abilities: [{play: gain 2c}]}", "TRY"),
    ("monster", "{when: this dies, do: 'search the monster deck for NOBODY'}", "NOBODY"),
    ("monster", "{when: this dies, do: 'search the monster deck for BOMB'}", "BOMB"),
    ("item", "{tap: []}", "expected a term"),
    ("item", "{tap: {roll: {}}}", "expected"),
]


def refusal(deck: str, abilities: str) -> InputError:
    """Why a card is refused, as cards of one's own are."""
    tree = parse_yaml(CARDS[deck] % abilities, "my.yaml")
    with pytest.raises(InputError) as refused:
        own_cards([tree])
    return refused.value


@pytest.mark.parametrize(("deck", "abilities", "says"), SENSELESS)
def test_what_makes_no_sense_is_refused(deck: str, abilities: str, says: str) -> None:
    error = refusal(deck, abilities)
    assert re.search(says, str(error)), str(error)
    assert re.match(r"own, line \d+, column \d+: ", str(error))
    assert re.match(r"own, línea \d+, columna \d+: ", said(error, "es"))


@pytest.mark.parametrize(("deck", "before", "behind"), [
    ("item", "{tap: kill ", "target, target: item}"),
    ("item", "{tap: [loot 1, {if ", "done: loot 1}]}"),
    ("item", "{tap: [loot 1, gain 1c], target: [item, ", "red item]}"),
    ("passive", "{when: ", "this dies, do: loot 1}"),
    ("item", "{tap: {roll: {1-2: loot 1, ", "2: loot 2}}}"),
])
def test_the_column_is_that_of_the_word(deck: str, before: str, behind: str) -> None:
    line = (CARDS[deck] % (before + behind)).splitlines()[2]
    assert f"column {line.index(before) + len(before) + 1}: " in str(refusal(deck, before + behind))


def test_what_would_fit_is_named() -> None:
    fit = str(refusal("passive", "{when: any player rolls 3, do: kill it}")).partition("here would do: ")[2]
    assert fit.split(", ")[:4] == ["you", "they", "them", "the active player"]
    assert not {"it", "this", "target", "each", "chosen", "the dealer"} & set(fit.split(", "))


def test_all_mistakes_are_found_at_once() -> None:
    tree = parse_yaml("""deck: treasure
cards:
  - id: ONE
    name: {en: One}
    type: active
    abilities:
      - tap: [loot 1, kill chosen, deal 1 damag to you]
      - tap: they gain 1c
        target: red item
  - id: TWO
    name: {en: Two}
    type: passive
    abilities:
      - tap: [kill target, gain the roll cents]
""", "my.yaml")
    _, wrong = look_at_own([(tree, "my.yaml")])
    places = [re.match(r"my.yaml, line (\d+), column \d+: (\w+): '(.*?)'", str(each)) for each in wrong]
    assert [found.groups() for found in places if found] == [
        ("7", "ONE", "deal 1 damag to you"), ("9", "ONE", "red item"),
        ("14", "TWO", "tap"), ("14", "TWO", "target"), ("14", "TWO", "the roll")]


def test_cards_of_ones_own_may_name_one_another() -> None:
    own = [{"deck": "starting", "cards": [{"id": "SPARE", "name": {"en": "Spare"}, "type": "starting",
                                           "abilities": [{"tap": "gain 1c"}]}]},
           {"deck": "characters", "cards": [{"id": "STRANGER", "name": {"en": "Stranger"}, "type": "character",
                                             "life": 2, "attack": 1, "item": "SPARE"}]}]
    game = GAME.playing(GAME.options(GAME.ruleset(), {"own": own}))
    session = Session(game, GAME.ruleset(), GAME.options(GAME.ruleset(), {"own": own}), ["STRANGER", "CAIN"], 1)
    assert game.view(session.state).players[0].items[0].card == "SPARE"
