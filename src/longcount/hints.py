"""Words to the compiler; when the program runs they mean nothing, and nothing needs to be installed for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes):
        return lambda cls: cls
