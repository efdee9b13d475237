#!/bin/sh
# Removes from a built workspace what one app doesn't need to run. Run it in the workspace's root: `prune.sh web`.
set -eu
app=$1

# Keeps the node_modules in .next, which links the build to its packages.
find . -name .next -prune -o -name node_modules -prune -exec rm -rf {} +
pnpm install --offline --frozen-lockfile --prod --filter-prod "$app..."

# Only editors, compilers and development servers read these: Node.js runs no TypeScript from node_modules.
# Readmes with a licence stay.
find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \
  -o -iname '*.md' -not -iname '*licen[cs]e*' \
    -not \( -iname 'readme*' -exec grep -qi 'permission is hereby granted' {} \; \) \
  -o -name '*.development.js' -o -name '*.runtime.dev.js' \) -delete
if [ "$app" = web ]; then
  # These are peers of tests and the compiler, and icons, which the build contains.
  (cd node_modules/.pnpm && rm -rf @babel+* babel-plugin-macros@* yaml@1.* json5@* csstype@* electron-to-chromium@* @playwright+* \
    playwright* lucide@*)
  # The build contains these packages. Their licences stay.
  (cd node_modules/.pnpm && find highlight.js@* markdown-it@* pdfjs-dist@* swr@* zod@* -type f -not -iname '*licen[cs]e*' -delete)
  # Next.js needs these only for builds, development and experiments.
  (cd apps/web/node_modules/next/dist && rm -rf bundle-analyzer docs esm server/capsize-font-metrics.json)
  (cd apps/web/node_modules/next/dist/compiled && rm -rf ./*-experimental next-server/*-experimental.* \
    babel babel-packages next-devtools terser @next/font postcss-preset-env cssnano-simple schema-utils? @modelcontextprotocol crypto-browserify stream-browserify)
  (cd node_modules/.pnpm && rm -rf styled-jsx@*/node_modules/styled-jsx/dist/babel
    rm -rf caniuse-lite@*/node_modules/caniuse-lite/data/features caniuse-lite@*/node_modules/caniuse-lite/data/regions)
  find node_modules -type f -name '*.profiling.js' -delete
  find node_modules -type d -name test -prune -exec rm -rf {} +
  find apps/web/.next -type f -name '*.map' -delete
fi

for other in apps/*; do
  [ "$other" = "apps/$app" ] || rm -rf "$other"
done
# docs can go, because the CMS's build contains the guide.
rm -rf .turbo apps/*/.turbo docs packages/*/.turbo plugins/*/.turbo packages/testing
