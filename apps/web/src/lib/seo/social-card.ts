import { createHash } from "node:crypto";
import type { Company } from "@repo/brand";
import type { PageType } from "@repo/contract/site/addresses";
import type { PictureFragment } from "@/cms/generated/graphql";
import { getPage } from "@/cms/pages";
import { getSite } from "@/cms/site";
import { drawable } from "./card-fonts";

export const SOCIAL_IMAGE = { width: 1200, height: 630, type: "image/jpeg" };

/** What a card shows. The firm's tagline replaces a missing kicker. */
export type CardContent = { title: string; kicker?: string; picture?: PictureFragment | null };

/** A card to draw. `mark` and `picture` are URLs of the CMS; `drawable` has returned the texts. */
export type Card = {
  firmName: string;
  mark?: string;
  kicker: string;
  title: string;
  picture?: string;
  colors: Company["colors"];
};

/** Returns a function that reads the card of a single type's page, or `null` while it is unpublished. */
export function cardOf(type: PageType): () => Promise<CardContent | null> {
  return async () => {
    const page = await getPage(type);
    if (!page) return null;
    const picture = "heroSlides" in page ? page.heroSlides?.[0]?.image : "hero" in page ? page.hero.image : undefined;
    return { title: page.seo.metaTitle, picture };
  };
}

/** Returns the card to draw. The home page's card replaces one whose title can't be drawn. */
export async function socialCard(content: CardContent | null): Promise<Card | null> {
  const title = content && drawable(content.title);
  return content && title === null ? cardWith(await cardOf("home-page")()) : cardWith(content);
}

async function cardWith(content: CardContent | null): Promise<Card | null> {
  const { siteSetting, company } = await getSite();
  if (!content || !siteSetting) return null;
  const { firmName, mark, tagline } = siteSetting;
  const { title, kicker = tagline, picture } = content;
  return {
    firmName: drawable(firmName) ?? "",
    mark: mark?.url,
    kicker: drawable(kicker) ?? drawable(tagline) ?? "",
    title: drawable(title) ?? "",
    picture: picture?.url,
    colors: company.colors,
  };
}

/** Returns an address that changes with the card, because social networks cache an address for days. */
export function socialImagePath(path: string, card: Card): string {
  const version = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 8);
  return `/social/${version}${path === "/" ? "/home" : path}.jpg`;
}
