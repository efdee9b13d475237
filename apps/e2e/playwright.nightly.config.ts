import { defineConfig } from "@playwright/test";
import whole from "./playwright.whole.config";

/** Some visit every page of the site. */
const LONGEST_MS = 10 * 60_000;

/** Runs only the tests that take too long for what they would notice in every full check. */
export default defineConfig({ ...whole, timeout: LONGEST_MS, grep: /@nightly/, grepInvert: undefined });
