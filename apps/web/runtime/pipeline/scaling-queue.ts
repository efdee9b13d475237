import type { ScalingSlot } from "../scaling-slots.ts";

type Limits = { concurrency: number; maxWaiting: number };
type Slot = ScalingSlot & { free: () => void };

/** Gives out slots in the order of the requests. Resolves to `null` when the queue is full. */
export function scalingQueue({ concurrency, maxWaiting }: Limits): () => Promise<Slot | null> {
  const waiting: (() => void)[] = [];
  const reserving: { share: number; start: () => void }[] = [];
  const shares = new Map<object, number>();
  let used = 0;

  return async () => {
    if (used < concurrency) used += 1;
    else if (waiting.length >= maxWaiting) return null;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return newSlot();
  };

  function newSlot(): Slot {
    let freed = false;
    const slot: Slot = {
      reserve: (share) =>
        new Promise((resolve) => {
          const start = () => {
            if (!freed) shares.set(slot, share);
            resolve();
          };
          if (fits(share)) start();
          else reserving.push({ share, start });
        }),
      free() {
        if (freed) return;
        freed = true;
        shares.delete(slot);
        while (reserving[0] && fits(reserving[0].share)) reserving.shift()?.start();
        const next = waiting.shift();
        if (next) next();
        else used -= 1;
      },
    };
    return slot;
  }

  function fits(share: number): boolean {
    const reserved = [...shares.values()].reduce((sum, each) => sum + each, 0);
    return shares.size === 0 || reserved + share <= 1;
  }
}
