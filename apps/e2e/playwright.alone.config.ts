import { defineConfig } from "@playwright/test";
import site, { ALONE, LAST } from "./playwright.config";

/** What changes the site for all who are on it, one after the other. One that fails holds up no other. */
export default defineConfig({
  ...site,
  workers: 1,
  projects: [...Object.entries(ALONE).map(([name, testMatch]) => ({ name, testMatch })), LAST],
});
