import { describe, expect, it } from "vitest";
import { type FeedItem, jsonFeedResponse, rssResponse } from "@/lib/feeds";

const job = {
  url: "https://site.test/careers/keeper",
  title: "Keeper",
  summary: "Keeps lamps.",
  content: { html: "<p>Lamps & oil</p>" },
  tags: [],
};

async function feedsOf(item: Partial<FeedItem>) {
  const home = "https://site.test/careers";
  const feed = { title: "Careers", description: "", author: "Firm", home, items: [{ ...job, ...item }] };
  const [rss, json] = [rssResponse(feed, `${home}/feed.xml`), jsonFeedResponse(feed, `${home}/feed.json`)];
  return { rss: await rss.text(), item: (await json.json()).items[0] };
}

describe("an item of the feeds", () => {
  it.each([
    ["2026-11-21T00:00:00+05:30", "Sat, 21 Nov 2026 00:00:00 +0530"],
    ["2026-11-20T18:30:00.123Z", "Fri, 20 Nov 2026 18:30:00 GMT"],
  ])("of %s is of the same day and moment in both", async (published, pubDate) => {
    const { rss, item } = await feedsOf({ published });
    expect(rss).toContain(`<pubDate>${pubDate}</pubDate>`);
    expect(item.date_published).toBe(published);
    expect(Date.parse(pubDate)).toBe(Math.floor(Date.parse(published) / 1_000) * 1_000);
  });

  it("without a time has none", async () => {
    const { rss, item } = await feedsOf({});
    expect(rss).not.toMatch(/<pubDate|<lastBuildDate/);
    expect(item).not.toHaveProperty("date_published");
  });

  it("keeps its id when its address changes, or has its address as the id", async () => {
    const lasting = await feedsOf({ id: "77" });
    expect(lasting.rss).toContain('<guid isPermaLink="false">77</guid>');
    expect(lasting.item).toMatchObject({ id: "77", url: job.url });
    const other = await feedsOf({});
    expect(other.rss).toContain(`<guid isPermaLink="true">${job.url}</guid>`);
    expect(other.item).toMatchObject({ id: job.url, url: job.url });
  });

  it("keeps what looks like markup in title and summary, as HTML in RSS and as text in JSON", async () => {
    const [title, summary] = ["A List<T> of R&D's", "When a < b, say &lt;."];
    const { rss, item } = await feedsOf({ title, summary });
    expect(rss).toContain("<title>A List&amp;lt;T&amp;gt; of R&amp;amp;D&apos;s</title>");
    expect(rss).toContain("<description>When a &amp;lt; b, say &amp;amp;lt;.</description>");
    expect(item).toMatchObject({ title, summary });
  });

  it("has its markup as text in RSS, and more for programs in JSON alone", async () => {
    const { rss, item } = await feedsOf({ extensions: { _job_posting: { about: "https://schema.org/JobPosting" } } });
    expect(rss).toContain("<content:encoded>&lt;p&gt;Lamps &amp; oil&lt;/p&gt;</content:encoded>");
    expect(rss).not.toContain("schema.org");
    expect(item).toMatchObject({ _job_posting: { about: "https://schema.org/JobPosting" } });
  });
});
