import { createRequire } from "node:module";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { loadCms, readSettings } from "./app.mts";
import { appDir } from "./build-copy.mts";

type Told = { message: string; warning?: string };
type RestoreFrom = (file: string, load: () => Promise<Core.Strapi>) => Promise<Told>;

// This script's output is for people, so Strapi's own is hidden.
process.env.LOG_FORMAT = "text";
readSettings();
process.chdir(appDir);
const require = createRequire(import.meta.url);
const commands: { restoreFrom: RestoreFrom } = require(path.resolve("dist/src/ops/backup/commands.js"));

async function load(): Promise<Core.Strapi> {
  const { strapi } = await loadCms();
  // Strapi's handlers exit with 0, as if everything were restored.
  for (const signal of ["SIGINT", "SIGTERM"]) process.removeAllListeners(signal);
  return strapi;
}

try {
  const { message, warning } = await commands.restoreFrom(process.argv[2] ?? "", load);
  console.log(message);
  if (warning) console.warn(warning);
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
