import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";

type Limits = { memoryMb: number; timeoutMs: number };

/**
 * Starts Node.js without settings and with limited memory. The operating system limits it: Node's own limits count
 * neither buffers nor what libraries allocate.
 */
export function startLimited(
  args: string[],
  { memoryMb, timeoutMs }: Limits,
): ChildProcessByStdio<Writable, Readable, null> {
  const limited = `ulimit -c 0 && ulimit -d ${memoryMb * 1024} && exec env -i "$0" "$@"`;
  // Machine code would take 512 MB of address space, which counts. An attacker can't take it over either.
  return spawn("/bin/sh", ["-c", limited, process.execPath, "--jitless", "--no-warnings", ...args], {
    cwd: "/",
    stdio: ["pipe", "pipe", "ignore"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
}
