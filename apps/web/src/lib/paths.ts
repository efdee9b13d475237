import { tagSlug } from "@repo/contract/post/post";
import { addressOf, LISTS, PAGE_PATHS } from "@repo/contract/site/addresses";

export const filterPath = ({ kind, slug }: { kind: "services" | "industries"; slug: string }) =>
  `${LISTS[kind]}/${slug}`;
export const openingsPath = (page: number) => (page === 1 ? PAGE_PATHS["careers-page"] : `${LISTS.jobs}/${page}`);
export const listPath = (page: number) => (page === 1 ? PAGE_PATHS["blog-page"] : `${LISTS.posts}/${page}`);
export const authorPath = (slug: string, page = 1) => laterPage(addressOf("author", { slug }), page);
export const tagPath = (tag: string, page = 1) => laterPage(`${LISTS.tags}/${tagSlug(tag)}`, page);

const laterPage = (path: string, page: number) => (page === 1 ? path : `${path}/${page}`);

/** Next.js hands over some characters of an address encoded and others decoded, among them a percent sign. */
export function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
