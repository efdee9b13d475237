import path from "node:path";
import { withPrivateFolder } from "../../ops/trial/private-folder.ts";
import { cpuSeconds } from "../../ops/trial/processes.ts";
import { type Settings, settingsIn, startProduct, startServer } from "../../ops/trial/product.ts";

const STARTS = [
  ["a first start, with seeding", "SIGTERM"],
  ["a start on existing data", "SIGKILL"],
  ["a start after a kill", "SIGTERM"],
] as const;

export type Row = { what: string; p50: number; "CPU s"?: number };

export function measureStarts(): Promise<Row[]> {
  return withPrivateFolder("bench", async (folder) => {
    const settings = await settingsIn(folder);
    const rows: Row[] = [];
    for (const [what, signal] of STARTS) {
      const begun = performance.now();
      const product = await startProduct(settings);
      rows.push(await rowOf(`Time to the first response: ${what}`, begun, product.pid));
      await product.stop(signal);
    }
    return [...rows, await measureCms(settings, path.join(folder, "cms.log"))];
  });
}

async function measureCms(settings: Settings, log: string): Promise<Row> {
  const begun = performance.now();
  const cms = startServer("cms", settings, log);
  try {
    await cms.answers(`http://localhost:${settings.CMS_PORT}/_ready`);
    return await rowOf("Time until the CMS is ready: a start on existing data", begun, cms.pid);
  } finally {
    await cms.stop();
  }
}

async function rowOf(what: string, begun: number, pid: number): Promise<Row> {
  return { what, p50: Math.round((performance.now() - begun) * 10) / 10, "CPU s": await cpuSeconds(pid) };
}
