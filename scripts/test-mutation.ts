/**
 * `node scripts/run.mjs test-mutation [AREA] [--full] [--sample N] [--seed N] [--minutes N]`: how many small changes of
 * the code the tests notice.
 */
import { spawnSync } from "node:child_process";
import { build } from "./steps/build.ts";
import { fail, root } from "./steps/environment.ts";
import { alone, install, pnpm } from "./steps/install.ts";
import { redis } from "./steps/redis.ts";
import { withSeeded } from "./steps/seeded.ts";

try {
  await alone(async () => {
    await install();
    await build();
    await redis();
  });
  await withSeeded(async ({ cms }) => {
    const [program, ...args] = [...(await pnpm()), "--silent", "--filter", "mutation", "start"];
    const all = [...args, ...process.argv.slice(2)];
    const { status } = spawnSync(program as string, all, {
      cwd: root,
      env: { ...process.env, ...cms },
      stdio: "inherit",
    });
    process.exitCode = status ?? 1;
  });
} catch (error) {
  fail(error);
}
