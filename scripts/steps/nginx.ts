import { spawnSync } from "node:child_process";
import { installPackage } from "./package.ts";

/** nginx for the edge tests, if it is installed or can be; otherwise they are skipped. */
export async function nginx(): Promise<void> {
  if (spawnSync("nginx", ["-v"]).status === 0 || process.getuid?.() !== 0) return;
  await installPackage("nginx");
}
