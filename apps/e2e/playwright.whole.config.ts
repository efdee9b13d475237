import { defineConfig } from "@playwright/test";
import alone from "./playwright.alone.config";
import site from "./playwright.config";

const [besideEachOther] = site.projects ?? [];

/** All specs on one product, one by one. */
export default defineConfig({
  ...site,
  workers: 1,
  // After what compares with the seed, and before what changes it.
  projects: alone.projects?.toSpliced(1, 0, { ...besideEachOther }),
});
