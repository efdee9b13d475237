import { clientAddress, isProxy, requestId } from "@repo/process/settings";
import type { Core } from "@strapi/strapi";
import { isSite } from "../access/site-token";
import { cmsSettings } from "../settings";

/** The site and proxies may supply the request ID. Strapi's own rate limits use the client address set here. */
export default (): Core.MiddlewareHandler => {
  const { trustedProxies, cmsUrl } = cmsSettings();
  const isSecure = cmsUrl.startsWith("https:");
  return (ctx, next) => {
    const { headers, socket } = ctx.req;
    ctx.request.ip = clientAddress(trustedProxies, socket.remoteAddress, headers["x-forwarded-for"]?.toString());
    const isBelieved = isSite(headers) || isProxy(trustedProxies, socket.remoteAddress);
    ctx.state.requestId = requestId(headers["x-request-id"], isBelieved);
    ctx.set("x-request-id", ctx.state.requestId);
    // Lets the panel set its Secure cookie behind a proxy that terminates TLS.
    if (isSecure) ctx.cookies.secure = true;
    if (headers.authorization || isSite(headers)) ctx.set("Cache-Control", "no-store");
    return next();
  };
};
