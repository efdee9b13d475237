import { subscribe } from "node:diagnostics_channel";
import { currentRequest } from "../request/current-request.ts";
import type { Middleware } from "../request/middleware.ts";

const RETRY_AFTER_S = "10";

subscribe("site:errors", (error) => {
  const current = currentRequest.getStore();
  if (current) current.response.errorDigest = (error as { digest?: string } | null)?.digest;
});

/** Answers 503 in place of 500 when something can't be rendered because the CMS is away. */
export const tellOutages: Middleware = (_request, response, next) => {
  response.beforeHead(() => {
    if (response.statusCode !== 500 || response.errorDigest !== "CMS_UNAVAILABLE") return;
    response.statusCode = 503;
    response.setHeader("Retry-After", RETRY_AFTER_S);
  });
  next();
};
