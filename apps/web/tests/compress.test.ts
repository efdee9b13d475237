import { randomBytes } from "node:crypto";
import { Duplex } from "node:stream";
import { expect, it } from "vitest";
import { compress } from "../server/compress.ts";
import { listen } from "./site";

it("what compresses an answer is freed when the visitor goes", async () => {
  let stream: unknown;
  const server = await listen((request, response) => {
    compress(request, response);
    response.setHeader("content-type", "text/html");
    response.write(randomBytes(500_000).toString("hex"));
    // Once it compresses, `compression` gives its stream to who listens.
    stream = response.on("drain", () => {});
  });
  const visit = new AbortController();
  const answer = await fetch(server.url, { signal: visit.signal, headers: { "accept-encoding": "gzip" } });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(stream).toBeInstanceOf(Duplex);
  expect((stream as Duplex).destroyed).toBe(false);
  visit.abort();
  await expect.poll(() => (stream as Duplex).destroyed).toBe(true);
  server.close();
});
