import { mediaType, readColored } from "@repo/contract/page/media";
import { fetchUpload } from "@/cms/uploads";

const FILE_NAME = /^\w[\w.-]*$/;

/** Serves uploads from the site's own origin. A replaced file gets a new name, so browsers may keep it for good. */
export async function GET(_request: Request, { params }: RouteContext<"/media/[file]">): Promise<Response> {
  const { file: name } = await params;
  if (!FILE_NAME.test(name)) return new Response(null, { status: 404 });
  const { file, color } = readColored(name);
  const upload = await fetchUpload(file).catch(() => null);
  if (!upload || upload.answer.status >= 500) {
    return new Response(null, { status: 503, headers: { "Retry-After": "5" } });
  }
  const { answer, isReplaced } = upload;
  if (!answer.ok) return new Response(null, { status: 404 });

  const type = mediaType(file);
  return new Response(color ? (await answer.text()).replaceAll(/\bcurrentColor\b/gi, color) : answer.body, {
    headers: {
      "Content-Type": type ?? "application/octet-stream",
      ...(!type && { "Content-Disposition": "attachment" }),
      "Cache-Control": isReplaced ? "no-cache" : "public, max-age=31536000, immutable",
      // An SVG may contain a script, which must not run when the file is opened directly.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
