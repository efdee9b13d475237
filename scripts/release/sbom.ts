/** `node scripts/run.mjs sbom [FILE]` writes the production bill of materials as CycloneDX, by default into sbom.cdx.json. */
import { fail } from "../steps/environment.ts";
import { alone, install } from "../steps/install.ts";
import { callersPath } from "../steps/named-file.ts";
import { writeSbom } from "./steps/sbom.ts";

const [name = "sbom.cdx.json"] = process.argv.slice(2);

await alone(async () => {
  await install();
  await writeSbom(callersPath(name));
}).catch(fail);
