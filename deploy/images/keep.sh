#!/bin/sh
# Leaves of a built workspace what one app runs on: `keep.sh web`. Runs in a build stage, in the workspace's root.
set -eu
app=$1

find . -name node_modules -prune -exec rm -rf {} +
pnpm install --offline --frozen-lockfile --prod --filter "$app..."

for other in apps/*; do
  [ "$other" = "apps/$app" ] || rm -rf "$other"
done
rm -rf .turbo apps/*/.turbo packages/*/.turbo deploy
