import type { MetadataRoute } from "next";
import { siteSettings } from "@/settings";

/** Allows everything, because crawlers must read a page to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: `${siteSettings().siteUrl}/sitemap.xml` };
}
