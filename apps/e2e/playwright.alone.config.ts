import { defineConfig } from "@playwright/test";
import site, { alone, LAST } from "./playwright.config";

/** Specs that change the site for everyone, one by one; a failing one holds up no other. */
export default defineConfig({
  ...site,
  workers: 1,
  projects: [...alone(), LAST],
});
