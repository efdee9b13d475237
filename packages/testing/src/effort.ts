import { expect } from "vitest";

/** Some packages that use this have no types of Node.js. */
declare const process: { cpuUsage(): { user: number; system: number } };

type Run = () => unknown;
type Clock = () => number | Promise<number>;

const ROUNDS = 5;
const PARTS = 16;
const STEEPEST = 4;

export const processor: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
export const wall: Clock = () => performance.now();

/** The fastest `run` counts, as other work only adds to it, but the mean of `base`, as some turns collect garbage. */
export async function expectAtMost(times: number, what: string, run: Run, base: Run, clock = processor): Promise<void> {
  let [ofRun, ofBase, total] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let round = 1; round <= ROUNDS && !(ofRun < times * ofBase); round += 1) {
    total += await took(base, clock);
    ofBase = total / round;
    ofRun = Math.min(ofRun, await took(run, clock));
  }
  expect(ofRun / ofBase, `${what}: ${ofRun.toFixed(1)} ms, and ${ofBase.toFixed(1)} to compare`).toBeLessThan(times);
}

export function expectInProportion(what: string, length: number, run: (length: number) => unknown): Promise<void> {
  const parts = async () => {
    for (let part = 0; part < PARTS; part += 1) await run(Math.ceil(length / PARTS));
  };
  return expectAtMost(STEEPEST, what, () => run(length), parts);
}

async function took(run: Run, clock: Clock): Promise<number> {
  const started = await clock();
  await run();
  return (await clock()) - started;
}
