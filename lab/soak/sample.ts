import { execFile } from "node:child_process";
import { readdir, readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { root } from "../../scripts/steps/environment.ts";
import { sizesOf } from "../product/processes.ts";
import type { Clock } from "./clock.ts";
import type { Instance } from "./instance.ts";

const MEGABYTE = 1024 ** 2;
const TIMEOUT_MS = 10_000;
/** Omits this process's environment, because it drives the clock while PostgreSQL starts. */
const OPTIONS = { env: { PATH: process.env.PATH }, timeout: TIMEOUT_MS };
const run = promisify(execFile);

/** Measurements at a moment of the product's clock, by name. A name is missing while its server is away. */
export type Sample = { at: number; realMs: number; values: Record<string, number> };

type Client = {
  connect: () => Promise<void>;
  query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, string>[] }>;
  end: () => Promise<void>;
  on: (event: "error", listener: () => void) => void;
};

const pg: { Client: new (options: object) => Client } = createRequire(path.join(root, "apps/cms/package.json"))("pg");

export async function inDatabase<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: "soak" });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function takeSample(instance: Instance, clock: Clock, begun: number): Promise<Sample> {
  const at = clock.now();
  const parts = [processes, files, database, cache, metrics].map((part) => part(instance).catch(() => ({})));
  const values: Record<string, number> = Object.assign({}, ...(await Promise.all(parts)));
  return { at, realMs: Math.round(performance.now() - begun), values };
}

async function processes(instance: Instance): Promise<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const [name, pids] of Object.entries(instance.pids())) {
    const { memoryMb, handles, threads } = await sizesOf(pids);
    values[`memory MB: ${name}`] = rounded(memoryMb);
    values[`handles: ${name}`] = handles;
    values[`threads: ${name}`] = threads;
  }
  return values;
}

async function files({ dataDir, logBytes }: Instance): Promise<Record<string, number>> {
  const id = await readFile(path.join(dataDir, "instance-id"), "utf8");
  const copies = ["web", "cms"].map((app) => path.join(root, "apps", app, ".instances", id));
  const [data, ...copied] = await Promise.all([dataDir, ...copies].map(sizeOf));
  return {
    "files: DATA_DIR": data?.files ?? 0,
    "file MB: DATA_DIR": rounded((data?.bytes ?? 0) / MEGABYTE),
    "files: build copies": copied.reduce((sum, { files }) => sum + files, 0),
    "file MB: build copies": rounded(copied.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE),
    "file MB: logs": rounded((await logBytes()) / MEGABYTE),
  };
}

async function sizeOf(folder: string): Promise<{ files: number; bytes: number }> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    names.map(({ parentPath, name }) =>
      stat(path.join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return { files: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

function database({ databaseUrl, walFolder }: Instance): Promise<Record<string, number>> {
  return inDatabase(databaseUrl, async (client) => {
    const { rows: tables } = await client.query("select tablename from pg_tables where schemaname = 'public'");
    const counts = tables.map(
      ({ tablename }) => `select '${tablename}' as name, count(*) as value from "${tablename}"`,
    );
    const { rows } = await client.query(counts.join(" union all "));
    const byTable = Object.fromEntries(rows.map(({ name, value }) => [`rows: ${name}`, Number(value)]));
    const { rows: others } = await client.query(
      "select pg_database_size('cms') as bytes, (select count(*) from pg_stat_activity where datname = 'cms' and application_name <> 'soak') as connections",
    );
    return {
      ...byTable,
      "rows: all": Object.values(byTable).reduce((sum, count) => sum + count, 0),
      "MB: database": rounded(Number(others[0]?.bytes) / MEGABYTE),
      "MB: WAL": rounded((await sizeOf(walFolder)).bytes / MEGABYTE),
      connections: Number(others[0]?.connections),
    };
  });
}

async function cache({ redisPort }: Instance): Promise<Record<string, number>> {
  const ask = async (...args: string[]) => (await run("redis-cli", ["-p", String(redisPort), ...args], OPTIONS)).stdout;
  const memory = Number(/^used_memory:(\d+)/m.exec(await ask("info", "memory"))?.[1]);
  const messages = Number(await ask("xlen", "site:messages"));
  return {
    "MB: Redis": rounded(memory / MEGABYTE),
    "Redis keys": Number(await ask("dbsize")),
    "Redis messages": messages,
  };
}

async function metrics({ siteMetrics, cmsUrl, metricsToken }: Instance): Promise<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const [name, address] of [
    ["site", siteMetrics],
    ["CMS", `${cmsUrl}/_metrics`],
  ] as const) {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    const read = (metric: string) => Number(new RegExp(`^${metric} (\\S+)`, "m").exec(text)?.[1]);
    values[`heap MB: ${name}`] = rounded(read("nodejs_heap_size_used_bytes") / MEGABYTE);
    values[`buffers MB: ${name}`] = rounded(read("nodejs_external_memory_bytes") / MEGABYTE);
    values[`requests in progress: ${name}`] = read("nodejs_active_requests_total");
    values[`active handles: ${name}`] = read("nodejs_active_handles_total");
  }
  return values;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
