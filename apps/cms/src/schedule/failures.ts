import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const UID = "api::schedule-failure.schedule-failure";
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

export type ScheduleAction = "publish" | "unpublish";

export type ScheduleFailure = {
  document: string;
  action: ScheduleAction;
  message: string;
  attempts: number;
  nextAttemptAt: string;
};

/** @returns the message for the editor. */
export async function noteFailure(
  strapi: Core.Strapi,
  document: string,
  action: ScheduleAction,
  error: unknown,
): Promise<ScheduleFailure> {
  const failures = strapi.db.query(UID);
  const last: ScheduleFailure | null = await failures.findOne({ where: { document, action } });
  const attempts = (last?.attempts ?? 0) + 1;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  const nextAttemptAt = new Date(Date.now() + pause).toISOString();
  const failure = { document, action, message: reasonOf(error), attempts, nextAttemptAt };
  if (last) await failures.updateMany({ where: { document, action }, data: failure });
  else await failures.create({ data: failure });
  return failure;
}

/** No `documents` means all. */
export async function listFailures(strapi: Core.Strapi, documents: string[] = []): Promise<ScheduleFailure[]> {
  return strapi.db.query(UID).findMany({ where: documents.length > 0 ? { document: { $in: documents } } : {} });
}

/** A changed document is tried again at once. */
export async function forgetFailures(strapi: Core.Strapi, document: string): Promise<void> {
  await strapi.db.query(UID).deleteMany({ where: { document } });
}

/** Messages meant for people only: other errors may hold SQL or content. */
function reasonOf(error: unknown): string {
  if (!(error instanceof errors.ApplicationError)) return "Something went wrong in the CMS.";
  const { errors: parts } = error.details as { errors?: { path?: string[]; message: string }[] };
  return (
    parts?.map(({ path, message }) => [path?.join("."), message].filter(Boolean).join(": ")).join(" ") ?? error.message
  );
}
