import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { drain } from "../drain.ts";

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
  await expect.poll(() => server.listening).toBe(false);
  await expect(ask()).rejects.toThrow();
  open[0]?.end();
  expect(await first).toBe(200);
  await drained;
});

it("requests are taken until the notice is over", async () => {
  const { server, open, ask } = await start();
  const drained = drain(server, 300);
  const answer = ask();
  await expect.poll(() => open.length).toBe(1);
  open[0]?.end();
  expect(await answer).toBe(200);
  await drained;
  expect(server.listening).toBe(false);
});

it("a server without requests ends at once, also with a connection that is kept alive", async () => {
  const { server, open, ask } = await start();
  const answer = ask();
  await expect.poll(() => open.length).toBe(1);
  open[0]?.end();
  await answer;
  const started = performance.now();
  await drain(server, 0);
  expect(performance.now() - started).toBeLessThan(2_000);
});

it("requests that take too long are cut off, and their number is logged", {
  tags: ["full"],
  timeout: 20_000,
}, async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const { server, open, ask } = await start();
  const done = ask();
  await expect.poll(() => open.length).toBe(1);
  open[0]?.end();
  await done;
  const slow = [ask(), ask()].map((answer) => expect(answer).rejects.toThrow());
  await expect.poll(() => open.length).toBe(3);
  await drain(server, 7_500);
  expect(errors.mock.calls).toEqual([["Cut off 2 requests still in progress after 8 seconds."]]);
  server.closeAllConnections();
  await Promise.all(slow);
  errors.mockRestore();
});

it("nothing is logged about requests that were answered", async () => {
  const errors = vi.spyOn(console, "error");
  const { server } = await start();
  await drain(server, 0);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
