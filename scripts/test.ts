/**
 * `npm test` checks on throwaway data and free ports what a change usually breaks, with `-- --full` all that CI checks, and
 * with `-- --nightly` what that leaves out of all but faults.
 */
import { parseArgs } from "node:util";
import { createChecks } from "../ops/check/check.ts";
import { expected, fail } from "../ops/command.ts";
import { browser } from "../ops/install/browser.ts";
import { build } from "../ops/install/build.ts";
import { alone, type Command, install, pnpm } from "../ops/install/install.ts";
import { nginx } from "../ops/install/nginx.ts";
import { redis } from "../ops/install/redis.ts";
import { withSeeded } from "../ops/trial/seeded.ts";

const TAGS = { short: "!full && !nightly", full: "!nightly", nightly: "nightly", all: "nightly || !nightly" };

/** CPU seconds: what a quiet machine takes, and half as much again. */
const BUDGETS = {
  short: { CMS: 230, Lint: 20, Types: 70, Units: 60, "Built site": 25, Components: 40, Journeys: 150 },
  full: {
    CMS: 450,
    "CMS on PostgreSQL": 240,
    Lint: 20,
    Types: 75,
    "Generated files": 25,
    Units: 100,
    "Built site": 45,
    Faults: 120,
    Attack: 70,
    Components: 60,
    "End to end": 370,
    "End to end, one by one": 460,
  },
  nightly: {},
};

try {
  const { full, nightly } = parseArgs({
    options: { full: { type: "boolean", default: false }, nightly: { type: "boolean", default: false } },
  }).values;
  if (full && nightly) throw expected("--nightly runs what --full leaves out: give one of them.");
  const level = full ? "full" : nightly ? "nightly" : "short";
  const CHROMIUM = await alone(async () => {
    await install();
    await build();
    if (level !== "short") {
      await redis();
      await nginx();
    }
    return browser();
  });
  const run = await pnpm();
  const exec: Command = [...run, "exec"];
  const checks = createChecks(BUDGETS[level]);

  await withSeeded(async ({ cms, browser }) => {
    const env = { ...cms, CHROMIUM };
    const command =
      (title: string, command: Command, remedy?: string): Lane[number] =>
      () =>
        checks.run(title, command, {}, { remedy });
    const vitest =
      (title: string, projects: string[], app?: string, tags: keyof typeof TAGS = level): Lane[number] =>
      () => {
        const byName = projects.includes("components");
        const within: Command = app ? [...run, "--filter", app, "exec"] : exec;
        const chosen = projects.map((project) => `--project=${project}`);
        const command: Command = [...within, "vitest", "run", ...chosen, `--tags-filter=${TAGS[tags]}`];
        return checks.run(title, command, env, { again: { byName } });
      };
    const playwright =
      (title: string, suite: string): Lane[number] =>
      async () => {
        const own = async () => ({ ...env, ...(await browser(suite)) });
        await checks.run(title, [...run, "--filter", "e2e", suite], await own(), {
          again: { args: ["--no-deps"], env: own },
        });
      };

    const lint = command("Lint", [...exec, "biome", "check", "."], "npm run format");
    const types = command("Types", [...exec, "turbo", "run", "--only", "--continue", "--concurrency=1", "typecheck"]);
    const generated = command("Generated files", [...run, "--filter", "cms", "check-generated"], "npm run generate");
    const builtSite = vitest("Built site", ["built"], "web");
    const components = vitest("Components", ["components"], "web");
    const onSqlite = vitest("CMS", ["sqlite"], "cms");

    if (level === "short") {
      await lanes([onSqlite], [lint, types, vitest("Units", ["packages", "site", "cms"]), builtSite]);
      await lanes([components]);
      await lanes([playwright("Journeys", "test:journeys")]);
    } else if (level === "full") {
      const units = vitest("Units", ["packages", "site", "cms", "repository"]);
      const faults = vitest("Faults", ["faults"], "cms");
      const onPostgres = vitest("CMS on PostgreSQL", ["postgres"], "cms");
      const attack = playwright("Attack", "test:attack");
      await lanes([onSqlite, onPostgres], [lint, types, generated, units, builtSite, faults, attack]);
      await lanes([components]);
      await lanes([playwright("End to end", "test:e2e")]);
      await lanes([playwright("End to end, one by one", "test:alone")]);
    } else {
      const onPostgres = vitest("CMS on PostgreSQL", ["postgres-nightly"], "cms", "all");
      await lanes([onSqlite, onPostgres], [vitest("Units", ["packages", "repository"]), builtSite]);
      await lanes([playwright("End to end", "test:nightly")]);
    }
    await checks.summarize();
  });
} catch (error) {
  fail(error);
}

type Lane = (() => Promise<void>)[];

/** Two busy processes keep two cores busy. With more, products under test run into their own timeouts. */
async function lanes(...tracks: [Lane, Lane?]): Promise<void> {
  await Promise.all(
    tracks.map(async (suites = []) => {
      for (const suite of suites) await suite();
    }),
  );
}
