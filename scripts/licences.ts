/** `node scripts/run.mjs licences [FILE]` writes the licences of production packages, by default into THIRD-PARTY.md. */
import { writeFile } from "node:fs/promises";
import { listing, productionPackages } from "../tools/dependencies/packages.ts";
import { fail } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";
import { callersPath } from "./steps/named-file.ts";

const [name = "THIRD-PARTY.md"] = process.argv.slice(2);

await alone(async () => {
  await install();
  await writeFile(callersPath(name), listing(await productionPackages()));
}).catch(fail);
