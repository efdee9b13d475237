import { defineConfig } from "@playwright/test";
import alone from "./playwright.alone.config";
import site from "./playwright.config";

const [besideEachOther] = site.projects ?? [];

/** `npm test`: what each page, form, role and dashboard is for. */
export default defineConfig({
  ...site,
  grep: /@journey/,
  workers: 1,
  // After what compares with the seed, and before what changes it.
  projects: alone.projects?.toSpliced(1, 0, { ...besideEachOther }),
});
