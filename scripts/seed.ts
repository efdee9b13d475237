/** `npm run seed` fills an empty database with the sample content. */

import { fail } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";
import { prepareEnvironment } from "../ops/run/environment.ts";
import { runInCms } from "../ops/run/run-in-cms.ts";
import { withDataDir } from "../packages/process/instance/data-dir.ts";

try {
  const { env, product } = await prepareEnvironment({ ports: false });
  await withDataDir(product.dataDir, async () => {
    await alone(async () => {
      await install();
      await build();
    });
    process.exitCode = await runInCms("scripts/seed.mts", [], env);
  });
} catch (error) {
  fail(error);
}
