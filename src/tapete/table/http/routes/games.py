"""Routes for the games, their rules and the names of their things."""
from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from ....agents.characters import CHARACTERS, HALF
from ....gamedef.parts.configuration import Offer
from ....games import game_names, speech_of
from ....referee.lesson import lesson_of
from ....text.speech import Speech
from ...ops.moderation import desk_access
from ...people import host
from ...people.host import game_of, options_checked, ruleset_of
from ...refusals import Refusal, table_speech
from ...view import library
from ...view.board import BoardInfo, board_of
from ...view.own_board import IN_HEADER, document_of, policy_of
from ...view.qr_codes import picture_of
from ..access import Address, Language, PlayerKey, TheServer
from ..schema import (
    Before,
    BeforeAsk,
    BotInfo,
    CharacterInfo,
    GameInfo,
    HouseInfo,
    HowTo,
    LessonAsk,
    OfferInfo,
    OfferValue,
    Players,
    RoleInfo,
    Rulebook,
    RulesetInfo,
    Seated,
    TermInfo,
)

router = APIRouter(prefix="/api/games", tags=["games"])
house_router = APIRouter(prefix="/api/house", tags=["games"])

GameName = Annotated[str, Path(max_length=40)]
RulesetName = Annotated[str | None, Query(max_length=40, description="The ruleset. Without it, the game's default.")]


@router.get("")
def games(server: TheServer, language: Language) -> list[GameInfo]:
    """The games that can be played."""
    words = table_speech(language)
    found = []
    for name in game_names():
        game, speech = game_of(name), speech_of(name, language)
        terms = library.glossary(name, game.ruleset().name, language)
        about = {term.name: term.text for term in terms if term.kind == "role"}
        found.append(GameInfo(
            name=name, title=game.title[language],
            about=_said(speech, "game-about"), facts=_said(speech, "game-facts"), cover=_said(speech, "game-cover"),
            players=Players(fewest=game.fewest, most=game.most, usual=game.configuration.usual_seats or game.most),
            roles=[RoleInfo(name=role, label=speech.say(f"role-{role}"), about=about.get(role, ""))
                   for role in game.roles],
            rulesets=[RulesetInfo(name=each.name, title=each.title[language], version=each.version)
                      for each in game.rulesets],
            bots=[BotInfo(name=bot, label=words.say(f"bot-{bot}")) for bot in server.bots.strengths(name)],
            characters=[CharacterInfo.model_validate({"name": each.name, "style": each.style})
                        for each in CHARACTERS[:HALF]],
            bots_ready=server.bots.is_ready(name), bots_state=server.bots.state(name),
            calls=bool(game.interaction.calls), lesson=_minutes(name), timed=game.interaction.timed,
            offers=[offer_info(offer, speech) for offer in game.configuration.offers]))
    return found


def _minutes(name: str) -> int | None:
    lesson = lesson_of(name)
    return None if lesson is None else lesson.outline.minutes


def _said(speech: Speech, key: str) -> str:
    return speech.say(key) if speech.has(key) else ""


def offer_info(offer: Offer, speech: Speech) -> OfferInfo:
    return OfferInfo(path=offer.path, label=speech.say(offer.key), values=[
        OfferValue(value=value, label=speech.say(offer.value_key(value))) for value in offer.values])


@house_router.get("")
async def house(server: TheServer, address: Address) -> HouseInfo:
    """The host's announcement and settings, for everybody."""
    return HouseInfo(notice=server.house.notice, new_tables=server.house.new_tables,
                     sites=list(server.settings.sites), passwords=server.settings.passwords,
                     desk=desk_access(server.settings, address))


@router.get("/{game}/board")
def board(game: GameName, language: Language) -> BoardInfo:
    """Where things are placed, and the names of everything that views and choices mention. It is enough to draw any
    game's board."""
    return board_of(game_of(game).name, language)


@router.get("/{game}/own-board", response_class=Response, responses={200: {"content": {"text/html": {}}}})
def own_board(game: GameName) -> Response:
    """The document of the board that a game draws itself, for a frame without an origin."""
    script = game_of(game).presentation.own_board
    if script is None:
        raise Refusal("not_found")
    return Response(document_of(script), media_type="text/html",
                    headers={"Content-Security-Policy": policy_of(script) + IN_HEADER})


@house_router.get("/qr.svg", response_class=Response,
                  responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}})
async def qr(server: TheServer) -> Response:
    """The address at which other devices of the host's networks find this server, as a QR code."""
    if not server.settings.sites:
        raise Refusal("not_found")
    return picture_of(server.settings.sites[0])


@router.get("/{game}/rulebook")
def rulebook(game: GameName, language: Language, ruleset: RulesetName = None) -> Rulebook:
    """Every rule of the game in our words, by chapter."""
    found = game_of(game)
    return library.rulebook(found.name, ruleset_of(found, ruleset).name, language)


@router.get("/{game}/how")
def how(game: GameName, language: Language, ruleset: RulesetName = None) -> HowTo:
    """How the game is played: its aim, a turn, the table, the end, and what everybody asks."""
    found = game_of(game)
    return library.how(found.name, ruleset_of(found, ruleset).name, language)


@router.post("/{game}/before")
def before(game: GameName, ask: BeforeAsk, language: Language) -> Before:
    """Advice before a game with such roles and options. An error if it cannot be played like that."""
    found = game_of(game)
    options = options_checked(found, ruleset_of(found, ask.ruleset), ask.options, ask.roles)
    return Before(lines=list(found.wording.before_a_game(speech_of(found.name, language), options, ask.roles)))


@router.post("/{game}/lesson", status_code=201)
async def lesson(game: GameName, ask: LessonAsk, server: TheServer, address: Address, player: PlayerKey) -> Seated:
    """A table for the game's first lesson, started at once."""
    server.buckets.take("tables", address)
    return await host.make_lesson(server, game, ask.name, player)


@router.get("/{game}/cards")
def cards(game: GameName) -> dict[str, Any]:
    """The printed content of the cards, by the ids that views use. Each game has its own form."""
    return library.faces(game_of(game).name)


@router.get("/{game}/glossary")
def glossary(game: GameName, language: Language, ruleset: RulesetName = None) -> list[TermInfo]:
    """Cards, states, roles, rooms and monsters, by the names that views use, each with its rules."""
    found = game_of(game)
    return library.glossary(found.name, ruleset_of(found, ruleset).name, language)
