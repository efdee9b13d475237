import type { Core } from "@strapi/strapi";
import type { BroughtBack } from "strapi-plugin-entry-history/strapi-server";

const UID = "api::audit-entry.audit-entry";

/** The actor of what an operator does on the server. */
export const COMMAND = "a command on the server";

export type Recorded = { action: string; subject: string };

/** Call this before the action itself. `subject` is a type and a documentId, without content. */
export async function recordAudit(strapi: Core.Strapi, actor: string, action: string, subject: string): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    await strapi.db.query(UID).create({ data: { actor, action, subject, at: new Date() } });
    const state: { recorded?: Recorded[] } | undefined = strapi.requestContext.get()?.state;
    onCommit(() => {
      if (state) state.recorded = [...(state.recorded ?? []), { action, subject }];
    });
  });
}

const HOUR_MS = 60 * 60 * 1000;

type Reader = { user?: { email: string }; auth?: { strategy?: { name: string }; credentials?: { name?: string } } };

export function readerOf({ user, auth }: Reader): string | undefined {
  if (user) return user.email;
  return auth?.strategy?.name === "content-api-token" ? `API token ${auth.credentials?.name ?? ""}` : undefined;
}

/** Records a read once an hour for each reader, because lists are read again after each change and at each focus. */
export async function recordListRead(
  strapi: Core.Strapi,
  reader: string,
  action: string,
  subject: string,
): Promise<void> {
  const last = await strapi.db
    .query(UID)
    .findOne({ where: { actor: reader, action }, orderBy: { id: "desc" }, select: ["at"] });
  if (last && Date.now() - new Date(last.at).getTime() < HOUR_MS) return;
  await recordAudit(strapi, reader, action, subject);
}

export async function auditRestore({ strapi, uid, documentId, user }: BroughtBack): Promise<void> {
  const type = strapi.contentType(uid).info.singularName;
  await recordAudit(strapi, user, `${type}.restore`, `${type} ${documentId}`);
}
