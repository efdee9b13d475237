import { fileURLToPath } from "node:url";
import tags from "./test-tags.json" with { type: "json" };
import CheckReporter from "./vitest-reporter.ts";

export const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

export const shared = {
  ...limits,
  tags,
  reporters: ["default", new CheckReporter()],
  includeTaskLocation: true,
  // Each run has another order of files: none may rely on one before it.
  sequence: { shuffle: { files: true }, seed: Number(process.env.TEST_SEED) },
};

export const seedOfFastCheck = fileURLToPath(new URL("../src/seed.ts", import.meta.url));
