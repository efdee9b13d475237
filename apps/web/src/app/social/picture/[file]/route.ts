import { isSharedPicture } from "@repo/contract/page/media";
import { SOCIAL_IMAGE } from "@/lib/seo/social-card";
import { sharePicture } from "../../pictures";

const FILE = /^(\w[\w.-]*)\.jpg$/;

/** Serves an editor's own picture for social networks. A replaced one gets a new name. */
export async function GET(_: Request, { params }: RouteContext<"/social/picture/[file]">): Promise<Response> {
  const [, name = ""] = FILE.exec((await params).file) ?? [];
  const picture = isSharedPicture(name) ? await sharePicture(name) : null;
  if (!picture) return new Response(null, { status: 404 });
  return new Response(picture, {
    headers: { "Content-Type": SOCIAL_IMAGE.type, "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
