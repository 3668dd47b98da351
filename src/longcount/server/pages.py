"""The front end as files; a sentence where it was not built."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from longcount.server.errors import NotThere

PAGES: Final = APIRouter(include_in_schema=False)
FOR_EVER: Final = "public, max-age=31536000, immutable"
LONGEST_PATH: Final = 200
NOT_OURS: Final = ("api/", "ws/", "assets/")
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Long Count</title>
<p>The server runs, but its pages were not built. Build them with <code>make web</code>,
or see <a href="/docs">what the server understands</a>.</p></html>"""


@PAGES.get("/{path:path}")
async def page(path: str, request: Request) -> Response:
    """A file of the front end, or its first page: the addresses of the pages are read by the browser."""
    folder: Path = request.app.state.settings.static
    found = file_in(folder, path)
    if found is not None:
        caching = FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(found, headers={"cache-control": caching})
    if path.startswith(NOT_OURS):
        raise NotThere("There is nothing here.")
    first = file_in(folder, "index.html")
    if first is None:
        return HTMLResponse(MISSING, headers={"cache-control": "no-cache"})
    return FileResponse(first, headers={"cache-control": "no-cache"})


def file_in(folder: Path, path: str) -> Path | None:
    """The file of that name below the folder, and nowhere else."""
    if len(path) > LONGEST_PATH:
        return None
    try:
        found = (folder / path).resolve()
        is_inside = found.is_relative_to(folder.resolve())
        return found if path and is_inside and found.is_file() else None
    except (OSError, ValueError):
        return None
