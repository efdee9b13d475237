import { mediaPath } from "@repo/contract/page/media";
import { addressOf, FEEDS } from "@repo/contract/site/addresses";
import { toParagraphs } from "@repo/contract/text/lines";
import { getPage } from "@/cms/pages";
import { getSite } from "@/cms/site";
import { listNewestCaseStudies } from "@/cms/work";
import { rssResponse } from "@/lib/feeds";
import { absoluteUrl } from "@/lib/seo/structured-data";

const CASE_STUDIES = 20;

export async function GET(): Promise<Response> {
  const [page, site, caseStudies] = await Promise.all([
    getPage("work-page"),
    getSite(),
    listNewestCaseStudies(CASE_STUDIES),
  ]);
  if (!page) return new Response(null, { status: 404 });
  const items = caseStudies.map((study) => ({
    url: absoluteUrl(addressOf("case-study", study)),
    title: study.title,
    summary: study.summary,
    content: { paragraphs: [study.summary, ...toParagraphs(study.challenge), ...toParagraphs(study.approach)] },
    cover: study.picture && { ...study.picture, url: absoluteUrl(mediaPath(study.picture.url)) },
    tags: study.services.flatMap((service) => service?.title ?? []),
    published: study.createdAt ?? undefined,
    modified: study.updatedAt ?? undefined,
  }));
  const feed = {
    title: page.seo.metaTitle ?? "",
    description: page.seo.metaDescription ?? "",
    author: site.siteSetting?.firmName ?? "",
    home: absoluteUrl("/work"),
    items,
  };
  return rssResponse(feed, absoluteUrl(FEEDS.work.rss));
}
