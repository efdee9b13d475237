/** `npm run backup -- FILE` archives the database, the pictures and the private files, whether the product runs or not. */

import { expected, fail } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";
import { prepareEnvironment } from "../ops/run/environment.ts";
import { callersPath } from "../ops/run/named-file.ts";
import { runInCms } from "../ops/run/run-in-cms.ts";

try {
  const [file] = process.argv.slice(2);
  if (!file) throw expected("Name the file to write: npm run backup -- website.tar.gz");
  const { env } = await prepareEnvironment({ ports: false, idle: false });
  await alone(async () => {
    await install();
    await build();
  });
  process.exitCode = await runInCms("scripts/backup.mts", [callersPath(file)], env);
} catch (error) {
  fail(error);
}
