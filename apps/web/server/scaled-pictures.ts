import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { SCALING, type TurnRequest } from "../src/lib/scaling-turns.ts";
import { isScaledPicture } from "./addresses.ts";
import { scalingQueue } from "./scaling-queue.ts";
import type { Site, Stage } from "./stage.ts";

const RETRY_AFTER_S = "5";
/** Two threads of four stay free for files. */
const LIMITS = { atOnce: 2, mostWaiting: 64 };

type Turn = { hasEnded: boolean; end: () => void };

/**
 * Bounds what Next.js scales at once. It fetches the picture for that, and the handler of the fetch asks for a turn, which
 * ends with `handle`: once the picture is scaled, even when nobody waits for it any more.
 */
export function scaledPictures({ handle }: Site): Stage {
  const takeTurn = scalingQueue(LIMITS);
  const current = new AsyncLocalStorage<Turn>();

  subscribe(SCALING, (message) => {
    const own = current.getStore();
    (message as TurnRequest).turn = takeTurn().then((turn) => {
      if (!own || own.hasEnded) turn?.end();
      else if (turn) own.end = turn.end;
      return turn;
    });
  });

  return async (request, answer, next) => {
    if (!isScaledPicture(request.url ?? "")) return next();
    answer.beforeHead(() => {
      if (answer.statusCode === 503) answer.setHeader("Retry-After", RETRY_AFTER_S);
    });
    const turn: Turn = { hasEnded: false, end: () => {} };
    try {
      await current.run(turn, () => handle(request, answer));
    } finally {
      turn.hasEnded = true;
      turn.end();
    }
  };
}
