import { createRequire } from "node:module";
import path from "node:path";
import { readSettings } from "./app.mts";
import { appDir } from "./build-copy.mts";

readSettings();
process.chdir(appDir);
const require = createRequire(import.meta.url);
const { accountCommand }: { accountCommand: (args: string[]) => Promise<string> } = require(
  path.resolve("dist/src/accounts/account-command.js"),
);
try {
  console.log(await accountCommand(process.argv.slice(2)));
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
