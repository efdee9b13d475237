import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { readLimitedForm } from "@repo/rules/limited-form";
import { afterAll, beforeAll, expect, it } from "vitest";

/** Answers 422 when the whole body has come in but nothing has read it, as behind a slow authorization. */
const server = createServer(async (request, response) => {
  if (request.method === "POST") {
    await setTimeout(50);
    const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
    await readLimitedForm(body, "application/json", 1024).catch(() => (response.statusCode = 422));
  }
  response.end();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

it.each([10_000, 400_000, 3_000_000])(
  "a body of %i bytes that is no form leaves its connection to the next request",
  async (size) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    let answers = "";
    socket.on("data", (chunk) => {
      answers += chunk;
    });
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${size}\r\n\r\n${"a".repeat(size)}`);
    await expect.poll(() => answers).toContain("HTTP/1.1 422");
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await expect.poll(() => answers).toContain("HTTP/1.1 200");
    socket.destroy();
  },
);
