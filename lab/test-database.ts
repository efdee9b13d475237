/**
 * `node scripts/run.mjs test-database DATABASE` runs units, CMS tests and a first start on `sqlite` or `postgres` and this
 * Node.js.
 */
import { build } from "../scripts/steps/build.ts";
import { createChecks } from "../scripts/steps/check.ts";
import { expected, fail } from "../scripts/steps/environment.ts";
import { alone, type Command, install, pnpm } from "../scripts/steps/install.ts";
import { redis } from "../scripts/steps/redis.ts";
import { withSeeded } from "../scripts/steps/seeded.ts";

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
  const vitest: Command = [...run, "--filter", "cms", "exec", "vitest", "run"];
  const checks = createChecks();
  await withSeeded(async (settings) => {
    // Turborepo's kept results ignore the version of Node.js, so this forces a new run.
    const turbo: Command = [...run, "exec", "turbo", "run", "--only", "--force", "--continue", "--concurrency=2"];
    await checks.run(
      "Units",
      [...turbo, "--no-update-notifier", "--output-logs=new-only", "--filter=!cms", "test"],
      settings.cms,
    );
    await checks.run("CMS", [...vitest, "--project", database, "--project", "units"], settings.cms);
    await checks.run("First start", [...vitest, "--project", "start", "--testNamePattern", `empty ${database}`]);
  });
  await checks.summarize();
} catch (error) {
  fail(error);
}
