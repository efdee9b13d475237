/** So long that a person counts on it: a toast, the time to undo. */
const LONG_MS = 3_000;
const NEVER_MS = 2 ** 31 - 1;

const waits = new Map<number, { run: () => void; delay: number }>();
const start = window.setTimeout.bind(window);
const stop = window.clearTimeout.bind(window);

/** From now on, what waits for long waits until `endWaits`: a busy machine misses nothing that goes by itself. */
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

/** Milliseconds. */
export const longWaits = () => [...waits.values()].map(({ delay }) => delay);

export function endWaits(milliseconds: number): void {
  for (const [id, { run, delay }] of waits) {
    if (delay !== milliseconds) continue;
    clearTimeout(id);
    run();
  }
}
