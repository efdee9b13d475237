/** `node scripts/run.mjs start`: runs a command of FOLDERS on a Node.js that `engines` allows, fetched if needed. */
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { admitsNode, runOnPinnedNode } from "../ops/install/node.mjs";

const [name = "", ...args] = process.argv.slice(2);
const folder = path.dirname(fileURLToPath(import.meta.url));
const FOLDERS = [".", "release", "../lab"];
const script = FOLDERS.map((each) => path.join(folder, each, `${name}.ts`)).find((file) => existsSync(file));

if (!script) {
  console.error(`There is no command “${name}”: docs/commands.md lists them.`);
  process.exitCode = 1;
} else if (admitsNode(process.versions.node)) {
  // Child processes started as `node` use the same version.
  process.env.PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
  process.env.NODE_COMPILE_CACHE ??= path.join(folder, "../node_modules/.cache/compiled");
  process.argv = [process.execPath, script, ...args];
  await import(pathToFileURL(script).href);
} else {
  process.exitCode = await runOnPinnedNode([fileURLToPath(import.meta.url), name, ...args]);
}
