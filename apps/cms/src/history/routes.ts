import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { addPanelRoutes } from "../panel/routes";
import { accessTo, may, type PanelContext } from "./access";
import { hasHistory } from "./attributes";
import { bringBackDeleted } from "./bring-back-deleted";
import { bringBackVersion } from "./bring-back-version";
import type { Against } from "./change";
import { compareVersion, requireVersion } from "./comparison";
import { listDeleted, requireDeleted } from "./list-deleted";
import { listVersions } from "./versions";

export function registerHistoryRoutes(strapi: Core.Strapi): void {
  const entry = "/:uid/:documentId/versions";
  addPanelRoutes<PanelContext>(strapi, "/history", [
    { method: "GET", path: entry, handler: versions },
    { method: "GET", path: `${entry}/:number`, handler: version },
    { method: "POST", path: `${entry}/:number/bring-back`, handler: bringBack },
    { method: "GET", path: "/deleted", handler: deleted },
    { method: "POST", path: "/deleted/:id/bring-back", handler: restore },
  ]);

  async function versions(ctx: PanelContext) {
    const { uid, documentId } = entryOf(ctx);
    await accessTo(strapi, ctx, uid, documentId);
    ctx.body = { versions: await listVersions(strapi, uid, documentId) };
  }

  async function version(ctx: PanelContext) {
    const { uid, documentId } = entryOf(ctx);
    const { readable } = await accessTo(strapi, ctx, uid, documentId);
    const asked = await requireVersion(strapi, uid, documentId, ctx.params.number);
    const comparison = await compareVersion(strapi, uid, documentId, asked, againstOf(ctx));
    ctx.body = { ...comparison, changes: readable(comparison.changes) };
  }

  async function bringBack(ctx: PanelContext) {
    const { uid, documentId } = entryOf(ctx);
    const { isAllowed } = await accessTo(strapi, ctx, uid, documentId);
    const asked = await requireVersion(strapi, uid, documentId, ctx.params.number);
    const { changes } = await compareVersion(strapi, uid, documentId, asked, "draft");
    if (!isAllowed("update", changes)) throw new errors.ForbiddenError("You may not change all that it would change.");
    ctx.body = { left: await bringBackVersion(strapi, uid, documentId, asked, ctx.state.user) };
  }

  async function deleted(ctx: PanelContext) {
    ctx.body = await listDeleted(strapi, ctx);
  }

  async function restore(ctx: PanelContext) {
    const { id, uid, entry } = await requireDeleted(strapi, ctx.params.id);
    if (!may(ctx, "read", uid) || !may(ctx, "create", uid)) throw new errors.ForbiddenError();
    ctx.body = { uid, entry, left: await bringBackDeleted(strapi, id, ctx.state.user.email) };
  }

  function entryOf({ params }: PanelContext): { uid: UID.ContentType; documentId: string } {
    const { uid, documentId } = params;
    if (!hasHistory(strapi, uid)) throw new errors.NotFoundError("This type has no history.");
    return { uid, documentId };
  }
}

function againstOf({ query }: PanelContext): Against {
  const { against = "previous" } = query;
  if (against !== "previous" && against !== "draft") throw new errors.ValidationError("against: previous or draft.");
  return against;
}
