import { execFileSync } from "node:child_process";
import { appendFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./environment.ts";
import { FOLDER, failuresOf, placeOf, runSuite, type Suite, type Test, type Unsteady } from "./suite.ts";

/** More failures than this have a common cause. */
const MOST = 8;

/** The unsteady tests of all runs, as lines of JSON. CI keeps it from run to run. */
export const LEDGER = path.join(FOLDER, "unsteady.ndjson");

/**
 * Runs failed tests once more, one by one, on a new CMS or product with nothing beside it. A suite in which all of them
 * pass counts as passed.
 */
export async function lookAgain(suites: Suite[], say: (line: string) => void): Promise<Unsteady[]> {
  const failed = suites.filter(({ passed }) => !passed);
  const count = failed.flatMap(failuresOf).length;
  const eligible = count > MOST ? [] : failed.filter(mayBeUnsteady);
  const unsteady: Unsteady[] = [];
  for (const suite of eligible) {
    const outcomes: boolean[] = [];
    for (const test of failuresOf(suite)) {
      say(`again    ${placeOf(test)}`);
      const passed = await passesAlone(suite, test);
      outcomes.push(passed);
      if (passed) unsteady.push({ suite: suite.title, test });
    }
    suite.passed = outcomes.every(Boolean);
  }
  if (unsteady.length > 0) await appendFile(LEDGER, unsteady.map(lineFor).join(""));
  return unsteady;
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

function lineFor({ suite, test: { test, file, line, failed, load } }: Unsteady): string {
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  const seed = process.env.TEST_SEED;
  return `${JSON.stringify({ suite, test, file, line, reason: failed, load, seed, commit })}\n`;
}
