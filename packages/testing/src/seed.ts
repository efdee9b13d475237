import { createHash, randomInt } from "node:crypto";
import fc from "fast-check";

process.env.TEST_SEED ??= String(randomInt(2 ** 31));

export const seed = Number(process.env.TEST_SEED);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

export function seeded(name: string) {
  const hash = createHash("sha256").update(`${seed} ${name}`).digest();
  let state = hash.readInt32LE();
  /** Mulberry32 */
  function random(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    random,
    below: (limit: number) => Math.floor(random() * limit),
    bytes: (size: number) => createHash("shake256", { outputLength: size }).update(hash).digest(),
    sample: <Value>(values: fc.Arbitrary<Value>, count: number) =>
      fc.sample(values, { seed: hash.readInt32LE(), numRuns: count }),
  };
}
