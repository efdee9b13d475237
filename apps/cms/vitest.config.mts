import { defineConfig } from "vitest/config";

const test = { testTimeout: 30_000, hookTimeout: 180_000, fileParallelism: false };

/** The same tests on both databases, each time against a CMS of their own. */
export default defineConfig({
  test: {
    projects: ["sqlite", "postgres"].map((name) => ({
      test: { ...test, name, include: ["tests/**/*.test.ts"], globalSetup: `tests/setup/${name}.ts` },
    })),
  },
});
