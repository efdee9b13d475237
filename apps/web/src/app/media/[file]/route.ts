import { mediaType } from "@repo/contract/page/media";
import { findUpload } from "../find-upload";

/** Strapi uploads on the site's own origin. A file that is replaced gets a new name, so that it may be kept for good. */
export async function GET(_request: Request, { params }: RouteContext<"/media/[file]">): Promise<Response> {
  const { file } = await params;
  const upload = await findUpload(file);
  if (upload instanceof Response) return upload;

  const { answer, isReplaced } = upload;
  const type = mediaType(file);
  return new Response(answer.body, {
    headers: {
      "Content-Type": type ?? "application/octet-stream",
      ...(!type && { "Content-Disposition": "attachment" }),
      "Cache-Control": isReplaced ? "no-cache" : "public, max-age=31536000, immutable",
      // An SVG may contain a script, which must not run when the file is opened directly.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
