"""Long Count: an exact digital table for heavy board games."""

from longcount import freshness
from longcount.version import VERSION as __version__

freshness.choose_what_runs()

__all__ = ["__version__"]
