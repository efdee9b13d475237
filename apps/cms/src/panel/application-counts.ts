import type { Core } from "@strapi/strapi";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export async function countApplications(strapi: Core.Strapi): Promise<{ unread: number; week: number; all: number }> {
  const applications = strapi.db.query("api::job-application.job-application");
  const [unread, week, all] = await Promise.all([
    applications.count({ where: { status: "new" } }),
    applications.count({ where: { createdAt: { $gte: new Date(Date.now() - WEEK_MS) } } }),
    applications.count(),
  ]);
  return { unread, week, all };
}
