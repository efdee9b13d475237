/** `npm run drill -- FOLDER` restores the newest archive of a folder beside the running product, and looks at what it shows. */
import path from "node:path";
import { parseArgs } from "node:util";
import { expected, fail, root, SIGNALS } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";
import { callersPath } from "../ops/run/named-file.ts";
import { withPrivateFolder } from "../ops/trial/private-folder.ts";
import { ageOf, checkAge, inWords, newestBackup, readHours } from "./drill/backups.ts";
import { type Contents, differences, type Manifest } from "./drill/compare.ts";
import { inDatabase, run, settingsIn, whileRunning } from "./drill/instance.ts";
import { writeSuccess } from "./drill/metric.ts";
import { askForPages, expectedPages } from "./drill/pages.ts";
import { still } from "./drill/still.ts";

const MAX_AGE_HOURS = "26";
const cms = path.join(root, "apps/cms");
const started = performance.now();
const stop = new AbortController();

try {
  const { folder, maxHours, textfile } = readArguments();
  const failures: string[] = [];
  try {
    await alone(async () => {
      await install();
      await build();
    });
    for (const signal of SIGNALS) process.on(signal, () => stop.abort(expected(`It was stopped by ${signal}.`)));
    failures.push(...(await drill(folder, maxHours)));
  } catch (error) {
    failures.push((error as Error).message);
  }
  const [total, hasFailed] = [secondsSince(started), failures.length > 0];
  console.log(hasFailed ? `\nThe drill failed after ${total}:` : `\nThe drill succeeded in ${total}.`);
  for (const failure of failures) console.log(`- ${failure}`);
  if (textfile && !hasFailed) await writeSuccess(textfile, Date.now());
  process.exit(hasFailed ? 1 : 0);
} catch (error) {
  fail(error);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "max-age": { type: "string", default: MAX_AGE_HOURS }, textfile: { type: "string" } },
  });
  const [folder] = positionals;
  if (!folder) throw expected("Name the folder with the backups: npm run drill -- /backup");
  const { "max-age": hours, textfile } = values;
  return { folder: callersPath(folder), maxHours: readHours(hours), textfile: textfile && callersPath(textfile) };
}

async function drill(from: string, maxHours: number): Promise<string[]> {
  const { file, bytes } = await newestBackup(from);
  const { signal } = stop;
  return withPrivateFolder("drill", async (folder) => {
    const env = await settingsIn(folder);
    const look = async (...args: string[]) =>
      JSON.parse(await run({ script: "scripts/contents.mts", args, cwd: cms, env, signal }));

    const manifest: Manifest = await look("archive", file);
    const hours = ageOf(manifest.takenAt, Date.now());
    console.log(
      `Backup: ${file} (${(bytes / 1e6).toFixed(1)} MB, version ${manifest.product}), taken ${inWords(hours)} ago`,
    );
    checkAge(file, hours, maxHours);

    const restoring = performance.now();
    await run({ script: "scripts/restore.ts", args: [file], env, signal });
    console.log(`Restored in ${secondsSince(restoring)}`);
    const contents: Contents = await look("instance");
    const failures = differences(manifest, contents);

    await inDatabase(env, still);
    const expectations = await inDatabase(env, expectedPages);
    const starting = performance.now();
    const pages = await whileRunning(env, signal, () => {
      console.log(`Started in ${secondsSince(starting)}`);
      return askForPages(`http://127.0.0.1:${env.WEB_PORT}`, expectations, signal);
    });
    for (const { path, status, milliseconds, title, failure } of pages) {
      console.log(`  ${status || "–"}  ${`${milliseconds} ms`.padStart(8)}  ${path}  ${failure ?? title}`);
      if (failure) failures.push(`${path}: ${failure}.`);
    }
    return failures;
  });
}

function secondsSince(moment: number): string {
  return `${((performance.now() - moment) / 1_000).toFixed(1)} s`;
}
