import { handleRequest } from "@/app/api/_lib/api-handler";
import { ownPath } from "@/app/api/_lib/origin";
import { leavePreview } from "@/app/api/_lib/preview";

export function POST(request: Request): Promise<Response> {
  return handleRequest(request, async () => {
    await leavePreview();
    return new Response(null, { status: 303, headers: { Location: ownPath(request.headers.get("referer")) } });
  });
}
