"""The games, their rules and the names of their things."""
from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from ...games import NAMES, speech_of
from ...kernel.game import Game, Offer
from ...kernel.speech import Speech
from .. import library
from ..access import Language, TheServer
from ..host import game_of, ruleset_of
from ..refusals import table_speech
from ..schema import BotInfo, GameInfo, HouseInfo, OfferInfo, OfferValue, Players, RoleInfo, Rulebook, RulesetInfo, Term

router = APIRouter(prefix="/api/games", tags=["games"])
house_router = APIRouter(prefix="/api/house", tags=["games"])

GameName = Annotated[str, Path(max_length=40)]
RulesetName = Annotated[str | None, Query(max_length=40, description="The default ruleset if left out.")]


@router.get("")
def games(server: TheServer, language: Language) -> list[GameInfo]:
    """The games that can be played."""
    words = table_speech(language)
    found = []
    for name in NAMES:
        game, speech = game_of(name), speech_of(name, language)
        terms = library.glossary(name, game.ruleset().name, language)
        about = {term.name: term.text for term in terms if term.kind == "role"}
        found.append(GameInfo(
            name=name, title=game.title[language],
            players=Players(fewest=game.fewest, most=game.most, usual=game.usual or game.most),
            roles=[RoleInfo(name=role, label=speech.say(f"role-{role}"), about=about.get(role, ""))
                   for role in game.roles],
            rulesets=[RulesetInfo(name=each.name, title=each.title[language], version=each.version)
                      for each in game.rulesets],
            bots=[BotInfo(name=bot, label=words.say(f"bot-{bot}")) for bot in ("easy", "normal", "strong")
                  if bot == "easy" or server.settings.workers],
            bots_ready=server.bots.is_ready(name), bots_state=server.bots.state(name), calls=bool(game.calls),
            timed=bool(game.calls) or type(game).silence is not Game.silence,
            offers=[offer_info(offer, speech) for offer in game.offers]))
    return found


def offer_info(offer: Offer, speech: Speech) -> OfferInfo:
    return OfferInfo(path=offer.path, label=speech.say(offer.key), values=[
        OfferValue(value=value, label=speech.say(offer.value_key(value))) for value in offer.values])


@house_router.get("")
async def house(server: TheServer) -> HouseInfo:
    """What the server's host tells everybody."""
    return HouseInfo(notice=server.house.notice, new_tables=server.house.new_tables)


@router.get("/{game}/rulebook")
def rulebook(game: GameName, language: Language, ruleset: RulesetName = None) -> Rulebook:
    """Every rule of the game in our words, by chapter."""
    found = game_of(game)
    return library.rulebook(found.name, ruleset_of(found, ruleset).name, language)


@router.get("/{game}/cards")
def cards(game: GameName) -> dict[str, Any]:
    """What is printed on the cards that views name by their ids, as each game has it."""
    return library.faces(game_of(game).name)


@router.get("/{game}/glossary")
def glossary(game: GameName, language: Language, ruleset: RulesetName = None) -> list[Term]:
    """Cards, states, roles, rooms and monsters, by the names that views use, each with its rules."""
    found = game_of(game)
    return library.glossary(found.name, ruleset_of(found, ruleset).name, language)
