import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import args from "@repo/testing/config/chromium-flags.json" with { type: "json" };
import { product, productLog } from "./product";

/** The specs of `playwright.alone.config.ts`, in order. */
export const ALONE = {
  // These come first, because they compare with what was seeded, not with what other tests create.
  "as seeded": ["budget.spec.ts", "preview-marks.spec.ts"],
  "what follows a change": [
    "blog.spec.ts",
    "blog-text.spec.ts",
    "blog-dashboard.spec.ts",
    "markdown-posts.spec.ts",
    "editor.spec.ts",
    "editors-journey.spec.ts",
    "menu.spec.ts",
    "history.spec.ts",
  ],
  "starts and kills": ["lifecycle.spec.ts"],
  // Nothing else may change the instance that it compares with a backup.
  drill: ["drill.spec.ts"],
  // With a tag set, every page differs from what the other tests expect.
  consent: ["consent.spec.ts"],
  "no jobs": ["no-jobs.spec.ts"],
  "many jobs": ["many-jobs.spec.ts"],
  unpublished: ["unpublished.spec.ts"],
  "another brand": ["make-it-yours.spec.ts"],
  crowd: ["concurrent-applications.spec.ts"],
  // These stop the CMS, and drop the blog's table.
  "blog states": ["blog-states.spec.ts"],
  outage: ["outage.spec.ts"],
};

/** They end what hangs. Tests that need longer say so themselves. */
export const LIMITS = { step: 30_000, start: 120_000, test: 120_000 };

const within = (timeout: number) => ({ timeout, toPass: { timeout } });

/** Projects whose steps start a whole product, some of them several times in a test. */
const STARTS = ["starts and kills", "drill"];
const SEVERAL_STARTS = 5 * LIMITS.start;

export const alone = (prefix = "") =>
  Object.entries(ALONE).map(([name, testMatch]) => ({
    name: prefix + name,
    testMatch,
    ...(STARTS.includes(name) && { timeout: SEVERAL_STARTS, expect: within(LIMITS.start) }),
  }));

export const LAST = { name: "secrets", testMatch: "secrets.spec.ts" };

export default defineConfig({
  testDir: "tests",
  // What a failure left stays when the test runs again.
  outputDir: path.join("test-results", path.basename(process.env.E2E_DATA_DIR ?? "")),
  timeout: LIMITS.test,
  expect: within(LIMITS.step),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  grepInvert: /@nightly/,
  workers: 2,
  reporter: [["list"], ["./check-reporter.ts"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: product.SITE_URL,
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: LIMITS.step,
    navigationTimeout: LIMITS.step,
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args,
    },
  },
  projects: [
    { name: "site", testIgnore: [...Object.values(ALONE).flat(), LAST.testMatch] },
    { ...LAST, dependencies: ["site"] },
  ],
  globalSetup: "./set-up.ts",
  globalTeardown: "./tear-down.ts",
  webServer: {
    // secrets.spec.ts reads this log. Standard error is shown as well.
    command: `exec bash -c 'exec node scripts/start.ts >> "${productLog}" 2> >(tee -a "${productLog}" >&2)'`,
    cwd: path.resolve("../.."),
    env: product,
    url: `${product.SITE_URL}/api/health`,
    timeout: LIMITS.start,
    gracefulShutdown: { signal: "SIGTERM", timeout: LIMITS.step },
    stdout: "ignore",
    stderr: "pipe",
  },
});
