const LOCATION = /<loc>([^<]+)<\/loc>/g;
const FIRST_PICTURE = /<img [^>]*\bfetchPriority="high"[^>]*>/gi;
const SOURCES = /\bsrcSet="([^"]+)"/i;
const TIMEOUT_MS = 30_000;

/** Requests the first pictures of each page in each width, one by one, so that no visitor waits for scaling. */
export async function warmPictures(site: string): Promise<void> {
  const sitemap = await read(new URL("/sitemap.xml", site));
  const pictures = new Set<string>();
  for (const [, location = ""] of sitemap.matchAll(LOCATION)) {
    const page = await read(new URL(new URL(location).pathname, site));
    for (const [picture] of page.matchAll(FIRST_PICTURE)) {
      for (const source of SOURCES.exec(picture)?.[1]?.split(", ") ?? []) pictures.add(source.split(" ", 1)[0] ?? "");
    }
  }
  for (const picture of pictures) await read(new URL(picture, site));
}

async function read(address: URL): Promise<string> {
  try {
    const response = await fetch(address, {
      headers: { accept: "text/html, image/webp, */*;q=0.5" },
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return response.ok ? text : "";
  } catch {
    return "";
  }
}
