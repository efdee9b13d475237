import path from "node:path";
import { withPrivateFolder } from "../../scripts/steps/private-folder.ts";
import { cpuSeconds } from "../product/processes.ts";
import { type Settings, settingsIn, startProduct, startServer } from "../product/product.ts";
import { type Row, summary } from "./measure.ts";

const STARTS = [
  ["a first start, with seeding", "SIGTERM"],
  ["a start on existing data", "SIGKILL"],
  ["a start after a kill", "SIGTERM"],
] as const;

export function measureStarts(): Promise<Row[]> {
  return withPrivateFolder("bench", async (folder) => {
    const settings = await settingsIn(folder);
    const rows: Row[] = [];
    for (const [what, signal] of STARTS) {
      const begun = performance.now();
      const product = await startProduct(settings);
      const row = summary(`Time to the first response: ${what}`, [performance.now() - begun]);
      rows.push({ ...row, "CPU s": await cpuSeconds(product.pid) });
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
    const row = summary("Time until the CMS is ready: a start on existing data", [performance.now() - begun]);
    return { ...row, "CPU s": await cpuSeconds(cms.pid) };
  } finally {
    await cms.stop();
  }
}
