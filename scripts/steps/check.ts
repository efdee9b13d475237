import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdir, open, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters, styleText } from "node:util";
import type { CheckEvent } from "../../packages/testing/config/check-events.ts";
import { expected, root } from "./environment.ts";
import type { Command } from "./install.ts";
import { createProgress } from "./progress.ts";

const FOLDER = path.join(root, "node_modules/.cache/check");
/** The suites that exceeded their budget in CI's last run. CI keeps this file from run to run. */
const OVER_BUDGET = path.join(FOLDER, "over-budget.json");
const POLL_MS = 500;
const WIDTH = 24;
const SLOWEST = 10;
const LINES = 30;
const NAME_LENGTH = 150;
const REASON_LENGTH = 500;

type Test = Exclude<CheckEvent, { total: number }>;

type Suite = {
  title: string;
  started: number;
  seconds?: number;
  passed?: boolean;
  log: string;
  total: number;
  tests: Test[];
  remedy: string | undefined;
};

/** @param budgets has seconds by title. On CI, a suite that exceeds its budget twice in a row fails. */
export function createChecks(budgets: Record<string, number> = {}) {
  const suites: Suite[] = [];
  const progress = createProgress(() => suites.filter(({ passed }) => passed === undefined).map(progressOf));
  return {
    async run(title: string, [program, ...args]: Command, env: NodeJS.ProcessEnv = {}, remedy?: string): Promise<void> {
      const name = path.join(FOLDER, title.toLowerCase().replace(/\W+/g, "-"));
      const suite: Suite = { title, started: Date.now(), log: `${name}.log`, total: 0, tests: [], remedy };
      const events = `${name}.ndjson`;
      await mkdir(FOLDER, { recursive: true });
      await rm(events, { force: true });
      const [output, told] = await Promise.all([open(suite.log, "w"), open(events, "a+")]);
      suites.push(suite);
      progress.show();
      const child = spawn(program, args, {
        cwd: root,
        env: { ...process.env, ...QUIET, ...env, CHECK_EVENTS: events },
        stdio: ["ignore", output.fd, output.fd],
        shell: process.platform === "win32",
      });
      const listen = createListener(told, suite);
      const poll = setInterval(listen, POLL_MS);
      const [code] = await Promise.race([once(child, "close"), once(child, "error").then(() => [1])]);
      clearInterval(poll);
      await listen();
      await Promise.all([output.close(), told.close()]);
      suite.seconds = secondsSince(suite.started);
      suite.passed = code === 0;
      progress.say(`${outcomeOf(suite)}  ${progressOf(suite)}`);
    },

    skip(title: string, why: string): void {
      progress.say(`skipped  ${title.padEnd(WIDTH)} ${why}`);
    },

    async summarize(): Promise<{ title: string; seconds: number }[]> {
      progress.end();
      const failed = suites.filter(({ passed }) => !passed);
      for (const suite of failed) console.log(await reasonsOf(suite));
      console.log(tableOf(suites, budgets));
      console.log(slowestOf(suites));
      const slow = process.env.CI ? await twiceOver(suites, budgets) : [];
      for (const title of slow)
        console.log(`\n${title} has exceeded its budget of ${budgets[title]} s twice in a row.`);
      const titles = [...failed.map(({ title }) => title), ...slow];
      // The names come last, so that even a truncated log has them.
      if (titles.length > 0) throw expected(["\nFailed:", ...titles, ...failed.flatMap(namesOf)].join("\n  "));
      return suites.map(({ title, seconds = 0 }) => ({ title, seconds }));
    },
  };
}

const QUIET = { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NEXT_TELEMETRY_DISABLED: "1" };

process.env.TEST_SEED ||= String(randomInt(2 ** 31));

const shortened = (text: string, length = NAME_LENGTH) => text.replace(/\s+/g, " ").slice(0, length);

const secondsSince = (moment: number) => Math.round((Date.now() - moment) / 1000);

const outcomeOf = ({ passed }: Suite) => (passed ? styleText("green", "passed ") : styleText("red", "FAILED "));

const failuresOf = ({ tests }: Suite) => tests.filter(({ failed }) => failed !== undefined);

function progressOf(suite: Suite): string {
  const { title, total, tests, started, seconds = secondsSince(started) } = suite;
  const red = failuresOf(suite).length;
  const done = total > 0 && `${tests.length} of ${Math.max(total, tests.length)} tests`;
  return [title.padEnd(WIDTH), `${seconds} s`.padStart(7), done, red > 0 && `${red} failed`].filter(Boolean).join("  ");
}

function createListener(file: Awaited<ReturnType<typeof open>>, suite: Suite): () => Promise<void> {
  let rest = "";
  let reading = Promise.resolve();
  let position = 0;
  const read = async () => {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - position), 0, size - position, position);
    position += bytesRead;
    const lines = (rest + buffer.toString("utf8", 0, bytesRead)).split("\n");
    rest = lines.pop() ?? "";
    for (const event of lines.map((line): CheckEvent => JSON.parse(line))) {
      if ("total" in event) suite.total += event.total;
      else suite.tests.push({ ...event, ...(event.file && { file: path.relative(root, event.file) }) });
    }
  };
  return () => (reading = reading.then(read));
}

const placeOf = ({ file, line }: Test) => [file, line].filter(Boolean).join(":");

const namesOf = (suite: Suite) =>
  failuresOf(suite).flatMap((red) => [
    `${placeOf(red)} ${shortened(red.test)}`,
    `  ${shortened(stripVTControlCharacters(red.failed ?? ""), REASON_LENGTH)}`,
  ]);

async function reasonsOf(suite: Suite): Promise<string> {
  const failures = failuresOf(suite);
  const log = path.relative(root, suite.log);
  const reasons = failures.map((red) => {
    const { test, file, failed = "" } = red;
    const place = placeOf(red);
    const reason = indented(failed, (lines) => lines.slice(0, LINES));
    return [
      `\n  ${place} ${shortened(test)}`,
      reason,
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

function tableOf(suites: Suite[], budgets: Record<string, number>): string {
  const row = (title: string, ...cells: (string | number)[]) =>
    [title.padEnd(WIDTH), ...cells.map((cell) => String(cell).padStart(8))].join("").trimEnd();
  const rows = suites.map(({ title, seconds = 0, passed, tests }) =>
    row(title, seconds, budgets[title] ?? "", tests.length || "", passed ? "" : "FAILED"),
  );
  return ["", row("", "seconds", "budget", "tests"), ...rows].join("\n");
}

function slowestOf(suites: Suite[]): string {
  const tests = suites.flatMap((suite) => suite.tests).toSorted((one, other) => (other.ms ?? 0) - (one.ms ?? 0));
  const rows = tests
    .slice(0, SLOWEST)
    .map(
      ({ ms = 0, file, line, test }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${file}:${line} ${shortened(test)}`,
    );
  return rows.length > 0 ? ["\nThe slowest tests:", ...rows].join("\n") : "";
}

async function twiceOver(suites: Suite[], budgets: Record<string, number>): Promise<string[]> {
  const before: string[] = JSON.parse(await readFile(OVER_BUDGET, "utf8").catch(() => "[]"));
  const over = suites.filter(({ title, seconds = 0 }) => seconds > (budgets[title] ?? Infinity));
  const titles = over.map(({ title }) => title);
  await writeFile(OVER_BUDGET, JSON.stringify(titles));
  return titles.filter((title) => before.includes(title));
}
