import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasNginx, startEdge } from "./edge.ts";

const TRACE = {
  traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  tracestate: "proxy=1",
  baggage: "name=Meera",
};
/** These addresses are served by the cache's server, without the cache, and by the panel's server. */
const ADDRESSES = [
  ["site", "/about"],
  ["site", "/api/session"],
  ["panel", "/admin"],
] as const;

describe.runIf(hasNginx)("a trace", () => {
  /** Includes requests that the edge repeats because an answer takes long. */
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  let server: Server;
  let address = "";

  beforeAll(async () => {
    server = createServer(({ url = "", headers }, response) => {
      asked.push({ url, headers });
      response.end("A page");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function toldBehind(settings: Record<string, string>) {
    asked.length = 0;
    const edge = await startEdge({ site: address, cms: address, settings });
    for (const [name, path] of ADDRESSES) await fetch(edge[name] + path, { headers: TRACE });
    await edge.end();
    expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(ADDRESSES.map(([, path]) => path)));
    return asked.map(({ headers: { traceparent, tracestate, baggage } }) => ({ traceparent, tracestate, baggage }));
  }

  const NONE = { traceparent: undefined, tracestate: undefined, baggage: undefined };

  it.each([{}, { TRUSTED_PROXIES: "10.0.0.0/8, fd00::/8" }])(
    "of a visitor ends at the edge with %j",
    async (settings) => {
      expect(await toldBehind(settings as Record<string, string>)).toEqual(asked.map(() => NONE));
    },
  );

  it("of a trusted proxy goes on, without baggage", async () => {
    const { baggage, ...trace } = TRACE;
    const told = await toldBehind({ TRUSTED_PROXIES: "10.0.0.0/8, 127.0.0.1" });
    expect(told).toEqual(asked.map(() => ({ ...NONE, ...trace })));
  });
});
