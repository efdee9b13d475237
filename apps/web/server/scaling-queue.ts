import type { ScalingTurn } from "../src/lib/scaling-turns.ts";

type Limits = { atOnce: number; mostWaiting: number };
type Turn = ScalingTurn & { end: () => void };

/** First come, first served; `null` for whom the queue has no place. */
export function scalingQueue({ atOnce, mostWaiting }: Limits): () => Promise<Turn | null> {
  const waiting: (() => void)[] = [];
  const holding: { share: number; start: () => void }[] = [];
  const shares = new Map<object, number>();
  let turns = 0;

  return async () => {
    if (turns < atOnce) turns += 1;
    else if (waiting.length >= mostWaiting) return null;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return newTurn();
  };

  function newTurn(): Turn {
    let ended = false;
    const turn: Turn = {
      hold: (share) =>
        new Promise((resolve) => {
          const start = () => {
            if (!ended) shares.set(turn, share);
            resolve();
          };
          if (fits(share)) start();
          else holding.push({ share, start });
        }),
      end() {
        if (ended) return;
        ended = true;
        shares.delete(turn);
        while (holding[0] && fits(holding[0].share)) holding.shift()?.start();
        const next = waiting.shift();
        if (next) next();
        else turns -= 1;
      },
    };
    return turn;
  }

  /** What is alone fits, whatever its share. */
  function fits(share: number): boolean {
    const held = [...shares.values()].reduce((sum, each) => sum + each, 0);
    return shares.size === 0 || held + share <= 1;
  }
}
