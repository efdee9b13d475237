import type { Core } from "@strapi/strapi";

export async function completeApplications(strapi: Core.Strapi): Promise<void> {
  const applications = strapi.db.query("api::job-application.job-application");
  await applications.updateMany({ where: { status: null }, data: { status: "new" } });
}
