import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../../scripts/steps/environment.ts";
import type { Intended } from "./compare.ts";
import type { Observed } from "./observed.ts";

export const ARCHIVES = path.join(root, "lab/upgrades/archives");

export type Archive = { file: string; before: Observed; intended: Intended[]; types: string[] };

export async function readArchive(version: string): Promise<Archive> {
  const folder = path.join(ARCHIVES, version);
  const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), "utf8"));
  const before: Observed = await read("expected.json");
  const types = [...new Set(Object.keys(before.entries).map((name) => name.split(" ", 1)[0] ?? ""))];
  return { file: path.join(folder, "archive.tar.gz"), before, intended: await read("differences.json"), types };
}
