#!/usr/bin/env bash
# Known weaknesses of what is locked: Python packages by pip-audit, those of the pages by npm.
# Exit status: 0 none known, 1 some are, 3 nobody could be asked (or not about everything: --strict).
# Usage: bash tests/audit.sh PIP-AUDIT
set -uo pipefail
cd "$(dirname "$0")/.."
worst=0
said=$(mktemp)
trap 'rm -f "$said"' EXIT

audit() {  # what, a pattern of its findings, a command
  local what=$1 finding=$2
  shift 2
  if "$@" > "$said" 2>&1; then
    echo "$what: no weakness is known."
  elif grep -qE "$finding" "$said"; then
    cat "$said"
    echo "$what: weaknesses are known; see above."
    worst=1
  else
    echo "$what: whoever knows of weaknesses cannot be asked from here ($(grep -iE "error|audited" "$said" | head -1 | cut -c1-120))."
    [ "$worst" = 1 ] || worst=3
  fi
}

for lock in play serve dev; do
  audit "requirements/$lock.lock" 'Found [0-9]+ known vulnerabilit' \
    "$1" --requirement "requirements/$lock.lock" --require-hashes --disable-pip --strict --progress-spinner off
done
cd web && audit "web/package-lock.json" '[0-9]+ (low |moderate |high |critical )?.*vulnerabilit' npm audit --audit-level=low
exit $worst
