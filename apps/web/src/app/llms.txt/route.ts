import { excerpt, POSTS_PER_PAGE } from "@repo/contract/post/post";
import { addressOf, PAGE_PATHS, type PageType } from "@repo/contract/site/addresses";
import { cleanText } from "@repo/contract/text/text";
import { summaryText } from "@repo/markdown/post-text";
import { listNewestPosts } from "@/cms/blog";
import { listOpenings } from "@/cms/careers";
import { getPage } from "@/cms/pages";
import { listSectionPages } from "@/cms/section-pages";
import { listServices } from "@/cms/services";
import { getSite } from "@/cms/site";
import { listCaseStudies } from "@/cms/work";
import { heading, list, MARKDOWN_TYPE, quote, writeMarkdown } from "@/lib/markdown";
import { absoluteUrl, markdownPath } from "@/lib/seo/structured-data";
import { SITE_PAGES } from "../site-pages";

/** Lists the site for language models (https://llmstxt.org). All but fixed pages and jobs are linked as Markdown. */
export async function GET(): Promise<Response> {
  const [{ siteSetting }, pages, made, services, caseStudies, posts, { jobs }] = await Promise.all([
    getSite(),
    readPages(),
    listSectionPages(),
    listServices(),
    listCaseStudies(),
    listNewestPosts(POSTS_PER_PAGE),
    listOpenings(1),
  ]);
  const hasPage = (type: PageType) => pages.some((page) => page.type === type);
  const body = writeMarkdown([
    heading(1, siteSetting?.firmName ?? ""),
    siteSetting ? quote(siteSetting.seo.metaDescription) : undefined,
    ...section("Pages", [
      ...pages,
      ...made.map(({ path, title, seo }) => ({
        name: title,
        address: absoluteUrl(markdownPath(`/${path}`)),
        note: seo.metaDescription,
      })),
    ]),
    ...section(
      "Services",
      services.map(({ slug, title, description }) => ({
        name: title,
        address: absoluteUrl(markdownPath(addressOf("service", { slug }))),
        note: description,
      })),
      hasPage("services-page"),
    ),
    ...section(
      "Case studies",
      caseStudies.map(({ slug, title, summary }) => ({
        name: title,
        address: absoluteUrl(markdownPath(addressOf("case-study", { slug }))),
        note: summary,
      })),
      hasPage("work-page"),
    ),
    ...section(
      "Articles",
      posts.map((post) => ({
        name: cleanText(post.title),
        address: absoluteUrl(markdownPath(addressOf("blog-post", post))),
        note: excerpt(summaryText(post)),
      })),
      hasPage("blog-page"),
    ),
    ...section(
      "Jobs",
      jobs.map(({ slug, title, details }) => ({
        name: title,
        address: absoluteUrl(addressOf("job", { slug })),
        note: details,
      })),
      hasPage("careers-page"),
    ),
  ]);
  return new Response(body, { headers: { "Content-Type": MARKDOWN_TYPE } });
}

async function readPages() {
  const listed = SITE_PAGES.filter(({ isHidden }) => !isHidden);
  const pages = await Promise.all(listed.map(async ({ type }) => ({ type, page: await getPage(type) })));
  return pages.flatMap(({ type, page }) =>
    page
      ? [{ type, name: page.seo.metaTitle, address: absoluteUrl(PAGE_PATHS[type]), note: page.seo.metaDescription }]
      : [],
  );
}

function section(title: string, items: Parameters<typeof list>[0], isShown = true) {
  return isShown && items.length > 0 ? [heading(2, title), list(items)] : [];
}
