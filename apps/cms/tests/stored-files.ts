import { readdir } from "node:fs/promises";
import path from "node:path";
import { inject } from "vitest";

export async function storedFiles(): Promise<string[]> {
  const names = await readdir(inject("resumeFolder"), { recursive: true }).catch(() => []);
  // A bucket keeps several files for each of ours.
  const own = names.map((name) => /^(.+\.(?:pdf|docx?))(?:\.part|\._.*)?$/.exec(path.basename(name))?.[1] ?? "");
  return [...new Set(own)].filter(Boolean);
}

/** Earlier files may disappear, because the CMS removes files without an owner. */
export async function filesSince(before: string[]): Promise<string[]> {
  return (await storedFiles()).filter((name) => !before.includes(name));
}
