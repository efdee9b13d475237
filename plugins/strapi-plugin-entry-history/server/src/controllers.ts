import { isLocalized } from "@repo/plugin-kit/server/locale";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { accessTo, may, type PanelContext } from "./access";
import { hasHistory } from "./attributes";
import { bringBackDeleted } from "./bring-back-deleted";
import { bringBackVersion } from "./bring-back-version";
import type { Against } from "./change";
import { compareVersion, requireVersion } from "./comparison";
import type { Named } from "./content";
import { optionsOf } from "./history-options";
import { listDeleted, requireDeleted } from "./list-deleted";
import { listVersions } from "./versions";

export const panel = ({ strapi }: { strapi: Core.Strapi }) => {
  return {
    settings(ctx: PanelContext) {
      const { timeZone, dateLanguage } = optionsOf(strapi);
      ctx.body = { timeZone, dateLanguage };
    },

    async versions(ctx: PanelContext) {
      const entry = entryOf(ctx);
      await accessTo(strapi, ctx, entry);
      ctx.body = await listVersions(strapi, entry);
    },

    async version(ctx: PanelContext) {
      const entry = entryOf(ctx);
      const { readable } = await accessTo(strapi, ctx, entry);
      const asked = await requireVersion(strapi, entry, ctx.params.number);
      const comparison = await compareVersion(strapi, entry, asked, againstOf(ctx));
      ctx.body = { ...comparison, changes: readable(comparison.changes) };
    },

    async bringBack(ctx: PanelContext) {
      const entry = entryOf(ctx);
      const { isAllowed } = await accessTo(strapi, ctx, entry);
      const asked = await requireVersion(strapi, entry, ctx.params.number);
      const { changes } = await compareVersion(strapi, entry, asked, "draft");
      if (!isAllowed("update", changes)) {
        throw new errors.ForbiddenError("You may not change all that it would change.");
      }
      ctx.body = { left: await bringBackVersion(strapi, entry, asked, ctx.state.user) };
    },

    async deleted(ctx: PanelContext) {
      ctx.body = await listDeleted(strapi, ctx);
    },

    async restore(ctx: PanelContext) {
      const { id, uid, entry } = await requireDeleted(strapi, ctx.params.id);
      if (!may(ctx, "read", uid) || !may(ctx, "create", uid)) throw new errors.ForbiddenError();
      ctx.body = { uid, entry, left: await bringBackDeleted(strapi, id, ctx.state.user.email) };
    },
  };

  function entryOf({ params, query }: PanelContext): Named {
    const { uid, documentId } = params;
    if (!hasHistory(strapi, uid)) throw new errors.NotFoundError("This type has no history.");
    const locale = isLocalized(strapi, uid) && typeof query.locale === "string" ? query.locale : null;
    return { uid, documentId, locale };
  }
};

function againstOf({ query }: PanelContext): Against {
  const { against = "previous" } = query;
  if (against !== "previous" && against !== "draft") throw new errors.ValidationError("against: previous or draft.");
  return against;
}
