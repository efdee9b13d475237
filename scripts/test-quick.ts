/**
 * `npm run test:quick` runs lint, types and units affected since `main`, and changed CMS and browser tests, or with names
 * of tests (`-- contact.spec job.test.ts:12`) these alone, also many times (`--repeat 20`).
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import cmsUnits from "../apps/cms/tests/units.json" with { type: "json" };
import { createChecks } from "../ops/check/check.ts";
import { expected, fail, root } from "../ops/command.ts";
import { browser } from "../ops/install/browser.ts";
import { build } from "../ops/install/build.ts";
import { alone, type Command, install, pnpm, turbo } from "../ops/install/install.ts";
import { nginx } from "../ops/install/nginx.ts";
import { redis } from "../ops/install/redis.ts";
import { withSeeded } from "../ops/trial/seeded.ts";

const SUITES = [
  ["End to end", "test:e2e"],
  ["End to end, one by one", "test:alone"],
  ["Nightly", "test:nightly"],
  ["Attack", "test:attack"],
] as const;
const TEST = /\.(?:test|spec)\.tsx?$/;
const PLACE = /^(.+?)(:\d+)?$/;
const fileOf = (place: string) => PLACE.exec(place)?.[1] ?? "";
/** Tests that a change of the CMS's sources breaks first, and that no unit test covers. */
const FIRST_CMS_TESTS = ["permissions", "panel-configuration", "seed"].map((name) => `apps/cms/tests/${name}.test.ts`);
const CMS_SOURCES = /^(apps\/cms\/(src|seed|config)|packages\/(contract|process|markdown|time)|plugins\/[a-z-]+)\//;
const CMS_UNITS = new Set(cmsUnits.map((name) => `apps/cms/tests/${name}.test.ts`));
const KINDS = {
  browser: /^apps\/e2e\//,
  faults: /^apps\/cms\/tests\/(faults|start)\//,
  cms: /^apps\/cms\//,
  site: /^apps\/web\/tests\/(built|components)\//,
} as const;

try {
  const { values, positionals: named } = parseArgs({
    allowPositionals: true,
    options: { repeat: { type: "string", default: "1" } },
  });
  const repeat = Number(values.repeat);
  if (!Number.isInteger(repeat) || repeat < 1) throw expected("--repeat must be a whole number, 1 or more.");
  const files = named.length > 0 ? testsNamed(named) : changedFiles();
  const of = (kind: keyof typeof KINDS) => files.filter((file) => kindOf(fileOf(file)) === kind);
  const isOfCms = named.length === 0 && files.some((file) => CMS_SOURCES.test(file));
  const cmsTests = [...(isOfCms ? FIRST_CMS_TESTS : []), ...of("cms")];
  const [faults, specs] = [named.length > 0 ? of("faults") : [], of("browser").map((file) => path.basename(file))];
  const needsProduct = cmsTests.length + faults.length + specs.length > 0;
  const needsBuild = needsProduct || of("site").some((file) => file.startsWith("apps/web/tests/built/"));

  const CHROMIUM = await alone(async () => {
    await install();
    if (named.length === 0 || needsBuild || files.some((file) => /^(apps\/web|deploy)\//.test(file))) {
      await redis();
      await nginx();
    }
    if (needsBuild) await build();
    else
      await turbo("Preparing packages", [
        "run",
        "build",
        "web#codegen",
        "--filter=./packages/*",
        "--filter=./plugins/*",
      ]);
    return specs.length > 0 ? browser() : "";
  });
  const run = await pnpm();
  const exec: Command = [...run, "exec"];
  const checks = createChecks();
  const repeatEach = repeat > 1 ? [`--repeat-each=${repeat}`] : [];
  const repeats = `--repeats=${repeat - 1}`;
  if (named.length === 0) {
    await checks.run("Lint", [...exec, "biome", "check", "."], {}, { remedy: "npm run format" });
    await checks.run("Types", [...exec, "turbo", "run", "--affected", "--continue", "--concurrency=1", "typecheck"]);
    if (files.some((file) => /^apps\/cms\/src\/.*\.json$/.test(file)))
      await checks.run(
        "Generated files",
        [...run, "--filter", "cms", "check-generated"],
        {},
        { remedy: "npm run generate" },
      );
    await checks.run("Units", [
      ...exec,
      "vitest",
      "run",
      "--changed=main",
      "--tags-filter=!nightly",
      "--passWithNoTests",
    ]);
  }
  const units = named.length > 0 ? files.filter((file) => kindOf(fileOf(file)) === undefined) : [];
  if (units.length > 0) await checks.run("Units", [...exec, "vitest", "run", repeats, ...units]);
  const inApp = (app: "cms" | "web", tests: string[], ...projects: string[]): Command => {
    const paths = tests.map((file) => path.relative(`apps/${app}`, file));
    return [...run, "--filter", app, "exec", "vitest", "run", repeats, ...projects, ...paths];
  };
  if (of("site").length > 0) await checks.run("Site", inApp("web", of("site")));

  if (needsProduct) {
    await withSeeded(async (settings) => {
      if (cmsTests.length > 0) await checks.run("CMS", inApp("cms", cmsTests, "--project=sqlite"), settings.cms);
      const ofFaults = ["--project=faults", "--project=start"];
      if (faults.length > 0) await checks.run("Faults", inApp("cms", faults, ...ofFaults), settings.cms);
      for (const [title, suite] of specs.length > 0 ? SUITES : []) {
        const [program, ...args]: Command = [...run, "--filter", "e2e", suite, "--no-deps", ...repeatEach, ...specs];
        const options = ["--list", "--pass-with-no-tests", "--reporter=list"];
        const list = spawnSync(program, [...args, ...options], { cwd: root, encoding: "utf8" });
        if (list.status !== 0) throw expected(`The browser tests can't be listed:\n${list.stdout}${list.stderr}`);
        if (list.stdout.includes("Total: 0 tests")) continue;
        await checks.run(title, [program, ...args], { ...(await settings.browser(suite)), CHROMIUM });
      }
    });
  }
  await checks.summarize();
} catch (error) {
  fail(error);
}

function kindOf(file: string): keyof typeof KINDS | undefined {
  if (CMS_UNITS.has(file) || !TEST.test(file)) return undefined;
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => KINDS[kind].test(file));
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
