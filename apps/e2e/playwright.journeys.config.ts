import { defineConfig } from "@playwright/test";
import whole from "./playwright.whole.config";

/** `npm test` runs only these tests, of the purpose of each page, form, role and dashboard. */
export default defineConfig({ ...whole, grep: /@journey/ });
