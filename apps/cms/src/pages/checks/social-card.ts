import { company } from "@repo/brand";
import { companyPalette } from "@repo/brand/palette";
import { jobCardLine } from "@repo/contract/job/job";
import { isSharedPicture } from "@repo/contract/page/media";
import { TAGS_SHOWN } from "@repo/contract/post/post";
import { toTags } from "@repo/contract/text/lines";
import { isValues, type Values } from "@repo/plugin-kit/server/values";
import type { Core } from "@strapi/strapi";
import type { Entry, Picture, SocialCard } from "strapi-plugin-publishing-checks/strapi-server";
import { withFirm } from "../../company/firm-names";
import { searchTexts } from "./search-texts";

function cardColors(): SocialCard["colors"] {
  const { primaryNight, ink, accent, accentLight } = companyPalette();
  return { background: `linear-gradient(160deg, ${primaryNight}, ${ink})`, accent, kicker: accentLight };
}

const TAGS_READ = 1_000;

/** Returns the card that the site draws for social networks, chosen as in the `site-page.ts` of each route. */
export async function socialCard(entry: Entry, strapi: Core.Strapi): Promise<SocialCard | undefined> {
  if (!searchTexts(entry)) return undefined;
  const { uid, values } = entry;
  const seo = isValues(values.seo) ? values.seo : {};
  const { name, tagline } = company();
  const card = {
    siteName: name,
    kicker: tagline,
    title: text(seo.metaTitle),
    picture: pictureOf(values),
  };
  if (uid === "api::service.service") {
    Object.assign(card, { title: text(values.title), kicker: text(values.heroSubtitle) });
  }
  if (uid === "api::author.author") {
    const page = await published(strapi, "api::blog-page.blog-page", { hero: { populate: { image: true } } });
    Object.assign(card, {
      title: text(values.name),
      kicker: text(values.role),
      picture: page ? pictureOf(page) : undefined,
    });
  }
  if (uid === "api::page.page") card.title = text(values.title);
  if (uid === "api::case-study.case-study") {
    const client = text(values.client);
    Object.assign(card, { title: text(values.title), ...(client && { kicker: client }) });
  }
  if (uid === "api::job.job" || uid === "api::blog-post.blog-post") {
    const list = uid === "api::job.job" ? "api::careers-page.careers-page" : "api::blog-page.blog-page";
    const page = await published(strapi, list, { hero: { populate: { image: true } }, seo: true });
    const tags = toTags(text(values.metaTags).slice(0, TAGS_READ)).slice(0, TAGS_SHOWN).join(" · ");
    const listTitle = isValues(page?.seo) ? text(page.seo.metaTitle) : "";
    card.title = text(values.title);
    card.kicker = uid === "api::job.job" ? jobCardLine(values) : tags || listTitle;
    card.picture ??= page ? pictureOf(page) : undefined;
  }
  const shared = urlOf(seo.shareImage);
  const picture = shared && isSharedPicture(shared) ? shared : card.picture;
  return { ...withFirm(card), picture, colors: cardColors() };
}

function pictureOf(values: Values): string | undefined {
  const slide = Array.isArray(values.heroSlides) ? values.heroSlides[0] : undefined;
  const sections = Array.isArray(values.sections) ? values.sections : [];
  const holder = [values.hero, slide, ...sections.filter(hasImage)].find(isValues);
  return urlOf(holder?.image) ?? urlOf(values.heroImage) ?? urlOf(values.cover) ?? urlOf(values.picture);
}

const hasImage = (section: unknown) => isValues(section) && isValues(section.image);

const urlOf = (picture: unknown) => (isValues(picture) ? (picture as Picture).url : undefined);

const text = (value: unknown) => String(value ?? "");

async function published(strapi: Core.Strapi, uid: Entry["uid"], populate: object): Promise<Values | null> {
  return strapi.db.query(uid).findOne({ where: { publishedAt: { $notNull: true } }, populate: populate as never });
}
