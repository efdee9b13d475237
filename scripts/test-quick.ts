/**
 * `npm run test:quick` runs lint, types and units of packages affected since `main`, and changed CMS and browser tests, or
 * with names of tests (`-- contact.spec job.test.ts:12`) these alone.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import cmsUnits from "../apps/cms/tests/units.json" with { type: "json" };
import { browser } from "./steps/browser.ts";
import { build } from "./steps/build.ts";
import { createChecks } from "./steps/check.ts";
import { expected, fail, root } from "./steps/environment.ts";
import { alone, type Command, install, pnpm, turbo } from "./steps/install.ts";
import { nginx } from "./steps/nginx.ts";
import { redis } from "./steps/redis.ts";
import { withSeeded } from "./steps/seeded.ts";

const SUITES = [
  ["End to end", "test:e2e"],
  ["End to end, one by one", "test:alone"],
  ["Attack", "test:attack"],
] as const;
const WINDOWS = process.platform === "win32";
const TEST = /^(.+?)(?:\/tests(?:\/.+)?)?\/[^/]+\.(?:test|spec)\.tsx?$/;
const PLACE = /^(.+?)(:\d+)?$/;
const fileOf = (place: string) => PLACE.exec(place)?.[1] ?? "";
/** Tests that a change of the CMS's sources breaks first, and that no unit test covers. */
const FIRST_CMS_TESTS = ["permissions", "panel-configuration", "seed"].map((name) => `tests/${name}.test.ts`);
const CMS_SOURCES = /^(apps\/cms\/(src|seed|config)|packages\/(contract|process|markdown)|plugins\/[a-z-]+)\//;
const CMS_TESTS = /^apps\/cms\/tests\/(?!setup\/|faults\/|start\/)/;
const CMS_UNITS = new Set(cmsUnits.map((name) => `apps/cms/tests/${name}.test.ts`));
const OF_BUILT_SITE = /^apps\/web\/tests\/(built\/|section-pages|site-pages)/;

try {
  const named = process.argv.slice(2);
  const files = named.length > 0 ? testsNamed(named) : changedFiles();
  const specs = files.filter((file) => /\.spec\.ts(:\d+)?$/.test(file)).map((file) => path.basename(file));
  const cmsTests = [
    ...(files.some((file) => CMS_SOURCES.test(file)) ? FIRST_CMS_TESTS : []),
    ...files
      .filter((file) => CMS_TESTS.test(file) && !(named.length > 0 && CMS_UNITS.has(fileOf(file))))
      .map((file) => path.relative("apps/cms", file)),
  ];
  const faults = named.length > 0 ? files.filter((file) => file.startsWith("apps/cms/tests/faults/")) : [];

  const needsProduct = cmsTests.length + faults.length + specs.length > 0;
  await alone(async () => {
    await install();
    if (named.length === 0 || needsProduct || files.some((file) => /^(apps\/web|deploy)\//.test(file))) {
      await redis();
      await nginx();
    }
    if (named.length === 0) return;
    if (needsProduct || files.some((file) => OF_BUILT_SITE.test(file))) await build();
    else
      await turbo("Preparing packages", ["run", "build", "codegen", "--filter=./packages/*", "--filter=./plugins/*"]);
  });
  const run = await pnpm();
  const checks = createChecks();
  if (named.length > 0) await runUnits(files);
  else await runAffected();

  if (needsProduct) {
    const CHROMIUM = await alone(async () => {
      await build();
      return specs.length > 0 ? browser() : "";
    });
    await withSeeded(async (settings) => {
      const how = named.length > 0 ? ["run"] : ["related", "--run"];
      const vitest: Command = [...run, "--filter", "cms", "exec", "vitest", ...how, "--project"];
      if (cmsTests.length > 0)
        await checks.run("CMS", [...vitest, "sqlite", "--project", "units", ...cmsTests], settings.cms);
      const faultsOfCms = faults.map((file) => path.relative("apps/cms", file));
      if (faults.length > 0) await checks.run("Faults", [...vitest, "faults", ...faultsOfCms], settings.cms);
      for (const [title, suite] of specs.length > 0 ? SUITES : []) {
        const [program, ...args]: Command = [...run, "--filter", "e2e", suite, "--no-deps", ...specs];
        const options = ["--list", "--pass-with-no-tests", "--reporter=list"];
        const list = spawnSync(program, [...args, ...options], { cwd: root, shell: WINDOWS, encoding: "utf8" });
        if (list.status !== 0) throw expected(`The browser tests can't be listed:\n${list.stdout}${list.stderr}`);
        if (list.stdout.includes("Total: 0 tests")) continue;
        await checks.run(title, [program, ...args], { ...(await settings.browser(suite)), CHROMIUM });
      }
    });
  }
  await checks.summarize();

  async function runAffected() {
    await checks.run("Lint", [...run, "exec", "biome", "check", "."], {}, "npm run format");
    const turbo = ["exec", "turbo", "run", "--affected", "--output-logs=errors-only", "--no-update-notifier"];
    await checks.run("Types", [...run, ...turbo, "--continue", "--concurrency=2", "typecheck"]);
    await checks.run("Units", [...run, ...turbo, "--continue", "--concurrency=2", "test", "--filter=!cms"]);
  }

  async function runUnits(tests: string[]) {
    const ofCms = tests.filter((file) => CMS_UNITS.has(fileOf(file))).map((file) => path.relative("apps/cms", file));
    const vitest: Command = [...run, "--filter", "cms", "exec", "vitest", "run", "--project", "units"];
    if (ofCms.length > 0) await checks.run("Units", [...vitest, ...ofCms]);
    const units = tests.filter((file) => !/^apps\/(cms|e2e)\//.test(file));
    for (const folder of new Set(units.map((file) => TEST.exec(fileOf(file))?.[1] ?? ""))) {
      const inFolder = units.filter((file) => file.startsWith(`${folder}/`)).map((file) => path.relative(folder, file));
      await checks.run("Units", [...run, "--filter", `./${folder}`, "test", ...inFolder]);
    }
  }
} catch (error) {
  fail(error);
}

function git(...args: string[]) {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : undefined;
}

function changedFiles(): string[] {
  const changed = git("diff", "--name-only", "--diff-filter=d", "--merge-base", "main");
  if (!changed) throw expected("There is no branch main to compare with.");
  return [...changed, ...(git("ls-files", "--others", "--exclude-standard") ?? [])];
}

function testsNamed(names: string[]): string[] {
  const tests = (git("ls-files", "--cached", "--others", "--exclude-standard") ?? []).filter((file) => TEST.test(file));
  return names.flatMap((place) => {
    const [, name = "", line = ""] = PLACE.exec(place) ?? [];
    const found = tests.filter((file) => file === name || path.basename(file).startsWith(name));
    if (found.length === 0) throw expected(`No test is named ${name}.`);
    return found.map((file) => file + line);
  });
}
