/** `npm run drill -- FOLDER`: restores the newest backup beside the running instance, and looks at what it shows. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { parseEnvFile } from "../packages/settings/settings.ts";
import { ageOf, checkAge, newestBackup, readHours } from "./drill/backups.ts";
import { inDatabase, refusedIn, run, settingsIn, whileRunning } from "./drill/instance.ts";
import { askForPages, expectedPages } from "./drill/pages.ts";
import {
  type Contents,
  compare,
  type Kind,
  type Manifest,
  missingFrom,
  type Report,
  readable,
} from "./drill/report.ts";
import { still } from "./drill/still.ts";
import { writeMetrics } from "./drill/textfile.ts";
import { build } from "./steps/build.ts";
import { expected, fail, root } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";
import { callersPath } from "./steps/named-file.ts";
import { withPrivateFolder } from "./steps/private-folder.ts";
import { SIGNALS } from "./steps/signals.ts";

const MAX_AGE_HOURS = "26";
const cms = path.join(root, "apps/cms");
const types = path.join(cms, "src/api");

const started = performance.now();
const startedAt = new Date().toISOString();
const report: Report = {
  startedAt,
  succeeded: false,
  failures: [],
  notes: [],
  seconds: { total: 0 },
  counts: [],
  files: [],
  pages: [],
  refused: [],
};
const stop = new AbortController();

try {
  const { folder, maxHours, json, textfile } = readArguments();
  try {
    await alone(async () => {
      await install();
      await build();
    });
    for (const signal of SIGNALS) process.on(signal, () => stop.abort(expected(`It was stopped by ${signal}.`)));
    await drill(folder, maxHours);
  } catch (error) {
    report.failures.push((error as Error).message);
  }
  report.succeeded = report.failures.length === 0;
  report.seconds.total = secondsSince(started);
  console.log(readable(report));
  if (json) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  if (textfile) await writeMetrics(textfile, report);
  process.exit(report.succeeded ? 0 : 1);
} catch (error) {
  fail(error);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "max-age": { type: "string", default: MAX_AGE_HOURS },
      json: { type: "string" },
      textfile: { type: "string" },
    },
  });
  const [folder] = positionals;
  if (!folder) throw expected("Name the folder with the backups: npm run drill -- /backup");
  const { "max-age": hours, json, textfile } = values;
  return {
    folder: callersPath(folder),
    maxHours: readHours(hours),
    json: json && callersPath(json),
    textfile: textfile && callersPath(textfile),
  };
}

async function drill(from: string, maxHours: number): Promise<void> {
  const { file, bytes } = await newestBackup(from);
  const { signal } = stop;
  await withPrivateFolder("drill", async (folder) => {
    const env = await settingsIn(folder);
    const look = async (...args: string[]) =>
      JSON.parse(await run({ script: "scripts/contents.mts", args, cwd: cms, env, signal }));

    const checked = performance.now();
    const manifest: Manifest = await look("archive", file);
    report.seconds.check = secondsSince(checked);
    const { takenAt, product } = manifest;
    const ageHours = ageOf(takenAt, Date.now());
    report.backup = { file, bytes, takenAt, ageHours, product };
    checkAge(file, ageHours, maxHours);

    const restored = performance.now();
    const told = await run({ script: "scripts/restore.ts", args: [file], env, signal });
    report.seconds.restore = secondsSince(restored);
    const contents: Contents = await look("instance", "files");
    const kinds = await contentTypes();
    const running = await lookAtRunning();
    const { failures, ...compared } = compare(manifest, contents, kinds, running);
    Object.assign(report, compared);
    report.failures.push(...failures, ...(running ? missingFrom(contents, running, takenAt, kinds) : []));

    const mails = Number(/^Held back: (\d+) mails/m.exec(told)?.[1] ?? 0);
    report.stilled = { ...(await inDatabase(env, still)), mails };
    const pages = await inDatabase(env, expectedPages);
    const start = performance.now();
    await whileRunning(env, signal, async () => {
      report.seconds.start = secondsSince(start);
      report.pages = await askForPages(`http://127.0.0.1:${env.WEB_PORT}`, pages, signal);
    });
    report.refused = await refusedIn(env);
    for (const { path, failure } of report.pages) if (failure) report.failures.push(`${path}: ${failure}.`);
  });
}

/** What editors and recruiters see, by the schemas of this version. */
async function contentTypes(): Promise<Kind[]> {
  const kinds: Kind[] = [];
  for (const name of (await readdir(types)).sort()) {
    const schema = await readFile(path.join(types, name, `content-types/${name}/schema.json`), "utf8").catch(() => "");
    if (!schema) continue;
    const { collectionName, info } = JSON.parse(schema);
    kinds.push({ table: collectionName, name: info.displayName });
  }
  return kinds.sort((one, other) => one.name.localeCompare(other.name, "en"));
}

/** Reads the database of the instance of this checkout, as a backup does. Undefined, with a note, where there is none. */
async function lookAtRunning(): Promise<Contents | undefined> {
  const file = path.resolve(root, process.env.ENV_FILE ?? ".env");
  const settings = await readFile(file, "utf8").catch(() => undefined);
  if (settings === undefined) {
    report.notes.push(`Not compared with the running instance: there is no ${file}.`);
    return undefined;
  }
  try {
    const given = Object.entries(process.env).filter(([, value]) => value !== "");
    const env = { ...parseEnvFile(settings), ...Object.fromEntries(given) };
    const DATA_DIR = path.resolve(root, env.DATA_DIR || "data");
    const args = ["instance"];
    return JSON.parse(
      await run({ script: "scripts/contents.mts", args, cwd: cms, env: { ...env, DATA_DIR }, signal: stop.signal }),
    );
  } catch (error) {
    stop.signal.throwIfAborted();
    report.notes.push(`Not compared with the running instance: ${(error as Error).message}`);
    return undefined;
  }
}

function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 100) / 10;
}
