// @module-tag full
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { slowExpressions } from "@repo/testing/expressions";
import { eachRoute, expectLinear, type Server, SHORT } from "@repo/testing/linear-cost";
import { askProbe, withProbe } from "@repo/testing/probing";
import { headerText, type Pump, pumped, shown } from "@repo/testing/pumped-texts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startContentCms } from "../content-cms";
import { ID, type Site, startSite } from "../site";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/** Elsewhere, pipeline/urls.ts refuses all methods but reading before Next.js sees the request. */
const WRITABLE = /^\/api\/|^\/blog\/refresh$/;

/** Four times this is just below a form's limit. */
const LONG = 120_000;

const NAMES =
  "id name email phone company subject message website city experience coverLetter consent jobId job resume username identifier password code title slug content excerpt tags metaTags metaTitle metaDescription location type department salary requirements responsibilities status picture alternativeText caption file path paths types secret from to page q sort".split(
    " ",
  );
const HEADERS =
  "accept accept-encoding accept-language authorization baggage cache-control content-type cookie forwarded host if-modified-since if-none-match if-range next-action next-router-prefetch next-router-segment-prefetch next-router-state-tree next-url origin purpose range referer rsc sec-fetch-site traceparent user-agent x-forwarded-for x-forwarded-host x-forwarded-proto x-nextjs-data x-request-id".split(
    " ",
  );

/** Past problems: Next.js's expressions that are tried again from each character. */
const KNOWN = [
  ["user-agent", "/nothing", "a"],
  ["user-agent", "/api/session", "a-"],
  ["accept", "/media/640/a.webp", "a"],
] as const;

const manifest = readFileSync(path.resolve(".next/app-path-routes-manifest.json"), "utf8");
const addresses = [
  ...Object.values<string>(JSON.parse(manifest)).filter((address) => !address.startsWith("/_")),
  "/media/640/[file]",
  "/_next/image",
  "/_next/static/[...path]",
  "/_next/data/[...path]",
];
const routes = addresses.flatMap((address) =>
  METHODS.filter((method) => method === "GET" || WRITABLE.test(address)).map((method) => ({ method, address })),
);

const KNOWN_ADDRESSES = ["/", "/blog/", "/api/", "/media/", "/_next/image/"].flatMap((address) =>
  ["[", "[a", ".", "a.", "/", "a/", "%5B"].map((repeated) => [address, repeated] as const),
);

let cms: Awaited<ReturnType<typeof startContentCms>>;
let site: Site;
let server: Server;
let dir: string;
let sessions: Record<string, string>[];

beforeAll(async () => {
  cms = await startContentCms(2);
  dir = await mkdtemp(path.join(tmpdir(), "probe-"));
  const socket = path.join(dir, "socket");
  site = await startSite(cms.url, withProbe(socket));
  server = { url: site.url, socket };
  sessions = [{}, site.as("jobs-admin"), site.as("blog-admin")];
});

afterAll(async () => {
  await site?.stop();
  cms?.close();
  await rm(dir, { recursive: true, force: true });
});

const inAddress = (address: string, parameter: string) => address.replace(/\[[^\]]+\]/g, parameter);

/** Includes the site's own origin, so that the body is read. */
const headersOf = (at: number) => ({ origin: site.url, ...sessions[at % sessions.length] });

function bodiesOf(pump: Pump, length: number): { body: string | FormData; headers?: Record<string, string> }[] {
  const text = pumped(pump, length);
  const form = new FormData();
  form.append(text, text);
  form.append("resume", new Blob([text]), text.slice(0, SHORT));
  const raw = (type: string, body: string) => ({ body, headers: { "content-type": type } });
  return [
    raw("application/json", JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, text])))),
    { body: form },
    raw("multipart/form-data; boundary=a", `--a\r\ncontent-disposition: form-data; name=${text}`),
    raw("application/x-www-form-urlencoded", `${text}=${text}&${text}`),
    raw("application/json", text),
  ];
}

describe("costs the site no more than its length, on every route:", () => {
  it("a text in the address or in the query", () =>
    eachRoute(routes, async ({ method, address }, pump, at) => {
      await expectLinear(server, `${method} ${address} ${shown(pump)}`, SHORT / 3, (length) => {
        const text = encodeURIComponent(headerText(pumped(pump, length))).slice(0, length);
        const query = [`?${text}=${text}`, `?url=${text}&w=640&q=75`, `?page=${text}&q=${text}&_rsc=${text}`][at % 3];
        return { method, path: inAddress(address, at % 2 ? text : ID) + query, headers: headersOf(at) };
      });
    }));

  it("a text in a header", () =>
    eachRoute(routes, async ({ method, address }, pump, at) => {
      const name = HEADERS[at % HEADERS.length] ?? "";
      await expectLinear(server, `${method} ${address}, ${name}: ${shown(pump)}`, SHORT, (length) => {
        const text = headerText(pumped(pump, length));
        const body = method === "GET" ? undefined : "{}";
        return { method, path: inAddress(address, ID), headers: { ...headersOf(at), [name]: text }, body };
      });
    }));

  it.each(KNOWN)("a text in %s at %s that is %j many times", (name, address, repeated) =>
    expectLinear(server, `${name} of ${repeated}`, SHORT, (length) => ({
      method: "GET",
      path: address,
      headers: { [name]: repeated.repeat(length / repeated.length) },
    })),
  );

  it.each(KNOWN_ADDRESSES)("an address that begins with %s and goes on with %j many times", (address, repeated) =>
    expectLinear(server, address + repeated, SHORT, (length) => ({
      method: "GET",
      path: address + repeated.repeat(length / repeated.length),
    })),
  );

  it("a text in the body, long or short", () =>
    eachRoute(routes, async ({ method, address }, pump, at) => {
      if (method === "GET") return;
      for (const length of [SHORT, LONG]) {
        await expectLinear(server, `${method} ${address} ${at % 5} ${shown(pump)}`, length, (length) => {
          const { body, headers } = bodiesOf(pump, length)[at % 5] ?? {};
          return { method, path: inAddress(address, ID), headers: { ...headersOf(at), ...headers }, body };
        });
      }
    }));
});

it("what the site has loaded matches texts in linear time, or with a reason why it may take longer", async () => {
  for (const address of addresses) await fetch(site.url + inAddress(address, ID), { redirect: "manual" });
  expect(slowExpressions(await askProbe<string[]>(server.socket, "/loaded"))).toEqual([]);
});
