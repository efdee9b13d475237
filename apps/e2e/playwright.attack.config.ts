import { mkdirSync } from "node:fs";
import { defineConfig } from "@playwright/test";
// All workers need the same seed.
import "@repo/testing/seed";
import { METRICS_TOKEN, TEMPORARY } from "./attack/environment";
import site from "./playwright.config";

const [server] = [site.webServer ?? []].flat();
/** One test asks thousands of questions. */
const LONGEST_MS = 60 * 60_000;

mkdirSync(TEMPORARY, { recursive: true });

/** Asks every route as every role with hostile input, one request at a time. */
export default defineConfig({
  testDir: "attack",
  outputDir: site.outputDir,
  timeout: LONGEST_MS,
  expect: site.expect,
  forbidOnly: site.forbidOnly,
  workers: 1,
  reporter: site.reporter,
  globalSetup: site.globalSetup,
  globalTeardown: site.globalTeardown,
  webServer: server && { ...server, env: { ...server.env, METRICS_TOKEN, TMPDIR: TEMPORARY } },
});
