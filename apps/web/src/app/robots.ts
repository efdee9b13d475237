import type { MetadataRoute } from "next";
import { env } from "@/env";

/** Nothing is kept from crawlers here: a page that is not to be found says so itself, and must be read for that. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: `${env().siteUrl}/sitemap.xml` };
}
