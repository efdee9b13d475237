import { colors, company } from "@repo/brand";
import type { MetadataRoute } from "next";
import { getSite } from "@/cms/site";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { siteSetting } = await getSite();
  return {
    name: siteSetting?.firmName,
    short_name: siteSetting?.firmName.split(" ", 1)[0],
    description: siteSetting?.seo.metaDescription,
    lang: company().locale,
    start_url: "/",
    display: "browser",
    theme_color: colors.primaryNight,
    background_color: "#ffffff",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
