import "server-only";
import { headers } from "next/headers";
import { env } from "@/env";

/**
 * Headers by which the CMS knows the site's own server, and learns whom limits count the request for and which one it is
 * in the logs. `server.mjs` sets both; whatever a visitor sends under these names is overwritten there.
 */
export async function siteHeaders() {
  const asked = await headers();
  return {
    "x-site-token": env().siteToken,
    "x-client-address": asked.get("x-client-address") ?? "unknown",
    "x-request-id": asked.get("x-request-id") ?? "",
  };
}
