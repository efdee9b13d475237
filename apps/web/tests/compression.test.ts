import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { expect, it } from "vitest";
import type { SiteResponse } from "../server/request/site-response.ts";
import { compress } from "../server/steps/compression.ts";
import { serveMiddleware } from "./middleware";

const TEXT = "Grüße ".repeat(1_000);

function answerWith(type: string, body: string | Buffer, headers: Record<string, string> = {}) {
  return serveMiddleware([compress], (answer) => answer.writeHead(200, { "Content-Type": type, ...headers }).end(body));
}

const accepting = (encoding: string) => ({ headers: { "accept-encoding": encoding } });

it.each([
  ["text/csv; charset=utf-8", "br, gzip", "br"],
  ["application/json", "gzip", "gzip"],
  ["application/feed+json; charset=utf-8", "gzip;q=0.5, br;q=0", "gzip"],
  ["text/x-component", "identity", null],
])("%s for a browser that takes %s comes as %s, and says on what that depends", async (type, accepted, encoding) => {
  const answer = await (await answerWith(type, TEXT))("/", accepting(accepted));
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(await answer.text()).toBe(TEXT);
});

it.each([
  ["image/png", TEXT, {}],
  ["text/plain", "Short", { "Content-Length": "5" }],
  ["text/css", Buffer.from(TEXT), { "Content-Encoding": "identity" }],
])("%s that would not get smaller, or is encoded already, stays as it is", async (type, body, headers) => {
  const answer = await (await answerWith(type, body, headers))("/", accepting("br, gzip"));
  expect([null, "identity"]).toContain(answer.headers.get("content-encoding"));
  expect(await answer.text()).toBe(String(body));
});

it("HEAD gets no body, and no encoding of one", async () => {
  const answer = await (await answerWith("text/plain", TEXT))("/", { method: "HEAD", ...accepting("br") });
  expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual([null, ""]);
});

it("what is written comes at once when it is flushed, part by part", async () => {
  let streamed: SiteResponse | undefined;
  const ask = await serveMiddleware([compress], (answer) => {
    streamed = answer;
    answer.setHeader("Content-Type", "text/x-component");
    answer.write("first");
    answer.flush();
  });
  const answer = await ask("/", accepting("br"));
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toEqual({ done: false, value: "first" });
  streamed?.end("last");
  expect(await reader?.read()).toEqual({ done: false, value: "last" });
  expect((await reader?.read())?.done).toBe(true);
});

it("whoever writes waits while the visitor does not read, and goes on when they do", async () => {
  const parts = Array.from({ length: 60 }, () => randomBytes(32_768).toString("hex"));
  let waits = 0;
  const ask = await serveMiddleware([compress], async (answer) => {
    answer.setHeader("Content-Type", "text/plain");
    for (const part of parts) {
      if (answer.write(part)) continue;
      waits += 1;
      await once(answer, "drain");
    }
    answer.end();
  });
  const answer = await ask("/", accepting("gzip"));
  expect((await answer.text()) === parts.join("")).toBe(true);
  expect(waits).toBeGreaterThan(0);
});
