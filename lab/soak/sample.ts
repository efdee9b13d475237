import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { root } from "../../ops/command.ts";
import { handlesOf } from "../../ops/trial/processes.ts";
import type { Product } from "../../ops/trial/product.ts";
import type { Values } from "./limits.ts";

const MEGABYTE = 1024 ** 2;
const REST_MS = 20_000;
const MAILS_MS = 90_000;
const HEAPS_MS = 2_000;

type Client = {
  connect: () => Promise<void>;
  query: (sql: string) => Promise<{ rows: Record<string, string>[] }>;
  end: () => Promise<void>;
};

const { Client }: { Client: new (options: object) => Client } = createRequire(path.join(root, "apps/cms/package.json"))(
  "pg",
);

/** Measures what remains once connections have closed and mails were sent. */
export async function atRest(product: Product): Promise<Values> {
  await setTimeout(REST_MS);
  const [rows, files, site, cms, handles] = [
    await countRows(product),
    await countFiles(product),
    await metricsOf(product, "site"),
    await metricsOf(product, "cms"),
    await handlesOf(product.pid),
  ];
  return { ...rows, ...files, "memory MB: site": site.memory, "memory MB: CMS": cms.memory, handles };
}

/** Returns the least heap of each server until `over`, which is what a garbage collection leaves. */
export async function leastHeaps(product: Product, over: Promise<unknown>): Promise<Values> {
  let isOver = false;
  const ended = over.finally(() => (isOver = true));
  const least = { site: Number.POSITIVE_INFINITY, cms: Number.POSITIVE_INFINITY };
  while (!isOver) {
    for (const server of ["site", "cms"] as const) {
      least[server] = Math.min(least[server], (await metricsOf(product, server)).heap);
    }
    await setTimeout(HEAPS_MS);
  }
  await ended;
  return { "least heap MB: site": least.site, "least heap MB: CMS": least.cms };
}

async function metricsOf({ site, cms, settings }: Product, server: "site" | "cms") {
  const address = server === "site" ? `${site}/api/metrics` : `${cms}/_metrics`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${settings.METRICS_TOKEN}` } });
  const text = await answer.text();
  const read = (name: string) => Math.round(Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]) / MEGABYTE);
  return { heap: read("nodejs_heap_size_used_bytes"), memory: read("process_resident_memory_bytes") };
}

async function countRows({ settings }: Product): Promise<Values> {
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  const numberOf = async (sql: string) => Number((await client.query(sql)).rows[0]?.count);
  try {
    let waiting = Number.NaN;
    for (const late = Date.now() + MAILS_MS; waiting !== 0 && Date.now() < late; await setTimeout(500)) {
      waiting = await numberOf("select count(*) from mails where state <> 'sent'");
    }
    const { rows: tables } = await client.query("select tablename as name from pg_tables where schemaname = 'public'");
    const values: Values = { "mails not sent": waiting };
    for (const { name } of tables) values[`rows: ${name}`] = await numberOf(`select count(*) from "${name}"`);
    return values;
  } finally {
    await client.end();
  }
}

async function countFiles({ settings: { DATA_DIR = "" } }: Product): Promise<Values> {
  const id = await readFile(path.join(DATA_DIR, "instance-id"), "utf8");
  const copies = ["web", "cms"].map((app) => path.join(root, "apps", app, ".instances", id));
  const [data = 0, ...copied] = await Promise.all([DATA_DIR, ...copies].map(filesIn));
  return { "files: DATA_DIR": data, "files: build copies": copied.reduce((sum, count) => sum + count, 0) };
}

async function filesIn(folder: string): Promise<number> {
  return (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile()).length;
}
