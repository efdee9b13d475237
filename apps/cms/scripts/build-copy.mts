import path from "node:path";
import { fileURLToPath } from "node:url";
import { copyBuild, digestFolder, instanceFolder } from "@repo/process/instance";

export const appDir = fileURLToPath(new URL("..", import.meta.url));

/** `npm start` sets BUILD_TAKEN after copying the build itself, under the build lock. */
export async function buildCopy(dataDir: string): Promise<string> {
  const from = path.join(appDir, "dist");
  const to = path.join(await instanceFolder(appDir, dataDir), "dist");
  if (!process.env.BUILD_TAKEN) await copyBuild({ from, to, buildId: digestFolder(from) });
  return to;
}
