/** `npm test`: the check of a fresh clone, on throwaway data and free ports. `--full` checks everything, as CI does. */
import { parseArgs } from "node:util";
import { browser } from "./steps/browser.ts";
import { build } from "./steps/build.ts";
import { createChecks } from "./steps/check.ts";
import { fail } from "./steps/environment.ts";
import { alone, type Command, install, pnpm } from "./steps/install.ts";
import { nginx } from "./steps/nginx.ts";
import { promtool } from "./steps/promtool.ts";
import { redis } from "./steps/redis.ts";
import { withSeeded } from "./steps/seeded.ts";

/** Leaves out the tests with the tag that `packages/config/test-tags.json` describes. */
const SHORT = "--tags-filter=!full";

try {
  const { full } = parseArgs({ options: { full: { type: "boolean", default: false } } }).values;
  const CHROMIUM = await alone(async () => {
    await install();
    await build();
    if (full) {
      await redis();
      await nginx();
      await promtool();
    }
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

    if (!full) {
      const cms: Command = [...run, "--filter", "cms", "exec", "vitest", "run", "--project", "sqlite", SHORT];
      const unitsThenCms = async () => {
        await checks.run("Units", [...turbo, "--concurrency=1", "test", "--filter=!cms", "--", SHORT], settings.cms);
        await checks.run("CMS", cms, settings.cms);
      };
      await Promise.all([unitsThenCms(), inBrowser("Journeys", "test:journeys")]);
      return;
    }

    const faultsThenBrowser = async () => {
      await checks.run("Faults", [...run, "--filter", "cms", "test:faults"], settings.cms);
      await inBrowser("End to end", "test:e2e");
    };
    const aloneThenUpgrades = async () => {
      await inBrowser("End to end, one by one", "test:alone");
      await checks.run("Upgrades", [process.execPath, "scripts/test-upgrades.ts"]);
    };
    // All of them wait often, for time limits and for one another's servers.
    await Promise.all([
      checks.run("Units and CMS", [...turbo, "--concurrency=2", "test"], settings.cms),
      aloneThenUpgrades(),
      faultsThenBrowser(),
    ]);
    // Last, since it minds how soon it is answered.
    await inBrowser("Attack", "test:attack");
  });
  await Promise.all([code(), seeded]);
  await checks.summarize();
} catch (error) {
  fail(error);
}
