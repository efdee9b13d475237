import { spawnSync } from "node:child_process";
import { step } from "./install.ts";

export async function installPackage(name: string, title = `Installing ${name}`): Promise<boolean> {
  if (spawnSync("apt-get", ["--version"]).status !== 0) return false;
  await step(title, ["sh", "-c", `apt-get update && apt-get install -y --no-install-recommends ${name}`]);
  return true;
}
