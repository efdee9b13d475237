/** `npm run restore -- FILE`: restores a backup into an empty instance, with any database and store. */
import { access } from "node:fs/promises";
import path from "node:path";
import { withDataDir } from "../packages/instance/data-dir.ts";
import { build } from "./steps/build.ts";
import { runInCms } from "./steps/cms.ts";
import { expected, fail, prepareEnvironment } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";

try {
  const [named] = process.argv.slice(2);
  if (!named) throw expected("Name the backup to restore: npm run restore -- website.tar.gz");
  const file = path.resolve(process.env.INIT_CWD ?? "", named);
  await access(file).catch(({ code }) => {
    throw expected(`${file} can't be read (${code}).`);
  });
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
