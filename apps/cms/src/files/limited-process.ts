import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

type Limits = { memoryMb: number; timeoutMs: number; maxBytes?: number };
type Ended = { code: number | null; output: string };

/** The operating system limits memory: Node's own limits don't count buffers. `code` is null after a kill. */
export async function runLimited(
  args: string[],
  content: Readable,
  { memoryMb, timeoutMs, maxBytes = Number.POSITIVE_INFINITY }: Limits,
): Promise<Ended> {
  const limited = `ulimit -c 0 && ulimit -d ${memoryMb * 1024} && exec env -i "$0" "$@"`;
  // Machine code would take 512 MB of address space, which counts. An attacker can't take it over either.
  const child = spawn("/bin/sh", ["-c", limited, process.execPath, "--jitless", "--no-warnings", ...args], {
    cwd: "/",
    stdio: ["pipe", "pipe", "ignore"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close");
  // A process that ends early closes its input; a file store that fails ends the process by the end of its input.
  const given = pipeline(content, child.stdin).catch(() => undefined);
  const parts: Buffer[] = [];
  let bytes = 0;
  child.stdout.on("data", (part: Buffer) => {
    parts.push(part);
    bytes += part.length;
    if (bytes > maxBytes) child.kill("SIGKILL");
  });
  const [code] = (await ended) as [number | null];
  await given;
  return { code: bytes > maxBytes ? null : code, output: Buffer.concat(parts).toString() };
}
