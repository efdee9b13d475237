import { BLOG_ADMIN, JOBS_ADMIN } from "@repo/contract/http/roles";
import { SettingsError } from "@repo/process/settings";
import type { Core } from "@strapi/strapi";
import { cmsSettings } from "../settings";
import { isCommonPassword } from "./passwords/common-password";

/** Creates the accounts from the settings. On an empty database, anybody could register as the first administrator. */
export async function ensureAccounts(strapi: Core.Strapi): Promise<void> {
  const { panel, jobsAdmin, blogAdmin } = cmsSettings().accounts;

  if ((await strapi.db.query("admin::user").count()) === 0) {
    refuseCommon("STRAPI_ADMIN_PASSWORD", panel.password);
    // Strapi creates two tokens that never expire, one with full access.
    await strapi.db.query("admin::api-token").deleteMany({});
    const superAdmin = await strapi.service("admin::role").getSuperAdmin();
    await strapi.service("admin::user").create({
      ...panel,
      firstname: "Site",
      lastname: "Editor",
      isActive: true,
      registrationToken: null,
      roles: [superAdmin.id],
    });
  }
  await ensureDashboardAccount(strapi, JOBS_ADMIN, "JOBS_ADMIN_PASSWORD", jobsAdmin);
  await ensureDashboardAccount(strapi, BLOG_ADMIN, "BLOG_ADMIN_PASSWORD", blogAdmin);
}

/** The password is checked only when an account is created: an unused setting must not make a start fail. */
function refuseCommon(setting: string, password: string): void {
  if (!isCommonPassword(password)) return;
  throw new SettingsError(`${setting} is a common password: choose another one.`);
}

async function ensureDashboardAccount(
  strapi: Core.Strapi,
  type: string,
  setting: string,
  account: { email: string; password: string },
) {
  const users = strapi.db.query("plugin::users-permissions.user");
  if ((await users.count({ where: { role: { type } } })) > 0) return;
  refuseCommon(setting, account.password);

  const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type } });
  await strapi.plugin("users-permissions").service("user").add({
    username: type,
    email: account.email.toLowerCase(),
    password: account.password,
    provider: "local",
    confirmed: true,
    blocked: false,
    role: role.id,
  });
}
