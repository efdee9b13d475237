import { fetchWithTimeout } from "@repo/cms-client/fetch-with-timeout";
import { env } from "@/env";

const FILE_NAME = /^[\w.-]+$/;

/** A file of the CMS's media library, on the site's own origin. Its name changes with its content. */
export async function GET(_request: Request, { params }: RouteContext<"/media/[file]">): Promise<Response> {
  const { file } = await params;
  if (!FILE_NAME.test(file)) return new Response(null, { status: 404 });

  const found = await fetchWithTimeout(`${env().cmsUrl}/uploads/${file}`).catch(() => null);
  if (!found || found.status >= 500) return new Response(null, { status: 503, headers: { "Retry-After": "5" } });
  if (!found.ok) return new Response(null, { status: 404 });

  const type = found.headers.get("content-type") ?? "";
  return new Response(found.body, {
    headers: {
      "Content-Type": type.startsWith("image/") ? type : "application/octet-stream",
      "Cache-Control": "public, max-age=31536000, immutable",
      // A drawing may hold a script: as a picture it never runs, and on its own address it must not either.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
