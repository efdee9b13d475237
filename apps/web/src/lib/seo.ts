import type { SeoFragment } from "@repo/cms-client/generated/graphql";
import { getSite } from "@repo/cms-client/site";
import type { Metadata } from "next";
import { env } from "@/env";
import { mediaPath } from "./media";

/** What all pages share; a page adds its own with {@link pageMetadata}. */
export async function siteMetadata(): Promise<Metadata> {
  const { siteSetting } = await getSite();
  const name = siteSetting?.firmName ?? "";
  return {
    metadataBase: new URL(env().siteUrl),
    title: { default: siteSetting?.seo.metaTitle ?? name, template: `%s | ${shortName(name)}` },
    description: siteSetting?.seo.metaDescription,
    applicationName: name,
    formatDetection: { telephone: false },
  };
}

/** Metadata of the page at `path`: title, description, keywords, canonical link and social cards. */
export async function pageMetadata(path: string, seo: SeoFragment | null | undefined): Promise<Metadata> {
  const { siteSetting } = await getSite();
  const picture = seo?.shareImage ?? siteSetting?.shareImage;
  const images = picture && [{ url: mediaPath(picture.url), alt: picture.alternativeText ?? "" }];
  const social = { title: seo?.metaTitle, description: seo?.metaDescription, images: images ?? undefined };
  return {
    title: seo?.metaTitle,
    description: seo?.metaDescription,
    keywords: seo?.keywords,
    alternates: { canonical: path },
    openGraph: { ...social, type: "website", url: path, siteName: siteSetting?.firmName, locale: "en_IN" },
    twitter: { ...social, card: "summary_large_image" },
  };
}

/** The first word of the firm's name, which is what fits behind a page's title. */
function shortName(firmName: string): string {
  return firmName.split(" ", 1)[0] ?? firmName;
}
