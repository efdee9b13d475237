import { randomUUID } from "node:crypto";
import { clientAddress, cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import { isSite } from "../site-token";

/**
 * Knows each request: by the id that the answer and the logs have, which is the site's when the site asks, and by whom
 * Strapi's own limits count it for. What is asked for with a token is for whoever has it, and kept by nobody.
 */
export default (): Core.MiddlewareHandler => {
  const { trustedProxies } = cmsSettings(process.env);
  return (ctx, next) => {
    const { headers, socket } = ctx.req;
    ctx.request.ip = clientAddress(trustedProxies, socket.remoteAddress, headers["x-forwarded-for"]?.toString());
    ctx.state.requestId = (isSite(headers) && ctx.get("x-request-id")) || randomUUID();
    ctx.set("x-request-id", ctx.state.requestId);
    if (headers.authorization || isSite(headers)) ctx.set("Cache-Control", "no-store");
    return next();
  };
};
