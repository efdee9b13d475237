import type { Locale } from "@repo/plugin-kit/server/locale";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Action } from "./schedule";

const UID = "plugin::scheduled-publishing.schedule-failure";
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

export type Failure = {
  document: string;
  action: Action;
  message: string;
  attempts: number;
  nextAttemptAt: string;
};

export const keyOf = (documentId: string, locale: Locale) => (locale ? `${documentId} ${locale}` : documentId);

export async function noteFailure(
  strapi: Core.Strapi,
  document: string,
  action: Action,
  error: unknown,
): Promise<Failure> {
  const failures = strapi.db.query(UID);
  const last: Failure | null = await failures.findOne({ where: { document, action } });
  const attempts = (last?.attempts ?? 0) + 1;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  const nextAttemptAt = new Date(Date.now() + pause).toISOString();
  const failure = { document, action, message: reasonOf(error), attempts, nextAttemptAt };
  if (last) await failures.updateMany({ where: { document, action }, data: failure });
  else await failures.create({ data: failure });
  return failure;
}

export async function listFailures(strapi: Core.Strapi, documents: string[] = []): Promise<Failure[]> {
  return strapi.db.query(UID).findMany({ where: documents.length > 0 ? { document: { $in: documents } } : {} });
}

export async function forgetFailures(strapi: Core.Strapi, documentId: string): Promise<void> {
  const where = { $or: [{ document: documentId }, { document: { $startsWith: `${documentId} ` } }] };
  await strapi.db.query(UID).deleteMany({ where });
}

/** Returns only messages meant for people: other errors may hold SQL or content. */
function reasonOf(error: unknown): string {
  if (!(error instanceof errors.ApplicationError)) return "Something went wrong in the CMS.";
  const { errors: parts } = error.details as { errors?: { path?: string[]; message: string }[] };
  return (
    parts?.map(({ path, message }) => [path?.join("."), message].filter(Boolean).join(": ")).join(" ") ?? error.message
  );
}
