import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { SCALING_CHANNEL, type SlotRequest } from "../scaling-slots.ts";
import type { Middleware, Site } from "./middleware.ts";
import { scalingQueue } from "./scaling-queue.ts";
import { isScaledPicture } from "./urls.ts";

const RETRY_AFTER_S = "5";
/** Of the four threads of libuv's pool, two stay free for files. */
const LIMITS = { concurrency: 2, maxWaiting: 64 };

type Slot = { hasEnded: boolean; free: () => void };

/**
 * Limits how many pictures Next.js scales at once. For each, Next.js requests the original, whose handler asks for a
 * slot. The slot is freed when the picture is scaled, even if the client has gone.
 */
export function scaledPictures({ handle }: Site): Middleware {
  const acquire = scalingQueue(LIMITS);
  const current = new AsyncLocalStorage<Slot>();

  subscribe(SCALING_CHANNEL, (message) => {
    const own = current.getStore();
    (message as SlotRequest).slot = acquire().then((slot) => {
      if (!own || own.hasEnded) slot?.free();
      else if (slot) own.free = slot.free;
      return slot;
    });
  });

  return async (request, response, next) => {
    if (!isScaledPicture(request.url ?? "")) return next();
    response.beforeHead(() => {
      if (response.statusCode === 503) response.setHeader("Retry-After", RETRY_AFTER_S);
    });
    const slot: Slot = { hasEnded: false, free: () => {} };
    try {
      await current.run(slot, () => handle(request, response));
    } finally {
      slot.hasEnded = true;
      slot.free();
    }
  };
}
