import type { Core } from "@strapi/strapi";
import { discardResume } from "../resumes/clean-up";
import { purgeDeletedRows } from "./purge";

const APPLICATIONS = "api::job-application.job-application";
const MAILS = "api::mail.mail";
const BATCH = 100;

export type Removed = { applications: number; mails: number };

export async function removeApplications(strapi: Core.Strapi, where: object): Promise<Removed> {
  const removed = { applications: 0, mails: 0 };
  for (;;) {
    const found = await strapi.db
      .query(APPLICATIONS)
      .findMany({ where, select: ["id", "documentId", "resumeKey"], limit: BATCH });
    if (found.length === 0) return removed;
    for (const { id, documentId, resumeKey } of found) {
      await strapi.db.transaction(async () => {
        removed.mails += (await strapi.db.query(MAILS).deleteMany({ where: { application: documentId } })).count;
        removed.applications += (await strapi.db.query(APPLICATIONS).deleteMany({ where: { id } })).count;
      });
      await discardResume(strapi, resumeKey);
    }
  }
}

export async function eraseAddress(strapi: Core.Strapi, address: string): Promise<Removed> {
  const same = { $eqi: address.trim() };
  const removed = await removeApplications(strapi, { email: same });
  const mails = await strapi.db.query(MAILS).deleteMany({ where: { $or: [{ recipient: same }, { replyTo: same }] } });
  await purgeDeletedRows(strapi);
  return { ...removed, mails: removed.mails + mails.count };
}
