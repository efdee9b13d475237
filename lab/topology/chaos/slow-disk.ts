import { spawn } from "node:child_process";
import { once } from "node:events";

/** A slow disk writes only in a fifth of each half second. It recovers when this process ends. */
const SLOW = `
  trap 'fsfreeze --unfreeze "$1" 2>/dev/null; exit' TERM INT EXIT
  while kill -0 "$2" 2>/dev/null; do
    fsfreeze --freeze "$1"; sleep 0.4; fsfreeze --unfreeze "$1"; sleep 0.1
  done`;

export function slowDown(mounted: string): () => Promise<unknown> {
  const child = spawn("sh", ["-c", SLOW, "sh", mounted, String(process.pid)], { stdio: "ignore" });
  const ended = once(child, "close");
  return () => {
    child.kill("SIGTERM");
    return ended;
  };
}
