import { RuleError } from "@repo/contract/http/errors";
import { readPreview } from "@repo/plugin-kit/preview/token";
import { connection } from "next/server";
import { handleRequest } from "@/app/api/_lib/api-handler";
import { enterPreview } from "@/app/api/_lib/preview";
import { siteSettings } from "@/settings";

export async function GET(request: Request): Promise<Response> {
  await connection();
  return handleRequest(request, async () => {
    const token = new URL(request.url).searchParams.get("token") ?? undefined;
    const claims = readPreview(token, siteSettings().previewSecret.accepted);
    if (!claims?.path) {
      throw new RuleError("UNAUTHENTICATED", "This preview has ended. Please open it again in the panel.");
    }
    await enterPreview(claims);
    return new Response(null, { status: 303, headers: { Location: claims.path } });
  });
}
