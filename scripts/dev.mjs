import { fail, prepareEnvironment, root } from "./steps/environment.mjs";
import { alone, install, pnpm, step, turbo } from "./steps/install.mjs";
import { mailCatcher, runTogether, withDataDir } from "./steps/processes.mjs";

try {
  const { env, product } = await prepareEnvironment();
  process.exitCode = await withDataDir(product.dataDir, async () => {
    const run = [...(await pnpm()), "--silent"];
    await alone(async () => {
      await install();
      await turbo("Preparing packages", ["run", "build", "codegen", "--filter=./packages/*"]);
      await step("Compiling the CMS", [...run, "--filter", "cms", "exec", "tsc"], env);
    });
    await step("Looking at the content", [...run, "--filter", "cms", "seed"], env);
    return runTogether(
      [
        ...mailCatcher(product),
        { name: "cms", command: `${run.join(" ")} --filter cms dev`, cwd: root },
        {
          name: "web",
          command: `${run.join(" ")} --filter web dev --port ${product.webPort} --hostname ${product.host}`,
          cwd: root,
        },
      ],
      env,
    );
  });
  process.exit();
} catch (error) {
  fail(error);
}
