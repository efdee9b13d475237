import { spawnSync } from "node:child_process";
import { installPackage } from "./package.ts";

/** What the tests of the edge start, where it is or may be installed; elsewhere they are left out. */
export async function nginx(): Promise<void> {
  if (spawnSync("nginx", ["-v"]).status === 0 || process.getuid?.() !== 0) return;
  await installPackage("nginx");
}
