import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { SCALING, type TurnRequest } from "../src/lib/scaling-turns.ts";
import { scalingQueue } from "./scaling-queue.ts";
import type { WriteHead } from "./secure-answers.ts";

const RETRY_AFTER_S = "5";
/** Two threads of four stay free for files. */
const LIMITS = { atOnce: 2, mostWaiting: 64 };

type Answering = { hasEnded: boolean; end: () => void };

/** Bounds what Next.js scales at once. It fetches the picture for that, which then asks for a turn. */
export function boundScaling() {
  const takeTurn = scalingQueue(LIMITS);
  const answerings = new AsyncLocalStorage<Answering>();

  subscribe(SCALING, (message) => {
    const answering = answerings.getStore();
    (message as TurnRequest).turn = takeTurn().then((turn) => {
      if (!answering || answering.hasEnded) turn?.end();
      else if (turn) answering.end = turn.end;
      return turn;
    });
  });

  /** `handle` ends once the picture is scaled, even when nobody waits for it any more. */
  return async (response: ServerResponse, handle: () => Promise<void>): Promise<void> => {
    const writeHead = response.writeHead.bind(response) as WriteHead;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status === 503) response.setHeader("Retry-After", RETRY_AFTER_S);
      return writeHead(status, ...rest);
    };
    const answering: Answering = { hasEnded: false, end: () => {} };
    try {
      await answerings.run(answering, handle);
    } finally {
      answering.hasEnded = true;
      answering.end();
    }
  };
}
