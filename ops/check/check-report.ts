import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters, styleText } from "node:util";
import { root } from "../command.ts";
import { failuresOf, placeOf, type Suite, secondsSince, type Test, unsteadyOf } from "./suite.ts";

const WIDTH = 24;
const SLOWEST = 10;
const LINES = 30;
const NAME_LENGTH = 150;
const REASON_LENGTH = 500;

export function lineOf(suite: Suite): string {
  const { title, total, tests, started, seconds = secondsSince(started) } = suite;
  const red = failuresOf(suite).length;
  const done = total > 0 && `${tests.length} of ${Math.max(total, tests.length)} tests`;
  return [title.padEnd(WIDTH), `${seconds} s`.padStart(7), done, red > 0 && `${red} failed`].filter(Boolean).join("  ");
}

export function verdictOf(suite: Suite): string {
  const outcome = suite.passed ? styleText("green", "passed ") : styleText("red", "failed ");
  return `${outcome}  ${lineOf(suite)}`;
}

const shortened = (text: string, length = NAME_LENGTH) => text.replace(/\s+/g, " ").slice(0, length);

const namesOf = (tests: Test[]) =>
  tests.flatMap((red) => [
    `${placeOf(red)} ${shortened(red.test)}`,
    `  ${shortened(stripVTControlCharacters(red.failed ?? ""), REASON_LENGTH)}`,
  ]);

export function failuresIn(suites: Suite[]): string {
  const titles = suites.map(({ title }) => title);
  return ["\nFailed:", ...titles, ...namesOf(suites.flatMap(failuresOf))].join("\n  ");
}

export function unsteadyIn(suites: Suite[]): string {
  const unsteady = suites.flatMap(unsteadyOf);
  if (unsteady.length === 0) return "";
  return ["\nUnsteady (failed, then passed alone):", ...namesOf(unsteady)].join("\n  ");
}

export async function reasonsOf(suite: Suite): Promise<string> {
  const failures = failuresOf(suite);
  const log = path.relative(root, suite.log);
  const reasons = failures.map((red) => {
    const { test, file, failed = "" } = red;
    const place = placeOf(red);
    return [
      `\n  ${place} ${shortened(test)}`,
      indented(failed, (lines) => lines.slice(0, LINES)),
      file && `    Run it alone: TEST_SEED=${process.env.TEST_SEED} npm run test:quick -- ${place}`,
    ];
  });
  if (failures.length === 0)
    reasons.push([indented(await readFile(suite.log, "utf8"), (lines) => lines.slice(-LINES))]);
  const remedy = suite.remedy && `  Try: ${suite.remedy}`;
  const lines = [`\n== ${suite.title} failed`, ...reasons.flat(), remedy, `  The whole output: ${log}`];
  return lines.filter(Boolean).join("\n");
}

function indented(text: string, choose: (lines: string[]) => string[]): string {
  const lines = stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim());
  return choose(lines)
    .map((line) => `    ${line}`)
    .join("\n");
}

export function tableOf(suites: Suite[], budgets: Record<string, number>): string {
  const row = (title: string, ...cells: (string | number)[]) =>
    [title.padEnd(WIDTH), ...cells.map((cell) => String(cell).padStart(12))].join("").trimEnd();
  const rows = suites.map(({ title, seconds = 0, cpuSeconds = 0, passed, tests }) =>
    row(title, seconds, cpuSeconds, budgets[title] ?? "", tests.length || "", passed ? "" : "FAILED"),
  );
  const over = suites.flatMap(({ title, cpuSeconds = 0 }) =>
    cpuSeconds > (budgets[title] ?? Infinity) ? [`${title} is over its budget of CPU seconds.`] : [],
  );
  return ["", row("", "seconds", "CPU seconds", "budget", "tests"), ...rows, ...over].join("\n");
}

export function slowestOf(suites: Suite[]): string {
  const tests = suites.flatMap((suite) => suite.tests).toSorted((one, other) => (other.ms ?? 0) - (one.ms ?? 0));
  const rows = tests
    .slice(0, SLOWEST)
    .map((each) => `${((each.ms ?? 0) / 1000).toFixed(1).padStart(8)} s  ${placeOf(each)} ${shortened(each.test)}`);
  return rows.length > 0 ? ["\nThe slowest tests:", ...rows].join("\n") : "";
}
