import { defineConfig } from "@playwright/test";
import whole from "./playwright.whole.config";

/** `npm test`: what each page, form, role and dashboard is for. */
export default defineConfig({ ...whole, grep: /@journey/ });
