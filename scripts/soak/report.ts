import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { root } from "../steps/environment.ts";
import { momentOf, toLocal } from "./local-time.ts";
import { drawPlot, type Plot } from "./plot.ts";
import type { Result } from "./run.ts";
import type { Sample } from "./sample.ts";
import { HOUR_MS, ZONE } from "./week.ts";

const FOLDER = path.join(root, "docs/soak");
const PAGE = path.join(root, "docs/soak.md");
const SECTION = /<!-- measured -->\n[\s\S]*?<!-- \/measured -->/;
const PROCESSES = ["site", "CMS", "PostgreSQL", "Redis", "edge"];

type Drawing = { file: string; title: string; unit: string; lines: Record<string, string> };

/** Each line by the quantity that it shows. */
export const DRAWINGS: Drawing[] = [
  { file: "memory", title: "Memory of the processes", unit: "MB", lines: named("memory MB: ", PROCESSES) },
  {
    file: "heaps",
    title: "Heaps and buffers of site and CMS",
    unit: "MB",
    lines: {
      ...named("heap MB: ", ["site", "CMS"], "heap of the "),
      ...named("buffers MB: ", ["site", "CMS"], "buffers of the "),
    },
  },
  {
    file: "handles",
    title: "Open files and sockets",
    unit: "handles",
    lines: named("handles: ", ["site", "CMS", "Redis", "edge"]),
  },
  {
    file: "database",
    title: "PostgreSQL",
    unit: "count",
    lines: { "threads: PostgreSQL": "processes", connections: "connections" },
  },
  {
    file: "files",
    title: "Files",
    unit: "files",
    lines: { "files: DATA_DIR": "data folder", "files: build copies": "build copies" },
  },
  {
    file: "bytes",
    title: "Bytes on disk",
    unit: "MB",
    lines: {
      "MB: WAL": "WAL",
      "MB: database": "database",
      "file MB: DATA_DIR": "data folder",
      "file MB: logs": "logs",
    },
  },
  {
    file: "rows",
    title: "Rows of what people send and do",
    unit: "rows",
    lines: {
      "rows: job_applications": "applications",
      "rows: mails": "mails",
      "rows: form_answers": "answers to forms",
      "rows: versions": "versions",
    },
  },
  {
    file: "caches",
    title: "Redis",
    unit: "keys, MB",
    lines: { "Redis keys": "keys", "MB: Redis": "MB" },
  },
];

function named(prefix: string, names: string[], shown = ""): Record<string, string> {
  return Object.fromEntries(names.map((name) => [prefix + name, shown + name]));
}

export function printResult({ verdicts, account, tally }: Result): void {
  console.table(verdicts.map(({ name, before, after, limit }) => ({ name, before, after, limit })));
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

/** Writes the pictures, and the figures into docs/soak.md. */
export async function writeDocs(result: Result, loads: number[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const drawing of DRAWINGS) {
    await writeFile(path.join(FOLDER, `${drawing.file}.svg`), drawPlot(plotOf(drawing, result)));
  }
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const page = await readFile(PAGE, "utf8");
  const section = figuresOf(result, `version ${version}`, loads);
  await writeFile(
    PAGE,
    page.replace(SECTION, () => section),
  );
}

export function plotOf(
  { title, unit, lines }: Drawing,
  { samples, happened, week }: Pick<Result, "samples" | "happened" | "week">,
): Plot {
  const drawn = Object.entries(lines).map(([quantity, name]) => ({
    name,
    points: samples.flatMap(({ realMs, values }): [number, number][] =>
      values[quantity] === undefined ? [] : [[realMs, values[quantity]]],
    ),
  }));
  const ends = drawn.map(({ name, points }) => `${name} from ${points[0]?.[1] ?? 0} to ${points.at(-1)?.[1] ?? 0}`);
  const days: Plot["ticks"] = [];
  for (let moment = week.start; moment < week.end; ) {
    const day = toLocal(moment + 24 * HOUR_MS, ZONE).slice(0, 10);
    moment = momentOf(`${day}T00:00`, ZONE);
    const label = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, weekday: "short" }).format(moment);
    if (moment < week.end) days.push({ x: realAt(samples, moment), label });
  }
  const marks = happened
    .filter(({ name }) => name !== "logs rotated")
    .map(({ name, at }, index) => ({ x: realAt(samples, at), name, label: String(index + 1) }));
  return { title, unit, lines: drawn, ticks: days, marks, description: `Over the week, ${ends.join("; ")} (${unit}).` };
}

const realAt = (samples: Sample[], moment: number) =>
  (samples.find(({ at }) => at >= moment) ?? samples.at(-1))?.realMs ?? 0;

const HIDDEN = /^(requests in progress|active handles|rows: (rate_limits|search_words))/;

export function figuresOf(
  { date, minutes, week, verdicts, account, tally, happened }: Omit<Result, "samples" | "before" | "after">,
  version: string,
  loads: number[],
): string {
  const local = (moment: number) => toLocal(moment, ZONE).replace("T", " ");
  const requests = Object.values(tally).flatMap((people) => Object.values(people));
  const asked = requests.reduce((sum, { asked }) => sum + asked, 0);
  const failed = requests.reduce((sum, { failed }) => sum + failed, 0);
  const table = (head: string[], rows: (string | number)[][]) =>
    [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const limits = verdicts
    .filter(({ name }) => !HIDDEN.test(name))
    .map(({ name, before, after, limit, why }) => [name, ...[before, after, limit].map(shown), why]);
  const phases = Object.entries(tally).map(([phase, people]) => {
    const all = Object.values(people);
    const kinds = Object.entries(people).flatMap(([person, { kinds }]) =>
      Object.entries(kinds).map(([kind, count]) => `${person}: ${count} × ${kind}`),
    );
    return [
      phase,
      all.reduce((sum, one) => sum + one.asked, 0),
      all.reduce((sum, one) => sum + one.failed, 0),
      kinds.join(", ") || "none",
    ];
  });
  const took = happened
    .filter(({ name }) => name !== "logs rotated")
    .map(({ name, at, seconds }, index) => [index + 1, name, local(at), `${seconds} s`]);
  const kept = account.schedules.map(({ action, local, at, madeMs, lateMs }) => [
    action,
    local.replace("T", " "),
    new Date(at).toISOString().slice(0, 16).replace("T", " "),
    ...[madeMs, lateMs].map((ms) => (ms === null ? "not" : `${(ms / 1000).toFixed(1)} s`)),
  ]);
  const { applications, mails, edits } = account;
  return [
    "<!-- measured -->",
    `Measured on ${date.slice(0, 10)} with ${version} and Node.js ${process.version.slice(1)} on ${cpus().length} cores (${cpus()[0]?.model}), which other programs used too: the load average was ${loads.map((load) => load.toFixed(1)).join(" before and ")} after. The week from ${local(week.start)} to ${local(week.end)} (${ZONE}) took ${minutes} minutes.`,
    `- Requests: ${asked}, of which ${failed} failed.`,
    `- Applications answered with 201: ${applications.answered}. At the end, ${applications.kept} were there once, and ${applications.removed} had been removed by age.`,
    `- Mails: ${mails.received}, of which ${mails.twice} came twice.`,
    `- Edits: ${edits.made}, of which visitors saw ${edits.seen}, the slowest after ${(edits.slowestMs / 1000).toFixed(1)} s.`,
    "### After the first hour, and at the end",
    table(["quantity", "first hour", "end", "limit", "allowed"], limits),
    "### Failed requests",
    table(["during", "requests", "failed", "reasons"], phases),
    "### Happenings",
    table(["line", "happening", "when", "took"], took),
    "### Schedules",
    table(["change", "chosen", "UTC", "made after", "seen after"], kept),
    "<!-- /measured -->",
  ]
    .join("\n\n")
    .replace("<!-- measured -->\n\n", "<!-- measured -->\n")
    .replaceAll(/(\n- [^\n]*)\n(?=\n- )/g, "$1")
    .replace("\n\n<!-- /measured -->", "\n<!-- /measured -->");
}

const shown = (value: number) => Math.round(value).toLocaleString("en-GB");
