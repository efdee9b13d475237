import { randomInt } from "node:crypto";

process.env.TEST_SEED ??= String(randomInt(2 ** 31));

export const sayingSeed = {
  onTestRunEnd(_files: unknown, _errors: unknown, reason: string) {
    if (reason === "failed")
      console.warn(`\n TEST_SEED=${process.env.TEST_SEED} gives the same random values again.\n`);
  },
};
