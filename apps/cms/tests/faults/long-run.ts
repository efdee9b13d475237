import { seeded } from "@repo/testing/seed";

/** `npm run test:faults` sets this. The extra work takes too long for `npm test -- --full`. */
export const LONG_RUN = Boolean(process.env.FAULT_APPLICATIONS);

/** Returns the numbers of statements, from 1, before which to kill: all in a long run, otherwise one of each step. */
export function killsOf(steps: string[], name: string): number[] {
  const all = steps.map((_, index) => index + 1);
  if (LONG_RUN) return all;
  const { below } = seeded(name);
  return [...new Set(steps)].flatMap((step) => {
    const ofStep = all.filter((statement) => steps[statement - 1] === step);
    return ofStep[below(ofStep.length)] ?? [];
  });
}
