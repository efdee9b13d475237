import { appendFile, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { checkDataDirFree } from "../../packages/process/instance/data-dir.ts";
import { whyNotWritable } from "../../packages/process/instance/disk.ts";
import { close } from "../../packages/process/instance/private.ts";
import {
  type Environment,
  generated,
  isLoopback,
  localMails,
  parseEnvFile,
  productSettings,
  SettingsError,
  unknownSettings,
  withForwardedAddresses,
  withPlatformPort,
} from "../../packages/process/settings/settings.ts";
import { expected, root } from "../command.ts";
import { callersPath } from "./named-file.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const CRASHED_PORTS_TIMEOUT_MS = 12_000;
const PORT_POLL_MS = 100;
const MEGABYTE = 1024 ** 2;
const START_MB = 8;
/** The sample content, the copies of both builds and the first pages take 200 MB. */
const FIRST_START_MB = 256;

export type Product = ReturnType<typeof productSettings>;
export type Prepared = Awaited<ReturnType<typeof prepareEnvironment>>;

/** Makes a missing `.env` once all is valid. `ports: false` serves nothing, `idle: false` is for a running instance. */
export async function prepareEnvironment({ ports = true, idle = true } = {}) {
  const file = path.resolve(root, process.env.ENV_FILE ?? ".env");
  const written = await readFile(file, "utf8").catch(ignoreMissing);
  const example = written === undefined ? await readFile(path.join(root, ".env.example"), "utf8") : "";
  const fromFile = parseEnvFile(written ?? example);
  if (ports) for (const line of unknownSettings(Object.keys(fromFile), await namesInCompose())) console.warn(line);
  const given = withPlatformPort({ ...fromFile, ...definedOnly(process.env) }, "WEB_PORT");
  const known = withForwardedAddresses(given);

  const additions: Record<string, string> = Object.fromEntries(
    Object.entries(generated).flatMap(([name, make]) => (known[name] ? [] : [[name, make()]])),
  );
  if (written === undefined && isLocal(known)) additions.DEMO_MODE ??= known.DEMO_MODE ?? "true";
  if (isLocal({ SITE_URL: given.SITE_URL }) && !known.SMTP_HOST) {
    for (const [name, address] of Object.entries(localMails)) if (!known[name]) additions[name] = address;
  }

  const env: Environment = { ...FREE_MEMORY, ...additions, ...known, ...QUIET };
  env.DATA_DIR = path.resolve(root, env.DATA_DIR || "data");
  if (env.BRAND) env.BRAND = callersPath(env.BRAND);
  const product = productSettings(env);
  env.CMS_PORT = String(product.cmsPort);
  env.SITE_INTERNAL_URL ||= product.siteLocalUrl;
  // Servers write into a pipe, so only this process knows whether it ends in a terminal.
  env.LOG_FORMAT = product.logFormat;

  await checkWritable(product.dataDir);
  const crashed = idle && (await checkDataDirFree(product.dataDir));
  if (ports) await checkPorts(product, crashed ? CRASHED_PORTS_TIMEOUT_MS : 0);
  if (product.database.client === "postgres") await checkDatabase(product.database.url);
  const ofEarlierStart = product.database.client === "postgres" ? "instance-id" : "cms.sqlite";
  const isNew = !(await exists(path.join(product.dataDir, ofEarlierStart)));
  const hasGivenPassword = Object.keys(known).some((name) => /^(STRAPI|JOBS|BLOG)_ADMIN_PASSWORD$/.test(name));
  if (product.s3 || (isNew && hasGivenPassword)) {
    await (await import("./check-settings.ts")).checkSettings(env);
  }

  await writeAdditions(file, written, example, additions);
  close(file);
  return { env, product, envFile: file, generatedNames: Object.keys(additions) };
}

/** By default, glibc keeps most of the memory used for scaling pictures: an arena per thread, and all buffers. */
const FREE_MEMORY = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

const QUIET = {
  NEXT_TELEMETRY_DISABLED: "1",
  STRAPI_TELEMETRY_DISABLED: "true",
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
};

async function namesInCompose(): Promise<string[]> {
  const files = (await readdir(root)).filter((file) => /^(docker-)?compose.*\.ya?ml$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), "utf8")));
  return Array.from(texts.join("\n").matchAll(/\$\{([A-Z\d_]+)/g), ([, name = ""]) => name);
}

function definedOnly(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

export function isLocal({ SITE_URL, HOST }: Environment): boolean {
  const host = SITE_URL && URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : "localhost";
  return isLoopback(host) && isLoopback(HOST || "localhost");
}

async function checkWritable(dataDir: string): Promise<void> {
  let folder = dataDir;
  while (!(await exists(folder)) && path.dirname(folder) !== folder) folder = path.dirname(folder);
  const needed = (await exists(path.join(dataDir, "instance-id"))) ? START_MB : FIRST_START_MB;
  const full = (place: string) => `the disk of ${place} is full: less than ${needed} MB are free.`;
  const fault = await whyNotWritable(folder, needed * MEGABYTE);
  if (fault === "ENOSPC") throw new SettingsError(`DATA_DIR: ${full(dataDir)}`);
  if (fault) throw new SettingsError(`DATA_DIR: ${dataDir} can't be written to.`);
  if ((await whyNotWritable(root, needed * MEGABYTE)) === "ENOSPC") throw expected(`The checkout: ${full(root)}`);
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function checkPorts({ listeners }: Product, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (const { name, port, host } of listeners) {
    let code = await whyNotListening(host, port);
    while (code === "EADDRINUSE" && Date.now() < deadline) {
      await setTimeout(PORT_POLL_MS);
      code = await whyNotListening(host, port);
    }
    if (code === "EADDRINUSE") throw new SettingsError(`${name}: port ${port} is taken by another program.`);
    if (code === "EACCES") throw new SettingsError(`${name}: this user may not listen on port ${port}.`);
    if (code) throw new SettingsError(`HOST: it is not possible to listen on ${host} (${code}).`);
  }
}

function whyNotListening(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

async function checkDatabase(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const reason = await new Promise<string | undefined>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: CONNECT_TIMEOUT_MS });
    socket.once("connect", () => resolve(void socket.destroy()));
    socket.once("timeout", () => resolve(socket.destroy() && "no answer"));
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
  });
  if (reason !== undefined) {
    throw new SettingsError(`DATABASE_URL: the database at ${hostname}:${port || 5432} can't be reached (${reason}).`);
  }
}

async function writeAdditions(
  file: string,
  written: string | undefined,
  example: string,
  additions: Record<string, string>,
): Promise<void> {
  const lines = Object.entries(additions).map(([name, value]) => `${name}=${value}`);
  if (written !== undefined && lines.length === 0) return;
  const content = [example, "# Generated by npm start", ...lines, ""].join("\n");
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, written && !written.endsWith("\n") ? `\n${content}` : content, { mode: 0o600 });
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
