/** The areas named in the arguments, or all; `--full` also asks what all tests notice that the short check doesn't. */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { AREAS, type Area } from "./areas.ts";
import { type Mutant, mutantsOf, shuffled } from "./mutants.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const TSC = "node_modules/typescript/bin/tsc";
const VITEST = "node_modules/vitest/vitest.mjs";
/** What a copy doesn't need, or must not share. */
const LEFT_OUT = /^(\.git|\.env|data|node_modules|apps\/[^/]+\/\.instances|apps\/web\/\.next\/(cache|dev))$/;
/** A mutant that never ends is stopped after this many times what the tests take without it. */
const TIMEOUT_FACTOR = 4;
const MIN_TIMEOUT_MS = 20_000;
/** Arguments of Vitest. */
const SHORT = ["--tags-filter=!full"];
const FULL: string[] = [];

type Found = Mutant & { file: string };
type Outcome = { mutant: Found; noticedBy: "short" | "full" | undefined };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: "boolean", default: false },
    sample: { type: "string", default: "" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "" },
  },
});
const unknown = positionals.filter((name) => !(name in AREAS));
if (unknown.length > 0) {
  console.error(`The areas are ${Object.keys(AREAS).join(", ")}; ${unknown.join(", ")} is none.`);
  process.exit(1);
}
for (const name of ["sample", "seed", "minutes"] as const) {
  if (!/^\d*$/.test(values[name])) {
    console.error(`--${name}: "${values[name]}" must be a whole number.`);
    process.exit(1);
  }
}
const deadline = values.minutes ? Date.now() + Number(values.minutes) * 60_000 : Infinity;

let running: ChildProcess | undefined;
const folder = await mkdtemp(path.join(tmpdir(), "mutation-"));
const copy = path.join(folder, "checkout");
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    stop(running);
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
}
try {
  await cp(ROOT, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !LEFT_OUT.test(path.relative(ROOT, file)),
  });
  await symlink(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  for (const name of positionals.length > 0 ? positionals : Object.keys(AREAS)) {
    const area = AREAS[name] as Area;
    report(name, await tryArea(area));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function tryArea(area: Area): Promise<Outcome[]> {
  const mutants = await mutantsIn(area);
  const files = [...new Set(mutants.map(({ file }) => file))];
  const short = await timeUnchanged(area, files, SHORT);
  const full = values.full ? await timeUnchanged(area, files, FULL) : undefined;
  const outcomes: Outcome[] = [];
  const most = values.sample ? Number(values.sample) : (area.sample ?? Infinity);
  for (const mutant of shuffled(mutants, Number(values.seed))) {
    if (outcomes.length >= most || Date.now() > deadline) break;
    const file = path.join(copy, area.folder, mutant.file);
    const original = await readFile(file, "utf8");
    await writeFile(file, mutant.code);
    if (await compiles(area)) {
      const noticedBy = !(await passes(area, [mutant.file], SHORT, short))
        ? "short"
        : full && !(await passes(area, [mutant.file], FULL, full))
          ? "full"
          : undefined;
      outcomes.push({ mutant, noticedBy });
      process.stdout.write(noticedBy ? "." : "x");
    }
    await writeFile(file, original);
  }
  return outcomes;
}

async function mutantsIn({ folder, sources }: Area): Promise<Found[]> {
  const found: Found[] = [];
  for (const source of sources) {
    const place = path.join(ROOT, folder, source);
    const isFolder = (await stat(place)).isDirectory();
    const names = isFolder ? (await readdir(place, { recursive: true })).toSorted() : [""];
    for (const name of names.filter((each) => !isFolder || each.endsWith(".ts"))) {
      const file = path.join(source, name);
      const code = await readFile(path.join(ROOT, folder, file), "utf8");
      found.push(...mutantsOf(file, code).map((mutant) => ({ ...mutant, file })));
    }
  }
  return found;
}

/** @returns how long a mutant may take. @throws when the tests fail as they are. */
async function timeUnchanged(area: Area, files: string[], check: string[]): Promise<number> {
  const started = Date.now();
  if (!(await compiles(area)) || !(await passes(area, files, check, Infinity))) {
    throw new Error(`The tests of ${area.folder} fail without any change.`);
  }
  return Math.max(MIN_TIMEOUT_MS, TIMEOUT_FACTOR * (Date.now() - started));
}

function compiles({ folder, compile }: Area): Promise<boolean> {
  return succeeds([TSC, ...compile], folder, Infinity);
}

function passes({ folder, tests }: Area, files: string[], check: string[], limitMs: number): Promise<boolean> {
  const args = tests.flatMap((argument) => (argument === "FILE" ? files : argument));
  return succeeds([VITEST, ...args, ...check, "--bail=1", "--passWithNoTests"], folder, limitMs);
}

async function succeeds(args: string[], folder: string, limitMs: number): Promise<boolean> {
  // In its own group, so that servers of the tests end with it.
  const child = spawn(process.execPath, args, {
    cwd: path.join(copy, folder),
    stdio: "ignore",
    detached: true,
  });
  running = child;
  const late = Number.isFinite(limitMs) ? setTimeout(() => stop(child), limitMs) : undefined;
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearTimeout(late);
  running = undefined;
  return code === 0;
}

function stop(child: ChildProcess | undefined) {
  if (child?.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
}

function report(name: string, outcomes: Outcome[]): void {
  const share = (...checks: Outcome["noticedBy"][]) => {
    const noticed = outcomes.filter(({ noticedBy }) => checks.includes(noticedBy)).length;
    return `${noticed} of ${outcomes.length} (${Math.round((100 * noticed) / outcomes.length)} %)`;
  };
  const full = values.full ? `, ${share("short", "full")} by the full one` : "";
  console.log(`\n${name}: ${share("short")} noticed by the short check${full}`);
  for (const { mutant, noticedBy } of outcomes.filter(({ noticedBy }) => noticedBy !== "short")) {
    const place = path.join((AREAS[name] as Area).folder, mutant.file);
    const onlyFull = noticedBy === "full" ? " (noticed by the full check)" : "";
    console.log(`  ${place}:${mutant.line} ${mutant.kind}: ${line(mutant.was)} → ${line(mutant.becomes)}${onlyFull}`);
  }
}

function line(code: string): string {
  return code.replace(/\s+/g, " ").slice(0, 60);
}
