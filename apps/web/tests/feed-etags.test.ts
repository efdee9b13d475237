import { expect, it } from "vitest";
import { compress } from "../server/steps/compression.ts";
import { feedEtags } from "../server/steps/feed-etags.ts";
import { serveMiddleware } from "./middleware";

const TEXT = "<item>Grüße</item>".repeat(1_000);

/** Without `cache-control`, `fetch` asks for a full answer. */
const having = (etag: string) => ({ "if-none-match": etag, "cache-control": "max-age=0" });

const serve = (type: string) =>
  serveMiddleware([feedEtags, compress], (answer) => {
    answer.setHeader("Content-Type", type);
    answer.end(TEXT);
  });

it.each([
  ["application/rss+xml; charset=utf-8", "br"],
  ["application/feed+json; charset=utf-8", "gzip"],
  ["application/xml", "identity"],
])("%s as %s comes once, and then 304 until it changes", async (type, encoding) => {
  const ask = await serve(type);
  const first = await ask("/", { headers: { "accept-encoding": encoding } });
  expect([first.status, await first.text()]).toEqual([200, TEXT]);
  const etag = first.headers.get("etag") ?? "";
  const again = await ask("/", { headers: { "accept-encoding": encoding, ...having(etag) } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  const changed = await ask("/", { headers: having('"another"') });
  expect([changed.status, await changed.text()]).toEqual([200, TEXT]);
});

it("other answers stay as they are", async () => {
  const answer = await (await serve("application/json"))("/");
  expect([answer.headers.get("etag"), await answer.text()]).toEqual([null, TEXT]);
});
