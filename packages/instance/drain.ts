import type { Server } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";

/** Notice included. `npm start` kills what is left 13 seconds after the signal. */
const WHOLE_MS = 8_000;
const LOOK_MS = 50;

/**
 * Goes on taking requests for `noticeMs`, then closes the server and waits for the requests in flight, eight seconds
 * at the most.
 */
export async function drain(server: Server, noticeMs: number): Promise<void> {
  if (!server.listening) return;
  await setTimeout(noticeMs);
  // Right after connections have been accepted: one that waits for it when the server closes would be reset.
  await setImmediate();
  const closed = new Promise((resolve) => server.close(resolve));
  // A kept-alive connection is idle only once its last answer has been sent.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await Promise.race([closed, setTimeout(WHOLE_MS - noticeMs, undefined, { ref: false })]);
  clearInterval(look);
}
