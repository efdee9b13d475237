import { RuleError } from "@repo/contract/http/errors";
import { isLocalized } from "@repo/plugin-kit/server/locale";
import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Next } from "koa";
import type { PanelContext } from "strapi-plugin-entry-history/strapi-server";
import { type Routers, wrapRoute } from "../access/built-in-routes";
import { entryHistory } from "../database/entry-history";
import { guardOverwrite } from "../database/guard-overwrite";

const ROUTES = [
  ["PUT", ""],
  ["POST", "/actions/publish"],
  ["POST", "/actions/discard"],
] as const;

type Person = { id: number; firstname?: string | null; lastname?: string | null; email: string };
type Stored = { documentId: string; locale: string | null; updatedAt: string; updatedBy: Person | null };

/** `x-read-at` has the `updatedAt` that the form shows, `x-overwrites` that of what the editor chose to overwrite. */
export function guardForms(strapi: Core.Strapi): void {
  const routers = strapi.plugin("content-manager").routes as Routers;
  const history = entryHistory(strapi);

  for (const entry of ["/collection-types/:model/:id", "/single-types/:model"]) {
    for (const [method, action] of ROUTES) {
      wrapRoute(routers, method, entry + action, (ctx, next) => guard(ctx as PanelContext, next));
    }
  }

  async function guard(ctx: PanelContext, next: Next): Promise<unknown> {
    const overwrites = timeIn(ctx, "x-overwrites");
    const readAt = overwrites ?? timeIn(ctx, "x-read-at");
    const uid = ctx.params.model as UID.ContentType;
    // Links, passwords and sessions change the row of an account, which its form doesn't show.
    const stored = readAt && uid !== "plugin::users-permissions.user" && (await find(ctx, uid));
    if (!stored) return next();
    const { documentId, locale } = stored;
    const entry = { uid, documentId, locale: isLocalized(strapi, uid) ? locale : null };
    return guardOverwrite(strapi, uid, {
      documentId,
      readAt,
      read: () => find(ctx, uid),
      async write(current) {
        if (overwrites) await history.keepDraft(entry);
        await next();
        return current;
      },
    }).catch((error) => {
      const { code, current } = error as Partial<RuleError>;
      if (code !== "CONFLICT" || !current) throw error;
      return refuseDifferent(ctx, next, { entry, current: current as Stored });
    });
  }

  /** Writes in order to compare, and takes it back unless nothing differs. */
  async function refuseDifferent(
    ctx: PanelContext,
    next: Next,
    { entry, current }: { entry: Parameters<typeof history.draftOf>[0]; current: Stored },
  ): Promise<void> {
    const { updatedAt } = current;
    const by = await editorOf(current, entry);
    await strapi.db.transaction(async () => {
      const before = await history.draftOf(entry);
      await next();
      const changes = await history.changesSince(before, entry, ctx);
      if (changes.length === 0) return;
      const isYou = by !== null && by.email === ctx.state.user.email;
      const conflict = { updatedAt, by: by && { name: nameOf(by), isYou }, changes };
      throw new RuleError("CONFLICT", undefined, undefined, { current: conflict });
    });
  }

  async function find({ params, query, request }: PanelContext, uid: UID.ContentType): Promise<Stored | null> {
    if (!strapi.contentTypes[uid]) return null;
    const single = params.id ? undefined : await strapi.db.query(uid).findOne({ select: ["documentId"] });
    const documentId = params.id ?? single?.documentId;
    const { locale = query.locale } = request.body as { locale?: unknown };
    const asked = { documentId, locale: locale || undefined, populate: ["updatedBy"] };
    return documentId ? (strapi.documents(uid).findOne(asked as never) as Promise<Stored | null>) : null;
  }

  /** The row has the last editor in the panel. History also knows who has published past it. */
  async function editorOf({ updatedAt, updatedBy }: Stored, entry: Parameters<typeof history.newest>[0]) {
    const newest = await history.newest(entry);
    if (!newest?.actor || Date.parse(newest.at) < Date.parse(updatedAt)) return updatedBy;
    const where = { email: newest.actor };
    const person: Person | null = await strapi.db.query("admin::user").findOne({ where });
    return person ?? { id: 0, email: newest.actor };
  }
}

const nameOf = ({ firstname, lastname, email }: Person) => [firstname, lastname].filter(Boolean).join(" ") || email;

function timeIn(ctx: PanelContext, header: string): string | undefined {
  const time = ctx.get(header);
  if (time && Number.isNaN(Date.parse(time))) throw new errors.ValidationError(`${header} must be a time.`);
  return time || undefined;
}
