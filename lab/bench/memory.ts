import { execFile } from "node:child_process";
import { setInterval } from "node:timers/promises";
import { promisify } from "node:util";
import { withPrivateFolder } from "../../scripts/steps/private-folder.ts";
import { signInToDashboard } from "../product/dashboard.ts";
import { type Product, settingsIn, startProduct, withProduct } from "../product/product.ts";
import { openDatabase } from "./database.ts";
import { fillPosts } from "./fill.ts";
import { measure } from "./measure.ts";

const POSTS = 3_000;
const PAGES = 1_000;
const REQUESTS = 100_000;
const STEPS = 10;
const CHANGED_BEFORE = [4, 7, 10];
const CONCURRENCY = 10;
const SAMPLE_MS = 250;
const MIB = 1024 ** 2;

type Process = { pid: string; parent: string; mib: number; command: string };
type Row = { what: string } & Record<string, string | number>;

const run = promisify(execFile);

/** Sizes are MiB as the system counts them; "in use" is the heap and external buffers of the site's server. */
export function measureMemory(): Promise<Row[]> {
  return withPrivateFolder("bench", async (folder) => {
    const settings = await settingsIn(folder, { METRICS_TOKEN: "metrics-of-the-benchmark" });
    await withProduct(settings, async () => {
      const database = await openDatabase(settings);
      await fillPosts(database, POSTS);
      await database.close();
    });

    const begun = performance.now();
    const [product, peak] = await Promise.all([startProduct(settings), untilRendered()]);
    try {
      const seconds = Math.round((performance.now() - begun) / 1000);
      const start = { what: `a start with ${POSTS} posts (${seconds} s), at most`, ...peak };
      return [start, await after("the start", product), ...(await measureTraffic(product))];
    } finally {
      await product.stop();
    }
  });
}

async function measureTraffic(product: Product): Promise<Row[]> {
  const { site } = product;
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const posts = [...sitemap.matchAll(/\/blog\/([\da-f-]{36})</g)].map(([, id]) => id).slice(0, PAGES);
  const rows: Row[] = [];
  let next = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    if (CHANGED_BEFORE.includes(step)) await change(site, `${posts[step]}`);
    const visit = () => fetch(`${site}/blog/${posts[next++ % posts.length]}`, { headers: { "accept-encoding": "br" } });
    const { failed, ...traffic } = await measure("", REQUESTS / STEPS, CONCURRENCY, visit);
    const { p50, p95, "per second": perSecond } = traffic;
    const what = `${(REQUESTS / STEPS) * step} requests`;
    rows.push({ ...(await after(what, product)), p50, p95, "per second": perSecond, failed });
  }
  return rows;
}

async function change(site: string, post: string): Promise<void> {
  const blog = await signInToDashboard(site, "blog");
  await blog.ask("PATCH", `/api/dashboard/posts/${post}`, { title: `Changed at ${new Date().toISOString()}` });
}

async function after(what: string, { site, settings }: Product): Promise<Row> {
  const answer = await fetch(`${site}/api/metrics`, { headers: { authorization: `Bearer ${settings.METRICS_TOKEN}` } });
  const metrics = await answer.text();
  const read = (name: string) => Math.round(Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1]) / MIB);
  const inUse = { heap: read("nodejs_heap_size_used_bytes"), buffers: read("nodejs_external_memory_bytes") };
  return { what: `after ${what}`, ...sizes(await processes()), ...inUse };
}

async function untilRendered(): Promise<ReturnType<typeof sizes>> {
  const peak = { site: 0, primary: 0, rendering: 0, CMS: 0 };
  let first: string | undefined;
  for await (const _ of setInterval(SAMPLE_MS)) {
    const found = await processes();
    const now = sizes(found);
    for (const name of Object.keys(peak) as (keyof typeof peak)[]) peak[name] = Math.max(peak[name], now[name]);
    const [server, other] = found.site;
    first ??= server?.pid;
    if (server && !other && server.pid !== first) break;
  }
  return peak;
}

async function processes(): Promise<Record<"site" | "primary" | "rendering" | "CMS", Process[]>> {
  const { stdout } = await run("ps", ["-axo", "pid=,ppid=,rss=,args="], { maxBuffer: 64 * MIB });
  const all = Array.from(
    stdout.matchAll(/^ *(\d+) +(\d+) +(\d+) +(.*)$/gm),
    ([, pid = "", parent = "", kib, command]) => {
      return { pid, parent, mib: Number(kib) / 1024, command: command ?? "" };
    },
  );
  const below = ({ pid }: { pid: string }): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child)]);
  const ours = below({ pid: String(process.pid) });
  const primary = ours.filter(({ command }) => /end-with-parent\.ts scripts\/start\.ts/.test(command));
  const isServer = ({ command }: Process) => command.includes("/web/runtime/server.ts");
  return {
    site: primary.flatMap(below).filter(isServer),
    primary,
    rendering: primary.flatMap(below).filter((child) => !isServer(child)),
    CMS: ours.filter(({ command }) => command.includes("scripts/start.mts")),
  };
}

function sizes(found: Awaited<ReturnType<typeof processes>>) {
  const total = (name: keyof typeof found) => Math.round(found[name].reduce((sum, { mib }) => sum + mib, 0));
  return { site: total("site"), primary: total("primary"), rendering: total("rendering"), CMS: total("CMS") };
}
