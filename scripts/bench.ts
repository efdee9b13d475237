/** `npm run bench [-- memory | preview | freshness]`: measures on both databases, into a table and bench.json. */
import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { measureBlog } from "./bench/blog.ts";
import { measureDashboard } from "./bench/dashboard.ts";
import { measureFreshness } from "./bench/freshness.ts";
import { measureMemory } from "./bench/memory.ts";
import { measurePreview } from "./bench/preview.ts";
import { withPostgres, withProduct } from "./bench/product.ts";
import { APPLICANTS, measurePublic, SIGN_INS } from "./bench/public.ts";
import { measureStarts } from "./bench/start.ts";
import { build } from "./steps/build.ts";
import { expected, fail, root } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";

const ALONE: Record<string, () => Promise<object[]>> = {
  freshness: () => withProduct({}, measureFreshness),
  memory: measureMemory,
  preview: () => withProduct({}, measurePreview),
};

try {
  const [what] = process.argv.slice(2);
  const measureAlone = what ? ALONE[what] : undefined;
  if (what && !measureAlone)
    throw expected(`${Object.keys(ALONE).join(" and ")} can be measured alone, "${what}" cannot.`);
  await alone(async () => {
    await install();
    await build();
  });
  const rows = await (measureAlone ?? measureTimes)();
  console.table(rows);
  const result = { date: new Date().toISOString(), node: process.version, cpus: cpus().length, rows };
  await writeFile(path.join(root, "bench.json"), `${JSON.stringify(result, null, 2)}\n`);
} catch (error) {
  fail(error);
}

async function measureTimes() {
  const rows = await measureStarts();
  await withProduct(
    { RATE_LIMIT_APPLICATIONS: String(APPLICANTS + 1), RATE_LIMIT_LOGIN: String(4 * SIGN_INS) },
    async (product) => {
      rows.push(...(await measurePublic(product)));
      rows.push(...(await measureBlog(product)), ...(await measureDashboard(product)));
    },
  );
  await withPostgres((url) =>
    withProduct({ DATABASE_CLIENT: "postgres", DATABASE_URL: url }, async (product) => {
      rows.push(...(await measureBlog(product, url)), ...(await measureDashboard(product, url)));
    }),
  );
  return rows;
}
