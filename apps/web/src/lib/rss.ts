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
  id: string;
  url: string;
  title: string;
  summary: string;
  content: FeedContent;
  /** `size` is in kilobytes, as in Strapi. */
  cover?: { url: string; size: number; mime: string } | null;
  tags: string[];
  /** The item's author, if it is not the feed's. */
  author?: { name: string; url: string };
  published: Date;
  modified: Date;
};

const xml = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", suppressBooleanAttributes: false });

const BYTES_PER_KB = 1000;

/** `address` is the absolute address of the feed itself. */
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
        lastBuildDate: feed.items[0]?.published.toUTCString(),
        item: feed.items.map(({ title, url, published, tags, summary, content, cover, author }) => ({
          title,
          link: url,
          guid: { "@isPermaLink": true, "#text": url },
          pubDate: published.toUTCString(),
          "dc:creator": author?.name ?? feed.author,
          category: tags,
          description: summary,
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
