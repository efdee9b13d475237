import { readResponse } from "@repo/cms-client/rest";
import { readBody } from "@repo/contract/http/read-body";
import type { AnswerOf } from "@repo/contract/operations/request";
import { OPERATIONS } from "@repo/contract/operations/table";
import { pictureNames } from "@repo/markdown/pictures";
import { askCms, readJson, withDashboard } from "@/app/api/_lib/dashboard-handler";
import { pageHtml } from "@/lib/article";

const NAMED = "GET /api/dashboard/pictures/named";
const PREVIEW = "POST /api/dashboard/posts/preview";

/** Renders a text as visitors would see it, once the CMS has confirmed that the sender may read pictures. */
export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async () => {
    const named = async (names: string[]) =>
      readResponse<AnswerOf<typeof NAMED>>(await askCms(NAMED, { query: { names: names.join(",") } }));
    await named([]);
    const { description } = readBody(OPERATIONS[PREVIEW].body, await readJson(request, PREVIEW));
    const check = async () =>
      readResponse<Pick<AnswerOf<typeof PREVIEW>, "deadLinks">>(await askCms(PREVIEW, { body: { description } }));
    const [pictures, { deadLinks }] = await Promise.all([named(pictureNames(description)), check()]);
    return Response.json({ html: pageHtml(description, pictures), deadLinks });
  });
}
