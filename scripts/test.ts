/** `npm test`: the check of a fresh clone, on throwaway data and free ports; `--full` attacks what is there as well. */
import { browser } from "./steps/browser.ts";
import { build } from "./steps/build.ts";
import { createChecks } from "./steps/check.ts";
import { fail } from "./steps/environment.ts";
import { alone, type Command, install, pnpm } from "./steps/install.ts";
import { nginx } from "./steps/nginx.ts";
import { redis } from "./steps/redis.ts";
import { withSeeded } from "./steps/seeded.ts";

try {
  const CHROMIUM = await alone(async () => {
    await install();
    await build();
    await redis();
    await nginx();
    return browser();
  });
  const run = await pnpm();
  const turbo: Command = [
    ...run,
    "exec",
    "turbo",
    "run",
    "--output-logs=new-only",
    "--continue",
    "--no-update-notifier",
  ];
  const checks = createChecks();

  const code = async () => {
    await checks.run("Lint", [...run, "exec", "biome", "check", "."], {}, "npm run format");
    await checks.run("Known vulnerabilities", [process.execPath, "scripts/audit.ts"]);
    await checks.run("Types", [...turbo, "--concurrency=2", "typecheck"]);
    await checks.run("Generated files", [...run, "--filter", "cms", "check-generated"], {}, "npm run generate");
  };
  const seeded = withSeeded(async (settings) => {
    const inBrowser = async (title: string, suite: string) =>
      checks.run(title, [...run, "--filter", "e2e", suite], { ...(await settings.browser(suite)), CHROMIUM });
    const faultsThenBrowser = async () => {
      await checks.run("Faults", [...run, "--filter", "cms", "test:faults"], settings.cms);
      await inBrowser("End to end", "test:e2e");
    };
    // All of them wait often, for time limits and for one another's servers.
    await Promise.all([
      checks.run("Units and CMS", [...turbo, "--concurrency=2", "test"], settings.cms),
      inBrowser("End to end, one by one", "test:alone"),
      faultsThenBrowser(),
    ]);
    // Last, since it minds how soon it is answered.
    if (process.argv.includes("--full")) await inBrowser("Attack", "test:attack");
  });
  await Promise.all([code(), seeded]);
  checks.summarize();
} catch (error) {
  fail(error);
}
