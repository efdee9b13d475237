import { defineConfig } from "@playwright/test";
import site, { alone, LAST } from "./playwright.config";

/** Runs specs that change the site for everyone, one by one. A failing one doesn't stop the others. */
export default defineConfig({
  ...site,
  workers: 1,
  projects: [...alone(), LAST],
});
