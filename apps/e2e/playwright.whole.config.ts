import { defineConfig } from "@playwright/test";
import alone from "./playwright.alone.config";
import site from "./playwright.config";

const [besideEachOther] = site.projects ?? [];

export default defineConfig({
  ...site,
  workers: 1,
  // These come after the tests that compare with the seed, and before those that change it.
  projects: alone.projects?.toSpliced(1, 0, { ...besideEachOther }),
});
