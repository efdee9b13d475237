/** `npm run seed` fills an empty database with the sample content. */

import { withDataDir } from "../packages/process/instance/data-dir.ts";
import { build } from "./steps/build.ts";
import { runInCms } from "./steps/cms.ts";
import { fail, prepareEnvironment } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";

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
