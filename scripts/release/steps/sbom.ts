import { pnpm, step } from "../../steps/install.ts";

const PRODUCTION = ["--filter-prod=cms...", "--filter-prod=web..."];
const FORMAT = ["--sbom-format=cyclonedx", "--sbom-spec-version=1.6", "--sbom-type=application"];

export async function writeSbom(file: string): Promise<void> {
  await step(`Writing ${file}`, [...(await pnpm()), ...PRODUCTION, "sbom", "--prod", ...FORMAT, `--out=${file}`]);
}
