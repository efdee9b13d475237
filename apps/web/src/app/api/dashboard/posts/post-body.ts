import { FORM_MAX_BYTES } from "@repo/contract/http/json-body";
import { POST_BODY_MAX_BYTES } from "@repo/contract/post/form";
import type { CmsAsUser } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";

/** Asks the CMS first whose session it is when the body is so large that strangers could fill the memory with it. */
export async function postBody(request: Request, cms: CmsAsUser): Promise<Record<string, unknown>> {
  const length = request.headers.get("content-length");
  if (length === null || Number(length) > FORM_MAX_BYTES) await cms("/api/sessions/current");
  return jsonBody(request, POST_BODY_MAX_BYTES);
}
