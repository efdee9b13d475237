import { RSS_PATH } from "@/lib/blog";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { escapeXml, readFeed } from "../feed";

type Item = Awaited<ReturnType<typeof readFeed>>["items"][number];

export async function GET(): Promise<Response> {
  const feed = await readFeed();
  const [newest] = feed.items;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element("title", feed.title)}
${element("link", feed.home)}
${element("description", feed.description)}
<atom:link href="${escapeXml(absoluteUrl(RSS_PATH))}" rel="self" type="application/rss+xml"/>
<language>en</language>
${newest ? element("lastBuildDate", newest.published.toUTCString()) : ""}
${feed.items.map((item) => rssItem(item, feed.author)).join("\n")}
</channel>
</rss>
`;
  return new Response(xml, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}

function rssItem(item: Item, author: string): string {
  const html = item.paragraphs.map((paragraph) => element("p", paragraph)).join("");
  return `<item>
${element("title", item.title)}
${element("link", item.url)}
<guid isPermaLink="true">${escapeXml(item.url)}</guid>
${element("pubDate", item.published.toUTCString())}
${element("dc:creator", author)}
${item.tags.map((tag) => element("category", tag)).join("")}
${element("description", item.summary)}
${element("content:encoded", html)}
</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
