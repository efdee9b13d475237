/**
 * `npm run bench` measures the product with 10,000 posts and 100,000 applications on both databases, or with `-- pages`,
 * `-- memory`, `-- search` or `-- dashboard` only these, prints a table and writes bench.json.
 */
import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "../scripts/steps/build.ts";
import { expected, fail, root } from "../scripts/steps/environment.ts";
import { alone, install } from "../scripts/steps/install.ts";
import { measureBlog } from "./bench/blog.ts";
import { measureDashboard } from "./bench/dashboard.ts";
import type { Row } from "./bench/measure.ts";
import { describeMeasurement, lastMeasurement, saveMeasurement } from "./bench/measurements.ts";
import { measureMemory } from "./bench/memory.ts";
import { measurePages } from "./bench/pages.ts";
import { printPages } from "./bench/print-pages.ts";
import { measurePublic } from "./bench/public.ts";
import { measureSearch } from "./bench/search.ts";
import { measureStarts } from "./bench/start.ts";
import { withPostgres } from "./product/postgres.ts";
import { type Product, withNewProduct } from "./product/product.ts";

const PARTS: Record<string, () => Promise<object[]>> = {
  dashboard: () => onBoth(measureDashboard),
  memory: measureMemory,
  search: () => onBoth(measureSearch),
};

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      "bytes-only": { type: "boolean", default: false },
      runs: { type: "string", default: "5" },
      save: { type: "boolean", default: false },
    },
  });
  const [what] = positionals;
  if (what && what !== "pages" && !Object.hasOwn(PARTS, what))
    throw expected(`dashboard, memory, pages and search can be measured alone, "${what}" cannot.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw expected(`--runs: "${values.runs}" must be a whole number of runs.`);
  await alone(async () => {
    await install();
    await build();
  });
  if (what === "pages") {
    const pages = await measurePages({ bytesOnly: values["bytes-only"], runs });
    const measurement = await describeMeasurement(pages);
    printPages(measurement, await lastMeasurement());
    await write("bench.json", measurement);
    if (values.save) await saveMeasurement(measurement);
  } else {
    const rows = await (PARTS[what ?? ""] ?? measureTimes)();
    console.table(rows);
    await write("bench.json", { date: new Date().toISOString(), node: process.version, cpus: cpus().length, rows });
  }
} catch (error) {
  fail(error);
}

async function write(file: string, content: object): Promise<void> {
  await writeFile(path.join(root, file), `${JSON.stringify(content, null, 2)}\n`);
}

async function measureTimes() {
  const starts = await measureStarts();
  const ofLists = async (product: Product) => [...(await measureBlog(product)), ...(await measureDashboard(product))];
  const onSqlite = await withNewProduct({}, async (product) => [
    ...(await measurePublic(product)),
    ...(await ofLists(product)),
  ]);
  return [...starts, ...onSqlite, ...(await onPostgres(ofLists)), ...(await onBoth(measureSearch))];
}

type Measure = (product: Product) => Promise<Row[]>;

async function onBoth(measure: Measure): Promise<Row[]> {
  return [...(await withNewProduct({}, measure)), ...(await onPostgres(measure))];
}

function onPostgres(measure: Measure): Promise<Row[]> {
  return withPostgres((url) => withNewProduct({ DATABASE_CLIENT: "postgres", DATABASE_URL: url }, measure));
}
