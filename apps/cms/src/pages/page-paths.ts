import { cleanPagePath, refusalOfPagePath } from "@repo/contract/page/page-path";
import type { Core } from "@strapi/strapi";
import { fieldError } from "../database/field-error";

const UID = "api::page.page";
const WRITES = ["create", "update", "clone"];

type Params = { documentId?: string; data?: { path?: string | null } };

/** @throws {ValidationError} for an address that a page can't have, or that another page has, published or not. */
export function registerPagePaths(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { data, documentId } = context.params as Params;
    if (context.uid !== UID || !WRITES.includes(context.action) || !data) return next();
    if (context.action === "clone") data.path ??= null;
    if (!data.path) return next();

    data.path = cleanPagePath(data.path);
    const own = context.action === "update" ? documentId : undefined;
    const refusal = refusalOfPagePath(data.path) ?? (await refusalOfTaken(strapi, data.path, own));
    if (refusal) throw fieldError(refusal, "path");
    try {
      return await next();
    } catch (error) {
      if (isPathConflict(error)) throw fieldError("Another page has this address. Choose another.", "path");
      throw error;
    }
  });
}

/** Returns what to tell the editor if a page other than `own` has the address. */
async function refusalOfTaken(strapi: Core.Strapi, path: string, own?: string): Promise<string | undefined> {
  const where = { path, ...(own && { documentId: { $ne: own } }) };
  const other = await strapi.db.query(UID).findOne({ select: ["title"], where });
  if (!other) return undefined;
  return `${other.title ? `The page “${other.title}”` : "Another page"} has this address. Choose another.`;
}

function isPathConflict(error: unknown): boolean {
  return ["SQLITE_CONSTRAINT_UNIQUE", "23505"].includes((error as { code?: string }).code ?? "");
}
