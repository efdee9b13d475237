import { spawnSync } from "node:child_process";
import { step } from "./install.ts";

export async function installPackage(name: string): Promise<boolean> {
  if (spawnSync("apt-get", ["--version"]).status !== 0) return false;
  await step("Updating the list of system packages", ["apt-get", "update"]);
  await step(`Installing ${name}`, ["apt-get", "install", "-y", "--no-install-recommends", name]);
  return true;
}
