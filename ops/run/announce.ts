import type { Prepared } from "./environment.ts";

type Account = { email: string; password: string };

export function announce({ product, envFile, generatedNames }: Prepared) {
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
      `The passwords are in ${envFile}, unless the environment sets them.`,
      "",
    ].join("\n"),
  );
}
