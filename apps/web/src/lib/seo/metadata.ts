import { isSharedPicture } from "@repo/contract/page/media";
import { searchTitle } from "@repo/contract/search/result";
import { PAGE_PATHS, type PageType } from "@repo/contract/site/addresses";
import type { Metadata } from "next";
import type { PictureFragment, SeoFragment } from "@/cms/generated/graphql";
import { getPage } from "@/cms/pages";
import { getSite } from "@/cms/site";
import { siteSettings } from "@/settings";
import { iconPath } from "../icons";
import { sharedSize, sharePicturePath } from "./share-picture";
import { type CardContent, cardOf, SOCIAL_IMAGE, socialCard, socialImagePath } from "./social-card";
import { markdownPath } from "./structured-data";

export async function siteMetadata(): Promise<Metadata> {
  const { siteSetting, company } = await getSite();
  const name = siteSetting?.firmName ?? "";
  return {
    metadataBase: new URL(siteSettings().siteUrl),
    title: { default: siteSetting?.seo.metaTitle ?? name, template: name ? `%s | ${company.shortName}` : "%s" },
    description: siteSetting?.seo.metaDescription,
    keywords: siteSetting?.seo.keywords,
    applicationName: name,
    formatDetection: { telephone: false },
    icons: company.mark && {
      icon: [
        { url: iconPath("favicon.ico", company), sizes: "32x32", type: "image/x-icon" },
        { url: iconPath("icon.svg", company), sizes: "any", type: "image/svg+xml" },
      ],
      apple: { url: iconPath("apple-touch-icon.png", company), sizes: "180x180", type: "image/png" },
    },
  };
}

type ReadCard = () => Promise<CardContent | null>;

/** Pass `readCard` for a page with a social card of its own. Other pages show the site's picture. */
export async function pageMetadata(
  path: string,
  seo: SeoFragment | null | undefined,
  readCard?: ReadCard,
): Promise<Metadata> {
  if (!seo) return { title: "Page not available", robots: { index: false } };
  const { siteSetting, company } = await getSite();
  const images = await socialImage(path, seo, readCard);
  const social = { title: seo.metaTitle, description: seo.metaDescription, images };
  return {
    title: { absolute: searchTitle(seo.metaTitle, siteSetting ? company.shortName : "") },
    description: seo.metaDescription,
    keywords: seo.keywords,
    alternates: { canonical: path },
    openGraph: {
      ...social,
      type: "website",
      url: path,
      siteName: siteSetting?.firmName,
      locale: company.locale.replace("-", "_"),
    },
    twitter: { ...social, card: "summary_large_image" },
  };
}

export const metadataOf = async (type: PageType): Promise<Metadata> =>
  pageMetadata(PAGE_PATHS[type], (await getPage(type))?.seo, cardOf(type));

export function withMarkdown({ alternates, ...metadata }: Metadata, path: string): Metadata {
  if (!alternates) return metadata;
  return { ...metadata, alternates: { ...alternates, types: { "text/markdown": markdownPath(path) } } };
}

type Feeds = { rss: string; json?: string };

export function withFeeds(metadata: Metadata, title: string | undefined, { rss, json }: Feeds): Metadata {
  const types = {
    "application/rss+xml": [{ url: rss, title }],
    ...(json && { "application/feed+json": [{ url: json, title }] }),
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

async function socialImage(path: string, seo: SeoFragment, readCard?: ReadCard) {
  const own = shared(seo.shareImage);
  const card = !own && readCard && (await socialCard(await readCard()));
  if (card) return { url: socialImagePath(path, card), alt: `${card.title}, ${card.firmName}`, ...SOCIAL_IMAGE };

  const { siteSetting } = await getSite();
  const picture = own ?? shared(siteSetting?.seo.shareImage) ?? shared(siteSetting?.shareImage);
  if (!picture) return undefined;
  const { url, alternativeText, width, height } = picture;
  const size = width && height ? sharedSize({ width, height }) : undefined;
  return { url: sharePicturePath(url), alt: alternativeText ?? "", type: SOCIAL_IMAGE.type, ...size };
}

const shared = (picture: PictureFragment | null | undefined) =>
  picture && isSharedPicture(picture.url) ? picture : undefined;
