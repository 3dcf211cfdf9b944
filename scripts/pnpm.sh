#!/usr/bin/env bash
# Runs the pinned pnpm from the npm registry, whatever the machine has installed.
set -euo pipefail
exec npx -y pnpm@12.21.0 "$@"
