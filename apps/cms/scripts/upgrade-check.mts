/** `describe FILE` describes an archive; `changes FILE` starts the instance restored from it and lists its changes. */
import { createRequire } from "node:module";
import path from "node:path";
import { loadCms, readSettings } from "./app.mts";
import { appDir } from "./build-copy.mts";

process.env.LOG_FORMAT = "text";
readSettings();
process.chdir(appDir);
const require = createRequire(import.meta.url);
const upgrade: Record<"describeArchive" | "changesSince", (file: string) => Promise<object>> = require(
  path.resolve("dist/src/ops/backup/upgrade.js"),
);

try {
  const [what, file = ""] = process.argv.slice(2);
  if (what === "changes") await (await loadCms()).strapi.destroy();
  const told = await (what === "changes" ? upgrade.changesSince(file) : upgrade.describeArchive(file));
  process.send?.(told, () => process.exit(0));
} catch (error) {
  console.error((error as Error).message.split("\n")[0]);
  process.exit(1);
}
