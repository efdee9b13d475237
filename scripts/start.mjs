/** `npm start`: the whole product, from a fresh clone. */
import path from "node:path";
import { build } from "./steps/build.mjs";
import { fail, prepareEnvironment, root } from "./steps/environment.mjs";
import { alone, install } from "./steps/install.mjs";
import { mailCatcher, runTogether, withDataDir } from "./steps/processes.mjs";

const POLL_MS = 300;

try {
  const { env, product } = await prepareEnvironment();
  process.exitCode = await withDataDir(product.dataDir, async () => {
    await alone(async () => {
      await install();
      await build();
      // While nobody else may build: what a server copied for itself could be half of another build.
      for (const app of ["cms", "web"]) {
        const { buildCopy } = await import(`../apps/${app}/scripts/build-copy.mjs`);
        await buildCopy(product.dataDir);
      }
      env.BUILD_TAKEN = "true";
    });
    const commands = [
      ...mailCatcher(product),
      { name: "cms", command: "node scripts/start.mjs --seed", cwd: path.join(root, "apps/cms") },
      { name: "web", command: "node scripts/start.mjs", cwd: path.join(root, "apps/web") },
    ];
    void announce(product);
    return runTogether(commands, env);
  });
  process.exit();
} catch (error) {
  fail(error);
}

/** Says where everything is, once everything answers. */
async function announce({ siteUrl, siteInternalUrl, webPort, cmsUrl, catcher, accounts }) {
  while (!(await isUp(`http://127.0.0.1:${webPort}`)) && !(await isUp(siteInternalUrl))) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const row = (name, address, account) =>
    [`  ${name.padEnd(14)}`, address.padEnd(40), account ? `${account.email}  ${account.password}` : ""].join("  ");
  console.log(
    [
      "",
      "Ready. Ctrl-C stops everything.",
      "",
      row("Site", siteUrl),
      row("Jobs dashboard", `${siteUrl}/admin-login`, accounts.jobsAdmin),
      row("Blog dashboard", `${siteUrl}/blog/admin/login`, accounts.blogAdmin),
      row("CMS panel", `${cmsUrl}/admin`, accounts.panel),
      ...(catcher ? [row("Mail catcher", `http://localhost:${catcher.webPort}`)] : []),
      "",
    ].join("\n"),
  );
}

async function isUp(origin) {
  const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok && (await answer.json()).cms === "ok";
}
