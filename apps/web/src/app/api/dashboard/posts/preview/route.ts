import { readResponse } from "@repo/cms-client/rest";
import { readBody } from "@repo/contract/application/application";
import type { LibraryPicture } from "@repo/contract/page/picture";
import { previewSchema } from "@repo/contract/post/form";
import { pictureNames } from "@repo/markdown/pictures";
import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { postBody } from "@/app/api/dashboard/posts/post-body";
import { pageHtml } from "@/lib/article";

/** As visitors would see it, rendered once the CMS has let the sender read pictures. */
export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) => {
    const named = async (names: string[]) =>
      readResponse<LibraryPicture[]>(await cms("/api/dashboard/pictures/named", { query: { names: names.join(",") } }));
    await named([]);
    const { description } = readBody(previewSchema, await postBody(request, cms));
    return Response.json({ html: pageHtml(description, await named(pictureNames(description))) });
  });
}
