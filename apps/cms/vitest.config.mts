import { defineConfig } from "vitest/config";
import { limits, shared } from "../../packages/config/vitest.config.ts";

const test = {
  ...limits,
  fileParallelism: false,
  // graphql must be loaded once only: Node.js would load a second copy for CommonJS importers.
  server: { deps: { inline: [/graphql/] } },
};

/** What no database or file store has a part in; the rest is tested on SQLite with a folder and PostgreSQL with a bucket. */
const WITHOUT_STORES = [
  "application-confirmation",
  "applications-csv",
  "batched-fields",
  "close-by-date",
  "common-password",
  "data-dir",
  "first-accounts",
  "graphql-limits",
  "hostile-forms",
  "hostile-texts",
  "mail-delivery",
  "panel-configuration",
  "permissions",
  "published-rows",
  "rotation",
  "wait-for-permissions",
];

const databases = ["sqlite", "postgres"].map((name) => ({
  test: {
    ...test,
    name,
    // One process for all files: they have nothing in common but what they load.
    isolate: false,
    include: ["tests/*.test.ts"],
    exclude: name === "postgres" ? WITHOUT_STORES.map((file) => `tests/${file}.test.ts`) : [],
    globalSetup: `tests/setup/${name}.ts`,
    setupFiles: ["tests/setup/panel-token.ts"],
  },
}));

const faults = {
  test: {
    ...test,
    name: "faults",
    include: ["tests/faults/*.test.ts"],
    testTimeout: 900_000,
    // A mail that was being sent at a kill is tried again after two minutes.
    expect: { poll: { timeout: 300_000, interval: 250 } },
    fileParallelism: true,
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
};

/** The whole product; `node scripts/run.mjs test-database` says on which database. */
const start = {
  test: {
    ...test,
    name: "start",
    include: ["tests/start/*.test.ts"],
    testTimeout: 600_000,
    expect: { poll: { timeout: 300_000, interval: 250 } },
    sequence: { groupOrder: 2 },
  },
};

export default defineConfig({
  test: { ...shared, projects: [...databases, faults, start] },
});
