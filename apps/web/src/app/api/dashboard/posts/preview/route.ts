import type { AnswerOf } from "@repo/contract/operations/request";
import { pictureNames } from "@repo/markdown/pictures";
import { askCms, readJson, withDashboard } from "@/app/api/_lib/dashboard-handler";
import { readResponse } from "@/cms/rest";
import { pageHtml } from "@/lib/article";

const NAMED = "GET /api/dashboard/pictures/named";
const PREVIEW = "POST /api/dashboard/posts/preview";

/** Renders a text as visitors would see it, once the CMS has checked it and who sends it. */
export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async () => {
    const body = await readJson(request, PREVIEW);
    const checked = await askCms(PREVIEW, { body });
    const { deadLinks } = await readResponse<Pick<AnswerOf<typeof PREVIEW>, "deadLinks">>(checked);
    const description = String(body.description);
    const named = await askCms(NAMED, { query: { names: pictureNames(description).join(",") } });
    const pictures = await readResponse<AnswerOf<typeof NAMED>>(named);
    return Response.json({ html: pageHtml(description, pictures, { hasLines: true }), deadLinks });
  });
}
