import { today } from "@repo/rules/job";
import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import { purgeDeletedRows } from "./purge";
import { removeAnswers, removeApplications } from "./remove-submissions";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Not before the last day that the applicant agreed to, and not after it. */
export async function removeOldApplications(strapi: Core.Strapi): Promise<void> {
  const days = cmsSettings(process.env).applicationRetentionDays;
  if (!days) return;
  const applications = await removeApplications(strapi, {
    ...olderThan(days),
    $or: [{ consentUntil: null }, { consentUntil: { $lt: today() } }],
  });
  if (applications === 0) return;
  await purgeDeletedRows(strapi);
  strapi.log.info(`Removed ${applications} applications older than ${days} days.`);
}

type AnswersOfForm = { form_document_id: string; keep_days: number };

/** By the form's own days, or those it had when an answer came if it is not published any more. */
export async function removeOldAnswers(strapi: Core.Strapi): Promise<void> {
  const kept: AnswersOfForm[] = await strapi.db.connection("form_answers").distinct("form_document_id", "keep_days");
  const forms: { documentId: string; keepDays: number }[] = await strapi.db
    .query("api::form.form")
    .findMany({ select: ["documentId", "keepDays"], where: { publishedAt: { $notNull: true } } });
  const daysOf = new Map(forms.map(({ documentId, keepDays }) => [documentId, keepDays]));
  let answers = 0;
  for (const { form_document_id: formDocumentId, keep_days: keepDays } of kept) {
    const days = daysOf.get(formDocumentId) ?? keepDays;
    answers += await removeAnswers(strapi, { formDocumentId, keepDays, ...olderThan(days) });
  }
  if (answers === 0) return;
  await purgeDeletedRows(strapi);
  strapi.log.info(`Removed ${answers} answers to forms, which were kept for as long as the forms say.`);
}

const olderThan = (days: number) => ({ createdAt: { $lt: new Date(Date.now() - days * DAY_MS) } });
