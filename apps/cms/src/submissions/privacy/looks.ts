import type { Core, UID } from "@strapi/strapi";
import { type Recorded, readerOf, recordAudit, recordListRead } from "../../access/audit";

type Where = { documentId?: unknown; $and?: Where[] };
type Event = { action: string; model: { uid: string }; params: { where?: Where }; result?: unknown };
type State = Parameters<typeof readerOf>[0] & { looks?: Set<string>; recorded?: Recorded[] };

const VIEWS: Record<string, string> = {
  "api::job-application.job-application": "application.view",
  "api::form-answer.form-answer": "form-answer.read",
};

/** Notes what a request reads of people, whatever its address and method: `recordLooks` records it. */
export function registerLooks(strapi: Core.Strapi): void {
  const note = ({ model, params: { where }, result, action }: Event) => {
    const isList = action === "afterFindMany" && !namesDocuments(where);
    for (const { documentId = where?.documentId } of [result ?? []].flat() as Where[]) {
      if (isList) noteLook(strapi, model.uid);
      else if (typeof documentId === "string") noteLook(strapi, model.uid, documentId);
    }
  };
  strapi.db.lifecycles.subscribe({ models: Object.keys(VIEWS), afterFindOne: note, afterFindMany: note });
}

/** Returns true for a list of entries chosen by id, which counts as a look at each of them. */
function namesDocuments({ documentId, $and = [] }: Where = {}): boolean {
  return documentId !== undefined || $and.some(namesDocuments);
}

/** Notes what is read in SQL. A look without an id is a look at a list. */
export function noteLook(strapi: Core.Strapi, uid: string, documentId = ""): void {
  const state: State | undefined = strapi.requestContext.get()?.state;
  if (state) state.looks = (state.looks ?? new Set()).add(`${uid} ${documentId}`);
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
