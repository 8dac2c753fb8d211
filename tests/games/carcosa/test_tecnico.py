"""The technical book v0.1: the kinds in its decks and how they are redealt, refused options, and the greedy bot."""
from collections import Counter
from itertools import permutations

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.errors import IllegalMoveError, InputError
from tapete.games import find_game, speech_of
from tapete.games.carcosa.names import ROOM_NAMES, ROOMS, Card, DeckKind
from tapete.games.carcosa.rules.finding import find_in_room
from tapete.games.carcosa.rules.inventory import kind_in_the_box
from tapete.games.carcosa.rules.king import shuffle_decks, slow_souls
from tapete.kernel.dice import plain_rng
from tapete.referee.session import Session

GAME = find_game("carcosa")
RULESET = GAME.ruleset("tecnico-0.1")
CANON = GAME.ruleset("canon-0.4")


def session(seats: list[str | None], seed: int = 1, options: dict | None = None, **given: object) -> Session:
    table = Session(GAME, RULESET, GAME.options(RULESET, options or {}), seats, seed)
    for path, value in given.items():
        GAME.scenarios.edit(table.state, path.replace("__", "."), value)
    return table


def kinds(deck) -> list[int]:
    """How many events, objects and other cards a pile holds."""
    count = Counter(int(kind_in_the_box(card)) for card in deck.cards[:deck.n])
    return [count[kind] for kind in DeckKind]


# ---- refusals ----------------------------------------------------------------------------------

@pytest.mark.parametrize(("choice", "rule", "says", "options", "given"), [
    ("move F1_R1", "states.trapped", "has to give way", {}, {"souls__0__states": {"TRAPPED": 2}}),
    ("use COMPASS", "states.trapped", "has to give way", {},
     {"souls__0__states": {"TRAPPED": 2}, "souls__0__objects": ["COMPASS"], "souls__0__place": "F1_R1"}),
    ("take crown", "crown.bought", "too few keys", {"crown": {"price": 2}},
     {"souls__0__place": "F3_P", "souls__0__keys": 1}),
    ("tavern", "rooms.tavern", "too few rooms", {},
     {"specials__F1__place": "F1_R1", "specials__F1__kind": "TABERNA", "specials__F1__revealed": True,
      "souls__0__place": "F1_R1", **{f"decks__{room}__cards": [] for room in ROOM_NAMES[1:]}}),
])
def test_a_refusal_says_what_is_the_matter(choice: str, rule: str, says: str, options: dict, given: dict) -> None:
    """A stunned player is not told to break out, and a player with a key is not told that there is none."""
    with pytest.raises(IllegalMoveError, match=says) as refusal:
        session(["HIGH_ROLLER", "TANK"], options=options, **{"souls__0__place": "F1_P", **given}).play(choice, 0)
    assert refusal.value.rule == f"carcosa.{rule}"


# ---- decks -------------------------------------------------------------------------------------

def test_every_deck_holds_four_events_two_objects_and_three_others() -> None:
    for seed in range(40):
        state = session([None] * 4, seed).state
        assert all(kinds(deck) == [4, 2, 3] for deck in state.decks)
        assert sum(deck.cards[:deck.n].count(Card.KEY) for deck in state.decks) == 5


def test_in_each_deck_every_place_is_as_likely_for_every_kind() -> None:
    """Each deck is shuffled by itself. Its top card is an event four times in nine, though events are laid first."""
    tops: Counter = Counter(int(kind_in_the_box(deck.cards[deck.n - 1]))
                            for seed in range(250) for deck in session([None] * 2, seed).state.decks)
    n, expected = tops.total(), {0: 4 / 9, 1: 2 / 9, 2: 3 / 9}
    chi2 = sum((tops[kind] - n * share) ** 2 / (n * share) for kind, share in expected.items())
    assert chi2 < 13.8, tops        # two degrees of freedom, one in a thousand


def small_house() -> Session:
    """Two decks of cards. The first seat has seen one card, and all hidden orders can be listed."""
    table = session(["BRAWLER", "SCOUT"])
    for room in ROOM_NAMES:
        GAME.scenarios.edit(table.state, f"decks.{room}.cards", [])
    GAME.scenarios.edit(table.state, "motemey.cards", [])
    GAME.scenarios.edit(table.state, "decks.F1_R1.cards", ["FURIA_AMARILLO", "VIAL", "KEY"])
    GAME.scenarios.edit(table.state, "decks.F1_R2.cards", ["FURIA_AMARILLO", "GOLPE_AMARILLO", "KEY", "RING"])
    table.state.decks[1].seen[0] = 1        # the RING at the bottom
    return table


def possible_deals() -> set[tuple[int, ...]]:
    """Every order of the unseen cards of `small_house`, by brute force."""
    first, second = (Card.FURIA_AMARILLO, Card.VIAL, Card.KEY), (Card.FURIA_AMARILLO, Card.GOLPE_AMARILLO, Card.KEY)
    found = set()
    for deal in permutations(map(int, (*first, *second))):
        made_up = [Counter(int(kind_in_the_box(card)) for card in part) for part in (deal[:3], deal[3:])]
        if made_up == [Counter(int(kind_in_the_box(card)) for card in part) for part in (first, second)]:
            found.add(deal)
    return found


def test_a_redeal_is_each_deal_that_the_kinds_allow_and_each_as_likely() -> None:
    table, deals = small_house(), possible_deals()
    seen, chance, counts = table.blinded(0), plain_rng(11), Counter()
    each = 100
    for _ in range(each * len(deals)):
        state = GAME.State.copy(seen)
        GAME.rules.redeal(state, chance, GAME.Menu.plain())
        assert state.decks[1].cards[0] == Card.RING
        counts[(*state.decks[0].cards[:3], *state.decks[1].cards[1:4])] += 1
    assert set(counts) == deals
    chi2 = sum((n - each) ** 2 / each for n in counts.values())
    freedom = len(deals) - 1
    assert chi2 < freedom + 4.5 * (2 * freedom) ** 0.5


def test_a_redeal_keeps_the_kinds_of_every_deck_throughout_a_game() -> None:
    """Cards drawn, keys and events gone under their decks, decks shuffled by the king: the make-up stays known."""
    table = session([None] * 4, 3, {"king": {"decrees": ["shuffle"] * 6}})
    agents = [SeatedAgent("random", seat, 3) for seat in range(4)]
    chance, looked = plain_rng(5), 0
    while not table.over:
        if looked % 9 == 0:
            for seat in (0, 3, GAME.spectator):
                state = table.blinded(seat)
                GAME.rules.redeal(state, chance, GAME.Menu.plain())
                assert [kinds(deck) for deck in state.decks] == [kinds(deck) for deck in table.state.decks]
                assert not GAME.rules.broken(state)
        looked += 1
        table.play(agents[table.to_move].choose(table, looked))
    assert looked > 20


def test_a_shuffle_leaves_nobody_any_knowledge_of_a_deck() -> None:
    table = session(["BRAWLER", "SCOUT"], options={"stairs_move": False, "king": {"decrees": ["shuffle"] * 6}})
    for deck in table.state.decks:
        deck.seen[:deck.n] = [255] * deck.n
    before = [sorted(deck.cards[:deck.n]) for deck in table.state.decks]
    for action in ("end turn", "end turn"):
        table.play(action)
    assert [sorted(deck.cards[:deck.n]) for deck in table.state.decks] == before
    assert not any(bit for deck in table.state.decks for bit in deck.seen)
    assert len({tuple(table.state.decks[i].cards[:9]) for i in range(ROOMS)}) > 1


# ---- options -----------------------------------------------------------------------------------

@pytest.mark.parametrize(("over", "said"), [
    ({"deal": {"by_kind": True, "events": 5}}, "48 cards of the kind event, but twelve decks with 5 each need 60"),
    ({"deal": {"by_kind": True, "events": 8, "objects": 2}}, "are more than the 9 cards of a deck"),
    ({"round_end": {"steps": ["house", "house"]}}, "round_end.steps: expected each of them once at most"),
    ({"round_end": {"steps": ["house", "tea"]}}, "round_end.steps.1: 'tea' cannot stand here; expected one of house"),
    ({"round_end": {"steps": ["presence", "banishment"]}}, "'presence' is the king's: expected banishment before it"),
    ({"round_end": {"steps": []}}, "round_end.steps: expected 1 to 11 of them, got 0"),
    ({"crown": {"in_play": True}, "king": {"roulette": [1, 1, 1, 1]}}, "at least two different moves"),
    ({"abilities": {"reacts": "DPS"}}, "'DPS' cannot stand here; expected one of none, HEALER"),
    ({"king": {"sanctuary": "F9_P"}}, "'F9_P' cannot stand here; expected one of F1_P"),
])
def test_what_cannot_be_played_is_refused(over: dict, said: str) -> None:
    for ruleset in (RULESET, CANON):
        with pytest.raises(InputError, match=said):
            GAME.options(ruleset, over)


def test_the_book_differs_from_the_canon_in_what_its_file_names_and_nothing_else() -> None:
    book, canon = (GAME.options(ruleset).model_dump() for ruleset in (RULESET, CANON))
    differing = {name for name in canon if canon[name] != book[name]}
    assert differing == {"deal", "round_end", "turn", "sanity", "end", "actions", "objects", "rooms", "abilities",
                         "monsters", "king", "crown", "rooms_clockwise"}
    assert book["deck"] == canon["deck"]


def test_a_record_made_before_there_were_these_options_takes_the_canons() -> None:
    """The fixtures of the canon were recorded before the book was here; a changed price still counts for tales."""
    old = GAME.options(CANON).model_dump(mode="json")
    for section, names in {"rooms": ["shop_tale_more"], "turn": ["loop_cycles"], "king": ["sanctuary"]}.items():
        for name in names:
            del old[section][name]
    for section in ("deal", "round_end", "objects", "crown"):
        del old[section]
    assert GAME.options(CANON, old) == GAME.options(CANON)


# ---- greedy ------------------------------------------------------------------------------------

def choice(table: Session) -> str:
    seat = table.to_move
    return GAME.grammar.text(SeatedAgent("greedy", seat, 1).choose(table, 0))


def test_greedy_hands_a_tale_to_the_bearer_of_the_book_who_annexes_it() -> None:
    table = session(["SCOUT", "BRAWLER"], souls__1__place="F1_P", souls__0__objects=["TALE_MASK"],
                    souls__1__objects=["BOOK_CHAMBERS"])
    assert choice(table) == "give TALE_MASK 1"
    table.play("give TALE_MASK 1")
    table.play("end turn")
    assert choice(table) == "annex TALE_MASK"


def test_greedy_rescues_and_reacts() -> None:
    table = session(["SCOUT", "TANK"], souls__0__place="F1_R1", souls__1__place="F1_R1", captive=1,
                    monsters__VIEJO_DEL_SACO__place="F1_R1")
    assert choice(table) == "rescue"
    table = session(["BRAWLER", "TANK"], souls__0__place="F1_R1", monsters__ARANA__place="F1_R1", king__away=1)
    for _ in range(2):
        table.play("end turn")
    assert choice(table) == "react ARANA"


def test_greedy_saves_a_key_from_failing_hands_and_keeps_it_from_others() -> None:
    table = session(["SCOUT", "TANK"], souls__1__place="F1_P", souls__0__keys=1, souls__0__sanity=-4)
    assert choice(table) == "give KEY 1"
    table = session(["SCOUT", "TANK"], souls__1__place="F1_P", souls__0__keys=1)
    assert choice(table) != "give KEY 1"


def test_greedy_never_goes_to_and_fro_once_too_often() -> None:
    table = session(["TANK", "SCOUT"], souls__0__place="F1_R1", souls__0__loop=5, decks__F1_R2__top=["KEY"])
    table.state.decks[1].seen[:9] = [255] * 9
    assert choice(table) != "move F1_R2"
    GAME.scenarios.edit(table.state, "souls.0.loop", 4)
    assert choice(table) == "move F1_R2"


def test_greedy_buys_the_crown_only_with_a_key_to_spare() -> None:
    table = session(["HIGH_ROLLER", "SCOUT", "TANK", "HEALER"], souls__0__place="F3_P", souls__0__keys=2,
                    souls__1__keys=1, souls__2__keys=1, souls__3__keys=1)
    assert choice(table) == "take crown"
    GAME.scenarios.edit(table.state, "souls.3.keys", 0)
    assert choice(table) != "take crown"


# ---- warnings ----------------------------------------------------------------------------------

@pytest.mark.parametrize(("choice", "says", "given"), [
    ("take crown", "ends the game", {"souls__0__place": "F3_P", "souls__0__keys": 1, "keys__destroyed": 2}),
    ("give TREASURE_RING 1", "a key goes under a deck", {"souls__0__objects": ["TREASURE_RING"], "souls__0__keys": 2}),
])
def test_what_a_choice_would_cost_beyond_what_it_says_stands_beside_it(choice: str, says: str, given: dict) -> None:
    """No game is lost by taking the Crown, and no key with its ring, without a warning."""
    said = []
    for case in (given, {**given, "souls__0__keys": 1, "keys__destroyed": 0}):
        table = session(["BRAWLER", "SCOUT"], **{"souls__0__place": "F1_P", "souls__1__place": "F1_P", **case})
        action = GAME.grammar.parse(choice)
        assert action in table.legal()
        said.append(says in GAME.wording.label(speech_of("carcosa", "en"), table.state, action, ["Ana", "Beto"]))
    assert said == [True, False]


# ---- cards found out late ------------------------------------------------------------------------

def test_cards_found_out_one_by_one_are_as_likely_as_in_a_redeal() -> None:
    deals, counts, each = possible_deals(), Counter(), 60
    seen = small_house().blinded(0)
    for seed in range(each * len(deals)):
        state = GAME.State.copy(seen)
        state.dice.seed = seed
        for deck, depth in ((1, 0), (0, 1), (1, 2), (0, 0), (0, 2), (1, 1)):
            find_in_room(state, deck, depth)
        counts[(*state.decks[0].cards[:3], *state.decks[1].cards[1:4])] += 1
    assert set(counts) == deals
    chi2 = sum((n - each) ** 2 / each for n in counts.values())
    freedom = len(deals) - 1
    assert chi2 < freedom + 4.5 * (2 * freedom) ** 0.5


def test_a_shuffle_in_a_blinded_state_covers_what_it_would_cover_in_the_true_one() -> None:
    table = small_house()
    true, seen = table.state, table.blinded(0)
    for state in (true, seen):
        shuffle_decks(state)
    GAME.rules.blind(true, 0)
    for field in ("decks", "covered", "unseen_rooms"):
        assert getattr(true, field) == getattr(seen, field)


def test_a_decree_slows_the_souls_on_the_kings_floor_as_a_yes_and_nothing_else() -> None:
    """What a net sees of a soul is the number itself: of a yes it is 1."""
    state = session(["BRAWLER", "SCOUT", "HEALER"], **{
        "souls.0.place": "F2_R1", "souls.1.place": "F1_P", "souls.2.place": "F2_P", "king.floor": 2}).state
    slow_souls(state)
    assert [int(soul.slowed) for soul in state.souls[:3]] == [1, 0, 1]
