import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fetchTool } from "./tool.ts";

const VERSION = "9.0.0";
const CONNECTIONS = 10;
const SECONDS = 3;
const HEADERS = ["--headers", "accept-encoding=gzip"];

export type Answers = { perSecond: number; p99: number };

const run = promisify(execFile);

/** Returns requests per second and the 99th percentile in ms. @throws when a request fails. */
export async function load(address: string): Promise<Answers> {
  const program = await fetchTool("autocannon", VERSION, "autocannon.js");
  const options = ["--connections", String(CONNECTIONS), "--duration", String(SECONDS), ...HEADERS, "--json"];
  const { stdout } = await run(process.execPath, [program, ...options, address]);
  const { requests, latency, errors, non2xx } = JSON.parse(stdout);
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests for ${address} failed.`);
  return { perSecond: Math.round(requests.average), p99: latency.p99 };
}
