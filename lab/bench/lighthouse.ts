import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expected } from "../../ops/command.ts";
import { browserPath } from "./browser.ts";
import { fetchTool } from "./tool.ts";

const VERSION = "13.5.0";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = {
  firstContentfulPaint: "first-contentful-paint",
  largestContentfulPaint: "largest-contentful-paint",
  totalBlockingTime: "total-blocking-time",
  cumulativeLayoutShift: "cumulative-layout-shift",
  speedIndex: "speed-index",
};
const METHODS = { simulated: "simulate", applied: "devtools" };
const CHROME = "--headless=new --no-sandbox --disable-gpu --disable-quic";
const MAX_OUTPUT_BYTES = 64 * 1024 ** 2;

/** Scores run from 0 to 100, times are ms. `applied` throttles network and processor instead of simulating it. */
export type Scores = Record<(typeof CATEGORIES)[number] | keyof typeof AUDITS, number>;
export type Report = Record<keyof typeof METHODS, Scores>;

const run = promisify(execFile);

export async function measureWithLighthouse(address: string, runs: number): Promise<Report> {
  const program = await fetchTool("lighthouse", VERSION, "cli/index.js");
  const medians = async (method: string) => {
    const scores: Scores[] = [];
    for (let number = 0; number < runs; number += 1) scores.push(await runOnce(program, address, method));
    const names = Object.keys(scores[0] ?? {}) as (keyof Scores)[];
    return Object.fromEntries(names.map((name) => [name, median(scores.map((each) => each[name]))])) as Scores;
  };
  return { simulated: await medians(METHODS.simulated), applied: await medians(METHODS.applied) };
}

async function runOnce(program: string, address: string, method: string): Promise<Scores> {
  const options = ["--output=json", "--quiet", `--chrome-flags=${CHROME}`, `--throttling-method=${method}`];
  const { stdout } = await run(process.execPath, [program, address, ...options], {
    env: { ...process.env, CHROME_PATH: await browserPath() },
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  const { categories, audits, runtimeError } = JSON.parse(stdout);
  if (runtimeError) throw expected(`Lighthouse could not measure ${address}: ${runtimeError.message}`);
  const scores = CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]);
  const times = Object.entries(AUDITS).map(([name, id]) => [name, Math.round(audits[id].numericValue * 1_000) / 1_000]);
  return Object.fromEntries([...scores, ...times]);
}

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
