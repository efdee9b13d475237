// @module-tag nightly
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ContentCms, startContentCms } from "../content-cms";
import { startRedis } from "../redis";
import { SECRET, type Site, startSite } from "../site";
import { METRICS_TOKEN } from "./shared-sites";

const ENTRIES = 2;
const START = "scripts/start.ts";

let cms: ContentCms;
let redis: Awaited<ReturnType<typeof startRedis>>;
const sites: Site[] = [];
let DATA_DIR: string;

async function startReplica(settings: Record<string, string> = {}): Promise<Site> {
  const site = await startSite(cms.url, { REDIS_URL: redis.url, METRICS_TOKEN, ...settings }, START);
  sites.push(site);
  return site;
}

/** Returns the page's text that changes. */
async function read(site: Site): Promise<string | undefined> {
  const answer = await fetch(`${site.url}/about`);
  expect(answer.status).toBe(200);
  return /Title of version \d+/.exec(await answer.text())?.[0];
}

/** Returns the number of waiting renders, which start after the site is told of a change. */
async function waitingRenders(site: Site): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${site.url}/api/metrics`, { headers })).text();
  return Number(/^site_revalidations_waiting (\d+)/m.exec(metrics)?.[1]);
}

/** Tells one replica, as the CMS does with whichever it reaches. */
async function tell(site: Site, body: object): Promise<void> {
  const answer = await fetch(`${site.url}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${SECRET}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

let version = 0;

async function change(site: Site, more: object = {}): Promise<string> {
  const title = `Title of version ${++version}`;
  cms.says.set("aboutPage-storyTitle", title);
  await tell(site, { types: ["about-page"], ...more });
  return title;
}

beforeAll(async () => {
  [cms, redis] = await Promise.all([startContentCms(ENTRIES), startRedis()]);
});

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await redis?.end();
  cms?.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});

describe("of two replicas", () => {
  let one: Site;
  let other: Site;

  beforeAll(async () => {
    DATA_DIR = await mkdtemp(path.join(tmpdir(), "replica-"));
    [one, other] = await Promise.all([startReplica(), startReplica({ DATA_DIR })]);
  });

  afterEach(() => {
    cms.delay = async () => {};
  });

  it("each shows a change that only one was notified of", async () => {
    for (const told of [one, other, one]) {
      const title = await change(told);
      for (const site of [one, other]) await expect.poll(() => read(site)).toBe(title);
    }
  });

  it("one renders a page that has changed, and the other has it without the CMS", async () => {
    const title = await change(one);
    await expect.poll(() => read(one)).toBe(title);
    cms.status.graphql = 503;
    try {
      await expect.poll(() => read(other)).toBe(title);
    } finally {
      cms.status.graphql = 200;
    }
  });

  it("one renders a page for its first visitor, and the other has it without the CMS, byte by byte", async () => {
    const drawn = await fetch(`${one.url}/social/0/about.png`);
    expect(drawn.headers.get("cache-control")).toContain("s-maxage");
    const { pathname } = new URL(drawn.url);
    const image = Buffer.from(await drawn.arrayBuffer());
    expect(image.length).toBeGreaterThan(1_000);
    const isSame = async () => image.equals(Buffer.from(await (await fetch(other.url + pathname)).arrayBuffer()));
    cms.status.graphql = 503;
    try {
      await expect.poll(isSame).toBe(true);
    } finally {
      cms.status.graphql = 200;
    }
  });

  it("one reads from the CMS, and the other need not", async () => {
    const redirect = async (site: Site) =>
      (await fetch(`${site.url}/social/0/services/slug-1.png`, { redirect: "manual" })).status;
    expect(await redirect(one)).toBe(307);
    cms.status.graphql = 503;
    try {
      await expect.poll(() => redirect(other)).toBe(307);
    } finally {
      cms.status.graphql = 200;
    }
  });

  it("none shows what does not exist any more", async () => {
    cms.says.set("aboutPage", null);
    await tell(one, { types: ["about-page"] });
    const status = async (site: Site) => (await fetch(`${site.url}/about`)).status;
    for (const site of [one, other]) await expect.poll(() => status(site)).toBe(404);
    cms.says.delete("aboutPage");
    await tell(other, { types: ["about-page"] });
    for (const site of [one, other]) await expect.poll(() => status(site)).toBe(200);
  });

  it("neither keeps what a render had read before a change that came meanwhile", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let reading = () => {};
    const begun = new Promise<void>((resolve) => (reading = resolve));
    cms.delay = async (name) => {
      if (name !== "AboutPage") return;
      reading();
      await held;
    };
    await change(one);
    await begun;
    cms.delay = async () => {};
    const title = await change(other);
    await expect.poll(() => read(other)).toBe(title);
    release();
    await expect.poll(() => read(one)).toBe(title);
    await expect.poll(() => waitingRenders(one)).toBe(0);
    expect(await read(one)).toBe(title);
    expect(await read(other)).toBe(title);
  });

  it("one that starts while the CMS is down shows what the other has rendered since", async () => {
    await other.end();
    const title = await change(one);
    await expect.poll(() => read(one)).toBe(title);
    cms.status.graphql = 503;
    try {
      other = await startReplica({ DATA_DIR });
      await expect.poll(() => read(other)).toBe(title);
    } finally {
      cms.status.graphql = 200;
    }
  });

  it("each goes on alone while Redis is away, and both catch up when it is back", async () => {
    await redis.end();
    const title = await change(one);
    await expect.poll(() => read(one)).toBe(title);
    expect(await read(other)).not.toBe(title);
    await redis.start();
    await expect.poll(() => read(other)).toBe(title);
    const next = await change(other);
    for (const site of [one, other]) await expect.poll(() => read(site)).toBe(next);
    expect(one.log).toContain("REDIS_URL: Redis is away");
  });

  it("each answers while Redis does not", async () => {
    redis.freeze();
    try {
      const title = await change(one);
      await expect.poll(() => read(one)).toBe(title);
      await read(other);
    } finally {
      redis.thaw();
    }
    await expect.poll(() => read(other)).toBe(`Title of version ${version}`);
  });
});

it("a Redis that takes connections and says nothing holds no start up", async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as { port: number };
  try {
    const site = await startReplica({ REDIS_URL: `redis://127.0.0.1:${port}` });
    const title = await change(site);
    await expect.poll(() => read(site)).toBe(title);
  } finally {
    for (const socket of sockets) socket.destroy();
    silent.close();
  }
});
