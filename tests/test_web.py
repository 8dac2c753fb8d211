"""The page's types are those of the server: TypeScript cannot see when they part."""
import re
from pathlib import Path

import pytest
from pydantic import BaseModel

from tapete.games.carcosa import view
from tapete.games.gloom import view as gloom_view
from tapete.table import schema

WEB = Path(__file__).parent.parent / "web/src"
CALLED = {"Event": "Happening", "Error": "Failure"}
"""What the page calls otherwise: Event and Error are names of the browser's own."""
CARCOSA = {"SoulView": "Soul", "DeckView": "Deck", "SpecialView": "Special", "MonsterView": "Monster",
           "CarcosaView": "CarcosaView"}
GLOOM = {"CardView": "Card", "PersonView": "Person", "VisibleView": "Visible", "CharacterView": "Character",
         "SeatView": "Seat", "StoryView": "Story", "WaitingView": "Waiting", "GloomView": "GloomView"}


def interface(path: Path, name: str) -> set[str] | None:
    """The keys of a TypeScript interface; None if there is none of this name."""
    text = path.read_text(encoding="utf-8")
    head = rf"interface {name}(?:<[^>]*>)? \{{"
    found = re.search(head + r"\n(.*?)\n\}", text, re.S) or re.search(head + r" (.*) \}$", text, re.M)
    if found is None:
        return None
    plain = re.sub(r"\{[^{}]*\}", "", found[1])         # a record within the record has keys of its own
    return set(re.findall(r"(?:^|[;\n])\s*(\w+)\??:", plain))


ANSWERS = [model for model in vars(schema).values() if isinstance(model, type) and issubclass(model, BaseModel)
           and not issubclass(model, schema.Ask) and model is not BaseModel]


@pytest.mark.parametrize("model", ANSWERS, ids=lambda model: model.__name__)
def test_what_the_server_answers_is_what_the_page_reads(model: type[BaseModel]) -> None:
    keys = interface(WEB / "lib/types.ts", CALLED.get(model.__name__, model.__name__))
    if keys is not None:
        assert keys == set(model.model_fields)


def test_the_page_knows_most_answers() -> None:
    known = [model for model in ANSWERS if interface(WEB / "lib/types.ts", CALLED.get(model.__name__, model.__name__))]
    assert len(known) >= 20


@pytest.mark.parametrize(("model", "name"), CARCOSA.items())
def test_carcosas_view_is_what_its_board_reads(model: str, name: str) -> None:
    assert interface(WEB / "games/carcosa/view.ts", name) == set(getattr(view, model).model_fields)


@pytest.mark.parametrize(("model", "name"), GLOOM.items())
def test_glooms_view_is_what_its_board_reads(model: str, name: str) -> None:
    assert interface(WEB / "games/gloom/view.ts", name) == set(getattr(gloom_view, model).model_fields)
