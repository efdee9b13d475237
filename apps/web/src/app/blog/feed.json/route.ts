import { JSON_FEED_PATH } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { readFeed } from "../feed";

export async function GET(): Promise<Response> {
  const feed = await readFeed();
  const body = {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: absoluteUrl(JSON_FEED_PATH),
    language: "en",
    authors: [{ name: feed.author, url: feed.home }],
    items: feed.items.map(({ url, title, summary, content, cover, tags, author, published, modified }) => ({
      id: url,
      url,
      title,
      summary,
      ...("html" in content ? { content_html: content.html } : { content_text: content.paragraphs.join("\n\n") }),
      ...(cover && { image: cover.url }),
      ...(author && { authors: [author] }),
      tags,
      date_published: published.toISOString(),
      date_modified: modified.toISOString(),
    })),
  };
  return Response.json(body, { headers: { "Content-Type": "application/feed+json; charset=utf-8" } });
}
