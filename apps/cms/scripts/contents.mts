/** Prints as JSON what an archive says that it holds (`archive FILE`), or what this instance holds (`instance`). */
import { createRequire } from "node:module";
import path from "node:path";
import { keepPrivate } from "@repo/process/instance/private";
import { readSettings } from "./app.mts";
import { appDir } from "./build-copy.mts";

type Commands = {
  manifestOf: (file: string) => Promise<object>;
  contentsOf: () => Promise<object>;
};

readSettings();
keepPrivate();
process.chdir(appDir);
const require = createRequire(import.meta.url);
const commands: Commands = require(path.resolve("dist/src/ops/backup/commands.js"));
const [of, argument = ""] = process.argv.slice(2);
try {
  const found = await (of === "archive" ? commands.manifestOf(argument) : commands.contentsOf());
  process.stdout.write(JSON.stringify(found), () => process.exit(0));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
