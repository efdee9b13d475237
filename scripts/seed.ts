/** `npm run seed`: content for an empty database. */
import { build } from "./steps/build.ts";
import { runInCms } from "./steps/cms.ts";
import { withDataDir } from "./steps/data-dir.ts";
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
