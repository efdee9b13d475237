/**
 * `npm test` runs the checks for every change on throwaway data and free ports, and with `-- --full` everything that CI
 * checks.
 */
import { parseArgs } from "node:util";
import { browser } from "./steps/browser.ts";
import { build } from "./steps/build.ts";
import { changeOf } from "./steps/changed.ts";
import { createChecks } from "./steps/check.ts";
import { fail } from "./steps/environment.ts";
import { alone, type Command, install, pnpm } from "./steps/install.ts";
import { nginx } from "./steps/nginx.ts";
import { promtool } from "./steps/promtool.ts";
import { redis } from "./steps/redis.ts";
import { withSeeded } from "./steps/seeded.ts";

const SHORT = "--tags-filter=!full";

/** Seconds on two cores, beside the other suites. */
const BUDGETS = {
  short: { Lint: 30, Types: 150, "Generated files": 90, Units: 480, CMS: 360, Journeys: 480 },
  full: {
    Lint: 30,
    Types: 240,
    "Generated files": 120,
    Units: 900,
    CMS: 1_800,
    "CMS on PostgreSQL": 900,
    Faults: 480,
    "End to end": 1_200,
    "End to end, one by one": 1_500,
    Upgrades: 900,
    Attack: 480,
  },
};

const NIGHTLY = [
  ["Attack, all of it", "attack"],
  ["Soak", "soak"],
  ["Chaos", "chaos"],
] as const;

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
  // Everything is built already. `--only` keeps Turborepo from building again, which it would do with the filter.
  const turbo: Command = [...run, "exec", "turbo", "run", "--only", "--continue", "--no-update-notifier"];
  const vitest: Command = [...run, "--filter", "cms", "exec", "vitest", "run", "--project"];
  const checks = createChecks(full ? BUDGETS.full : BUDGETS.short);

  const code = async () => {
    await checks.run("Lint", [...run, "exec", "biome", "check", "."], {}, "npm run format");
    await checks.run("Known vulnerabilities", [process.execPath, "scripts/audit.ts"]);
    await checks.run("Types", [...turbo, "--concurrency=2", "typecheck"]);
    await checks.run("Generated files", [...run, "--filter", "cms", "check-generated"], {}, "npm run generate");
  };
  await withSeeded(async (settings) => {
    const env = { ...settings.cms, CHROMIUM };
    const units = () =>
      checks.run("Units", [...turbo, "--concurrency=1", "test", "--filter=!cms", ...(full ? [] : ["--", SHORT])], env);
    const inBrowser = async (title: string, suite: string) =>
      checks.run(title, [...run, "--filter", "e2e", suite], { ...(await settings.browser(suite)), CHROMIUM });

    if (!full) {
      const cms = checks.run("CMS", [...vitest, "sqlite", "--project", "units", SHORT], env);
      await Promise.all([code(), cms, units(), inBrowser("Journeys", "test:journeys")]);
      return;
    }

    const withoutBrowser = async () => {
      await code();
      await checks.run("CMS", [...vitest, "sqlite", "--project", "units"], env);
      await checks.run("CMS on PostgreSQL", [...vitest, "postgres"], env);
      await checks.run("Faults", [...vitest, "faults"], env);
      await units();
    };
    const throughBrowser = async () => {
      await inBrowser("End to end", "test:e2e");
      await inBrowser("Attack", "test:attack");
      await inBrowser("End to end, one by one", "test:alone");
      const { isChanged, why } = changeOf("upgrades");
      if (isChanged) await checks.run("Upgrades", [process.execPath, "lab/test-upgrades.ts"]);
      else checks.skip("Upgrades", why);
    };
    // More than two at once would keep two cores so busy that products under test run into their own timeouts.
    await Promise.all([withoutBrowser(), throughBrowser()]);
    for (const [title, suite] of NIGHTLY) {
      const { isChanged, why } = changeOf(suite);
      if (isChanged) checks.skip(title, `${why}, but it takes an hour: the nightly run has it`);
    }
  });
  await checks.summarize();
} catch (error) {
  fail(error);
}
