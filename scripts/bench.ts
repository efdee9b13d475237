/**
 * `npm run bench`: measures starts, pages, blog and dashboard on both databases, or with `-- memory` what the processes
 * take; prints a table, writes bench.json.
 */
import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { measureBlog } from "./bench/blog.ts";
import { measureDashboard } from "./bench/dashboard.ts";
import { measureMemory } from "./bench/memory.ts";
import { withPostgres, withProduct } from "./bench/product.ts";
import { APPLICANTS, measurePublic, SIGN_INS } from "./bench/public.ts";
import { measureStarts } from "./bench/start.ts";
import { build } from "./steps/build.ts";
import { expected, fail, root } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";

try {
  const [what] = process.argv.slice(2);
  if (what && what !== "memory") throw expected(`"memory" can be measured alone, "${what}" cannot.`);
  await alone(async () => {
    await install();
    await build();
  });
  const rows = what ? await measureMemory() : await measureTimes();
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
