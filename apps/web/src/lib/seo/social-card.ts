import { createHash } from "node:crypto";
import { getSite } from "@repo/cms-client/site";
import { type CardContent, entryAt, SITE_PAGES } from "@/site-pages";
import { drawable } from "./card-fonts";

export const SOCIAL_IMAGE = { width: 1200, height: 630, type: "image/png" };

/** `mark` and `picture` are URLs of the CMS; texts are what `drawable` returns. */
export type Card = { firmName: string; mark?: string; kicker: string; title: string; picture?: string };

/** That of the home page for a title which can't be drawn. */
export async function findCard(path: string): Promise<Card | null> {
  const [content, { siteSetting }] = await Promise.all([findContent(path), getSite()]);
  if (!content || !siteSetting) return null;
  const { firmName, mark, tagline } = siteSetting;
  const { kicker = tagline, picture } = content;
  const title = drawable(content.title);
  if (title === null && path !== "/") return findCard("/");
  return {
    firmName: drawable(firmName) ?? "",
    mark: mark?.url,
    kicker: drawable(kicker) ?? drawable(tagline) ?? "",
    title: title ?? "",
    picture: picture?.url,
  };
}

/** Versioned by content: social networks cache a URL for days. */
export function socialImagePath(path: string, card: Card): string {
  const version = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 8);
  return `/social/${version}${path === "/" ? "/home" : path}.png`;
}

function findContent(path: string): Promise<CardContent | null> {
  const { entries, name } = entryAt(path);
  return SITE_PAGES[path]?.card() ?? entries.card(name);
}
