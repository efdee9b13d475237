import { fetchCms } from "@repo/cms-client/fetch-cms";

const FILE_NAME = /^[\w.-]+$/;

/** Strapi uploads on the site's own origin. A file's name changes with its content. */
export async function GET(_request: Request, { params }: RouteContext<"/media/[file]">): Promise<Response> {
  const { file } = await params;
  if (!FILE_NAME.test(file)) return new Response(null, { status: 404 });

  const found = await fetchCms(`/uploads/${file}`).catch(() => null);
  if (!found || found.status >= 500) return new Response(null, { status: 503, headers: { "Retry-After": "5" } });
  if (!found.ok) return new Response(null, { status: 404 });

  const type = found.headers.get("content-type") ?? "";
  return new Response(found.body, {
    headers: {
      "Content-Type": type.startsWith("image/") ? type : "application/octet-stream",
      "Cache-Control": "public, max-age=31536000, immutable",
      // An SVG may contain a script, which must not run when the file is opened directly.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
