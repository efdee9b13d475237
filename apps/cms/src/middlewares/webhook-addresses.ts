import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const HOST_CHARACTERS = 253;
const LABEL = /^\w(?:[\w-]{0,61}\w)?$/;

/** Strapi's check takes minutes for hosts that end in a hyphen, and lets private IPv6 addresses pass. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  const url = (ctx.request.body as { url?: unknown } | undefined)?.url;
  if (/^\/admin\/webhooks(\/|$)/i.test(ctx.path) && typeof url === "string" && !hasProperHost(url)) {
    throw new errors.ValidationError("url must be a valid URL");
  }
  return next();
};

function hasProperHost(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname.length <= HOST_CHARACTERS && hostname.split(".").every((label) => LABEL.test(label));
}
