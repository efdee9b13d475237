import { RuleError } from "@repo/rules/errors";
import { env } from "@/env";

/**
 * Refuses a write that another site has a browser send: one that another scheme, host or port has served, or a page
 * that has none ("null"). A program that says nothing of where it comes from is no browser.
 * @throws {RuleError} FORBIDDEN, with what to do for people who have opened the site under another of its addresses.
 */
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
