import { BLOG_ADMIN, JOBS_ADMIN } from "@repo/contract/http/roles";
import { CONTENT_TYPES, uidOf } from "@repo/contract/page/content-types";
import type { Core, UID } from "@strapi/strapi";
import { actionsOf, audienceActions } from "./operations";

export const publicReads: readonly UID.ContentType[] = CONTENT_TYPES.map((type) => uidOf(type));

export const siteActions: readonly string[] = [
  ...publicReads.flatMap((uid) => [`${uid}.find`, `${uid}.findOne`]),
  ...audienceActions,
];

export const permissions: Record<string, { name: string; actions: string[] }> = {
  public: { name: "Public", actions: [] },
  [JOBS_ADMIN]: { name: "Jobs admin", actions: actionsOf(JOBS_ADMIN) },
  [BLOG_ADMIN]: { name: "Blog admin", actions: actionsOf(BLOG_ADMIN) },
  authenticated: { name: "Authenticated", actions: [] },
};

export async function applyPermissions(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.db.query("plugin::users-permissions.role");
  const granted = strapi.db.query("plugin::users-permissions.permission");

  for (const [type, { name, actions }] of Object.entries(permissions)) {
    const role =
      (await roles.findOne({ where: { type }, populate: ["permissions"] })) ??
      (await roles.create({ data: { type, name, description: `${name} of the site` }, populate: ["permissions"] }));
    const present: { id: number; action: string }[] = role.permissions ?? [];

    const surplus = present.filter((permission) => !actions.includes(permission.action));
    await granted.deleteMany({ where: { id: { $in: surplus.map((permission) => permission.id) } } });
    for (const action of actions) {
      if (!present.some((permission) => permission.action === action)) {
        await granted.create({ data: { action, role: role.id } });
      }
    }
  }

  const store = strapi.store({ type: "plugin", name: "users-permissions" });
  const advanced = (await store.get({ key: "advanced" })) as object;
  await store.set({ key: "advanced", value: { ...advanced, allow_register: false, email_reset_password: null } });
}
