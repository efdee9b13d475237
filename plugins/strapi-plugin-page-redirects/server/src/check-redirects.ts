import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { announceChange, collapseChains, findRedirect, lockRedirects, REDIRECT } from "./chains";
import { isPage } from "./published-pages";
import { type Redirect, sitePath } from "./redirect";
import { optionsOf } from "./redirect-options";

const WRITES = new Set(["create", "clone", "update", "delete"]);

type Params = { documentId?: string; data?: Partial<Redirect> };

export function registerRedirectChecks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== REDIRECT || !WRITES.has(context.action)) return next();
    const params = context.params as Params;
    return strapi.db.transaction(async () => {
      await lockRedirects(strapi);
      if (params.data) Object.assign(params.data, await checked(strapi, params.data, params.documentId));
      const result = await next();
      await announceChange(strapi);
      return result;
    });
  });
}

async function checked(strapi: Core.Strapi, data: Partial<Redirect>, documentId?: string): Promise<Partial<Redirect>> {
  const stored: Redirect | null = documentId
    ? await strapi.db.query(REDIRECT).findOne({ where: { documentId } })
    : null;
  const { from, to } = { ...stored, ...data };
  // Strapi itself reports missing fields.
  if (!from || !to) return {};

  const source = sitePath(String(from));
  if (!source) throw refusal("from", "Enter a path of this site, such as /services/old-name.");
  const reason = await optionsOf(strapi).refuse?.(source.path, { strapi });
  if (reason) throw refusal("from", reason);
  if (source.rest) throw refusal("from", "Leave out what begins with ? or #: it does not count.");
  if (await isPage(strapi, source.path)) {
    throw refusal("from", "There is a page at this address, which would be shown instead.");
  }
  const target = sitePath(String(to));
  if (!target) throw refusal("to", "Enter a path of this site, such as /services.");
  const end = (await findRedirect(strapi, target.path))?.to ?? target.path + target.rest;
  const last = sitePath(end)?.path ?? "";
  if ([target.path, last].includes(source.path)) throw refusal("to", "This would lead in a circle.");
  if ((await isPage(strapi, last)) === false) {
    throw refusal("to", "There is no page at this address. Publish it first, or choose another.");
  }
  await collapseChains(strapi, source.path, end);
  return { from: source.path, to: end };
}

function refusal(field: keyof Redirect, message: string): errors.ValidationError {
  return new errors.ValidationError(message, { errors: [{ path: [field], message, name: "ValidationError" }] });
}
