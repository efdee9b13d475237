import { fileURLToPath } from "node:url";
import tags from "./test-tags.json" with { type: "json" };
import CheckReporter from "./vitest-reporter.ts";

/** Generous limits that only end hanging tests, however busy the machine is. */
export const limits = {
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  expect: { poll: { timeout: 300_000 } },
};

export const shared = { ...limits, tags, reporters: ["default", new CheckReporter()], includeTaskLocation: true };

export const seedOfFastCheck = fileURLToPath(new URL("../src/seed.ts", import.meta.url));

export default {
  test: {
    ...shared,
    setupFiles: [seedOfFastCheck],
    // These tests leave nothing behind that another file would see.
    isolate: false,
  },
};
