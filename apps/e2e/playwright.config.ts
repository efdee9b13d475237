import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { product, productLog } from "./product";

const AS_SEEDED = ["metadata.spec.ts", "social-images.spec.ts"];
const SECONDS = [
  "blog.spec.ts",
  "blog-text.spec.ts",
  "blog-dashboard.spec.ts",
  "editor.spec.ts",
  "freshness.spec.ts",
  "life.spec.ts",
];
const BLOG_STATES = ["blog-states.spec.ts", "blog-dashboard-states.spec.ts"];
const LAST = [
  "consent.spec.ts",
  "no-jobs.spec.ts",
  "many-jobs.spec.ts",
  "unpublished.spec.ts",
  "crowd.spec.ts",
  "outage.spec.ts",
  "secrets.spec.ts",
  ...BLOG_STATES,
];

export default defineConfig({
  testDir: "tests",
  timeout: 30_000,
  expect: { timeout: 7_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Some tests measure seconds, on a machine that is building and serving at the same time. The report names them.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: product.SITE_URL,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // What the other tests make comes and goes, and is not written for search engines.
    { name: "as seeded", testMatch: AS_SEEDED },
    { name: "site", testIgnore: [...AS_SEEDED, ...SECONDS, ...LAST], dependencies: ["as seeded"] },
    // What may take seconds is measured while nothing else is under test.
    { name: "seconds", testMatch: SECONDS, dependencies: ["site"], workers: 1 },
    // With a tag set, all pages are others than the rest of the tests expect: it has the site to itself, afterwards.
    { name: "consent", testMatch: "consent.spec.ts", dependencies: ["seconds"] },
    // So has the one that takes all jobs away.
    { name: "no jobs", testMatch: "no-jobs.spec.ts", dependencies: ["consent"] },
    // Or brings many.
    { name: "many jobs", testMatch: "many-jobs.spec.ts", dependencies: ["no jobs"] },
    // Or takes pages off the site.
    { name: "unpublished", testMatch: "unpublished.spec.ts", dependencies: ["many jobs"] },
    // And the one that brings everybody at once.
    { name: "crowd", testMatch: "crowd.spec.ts", dependencies: ["unpublished"] },
    // And those that stop the CMS and take the blog's table, one after the other.
    { name: "blog states", testMatch: BLOG_STATES, dependencies: ["crowd"], workers: 1 },
    { name: "outage", testMatch: "outage.spec.ts", dependencies: ["blog states"] },
    // In the end, what all of that has left in logs.
    { name: "secrets", testMatch: "secrets.spec.ts", dependencies: ["outage"] },
  ],
  webServer: {
    // Its complaints are shown, and kept for secrets.spec.ts.
    command: `exec bash -c 'exec node scripts/start.mjs 2> >(tee "${productLog}" >&2)'`,
    cwd: path.resolve("../.."),
    env: product,
    url: `${product.SITE_URL}/api/health`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
