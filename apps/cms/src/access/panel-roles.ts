import { CONTENT_TYPES, uidOf } from "@repo/contract/page/content-types";
import type { Core } from "@strapi/strapi";
import { EXPORT_ANSWERS } from "./panel-routes";
import { permissionsFor, plain } from "./role-permissions";

const JOBS = uidOf("job");
const APPLICATIONS = "api::job-application.job-application";
const ANSWERS = "api::form-answer.form-answer";
const HIRING = "api::hiring-setting.hiring-setting";
const MAIL_TEMPLATES = "api::application-mail-template.application-mail-template";

const content = CONTENT_TYPES.map((type) => uidOf(type));

const roles = [
  {
    code: "content-editor",
    name: "Content editor",
    description: "Writes and publishes all content and its pictures; sees no applications, accounts or settings.",
    permissions: (strapi: Core.Strapi) => [
      ...permissionsFor(strapi, content, ["create", "read", "update", "delete", "publish"]),
      ...permissionsFor(
        strapi,
        ["plugin::page-redirects.redirect", MAIL_TEMPLATES],
        ["create", "read", "update", "delete"],
      ),
      ...plain("upload", ["read", "assets.create", "assets.update", "assets.download", "assets.copy-link"]),
    ],
  },
  {
    code: "recruiter",
    name: "Recruiter",
    description:
      "Writes and publishes jobs, reads applications, and keeps mail templates and the reasons for rejections.",
    permissions: (strapi: Core.Strapi) => [
      ...permissionsFor(strapi, [JOBS], ["create", "read", "update", "delete", "publish"]),
      ...permissionsFor(strapi, [APPLICATIONS], ["read"]),
      ...permissionsFor(strapi, [HIRING], ["create", "read", "update"]),
      ...permissionsFor(strapi, [MAIL_TEMPLATES], ["create", "read", "update", "delete"]),
    ],
  },
  {
    code: "form-answers",
    name: "Form answers",
    description: "Reads, exports and deletes what visitors sent with forms.",
    permissions: (strapi: Core.Strapi) => [
      ...permissionsFor(strapi, [ANSWERS], ["read", "delete"]),
      { action: EXPORT_ANSWERS, subject: ANSWERS },
    ],
  },
  {
    code: "reviewer",
    name: "Reviewer",
    description: "Reads all content, drafts included, and changes nothing.",
    permissions: (strapi: Core.Strapi) => [...permissionsFor(strapi, content, ["read"]), ...plain("upload", ["read"])],
  },
];

const STOCK = ["strapi-editor", "strapi-author"];

/** Runs at every start: changes to these roles in the panel don't last. */
export async function applyPanelRoles(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service("admin::role");
  for (const { code, name, description, permissions } of roles) {
    const role =
      (await service.findOne({ $or: [{ code }, { name }] })) ?? (await service.create({ code, name, description }));
    await service.assignPermissions(role.id, permissions(strapi));
  }

  const stock: { id: number }[] = await service.find({ code: { $in: STOCK } });
  for (const { id } of stock) {
    if ((await service.getUsersCount(id)) === 0) await service.deleteByIds([id]);
  }
}
