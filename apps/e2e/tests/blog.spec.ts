import { product } from "../product";
import { shows, test } from "./blog-fixtures";
import { expect, expectAccessible } from "./fixtures";
import { hydrated } from "./hydration";
import { panel } from "./panel";

const authors = panel.collection("author");

const long = (moment: string) =>
  new Date(moment).toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "Asia/Kolkata",
  });

test("an article is on the list, and shows where it is, its day, its tags, its paragraphs and who wrote it", {
  tag: "@journey",
}, async ({ page, publish }) => {
  const post = await publish({
    title: `Nine lives ${crypto.randomUUID()}`,
    description: "First paragraph.\r\nSecond paragraph.\r\n\r\n# *no* heading",
    metaTags: " One tag,Another tag , ",
  });
  await expect.poll(() => shows("/blog", post.title), { intervals: [100] }).toBe(true);

  await page.goto("/blog");
  await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: post.title });
  await expect(card.getByRole("heading")).toHaveText(post.title);
  await expect(card.getByText(long(post.createdAt))).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveText(["One tag", "Another tag"]);
  await card.getByRole("link", { name: "Read More" }).click();
  await expect(page).toHaveURL(`/blog/${post.documentId}`);
  await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();

  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Blog", post.title]);
  await expect(crumbs.getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/blog");
  const article = page.getByRole("article");
  await expect(article.getByText(long(post.createdAt))).toBeVisible();
  await expect(article.getByText("5 min read")).toBeVisible();
  await expect(article.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
    "#One tag",
    "#Another tag",
  ]);
  await expect(article.getByText("Fablewright Editorial").first()).toBeVisible();
  await expect(article.locator("p[dir=auto]")).toHaveText(["First paragraph.", "Second paragraph.", "# *no* heading"]);
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

test("whoever wrote an article is named by it, in feeds and to search engines, and has a page", async ({
  page,
  publish,
}) => {
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
  const about = "Ada builds lamps. She writes about oil.";
  const author = await authors.publish({ name, role: "Lamp maker", about });
  const address = `/blog/authors/${name.toLowerCase().replace(" ", "-")}`;
  try {
    const post = await publish({ title: `By ${name}`, description: "Oil.", author: author.documentId });
    await publish({ title: `Not by ${name}`, description: "Oil." });
    await expect.poll(() => shows("/blog", post.title)).toBe(true);
    await page.goto("/blog");
    await expect(
      page.getByRole("article").filter({ hasText: post.title }).getByText(name, { exact: true }),
    ).toBeVisible();
    await page.goto(`/blog/${post.documentId}`);
    await expect(page.getByRole("article").getByText(about)).toBeVisible();
    const [block] = await page.locator("main script[type='application/ld+json']").allTextContents();
    const person = { "@type": "Person", name, jobTitle: "Lamp maker", url: product.SITE_URL + address };
    expect(JSON.parse(block ?? "")["@graph"][0]).toMatchObject({ author: person });
    await expect.poll(() => shows("/blog/feed.xml", `<dc:creator>${name}</dc:creator>`)).toBe(true);

    await page.getByRole("article").getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([post.title]);
    const [profile] = await page.locator("main script[type='application/ld+json']").allTextContents();
    expect(JSON.parse(profile ?? "")["@graph"][0]).toMatchObject({ "@type": "ProfilePage", mainEntity: person });
    await expectAccessible(page);

    await authors.publish({ slug: `new-${author.documentId}` }, author.documentId);
    await expect.poll(async () => (await page.request.get(address)).url()).toMatch(/\/new-/);
    await expect.poll(() => shows(`/blog/${post.documentId}`, `/blog/authors/new-${author.documentId}`)).toBe(true);
  } finally {
    await authors.remove(author.documentId);
  }
});

test("where there is no article the answer is 404, with the way back", { tag: "@failing-requests" }, async ({
  page,
}) => {
  const nobody = crypto.randomUUID();
  for (const id of ["no-uuid", `${nobody.slice(0, -1)}Z`, nobody]) {
    for (let visit = 0; visit < 2; visit += 1) expect((await page.goto(`/blog/${id}`))?.status(), id).toBe(404);
  }
  await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
  await expect(page.getByText("The blog post you're looking for doesn't exist or has been removed.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
  await expectAccessible(page);
});

test("a tag leads to all that carry it, however it is written", async ({ page, publish }) => {
  const word = crypto.randomUUID();
  const one = await publish({ title: `First on ${word}`, description: "x", metaTags: `C++ ${word}, Other` });
  await publish({ title: `Second on ${word}`, description: "x", metaTags: `c++  ${word.toUpperCase()}` });
  await publish({ title: `None on ${word}`, description: "x", metaTags: `C ${word}` });
  const list = `/blog/tags/c-plus-plus-${word}`;
  await expect.poll(() => shows(list, `Second on ${word}`)).toBe(true);
  await page.goto(`/blog/${one.documentId}`);
  await page.getByRole("link", { name: `#C++ ${word}` }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([`Second on ${word}`, `First on ${word}`]);
  // The article may have been rendered before the related one existed.
  await expect.poll(() => shows(`/blog/${one.documentId}`, `Second on ${word}`)).toBe(true);
  await page.goto(`/blog/${one.documentId}`);
  const related = page.getByRole("region", { name: "Keep Reading" });
  await expect(related.getByRole("link").first()).toHaveText(`Second on ${word}`);
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
  await hydrated(page);
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

test("a list of posts is kept for a minute at most, in case rows are written without the CMS", async ({ request }) => {
  for (const path of ["/blog", "/blog/feed.xml"]) {
    expect((await request.get(path)).headers()["cache-control"], path).toMatch(/s-maxage=60\b/);
  }
});
