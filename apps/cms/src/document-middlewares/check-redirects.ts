import { type Redirect, sitePath } from "@repo/rules/redirect";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { collapseChains, findRedirect, lockRedirects, tellOfRedirects } from "../redirects/chains";
import { isPage, isSharedByAll, isTaken } from "../redirects/pages";

const UID = "api::redirect.redirect";
const WRITES = new Set(["create", "clone", "update", "delete"]);

type Params = { documentId?: string; data?: Partial<Redirect> };

export function registerRedirectChecks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== UID || !WRITES.has(context.action)) return next();
    const params = context.params as Params;
    return strapi.db.transaction(async () => {
      await lockRedirects(strapi);
      if (params.data) Object.assign(params.data, await checked(strapi, params.data, params.documentId));
      const result = await next();
      await tellOfRedirects(strapi);
      return result;
    });
  });
}

async function checked(strapi: Core.Strapi, data: Partial<Redirect>, documentId?: string): Promise<Partial<Redirect>> {
  const stored: Redirect | null = documentId ? await strapi.db.query(UID).findOne({ where: { documentId } }) : null;
  const { from, to } = { ...stored, ...data };
  // Strapi itself reports missing fields.
  if (!from || !to) return {};

  const source = sitePath(String(from));
  if (!source) throw refusal("from", "Enter a path of this site, such as /services/old-name.");
  if (isSharedByAll(source.path)) {
    throw refusal("from", "Below /blog, only the address of an article, which ends with its id, can be led on.");
  }
  if (source.rest) throw refusal("from", "Leave out what begins with ? or #: it does not count.");
  if (await isTaken(strapi, source.path)) {
    throw refusal("from", "There is a page at this address, which would be shown instead.");
  }
  const target = sitePath(String(to));
  if (!target) throw refusal("to", "Enter a path of this site, such as /services.");
  const end = (await findRedirect(strapi, target.path))?.to ?? target.path + target.rest;
  if ([target.path, sitePath(end)?.path].includes(source.path)) throw refusal("to", "This would lead in a circle.");
  if (!(await isPage(strapi, sitePath(end)?.path ?? ""))) {
    throw refusal("to", "There is no page at this address. Publish it first, or choose another.");
  }
  await collapseChains(strapi, source.path, end);
  return { from: source.path, to: end };
}

function refusal(field: keyof Redirect, message: string): errors.ValidationError {
  return new errors.ValidationError(message, { errors: [{ path: [field], message, name: "ValidationError" }] });
}
