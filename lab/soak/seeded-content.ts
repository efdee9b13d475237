import type { Instance } from "./instance.ts";

/** Returns the paths that the sitemap lists. */
export async function pagesOf(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = "/"]) => new URL(address).pathname);
}

export async function firstJob({ cmsUrl, siteToken }: Instance): Promise<string> {
  const answer = await fetch(`${cmsUrl}/api/jobs`, { headers: { "x-site-token": siteToken } });
  const { data } = (await answer.json()) as { data: { documentId: string }[] };
  return data[0]?.documentId ?? "";
}
