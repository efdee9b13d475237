import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, statfs } from "node:fs/promises";
import path from "node:path";
import {
  generated,
  localMails,
  parseEnvFile,
  productSettings,
  SettingsError,
} from "../../packages/process/settings/settings.ts";
import { expected, root, SIGNALS } from "../command.ts";
import { dataDirIn, withPrivateFolder } from "../trial/private-folder.ts";
import { isLocal } from "./environment.ts";

type Archive = {
  product: string;
  strapi: string;
  takenAt: string;
  rows: number;
  files: number;
  bytes: number;
  missing: string[];
};

export type Check = { about: string[]; changes: string[]; obstacles: string[] };

/** Rows take more room than in an archive, and new pictures stand beside the old ones for a while. */
const TIMES_THE_ARCHIVE = 3;
const MB = 1_000_000;

export async function checkUpgrade(file: string): Promise<Check> {
  const { problems, dataDir } = await settingsHere();
  const stop = new AbortController();
  const { signal } = stop;
  const onSignal = (name: string) => stop.abort(expected(`The check was stopped by ${name}.`));
  for (const name of SIGNALS) process.on(name, onSignal);
  const checkIn = async (folder: string): Promise<Check> => {
    const env = settingsOfCopy(folder);
    const described = await inCopy<Archive>(env, signal, "scripts/upgrade-check.mts", "describe", file);
    if ("failure" in described) return { about: [file], changes: [], obstacles: [described.failure, ...problems] };
    const { product, strapi, takenAt, rows, files, bytes, missing } = described.told;
    const about = [
      `${file}: version ${product} on Strapi ${strapi}, as it was at ${takenAt}, with ${rows} rows and ${files} files.`,
    ];
    if (missing.length > 0) about.push(`${missing.length} files were missing already when the backup was made.`);
    const room = [...(await roomIn(dataDir, bytes)), ...(await roomIn(folder, bytes))];
    if (room.length > 0) return { about, changes: [], obstacles: [...problems, ...room] };

    const restored = await inCopy<never>(env, signal, "scripts/restore.mts", file);
    if ("failure" in restored) return { about, changes: [], obstacles: [restored.failure, ...problems] };
    const started = await inCopy<string[]>(env, signal, "scripts/upgrade-check.mts", "changes", file);
    if ("failure" in started) return { about, changes: [], obstacles: [started.failure, ...problems] };
    return { about, changes: started.told, obstacles: problems };
  };
  try {
    return await withPrivateFolder("upgrade-check", checkIn);
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal);
  }
}

async function settingsHere(): Promise<{ problems: string[]; dataDir: string }> {
  const file = path.resolve(root, process.env.ENV_FILE ?? ".env");
  const written = await readFile(file, "utf8").catch(() => "");
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const folder = (name: string | undefined) => path.resolve(root, name || "data");
  try {
    const fromFile = parseEnvFile(written);
    const defaults = { ...localMails, ...secrets() };
    const read = { ...fromFile, ...given };
    const problems = refusedSettings(
      { ...(isLocal({ SITE_URL: read.SITE_URL }) ? defaults : secrets()), ...read },
      defaults,
    );
    return { problems, dataDir: folder(given.DATA_DIR ?? fromFile.DATA_DIR) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { problems: [`Setting: ${error.message}`], dataDir: folder(given.DATA_DIR) };
  }
}

const secrets = () => Object.fromEntries(Object.entries(generated).map(([name, make]) => [name, make()]));

function refusedSettings(settings: NodeJS.ProcessEnv, defaults: NodeJS.ProcessEnv): string[] {
  const refused = new Map<string, string>();
  for (;;) {
    try {
      const tried = Object.fromEntries(
        [...refused.keys()].flatMap((names) => names.split(", ")).map((name) => [name, defaults[name] ?? ""]),
      );
      productSettings({ ...settings, ...tried });
      return [...refused.values()];
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      const [names = ""] = /^[A-Z\d_]+(?:, [A-Z\d_]+)*/.exec(error.message) ?? [];
      // The setting has its default, so another one causes the error.
      if (refused.has(names)) return [...refused.values()];
      refused.set(names, `Setting: ${error.message}`);
    }
  }
}

export async function roomIn(folder: string, bytes: number): Promise<string[]> {
  let existing = folder;
  let found = await statfs(existing).catch(() => undefined);
  while (!found && path.dirname(existing) !== existing) {
    existing = path.dirname(existing);
    found = await statfs(existing).catch(() => undefined);
  }
  const free = found ? found.bavail * found.bsize : 0;
  const needed = TIMES_THE_ARCHIVE * bytes;
  if (free >= needed) return [];
  return [`Disk: ${existing} has ${Math.floor(free / MB)} MB free, and ${Math.ceil(needed / MB)} MB are needed.`];
}

function settingsOfCopy(folder: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TZ, NODE_COMPILE_CACHE } = process.env;
  return {
    ...secrets(),
    ...{ PATH, HOME, TZ, NODE_COMPILE_CACHE },
    DATA_DIR: dataDirIn(folder),
    TMPDIR: folder,
    HOST: "127.0.0.1",
    ...localMails,
    STRAPI_TELEMETRY_DISABLED: "true",
  };
}

type Ended<Told> = { told: Told } | { failure: string };

async function inCopy<Told>(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  script: string,
  ...args: string[]
): Promise<Ended<Told>> {
  signal.throwIfAborted();
  const endWithParent = new URL("./end-with-parent.ts", import.meta.url).href;
  const child = spawn(process.execPath, ["--import", endWithParent, script, ...args], {
    cwd: path.join(root, "apps/cms"),
    env: { ...env, SUPERVISOR_PID: String(process.pid) },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let said = "";
  let told: Told | undefined;
  child.stderr?.on("data", (chunk) => (said += chunk));
  child.on("message", (message) => (told = message as Told));
  // SIGKILL, because anything written later would be left behind.
  const kill = () => child.kill("SIGKILL");
  signal.addEventListener("abort", kill);
  const [code] = await once(child, "close");
  signal.removeEventListener("abort", kill);
  signal.throwIfAborted();
  if (code !== 0) return { failure: said.trim().split("\n").at(-1) || `${script} ended with ${code}.` };
  return { told: told as Told };
}
