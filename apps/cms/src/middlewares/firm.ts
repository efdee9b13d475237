import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { company, companyOfPage } from "@repo/brand";
import type { Core } from "@strapi/strapi";
import lodash from "lodash";
import { withFirmInJson } from "../company/firm-names";

type Route = { config?: { policies?: unknown[] } };

/** Writes the firm's names in all that the site shows, but not in what the panel and the dashboards edit. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    await next();
    if (!ctx.body) return;
    const { config }: Route = ctx.state.route ?? {};
    const isShown =
      ctx.path === strapi.config.get("plugin::graphql.endpoint") || config?.policies?.includes("global::site-only");
    if (isShown && ctx.response.is("json")) {
      ctx.body = withFirmInJson(typeof ctx.body === "string" ? ctx.body : JSON.stringify(ctx.body));
      ctx.type = "json";
    }
    if (ctx.path.startsWith(strapi.config.get("admin.path")) && ctx.response.is("html")) {
      ctx.body = ofCompany(ctx.body instanceof Readable ? await text(ctx.body) : String(ctx.body));
    }
  };

/** The panel reads the company as the site does: from its page. */
function ofCompany(page: string): string {
  const { name, mark } = company();
  const icon = mark ? `<link rel="icon" href="${lodash.escape(mark)}">` : "";
  return page
    .replace("<html", () => `<html data-company="${lodash.escape(companyOfPage(company()))}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${lodash.escape(name)}</title>${icon}`);
}
