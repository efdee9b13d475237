import { inject } from "vitest";
import { rest } from "./cms";

/** Returns milliseconds of the CMS's processor time, which other work on the machine doesn't affect. */
export async function cmsProcessor(): Promise<number> {
  const headers = { authorization: `Bearer ${inject("settings").METRICS_TOKEN}` };
  const metrics = await (await rest("/_metrics", { headers })).text();
  return 1_000 * Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}
