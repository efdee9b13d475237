import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { root } from "../../scripts/steps/environment.ts";
import { toLocal } from "./local-time.ts";
import type { Result } from "./run.ts";
import { ZONE } from "./week.ts";

const PAGE = path.join(root, "docs/soak.md");
const SECTION = /<!-- measured -->\n[\s\S]*?<!-- \/measured -->/;

export function printResult({ verdicts, account, tally }: Result): void {
  console.table(verdicts.map(({ name, before, after, limit, why }) => ({ name, before, after, limit, why })));
  console.table(
    Object.entries(tally).flatMap(([phase, people]) =>
      Object.entries(people).map(([person, { asked, failed, kinds }]) => {
        const reasons = Object.entries(kinds).map(([kind, count]) => `${count} × ${kind}`);
        return { phase, person, asked, failed, reasons: reasons.join(", ") };
      }),
    ),
  );
  const { schedules, wrong, ...others } = account;
  console.log(JSON.stringify(others));
  for (const { title, madeMs, lateMs } of schedules)
    console.log(`${title}: made after ${madeMs} ms, seen after ${lateMs}`);
  console.log(`${wrong.length} things are wrong.`);
}

export async function writeDocs(result: Result, loads: number[]): Promise<void> {
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const page = await readFile(PAGE, "utf8");
  const section = figuresOf(result, `version ${version}`, loads);
  await writeFile(
    PAGE,
    page.replace(SECTION, () => section),
  );
}

/** These figures say little about a week, so only the command prints them. */
const HIDDEN =
  /^(requests in progress|active handles|handles|threads|connections|heap|buffers|MB: WAL|Redis keys|files?( MB)?: build|rows: (rate_limits|search_words))/;

function figuresOf(
  { date, minutes, week, verdicts, account, tally, happened }: Omit<Result, "samples" | "before" | "after">,
  version: string,
  loads: number[],
): string {
  const local = (moment: number) => toLocal(moment, ZONE).replace("T", " ");
  const requests = Object.values(tally).flatMap((people) => Object.values(people));
  const asked = requests.reduce((sum, { asked }) => sum + asked, 0);
  const failed = requests.reduce((sum, { failed }) => sum + failed, 0);
  const failures = Object.entries(tally).flatMap(([phase, people]) =>
    Object.entries(people).flatMap(([person, { kinds }]) =>
      Object.entries(kinds).map(([kind, count]) => `${person} ${count} × ${kind} (${phase})`),
    ),
  );
  const limits = verdicts
    .filter(({ name }) => !HIDDEN.test(name))
    .map(({ name, before, after, limit }) => [name, ...[before, after, limit].map(shown)]);
  const took = happened
    .filter(({ name }) => name !== "logs rotated")
    .map(({ name, seconds }) => `${name} (${seconds} s)`);
  const { applications, mails, edits, schedules } = account;
  const latest = (moments: (number | null)[]) =>
    moments.includes(null) ? "not all" : `within ${(Math.max(...moments.map(Number)) / 1000).toFixed(1)} s`;
  return `<!-- measured -->
Measured on ${date.slice(0, 10)} with ${version} and Node.js ${process.version.slice(1)} on ${cpus().length} cores (${cpus()[0]?.model}), which other programs used too: the load average was ${loads.map((load) => load.toFixed(1)).join(" before and ")} after. The week from ${local(week.start)} to ${local(week.end)} (${ZONE}) took ${minutes} minutes.

- Requests: ${asked}, of which ${failed} failed: ${failures.join(", ") || "none"}.
- Happenings: ${took.join(", ")}.
- Applications answered with 201: ${applications.answered}. At the end, ${applications.kept} were there once, and ${applications.removed} had been removed by age.
- Mails: ${mails.received}, of which ${mails.twice} came twice.
- Edits: ${edits.made}, of which visitors saw ${edits.seen}, the slowest after ${(edits.slowestMs / 1000).toFixed(1)} s.
- Schedules: ${schedules.length}, made ${latest(schedules.map(({ madeMs }) => madeMs))}, and seen ${latest(schedules.map(({ lateMs }) => lateMs))}.

${[["quantity", "first hour", "end", "limit"], Array(4).fill("---"), ...limits].map((cells) => `| ${cells.join(" | ")} |`).join("\n")}
<!-- /measured -->`;
}

const shown = (value: number) => Math.round(value).toLocaleString("en-GB");
