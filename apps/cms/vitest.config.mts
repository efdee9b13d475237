import { defineConfig } from "vitest/config";
import { limits, seedOfFastCheck, shared } from "../../packages/testing/config/vitest.config.ts";
import unitNames from "./tests/units.json" with { type: "json" };

/** What needs no CMS: vitest.config.ts of the repository runs it. */
const UNITS = unitNames.map((name) => `tests/${name}.test.ts`);

const test = {
  ...limits,
  expect: { poll: { ...limits.expect.poll, interval: 100 } },
  fileParallelism: false,
  // graphql must be loaded once only: Node.js would load a second copy for CommonJS importers.
  server: { deps: { inline: [/graphql/] } },
};

/** A fault is a whole start at times, and a mail that was being sent at a kill is tried again after two minutes. */
const LONG = { testTimeout: 1_800_000, hookTimeout: 600_000, expect: { poll: { timeout: 600_000, interval: 100 } } };

/** What is another on PostgreSQL with a bucket than on SQLite with a folder, by the reason. All files are tested on these. */
const ON_POSTGRES = {
  "SQL of our own": [
    "application-dashboard",
    "application-history",
    "application-sources",
    "audit-access",
    "blog",
    "external-writes",
    "looks",
    "operating",
    "panel-home",
    "personal-data",
    "post-dashboard",
    "search",
  ],
  "locks, transactions and times that are compared": [
    "application-bulk",
    "job",
    "job-dashboard",
    "job-draft",
    "mail",
    "messages",
    "page",
    "password-links",
    "redirects",
    "schedule",
    "session",
    "statement-limits",
  ],
  "files in a bucket": ["job-application"],
};

const ON_POSTGRES_NIGHTLY = {
  "SQL of our own": ["contents", "job-numbers", "many-posts", "traces"],
  "locks, transactions and times that are compared": ["account", "passkeys"],
  "columns of JSON": ["deleted-entries", "form-answers", "forms", "versions"],
  "values that a type of the database refuses": ["panel-bodies", "panel-queries", "publishing-checks", "queries"],
  "files in a bucket": ["bodies", "markdown-posts", "media", "own-application", "pictures-in-use", "seed", "uploads"],
};

const files = (byReason: Record<string, string[]>) =>
  Object.values(byReason)
    .flat()
    .map((file) => `tests/${file}.test.ts`);

const databases = Object.entries({
  sqlite: ["tests/*.test.ts"],
  postgres: files(ON_POSTGRES),
  "postgres-nightly": files(ON_POSTGRES_NIGHTLY),
}).map(([name, include]) => ({
  test: {
    ...test,
    name,
    // One process for all files: they have nothing in common but what they load.
    isolate: false,
    include,
    exclude: UNITS,
    globalSetup: `tests/setup/${name.split("-")[0]}.ts`,
    setupFiles: ["tests/setup/panel-token.ts", "tests/setup/rate-limits.ts", seedOfFastCheck],
  },
}));

const faults = {
  test: {
    ...test,
    ...LONG,
    name: "faults",
    include: ["tests/faults/*.test.ts"],
    fileParallelism: true,
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
};

/** The whole product; `node scripts/run.mjs test-database` says on which database. */
const start = {
  test: {
    ...test,
    ...LONG,
    name: "start",
    include: ["tests/start/*.test.ts"],
    sequence: { groupOrder: 2 },
  },
};

export default defineConfig({
  test: { ...shared, projects: [...databases, faults, start] },
});
