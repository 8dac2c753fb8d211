#!/usr/bin/env bash
# deploy/install.sh PREFIX: Tapete with its page, from this folder, into a virtual environment of its own. The image
# is made by it, and so is an installation without one. Needs Python 3.11; Node.js 18 and npm unless the page is built,
# and wasm-ld (Debian's lld) unless the games' modules are.
set -euo pipefail
prefix=${1:?deploy/install.sh PREFIX}
here=$(cd "$(dirname "$0")/.." && pwd)
python=${PYTHON:-python3}

if [ ! -f "$here/src/tapete/table/static/index.html" ]; then
    (cd "$here/web" && npm ci && npm run build)
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" -m venv "$work/build"
"$work/build/bin/pip" install -q --require-hashes --no-deps -r "$here/deploy/build.lock"
PYTHONPATH="$here/src" "$work/build/bin/python" -m tapete.wasm
"$python" -m venv "$prefix"
"$prefix/bin/pip" install -q --require-hashes --no-deps -r "$here/deploy/requirements.lock"
(cd "$here" && "$work/build/bin/python" -m hatchling build -t wheel -d "$work/dist")
"$prefix/bin/pip" install -q --no-deps --no-index "$work"/dist/*.whl
"$prefix/bin/pip" check
"$prefix/bin/tapete" games >/dev/null
echo "Tapete is in $prefix: $prefix/bin/tapete serve --help"
