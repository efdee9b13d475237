import { company } from "@repo/brand";
import { cacheLife } from "next/cache";
import { getSite } from "@/cms/site";
import { absoluteUrl } from "@/lib/seo/structured-data";

const LIFE_MS = 180 * 24 * 60 * 60_000;

/** Tells whom to write about a weakness: RFC 9116. It expires half a year after it was last rendered. */
export async function GET(): Promise<Response> {
  const text = await securityText();
  if (!text) return new Response(null, { status: 404 });
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

async function securityText(): Promise<string | null> {
  "use cache";
  cacheLife("content");
  const { contactDetail } = await getSite();
  if (!contactDetail) return null;
  const day = new Date(Date.now() + LIFE_MS).toISOString().slice(0, 10);
  return `Contact: mailto:${contactDetail.email}
Expires: ${day}T00:00:00Z
Preferred-Languages: ${new Intl.Locale(company().locale).language}
Canonical: ${absoluteUrl("/.well-known/security.txt")}
`;
}
