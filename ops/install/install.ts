import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { takeLock } from "../../packages/process/instance/lock.ts";
import { expected, root, SIGNALS } from "../command.ts";

const LOCK_POLL_MS = 500;
const WINDOWS = process.platform === "win32";
const cache = path.join(root, "node_modules/.cache/product");

export type Command = [program: string, ...args: string[]];

export async function install(): Promise<void> {
  const lock = createHash("sha256")
    .update(await readFile(path.join(root, "pnpm-lock.yaml")))
    .digest("hex");
  const stamp = path.join(cache, "installed");
  if ((await readFile(stamp, "utf8").catch(() => "")) === lock) return;

  await step("Installing packages", [...(await pnpm()), "install", "--frozen-lockfile"]);
  await mkdir(cache, { recursive: true });
  await writeFile(stamp, lock);
}

export async function pnpm(): Promise<Command> {
  const { packageManager } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const version = packageManager.split("@")[1];
  const found = spawnSync("pnpm", ["--version"], { cwd: root, encoding: "utf8", shell: WINDOWS });
  return found.stdout?.trim() === version ? ["pnpm"] : ["npx", "--yes", `pnpm@${version}`];
}

export async function turbo(title: string, args: string[], explain?: Explain): Promise<void> {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  await step(title, [...(await pnpm()), "exec", "turbo", ...args, "--no-update-notifier"], env, explain);
}

type Explain = () => Promise<string | undefined>;

export async function step(title: string, command: Command, env = process.env, explain?: Explain): Promise<void> {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  process.stdout.write(`${title} …`);
  const dots = setInterval(() => process.stdout.write("."), 5_000);
  const { code, output } = await quietly(command, env);
  clearInterval(dots);
  process.stdout.write(code === 0 ? ` done (${seconds()})\n` : ` failed (${seconds()})\n`);
  if (code !== 0) {
    if (output.includes("ENOSPC")) throw expected(`${title} failed: the disk of ${root} is full.`);
    const explained = await explain?.();
    if (explained) throw expected(`${title} failed. ${explained}`);
    process.stderr.write(output);
    throw expected(`${title} failed: see the output above.`);
  }
}

export async function quietly([program, ...args]: Command, env = process.env) {
  const output: Buffer[] = [];
  // The process group lets stop() end the command's children, too.
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: WINDOWS,
    detached: !WINDOWS,
  });
  const stop = (signal: NodeJS.Signals) => {
    if (child.pid) process.kill(WINDOWS ? child.pid : -child.pid, signal);
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  const code = await new Promise<unknown>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", resolve);
  });
  for (const signal of SIGNALS) process.off(signal, stop);
  return { code, output: Buffer.concat(output) };
}

export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const lock = path.join(root, "node_modules/.product.lock");
  let release = await takeLock(lock);
  if (!release) console.log("Waiting for another command of this checkout, which installs or builds …");
  while (!release) {
    await setTimeout(LOCK_POLL_MS);
    release = await takeLock(lock);
  }
  try {
    return await work();
  } finally {
    release();
  }
}
