import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { copyBuild, instanceFolder } from "@repo/process/instance";

export const appDir = fileURLToPath(new URL("..", import.meta.url));

/** Copies the build for this instance, unless `npm start` has copied it while it held back other builds. */
export async function buildCopy(dataDir: string): Promise<string> {
  const from = path.join(appDir, ".next");
  const to = path.join(await instanceFolder(appDir, dataDir), "build");
  if (!process.env.BUILD_TAKEN) {
    const buildId = await readFile(path.join(from, "BUILD_ID"), "utf8");
    await copyBuild({ from, to, buildId, skip: ["cache", "dev", "types"] });
  }
  return to;
}
