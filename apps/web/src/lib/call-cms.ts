import "server-only";
import { cmsRest, type RestRequest } from "@repo/cms-client/rest";
import { headers } from "next/headers";
import { env } from "@/env";

/** The CMS's REST API for whoever has sent this request. @throws {RuleError} as `cmsRest`. */
export async function callCms(path: string, request: RestRequest = {}): Promise<Response> {
  return cmsRest(path, { ...request, headers: { ...(await siteHeaders()), ...request.headers } });
}

/** Identify site and visitor to the CMS. server.ts overwrites what a visitor sends under the last two names. */
export async function siteHeaders() {
  const asked = await headers();
  return {
    "x-site-token": env().siteToken.current,
    "x-client-address": asked.get("x-client-address") ?? "unknown",
    "x-request-id": asked.get("x-request-id") ?? "",
  };
}
