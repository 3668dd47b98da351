"""HTTP for whoever runs the server: is it alive, can it work, and how does it go?"""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from longcount.server import models
from longcount.server.matches import Matches
from longcount.server.metrics import Metrics
from longcount.server.readiness import Readiness
from longcount.version import VERSION, is_compiled

CARE = APIRouter()
Responses = dict[int | str, dict[str, Any]]
TEXT: Final[Responses] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The numbers."}
}
UNFIT: Final[Responses] = {503: {"model": models.Problem, "description": "Nothing can be stored."}}


@CARE.get("/healthz", summary="Whether the server is alive")
async def health() -> models.Health:
    return well()


@CARE.get("/readyz", summary="Whether the server can do its work: what is played could be stored", responses=UNFIT)
async def ready(request: Request) -> models.Health:
    readiness: Readiness = request.app.state.readiness
    trouble = await readiness.why_not()
    request.app.state.metrics.writable = 0 if trouble else 1
    if trouble:
        raise trouble
    return well()


def well() -> models.Health:
    return models.Health(status="well", version=VERSION, build="compiled" if is_compiled() else "interpreted")


@CARE.get(
    "/metrics",
    summary="Numbers of this process, in the text form of Prometheus",
    response_model=None,
    responses=TEXT,
)
async def numbers(request: Request) -> Response:
    metrics: Metrics = request.app.state.metrics
    matches: Matches = request.app.state.matches
    metrics.tables_in_memory, metrics.jobs = len(matches.rooms), matches.jobs.tally
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)
