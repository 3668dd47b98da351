#!/usr/bin/env bash
# A wheel in a clean environment, without Node and without a compiler: it serves its pages and a table.
# Usage: bash tests/wheel/wheel.sh dist/longcount-….whl
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
wheel=$(realpath "$1")
clean=$(mktemp -d)
trap 'rm -rf "$clean"' EXIT
"${PYTHON:-python3}" -m venv "$clean/venv"
"$clean/venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r "$here/requirements/play.lock"
"$clean/venv/bin/python" -m pip uninstall --quiet --yes mypy setuptools
"$clean/venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps "$wheel"
cd "$clean"
env -i PATH="$clean/venv/bin" HOME="$clean" "$clean/venv/bin/python" "$here/tests/wheel/table.py" "$clean"
