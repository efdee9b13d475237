import { execFileSync } from "node:child_process";
import { appendFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./environment.ts";
import { FOLDER, failuresOf, placeOf, runSuite, type Suite, type Test } from "./suite.ts";

/** More failures than this have a common cause. */
const MOST = 8;

/** The unsteady tests of all runs, as lines of JSON. CI keeps it from run to run. */
export const LEDGER = path.join(FOLDER, "unsteady.ndjson");

/**
 * Runs failed tests once more, one by one, on a new CMS or product with nothing beside it. A suite in which all of them
 * pass counts as passed.
 */
export async function lookAgain(suites: Suite[], say: (line: string) => void): Promise<void> {
  const failed = suites.filter(({ passed }) => !passed);
  if (failed.flatMap(failuresOf).length > MOST) return;
  for (const suite of failed.filter(mayBeUnsteady)) {
    for (const test of failuresOf(suite)) {
      say(`again    ${placeOf(test)}`);
      test.isUnsteady = await passesAlone(suite, test);
      if (test.isUnsteady) await appendFile(LEDGER, lineFor(suite, test));
    }
    suite.passed = failuresOf(suite).length === 0;
  }
}

function mayBeUnsteady(suite: Suite): boolean {
  const failures = failuresOf(suite);
  return Boolean(suite.again) && failures.length > 0 && failures.every(({ isFinal, line }) => !isFinal && line);
}

async function passesAlone({ title, command, env, again, log }: Suite, { file, line, test }: Test): Promise<boolean> {
  const alone: Suite = {
    title,
    command: [...command, ...(again?.args ?? []), `${path.join(root, file ?? "")}:${line}`],
    env: { ...env, ...(await again?.env?.()) },
    started: Date.now(),
    log: log.replace(/\.log$/, "-again.log"),
    total: 0,
    tests: [],
  };
  await runSuite(alone);
  return Boolean(alone.passed) && alone.tests.some((each) => each.test === test);
}

function lineFor({ title }: Suite, { test, file, line, failed, load }: Test): string {
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  const seed = process.env.TEST_SEED;
  return `${JSON.stringify({ suite: title, test, file, line, reason: failed, load, seed, commit })}\n`;
}
