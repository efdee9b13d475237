import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { keepConnections } from "../../instance/connections.ts";

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

it.each(Object.entries(STOPS))("a parser %s and stops early holds up no later request", async (_name, stopEarly) => {
  const server = createServer(async (request, response) => {
    if (request.method === "POST") await stopEarly(request);
    response.end();
  });
  keepConnections(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.close();
  });

  const { port } = server.address() as AddressInfo;
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
});
