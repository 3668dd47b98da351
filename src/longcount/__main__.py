"""`python -m longcount`."""

from longcount.cli import main

raise SystemExit(main())
