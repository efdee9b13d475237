import { signInToDashboard } from "../../ops/trial/dashboard.ts";
import type { Place } from "../../ops/trial/product.ts";
import { openPanel, type Panel } from "../../packages/testing/src/panel.ts";
import { type Entry, flat, type Json, listed, type Observed } from "./observed.ts";
import { OWN_ACCOUNT, OWN_ROLE } from "./use.ts";

type Role = { id: number; name: string };

const GUARDED = [
  ...["dashboard/jobs", "dashboard/applications", "dashboard/applications.csv", "job-applications"],
  ...["blog/setup", "dashboard/posts", "dashboard/posts/stats", "sessions/current", "blog/entries"],
  ...[
    "users",
    "users/me",
    "upload/files",
    "users-permissions/roles",
    "i18n/locales",
    "content-type-builder/components",
  ],
];

export async function permissionsOf(panel: Panel, place: Place): Promise<Observed["permissions"]> {
  type Permission = { action: string; subject: string | null; properties: object; conditions: string[] };
  const asText = ({ action, subject, properties, conditions }: Permission) =>
    [action, subject ?? "", JSON.stringify(properties), conditions.join(" ")].join(" | ");
  const permissions: Observed["permissions"] = {};

  const { data: roles } = await panel.get<{ data: Role[] }>("GET", "/admin/roles");
  for (const { id, name } of roles) {
    const { data } = await panel.get<{ data: Permission[] }>("GET", `/admin/roles/${id}/permissions`);
    permissions[`panel role ${name}`] = data.map(asText).sort();
  }
  const users = await panel.get<{ data: { results: Record<string, Json>[] } }>("GET", "/admin/users?pageSize=100");
  for (const { email, firstname, lastname, isActive, blocked, roles } of users.data.results) {
    const names = (roles as Role[]).map(({ name }) => name);
    permissions[`panel account ${email}`] = [
      `${firstname} ${lastname} active ${isActive} blocked ${blocked}`,
      ...names,
    ];
  }
  const own = await openPanel(place.cms, OWN_ACCOUNT);
  const mine = await own.get<{ data: Permission[] }>("GET", "/admin/users/me/permissions");
  permissions[`what the role ${OWN_ROLE} may, by its own account`] = mine.data.map(asText).sort();

  const site = await panel.get<{ roles: (Role & { type: string })[] }>("GET", "/users-permissions/roles");
  for (const { id, type } of site.roles) {
    const { role } = await panel.get<{ role: { permissions: Json } }>("GET", `/users-permissions/roles/${id}`);
    const enabled = Object.entries(flat(role.permissions)).filter(([key, value]) => key.endsWith("enabled") && value);
    permissions[`site role ${type}`] = enabled.map(([key]) => key.replace(/\.enabled$/, "")).sort();
  }
  for (const user of await listed<Entry>(panel, "/content-manager/collection-types/plugin::users-permissions.user")) {
    permissions[`site account ${user.email}`] = [`confirmed ${user.confirmed} blocked ${user.blocked}`];
  }
  return permissions;
}

export async function accessOf(place: Place): Promise<Observed["access"]> {
  const tokens: [string, Record<string, string>][] = [["nobody", {}]];
  for (const door of ["jobs", "blog"] as const) {
    tokens.push([`${door} dashboard`, { cookie: (await signInToDashboard(place.site, door)).jar.header() }]);
  }
  const access: Observed["access"] = {};
  for (const path of GUARDED) {
    const status = (address: string, headers = {}) => fetch(address, { headers }).then((answer) => answer.status);
    access[path] = { "nobody, at the CMS": await status(`${place.cms}/api/${path}`) };
  }
  for (const path of ["jobs", "applications", "applications.csv", "posts", "posts/stats"]) {
    const answers: Record<string, number> = {};
    for (const [who, headers] of tokens) {
      answers[`${who}, at the site`] = (await fetch(`${place.site}/api/dashboard/${path}`, { headers })).status;
    }
    access[`site /api/dashboard/${path}`] = answers;
  }
  const own = await openPanel(place.cms, OWN_ACCOUNT);
  for (const type of ["faq.faq", "job.job", "job-application.job-application", "blog-post.blog-post"]) {
    const answer = await own.ask("GET", `/content-manager/collection-types/api::${type}`);
    access[`panel list of ${type}`] = { [OWN_ROLE]: answer.status };
  }
  return access;
}
