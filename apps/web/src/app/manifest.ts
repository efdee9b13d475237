import { paletteOf } from "@repo/brand/palette";
import type { MetadataRoute } from "next";
import type { IconName } from "#server/request/addresses";
import { getSite } from "@/cms/site";
import { iconPath } from "@/lib/icons";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { siteSetting, company } = await getSite();
  const icon = (name: IconName, sizes: string) => ({ src: iconPath(name, company), sizes, type: "image/png" });
  return {
    name: siteSetting?.firmName,
    short_name: siteSetting ? company.shortName : undefined,
    description: siteSetting?.seo.metaDescription,
    lang: company.locale,
    start_url: "/",
    display: "browser",
    theme_color: paletteOf(company.colors).primaryNight,
    background_color: "#ffffff",
    icons: company.mark
      ? [
          icon("icon-192.png", "192x192"),
          icon("icon-512.png", "512x512"),
          { ...icon("icon-maskable-512.png", "512x512"), purpose: "maskable" },
        ]
      : [],
  };
}
