import { expect } from "vitest";

/** People notice waits from this length on: a toast, or the time to undo. */
const LONG_MS = 3_000;
const NEVER_MS = 2 ** 31 - 1;

const waits = new Map<number, { run: () => void; delay: number }>();
const start = window.setTimeout.bind(window);
const stop = window.clearTimeout.bind(window);

/** Makes long waits last until `endWaits`, so that a busy machine misses nothing that disappears by itself. */
export function holdLongWaits(): void {
  window.setTimeout = ((run: () => void, delay = 0, ...args: unknown[]) => {
    if (delay < LONG_MS) return start(run, delay, ...args);
    const id = start(() => {}, NEVER_MS);
    waits.set(id, { run: () => run.apply(window, args as []), delay });
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    waits.delete(Number(id));
    stop(id);
  };
}

export const longWaits = () => [...waits.values()].map(({ delay }) => delay);

/** Ends the waits of this length until what they delay has come, since one may begin later than what announces it. */
export async function endWaits(milliseconds: number, hasCome: () => boolean): Promise<void> {
  const endAll = () => {
    for (const [id, { run, delay }] of waits) {
      if (delay !== milliseconds) continue;
      clearTimeout(id);
      run();
    }
  };
  await expect
    .poll(() => {
      endAll();
      return hasCome();
    })
    .toBe(true);
}
