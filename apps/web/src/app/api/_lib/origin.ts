import { RuleError } from "@repo/contract/http/errors";
import { siteSettings } from "@/settings";

/** Throws a `RuleError` FORBIDDEN for a write from another origin (CSRF). Other clients send neither header. */
export function refuseForeignOrigin({ method, headers }: Request): void {
  if (method === "GET" || method === "HEAD") return;
  const { siteUrl } = siteSettings();
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  const foreign = origin === null ? site !== null && site !== "same-origin" && site !== "none" : origin !== siteUrl;
  if (foreign) {
    throw new RuleError("FORBIDDEN", `This page was not opened at ${siteUrl}. Please open it there, and try again.`);
  }
}

/** Returns the path of an address of the site, or "/" for any other address. */
export function ownPath(address: string | null): string {
  const { origin, pathname = "/" } = URL.parse(address ?? "") ?? {};
  // Browsers take a path that begins with two slashes for the address of another site.
  return origin === siteSettings().siteUrl && !pathname.startsWith("//") ? pathname : "/";
}
