"""What a server looks at again and again as long as it runs. A look that fails is noted, and the next one comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from longcount.server import logs


class Rounds:
    def __init__(self, name: str, seconds: float, look: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self.seconds = seconds
        """Between two looks."""
        self.look = look
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            try:
                await self.look()
            except Exception as error:
                logs.note("a look failed", rounds=self.name, error=type(error).__name__, why=str(error))
