import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { INSTANCE_LOCK, root } from "./environment.mjs";

/** The mail catcher as a command, when no mail server is set. */
export function mailCatcher({ catcher, host }) {
  if (!catcher) return [];
  const maildev = path.join(root, "node_modules/maildev/bin/maildev");
  const { smtpPort, webPort } = catcher;
  const options = `--smtp ${smtpPort} --web ${webPort} --ip ${host} --web-ip ${host} --silent`;
  return [{ name: "mail", command: `node "${maildev}" ${options}`, cwd: root }];
}

/**
 * Runs servers until one of them ends or a signal comes; then all of them end.
 * @param {{ name: string, command: string, cwd: string }[]} commands
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code: 0 after a signal.
 */
export async function runTogether(commands, env) {
  const { concurrently } = await import("concurrently");
  stopWithParent();
  let stopped = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => (stopped = true));

  const { result } = concurrently(
    commands.map((command) => ({ ...command, env })),
    { killOthersOn: ["success", "failure"], prefix: "name", prefixColors: "auto", killTimeout: 10_000 },
  );
  return result.then(
    () => 0,
    () => (stopped ? 0 : 1),
  );
}

/** npm that is killed can pass nothing on. Its scripts begin with `exec`, since a shell between would keep signals. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}

/**
 * Keeps a data folder to one instance while `work` runs.
 * @template T
 * @param {string} dataDir
 * @param {() => Promise<T>} work
 */
export async function withDataDir(dataDir, work) {
  const lock = path.join(dataDir, INSTANCE_LOCK);
  await mkdir(dataDir, { recursive: true });
  await writeFile(lock, String(process.pid));
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
