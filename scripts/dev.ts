/** `npm run dev` runs both apps with hot reload. */
import path from "node:path";
import { fail, root } from "../ops/command.ts";
import { alone, type Command, install, pnpm, quietly, step, turbo } from "../ops/install/install.ts";
import { announce } from "../ops/run/announce.ts";
import { prepareEnvironment } from "../ops/run/environment.ts";
import { answers, besideCms, keepRunning, mailCatcher } from "../ops/run/servers.ts";
import { withDataDir } from "../packages/process/instance/data-dir.ts";

const cms = path.join(root, "apps/cms");
const web = path.join(root, "apps/web");
const GENERATE = "npm run generate";

try {
  const environment = await prepareEnvironment();
  const { env, product } = environment;
  // Without a terminal, JSON would be the default, with a line for each query.
  env.LOG_FORMAT = process.env.LOG_FORMAT || "text";
  process.exitCode = await withDataDir(product.dataDir, async () => {
    const run: Command = [...(await pnpm()), "--silent"];
    await alone(async () => {
      await install();
      const compile: Command = [...run, "--filter", "cms", "exec", "tsc"];
      const whyOutdated = async () => {
        const { output } = await quietly([...run, "--filter", "cms", "check-generated"], env);
        return output.includes(GENERATE) ? `The content types have changed: run \`${GENERATE}\`.` : undefined;
      };
      await turbo(
        "Preparing packages",
        ["run", "build", "web#codegen", "--filter=./packages/*", "--filter=./plugins/*"],
        whyOutdated,
      );
      await step("Compiling the CMS", compile, env, whyOutdated);
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
        after: `${product.cmsLocalUrl}/_ready`,
        env: besideCms(product),
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
