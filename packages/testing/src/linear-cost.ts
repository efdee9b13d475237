import fc from "fast-check";
import { expect } from "vitest";
import { processorUsed } from "./probing";
import { type Pump, pumps } from "./pumped-texts";

const RUNS = Number(process.env.HOSTILE_TEXTS_RUNS ?? 1);

const NOTICEABLE = 150;
const STEEPEST = 8;
const ATTEMPTS = 3;
const TURNS = 3;

const ANSWER_MS = 600_000;

/** A quarter of the room for a text beside other headers: Node.js takes at most 16 KB of headers. */
export const SHORT = 3_000;

export type Server = { url: string; socket: string };
export type Ask = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
};

export async function processorOf({ url, socket }: Server, { path, ...ask }: Ask): Promise<number> {
  const before = await processorUsed(socket);
  const signal = AbortSignal.timeout(ANSWER_MS);
  await fetch(url + path, { ...ask, signal, redirect: "manual" })
    .then((answer) => answer.arrayBuffer())
    .catch(hungUp);
  return (await processorUsed(socket)) - before;
}

export async function expectLinear(
  server: Server,
  what: string,
  length: number,
  ask: (length: number) => Ask,
): Promise<void> {
  const measure = (at: number) => processorOf(server, ask(at));
  const long = await measure(4 * length);
  if (long < NOTICEABLE) return;
  let [one, four, limit] = [0, long, NOTICEABLE];
  for (let attempt = 0; attempt < ATTEMPTS && four >= limit; attempt++) {
    const [short, fourTimes]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn++) {
      short.push(await measure(length));
      fourTimes.push(await measure(4 * length));
    }
    // Garbage is collected during one of several short requests, but during each of the long ones.
    one = short.reduce((sum, each) => sum + each / TURNS, 0);
    // Other work of the server can make a measurement longer, never shorter.
    four = Math.min(...fourTimes);
    limit = Math.max(NOTICEABLE, STEEPEST * one);
  }
  expect(four, `${what}: ${Math.round(one)} ms, and ${Math.round(four)} for four times as much`).toBeLessThan(limit);
}

/** A sender of an unread body may find the connection closed, and an address sent back may be too long to read. */
function hungUp(error: { code?: string; cause?: { code?: string } }): void {
  if (
    !["EPIPE", "ECONNRESET", "UND_ERR_SOCKET", "UND_ERR_HEADERS_OVERFLOW"].includes(
      error.cause?.code ?? error.code ?? "",
    )
  )
    throw error;
}

export async function eachRoute<Route>(
  routes: Route[],
  check: (route: Route, pump: Pump, at: number) => Promise<void>,
): Promise<void> {
  for (const route of routes) {
    await fc.assert(
      fc.asyncProperty(pumps, fc.nat({ max: 1_000 }), (pump, at) => check(route, pump, at)),
      { numRuns: RUNS, endOnFailure: true },
    );
  }
}
