import { clientAddress, cmsSettings, isProxy, requestId } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import { isSite } from "../site-token";

/**
 * Sets the request id, which the site and proxies may supply, and the client address that Strapi's own rate limits
 * use. Answers to requests with a token are not cached.
 */
export default (): Core.MiddlewareHandler => {
  const { trustedProxies } = cmsSettings(process.env);
  return (ctx, next) => {
    const { headers, socket } = ctx.req;
    ctx.request.ip = clientAddress(trustedProxies, socket.remoteAddress, headers["x-forwarded-for"]?.toString());
    const isBelieved = isSite(headers) || isProxy(trustedProxies, socket.remoteAddress);
    ctx.state.requestId = requestId(headers["x-request-id"], isBelieved);
    ctx.set("x-request-id", ctx.state.requestId);
    if (headers.authorization || isSite(headers)) ctx.set("Cache-Control", "no-store");
    return next();
  };
};
