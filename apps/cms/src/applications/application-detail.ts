import type { ApplicationItem } from "@repo/contract/application/applicant";
import { type ApplicationDetail, timeInStages } from "@repo/contract/application/history";
import { deletionDay } from "@repo/contract/application/retention";
import { RuleError } from "@repo/contract/http/errors";
import type { ReadBodyOf } from "@repo/contract/operations/request";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../access/audit";
import { noteLook } from "../access/looks";
import { rulesOf } from "../attachments/retention";
import { guardOverwrite } from "../database/guard-overwrite";
import type { Rows } from "../database/list";
import { sendAgain, sendDueMails } from "../mail/outbox";
import { COLUMNS, type StoredApplication, toItem } from "./application-item";
import { findApplication, withOthers } from "./application-list";
import { historyOf, type Own } from "./history";
import { interviewsOf } from "./interviews/interviews";
import { messagesOf } from "./messages/messages";
import { storeDigest } from "./private-link";
import { rejectionReasons } from "./rejection-reasons";
import { phoneDigits } from "./same-person";
import { stageOf } from "./stage-for-applicant";
import { writeStatus } from "./status-change";

const UID = "api::job-application.job-application";
const OTHERS = 20;

export async function applicationDetail(
  strapi: Core.Strapi,
  documentId: string,
  reader: string,
): Promise<ApplicationDetail> {
  const item = await findApplication(strapi, documentId);
  if (!item) throw new RuleError("NOT_FOUND", "This application doesn’t exist.");
  const [{ events, notes }, mails, interviews, others, reasons, rules] = await Promise.all([
    historyOf(strapi, documentId, reader),
    messagesOf(strapi, documentId),
    interviewsOf(strapi, documentId),
    othersOf(strapi, item),
    rejectionReasons(strapi),
    rulesOf(strapi),
  ]);
  const times = timeInStages(item, events, new Date());
  const deletedOn = deletionDay(item, rules);
  const shown = await stageOf(strapi, { status: item.status, events, mails });
  const own = { events, notes, mails, interviews, shown, others };
  return { ...item, ...own, timeInStages: times, rejectionReasons: reasons, deletedOn };
}

/** @throws {RuleError} CONFLICT when the application was saved after the `updatedAt` in the body. */
export async function changeStage(
  strapi: Core.Strapi,
  application: string,
  { updatedAt, reason, status }: ReadBodyOf<"PATCH /api/dashboard/applications/:id">,
  actor: string,
): Promise<ApplicationItem> {
  return guarded(strapi, application, updatedAt, async (current) => {
    const change = { application, actor, from: current.status, to: status, reason };
    return { ...current, status, updatedAt: await writeStatus(strapi, change) };
  });
}

/** Records `action` and locks the application within the transaction of `work`, so that nothing outlives it. */
export async function changeApplication(
  strapi: Core.Strapi,
  { application, actor }: Omit<Own, "entry">,
  action: string,
  work: () => Promise<void>,
): Promise<ApplicationDetail> {
  await guarded(strapi, application, undefined, async (current) => {
    await work();
    await recordAudit(strapi, actor, action, `job-application ${application}`);
    return current;
  });
  return applicationDetail(strapi, application, actor);
}

export async function sendMailsAgain(strapi: Core.Strapi, documentId: string, actor: string): Promise<ApplicationItem> {
  const application = await strapi.db.transaction(async () => {
    const count = await sendAgain(strapi, documentId);
    if (count > 0) await recordAudit(strapi, actor, "job-application.send-again", `job-application ${documentId}`);
    return findApplication(strapi, documentId);
  });
  if (!application) throw new RuleError("NOT_FOUND", "This application doesn’t exist.");
  void sendDueMails(strapi);
  return application;
}

/** The applicant can ask for another link at any time. */
export async function revokeLink(strapi: Core.Strapi, documentId: string, actor: string): Promise<ApplicationItem> {
  const application = await strapi.db.transaction(async () => {
    const isRevoked = await storeDigest(strapi, documentId, null);
    if (isRevoked) await recordAudit(strapi, actor, "job-application.revoke-link", `job-application ${documentId}`);
    return findApplication(strapi, documentId);
  });
  if (!application) throw new RuleError("NOT_FOUND", "This application doesn’t exist.");
  return application;
}

function guarded(
  strapi: Core.Strapi,
  documentId: string,
  readAt: string | undefined,
  write: (current: ApplicationItem) => Promise<ApplicationItem>,
): Promise<ApplicationItem> {
  return guardOverwrite(strapi, UID, { documentId, readAt, read: () => findApplication(strapi, documentId), write });
}

/** Finds the same address or phone number by one query each, because a joint query would use neither index. */
async function othersOf(strapi: Core.Strapi, { id, email, phone }: ApplicationItem): Promise<ApplicationItem[]> {
  const newest = (): Rows =>
    strapi.db
      .connection("job_applications")
      .select(COLUMNS)
      .whereNot("document_id", id)
      .orderBy("id", "desc")
      .limit(OTHERS);
  const digits = phoneDigits(phone);
  const found: StoredApplication[][] = await Promise.all([
    newest().whereRaw("lower(email) = lower(?)", [email]),
    digits ? newest().where("phone_digits", digits) : [],
  ]);
  const each = [...new Map(found.flat().map((application) => [application.id, application])).values()];
  if (each.length > 0) noteLook(strapi, UID);
  const shown = each.sort((one, other) => other.id - one.id).slice(0, OTHERS);
  return withOthers(strapi, shown.map(toItem));
}
