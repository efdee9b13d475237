import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";

type Limits = { memoryMb: number; timeoutMs: number };

/**
 * Node.js without settings, and with as much memory as the operating system lets it have: its own limits count neither
 * buffers nor what libraries allocate.
 */
export function startLimited(
  args: string[],
  { memoryMb, timeoutMs }: Limits,
): ChildProcessByStdio<Writable, Readable, null> {
  const limited = `ulimit -c 0 && ulimit -d ${memoryMb * 1024} && exec env -i "$0" "$@"`;
  // Machine code would take 512 MB of address space, which counts; and there is none to be taken over.
  return spawn("/bin/sh", ["-c", limited, process.execPath, "--jitless", "--no-warnings", ...args], {
    cwd: "/",
    stdio: ["pipe", "pipe", "ignore"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
}
