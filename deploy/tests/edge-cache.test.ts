// @module-tag full
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { askRaw, type Question } from "./ask-raw.ts";
import { type Edge, hasNginx, startEdge } from "./edge.ts";

const YEAR = "public, s-maxage=31536000, stale-while-revalidate=31535400";
/** Headers that the edge sets itself. */
const OF_EDGE = /^(host|connection|x-forwarded-(for|proto)|x-request-id|accept-encoding|accept)$/;

/** A site that answers with all that it received, because any of it could leak to another visitor. */
const echo: RequestListener = async (request, response) => {
  const { url = "", headers } = request;
  const told = Object.entries(headers).filter(([name]) => !OF_EDGE.test(name));
  const type = headers.accept?.includes("image/webp") && FILE.test(url) ? "webp" : "any type";
  const encoding = headers["accept-encoding"] ?? "identity";
  const body = JSON.stringify([request.method, url, encoding, type, told, String(await buffer(request))]);
  const status = url.includes("missing") ? 404 : url.includes("broken") ? 500 : url.includes("moved") ? 308 : 200;
  response.writeHead(status, { "content-type": "text/plain", "cache-control": YEAR, vary: "Accept" }).end(body);
};
const FILE = /^\/(_next\/static|_next\/image|media|social)(\/|\?|$)/;

/** Endings that a cache key could confuse with another address or its variant. */
const NAMES = ["", "br", "gzip", "webp", "image/webp", "http"];
const ENDS = [
  ...NAMES.flatMap((first) => NAMES.map((second) => first + second)),
  ...["?", "?br", "?webp", "?_rsc=1", "?a=1&a=2", "%20", "%3Fbr", "/", "//", "/missing"],
];
const BASES = ["/blog/1", "/services/a", "/feed.xml", "/social/1/a", "/media/640/a", "/_next/static/a"];
const VARIANTS = ["br", "gzip", "identity"].flatMap((encoding) =>
  ["image/webp", "*/*"].map((accept) => ({ accept, "accept-encoding": encoding })),
);

describe.runIf(hasNginx)("whoever comes after others", () => {
  let listener = echo;
  let server: Server;
  let edge: Edge;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });

  beforeAll(async () => {
    server = createServer((request, response) => listener(request, response)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    edge = await startEdge({ site: address, cms: address, settings: { EDGE_RATE: "100000" } });
  });

  afterAll(async () => {
    agent.destroy();
    await edge.end();
    server.closeAllConnections();
    server.close();
  });

  afterEach(() => {
    listener = echo;
  });

  const ask = (question: Question) => askRaw(edge.site, { ...question, agent });

  it("keeps and logs no private link", async () => {
    const token = "t".repeat(43);
    let count = 0;
    listener = (_, response) => response.writeHead(200, { "cache-control": YEAR }).end(String(++count));
    const paths = [`/applications/${token}`, `/applications/${token}/delete?told=${token}`, `//applications//${token}`];
    const spelled = `/%61pplications/${token}`;
    for (const path of [...paths, spelled]) {
      const [first, second] = [await fetch(edge.site + path), await fetch(edge.site + path)];
      expect(await first.text(), path).not.toBe(await second.text());
    }
    const log = () => readFileSync(edge.log, "utf8");
    // Each nginx process writes its lines after a delay.
    await expect.poll(() => log().match(/"path":"\/applications\/\*"/g)).toHaveLength(8);
    expect(log()).not.toContain(token);
  });

  const expectOwnAnswer = async (asked: Question) => {
    const { status, body } = await ask(asked);
    if (asked.method !== "HEAD") expect({ status, told: JSON.parse(String(body)) }).toEqual(expected(asked));
  };

  it.each(BASES)("gets the answer to %s in each variant, beside all addresses that end like one", async (base) => {
    const all = ENDS.flatMap((end) => VARIANTS.map((headers) => ({ path: base + end, headers })));
    await Promise.all(all.map(expectOwnAnswer));
    await Promise.all(all.reverse().map(expectOwnAnswer));
  });

  it("gets the answer to what was asked, whatever was asked before, and how", async () => {
    const property = fc.asyncProperty(questions, async (asked) => {
      for (const each of asked) await expectOwnAnswer(each);
    });
    await fc.assert(property, { numRuns: 50 });
  });

  it.each(["/blog/new-missing", "/social/new-missing.png", "/_next/static/new-missing.js", "/media/new-missing.png"])(
    "sees %s as soon as it is there, whatever its 404 said of caches",
    async (path) => {
      expect((await ask({ path })).status).toBe(404);
      expect((await ask({ path })).status).toBe(404);
      listener = (_, response) => response.writeHead(200, { "cache-control": YEAR }).end("here");
      await expect.poll(async () => (await ask({ path })).status).toBe(200);
    },
  );

  it("is shown a page for its own address alone while everything behind the edge is down", async () => {
    const kept = ["/about", "/about?a", "/contact"];
    for (const path of kept) expect((await ask({ path })).status).toBe(200);
    listener = (request) => request.socket.destroy();
    const seen = async (path: string) => {
      const { status, body } = await ask({ path });
      return status === 200 ? JSON.parse(String(body))[1] : status;
    };
    for (const path of kept) expect(await seen(path)).toBe(path);
    expect(await seen("/about?utm_source=letter")).toBe("/about");
    for (const path of ["/about%3Fa", "/contactbr", "/contactwebp", "/%61bout", "//about", "/About"]) {
      expect(await seen(path), path).toBe(502);
    }
  });

  it("is answered at once when an upgrade is asked for", async () => {
    for (const upgrade of ["websocket", "h2c", "anything"]) {
      const headers = { connection: "Upgrade", upgrade };
      expect((await ask({ path: "/about", headers })).status).toBe(200);
    }
  });
});

const odd = fc.constantFrom<Record<string, string>>(
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-proto": "gopher" },
  { "x-original-url": "/admin", "x-rewrite-url": "/admin" },
  { "x-http-method-override": "DELETE" },
  { "x-middleware-subrequest": "middleware", "x-nextjs-data": "1" },
  { forwarded: "host=evil.example" },
  { host: "evil.example" },
  { "user-agent": "Twitterbot" },
  { range: "bytes=0-3", "if-range": '"x"' },
  { "if-none-match": '"x"' },
  { origin: "https://evil.example", referer: "https://evil.example" },
  { cookie: "theme=dark" },
  { "next-url": "/admin", purpose: "prefetch" },
);
const own = fc.constantFrom<Record<string, string>>(
  { rsc: "1" },
  { cookie: "site-3000-access=x" },
  { authorization: "x" },
);
const accepted = fc.record(
  {
    accept: fc.constantFrom(
      "*/*",
      "image/webp",
      "text/html,image/webp;q=0.8",
      "image/webp;q=0",
      "image/webpx",
      "text/markdown",
    ),
    "accept-encoding": fc.constantFrom("br", "gzip", "gzip, br", "br;q=0", "br;q=0, gzip", "identity", "brwebp"),
  },
  { requiredKeys: [] },
);
const question = fc
  .tuple(
    fc.constantFrom(...ENDS),
    accepted,
    fc.option(odd),
    fc.option(own, { freq: 6 }),
    fc.constantFrom("GET", "GET", "GET", "HEAD", "POST"),
    fc.constantFrom(undefined, undefined, "told"),
  )
  .map(([end, headers, odd, own, method, body]) => ({
    end,
    method,
    headers: { ...headers, ...odd, ...own, ...(body && { "content-length": String(body.length) }) },
    ...(body && { body }),
  }));
const questions: fc.Arbitrary<Question[]> = fc
  .tuple(fc.constantFrom(...BASES), fc.array(question, { minLength: 20, maxLength: 40, size: "max" }))
  .map(([base, asked]) => asked.map(({ end, ...rest }) => ({ path: base + end, ...rest })));

/** Returns the answer of `echo` if the edge asks it and has nothing cached. */
function expected({ path, method = "GET", headers = {}, body = "" }: Question) {
  const accepts = (name: string) =>
    new RegExp(`(^|,)\\s*${name}(?!;q=0(,|$)|\\w)`).test(headers["accept-encoding"] ?? "");
  const encoding = accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
  const isMarkdown = headers.accept === "text/markdown";
  const isPart = "rsc" in headers || path.includes("_rsc=");
  const isOwn = method === "POST" || isPart || isMarkdown || "authorization" in headers;
  const isSignedIn = headers.cookie?.includes("-access=");
  const status = path.includes("missing") ? 404 : 200;
  const wantsWebp = /image\/webp(?!;q=0$|\w)/.test(headers.accept ?? "");
  const type = FILE.test(path) && wantsWebp ? "webp" : "any type";
  if (!isOwn && !isSignedIn) return { status, told: ["GET", path, encoding, type, [], ""] };
  return { status, told: [method, path, encoding, expect.any(String), expect.any(Array), body] };
}
