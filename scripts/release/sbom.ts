/** `node scripts/run.mjs sbom [FILE]` writes the production bill of materials as CycloneDX, by default into sbom.cdx.json. */

import { fail } from "../../ops/command.ts";
import { alone, install, pnpm, step } from "../../ops/install/install.ts";
import { callersPath } from "../../ops/run/named-file.ts";

const PRODUCTION = ["--filter-prod=cms...", "--filter-prod=web..."];
const FORMAT = ["--sbom-format=cyclonedx", "--sbom-spec-version=1.6", "--sbom-type=application"];
const [name = "sbom.cdx.json"] = process.argv.slice(2);
const file = callersPath(name);

await alone(async () => {
  await install();
  await step(`Writing ${file}`, [...(await pnpm()), ...PRODUCTION, "sbom", "--prod", ...FORMAT, `--out=${file}`]);
}).catch(fail);
