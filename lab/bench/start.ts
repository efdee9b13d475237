import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseEnvFile } from "../../packages/process/settings/settings.ts";
import { freePorts, root } from "../../scripts/steps/environment.ts";
import { cpuSeconds } from "./cpu-time.ts";
import { type Row, summary } from "./measure.ts";
import { ACCOUNTS, startProduct } from "./product.ts";

const STARTS = [
  ["a first start, with seeding", "SIGTERM"],
  ["a start on existing data", "SIGKILL"],
  ["a start after a kill", "SIGTERM"],
] as const;
const POLL_MS = 50;

export async function measureStarts(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-start-"));
  const ports = await freePorts(4);
  const rows: Row[] = [];
  try {
    for (const [what, signal] of STARTS) {
      const begun = performance.now();
      const product = await startProduct(folder, ports);
      const row = summary(`Time to the first response: ${what}`, [performance.now() - begun]);
      rows.push({ ...row, "CPU s": await cpuSeconds(product.pid) });
      await product.stop(signal);
    }
    rows.push(await measureCms(folder, ports));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}

async function measureCms(folder: string, [web, port]: number[]): Promise<Row> {
  const begun = performance.now();
  const cms = spawn(process.execPath, ["scripts/start.mts"], {
    cwd: path.join(root, "apps/cms"),
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      ...parseEnvFile(await readFile(path.join(folder, ".env"), "utf8")),
      ...ACCOUNTS,
      DATA_DIR: path.join(folder, "data"),
      WEB_PORT: String(web),
      CMS_PORT: String(port),
    },
  });
  const ended = new Promise((resolve) => cms.once("close", resolve));
  try {
    while (!(await fetch(`http://localhost:${port}/_ready`).catch(() => null))?.ok) {
      if (cms.exitCode !== null) throw new Error("The CMS did not start.");
      await setTimeout(POLL_MS);
    }
    const row = summary("Time until the CMS is ready: a start on existing data", [performance.now() - begun]);
    return { ...row, "CPU s": await cpuSeconds(cms.pid ?? 0) };
  } finally {
    cms.kill("SIGTERM");
    await ended;
  }
}
