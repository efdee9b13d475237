import { product } from "../product";
import { read, shows, test } from "./blog-fixtures";
import { expect, expectAccessible } from "./fixtures";
import { posts } from "./panel";

const NOBODY = "11111111-2222-4333-8444-555555555555";
const long = (moment: string) =>
  new Date(moment).toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "Asia/Kolkata",
  });

test("the list has a card for each article: day, title, three lines, three tags, and a way in", {
  tag: "@journey",
}, async ({ page, publish }) => {
  const post = await publish({
    title: `Nine lives ${crypto.randomUUID()}`,
    description: `${"A sentence that goes on for a while. ".repeat(40)}\nThe end.`,
    metaTags: "Cats, Counting , Patience, Hidden",
  });
  await expect.poll(() => shows("/blog", post.title), { intervals: [100] }).toBe(true);

  await page.goto("/blog");
  await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: post.title });
  await expect(card.getByRole("heading")).toHaveText(post.title);
  await expect(card.getByText(long(post.createdAt))).toBeVisible();
  await expect(card.getByText("5 min read")).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveText(["Cats", "Counting", "Patience"]);
  const text = card.getByText(/^A sentence that goes on/);
  const lines = await text.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(3);

  await card.getByRole("link", { name: "Read More" }).click();
  await expect(page).toHaveURL(`/blog/${post.documentId}`);
  await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
});

test("six accents follow each other, and after the sixth comes the first", async ({ page, publish }) => {
  for (let number = 1; number <= 7; number += 1) await publish({ title: `Colour ${number}`, description: "Paint." });
  await expect.poll(() => shows("/blog", "Colour 7"), { intervals: [100] }).toBe(true);
  await page.goto("/blog");
  const gradients = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card.children[0] as Element).backgroundImage));
  expect(new Set(gradients.slice(0, 6)).size).toBe(6);
  expect(gradients.every((gradient) => gradient.startsWith("linear-gradient"))).toBe(true);
  expect(gradients[6]).toBe(gradients[0]);
});

test("an article shows where it is, its day, its tags, its paragraphs and who wrote it", { tag: "@journey" }, async ({
  page,
  publish,
}) => {
  const description = "First paragraph.\nSecond paragraph.\n\nThird paragraph.";
  const post = await publish({
    title: "Three paragraphs",
    description: description.replaceAll("\n", "\r\n"),
    metaTags: " One tag,Another tag , ",
  });
  await page.goto(`/blog/${post.documentId}`);

  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Blog", "Three paragraphs"]);
  await expect(crumbs.getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/blog");
  const article = page.getByRole("article");
  await expect(article.getByText(long(post.createdAt))).toBeVisible();
  await expect(article.getByText("5 min read")).toBeVisible();
  await expect(article.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
    "#One tag",
    "#Another tag",
  ]);
  await expect(article.getByText("Fablewright Editorial").first()).toBeVisible();
  await expect(article.getByText(/paragraph\.$/)).toHaveText([
    "First paragraph.",
    "Second paragraph.",
    "Third paragraph.",
  ]);
  await expect(page.locator("head meta[name=description]")).toHaveAttribute("content", description.slice(0, 160));
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("search engines are told the first 160 characters and who published it when", async ({ page, publish }) => {
  const description = "0123456789".repeat(30);
  const post = await publish({ title: "Digits </script>", description, metaTags: "Numbers, Order" });
  await page.goto(`/blog/${post.documentId}`);
  await expect(page.locator("head meta[name=description]")).toHaveAttribute("content", description.slice(0, 160));
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute(
    "href",
    `${product.SITE_URL}/blog/${post.documentId}`,
  );
  await expect(page.locator("head meta[property='og:type']")).toHaveAttribute("content", "article");
  const [block] = await page.locator("main script[type='application/ld+json']").allTextContents();
  expect(JSON.parse(block ?? "")["@graph"][0]).toMatchObject({
    "@type": "BlogPosting",
    headline: "Digits </script>",
    datePublished: post.createdAt,
    keywords: "Numbers, Order",
    author: { name: "Fablewright Editorial" },
    url: `${product.SITE_URL}/blog/${post.documentId}`,
  });
});

test("what is published, edited and deleted is so everywhere", async ({ publish }) => {
  const post = await publish({ title: `Fresh ${crypto.randomUUID()}`, description: "Bread.", metaTags: "Bakery" });
  const id = post.documentId;
  const within = { intervals: [50] };
  const everywhere = ["/blog", `/blog/${id}`, "/blog/feed.xml", "/blog/feed.json", "/blog/tags/bakery"];

  const created = [...everywhere.map((path) => [path, post.title]), ["/sitemap.xml", id]] as const;
  await Promise.all(created.map(([path, text]) => expect.poll(() => shows(path, text), within).toBe(true)));

  const title = `Toasted ${crypto.randomUUID()}`;
  await posts.publish({ title }, id);
  await Promise.all(everywhere.map((path) => expect.poll(() => shows(path, title), within).toBe(true)));

  await posts.remove(id);
  const lists = ["/blog", "/blog/feed.xml", "/blog/feed.json", "/sitemap.xml"];
  const gone = async () => (await fetch(`${product.SITE_URL}/blog/${id}`)).status;
  await Promise.all([
    ...lists.map((path) => expect.poll(() => shows(path, id), within).toBe(false)),
    expect.poll(gone, within).toBe(404),
  ]);
});

for (const id of [NOBODY, "no-uuid", "11111111-2222-4333-8444-55555555555Z"]) {
  test(`there is no article at /blog/${id}, and the answer is 404`, { tag: "@failing-requests" }, async ({ page }) => {
    for (let visit = 0; visit < 2; visit += 1) expect((await page.goto(`/blog/${id}`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
    await expect(page.getByText("The blog post you're looking for doesn't exist or has been removed.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
    await expectAccessible(page);
  });
}

test("the list goes on after 24 articles, and its pages know each other", async ({ page, request, publish }) => {
  test.setTimeout(60_000);
  const title = `Volume ${crypto.randomUUID()}`;
  for (let number = 1; number <= 26; number += 1) {
    await publish({ title: `${title}, ${number}`, description: "One of many.", metaTags: title });
  }
  await expect.poll(() => shows("/blog", `${title}, 26`)).toBe(true);
  await expect.poll(() => shows("/blog/page/2", `${title}, 2<`)).toBe(true);
  // The earlier "not found" must not linger as noindex.
  expect(await read("/blog/page/2")).not.toContain('content="noindex');

  await page.goto("/blog");
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/blog/page/2");
  await expect(page.getByRole("heading", { level: 1, name: "Latest Articles, page 2" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages of articles" }).locator("[aria-current=page]")).toHaveText(
    "Page 2",
  );
  await expect(page.getByRole("article").first()).toContainText(`${title}, 2`);
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", `${product.SITE_URL}/blog/page/2`);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL("/blog");

  const slug = title.toLowerCase().replace(/\W+/g, "-");
  await page.goto(`/blog/tags/${slug}`);
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  for (const path of [
    "/blog/page/1",
    "/blog/page/999",
    "/blog/page/x",
    "/blog/tags/no-such-tag",
    `/blog/tags/${slug}/3`,
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("a tag leads to all that carry it, however it is written", async ({ page, publish }) => {
  const word = crypto.randomUUID();
  const one = await publish({ title: `First on ${word}`, description: "x", metaTags: `C++ ${word}, Other` });
  await publish({ title: `Second on ${word}`, description: "x", metaTags: `c++  ${word.toUpperCase()}` });
  await publish({ title: `None on ${word}`, description: "x", metaTags: `C ${word}` });
  await page.goto(`/blog/${one.documentId}`);
  await page.getByRole("link", { name: `#C++ ${word}` }).click();
  await expect(page).toHaveURL(`/blog/tags/c-plus-plus-${word}`);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([`Second on ${word}`, `First on ${word}`]);
  // The article may have been rendered before the related one was there.
  await expect(async () => {
    await page.goto(`/blog/${one.documentId}`);
    const related = page.getByRole("region", { name: "Keep Reading" });
    await expect(related.getByRole("link").first()).toHaveText(`Second on ${word}`, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
});

test("an article is shared by mail, on LinkedIn and as a link, without anybody else's script", async ({
  page,
  context,
  publish,
}) => {
  const post = await publish({ title: "Worth & sharing", description: "x" });
  const address = `${product.SITE_URL}/blog/${post.documentId}`;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/blog/${post.documentId}`);
  const share = page.getByRole("list", { name: "Share this article" });
  await expect(share.getByRole("link", { name: "Share by e-mail" })).toHaveAttribute(
    "href",
    `mailto:?subject=Worth%20%26%20sharing&body=${encodeURIComponent(address)}`,
  );
  await expect(share.getByRole("link", { name: /LinkedIn/ })).toHaveAttribute(
    "href",
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
  );
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByRole("status")).toHaveText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expectAccessible(page);
});

test("on paper an article is its text alone", async ({ page, publish }) => {
  const post = await publish({ title: "For the drawer", description: "Ink." });
  await page.goto(`/blog/${post.documentId}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Ink.", { exact: true })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("link", { name: "Back to Blog" })).toBeHidden();
});

test("while the list and an article are on their way, the page says so", async ({ page, publish }) => {
  const post = await publish({ title: `Slow ${crypto.randomUUID()}`, description: "Snail." });
  await expect.poll(() => shows("/blog", post.title)).toBe(true);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto("/about");
  await page.route(/[?&]_rsc=/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByText("Loading blog posts...")).toBeVisible();
  release();
  await page.getByRole("article").filter({ hasText: post.title }).getByRole("link", { name: "Read More" }).click();
  await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
});
