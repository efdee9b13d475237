import { readdir, readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { root } from "../../scripts/steps/environment.ts";
import { measuredSection, SECTION } from "../../tools/docs/measured.ts";
import type { Pages } from "./pages.ts";

const FOLDER = path.join(root, "docs/measurements");
const PAGE = path.join(root, "docs/performance.md");

export type Measurement = Pages & {
  version: string;
  date: string;
  machine: { cores: number; processor: string; node: string };
};

export async function describeMeasurement(pages: Pages): Promise<Measurement> {
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const processors = cpus();
  const machine = { cores: processors.length, processor: processors[0]?.model ?? "unknown", node: process.version };
  return { version, date: new Date().toISOString().slice(0, 10), machine, ...pages };
}

export async function lastMeasurement(): Promise<Measurement | undefined> {
  const names = (await readdir(FOLDER).catch(() => [])).filter((name) => name.endsWith(".json"));
  const newest = names.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  return newest && JSON.parse(await readFile(path.join(FOLDER, newest), "utf8"));
}

export async function saveMeasurement(measurement: Measurement): Promise<void> {
  await writeFile(path.join(FOLDER, `${measurement.version}.json`), `${JSON.stringify(measurement, null, 2)}\n`);
  const page = await readFile(PAGE, "utf8");
  await writeFile(
    PAGE,
    page.replace(SECTION, () => measuredSection(measurement)),
  );
}
