import { spawn } from "node:child_process";
import { once } from "node:events";
import { request as forward } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Cms, ID, listen, PREVIEW_SECRET, SECRET, SITE_TOKEN, type Site } from "../site";
import { plainSite, proxiedSite } from "./shared-sites";

const LIMIT = 3;

let behindProxies: Site;
let inTheOpen: Site;
let fakes: Cms[];
const closing: (() => void)[] = [];

beforeAll(async () => {
  const [proxied, plain] = await Promise.all([proxiedSite(), plainSite()]);
  [behindProxies, inTheOpen, fakes] = [proxied.site, plain.site, [proxied.cms, plain.cms]];
});

/** Starts a proxy before the site that appends the visitor's address to X-Forwarded-For. */
async function proxyFor(visitor: string): Promise<string> {
  const proxy = await listen((incoming, outgoing) => {
    const said = incoming.headers["x-forwarded-for"];
    const headers = { ...incoming.headers, "x-forwarded-for": said ? `${said}, ${visitor}` : visitor };
    const { method, url } = incoming;
    const passed = forward(new URL(url ?? "", behindProxies.url), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  closing.push(proxy.close);
  return proxy.url;
}

async function tryAt(door: string, headers: Record<string, string> = {}): Promise<number> {
  const body = JSON.stringify({ email: "a@example.com", password: "wrong" });
  return (await fetch(`${door}/api/auth/jobs/login`, { method: "POST", headers, body })).status;
}

const asked = () => fakes.flatMap((cms) => cms.asked);
const clients = () => asked().map(({ headers }) => headers["x-client-address"]);

/** The fake CMS limits requests by client address, as the real one does. */
beforeEach(() => {
  const counts = new Map<unknown, number>();
  for (const cms of fakes) {
    cms.asked.length = 0;
    cms.answer = ({ headers }, response) => {
      const count = (counts.get(headers["x-client-address"]) ?? 0) + 1;
      counts.set(headers["x-client-address"], count);
      const code = count > LIMIT ? "RATE_LIMITED" : "INVALID_CREDENTIALS";
      response.writeHead(count > LIMIT ? 429 : 401).end(JSON.stringify({ error: { code, message: code } }));
    };
  }
});

afterAll(() => {
  for (const close of closing) close();
});

async function tries(door: string, count: number, headers?: (number: number) => Record<string, string>) {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push(await tryAt(door, headers?.(number)));
  return statuses;
}

it("one visitor behind a proxy locks nobody else out", async () => {
  const [one, other] = [await proxyFor("203.0.113.7"), await proxyFor("203.0.113.8")];
  expect(await tries(one, LIMIT + 2)).toEqual([401, 401, 401, 429, 429]);
  expect(await tries(other, 1)).toEqual([401]);
  expect(new Set(clients())).toEqual(new Set(["203.0.113.7", "203.0.113.8"]));
});

it("a forged header helps nobody past the limit, with a proxy or without", async () => {
  const forged = (number: number) => ({
    "x-forwarded-for": `198.51.100.${number}, 10.0.0.${number}`,
    "x-client-address": `198.51.100.${number}`,
    "x-real-ip": `198.51.100.${number}`,
    forwarded: `for=198.51.100.${number}`,
  });
  expect(await tries(await proxyFor("203.0.113.7"), LIMIT + 1, forged)).toEqual([401, 401, 401, 429]);
  expect(await tries(inTheOpen.url, LIMIT + 1, forged)).toEqual([401, 401, 401, 429]);
  expect(new Set(clients())).toEqual(new Set(["203.0.113.7", "127.0.0.1"]));
});

it("a visitor is known through a row of proxies, and of IPv6 by the network", async () => {
  await tryAt(await proxyFor("203.0.113.7, 10.1.2.3, 10.1.2.4"));
  await tryAt(await proxyFor("2001:db8:1:2:3:4:5:6"));
  await tryAt(await proxyFor("2001:DB8:1:2::9"));
  await tryAt(await proxyFor("::ffff:203.0.113.7"));
  const network = "2001:db8:1:2::/64";
  expect(clients()).toEqual(["203.0.113.7", network, network, "203.0.113.7"]);
});

it("a request keeps the id that a proxy gives it, in the answer, for the CMS and in the log", async () => {
  const ids = [ID, ID.replaceAll("-", "")];
  for (const id of ids) {
    const answer = await fetch(`${behindProxies.url}/api/session`, {
      headers: { "x-request-id": id, ...behindProxies.as("jobs-admin") },
    });
    expect(answer.headers.get("x-request-id")).toBe(id);
    await expect.poll(() => behindProxies.lines(id)).toContainEqual(expect.objectContaining({ route: "/api/session" }));
  }
  expect(asked().map(({ headers }) => headers["x-request-id"])).toEqual(ids);
});

it("no other id is taken, nor one from a visitor", async () => {
  const idOf = async (url: string, given: string) =>
    (await fetch(`${url}/api/session`, { headers: { "x-request-id": given } })).headers.get("x-request-id");
  expect(await idOf(inTheOpen.url, ID)).not.toBe(ID);
  for (const given of ["meera@example.com", "+91 40 0000 0000", `${ID}x`, "1"]) {
    expect(await idOf(behindProxies.url, given)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  }
});

it("a wrong list ends the start with one line that names the setting", async () => {
  const env = {
    ...process.env,
    SITE_TOKEN,
    REVALIDATE_SECRET: SECRET,
    PREVIEW_SECRET,
    TRUSTED_PROXIES: "10.0.0.1, nginx",
  };
  const start = spawn(process.execPath, ["scripts/start.ts"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [said, complained, [code]] = await Promise.all([text(start.stdout), text(start.stderr), once(start, "close")]);
  expect(said + complained).toMatch(/^TRUSTED_PROXIES must be private, or addresses and networks[^\n]*\n$/);
  expect(code).not.toBe(0);
});
