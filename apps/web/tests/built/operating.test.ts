import { globSync } from "node:fs";
import path from "node:path";
import { application, applicationForm } from "@repo/testing/application";
import { monitoredMetrics } from "@repo/testing/monitored-metrics";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readRoutes } from "../../server/request/routes";
import { type ContentCms, idOf } from "../content-cms";
import { ID, SECRET, type Site, startCms, startSite } from "../site";
import { METRICS_TOKEN, plainSite, renderedSite } from "./shared-sites";

const HOSTILE = ["meera", "sampleson", "40 0000 0000", "203.0.113", "secret-search", "Wrong-password"];

let cms: ContentCms;
let site: Site;

beforeAll(async () => {
  ({ cms, site } = await renderedSite());
});
afterEach(() => cms.reset());

const measure = (authorization?: string) =>
  fetch(`${site.url}/api/metrics`, { headers: authorization ? { authorization } : undefined });

async function scrape(): Promise<string> {
  const answer = await measure(`Bearer ${METRICS_TOKEN}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/plain")]);
  return answer.text();
}

async function valueIn(name: string, labels: Record<string, string> = {}): Promise<number> {
  const lines = (await scrape()).split("\n").filter((line) => new RegExp(`^${name}[ {]`).test(line));
  const has = (line: string) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`));
  return lines.filter(has).reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

const visible = () => valueIn("site_publish_to_visible_seconds_count");
const waiting = () => valueIn("site_revalidations_waiting");
const SUCCEEDED = { result: "succeeded" };

const revalidate = (body: object) =>
  fetch(`${site.url}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(body),
  });

async function sendHostileRequests(): Promise<Response[]> {
  const { name, email } = application;
  const headers = {
    "x-request-id": email,
    "x-forwarded-for": "203.0.113.9",
    "user-agent": `Mozilla ${name}`,
    referer: `https://example.com/?q=${email}`,
    cookie: `name=${encodeURIComponent(name)}`,
  };
  const get = (address: string) => fetch(site.url + address, { headers, redirect: "manual" });
  const post = (address: string, body: BodyInit) => fetch(site.url + address, { method: "POST", headers, body });
  const signIn = JSON.stringify({ email, password: "Wrong-password" });
  return Promise.all([
    get(`/?q=${email}`),
    get("/careers?q=secret-search"),
    get(`/nowhere/${email}`),
    get(`/api/nothing/${email}`),
    get(`/services/${email}`),
    get(`/blog/${email}`),
    get(`/blog/${idOf(0)}`),
    get(`/api/dashboard/applications?q=${email}`),
    get(`/api/resumes/${ID}`),
    get(`/%ff${email}`),
    get(`/_next/static/${email}`),
    get(`/_next/image?url=/media/${email}&w=360&q=70`),
    get(`/media/360/${email}`),
    post("/api/auth/jobs/login", signIn),
    post("/api/auth/jobs/login", `{"${email}`),
    post("/api/contact", JSON.stringify({ name, email, subject: "S", message: name, agree: true })),
    post("/api/applications", applicationForm(null, { job: ID })),
    fetch(`${site.url}/${email}`, { method: "PROPFIND", headers, redirect: "manual" }),
  ]);
}

describe("metrics", () => {
  // Pages that other tests changed are rendered again first.
  beforeEach(() => expect.poll(waiting).toBe(0));

  it("are for those with the token", async () => {
    for (const authorization of [undefined, METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`]) {
      const answer = await measure(authorization);
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(await answer.json()).toMatchObject({ error: { code: "UNAUTHENTICATED" } });
    }
    expect((await measure(`Bearer ${METRICS_TOKEN}`)).headers.get("cache-control")).toBe("no-store");
  });

  it("are no address at all without a token", async () => {
    const { site: other } = await plainSite();
    const answer = await fetch(`${other.url}/api/metrics`, { headers: { authorization: "Bearer " } });
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: "NOT_FOUND" } }]);
  });

  it("are all that dashboard and alerts ask the site for", async () => {
    const asked = monitoredMetrics().filter((name) => !/^(cms|drill)_/.test(name));
    expect(asked.length).toBeGreaterThan(5);
    await fetch(site.url);
    const there = await scrape();
    expect(asked.filter((name) => !new RegExp(`^${name}[ {]`, "m").test(there))).toEqual([]);
  });

  it("count requests by route, method and class of status", async () => {
    const labels = { method: "GET", route: "/services/[slug]", status: "2xx" };
    const before = await valueIn("http_request_duration_seconds_count", labels);
    for (const slug of ["slug-0", "slug-1"]) await fetch(`${site.url}/services/${slug}`);
    await expect.poll(() => valueIn("http_request_duration_seconds_count", labels)).toBeGreaterThanOrEqual(before + 2);
  });

  it("name nothing that a visitor has made up", async () => {
    await sendHostileRequests();
    const there = await scrape();
    for (const hostile of [...HOSTILE, idOf(0), ID, "PROPFIND"]) expect(there.toLowerCase()).not.toContain(hostile);
    expect(there).toContain('method="other",route="/[...path]"');
  });

  it("count cache hits", { tags: ["full"] }, async () => {
    const labels = { route: "/about", result: "hit" };
    const before = await valueIn("site_cache_requests_total", labels);
    // The first visit after a change of other tests is no hit.
    const afterVisit = async () => {
      await fetch(`${site.url}/about`);
      return valueIn("site_cache_requests_total", labels);
    };
    await expect.poll(afterVisit).toBeGreaterThan(before);
  });

  it("measure the time from a change until it is visible", async () => {
    const [before, succeeded] = [await visible(), await valueIn("site_revalidations_total", SUCCEEDED)];
    const seconds = await valueIn("site_publish_to_visible_seconds_sum");
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    cms.delay = () => held;
    const answer = await revalidate({ types: ["about-page"], changedMsAgo: 400 });
    expect(answer.status).toBe(200);
    const { paths } = (await answer.json()) as { paths: string[] };
    expect(paths).toContain("/about");
    await expect.poll(waiting).toBe(paths.length);
    cms.delay = async () => {};
    release();
    await expect.poll(waiting).toBe(0);
    // The site gives up on a page that takes eight seconds to render.
    for (let tries = 1; (await visible()) === before && tries < 5; tries += 1) {
      await revalidate({ types: ["about-page"], changedMsAgo: 400 });
      await expect.poll(waiting).toBe(0);
    }
    expect(await visible()).toBeGreaterThan(before);
    expect(await valueIn("site_publish_to_visible_seconds_sum")).toBeGreaterThan(seconds + 0.4);
    expect(await valueIn("site_revalidations_total", SUCCEEDED)).toBeGreaterThanOrEqual(succeeded + paths.length);
  });

  it("count pages that could not be revalidated", async () => {
    const failed = () => valueIn("site_revalidations_total", { result: "failed" });
    const [before, visibleBefore] = [await failed(), await visible()];
    cms.status.graphql = 503;
    // After the first failure, the CMS isn't asked for a second.
    for (let times = 1; times <= 3; times += 1) {
      await revalidate({ types: ["terms-page"], changedMsAgo: 0 });
      await expect.poll(failed).toBe(before + times);
      await expect.poll(waiting).toBe(0);
    }
    expect(await visible()).toBe(visibleBefore);
    expect(await valueIn("site_cms_request_duration_seconds_count", { result: "failed" })).toBeGreaterThan(0);
  });

  it.each([-1, "1", null])("refuse a change of %s milliseconds ago", async (changedMsAgo) => {
    expect((await revalidate({ types: ["about-page"], changedMsAgo })).status).toBe(422);
  });
});

it("keeps an idle connection for longer than nginx does", async () => {
  const seconds = /^timeout=(\d+)$/.exec((await fetch(`${site.url}/api/session`)).headers.get("keep-alive") ?? "")?.[1];
  expect(Number(seconds)).toBeGreaterThan(60);
});

describe("a route", () => {
  const routeOf = readRoutes(path.resolve(".next"));
  const routes = globSync("src/app/**/{page.tsx,route.ts}").map(
    (file) =>
      path
        .dirname(`/${path.relative("src/app", file)}`)
        .replaceAll(/\/\([^)]*\)/g, "")
        .replace(/\/$/, "") || "/",
  );

  it("is known of each page and each handler", () => {
    expect(routes.length).toBeGreaterThan(40);
    for (const route of routes) {
      const address = route.replaceAll(/\[\.\.\.\w+\]/g, "some/thing/else").replaceAll(/\[\w+\]/g, "something");
      expect(routeOf(address)).toBe(route);
    }
  });

  it.each([
    ["/robots.txt", "/robots.txt"],
    ["/icon-192.png", "/icon-192.png"],
    ["/_next/image", "/_next/image"],
    ["/media/360/a.webp", "/media/[width]/[file]"],
    ["/media/wide/a.webp", "/[...path]"],
    ["/_next/static/chunks/a.js", "/_next/[...path]"],
    ["/__proto__", "/[...path]"],
    ["*", "/[...path]"],
  ])("of %s is %s", (address, route) => expect(routeOf(address)).toBe(route));
});

describe("the log", () => {
  it("has one line for each answer, with its id, and nothing of a person", async () => {
    for (const answer of await sendHostileRequests()) {
      const answers = () => site.lines(answer.headers.get("x-request-id")).filter(({ status }) => status);
      await expect.poll(answers).toHaveLength(1);
      expect(answers()).toEqual([
        expect.objectContaining({
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          name: "web",
          level: expect.stringMatching(/^(info|error)$/),
          method: expect.any(String),
          route: expect.stringMatching(/^\//),
          status: answer.status,
          milliseconds: expect.any(Number),
        }),
      ]);
    }
    expect(site.log.split("\n").filter((line) => line && !line.startsWith('{"level":'))).toEqual([]);
    const lines = site.log.toLowerCase();
    for (const hostile of [...HOSTILE, "@example.com", idOf(0), ID]) expect(lines).not.toContain(hostile.toLowerCase());
  });

  it("is for people when it is asked to be, and then tells of failures alone", async () => {
    const text = await startSite(cms.url, { LOG_FORMAT: "text" });
    await fetch(`${text.url}/api/session`);
    cms.says.set("blogPost-createdAt", "no moment");
    const id = (await fetch(`${text.url}/blog/${idOf(2)}`)).headers.get("x-request-id") ?? "";
    await expect.poll(() => text.log).toContain("GET /blog/[id] answers 500");
    await text.stop();
    expect(text.log).toContain(id);
    expect(text.log).not.toContain("/api/session");
    expect(text.log).not.toMatch(/^\{/m);
  });
});

describe("a site that is told to end", () => {
  const readiness = async (url: string) => {
    const answer = await fetch(`${url}/api/ready`);
    return [answer.status, await answer.json()];
  };

  async function begin(settings: Record<string, string> = {}) {
    const fake = await startCms();
    let release = () => {};
    fake.answer = (_, response) => {
      release = () => response.writeHead(200).end('{"items":[]}');
    };
    const ending = await startSite(fake.url, settings);
    const slow = fetch(`${ending.url}/api/dashboard/jobs`, { headers: ending.as("jobs-admin") });
    await expect.poll(() => fake.asked.length).toBe(1);
    return { ending, slow, release: () => release(), close: fake.close };
  }

  it("behind proxies says so while it goes on, and answers what is in flight", async () => {
    const { ending, slow, release, close } = await begin({ TRUSTED_PROXIES: "10.0.0.1" });
    await expect.poll(() => readiness(ending.url)).toEqual([200, { status: "ready" }]);
    const signOut = async () => (await fetch(`${ending.url}/api/auth/blog/logout`, { method: "POST" })).status;
    expect(await signOut()).toBe(204);
    const ended = ending.end();
    await expect.poll(() => readiness(ending.url)).toEqual([503, { status: "draining" }]);
    expect(await signOut()).toBe(204);
    release();
    expect((await slow).status).toBe(200);
    expect(await ended).toBe(0);
    await expect(fetch(`${ending.url}/api/ready`)).rejects.toThrow();
    close();
    await ending.stop();
  });

  it("alone takes nothing more, and answers what is in flight", async () => {
    const { ending, slow, release, close } = await begin();
    const ended = ending.end();
    await expect.poll(() => readiness(ending.url).catch(() => "gone")).toBe("gone");
    release();
    expect((await slow).status).toBe(200);
    expect(await ended).toBe(0);
    close();
    await ending.stop();
  });

  it("does not wait for ever", { tags: ["full"] }, async () => {
    const { ending, slow, close } = await begin({ TRUSTED_PROXIES: "10.0.0.1" });
    const cut = expect(slow).rejects.toThrow();
    expect(await ending.end()).toBe(0);
    await cut;
    close();
    await ending.stop();
  });
});
