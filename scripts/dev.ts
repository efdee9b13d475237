/** `npm run dev`: both apps with hot reload. */
import path from "node:path";
import { withDataDir } from "../packages/instance/data-dir.ts";
import { announce } from "./steps/announce.ts";
import { fail, prepareEnvironment, root } from "./steps/environment.ts";
import { alone, type Command, install, pnpm, step, turbo } from "./steps/install.ts";
import { answers, keepRunning, mailCatcher } from "./steps/servers.ts";

const cms = path.join(root, "apps/cms");
const web = path.join(root, "apps/web");

try {
  const environment = await prepareEnvironment();
  const { env, product } = environment;
  process.exitCode = await withDataDir(product.dataDir, async () => {
    const run: Command = [...(await pnpm()), "--silent"];
    await alone(async () => {
      await install();
      await turbo("Preparing packages", ["run", "build", "codegen", "--filter=./packages/*"]);
      await step("Compiling the CMS", [...run, "--filter", "cms", "exec", "tsc"], env);
    });
    await step("Seeding an empty database", [...run, "--filter", "cms", "seed"], {
      ...env,
      SUPERVISOR_PID: String(process.pid),
    });
    const next = ["dev", "--port", product.webPort, "--hostname", product.host];
    const servers = [
      ...mailCatcher(product),
      { name: "cms", script: "node_modules/@strapi/strapi/bin/strapi.js", args: ["develop"], cwd: cms },
      {
        name: "web",
        script: "node_modules/next/dist/bin/next",
        args: next,
        cwd: web,
        after: `${product.cmsUrl}/_ready`,
      },
    ];
    const ended = new AbortController();
    answers(`${product.siteLocalUrl}/api/health`, ended.signal).then((ready) => ready && announce(environment));
    return keepRunning(servers, env).finally(() => ended.abort());
  });
  process.exit();
} catch (error) {
  fail(error);
}
