/** `npm run test:faults` runs the CMS's fault tests in full, on SQLite with a folder and on PostgreSQL with a bucket. */
import { build } from "../scripts/steps/build.ts";
import { createChecks } from "../scripts/steps/check.ts";
import { fail } from "../scripts/steps/environment.ts";
import { alone, install, pnpm } from "../scripts/steps/install.ts";
import { withSeeded } from "../scripts/steps/seeded.ts";

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
