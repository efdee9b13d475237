import { defineConfig } from "vitest/config";

const test = {
  testTimeout: 30_000,
  hookTimeout: 180_000,
  fileParallelism: false,
  // Its types must come from one copy: Node.js would load another for what it takes as CommonJS.
  server: { deps: { inline: [/graphql/] } },
};

/** The same tests on both databases, and with a bucket for files; each time against a CMS of their own. */
const databases = ["sqlite", "postgres", "s3"].map((name) => ({
  test: {
    ...test,
    name,
    include: name === "s3" ? ["tests/{bodies,media,job-application}.test.ts"] : ["tests/*.test.ts"],
    globalSetup: `tests/setup/${name}.ts`,
  },
}));

/** Starts and kills its own. */
const faults = { test: { ...test, name: "faults", include: ["tests/faults/*.test.ts"], testTimeout: 900_000 } };

export default defineConfig({ test: { projects: [...databases, faults] } });
