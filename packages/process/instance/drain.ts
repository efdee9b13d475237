import type { Server } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";
import { promisify } from "node:util";

/** Includes the notice. `npm start` kills the process 13 seconds after the signal. */
const WHOLE_MS = 8_000;
const LOOK_MS = 50;

export async function drain(server: Server, noticeMs: number): Promise<void> {
  if (!server.listening) return;
  await setTimeout(noticeMs);
  // Accept waiting connections first, because closing the server would reset them.
  await setImmediate();
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  // A keep-alive connection becomes idle only after its last response was sent.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const isOver = await Promise.race([closed, setTimeout(WHOLE_MS - noticeMs, false, { ref: false })]);
  clearInterval(look);
  if (!isOver) await tellOfCutOff(server);
}

async function tellOfCutOff(server: Server): Promise<void> {
  const left = await promisify(server.getConnections.bind(server))();
  if (left === 0) return;
  const requests = left === 1 ? "1 request" : `${left} requests`;
  console.error(`Cut off ${requests} still in progress after ${WHOLE_MS / 1_000} seconds.`);
}
