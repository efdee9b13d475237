/** `node scripts/run.mjs licences [FILE]` writes the licences of production packages, by default into THIRD-PARTY.md. */
import { writeFile } from "node:fs/promises";
import { fail } from "../ops/command.ts";
import { alone, install } from "../ops/install/install.ts";
import { callersPath } from "../ops/run/named-file.ts";
import { listing, productionPackages } from "../tools/dependencies/packages.ts";

const [name = "THIRD-PARTY.md"] = process.argv.slice(2);

await alone(async () => {
  await install();
  await writeFile(callersPath(name), listing(await productionPackages()));
}).catch(fail);
