/** `npm run rebrand -- FOLDER` puts the brand.json, mark and fonts of a folder into site settings and contact details. */

import { expected, fail } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";
import { prepareEnvironment } from "../ops/run/environment.ts";
import { callersPath } from "../ops/run/named-file.ts";
import { runInCms } from "../ops/run/run-in-cms.ts";
import { checkDataDirFree } from "../packages/process/instance/data-dir.ts";

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw expected("Name the folder of your brand: npm run rebrand -- path/to/brand");
  const { env, product } = await prepareEnvironment({ ports: false, idle: false });
  const isStopped = await checkDataDirFree(product.dataDir).then(
    () => true,
    () => false,
  );
  if (isStopped) {
    await alone(async () => {
      await install();
      await build();
    });
  }
  process.exitCode = await runInCms("scripts/rebrand.mts", [callersPath(folder)], env);
} catch (error) {
  fail(error);
}
