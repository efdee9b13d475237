import XMLBuilder from "fast-xml-builder";

export type FeedContent = { paragraphs: string[] } | { html: string };

export type Feed = {
  title: string;
  description: string;
  author: string;
  /** The absolute address of the page. All addresses of a feed are absolute. */
  home: string;
  items: FeedItem[];
};

export type FeedItem = {
  url: string;
  /** What stays the same when the address changes, if it may. */
  id?: string;
  title: string;
  summary: string;
  content: FeedContent;
  /** `size` is in kilobytes, as in Strapi. */
  cover?: { url: string; size: number; mime: string } | null;
  tags: string[];
  /** The item's author, if it is not the feed's. */
  author?: { name: string; url: string };
  /** Times in ISO 8601. */
  published?: string;
  modified?: string;
  /** More for programs that read the JSON feed: https://www.jsonfeed.org/version/1.1/#extensions-a-name-extensions-a */
  extensions?: Record<`_${string}`, { about: string }>;
};

const xml = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", suppressBooleanAttributes: false });

const BYTES_PER_KB = 1000;

export function rssResponse(feed: Feed, address: string): Response {
  const body = xml.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "@xmlns:dc": "http://purl.org/dc/elements/1.1/",
      channel: {
        title: feed.title,
        link: feed.home,
        description: feed.description,
        "atom:link": { "@href": address, "@rel": "self", "@type": "application/rss+xml" },
        language: "en",
        lastBuildDate: rfc822(feed.items[0]?.published),
        item: feed.items.map(({ title, url, id = url, published, tags, summary, content, cover, author }) => ({
          title: asHtml(title),
          link: url,
          guid: { "@isPermaLink": id === url, "#text": id },
          pubDate: rfc822(published),
          "dc:creator": author?.name ?? feed.author,
          category: tags,
          description: asHtml(summary),
          "content:encoded": "html" in content ? content.html : xml.build({ p: content.paragraphs }),
          ...(cover && {
            enclosure: { "@url": cover.url, "@length": Math.round(cover.size * BYTES_PER_KB), "@type": cover.mime },
          }),
        })),
      },
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}

export function jsonFeedResponse(feed: Feed, address: string): Response {
  const body = {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: address,
    language: "en",
    authors: [{ name: feed.author, url: feed.home }],
    items: feed.items.map(({ url, id = url, title, summary, content, cover, tags, author, ...item }) => ({
      id,
      url,
      title,
      summary,
      ...("html" in content ? { content_html: content.html } : { content_text: content.paragraphs.join("\n\n") }),
      ...(cover && { image: cover.url }),
      ...(author && { authors: [author] }),
      tags,
      date_published: item.published,
      date_modified: item.modified,
      ...item.extensions,
    })),
  };
  return Response.json(body, { headers: { "Content-Type": "application/feed+json; charset=utf-8" } });
}

/** Readers take an item's title and summary for HTML, where "List<T>" would lose its end. */
const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Keeps the offset of a time, so that its day is the same in both formats. */
function rfc822(time: string | undefined): string | undefined {
  const offset = time && /[+-]\d\d:\d\d$/.exec(time)?.[0].replace(":", "");
  return time && new Date(`${time.slice(0, 19)}Z`).toUTCString().replace("GMT", offset || "GMT");
}
