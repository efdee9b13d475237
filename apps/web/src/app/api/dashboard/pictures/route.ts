import { readPictureForm } from "@repo/rules/picture";
import { type CmsAsUser, forward } from "@/app/api/_lib/dashboard-handler";

const TIMEOUT_MS = 60_000;

export const GET = forward("GET", "/api/dashboard/pictures");
export const POST = forward("POST", "/api/dashboard/pictures", { readBody: readForm, timeoutMs: TIMEOUT_MS });

/** Reads nothing before the CMS has said that the sender may upload. */
async function readForm(request: Request, cms: CmsAsUser): Promise<FormData> {
  await cms("/api/dashboard/pictures/named");
  return readPictureForm(request.body, request.headers.get("content-type") ?? "");
}
