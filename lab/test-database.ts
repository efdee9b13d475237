/**
 * `node scripts/run.mjs test-database DATABASE` runs units, CMS tests and a first start on `sqlite` or `postgres` and this
 * Node.js.
 */

import { createChecks } from "../ops/check/check.ts";
import { expected, fail } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, type Command, install, pnpm } from "../ops/install/install.ts";
import { redis } from "../ops/install/redis.ts";
import { withSeeded } from "../ops/trial/seeded.ts";

const DATABASES = ["sqlite", "postgres"];

try {
  const [database = ""] = process.argv.slice(2);
  if (!DATABASES.includes(database)) {
    throw expected(`Name a database, ${DATABASES.join(" or ")}: node scripts/run.mjs test-database postgres`);
  }
  console.log(`Node.js ${process.versions.node}, ${database}`);
  await alone(async () => {
    await install();
    await build();
    await redis();
  });
  const run = await pnpm();
  const vitest: Command = ["exec", "vitest", "run", "--tags-filter=!nightly"];
  const ofCms: Command = [...run, "--filter", "cms", ...vitest];
  const checks = createChecks();
  await withSeeded(async ({ cms }) => {
    const units = ["packages", "site", "cms"].map((name) => `--project=${name}`);
    await checks.run("Units", [...run, ...vitest, ...units], cms);
    await checks.run("CMS", [...ofCms, `--project=${database}*`], cms);
    await checks.run("First start", [...ofCms, "--project", "start", "--testNamePattern", `empty ${database}`]);
  });
  await checks.summarize();
} catch (error) {
  fail(error);
}
