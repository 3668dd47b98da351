"""Runs the application with uvicorn: one process, one socket that listens already."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from longcount.server.app import STOPPING, create_app, running
from longcount.server.data_lock import held
from longcount.server.doors import Door, Line
from longcount.server.settings import LARGEST_MESSAGE, Settings

PATIENCE = 5
"""Seconds a stopping server waits for requests under way."""
A_SECOND = 10
"""Ticks of uvicorn."""


class Server(uvicorn.Server):
    """Says good-bye before it closes the sockets."""

    def __init__(self, app: FastAPI, on_ready: Callable[[], None]) -> None:
        super().__init__(config_of(app))
        self.app = app
        self.on_ready = on_ready

    async def _serve(self, sockets: list[socket.socket] | None = None) -> None:
        """A start that fails is raised to whoever started it: uvicorn would only log its trace.

        Around this uvicorn waits for signals, so that one that ends the process comes after everything is closed.
        """
        async with running(self.app, self.app.state.settings):
            await super()._serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % A_SECOND == 0:
            self.app.state.doors.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.sockets.say_bye(STOPPING)
        await super().shutdown(sockets)


def config_of(app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Door,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # whom to believe is said in the settings (arrivals.py), not by an address
        timeout_graceful_shutdown=PATIENCE,
    )


def spare_the_collector() -> None:
    """Views make many short-lived dicts and lists; looking for cycles among them took a third of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def serve(settings: Settings, listening: socket.socket, on_ready: Callable[[], None]) -> None:
    """Until it is told to stop."""
    spare_the_collector()
    with held(settings.url):
        Server(create_app(settings), on_ready).run(sockets=[listening])
