/** `npm run test:faults`: the CMS's fault tests in full, on SQLite with a folder and PostgreSQL with a bucket. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { build } from "./steps/build.ts";
import { fail, root } from "./steps/environment.ts";
import { alone, type Command, install, pnpm } from "./steps/install.ts";

try {
  await alone(async () => {
    await install();
    await build();
  });
  const [program, ...args]: Command = [...(await pnpm()), "exec", "vitest", "run", "--project", "faults"];
  const { status } = spawnSync(program, args, {
    cwd: path.join(root, "apps/cms"),
    env: { ...process.env, FAULT_APPLICATIONS: "200", FAULT_KILLS: "12" },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
} catch (error) {
  fail(error);
}
