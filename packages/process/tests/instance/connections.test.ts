import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { keepConnections, SERVER_OPTIONS } from "../../instance/connections.ts";

const STOPS = {
  "that pauses": async (body: Readable) => {
    await once(body, "data");
    body.pause();
  },
  "that iterates": async (body: Readable) => {
    await body[Symbol.asyncIterator]().next();
    await new Promise(setImmediate);
  },
  "of a web stream": async (body: Readable) => {
    await Readable.toWeb(body).getReader().read();
  },
};

async function startServer(answer: RequestListener, options = {}): Promise<number> {
  const server = createServer({ ...SERVER_OPTIONS, ...options }, answer);
  keepConnections(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}

it.each(Object.entries(STOPS))("a parser %s and stops early holds up no later request", async (_name, stopEarly) => {
  const port = await startServer(async (request, response) => {
    if (request.method === "POST") await stopEarly(request);
    response.end();
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (method: string, body?: Buffer): Promise<IncomingMessage> => {
    const asked = request({ agent, host: "127.0.0.1", port, method });
    const answered = once(asked, "response");
    asked.end(body);
    const [answer] = (await answered) as [IncomingMessage];
    await once(answer.resume(), "end");
    if (!asked.closed) await once(asked, "close");
    return answer;
  };
  expect((await ask("POST", Buffer.alloc(16 * 1024 ** 2))).statusCode).toBe(200);
  expect((await ask("GET")).statusCode).toBe(200);
  agent.destroy();
});

it("a body without an end is cut off", async () => {
  const port = await startServer(async (request, response) => {
    await request[Symbol.asyncIterator]().next();
    response.end();
  });
  const asked = request({ host: "127.0.0.1", port, method: "POST" });
  const failed = new Promise((resolve) => asked.once("error", resolve));
  const piece = Buffer.alloc(1024 ** 2);
  const write = () => void asked.write(piece, (error) => error || setImmediate(write));
  write();
  await failed;
});

it("a body that comes in drops is cut off after two minutes", async () => {
  expect(SERVER_OPTIONS.requestTimeout).toBe(120_000);
  const quickly = { requestTimeout: 300, connectionsCheckingInterval: 20 };
  const port = await startServer((request, response) => request.resume().on("end", () => response.end()), quickly);
  const asked = request({ host: "127.0.0.1", port, method: "POST" });
  const ended = Promise.race([once(asked, "response"), once(asked, "error")]);
  const drip = setInterval(() => asked.write("a"), 20);
  await ended.finally(() => clearInterval(drip));
});
