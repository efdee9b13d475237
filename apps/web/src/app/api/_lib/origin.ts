import { RuleError } from "@repo/contract/http/errors";
import { env } from "@/env";

/** CSRF check. A request with neither header is no browser's. @throws {RuleError} FORBIDDEN for another origin. */
export function refuseForeignOrigin({ method, headers }: Request): void {
  if (method === "GET" || method === "HEAD") return;
  const { siteUrl } = env();
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  const foreign = origin === null ? site !== null && site !== "same-origin" && site !== "none" : origin !== siteUrl;
  if (foreign) {
    throw new RuleError("FORBIDDEN", `This page was not opened at ${siteUrl}. Please open it there, and try again.`);
  }
}

/** The path of an address of the site; of any other, the home page's. */
export function ownPath(address: string | null): string {
  const { origin, pathname = "/" } = URL.parse(address ?? "") ?? {};
  // Browsers take what begins with two slashes for another site.
  return origin === env().siteUrl && !pathname.startsWith("//") ? pathname : "/";
}
