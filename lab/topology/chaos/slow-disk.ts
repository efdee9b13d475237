import { spawn } from "node:child_process";
import { once } from "node:events";

/** Of each half second, a slow disk writes in the last tenth. It also ends with the process that slowed it. */
const SLOW = `
  trap 'fsfreeze --unfreeze "$1" 2>/dev/null; exit' TERM INT EXIT
  while kill -0 "$2" 2>/dev/null; do
    fsfreeze --freeze "$1"; sleep 0.4; fsfreeze --unfreeze "$1"; sleep 0.1
  done`;

/** @returns what makes it fast again. */
export function slowDown(mounted: string): () => Promise<unknown> {
  const child = spawn("sh", ["-c", SLOW, "sh", mounted, String(process.pid)], { stdio: "ignore" });
  const ended = once(child, "close");
  return () => {
    child.kill("SIGTERM");
    return ended;
  };
}
