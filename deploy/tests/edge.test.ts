import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { Agent, request } from "node:https";
import type { AddressInfo } from "node:net";
import { connect, type SecureVersion } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Edge, hasNginx, startEdge } from "./edge.ts";

const HSTS = "max-age=63072000";
const TODAYS = ["ECDHE-RSA-AES128-GCM-SHA256", "ECDHE-RSA-AES256-GCM-SHA384", "ECDHE-RSA-CHACHA20-POLY1305"];
/** These lack forward secrecy, use CBC, or both. */
const OLD = ["AES128-GCM-SHA256", "AES256-SHA", "ECDHE-RSA-AES128-SHA256", "ECDHE-RSA-AES256-SHA"];
const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

// Where nginx or openssl is missing, only `npm run test:topology` tests the edge.
describe.runIf(hasNginx && hasOpenssl)("an answer over https", () => {
  let site: Server;
  let edge: Edge;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });

  beforeAll(async () => {
    site = createServer((_, response) => {
      const headers = { "Strict-Transport-Security": HSTS, "X-Content-Type-Options": "nosniff" };
      response.writeHead(200, { ...headers, "Cache-Control": "s-maxage=600" }).end("A page");
    });
    site.listen(0, "127.0.0.1");
    await once(site, "listening");
    edge = await startEdge({
      site: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
      cms: "http://127.0.0.1:9",
      settings: { EDGE_RATE: "1" },
      certify,
    });
  });

  afterAll(async () => {
    agent.destroy();
    await edge.end();
    site.close();
  });

  async function ask(address: string, headers = {}, method = "GET") {
    const asked = request({
      host: "127.0.0.1",
      port: edge.httpsPort,
      path: address,
      method,
      headers,
      rejectUnauthorized: false,
      agent,
    });
    asked.on("error", () => {});
    asked.end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    answer.resume();
    const said = (name: string) => answer.headersDistinct[name];
    return {
      status: answer.statusCode,
      hsts: said("strict-transport-security"),
      nosniff: said("x-content-type-options"),
      retryAfter: said("retry-after"),
    };
  }

  const SAFE = { hsts: [HSTS], nosniff: ["nosniff"] };

  it("comes by TLS 1.2 or 1.3 alone", async () => {
    const protocolOf = async (version: SecureVersion) => {
      const old = { minVersion: version, maxVersion: version, ciphers: "DEFAULT@SECLEVEL=0" };
      const socket = connect({ host: "127.0.0.1", port: edge.httpsPort, rejectUnauthorized: false, ...old });
      const [error] = await Promise.race([once(socket, "secureConnect"), once(socket, "close")]).catch((found) => [
        found,
      ]);
      const protocol = error ? "none" : socket.getProtocol();
      socket.destroy();
      return protocol;
    };
    const versions = ["TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3"] as const;
    expect(await Promise.all(versions.map(protocolOf))).toEqual(["none", "none", "TLSv1.2", "TLSv1.3"]);
  });

  it("is kept by suites of today alone, in which each connection has a key of its own", async () => {
    const kept = async (cipher: string) => {
      const wanted = { maxVersion: "TLSv1.2" as const, ciphers: `${cipher}:@SECLEVEL=0` };
      const socket = connect({ host: "127.0.0.1", port: edge.httpsPort, rejectUnauthorized: false, ...wanted });
      const name = await new Promise((resolve) => {
        socket.once("secureConnect", () => resolve(socket.getCipher().name));
        socket.once("error", () => resolve("none"));
      });
      socket.destroy();
      return name;
    };
    expect(await Promise.all(TODAYS.map(kept))).toEqual(TODAYS);
    expect(await Promise.all(OLD.map(kept))).toEqual(OLD.map(() => "none"));
  });

  it("of the site says once that https is wanted, from the cache too", async () => {
    for (let round = 0; round < 3; round += 1) expect(await ask("/about")).toMatchObject({ status: 200, ...SAFE });
  });

  it("of the edge itself says so as well", async () => {
    expect(await ask("/api/metrics")).toMatchObject({ status: 404, ...SAFE });
    expect(await ask("/api/contact", { "content-length": 100 * 1024 ** 2 }, "POST")).toMatchObject({
      status: 413,
      ...SAFE,
    });
    const many = await Promise.all(Array.from({ length: 400 }, () => ask("/api/health")));
    expect(many.find(({ status }) => status === 429)).toMatchObject({ ...SAFE, retryAfter: ["1"] });
  });

  it("is what a page on port 80 leads to; what programs ask there is refused", async () => {
    const plain = (address: string, init?: RequestInit) => fetch(edge.site + address, { redirect: "manual", ...init });
    const page = await plain("/about?from=mail");
    expect([page.status, page.headers.get("location")]).toEqual([308, "https://127.0.0.1/about?from=mail"]);
    for (const address of ["/api/auth/jobs/login", "/api/health", "/graphql"]) {
      const refused = await plain(address, { method: "POST", body: "{}" });
      expect([refused.status, refused.headers.get("location")], address).toEqual([403, null]);
    }
    expect(await (await plain("/api/contact")).json()).toMatchObject({ error: { code: "FORBIDDEN" } });
  });
});

function certify(folder: string): void {
  const made = spawnSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-subj",
      "/CN=localhost",
      "-keyout",
      "privkey.pem",
      "-out",
      "fullchain.pem",
    ],
    { cwd: folder },
  );
  expect(made.status).toBe(0);
}
