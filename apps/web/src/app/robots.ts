import type { MetadataRoute } from "next";
import { env } from "@/env";

/** Allows everything, because crawlers must read a page to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: `${env().siteUrl}/sitemap.xml` };
}
