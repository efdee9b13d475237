/** `npm test`: the whole check, from a fresh clone, on throwaway data and free ports. */
import { browser } from "./steps/browser.mjs";
import { build } from "./steps/build.mjs";
import { createChecks } from "./steps/check.mjs";
import { fail } from "./steps/environment.mjs";
import { alone, install, pnpm } from "./steps/install.mjs";
import { withSeeded } from "./steps/seeded.mjs";

try {
  const CHROMIUM = await alone(async () => {
    await install();
    await build();
    return browser();
  });
  const run = await pnpm();
  const turbo = [...run, "exec", "turbo", "run", "--output-logs=new-only", "--continue", "--no-update-notifier"];
  const checks = createChecks();

  await checks.run("Lint", [...run, "exec", "biome", "check", "."]);
  await checks.run("Types", [...turbo, "--concurrency=2", "typecheck"]);
  await checks.run("Generated files", [...run, "--filter", "cms", "check-generated"]);
  await withSeeded(async (settings) => {
    const cms = async () => {
      await checks.run("Units and CMS", [...turbo, "--concurrency=1", "test"], settings.cms);
      await checks.run("Faults", [...run, "--filter", "cms", "test:faults"], settings.cms);
    };
    const inBrowser = async (title, suite) =>
      checks.run(title, [...run, "--filter", "e2e", suite], { ...(await settings.browser(suite)), CHROMIUM });
    // Both mostly wait, so they share the machine.
    await Promise.all([cms(), inBrowser("End to end, one by one", "test:alone")]);
    await inBrowser("End to end", "test:e2e");
  });
  checks.summarize();
} catch (error) {
  fail(error);
}
