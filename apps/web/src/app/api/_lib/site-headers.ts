import "server-only";
import { headers } from "next/headers";
import { env } from "@/env";

/** Identify site and visitor to the CMS. server.mjs overwrites what a visitor sends under the last two names. */
export async function siteHeaders() {
  const asked = await headers();
  return {
    "x-site-token": env().siteToken,
    "x-client-address": asked.get("x-client-address") ?? "unknown",
    "x-request-id": asked.get("x-request-id") ?? "",
  };
}
