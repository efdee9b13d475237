import { spawnSync } from "node:child_process";
import { expected } from "../../scripts/steps/environment.ts";

/** @throws the program's error output when it fails. */
export function command(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw expected(`${program} ${args[0]} failed: ${error?.message ?? stderr}`);
  return stdout;
}
