/** `npm run test:quick`: lint, types and units of packages affected since `main`, and changed CMS and browser tests. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { browser } from "./steps/browser.ts";
import { build } from "./steps/build.ts";
import { createChecks } from "./steps/check.ts";
import { expected, fail, root } from "./steps/environment.ts";
import { alone, type Command, install, pnpm } from "./steps/install.ts";
import { redis } from "./steps/redis.ts";
import { withSeeded } from "./steps/seeded.ts";

const WINDOWS = process.platform === "win32";

try {
  const changed = changedFiles();
  const tests = changed
    .filter((file) => /^apps\/cms\/tests\/[^/]+\.test\.ts$/.test(file))
    .map((file) => path.basename(file));
  const specs = changed.filter((file) => file.endsWith(".spec.ts")).map((file) => path.basename(file));

  await alone(async () => {
    await install();
    await redis();
  });
  const run = await pnpm();
  const turbo: Command = [
    ...run,
    "exec",
    "turbo",
    "run",
    "--affected",
    "--output-logs=errors-only",
    "--no-update-notifier",
  ];
  const checks = createChecks();
  await checks.run("Lint", [...run, "exec", "biome", "check", "."]);
  await checks.run("Types and units", [
    ...turbo,
    "--continue",
    "--concurrency=2",
    "typecheck",
    "test",
    "--filter=!cms",
  ]);
  if (tests.length + specs.length > 0) {
    const CHROMIUM = await alone(async () => {
      await build();
      return browser();
    });
    await withSeeded(async (settings) => {
      const vitest: Command = [...run, "--filter", "cms", "exec", "vitest", "run", "--project", "sqlite", ...tests];
      if (tests.length > 0) await checks.run("CMS", vitest, settings.cms);
      for (const suite of specs.length > 0 ? ["test:e2e", "test:alone"] : []) {
        const [program, ...args]: Command = [...run, "--filter", "e2e", suite, "--no-deps", ...specs];
        if (spawnSync(program, [...args, "--list"], { cwd: root, shell: WINDOWS }).status !== 0) continue;
        await checks.run("End to end", [program, ...args], { ...(await settings.browser(suite)), CHROMIUM });
      }
    });
  }
  checks.summarize();
} catch (error) {
  fail(error);
}

function changedFiles(): string[] {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  const { status, stdout } = git("diff", "--name-only", "--diff-filter=d", "--merge-base", "main");
  if (status !== 0) throw expected("There is no branch main to compare with.");
  const untracked = git("ls-files", "--others", "--exclude-standard").stdout;
  return `${stdout}${untracked}`.split("\n").filter(Boolean);
}
