/** `npm run restore -- FILE` restores an archive into an empty instance, with any database and store. */
import { withDataDir } from "../packages/process/instance/data-dir.ts";
import { build } from "./steps/build.ts";
import { runInCms } from "./steps/cms.ts";
import { fail, prepareEnvironment } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";
import { namedBackup } from "./steps/named-file.ts";

try {
  const file = await namedBackup("Name the backup to restore: npm run restore -- website.tar.gz");
  const { env, product } = await prepareEnvironment({ ports: false });
  await withDataDir(product.dataDir, async () => {
    await alone(async () => {
      await install();
      await build();
    });
    process.exitCode = await runInCms("scripts/restore.mts", [file], env);
  });
} catch (error) {
  fail(error);
}
