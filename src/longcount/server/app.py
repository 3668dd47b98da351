"""The application: everything put together, started and stopped in order."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from functools import cache
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from longcount.kernel.errors import LongCountError
from longcount.server import logs, manual
from longcount.server.advice import Advice
from longcount.server.arrivals import Arrivals, Proxies
from longcount.server.care import CARE
from longcount.server.clocks import Clocks
from longcount.server.doors import Doors
from longcount.server.errors import AWAY, Away, BadRequest, NotNow, NotThere, ServerError
from longcount.server.guard import Guard
from longcount.server.identity import Identity
from longcount.server.matches import Matches
from longcount.server.metrics import Metrics
from longcount.server.news import News
from longcount.server.pages import PAGES
from longcount.server.presence import Presence
from longcount.server.readiness import Readiness
from longcount.server.reviews import Reviews
from longcount.server.routes import ROUTES
from longcount.server.settings import Settings
from longcount.server.sockets import Sockets
from longcount.server.store import Store
from longcount.server.tables import Tables
from longcount.server.working import begin_working, bots_for
from longcount.server.writer import Writer
from longcount.version import VERSION
from longcount.words import told

TITLE: Final = "Long Count"
STOPPING: Final = NotNow("The server stops. Come again in a moment.")
DESCRIPTION: Final = (
    "Tables for heavy board games. Requests that change something carry the header X-LongCount: 1; a cookie stands "
    "for the user. Play itself goes over a WebSocket at /ws/tables/{id}."
)


def create_app(settings: Settings) -> FastAPI:
    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(app, settings):
            yield

    app = FastAPI(
        title=TITLE, description=DESCRIPTION, version=VERSION, lifespan=lifespan, docs_url=None, redoc_url=None
    )
    app.state.settings = settings
    app.state.metrics = Metrics(settings.process_name)
    app.state.doors = Doors(settings.limits, Proxies(settings.proxies).speaks_from)
    app.include_router(ROUTES)
    app.include_router(CARE)
    add_socket(app)
    add_manual(app)
    app.include_router(PAGES)
    add_errors(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Arrivals, proxies=settings.proxies)
    return app


@contextlib.asynccontextmanager
async def running(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """From an open store to a closed one."""
    if not settings.db:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    store = Store(settings.url)
    await store.open()
    writer, bots, metrics = Writer(store), bots_for(settings, store), app.state.metrics
    matches = Matches(store, writer, bots, metrics, settings)
    app.state.identity = identity = Identity(await store.secret())
    app.state.matches = matches
    app.state.tables = Tables(matches, identity, settings)
    app.state.readiness = Readiness(store, settings)
    app.state.advice = Advice(matches, settings)
    app.state.reviews = reviews = Reviews(matches, settings)
    presence = Presence(store, matches)
    app.state.news = news = News(store, matches, presence)
    clocks = Clocks(matches, news)
    app.state.sockets = Sockets(matches, app.state.tables, settings, metrics, news)
    writer.start()
    presence.start()
    news.start()
    clocks.start()
    await begin_working(matches, reviews)
    logs.note("started", database="sqlite" if store.is_sqlite else "postgresql")
    try:
        yield
    finally:
        matches.is_stopping = True
        await app.state.sockets.say_bye(STOPPING)
        await clocks.stop()
        await news.stop()
        await presence.stop()
        await matches.stop()
        await writer.stop()
        bots.stop()
        await store.close()
        logs.note("stopped")


def add_socket(app: FastAPI) -> None:
    @app.websocket("/ws/tables/{name}")
    async def socket(socket: WebSocket, name: str) -> None:
        await app.state.sockets.serve(socket, name)


def add_manual(app: FastAPI) -> None:
    def openapi() -> dict[str, Any]:
        if not app.openapi_schema:
            schema = get_openapi(title=TITLE, version=VERSION, description=DESCRIPTION, routes=app.routes)
            app.openapi_schema = told_truly(schema)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]

    @cache
    def page() -> str:
        return manual.page(openapi())

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(page())


def told_truly(schema: dict[str, Any]) -> dict[str, Any]:
    """Bad input is answered with 400 and a sentence here, not with 422; and what changes something needs its header."""
    for methods in schema["paths"].values():
        for method, operation in methods.items():
            operation["responses"].pop("422", None)
            if method != "get":
                header = {"name": "X-LongCount", "in": "header", "required": True, "schema": {"const": "1"}}
                operation.setdefault("parameters", []).append(header)
    for name in ("HTTPValidationError", "ValidationError"):
        schema["components"]["schemas"].pop(name, None)
    return schema


def add_errors(app: FastAPI) -> None:
    """Every error is a sentence with a fitting status, in the language that was asked for."""

    @app.exception_handler(LongCountError)
    async def refused(request: Request, error: LongCountError) -> JSONResponse:
        status = error.status if isinstance(error, ServerError) else ServerError.status
        return JSONResponse({"error": told(error, request.query_params.get("lang", ""))}, status)

    @app.exception_handler(Away)
    async def away(request: Request, _error: Away) -> JSONResponse:
        return await refused(request, AWAY)

    @app.exception_handler(RequestValidationError)
    async def bad_input(request: Request, error: RequestValidationError) -> JSONResponse:
        return await refused(request, what_does_not_fit(error))

    @app.exception_handler(HTTPException)
    async def not_here(request: Request, error: HTTPException) -> JSONResponse:
        sentence = told(KNOWN.get(error.status_code, CANNOT_BE_READ), request.query_params.get("lang", ""))
        return JSONResponse({"error": sentence}, error.status_code, headers=error.headers)


CANNOT_BE_READ: Final = BadRequest("This request cannot be read.")
KNOWN: Final[dict[int, ServerError]] = {
    404: NotThere("There is nothing here."),
    405: BadRequest("This cannot be done here."),
}


def what_does_not_fit(error: RequestValidationError) -> BadRequest:
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part not in ("body", "path", "query"))
    text = str(first["msg"]).encode("ascii", "replace").decode()
    if place:
        return BadRequest("{place}: this does not fit ({text}).", place=place, text=text)
    return BadRequest("This does not fit ({text}).", text=text)
