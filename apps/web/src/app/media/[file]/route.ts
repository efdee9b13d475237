import { mediaType } from "@repo/contract/page/media";
import { findUpload } from "../find-upload";

/** Serves uploads from the site's own origin. A replaced file gets a new name, so browsers may keep it for good. */
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
