"""Each card and event of Bethlem has its own story, told where it is opened and in the book of a game."""
from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from tapete.games import find_game, speech_of
from tapete.games.bethlem import text
from tapete.games.bethlem.press.cards import in_play
from tapete.referee.transcript import Replay, read
from tapete.tale.build import tell
from tapete.tale.pages import page
from tapete.text.speech import LANGUAGES

GAME = find_game("bethlem")
FOLDER = Path(text.__file__).parent / "text"
RECORDS = sorted((Path(__file__).parents[2] / "fixtures" / "bethlem").glob("*.jsonl"))


def things(ruleset: str) -> set[str]:
    """The cards that a ruleset may put on the table, as the stories know them."""
    options = GAME.options(GAME.ruleset(ruleset))
    goals = {name for names in options.own_cards.objectives.values() for name in names} if options.own_cards else set()
    return {text.figure(name) for name in {*in_play(options), *options.events, "CUENTACUENTOS"} - goals}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", [ruleset.name for ruleset in GAME.rulesets])
def test_each_card_and_event_has_its_story(ruleset: str, language: str) -> None:
    speech = speech_of("bethlem", language)
    for name in sorted(things(ruleset)):
        story = GAME.tale.subject_story(speech, name)
        assert 2 <= len(re.findall(r"[.?!][”»]?(?= |$)", story)) <= 4, f"{name}: {story}"
        assert 80 < len(story) < 400, f"{name}: {len(story)} characters"


def test_no_story_is_told_of_nothing_or_twice() -> None:
    told: dict[str, set[str]] = {}
    for language in LANGUAGES:
        messages = [entry for entry in parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
                    if isinstance(entry, ast.Message) and entry.id.name.startswith("lore-")]
        told[language] = {entry.id.name.removeprefix("lore-") for entry in messages}
        stories = [GAME.tale.subject_story(speech_of("bethlem", language), name) for name in told[language]]
        assert len(set(stories)) == len(stories)
    assert told["es"] == told["en"] == set(text.FIGURES)


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_the_book_of_a_game_tells_the_stories_of_those_to_whom_most_happened(record: Path) -> None:
    for language in LANGUAGES:
        speech = speech_of("bethlem", language)
        tale = tell(Replay(GAME, read(record)), ["Ana", "Ben", "Cleo", "Dora", "Eva", "Fay", "Gil", "Hal"], language)
        stories = {GAME.tale.subject_story(speech, name): GAME.tale.subject_name(speech, name)
                   for name in GAME.tale.subjects}
        assert tale.lives and {life.lead: life.title for life in tale.lives}.items() <= stories.items()
        assert all(life.lines for life in tale.lives)
        html = page(tale, "bethlem", "html").decode()
        assert all(f'<p class="lead">{life.lead}</p>' in html.replace("&#39;", "'") for life in tale.lives)


def test_the_book_stays_of_four_to_eight_pages() -> None:
    for record in RECORDS:
        tale = tell(Replay(GAME, read(record)), [], "es")
        assert 4 <= len(re.findall(rb"/Type */Page[^s]", page(tale, "bethlem", "pdf"))) <= 8, record.name
