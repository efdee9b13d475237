import { clientAddress, isBearer, isProxy, requestId } from "@repo/process/settings";
import { currentRequest } from "../request/current-request.ts";
import { type Middleware, type Site, sendError } from "../request/middleware.ts";

const MAX_CHARACTERS = 1_000;

export function identifyClient({ settings: { trustedProxies, revalidateSecret } }: Site): Middleware {
  return ({ headers, socket: { remoteAddress } }, response, next) => {
    headers["x-client-address"] = clientAddress(trustedProxies, remoteAddress, headers["x-forwarded-for"]?.toString());
    const isCms = isBearer(headers.authorization, revalidateSecret);
    const isBelieved = isCms || isProxy(trustedProxies, remoteAddress);
    const id = requestId(headers["x-request-id"], isBelieved);
    headers["x-request-id"] = id;
    response.setHeader("x-request-id", id);
    currentRequest.run({ requestId: id, response }, next);
  };
}

export function closeConnections({ isDraining }: Site): Middleware {
  return (_request, response, next) => {
    if (isDraining()) response.setHeader("Connection", "close");
    next();
  };
}

export const refuseCompressed: Middleware = ({ headers }, response, next) => {
  if (headers["content-encoding"] === undefined) next();
  else sendError(response, 415, "UNSUPPORTED_MEDIA_TYPE", "Send the body uncompressed.");
};

/** Next.js takes quadratic time for a long Accept or User-Agent, and answers a Range beyond a file with 500. */
export const limitHeaders: Middleware = ({ headers }, _response, next) => {
  for (const name of ["accept", "user-agent"] as const) {
    if ((headers[name]?.length ?? 0) > MAX_CHARACTERS) delete headers[name];
  }
  delete headers.range;
  next();
};
