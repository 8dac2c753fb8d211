"""Routes for playing: what a seat sees, what it chooses, and what it may ask."""
from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Response, WebSocket

from ....agents.hints import HintAnalysis, reasons
from ....games import speech_for
from ....text.spoken import SpokenError
from ...live import clock
from ...live.asking import why_not
from ...live.connection import live
from ...live.moment import Asked
from ...people import consent, host, seating
from ...people.secrets import clean_code
from ...refusals import Refusal
from ...store.models import ChatRow
from ...view import library, view_builder
from ..access import Address, Language, Requester, TheServer, does, may
from ..callers import thing
from ..schema import Rulebook, TermInfo
from ..schema_play import (
    ChatAsk,
    ChatLine,
    Choice,
    Chosen,
    Consent,
    Done,
    EventInfo,
    Hint,
    Hints,
    IsAsked,
    Legality,
    Now,
    StopsAsk,
    TakesBack,
)

router = APIRouter(prefix="/api/tables/{code}", tags=["playing"])

Since = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="Only events after this seq")]


@router.get("/now", response_model=Now)
async def now(who: Annotated[Requester, may("look")], server: TheServer, language: Language,
              since: Since = None) -> Response:
    """The table as the token's seat may know it. Without a token, as anybody may."""
    async with who.room.lock:
        left, calling = server.scheduler.left(who.room), server.scheduler.calling(who.room)
        return _json(view_builder.now(who.room, who.number, language, since, left, calling))


@router.get("/asked")
async def asked(who: Annotated[Requester, may("look")], language: Language) -> IsAsked:
    """Whether the token's seat has something to choose now, and nothing else. It serves a device that goes from hand to
    hand."""
    async with who.room.lock:
        return IsAsked(asked=bool(view_builder.render_view(who.room, who.room.viewer(who.number), language).menu))


@router.get("/rulebook")
async def rulebook(who: Annotated[Requester, may("look")], language: Language) -> Rulebook:
    """The rules with the numbers of this table."""
    ruleset, options = who.room.options()
    return library.rulebook(who.room.row.game, ruleset.name, language, options)


@router.get("/glossary")
async def glossary(who: Annotated[Requester, may("look")], language: Language) -> list[TermInfo]:
    """Everything that has a name, by the options of this table, custom cards too."""
    ruleset, options = who.room.options()
    return library.glossary(who.room.row.game, ruleset.name, language, options)


@router.get("/events", response_model=list[EventInfo])
async def events(who: Annotated[Requester, may("look")], language: Language,
                 before: Annotated[int, Query(ge=0, le=10**6)] = 10**6,
                 count: Annotated[int, Query(ge=1, le=200)] = 100) -> Response:
    """Earlier events: up to `count` of them with an index below `before`, the oldest first."""
    room = who.room
    viewer = room.viewer(who.number)
    async with room.lock:
        last = min(before, room.story.events.count(viewer))
        return _json(orjson.dumps(view_builder.page_of_events(room, viewer, language, last, count)))


@router.post("/choices")
async def choose(who: Annotated[Requester, may("choose", later=True)], choice: Choice, server: TheServer,
                 language: Language) -> Chosen:
    """Choose an action of the menu. The same choice sent twice gets the same answer and happens once."""
    who.check_who("choose")
    seq = await server.rooms.choose(who.room, who.own, choice.seq, choice.action, language,
                                     choice.note)
    return Chosen(seq=seq)


@router.get("/why")
async def why(who: Annotated[Requester, may("ask_why")], language: Language,
              action: Annotated[str, Query(min_length=1, max_length=100)]) -> Legality:
    """Whether your seat may choose an action now, and if not, which rule forbids it."""
    room = who.room
    try:
        number = room.game.grammar.parse(action)
    except ValueError:
        raise Refusal("no_action", action=action) from None
    async with room.lock:
        code, sentence, rule = why_not(room, who.own, number, language)
    return Legality(legal=code is None, sentence=sentence, rule=rule)


@router.post("/hint")
async def hint(who: Annotated[Requester, may("hint")], server: TheServer, language: Language) -> Hints:
    """A search's estimate of each action that your seat may choose. The search knows only what the seat may know."""
    async def think(asked: Asked) -> HintAnalysis:
        server.buckets.take("hints", thing("seat", asked.code, asked.seat))
        return await server.bots.hints(asked)

    asked, analysis = await server.rooms.later(who.room, who.own, think, language)
    speech, text = speech_for(asked.game, language), asked.game.grammar.text
    labels = {item["action"]: item["label"] for item in view_builder.menu_of(asked.game, speech, asked.state,
                                                                             asked.names)}
    scale, is_score = asked.game.results.expected, asked.game.results.has_scores
    why = reasons(asked.game, speech, analysis, lambda action: labels[text(action)], asked.names)
    return Hints(seq=asked.seq, why=why, close=bool(analysis.close), hints=[
        Hint(action=text(opinion.action), label=labels[text(opinion.action)], value=round(scale(opinion.value), 4),
             low=round(scale(opinion.low), 4), high=round(scale(opinion.high), 4), is_score=is_score,
             visits=opinion.visits)
        for opinion in analysis.opinions])


@router.get("/undo")
async def takes_back(who: Annotated[Requester, may("undo")], server: TheServer, language: Language) -> TakesBack:
    """The choice that an undo would take back, if it is possible."""
    return TakesBack(label=await host.takes_back(server, who.room, who.own, language))


@router.post("/undo")
async def undo(who: Annotated[Requester, may("undo")], server: TheServer, language: Language) -> Done:
    """Undo your last choice and all later ones, if all people agree and it showed nobody anything hidden."""
    server.buckets.take("hints", thing("seat", who.room.code, who.own))     # it needs calculation, too
    await host.ask_undo(server, who.room, who.own)
    return Done(proposal=consent.proposal_of(who.room, language))


@router.post("/consent")
async def agree(who: Annotated[Requester, may("answer")], answer: Consent, server: TheServer,
                language: Language) -> Done:
    """Agree to a proposal, or not. The proposer withdraws it by not agreeing."""
    await seating.answer_proposal(server, who.room, who.own, answer.proposal, answer.agree)
    return Done(proposal=consent.proposal_of(who.room, language))


@router.post("/lesson/leave")
async def leave_lesson(who: Annotated[Requester, may("leave_lesson")], server: TheServer) -> Done:
    """Leave the first lesson. The table continues as an ordinary game."""
    await host.leave_lesson(server, who.room)
    return Done()


@router.post("/stops")
async def stops(who: Annotated[Requester, may("set_stops")], ask: StopsAsk, server: TheServer) -> Done:
    """Set where you want to be asked, or pass until the turn ends."""
    await host.set_stops(server, who.room, who.own, ask)
    return Done()


@router.post("/pause")
async def pause(who: Annotated[Requester, may("pause")], server: TheServer) -> Done:
    """Stop bots and clocks, and accept no choices, until somebody resumes."""
    await host.pause(server, who.room, True)
    return Done()


@router.post("/resume")
async def resume(who: Annotated[Requester, may("resume")], server: TheServer) -> Done:
    """Resume after a pause."""
    await host.pause(server, who.room, False)
    return Done()


@router.post("/chat")
async def say(who: Annotated[Requester, may("chat")], ask: ChatAsk, server: TheServer, address: Address) -> ChatLine:
    """Say something to everybody at the table. A spectator gives a name."""
    room, seat = who.room, who.number
    server.buckets.take("chat", address if seat is None else thing("seat", room.code, seat), room.code)
    name = room.seats[seat].name or "" if seat is not None else ask.name
    if name is None:
        raise Refusal("bad_request", what=SpokenError("missing", where="name"))
    if seat is None:
        seating.check_name(room.row, name, [])
    line = ChatRow(code=room.code, seat=seat, name=name, text=ask.text, at=clock.now())
    message = {"type": "chat", "seat": seat, "name": line.name, "text": line.text, "at": clock.shown(line.at)}
    await server.store.add_chat(line, message)
    server.rooms.say(room, {**message, "id": line.id})
    return _line(line)


@router.get("/chat")
async def chat(who: Annotated[Requester, may("read_chat")], server: TheServer) -> list[ChatLine]:
    """The last 200 lines of the chat."""
    return [_line(line) for line in await server.store.chat(who.room.code)]


@router.websocket("/live", dependencies=[does("listen")])
async def listen(socket: WebSocket, code: str) -> None:
    """Live messages: send a Hello, and then only listen."""
    await live(socket.app.state.server, clean_code(code), socket)


def _line(line: ChatRow) -> ChatLine:
    return ChatLine(id=line.id, seat=line.seat, name=line.name, text=line.text, at=clock.shown(line.at))


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")
