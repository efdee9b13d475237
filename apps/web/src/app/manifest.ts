import { getSite } from "@repo/cms-client/site";
import type { MetadataRoute } from "next";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { siteSetting } = await getSite();
  return {
    name: siteSetting?.firmName,
    short_name: siteSetting?.firmName.split(" ", 1)[0],
    description: siteSetting?.seo.metaDescription,
    lang: "en-IN",
    start_url: "/",
    display: "browser",
    theme_color: "#0a3a5c",
    background_color: "#ffffff",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
