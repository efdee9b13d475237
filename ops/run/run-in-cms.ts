import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root, SIGNALS } from "../command.ts";

const endWithParent = new URL("./end-with-parent.ts", import.meta.url).href;

export async function runInCms(script: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ["--import", endWithParent, script, ...args], {
    cwd: path.join(root, "apps/cms"),
    env: { ...env, SUPERVISOR_PID: String(process.pid) },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, "close");
  return code ?? 1;
}
