/** `npm run dev`: both apps with hot reload. */
import path from "node:path";
import { withDataDir } from "./steps/data-dir.ts";
import { fail, prepareEnvironment, root } from "./steps/environment.ts";
import { alone, type Command, install, pnpm, step, turbo } from "./steps/install.ts";
import { keepRunning, mailCatcher } from "./steps/servers.ts";

const cms = path.join(root, "apps/cms");
const web = path.join(root, "apps/web");

try {
  const { env, product } = await prepareEnvironment();
  process.exitCode = await withDataDir(product.dataDir, async () => {
    const run: Command = [...(await pnpm()), "--silent"];
    await alone(async () => {
      await install();
      await turbo("Preparing packages", ["run", "build", "codegen", "--filter=./packages/*"]);
      await step("Compiling the CMS", [...run, "--filter", "cms", "exec", "tsc"], env);
    });
    await step("Looking at the content", [...run, "--filter", "cms", "seed"], env);
    const next = ["dev", "--port", product.webPort, "--hostname", product.host];
    const servers = [
      ...mailCatcher(product),
      { name: "cms", script: "node_modules/@strapi/strapi/bin/strapi.js", args: ["develop"], cwd: cms },
      { name: "web", script: "node_modules/next/dist/bin/next", args: next, cwd: web },
    ];
    return keepRunning(servers, env);
  });
  process.exit();
} catch (error) {
  fail(error);
}
