import type { Server } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";
import { promisify } from "node:util";

/** Notice included. `npm start` kills what is left 13 seconds after the signal. */
const WHOLE_MS = 8_000;
const LOOK_MS = 50;

/** Takes requests for another `noticeMs`, then closes the server and waits for those in flight. */
export async function drain(server: Server, noticeMs: number): Promise<void> {
  if (!server.listening) return;
  await setTimeout(noticeMs);
  // Right after connections have been accepted: one that waits for it when the server closes would be reset.
  await setImmediate();
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  // A kept-alive connection is idle only once its last answer has been sent.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const isOver = await Promise.race([closed, setTimeout(WHOLE_MS - noticeMs, false, { ref: false })]);
  clearInterval(look);
  if (!isOver) await tellOfCutOff(server);
}

/** Each connection that is left has a request: those without have been closed. */
async function tellOfCutOff(server: Server): Promise<void> {
  const left = await promisify(server.getConnections.bind(server))();
  if (left === 0) return;
  const requests = left === 1 ? "1 request" : `${left} requests`;
  console.error(`Cut off ${requests} still in flight after ${WHOLE_MS / 1_000} seconds.`);
}
