/** `npm run sbom [-- FILE]`: the bill of materials of what runs in production, as CycloneDX. */
import path from "node:path";
import { fail } from "./steps/environment.ts";
import { alone, install, pnpm, step } from "./steps/install.ts";

const [name = "sbom.cdx.json"] = process.argv.slice(2);
const file = path.resolve(process.env.INIT_CWD ?? "", name);
const production = ["--filter-prod=cms...", "--filter-prod=web..."];
const format = ["--sbom-format=cyclonedx", "--sbom-spec-version=1.6", "--sbom-type=application"];

await alone(async () => {
  await install();
  await step(`Writing ${file}`, [...(await pnpm()), ...production, "sbom", "--prod", ...format, `--out=${file}`]);
}).catch(fail);
