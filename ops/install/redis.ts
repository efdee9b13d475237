import { spawnSync } from "node:child_process";
import { expected } from "../command.ts";
import { installPackage } from "./system-package.ts";

export async function redis(): Promise<void> {
  const isThere = () => spawnSync("redis-server", ["--version"]).status === 0;
  if (isThere()) return;
  if (!((await installPackage("redis-server")) && isThere())) {
    throw expected("No redis-server was found for the tests of several replicas: install Redis.");
  }
}
