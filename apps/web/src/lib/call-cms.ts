import "server-only";
import { headers } from "next/headers";
import { cmsRest, type RestRequest } from "@/cms/rest";
import { env } from "@/env";

/** Calls the CMS's REST API for the sender of this request. Throws a `RuleError`, as `cmsRest` does. */
export async function callCms(path: string, request: RestRequest = {}): Promise<Response> {
  return cmsRest(path, { ...request, headers: { ...(await siteHeaders()), ...request.headers } });
}

/** Headers that identify site and visitor. server/steps/requests.ts overwrites the last two of a visitor. */
export async function siteHeaders() {
  const asked = await headers();
  return {
    "x-site-token": env().siteToken.current,
    "x-client-address": asked.get("x-client-address") ?? "unknown",
    "x-request-id": asked.get("x-request-id") ?? "",
  };
}
