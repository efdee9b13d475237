/**
 * `npm run bench -- pages` weighs each public page and measures Lighthouse and starts into bench.json, and `-- starts` starts
 * alone. `--before FILE` compares with the bench.json of a release.
 */
import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { expected, fail, root } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";
import { callersPath } from "../ops/run/named-file.ts";
import { measuredSection, SECTION } from "./bench/measured.ts";
import { type Measurement, measurePages } from "./bench/pages.ts";
import { printPages } from "./bench/print-pages.ts";
import { measureStarts } from "./bench/start.ts";

const PAGE = path.join(root, "docs/performance.md");

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      before: { type: "string" },
      "bytes-only": { type: "boolean", default: false },
      runs: { type: "string", default: "5" },
      save: { type: "boolean", default: false },
    },
  });
  const [what = "pages"] = positionals;
  if (what !== "pages" && what !== "starts") throw expected(`Pages and starts can be measured, "${what}" can't.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw expected(`--runs: "${values.runs}" must be a whole number of runs.`);
  const before: Measurement | undefined =
    values.before && JSON.parse(await readFile(callersPath(values.before), "utf8"));
  await alone(async () => {
    await install();
    await build();
  });
  if (what === "starts") console.table(await measureStarts());
  else {
    const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
    const [{ model: processor = "unknown" } = {}] = cpus();
    const measurement: Measurement = {
      version,
      date: new Date().toISOString().slice(0, 10),
      machine: { cores: cpus().length, processor, node: process.version },
      ...(await measurePages({ bytesOnly: values["bytes-only"], runs })),
    };
    printPages(measurement, before);
    await writeFile(path.join(root, "bench.json"), `${JSON.stringify(measurement, null, 2)}\n`);
    if (values.save) await save(measurement);
  }
} catch (error) {
  fail(error);
}

async function save(measurement: Measurement): Promise<void> {
  const page = await readFile(PAGE, "utf8");
  await writeFile(
    PAGE,
    page.replace(SECTION, () => measuredSection(measurement)),
  );
}
