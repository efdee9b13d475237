import { withErrorResponses } from "@/app/api/_lib/api-handler";
import { refuseForeignOrigin } from "@/app/api/_lib/origin";
import { leavePreview } from "@/app/api/_lib/preview";
import { env } from "@/env";

export function POST(request: Request): Promise<Response> {
  return withErrorResponses(async () => {
    refuseForeignOrigin(request);
    await leavePreview();
    const page = new URL(request.headers.get("referer") ?? "/", env().siteUrl);
    const location = page.origin === env().siteUrl ? page.pathname : "/";
    return new Response(null, { status: 303, headers: { Location: location } });
  });
}
