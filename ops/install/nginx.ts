import { spawnSync } from "node:child_process";
import { installPackage } from "./system-package.ts";

export async function nginx(): Promise<void> {
  if (spawnSync("nginx", ["-v"]).status === 0 || process.getuid?.() !== 0) return;
  await installPackage("nginx");
}
