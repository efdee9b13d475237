import { defineConfig } from "@playwright/test";
import site from "./playwright.config";

/** Tests our Strapi plugins in the project that `node scripts/run.mjs test-plugins` makes and starts. */
export default defineConfig({
  testDir: "plugins",
  timeout: site.timeout,
  expect: site.expect,
  forbidOnly: site.forbidOnly,
  workers: 2,
  reporter: [["list"]],
  use: { ...site.use, baseURL: process.env.PLUGINS_CMS },
  globalSetup: "./plugins/set-up.ts",
});
