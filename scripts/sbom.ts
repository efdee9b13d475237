/** `node scripts/run.mjs sbom [FILE]`: the production bill of materials, as CycloneDX. */
import path from "node:path";
import { fail } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";
import { writeSbom } from "./steps/sbom.ts";

const [name = "sbom.cdx.json"] = process.argv.slice(2);

await alone(async () => {
  await install();
  await writeSbom(path.resolve(process.env.INIT_CWD ?? "", name));
}).catch(fail);
