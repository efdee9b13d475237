import type { Instance } from "./instance.ts";

export type Form = { documentId: string; fields: { key: string; kind: string }[] };

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

export async function seededForm({ cmsUrl, siteToken }: Instance): Promise<Form> {
  const query = "{ forms { documentId fields { key label kind required choices agreement } } }";
  const headers = { "content-type": "application/json", "x-site-token": siteToken, "x-client-address": "10.1.0.2" };
  const answer = await fetch(`${cmsUrl}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
  const { data } = (await answer.json()) as { data: { forms: Form[] } };
  const [form] = data.forms;
  if (!form) throw new Error("There is no form.");
  return form;
}
