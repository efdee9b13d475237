import type { ApplicationItem } from "@repo/contract/application/applicant";
import {
  AHEAD_DAYS,
  deletionDay,
  type KeepDays,
  lastKept,
  type RetentionForecast,
  type RetentionRule,
  retentionRules,
} from "@repo/contract/application/retention";
import { today } from "@repo/time/company";
import type { Core } from "@strapi/strapi";
import { cmsSettings } from "../settings";
import { removeAnswers, removeApplications } from "./remove-with-attachments";

const DAY_MS = 24 * 60 * 60 * 1000;

const APPLICATIONS = "api::job-application.job-application";
const NEXT = 10;

export async function rulesOf(strapi: Core.Strapi): Promise<RetentionRule[]> {
  const settings: KeepDays | null = await strapi.db.query("api::hiring-setting.hiring-setting").findOne({});
  return retentionRules(settings, cmsSettings().applicationRetentionDays || undefined);
}

/** Removes applications after their rule's days, but not before the last day that the applicant agreed to. */
export async function removeOldApplications(strapi: Core.Strapi): Promise<void> {
  const now = Date.now();
  for (const rule of await rulesOf(strapi)) {
    if (Date.parse(rule.from) > now) continue;
    const applications = await removeApplications(strapi, keptTooLong(rule, now));
    if (applications === 0) continue;
    strapi.log.info(`Removed ${applications} applications (${rule.outcome}), which were kept for ${rule.days} days.`);
  }
}

export async function forecastRetention(strapi: Core.Strapi): Promise<RetentionForecast> {
  const [now, ahead] = [Date.now(), Date.now() + AHEAD_DAYS * DAY_MS];
  const rules = await rulesOf(strapi);
  const query = strapi.db.query(APPLICATIONS);
  const due = await Promise.all(rules.map((rule) => query.count({ where: keptTooLong(rule, ahead) })));
  const oldest = await Promise.all(
    rules.map(
      (rule): Promise<Stored[]> =>
        query.findMany({
          where: keptTooLong(rule, ahead),
          orderBy: [{ [rule.since]: "asc" }, { id: "asc" }],
          limit: NEXT,
        }),
    ),
  );
  const next = [...new Map(oldest.flat().map((row) => [row.documentId, row])).values()].flatMap((row) => {
    const status = row.status ?? "new";
    const day = deletionDay({ ...row, status }, rules, now);
    return day ? [{ id: row.documentId, name: row.name, job_title: row.jobTitle, status, day }] : [];
  });
  return {
    rules: rules.map(({ outcome, days, since, from }, index) => ({
      ...{ outcome, days, since, due: due[index] ?? 0 },
      from: Date.parse(from) > now ? from : null,
    })),
    next: next.sort((one, other) => one.day.localeCompare(other.day)).slice(0, NEXT),
  };
}

type Stored = Pick<ApplicationItem, "name" | "createdAt" | "updatedAt" | "consentUntil"> & {
  documentId: string;
  jobTitle: string;
  status: ApplicationItem["status"] | null;
};

function keptTooLong(rule: RetentionRule, at: number) {
  const { statuses, since } = rule;
  // A status that was never set is "new".
  const ofStatus = statuses.includes("new")
    ? [{ status: { $in: statuses } }, { status: null }]
    : [{ status: { $in: statuses } }];
  return {
    [since]: { $lt: lastKept(rule, at) },
    $and: [{ $or: ofStatus }, { $or: [{ consentUntil: null }, { consentUntil: { $lt: today(at) } }] }],
  };
}

type AnswersOfForm = { form_document_id: string; keep_days: number };

/** Removes answers after the days that their form says, or said when they came if it isn't published any more. */
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
  strapi.log.info(`Removed ${answers} answers to forms, which were kept for as long as the forms say.`);
}

const olderThan = (days: number) => ({ createdAt: { $lt: new Date(Date.now() - days * DAY_MS) } });
