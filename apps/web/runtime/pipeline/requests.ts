import { clientAddress, isBearer, isProxy, requestId } from "@repo/process/settings";
import { tracingOf } from "@repo/process/tracing";
import { currentRequest } from "../current-request.ts";
import type { Middleware, Site } from "./middleware.ts";

/** Browsers and crawlers stay below three hundred. */
const MAX_CHARACTERS = 1_000;

/** Overwrites what a visitor sends under these names; the client address comes from the connection and trusted proxies. */
export function identifyClient({ settings: { trustedProxies, revalidateSecret } }: Site): Middleware {
  return ({ method = "", url, headers, socket: { remoteAddress } }, response, next) => {
    headers["x-client-address"] = clientAddress(trustedProxies, remoteAddress, headers["x-forwarded-for"]?.toString());
    const isCms = isBearer(headers.authorization, revalidateSecret);
    const isBelieved = isCms || isProxy(trustedProxies, remoteAddress);
    const tracing = tracingOf(url);
    const parent = isBelieved ? tracing?.parentOf(headers) : undefined;
    const id = requestId(headers["x-request-id"], isBelieved, parent?.traceId);
    headers["x-request-id"] = id;
    response.setHeader("x-request-id", id);
    const trace = tracing?.serve({ method, requestId: id, parent });
    const pass = () => currentRequest.run({ requestId: id, response, trace }, next);
    if (trace) trace.run(pass);
    else pass();
  };
}

/** Makes clients open another connection, so that none is closed during a request. */
export function closeConnections({ isDraining }: Site): Middleware {
  return (_request, response, next) => {
    if (isDraining()) response.setHeader("Connection", "close");
    next();
  };
}

/** Next.js searches the first two by expressions that take quadratic time, and answers a range beyond a file with 500. */
export const limitHeaders: Middleware = ({ headers }, _response, next) => {
  for (const name of ["accept", "user-agent"] as const) {
    if ((headers[name]?.length ?? 0) > MAX_CHARACTERS) delete headers[name];
  }
  // Nothing that the site itself answers is long enough for ranges.
  delete headers.range;
  next();
};
