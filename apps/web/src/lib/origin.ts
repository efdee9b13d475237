import { RuleError } from "@repo/rules/errors";
import { env } from "@/env";

/**
 * Refuses a write that another site has a browser send. A program that says nothing of an origin is no browser.
 * @throws {RuleError} FORBIDDEN
 */
export function refuseForeignOrigin(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const origin = request.headers.get("origin");
  const foreign = origin
    ? origin !== env().siteUrl && !(URL.canParse(origin) && new URL(origin).host === request.headers.get("host"))
    : request.headers.get("sec-fetch-site") === "cross-site";
  if (foreign) throw new RuleError("FORBIDDEN", "Requests from other sites are refused.");
}
