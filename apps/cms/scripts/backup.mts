import { createRequire } from "node:module";
import path from "node:path";
import { keepPrivate } from "@repo/process/instance/private";
import { readSettings } from "./app.mts";
import { appDir } from "./build-copy.mts";

type Told = { message: string; warning?: string };

readSettings();
keepPrivate();
process.chdir(appDir);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

// Loads the build itself, not this instance's copy of it, which its CMS may be running from.
const require = createRequire(import.meta.url);
const commands: { backUpTo: (file: string) => Promise<Told> } = require(
  path.resolve("dist/src/ops/backup/commands.js"),
);
try {
  const { message, warning } = await commands.backUpTo(process.argv[2] ?? "");
  console.log(message);
  if (warning) console.warn(warning);
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
