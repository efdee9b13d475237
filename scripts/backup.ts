/** `npm run backup -- FILE` archives the database, the pictures and the private files, whether the product runs or not. */
import { build } from "./steps/build.ts";
import { runInCms } from "./steps/cms.ts";
import { expected, fail, prepareEnvironment } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";
import { callersPath } from "./steps/named-file.ts";

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
