/** `npm run restore -- FILE` restores an archive into an empty instance, with any database and store. */

import { fail } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";
import { prepareEnvironment } from "../ops/run/environment.ts";
import { namedBackup } from "../ops/run/named-file.ts";
import { runInCms } from "../ops/run/run-in-cms.ts";
import { withDataDir } from "../packages/process/instance/data-dir.ts";

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
