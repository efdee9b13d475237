import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { root } from "../../ops/command.ts";
import type { Intended } from "./compare.ts";
import type { Observed } from "./observed.ts";

export const ARCHIVES = path.join(root, "lab/upgrades/archives");

const EXPECTED = "expected.json.gz";

export type Archive = { file: string; before: Observed; intended: Intended[]; types: string[] };

export async function readArchive(version: string): Promise<Archive> {
  const folder = path.join(ARCHIVES, version);
  const before: Observed = JSON.parse(gunzipSync(await readFile(path.join(folder, EXPECTED))).toString());
  const intended: Intended[] = JSON.parse(await readFile(path.join(folder, "differences.json"), "utf8"));
  const types = [...new Set(Object.keys(before.entries).map((name) => name.split(" ", 1)[0] ?? ""))];
  return { file: path.join(folder, "archive.tar.gz"), before, intended, types };
}

export async function writeExpected(folder: string, observed: Observed): Promise<void> {
  await writeFile(path.join(folder, EXPECTED), gzipSync(`${JSON.stringify(observed, null, 1)}\n`, { level: 9 }));
}
