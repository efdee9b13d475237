import { addressOf } from "@repo/contract/site/addresses";

export const RSS_PATH = "/blog/feed.xml";
export const JSON_FEED_PATH = "/blog/feed.json";
export const WORK_RSS_PATH = "/work/feed.xml";
export const CAREERS_RSS_PATH = "/careers/feed.xml";
export const CAREERS_JSON_FEED_PATH = "/careers/feed.json";

export const caseStudyPath = (slug: string) => `/work/${slug}`;
export const filterPath = ({ kind, slug }: { kind: "services" | "industries"; slug: string }) =>
  `/work/${kind}/${slug}`;
export const jobPath = ({ slug }: { slug: string }) => `/careers/${slug}`;
export const openingsPath = (page: number) => (page === 1 ? "/careers" : `/careers/page/${page}`);
export const postPath = (id: string) => `/blog/${id}`;
export const listPath = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);
export const authorPath = (slug: string, page = 1) => `${addressOf("author", { slug })}${page === 1 ? "" : `/${page}`}`;

/** Next.js hands over some characters of an address encoded and others decoded, among them a percent sign. */
export function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
