/** `node scripts/run.mjs audit` fails on known high and critical vulnerabilities of production packages. */
import { spawnSync } from "node:child_process";
import { root } from "../ops/command.ts";
import { pnpm } from "../ops/install/install.ts";

const [program, ...args] = await pnpm();
const { status } = spawnSync(program, [...args, "audit", "--prod", "--audit-level=high"], {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
