import { spawnSync } from "node:child_process";
import { step } from "./install.ts";

/** Installs a package of Debian or Ubuntu. @returns whether this is such a system */
export async function installPackage(name: string): Promise<boolean> {
  if (spawnSync("apt-get", ["--version"]).status !== 0) return false;
  await step("Updating the list of system packages", ["apt-get", "update"]);
  await step(`Installing ${name}`, ["apt-get", "install", "-y", "--no-install-recommends", name]);
  return true;
}
