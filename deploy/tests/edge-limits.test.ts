// @module-tag full
import { once } from "node:events";
import { Agent, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askRaw, type Question } from "./ask-raw.ts";
import { type Edge, hasNginx, startEdge } from "./edge.ts";

const KIB = 1024;
/** More requests than the edge accepts from one client at once, for rendered pages and for the CMS. */
const FLOOD = 600;
const FLOOD_OF_CMS = 1_300;
/** What the edge lets pass at once, and one a second of the minute that a test may take. */
const MOST = 301 + 60;
const MOST_OF_CMS = 1_001 + 60;

describe.runIf(hasNginx)("the edge", () => {
  let server: Server;
  let edge: Edge;
  let reached: string[] = [];
  let clients = 0;
  let client = "";
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  beforeAll(async () => {
    server = createServer((request, response) => {
      reached.push(request.url ?? "");
      request.resume().on("end", () => response.writeHead(200, { "cache-control": "s-maxage=600" }).end("here"));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    edge = await startEdge({ site: address, cms: address, settings: { EDGE_RATE: "1", TRUSTED_PROXIES: "127.0.0.1" } });
  });

  afterAll(async () => {
    agent.destroy();
    await edge.end();
    server.closeAllConnections();
    server.close();
  });

  beforeEach(() => {
    reached = [];
    clients += 1;
    client = `192.0.2.${clients}`;
  });

  const ask = ({ headers, ...question }: Question, origin = edge.site) =>
    askRaw(origin, { ...question, headers: { "x-forwarded-for": client, ...headers }, agent });

  const flood = (questionOf: (index: number) => Question, length = FLOOD, origin?: string) =>
    Promise.all(Array.from({ length }, (_, index) => ask(questionOf(index), origin)));

  const floods: Record<string, (index: number) => Question> = {
    "pages that there are not": (index) => ({ path: `/blog/${index}` }),
    "a page with made-up queries": (index) => ({ path: `/about?${index}` }),
    "social cards": (index) => ({ path: `/social/${index}/about.png` }),
    "pictures in made-up sizes": (index) => ({ path: `/media/${index}/a.webp` }),
    "scaled pictures": (index) => ({ path: `/_next/image?url=%2Fmedia%2Fa&w=640&q=${index}` }),
    "scripts that there are not": (index) => ({ path: `/_next/static/${index}.js` }),
    "parts of pages": () => ({ path: "/about", headers: { rsc: "1" } }),
    "pages, with a cookie": () => ({ path: "/about", headers: { cookie: "__prerender_bypass=x" } }),
    "forms sent to a page": () => ({ path: "/about", method: "POST", body: "a=1" }),
    "a page by other methods": () => ({ path: "/about", method: "OPTIONS" }),
    "the API": () => ({ path: "/api/session" }),
  };

  it.each(Object.entries(floods))(
    "lets one client ask for %s in measure only",
    { tags: ["nightly"] },
    async (_, questionOf) => {
      const answers = await flood(questionOf);
      expect(reached.length).toBeLessThanOrEqual(MOST);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBe(FLOOD - reached.length);
      for (const { headers } of refused) expect(headers["retry-after"]).toBe("1");
      client = "198.51.100.1";
      expect((await ask(questionOf(FLOOD))).status).toBe(200);
    },
  );

  it("lets one client ask the CMS in measure only", { tags: ["nightly"] }, async () => {
    const asked: Question = { path: "/graphql", method: "POST", body: "{}" };
    await flood(() => asked, FLOOD_OF_CMS, edge.panel);
    expect(reached.length).toBeLessThanOrEqual(MOST_OF_CMS);
  });

  it("says in words that it was too much, to people and to programs", async () => {
    const page = await flood((index) => ({ path: `/careers/${index}` }));
    expect(String(page.find(({ status }) => status === 429)?.body)).toBe("Too many requests. Try again in a moment.\n");
    const api = await flood(() => ({ path: "/api/session" }));
    const { body, headers } = api.find(({ status }) => status === 429) ?? {};
    expect(headers?.["content-type"]).toBe("application/json");
    expect(JSON.parse(String(body)).error.code).toBe("RATE_LIMITED");
  });

  it("shows the pages that it has to whoever asks for too much", async () => {
    expect((await ask({ path: "/services" })).status).toBe(200);
    const answers = await flood((index) => ({ path: index % 2 ? "/services" : `/services/${index}` }), 2 * FLOOD);
    const known = answers.filter((_, index) => index % 2);
    expect(known.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  it("refuses nothing to an office behind one address", async () => {
    const people = Array.from({ length: 40 }, (_, index) => index);
    const visit = async (person: number) => {
      const page = await ask({ path: `/services/office-${person}` });
      const files = Array.from({ length: 40 }, (_, file) =>
        ask({ path: `/_next/static/${(person % 5) * 40 + file}.js` }),
      );
      const links = Array.from({ length: 6 }, (_, link) => ask({ path: `/?_rsc=${link}`, headers: { rsc: "1" } }));
      return [page, ...(await Promise.all([...files, ...links]))];
    };
    const answers = (await Promise.all(people.map(visit))).flat();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it("counts a network of IPv6 as one client", async () => {
    const answers = await flood((index) => ({
      path: `/blog/v6-${index}`,
      headers: { "x-forwarded-for": `2001:db8:1:2:${index.toString(16)}::1` },
    }));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    const other = { path: "/blog/v6", headers: { "x-forwarded-for": "2001:db8:1:3::1" } };
    expect((await ask(other)).status).toBe(200);
  });

  it.each(["/about", "/blog/refresh", "/media/a.webp", "/_next/static/a.js"])("takes 64 KiB for %s", async (path) => {
    const send = (bytes: number, headers?: Record<string, string>) =>
      ask({ path, method: "POST", body: Buffer.alloc(bytes), headers });
    expect((await send(64 * KIB)).status).toBe(200);
    expect((await send(64 * KIB + 1)).status).toBe(413);
    expect((await send(64 * KIB + 1, { "transfer-encoding": "chunked" })).status).toBe(413);
    expect(reached).toEqual([path]);
  });

  it("takes an application for the API", async () => {
    const sent = await ask({ path: "/api/applications", method: "POST", body: Buffer.alloc(16 * KIB * KIB) });
    expect(sent.status).toBe(200);
  });

  it("lets no spelling of an inner address pass", async () => {
    await fc.assert(
      fc.asyncProperty(inner, async ({ path, isOfSite }) => {
        reached = [];
        client = "198.51.100.2";
        await ask({ path }, isOfSite ? edge.site : edge.panel);
        expect(reached.map(meant).filter((each) => INNER.test(each))).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });
});

const INNER = /^\/(_ready|_metrics|api\/ready|api\/metrics)(\W|$)/;
/** Returns the address as the most lenient server would read it. */
const meant = (address: string) =>
  decodeURIComponent(address.replace(/\?.*/s, "").replace(/%(?![\da-f]{2})/gi, "%25"))
    .toLowerCase()
    .replaceAll(/[/\\]+/g, "/");

const slash = fc.constantFrom("/", "/", "//", "/./", "/x/../", "%2f", "/%2F", "/%2e/", "\\", "%5c");
const letter = (plain: string) =>
  fc.constantFrom(plain, plain, plain.toUpperCase(), `%${plain.charCodeAt(0).toString(16)}`);
const inner = fc.constantFrom("/_ready", "/_metrics", "/api/ready", "/api/metrics").chain((address) =>
  fc
    .tuple(
      fc.tuple(...[...address.slice(1)].map((each) => (each === "/" ? slash : letter(each)))),
      fc.constantFrom("/", "//", "/./", "/x/../", "/%2e/", "/\\", "/%5c"),
      fc.constantFrom("", "", "/", "//", "?", "?a", ";x", "%20", "/.", "%2f", "\\", "%3f", "#"),
    )
    .map(([spelled, first, last]) => ({
      path: first + spelled.join("") + last,
      isOfSite: address.startsWith("/api"),
    })),
);
