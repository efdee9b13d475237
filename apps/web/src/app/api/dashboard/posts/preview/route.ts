import { pictureNames } from "@repo/markdown/pictures";
import { readJson, withDashboard } from "@/app/api/_lib/dashboard-handler";
import { ask } from "@/cms/ask";
import { pageHtml } from "@/lib/article";

const PREVIEW = "POST /api/dashboard/posts/preview";

/** Renders a text as visitors would see it, once the CMS has checked it and who sends it. */
export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async () => {
    const body = await readJson(request, PREVIEW);
    const { deadLinks } = await (await ask(PREVIEW, { body })).json();
    const description = String(body.description);
    const query = { names: pictureNames(description).join(",") };
    const pictures = await (await ask("GET /api/dashboard/pictures/named", { query })).json();
    return Response.json({ html: pageHtml(description, pictures, { hasLines: true }), deadLinks });
  });
}
