"""HTTP: tables, records, games. Everything that changes something goes through `Tables`."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from longcount.bots import FOR_PEOPLE
from longcount.games import GAMES
from longcount.kernel.game import Game, Option, choose_options
from longcount.kernel.rulebook import Rulebook
from longcount.server import models
from longcount.server.advice import Advice
from longcount.server.errors import BadRequest, NotThere
from longcount.server.identity import clean_name
from longcount.server.limits import house_of
from longcount.server.reviews import Reviews
from longcount.server.tables import Asker, Tables
from longcount.server.told import guest_name
from longcount.words import ENGLISH, languages, speech_of

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


Language = Annotated[
    str,
    Query(pattern=f"^({'|'.join(languages())})$", description="In which language; English where a game lacks it."),
]


def the_asker(request: Request, lang: Language = ENGLISH) -> Asker:
    house = house_of(request.client.host) if request.client else ""
    return Asker(request.scope["longcount.user"], lang, house)


def the_advice(request: Request) -> Advice:
    found: Advice = request.app.state.advice
    return found


def the_reviews(request: Request) -> Reviews:
    found: Reviews = request.app.state.reviews
    return found


TheTables = Annotated[Tables, Depends(the_tables)]
TheAdvice = Annotated[Advice, Depends(the_advice)]
TheReviews = Annotated[Reviews, Depends(the_reviews)]
Who = Annotated[Asker, Depends(the_asker)]
TableId = Annotated[str, Path(max_length=64)]
GameName = Annotated[str, Path(max_length=64)]
PackName = Annotated[str, Query(max_length=120)]
Seat = Annotated[int | None, Query(ge=0, le=11, description="Which of your seats, if you have several.")]


@ROUTES.get("/me", summary="Who you are")
async def me(asker: Who, tables: TheTables) -> models.Me:
    return models.Me(id=asker.user, name=await tables.name_of(asker.user) or guest_name(asker.user, asker.lang))


@ROUTES.put("/me", summary="Choose a name")
async def rename(wish: models.NewName, asker: Who, tables: TheTables) -> models.Me:
    name = clean_name(wish.name)
    if not name:
        raise BadRequest("A name needs at least one letter.")
    await tables.rename(asker.user, name)
    return models.Me(id=asker.user, name=name)


# --- games ----------------------------------------------------------------------


def game_called(name: str) -> Game[Any]:
    if name not in GAMES:
        raise NotThere("There is no such game here. Games: {known}.", known=", ".join(GAMES))
    return GAMES[name]


@cache
def rulebook_of(game: str, language: str) -> Rulebook:
    """In that language where the game has it, else in English."""
    folder = GAMES[game].folder
    book = Rulebook(folder)
    return Rulebook(folder, language) if language in book.languages else book


@ROUTES.get("/games", summary="The games, their options and bots")
async def games(lang: Language = ENGLISH) -> list[models.GameInfo]:
    return [game_info(game, lang) for game in GAMES.values()]


def game_info(game: Game[Any], language: str) -> models.GameInfo:
    return models.GameInfo(
        name=game.name,
        title=game.title,
        edition=game.edition,
        seats=list(game.seats),
        options=[option_info(game, option, language) for option in game.options],
        bots=[models.BotInfo(name=name) for name in FOR_PEOPLE],
    )


def option_info(game: Game[Any], option: Option, language: str) -> models.OptionInfo:
    """An option in words; values that only a table of one's own has come with their titles."""
    speech = speech_of(game, language)
    words = [speech.option_value(option.name, value) for value in option.values]
    known = zip(words, option.values, option.titles or option.values, strict=True)
    return models.OptionInfo(
        name=option.name,
        values=list(option.values),
        default=option.default,
        sentence=speech.option(option.name),
        ruling=option.ruling,
        titles=[title if word == value else word for word, value, title in known],
    )


@ROUTES.get(
    "/games/{game}/rules", summary="The rules in our words, and the open questions", response_model=models.RuleBook
)
async def rules(game: GameName, lang: Language = ENGLISH) -> Response:
    return as_json(rules_told(game_called(game).name, lang))


def as_json(text: str) -> Response:
    """What was put into words once for all."""
    return Response(text, media_type="application/json")


@cache
def rules_told(game: str, lang: str) -> str:
    book = rulebook_of(game, lang)
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
    ).model_dump_json()


@ROUTES.get(
    "/games/{game}/components",
    summary="Every printed component, with its source, and in words",
    response_model=models.Components,
)
async def game_components(game: GameName, pack: PackName = "", lang: Language = ENGLISH) -> Response:
    """With the values of a pack, where the game has several; those shipped here if none is named."""
    return as_json(components_told(game_called(game).name, pack, lang))


@lru_cache(maxsize=100)
def components_told(game: str, pack: str, lang: str) -> str:
    found = game_called(game)
    tables = found.components(choose_options(found.options, {"pack": pack} if pack else {}))
    things = speech_of(found, lang).things(tables)
    told = {name: models.ThingInfo(name=thing.name, text=thing.text) for name, thing in things.items()}
    return models.Components(tables=tables, things=told).model_dump_json()


@ROUTES.get("/games/{game}/words", summary="The words of a game: its catalogue, section by section")
async def game_words(game: GameName, lang: Language = ENGLISH) -> dict[str, Any]:
    return speech_of(game_called(game), lang).words.sections


# --- tables ---------------------------------------------------------------------


@ROUTES.get("/tables", summary="Lists of tables, newest first", response_model_exclude_none=False)
async def list_tables(
    asker: Who, tables: TheTables, which: Literal["mine", "open", "finished"] = "mine"
) -> list[models.TableInfo]:
    return [models.TableInfo(**info) for info in await tables.listed(asker, which)]


@ROUTES.post("/tables", summary="Open a table")
async def open_table(wish: models.NewTable, asker: Who, tables: TheTables) -> models.TableInfo:
    minutes = wish.clock.minutes if wish.clock else None
    return models.TableInfo(**await tables.open(asker, wish.game, wish.seats, wish.options, wish.public, minutes))


@ROUTES.get("/tables/{id}", summary="One table")
async def one_table(
    table: Annotated[str, Path(alias="id", max_length=64)], asker: Who, tables: TheTables
) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.look(asker, table))


Id = Annotated[str, Path(alias="id", max_length=64)]


@ROUTES.post("/tables/{id}/sit", summary="Take a seat")
async def sit(table: Id, wish: models.Sit, asker: Who, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.sit(asker, table, wish.token, wish.seat))


@ROUTES.post("/tables/{id}/leave", summary="Give a seat back")
async def leave(table: Id, wish: models.WhichSeat, asker: Who, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.leave(asker, table, wish.seat))


@ROUTES.post("/tables/{id}/seat", summary="The owner's: a bot for a seat, or a new link to it")
async def reseat(table: Id, wish: models.Reseat, asker: Who, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.reseat(asker, table, wish.seat, wish.kind, wish.bot))


@ROUTES.post("/tables/{id}/agree", summary="Say whether somebody else may take over a seat")
async def agree(table: Id, wish: models.Agree, asker: Who, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.agree(asker, table, wish.seat, wish.yes))


@ROUTES.post("/tables/{id}/close", summary="The owner's: the table ends without a result")
async def close(table: Id, asker: Who, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.close(asker, table))


@ROUTES.post("/tables/{id}/rematch", summary="The same people again, one seat further")
async def rematch(table: Id, asker: Who, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.rematch(asker, table))


# --- advice ---------------------------------------------------------------------

OneSeat = Annotated[int, Query(ge=0, le=11, description="A seat of yours that is asked.")]


@ROUTES.get("/tables/{id}/turns", summary="What a seat of yours could do with its turn")
async def turns(table: Id, asker: Who, tables: TheTables, advice: TheAdvice, seat: OneSeat) -> models.Turns:
    tables.check_id(table)
    return models.Turns(**await advice.turns(asker, table, seat))


Strength = Annotated[Literal["idea", "place", "move"], Query(description="How much is told.")]


@ROUTES.get("/tables/{id}/hint", summary="What the coach would do; against bots and in study only")
async def hint(
    table: Id, asker: Who, tables: TheTables, advice: TheAdvice, seat: OneSeat, strength: Strength = "idea"
) -> models.Hint:
    tables.check_id(table)
    return models.Hint(**await advice.hint(asker, table, seat, strength))


@ROUTES.get("/tables/{id}/plans", summary="Ways to go on to the end; against bots and in study only")
async def plans(table: Id, asker: Who, tables: TheTables, advice: TheAdvice, seat: OneSeat) -> models.Plans:
    tables.check_id(table)
    return models.Plans(**await advice.plans(asker, table, seat))


@ROUTES.get("/tables/{id}/review", summary="The review of a finished game, or how far it is")
async def get_review(table: Id, asker: Who, tables: TheTables, reviews: TheReviews) -> models.ReviewInfo:
    tables.check_id(table)
    return models.ReviewInfo(**await reviews.look(asker, table))


@ROUTES.post("/tables/{id}/review", summary="Let a finished game be reviewed")
async def ask_review(table: Id, asker: Who, tables: TheTables, reviews: TheReviews) -> models.ReviewInfo:
    tables.check_id(table)
    return models.ReviewInfo(**await reviews.ask(asker, table))


@ROUTES.post("/tables/{id}/study", summary="Try another line from a moment of a finished game")
async def study(table: Id, wish: models.NewStudy, asker: Who, tables: TheTables) -> models.TableInfo:
    tables.check_id(table)
    return models.TableInfo(**await tables.study(asker, table, wish.rows, wish.seat, wish.bot))


# --- records --------------------------------------------------------------------


@ROUTES.get(
    "/tables/{id}/record",
    summary="The record, as you may have it",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record."}},
)
async def get_record(table: Id, asker: Who, tables: TheTables, seat: Seat = None) -> PlainTextResponse:
    tables.check_id(table)
    return PlainTextResponse(await tables.record(asker, table, seat))


@ROUTES.get("/tables/{id}/at/{rows}", summary="The position after so many rows of the log")
async def position(
    table: Id, rows: Annotated[int, Path(ge=0, le=1_000_000)], asker: Who, tables: TheTables, seat: Seat = None
) -> models.Position:
    tables.check_id(table)
    return models.Position(**await tables.position(asker, table, rows, seat))


@ROUTES.post("/records", summary="A record becomes a table of yours")
async def post_record(
    asker: Who,
    tables: TheTables,
    text: Annotated[bytes, Body(media_type="text/plain", description="A record in UTF-8.")],
) -> models.TableInfo:
    try:
        decoded = text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRequest("This is no record: byte {n} is not text (UTF-8).", n=error.start + 1) from error
    return models.TableInfo(**await tables.load_record(asker, decoded))
