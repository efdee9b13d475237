import { currentRequest } from "../request/current-request.ts";
import type { Middleware } from "../request/middleware.ts";
import { listen } from "./channels.ts";

const RETRY_AFTER_S = "10";

listen("site:errors", (digest) => {
  const current = currentRequest.getStore();
  if (current) current.response.errorDigest = digest;
});

export const tellOutages: Middleware = (_request, response, next) => {
  response.beforeHead(() => {
    if (response.statusCode !== 500 || response.errorDigest !== "CMS_UNAVAILABLE") return;
    response.statusCode = 503;
    response.setHeader("Retry-After", RETRY_AFTER_S);
  });
  next();
};
