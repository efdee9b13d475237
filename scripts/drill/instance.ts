import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import type { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { expected, root } from "../../ops/command.ts";
import { dataDirIn } from "../../ops/trial/private-folder.ts";
import { freePorts } from "../../packages/process/instance/free-ports.ts";
import { sqlite } from "../../packages/process/instance/lock.ts";
import { generated, localMails } from "../../packages/process/settings/settings.ts";

const READY = "Ready.";
const START_MS = 10 * 60_000;
const KILL_MS = 30_000;
const SHOWN_LINES = 5;
/** A restored instance gets only these variables, and so no setting of the running one. */
const PASSED_ON = ["PATH", "HOME", "TMPDIR", "LANG", "NODE_COMPILE_CACHE", "SystemRoot"];

const endWithParent = new URL("../../ops/run/end-with-parent.ts", import.meta.url).href;
const ownServersOnly = new URL("own-servers-only.ts", import.meta.url).href;

export type Settings = NodeJS.ProcessEnv & { DATA_DIR: string; WEB_PORT: string };

export async function settingsIn(folder: string): Promise<Settings> {
  const [web, cms, smtp] = await freePorts(3);
  return {
    ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    ...localMails,
    ...Object.fromEntries(Object.entries(generated).map(([name, make]) => [name, make()])),
    ENV_FILE: path.join(folder, ".env"),
    DATA_DIR: dataDirIn(folder),
    WEB_PORT: String(web),
    CMS_PORT: String(cms),
    // Nothing listens on this port, so no mail leaves, and setting it keeps the mail catcher from starting.
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(smtp),
    DEMO_MODE: "false",
    LOG_FORMAT: "text",
    NODE_OPTIONS: `--import=${ownServersOnly}`,
    DRILL_PORTS: [web, cms].join(),
  };
}

export async function inDatabase<T>({ DATA_DIR }: Settings, work: (database: DatabaseSync) => T): Promise<T> {
  const database = new (await sqlite()).DatabaseSync(path.join(DATA_DIR, "cms.sqlite"));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

type Program = { script: string; args?: string[]; cwd?: string; env: NodeJS.ProcessEnv; signal: AbortSignal };

export async function run(program: Program): Promise<string> {
  const { child, output, errors } = launch(program);
  const [code] = await once(child, "close");
  program.signal.throwIfAborted();
  if (code !== 0) throw expected(lastLines(errors) || `${program.script} ended with ${code}.`);
  return output.join("\n");
}

export async function whileRunning<T>(env: Settings, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const { child, errors, printed } = launch({ script: "scripts/start.ts", env, signal });
  const closed = once(child, "close");
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), START_MS);
  try {
    const isReady = await Promise.race([
      printed((line) => line.startsWith(READY)),
      closed.then(() => false),
      once(late.signal, "abort").then(() => false),
    ]);
    signal.throwIfAborted();
    if (late.signal.aborted) throw expected(`The restored instance wasn't ready within ${START_MS / 60_000} minutes.`);
    if (!isReady) throw expected(`The restored instance doesn't start: ${lastLines(errors)}`);
    return await work();
  } finally {
    clearTimeout(timer);
    end(child);
    await closed;
  }
}

function launch({ script, args = [], cwd = root, env, signal }: Program) {
  signal.throwIfAborted();
  const child = spawn(process.execPath, ["--import", endWithParent, script, ...args], {
    cwd,
    env: { ...env, SUPERVISOR_PID: String(process.pid) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const [output, errors]: [string[], string[]] = [[], []];
  const waiting: ((line: string) => void)[] = [];
  const read = (input: Readable | null, take: (line: string) => void) =>
    input && createInterface({ input }).on("line", take);
  read(child.stdout, (line) => {
    output.push(line);
    for (const wait of waiting) wait(line);
  });
  read(child.stderr, (line) => errors.push(line));
  const stop = () => end(child);
  signal.addEventListener("abort", stop);
  child.once("close", () => signal.removeEventListener("abort", stop));
  const printed = (isIt: (line: string) => boolean) =>
    new Promise<true>((resolve) => {
      waiting.push((line) => isIt(line) && resolve(true));
    });
  return { child, output, errors, printed };
}

function end(child: ChildProcess): void {
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), KILL_MS).unref();
}

const lastLines = (errors: string[]) => errors.slice(-SHOWN_LINES).join("\n").trim();
