/** `npm start` installs, builds, seeds and runs the whole product, from a fresh clone. */
import path from "node:path";
import { fail, root } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";
import { announce } from "../ops/run/announce.ts";
import { prepareEnvironment } from "../ops/run/environment.ts";
import { besideCms, keepRunning, mailCatcher } from "../ops/run/servers.ts";
import { withDataDir } from "../packages/process/instance/data-dir.ts";

try {
  const environment = await prepareEnvironment();
  const { env, product } = environment;
  process.exitCode = await withDataDir(product.dataDir, async () => {
    await alone(async () => {
      await install();
      await build();
      // Copies are made under the lock, because a server could later copy half of another build.
      const copies = [
        await import("../apps/cms/scripts/build-copy.mts"),
        await import("../apps/web/scripts/build-copy.ts"),
      ];
      for (const { buildCopy } of copies) await buildCopy(product.dataDir);
      env.BUILD_TAKEN = "true";
    });
    const servers = [
      ...mailCatcher(product),
      {
        name: "cms",
        script: "scripts/start.mts",
        args: ["--seed"],
        cwd: path.join(root, "apps/cms"),
        heapMb: product.cmsHeapMb,
      },
      { name: "web", script: "scripts/start.ts", cwd: path.join(root, "apps/web"), env: besideCms(product) },
    ];
    return keepRunning(servers, env, () => announce(environment));
  });
  process.exit();
} catch (error) {
  fail(error);
}
