/** `npm start`: the whole product, from a fresh clone. */
import path from "node:path";
import { build } from "./steps/build.ts";
import { withDataDir } from "./steps/data-dir.ts";
import { fail, type Prepared, prepareEnvironment, root } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";
import { keepRunning, mailCatcher } from "./steps/servers.ts";

try {
  const environment = await prepareEnvironment();
  const { env, product } = environment;
  process.exitCode = await withDataDir(product.dataDir, async () => {
    await alone(async () => {
      await install();
      await build();
      // Copied under the lock: a server that copied its build later could get half of another one.
      const copies = [
        await import("../apps/cms/scripts/build-copy.mts"),
        await import("../apps/web/scripts/build-copy.ts"),
      ];
      for (const { buildCopy } of copies) await buildCopy(product.dataDir);
      env.BUILD_TAKEN = "true";
    });
    const servers = [
      ...mailCatcher(product),
      { name: "cms", script: "scripts/start.mts", args: ["--seed"], cwd: path.join(root, "apps/cms") },
      { name: "web", script: "scripts/start.ts", cwd: path.join(root, "apps/web") },
    ];
    return keepRunning(servers, env, () => announce(environment));
  });
  process.exit();
} catch (error) {
  fail(error);
}

type Account = { email: string; password: string };

/** Generated passwords are shown only on a terminal: logs are kept. */
function announce({ product, envFile, generatedNames }: Prepared) {
  const { siteUrl, cmsUrl, catcher, accounts } = product;
  const isShown = (setting: string) => process.stdout.isTTY && generatedNames.includes(setting);
  const row = (name: string, address: string, ...account: string[]) =>
    [`  ${name.padEnd(14)}`, address.padEnd(40), ...account].join("  ").trimEnd();
  const door = (name: string, address: string, { email, password }: Account, setting: string) =>
    row(name, address, email, isShown(setting) ? password : "");
  console.log(
    [
      "",
      "Ready. Ctrl-C stops everything.",
      "",
      row("Site", siteUrl),
      door("Jobs dashboard", `${siteUrl}/admin-login`, accounts.jobsAdmin, "JOBS_ADMIN_PASSWORD"),
      door("Blog dashboard", `${siteUrl}/blog/admin/login`, accounts.blogAdmin, "BLOG_ADMIN_PASSWORD"),
      door("CMS panel", `${cmsUrl}/admin`, accounts.panel, "STRAPI_ADMIN_PASSWORD"),
      ...(catcher ? [row("Mail catcher", `http://localhost:${catcher.webPort}`)] : []),
      "",
      `Passwords are settings: they stand in ${envFile}, unless the environment sets them.`,
      "",
    ].join("\n"),
  );
}
