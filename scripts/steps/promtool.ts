import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackage } from "./package.ts";

/** Installs promtool for the alerts' tests, unless its package would start Prometheus. Otherwise they are skipped. */
export async function promtool(): Promise<void> {
  const startsServices = existsSync("/run/systemd/system");
  if (spawnSync("promtool", ["--version"]).status === 0 || process.getuid?.() !== 0 || startsServices) return;
  await installPackage("prometheus");
}
