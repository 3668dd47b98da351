"""HTTP: tables, records, games. Everything that changes something goes through `Tables`."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path as File
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from longcount.bots import FOR_PEOPLE
from longcount.games import GAMES
from longcount.kernel.game import Game, choose_options
from longcount.kernel.rulebook import Rulebook
from longcount.server import models
from longcount.server.advice import Advice
from longcount.server.errors import BadRequest, NotThere
from longcount.server.identity import clean_name
from longcount.server.reviews import Reviews
from longcount.server.sockets import Sockets
from longcount.server.tables import Tables
from longcount.version import VERSION, is_compiled

PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": models.Problem, "description": "Bad input."},
    403: {"model": models.Problem, "description": "Not yours, or not a page of this server."},
    404: {"model": models.Problem, "description": "Not there."},
    409: {"model": models.Problem, "description": "Not now."},
    413: {"model": models.Problem, "description": "Too large."},
    429: {"model": models.Problem, "description": "Too fast."},
}
ROUTES = APIRouter(prefix="/api", responses=PROBLEMS)


# --- who and what ---------------------------------------------------------------


def the_tables(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


def the_user(request: Request) -> str:
    user: str = request.scope["longcount.user"]
    return user


def the_advice(request: Request) -> Advice:
    found: Advice = request.app.state.advice
    return found


def the_reviews(request: Request) -> Reviews:
    found: Reviews = request.app.state.reviews
    return found


TheTables = Annotated[Tables, Depends(the_tables)]
TheAdvice = Annotated[Advice, Depends(the_advice)]
TheReviews = Annotated[Reviews, Depends(the_reviews)]
User = Annotated[str, Depends(the_user)]
TableId = Annotated[str, Path(max_length=64)]
GameName = Annotated[str, Path(max_length=64)]
PackName = Annotated[str, Query(max_length=120)]
Language = Annotated[Literal["en", "ru", "zh"], Query(description="Which language; English where a game lacks it.")]
Seat = Annotated[int | None, Query(ge=0, le=11, description="Which of your seats, if you have several.")]


@ROUTES.get("/me", summary="Who you are")
async def me(user: User, tables: TheTables) -> models.Me:
    return models.Me(id=user, name=await tables.name_of(user))


@ROUTES.put("/me", summary="Choose a name")
async def rename(wish: models.NewName, user: User, tables: TheTables) -> models.Me:
    name = clean_name(wish.name)
    if not name:
        raise BadRequest("A name needs at least one letter.")
    await tables.store.rename(user, name)
    return models.Me(id=user, name=name)


# --- games ----------------------------------------------------------------------


def game_called(name: str) -> Game[Any]:
    if name not in GAMES:
        raise NotThere(f"There is no such game here. Games: {', '.join(GAMES)}.")
    return GAMES[name]


def folder_of(game: str) -> File:
    return File(str(importlib.import_module(f"longcount.games.{game}").__file__)).parent


@cache
def rulebook_of(game: str, language: str) -> Rulebook:
    """In that language where the game has it, else in English."""
    book = Rulebook(folder_of(game))
    return Rulebook(folder_of(game), language) if language in book.languages else book


@ROUTES.get("/games", summary="The games, their options and bots")
async def games(lang: Language = "en") -> list[models.GameInfo]:
    return [game_info(game, lang) for game in GAMES.values()]


def game_info(game: Game[Any], language: str) -> models.GameInfo:
    options = [
        models.OptionInfo(
            name=option.name,
            values=list(option.values),
            default=option.default,
            sentence=option.sentence,
            ruling=option.ruling,
            titles=list(option.titles),
        )
        for option in map(rulebook_of(game.name, language).in_words, game.options)
    ]
    return models.GameInfo(
        name=game.name,
        title=game.title,
        edition=game.edition,
        seats=list(game.seats),
        options=options,
        bots=[models.BotInfo(name=name) for name in FOR_PEOPLE],
    )


@ROUTES.get("/games/{game}/rules", summary="The rules in our words, and the open questions")
async def rules(game: GameName, lang: Language = "en") -> models.RuleBook:
    book = rulebook_of(game_called(game).name, lang)
    return models.RuleBook(
        chapters=book.chapters,
        rules={
            name: models.RuleInfo(
                chapter=rule.chapter, text=rule.text, pages=rule.pages, edge=rule.edge, rulings=rule.rulings
            )
            for name, rule in book.rules.items()
        },
        rulings={
            name: models.RulingInfo(
                question=ruling.question,
                answer=ruling.answer,
                reason=ruling.reason,
                option=ruling.option,
                rules=ruling.rules,
            )
            for name, ruling in book.rulings.items()
        },
    )


@ROUTES.get("/games/{game}/components", summary="Every printed component, with its source")
async def game_components(game: GameName, pack: PackName = "") -> dict[str, Any]:
    """With the values of a pack, where the game has several; those shipped here if none is named."""
    found = game_called(game)
    return found.components(choose_options(found.options, {"pack": pack} if pack else {}))


# --- tables ---------------------------------------------------------------------


@ROUTES.get("/tables", summary="Lists of tables, newest first", response_model_exclude_none=False)
async def list_tables(
    user: User, tables: TheTables, which: Literal["mine", "open", "finished"] = "mine"
) -> list[models.TableInfo]:
    return [models.TableInfo(**info) for info in await tables.listed(user, which)]


@ROUTES.post("/tables", summary="Open a table")
async def open_table(wish: models.NewTable, user: User, tables: TheTables) -> models.TableInfo:
    minutes = wish.clock.minutes if wish.clock else None
    return models.TableInfo(**await tables.open(user, wish.game, wish.seats, wish.options, wish.public, minutes))


@ROUTES.get("/tables/{id}", summary="One table")
async def one_table(
    table: Annotated[str, Path(alias="id", max_length=64)], user: User, tables: TheTables
) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.look(user, table))


Id = Annotated[str, Path(alias="id", max_length=64)]


@ROUTES.post("/tables/{id}/sit", summary="Take a seat")
async def sit(table: Id, wish: models.Sit, user: User, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.sit(user, table, wish.token, wish.seat))


@ROUTES.post("/tables/{id}/leave", summary="Give a seat back")
async def leave(table: Id, wish: models.WhichSeat, user: User, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.leave(user, table, wish.seat))


@ROUTES.post("/tables/{id}/seat", summary="The owner's: a bot for a seat, or a new link to it")
async def reseat(table: Id, wish: models.Reseat, user: User, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.reseat(user, table, wish.seat, wish.kind, wish.bot))


@ROUTES.post("/tables/{id}/close", summary="The owner's: the table ends without a result")
async def close(table: Id, user: User, tables: TheTables, request: Request) -> models.TableInfo:
    tables.check_id(table)
    info, room = await tables.close(user, table)
    sockets: Sockets = request.app.state.sockets
    if info["status"] == "closed":
        sockets.close_table(room)
    return models.TableInfo(**info)


@ROUTES.post("/tables/{id}/rematch", summary="The same people again, one seat further")
async def rematch(table: Id, user: User, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.rematch(user, table))


# --- advice ---------------------------------------------------------------------

OneSeat = Annotated[int, Query(ge=0, le=11, description="A seat of yours that is asked.")]


@ROUTES.get("/tables/{id}/turns", summary="What a seat of yours could do with its turn")
async def turns(table: Id, user: User, tables: TheTables, advice: TheAdvice, seat: OneSeat) -> models.Turns:
    tables.check_id(table)
    return models.Turns(**await advice.turns(user, table, seat))


Strength = Annotated[Literal["idea", "place", "move"], Query(description="How much is told.")]


@ROUTES.get("/tables/{id}/hint", summary="What the coach would do; against bots and in study only")
async def hint(
    table: Id, user: User, tables: TheTables, advice: TheAdvice, seat: OneSeat, strength: Strength = "idea"
) -> models.Hint:
    tables.check_id(table)
    return models.Hint(**await advice.hint(user, table, seat, strength))


@ROUTES.get("/tables/{id}/review", summary="The review of a finished game, or how far it is")
async def get_review(table: Id, tables: TheTables, reviews: TheReviews) -> models.ReviewInfo:
    tables.check_id(table)
    return models.ReviewInfo(**await reviews.look(table))


@ROUTES.post("/tables/{id}/review", summary="Let a finished game be reviewed")
async def ask_review(table: Id, user: User, tables: TheTables, reviews: TheReviews) -> models.ReviewInfo:
    tables.check_id(table)
    return models.ReviewInfo(**await reviews.ask(user, table))


@ROUTES.post("/tables/{id}/study", summary="Try another line from a moment of a finished game")
async def study(table: Id, wish: models.NewStudy, user: User, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.study(user, table, wish.rows, wish.seat, wish.bot))


# --- records --------------------------------------------------------------------


@ROUTES.get(
    "/tables/{id}/record",
    summary="The record, as you may have it",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record."}},
)
async def get_record(table: Id, user: User, tables: TheTables, seat: Seat = None) -> PlainTextResponse:
    tables.check_id(table)
    return PlainTextResponse(await tables.record(user, table, seat))


@ROUTES.get("/tables/{id}/at/{rows}", summary="The position after so many rows of the log")
async def position(
    table: Id, rows: Annotated[int, Path(ge=0, le=1_000_000)], user: User, tables: TheTables, seat: Seat = None
) -> models.Position:
    tables.check_id(table)
    return models.Position(**await tables.position(user, table, rows, seat))


@ROUTES.post("/records", summary="A record becomes a table of yours")
async def post_record(
    user: User,
    tables: TheTables,
    text: Annotated[bytes, Body(media_type="text/plain", description="A record in UTF-8.")],
) -> models.TableInfo:
    try:
        decoded = text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRequest(f"This is no record: byte {error.start + 1} is not text (UTF-8).") from error
    return models.TableInfo(**await tables.load_record(user, decoded))


# --- for whoever runs it --------------------------------------------------------

CARE = APIRouter()


@CARE.get("/healthz", summary="Whether all is well")
async def health(tables: TheTables) -> models.Health:
    assert await tables.store.is_well()
    return models.Health(status="well", version=VERSION, build="compiled" if is_compiled() else "interpreted")


@CARE.get("/metrics", summary="Numbers, in the text form of Prometheus", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    numbers = request.app.state.metrics.text(len(request.app.state.matches.rooms))
    return PlainTextResponse(numbers, media_type="text/plain; version=0.0.4")
