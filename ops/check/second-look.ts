import { createHash } from "node:crypto";
import { appendFile, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../command.ts";
import { verdictOf } from "./check-report.ts";
import { FOLDER, failuresOf, placeOf, runSuite, type Suite, type Test } from "./suite.ts";

const MOST = 8;

export const LEDGER = path.join(FOLDER, "unsteady.ndjson");

/** `digest` is the file's at that time: a file that has changed since may be mended. */
export type Unsteady = { file: string; line: number; digest: string };

/** Runs failed tests once more, alone, on a new CMS or product. A suite in which all of them pass counts as passed. */
export async function lookAgain(suites: Suite[], say: (line: string) => void): Promise<void> {
  const failed = suites.filter(({ passed }) => !passed);
  const count = failed.flatMap(failuresOf).length;
  if (count > MOST) return say(`${count} tests failed: more than ${MOST} have a common cause, and none runs again.`);
  for (const suite of failed.filter(mayBeUnsteady)) {
    for (const [index, test] of failuresOf(suite).entries()) {
      const alone = await runAlone(suite, test, index);
      test.isUnsteady = Boolean(alone.passed) && alone.tests.some((each) => each.test === test.test);
      say(`${verdictOf(alone)}  alone: ${placeOf(test)}`);
      if (test.isUnsteady) await appendFile(LEDGER, await lineFor(suite, test));
    }
    suite.passed = failuresOf(suite).length === 0;
  }
}

function mayBeUnsteady(suite: Suite): boolean {
  const failures = failuresOf(suite);
  const isWhole = suite.again && suite.ended && failures.length > 0;
  return Boolean(isWhole) && failures.every(({ isFinal, line }) => !isFinal && line);
}

async function runAlone({ title, command, env, again, log }: Suite, { test, file, line }: Test, index: number) {
  const place = path.join(root, file ?? "");
  const alone: Suite = {
    title,
    command: [
      ...command,
      ...(again?.args ?? []),
      ...(again?.byName ? [place, "--testNamePattern", patternOf(test)] : [`${place}:${line}`]),
    ],
    env: { ...env, ...(await again?.env?.()) },
    started: Date.now(),
    log: log.replace(/\.log$/, `-again-${index + 1}.log`),
    total: 0,
    tests: [],
  };
  await runSuite(alone);
  return alone;
}

function patternOf(test: string): string {
  const name = test.replace(/^\[[^\]]*\] /, "").replaceAll(" > ", " ");
  return `^${name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
}

async function lineFor({ title }: Suite, { test, file = "", line, failed, load }: Test): Promise<string> {
  const [date, digest] = [new Date().toISOString(), await digestOf(file)];
  const seed = process.env.TEST_SEED;
  return `${JSON.stringify({ date, suite: title, test, file, line, digest, reason: failed, load, seed })}\n`;
}

export async function digestOf(file: string): Promise<string> {
  const content = await readFile(path.join(root, file)).catch(() => "");
  return createHash("sha256").update(content).digest("hex");
}
