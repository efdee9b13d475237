/** `npm run test:faults` runs the CMS's fault tests in full, on SQLite with a folder and on PostgreSQL with a bucket. */
import { build } from "./steps/build.ts";
import { createChecks } from "./steps/check.ts";
import { fail } from "./steps/environment.ts";
import { alone, install, pnpm } from "./steps/install.ts";
import { withSeeded } from "./steps/seeded.ts";

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
