"""Long Count: an exact digital table for heavy board games."""

from longcount import freshness
from longcount.version import VERSION as __version__

freshness.prefer_source_over_stale_machine_code()

__all__ = ["__version__"]
