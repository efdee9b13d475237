import type { Core, UID } from "@strapi/strapi";
import { type Recorded, readerOf, recordAudit, recordListRead } from "./audit";
import type { BodyContext } from "./operations";

type State = Parameters<typeof readerOf>[0] & { looks?: Set<string>; recorded?: Recorded[] };
type Shown = { pagination?: object; data?: { contentTypeUid?: string }[] };

const VIEWS: Record<string, string> = {
  "api::job-application.job-application": "application.view",
  "api::form-answer.form-answer": "form-answer.read",
};

/** A look without an id is a look at a list. */
export function noteLook(strapi: Core.Strapi, uid: string, documentId = ""): void {
  const state: State | undefined = strapi.requestContext.get()?.state;
  if (state) state.looks = (state.looks ?? new Set()).add(`${uid} ${documentId}`);
}

/** Notes whom the panel's content manager has shown: all its routes to entries name their type. */
export async function notePanelLooks(strapi: Core.Strapi, ctx: BodyContext): Promise<void> {
  const { model = "", id, sourceId } = (ctx.params ?? {}) as Record<string, string>;
  const { pagination, data } = (ctx.body ?? {}) as Shown;
  if (ctx.status >= 400) return;
  // The newest entries of all types.
  for (const { contentTypeUid = "" } of Array.isArray(data) ? data : []) {
    if (contentTypeUid in VIEWS) noteLook(strapi, contentTypeUid);
  }
  if (!(model in VIEWS)) return;
  if (pagination) return noteLook(strapi, model);
  const { documentIds } = (ctx.request.body ?? {}) as { documentIds?: unknown };
  const $in = [id, sourceId, ctx.query.documentId, documentIds].flat().filter((each) => typeof each === "string");
  const shown = await strapi.db
    .query(model as UID.ContentType)
    .findMany({ select: ["documentId"], where: { documentId: { $in } } });
  for (const { documentId } of shown) noteLook(strapi, model, documentId);
}

/** Call it before the response goes out. It skips documents that another record of the request already names. */
export async function recordLooks(strapi: Core.Strapi, state: State): Promise<void> {
  const reader = readerOf(state);
  for (const look of (reader && state.looks) || []) {
    const [uid = "", id] = look.split(" ");
    const action = VIEWS[uid] as string;
    const { singularName: type } = strapi.contentType(uid as UID.ContentType).info;
    const kind = `${action.split(".")[0]}s`;
    const isRecorded = (state.recorded ?? []).some((each) =>
      id ? each.subject === `${type} ${id}` : each.action.startsWith(`${kind}.`),
    );
    if (isRecorded) continue;
    if (id) await recordAudit(strapi, reader as string, action, `${type} ${id}`);
    else await recordListRead(strapi, reader as string, `${kind}.list`, type);
  }
}
