/** `npm run seed`: content for an empty database. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { build } from "./steps/build.ts";
import { withDataDir } from "./steps/data-dir.ts";
import { fail, prepareEnvironment, root } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";

try {
  const { env, product } = await prepareEnvironment({ ports: false });
  await withDataDir(product.dataDir, async () => {
    await alone(async () => {
      await install();
      await build();
    });
    const { status } = spawnSync(process.execPath, ["scripts/seed.mts"], {
      cwd: path.join(root, "apps/cms"),
      env,
      stdio: "inherit",
    });
    process.exitCode = status ?? 1;
  });
} catch (error) {
  fail(error);
}
