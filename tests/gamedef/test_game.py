"""`Game` is a small core with parts, and still answers to programs and games written for version 0.1."""
import warnings
from pathlib import Path
from types import SimpleNamespace

import pytest

from tapete.game import Game, Wording, part
from tapete.gamedef.core import Core
from tapete.gamedef.moved import MOVED
from tapete.gamedef.parts.part import GamePart
from tapete.games import find_game, game_names

PARTS = {name: held.kind for name, held in vars(Game).items() if isinstance(held, part)}


def public(kind: type) -> set[str]:
    """The members that a class declares or defines itself."""
    return {name for name in {*vars(kind), *vars(kind).get("__annotations__", {})} if not name.startswith("_")}


def test_the_core_has_at_most_twenty_members() -> None:
    core = (public(Core) | public(Game)) - set(PARTS) - set(MOVED) - {"home"}
    assert len(core) <= 20, sorted(core)


def test_every_part_is_a_documented_class_whose_members_are_documented() -> None:
    assert len(PARTS) > 10
    silent = [f"{name}.{member}" for name, kind in PARTS.items() for member in public(kind)
              if callable(getattr(kind, member, None)) and member != "Options" and not getattr(kind, member).__doc__]
    assert silent == []
    assert [name for name, kind in PARTS.items() if not kind.__doc__] == []


def test_a_part_knows_the_core_and_no_other_part() -> None:
    assert [name for name, kind in PARTS.items() if not issubclass(kind, GamePart)] == []


@pytest.mark.parametrize("name", game_names())
def test_each_old_member_says_where_it_is_now(name: str) -> None:
    game = find_game(name)
    for old, (holder, new) in MOVED.items():
        with pytest.warns(DeprecationWarning, match=rf"{old} -> {holder}\.{new}"):
            before = getattr(game, old)
        assert before == getattr(getattr(game, holder), new)


def test_the_glossary_lists_each_member_that_moved() -> None:
    page = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = {old: f"| `Game.{old}` | `game.{holder}.{new}` |" for old, (holder, new) in MOVED.items()}
    assert [old for old, row in rows.items() if row not in page] == []


def test_a_game_of_version_0_1_gets_its_parts() -> None:
    """What a class defines itself, what it inherits, `super()`, and what its `__init__` assigns."""
    with pytest.warns(DeprecationWarning, match=r"stops -> interaction\.stops.*report -> figures\.report"):
        class Old(Game):
            name = "old"
            stops = ("last",)

            def __init__(self) -> None:
                self.catalogue = "counted"
                self.mine = 3

            def view(self, state: object) -> object:
                return state

            def silence(self, state: object) -> int | None:
                return self.mine if super().silence(state) is None else None

            def report(self, rows: object) -> dict[str, int]:
                return {"rounds": self.turn(None)}

    with pytest.warns(DeprecationWarning, match="catalogue"):
        game = Old()
    assert game.interaction.stops == ("last",) and game.figures.catalogue == "counted"
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        assert game.interaction.timeout_choice(None) == 3 and game.figures.report(()) == {"rounds": 0}
    assert {str(one.message).rpartition(": ")[2] for one in heard} == {
        "silence -> interaction.timeout_choice", "turn -> interaction.turn"}
    with pytest.warns(DeprecationWarning, match="home moved"):
        assert (game.home / "test_game.py").exists()


def test_a_game_of_today_hears_no_warning() -> None:
    class SaidAloud(Wording):
        """A wording that needs more than the game."""

    with warnings.catch_warnings(record=True) as heard:
        class New(Game):
            name = "new"

            def __init__(self) -> None:
                self.wording = SaidAloud(self)

            def view(self, state: object) -> object:
                return state

        game = New()
        assert isinstance(game.wording, SaidAloud) and game.wording.game is game
        assert game.interaction is game.interaction
    assert heard == []
    assert New.wording.name == "wording"


def test_a_wording_needs_only_the_core() -> None:
    assert Wording(SimpleNamespace(name="bare", lore=None)).first_seat(None) is None
