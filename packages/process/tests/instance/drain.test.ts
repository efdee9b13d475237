import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { drain } from "../../instance/drain.ts";

/** Functions that end a wait, by its milliseconds, because no test here waits for a clock. */
const waits = vi.hoisted(() => new Map<number, () => void>());
vi.mock("node:timers/promises", async (importOriginal) => ({
  ...(await importOriginal<typeof import("node:timers/promises")>()),
  setTimeout: (ms: number, value: unknown) => new Promise((resolve) => waits.set(ms, () => resolve(value))),
}));

const errors = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => {
  errors.mockClear();
  waits.clear();
});

afterAll(() => errors.mockRestore());

async function pass(ms: number): Promise<void> {
  await expect.poll(() => waits.has(ms)).toBe(true);
  waits.get(ms)?.();
}

async function start() {
  const open: ServerResponse[] = [];
  const server = createServer((_request, response) => open.push(response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const ask = async (): Promise<number | undefined> => {
    const [answer] = (await once(request({ port, agent }).end(), "response")) as [IncomingMessage];
    await once(answer.resume(), "end");
    return answer.statusCode;
  };
  return { server, open, ask };
}

it("a request in flight is answered, and what comes after it is not", async () => {
  const { server, open, ask } = await start();
  const first = ask();
  await expect.poll(() => open.length).toBe(1);
  const drained = drain(server, 0);
  await pass(0);
  await expect.poll(() => server.listening).toBe(false);
  await expect(ask()).rejects.toThrow();
  open[0]?.end();
  expect(await first).toBe(200);
  await drained;
});

it("requests are taken until the notice is over", async () => {
  const { server, open, ask } = await start();
  const drained = drain(server, 3_000);
  const answer = ask();
  await expect.poll(() => open.length).toBe(1);
  open[0]?.end();
  expect(await answer).toBe(200);
  await pass(3_000);
  await drained;
  expect(server.listening).toBe(false);
});

it("a server without requests ends by itself, also with a connection that is kept alive, and logs nothing", async () => {
  const { server, open, ask } = await start();
  const answer = ask();
  await expect.poll(() => open.length).toBe(1);
  open[0]?.end();
  await answer;
  const drained = drain(server, 0);
  await pass(0);
  await drained;
  expect(errors).not.toHaveBeenCalled();
});

it("requests that take too long are cut off, and their number is logged", async () => {
  const { server, open, ask } = await start();
  const done = ask();
  await expect.poll(() => open.length).toBe(1);
  open[0]?.end();
  await done;
  const slow = [ask(), ask()].map((answer) => expect(answer).rejects.toThrow());
  await expect.poll(() => open.length).toBe(3);
  const drained = drain(server, 3_000);
  await pass(3_000);
  await expect.poll(() => server.listening).toBe(false);
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(2);
  await pass(5_000);
  await drained;
  expect(errors.mock.calls).toEqual([["Cut off 2 requests still in progress after 8 seconds."]]);
  server.closeAllConnections();
  await Promise.all(slow);
});
