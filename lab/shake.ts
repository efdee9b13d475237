/**
 * `node scripts/run.mjs shake` repeats, beside two busy loops, the tests whose failure is a race (tag `once`) fifty times,
 * and those that were unsteady in earlier checks twenty times.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { createChecks } from "../ops/check/check.ts";
import { digestOf, LEDGER, type Unsteady } from "../ops/check/second-look.ts";
import { expected, fail, root } from "../ops/command.ts";
import { browser } from "../ops/install/browser.ts";
import { build } from "../ops/install/build.ts";
import { alone, install, pnpm } from "../ops/install/install.ts";
import { withSeeded } from "../ops/trial/seeded.ts";

const BUSY = 2;
const ONCE = 50;
const UNSTEADY = 20;

try {
  const CHROMIUM = await alone(async () => {
    await install();
    await build();
    return browser();
  });
  const run = await pnpm();
  const checks = createChecks();
  const loops = Array.from({ length: BUSY }, () => new Worker("for (;;);", { eval: true }));
  try {
    const places = await unsteadyPlaces();
    const code = places.length > 0 ? await repeat(places) : 0;
    await withSeeded(async (settings) => {
      const vitest = [...run, "--filter", "cms", "exec", "vitest", "run", "--project=sqlite"] as const;
      await checks.run("CMS", [...vitest, "--tags-filter=once", `--repeats=${ONCE - 1}`], settings.cms);
      for (const suite of ["test:e2e", "test:nightly"]) {
        const env = { ...(await settings.browser(suite)), CHROMIUM };
        const repeated = ["--no-deps", "--grep=@once", `--repeat-each=${ONCE}`];
        await checks.run(`Browser, ${suite}`, [...run, "--filter", "e2e", suite, ...repeated], env);
      }
    });
    await checks.summarize();
    if (code !== 0) throw expected("A test that was unsteady has failed again: see above.");
  } finally {
    await Promise.all(loops.map((loop) => loop.terminate()));
  }
} catch (error) {
  fail(error);
}

async function unsteadyPlaces(): Promise<string[]> {
  const lines = (await readFile(LEDGER, "utf8").catch(() => "")).split("\n").filter(Boolean);
  const known = lines.map((line): Unsteady => JSON.parse(line));
  const places = known.map(async ({ file, line, digest }) =>
    (await digestOf(file)) === digest ? [`${file}:${line}`] : [],
  );
  return [...new Set((await Promise.all(places)).flat())];
}

async function repeat(places: string[]): Promise<number> {
  const quick = fork(path.join(root, "scripts/test-quick.ts"), ["--repeat", String(UNSTEADY), ...places]);
  const [code] = await once(quick, "exit");
  return code;
}
