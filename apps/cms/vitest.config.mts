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

/** Whole starts, and mails that are tried again two minutes after a kill; of all places when FAULT_KILLS is set. */
const LONG = {
  testTimeout: process.env.FAULT_KILLS ? 1_800_000 : 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 180_000, interval: 100 } },
};

/** What may differ on PostgreSQL with a bucket, by the reason: in the full check. */
const ON_POSTGRES = {
  "SQL of our own": [
    "application-dashboard",
    "application-history",
    "application-sources",
    "audit-access",
    "blog",
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
  "SQL of our own": ["company", "contents", "job-numbers", "many-posts"],
  "locks, transactions and times that are compared": ["account", "passkeys"],
  "columns of JSON": ["deleted-entries", "form-answers", "forms", "versions"],
  "values that a type of the database refuses": ["panel-queries", "publishing-checks", "queries"],
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
