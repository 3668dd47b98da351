"""Runs the application with uvicorn: one process, one socket that listens already."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from longcount.server.app import STOPPING, create_app
from longcount.server.data_lock import held
from longcount.server.settings import LARGEST_MESSAGE, Settings
from longcount.server.wires import Wire

PATIENCE = 5
"""Seconds a stopping server waits for requests under way."""


class Server(uvicorn.Server):
    """Says good-bye before it closes the sockets."""

    def __init__(self, app: FastAPI, on_ready: Callable[[], None]) -> None:
        super().__init__(config_of(app))
        self.app = app
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.sockets.say_bye(STOPPING)
        await super().shutdown(sockets)


def config_of(app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        log_config=None,
        access_log=False,
        server_header=False,
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
