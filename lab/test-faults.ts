/** `npm run test:faults` runs the CMS's fault tests in full, on SQLite with a folder and on PostgreSQL with a bucket. */

import { createChecks } from "../ops/check/check.ts";
import { fail } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install, pnpm } from "../ops/install/install.ts";
import { withSeeded } from "../ops/trial/seeded.ts";

try {
  await alone(async () => {
    await install();
    await build();
  });
  const run = await pnpm();
  const checks = createChecks();
  await withSeeded(async ({ cms }) => {
    const env = { ...cms, FAULT_APPLICATIONS: "200", FAULT_KILLS: "12" };
    await checks.run("Faults", [...run, "--filter", "cms", "test:faults"], env);
  });
  await checks.summarize();
} catch (error) {
  fail(error);
}
