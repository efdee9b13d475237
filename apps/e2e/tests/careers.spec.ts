import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { product } from "../product";
import { attachResume, fillInApplication, JOB } from "./application-form";
import { expect, expectAccessible, test } from "./fixtures";
import { hydrated } from "./hydration";
import { jobs } from "./panel";

const ADDRESS = "/careers/senior-backend-engineer";

const aJob = () => ({
  title: `Cartographer ${crypto.randomUUID().slice(0, 8)}`,
  details: "Full time • Remote • 3+ years",
  description: "Draws <maps> & charts.",
  requirements: ["Patience", "Ink"],
});

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((block) => JSON.parse(block)["@graph"] ?? JSON.parse(block));
}

const posting = async (page: Page) => (await structuredData(page)).find((thing) => thing["@type"] === "JobPosting");

async function openWhenShown(page: Page, address: string, text: string) {
  const shown = async () => (await (await fetch(product.SITE_URL + address)).text()).includes(text);
  await expect.poll(shown).toBe(true);
  await page.goto(address);
}

test("the page has its hero, six benefits and the openings", async ({ page }) => {
  await page.goto("/careers");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const benefit of [
    "Innovative Projects",
    "Continuous Learning",
    "Team Culture",
    "Growth Focus",
    "Work-Life Balance",
    "Recognition",
  ]) {
    await expect(page.getByRole("heading", { name: benefit, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Current Openings" })).toBeVisible();
  expect(await page.getByRole("button", { name: /^View Details/ }).count()).toBeGreaterThanOrEqual(4);
  const opening = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: JOB }) });
  await expect(opening.getByText("₹24–36 LPA")).toBeVisible();
  expect(await posting(page)).toBeUndefined();
});

test("a job in the modal has its own address, and the back button closes it", async ({ page }) => {
  await page.goto("/careers");
  await hydrated(page);
  const opener = page.getByRole("button", { name: `View Details of ${JOB}` });
  const dialog = page.getByRole("dialog", { name: JOB });
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/careers");
  await expect(opener).toBeFocused();

  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/careers");

  await page.getByRole("link", { name: JOB, exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: JOB })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/careers");
  await expect(page.getByRole("heading", { name: "Current Openings" })).toBeVisible();
});

test("a job's address is a page: one can apply there, and search engines read it", { tag: "@journey" }, async ({
  page,
  pdf,
}) => {
  await page.goto(ADDRESS);
  await expect(page).toHaveTitle(/^Senior Backend Engineer \|/);
  await expect(page.getByRole("heading", { level: 1, name: JOB })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", product.SITE_URL + ADDRESS);
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByRole("link", { name: "Careers" })).toHaveAttribute("href", "/careers");

  const job = await posting(page);
  expect(job).toMatchObject({
    title: JOB,
    url: product.SITE_URL + ADDRESS,
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59\+05:30$/),
    employmentType: "FULL_TIME",
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "IN" },
    identifier: { "@type": "PropertyValue", name: expect.any(String), value: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    jobLocation: {
      address: {
        streetAddress: expect.any(String),
        addressLocality: "Hyderabad",
        addressRegion: "Telangana",
        postalCode: expect.any(String),
        addressCountry: "IN",
      },
    },
    experienceRequirements: { monthsOfExperience: 60 },
    baseSalary: { currency: "INR", value: { minValue: 2_400_000, maxValue: 3_600_000, unitText: "YEAR" } },
    hiringOrganization: { sameAs: `${product.SITE_URL}/` },
    description: expect.stringMatching(/^<p>Full time • Office or remote/),
    directApply: true,
  });
  expect(Date.parse(String(job?.validThrough))).toBeGreaterThan(Date.now());
  expect((await structuredData(page)).some((thing) => thing["@type"] === "BreadcrumbList")).toBe(true);

  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.getByRole("heading", { name: "Your Application" })).toBeFocused();
  await fillInApplication(page);
  await attachResume(page, pdf);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByRole("heading", { name: /^Thanks for applying!/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to Openings" }).click();
  await expect(page).toHaveURL("/careers");
});

test("an unknown job redirects to the openings, and is not cached", async ({ page }) => {
  const slug = `lion-tamer-${crypto.randomUUID()}`;
  await page.goto(`/careers/${slug}`);
  await expect(page).toHaveURL("/careers");
  expect((await fetch(`${product.SITE_URL}/social/00000000/careers/${slug}.jpg`)).status).toBe(404);
  const instance = await readFile(path.join(product.DATA_DIR, "instance-id"), "utf8");
  const kept = await readdir(path.resolve("../web/.instances", instance), { recursive: true });
  expect(kept.filter((file) => file.includes(slug))).toEqual([]);
});

test("a job has a social image of its own, which changes with its title", async ({ page, request }) => {
  const written = aJob();
  const { documentId, slug } = await jobs.publish(written);
  const address = `/careers/${slug}`;
  const image = async (title: string) => {
    await openWhenShown(page, address, title);
    return (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
  };
  const first = await image(written.title);
  expect(first).toMatch(new RegExp(`^${product.SITE_URL}/social/[0-9a-f]{8}${address}\\.jpg$`));
  const drawn = await request.get(first);
  expect(drawn.status()).toBe(200);
  expect(drawn.headers()["content-type"]).toBe("image/jpeg");
  const bytes = await drawn.body();

  const title = `Surveyor ${crypto.randomUUID()}`;
  await jobs.publish({ title }, documentId);
  const second = await image(title);
  expect(second).not.toBe(first);
  expect((await (await request.get(second)).body()).equals(bytes)).toBe(false);
  await jobs.publish({ location: "Nagpur" }, documentId);
  expect(await image("Nagpur")).not.toBe(second);
  await jobs.remove(documentId);
});

test("a job tells search engines its salary when it has one, and no place when it is done from anywhere", async ({
  page,
}) => {
  const { documentId, slug } = await jobs.publish(aJob());
  const address = `/careers/${slug}`;
  await openWhenShown(page, address, "Cartographer");
  const without = await posting(page);
  expect(without).toMatchObject({ jobLocationType: "TELECOMMUTE" });
  expect(without).not.toHaveProperty("jobLocation");
  expect(without).not.toHaveProperty("baseSalary");
  await expect(page.getByText("Salary", { exact: true })).toBeHidden();

  const salary = { salaryMin: 30, salaryMax: 42.5, salaryUnit: "hour", salaryCurrency: "EUR" };
  await jobs.publish({ ...salary, workMode: "On-site", location: "Pune, Maharashtra / Berlin, Germany" }, documentId);
  await openWhenShown(page, address, "Pune");
  await expect(page.getByText("€30–42.50 an hour")).toBeVisible();
  const job = await posting(page);
  expect(job).toMatchObject({
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", minValue: 30, maxValue: 42.5, unitText: "HOUR" },
    },
    jobLocation: [
      { address: { addressLocality: "Pune", addressRegion: "Maharashtra", addressCountry: "IN" } },
      { address: { addressLocality: "Berlin", addressCountry: "DE" } },
    ],
  });
  expect(job).not.toHaveProperty("jobLocation.0.address.streetAddress");
  expect(job).not.toHaveProperty("jobLocationType");
  await jobs.remove(documentId);
});

test("feeds have a job as its page shows it, and answer 304 to who has them", async ({ page, request }) => {
  const salary = { salaryMin: 30, salaryMax: 42.5, salaryUnit: "hour", salaryCurrency: "EUR" };
  const { documentId, slug, title } = await jobs.publish({ ...aJob(), ...salary });
  await openWhenShown(page, "/careers/feed.xml", title);
  await openWhenShown(page, `/careers/${slug}`, title);
  for (const [type, feed] of [
    ["application/rss+xml", "/careers/feed.xml"],
    ["application/feed+json", "/careers/feed.json"],
  ] as const) {
    await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute(
      "href",
      product.SITE_URL + feed,
    );
    // Other tests change jobs meanwhile.
    await expect(async () => {
      const first = await request.get(feed);
      expect(first.headers()["content-type"]).toContain(type);
      const headers = { "if-none-match": first.headers().etag ?? "none" };
      expect((await request.get(feed, { headers })).status()).toBe(304);
    }).toPass();
    expect((await request.head(feed)).status()).toBe(200);
  }

  const { description, ...facts } = (await posting(page)) ?? {};
  await expect.poll(async () => (await request.get("/careers/feed.json")).text()).toContain(title);
  const { items } = await (await request.get("/careers/feed.json")).json();
  const item = items.find(({ id }: { id: string }) => id === documentId);
  expect(item).toEqual({
    id: documentId,
    url: `${product.SITE_URL}/careers/${slug}`,
    title,
    summary: expect.stringContaining("Draws <maps> & charts."),
    content_html: expect.stringContaining("<li>Salary: €30–42.50 an hour</li>"),
    tags: ["Full-time", "Remote"],
    date_published: `${facts.datePosted}T00:00:00+05:30`,
    date_modified: expect.any(String),
    _job_posting: { about: "https://schema.org/JobPosting", ...facts },
  });
  expect(item.content_html).toContain(description);
  const rss = (await (await request.get("/careers/feed.xml")).text()).split("<item>");
  const entry = rss.find((one) => one.includes(documentId)) ?? "";
  expect(entry).toContain(`<link>${item.url}</link>`);
  expect(Date.parse(/<pubDate>(.*)<\/pubDate>/.exec(entry)?.[1] ?? "")).toBe(Date.parse(item.date_published));
  await jobs.remove(documentId);
});

test("a job that is closed leaves its page's data, the list, the search, the sitemap and the feeds", async () => {
  const { documentId, title, slug } = await jobs.publish(aJob());
  const feeds = ["/careers/feed.xml", "/careers/feed.json"];
  const lists = ["/careers", "/sitemap.xml", `/search?q=${encodeURIComponent(title)}`, ...feeds];
  const read = async (address: string) => (await fetch(product.SITE_URL + address)).text();
  const shown = async () => {
    const texts = await Promise.all(lists.map(read));
    return [
      (await read(`/careers/${slug}`)).includes('"JobPosting"'),
      ...texts.map((text) => text.includes(`/careers/${slug}`)),
    ];
  };
  await expect.poll(shown).toEqual([true, true, true, true, true, true]);

  await jobs.publish({ availability: "closed" }, documentId);
  await expect.poll(shown).toEqual([false, false, false, false, false, false]);
  await jobs.remove(documentId);
});

for (const [state, words] of [
  [{ availability: "closed" }, "This job is closed."],
  [{ availability: "filled" }, "This position has been filled."],
  [{ postedAt: "2026-01-01", closesAt: "2026-02-01" }, "This job is closed."],
] as const) {
  test(`a job that is ${JSON.stringify(state)} says so and is not listed`, async ({ page }) => {
    const { documentId, slug } = await jobs.publish(aJob());
    const address = `/careers/${slug}`;
    await openWhenShown(page, "/careers", slug);
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Apply Now" })).toBeVisible();
    expect(String((await posting(page))?.description)).toContain("<p>Draws &lt;maps&gt; &amp; charts.</p>");
    expect(await (await fetch(`${product.SITE_URL}/sitemap.xml`)).text()).toContain("/careers/senior-backend");

    await jobs.publish(state, documentId);
    await openWhenShown(page, address, words);
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
    await expect(page.getByRole("button", { name: "Apply Now" })).toBeHidden();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    expect(await posting(page)).toBeUndefined();
    await expectAccessible(page);
    for (const list of ["/careers", "/sitemap.xml"]) {
      await expect.poll(async () => (await (await fetch(product.SITE_URL + list)).text()).includes(slug)).toBe(false);
    }

    await jobs.remove(documentId);
    await expect.poll(async () => (await fetch(product.SITE_URL + address)).url).toBe(`${product.SITE_URL}/careers`);
  });
}

test("Apply Now stays beside the text of a job's page and hides nothing of it", async ({ page }) => {
  await page.goto(ADDRESS);
  const button = page.getByRole("button", { name: "Apply Now" });
  const lines = page.getByRole("region", { name: JOB }).locator("p, li");
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
  expect(y).toBeLessThan(720);
  for (const line of await lines.all()) {
    const box = await line.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? x)).toBeLessThan(x);
  }
  await lines.last().scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test("a job's page ends with how hiring goes, the people one would meet and other openings, not with the pitch to clients", async ({
  page,
}) => {
  await page.goto(ADDRESS);
  const facts = page.getByRole("region", { name: JOB }).getByRole("term");
  await expect(facts).toContainText([
    "Employment",
    "Work mode",
    "Location",
    "Experience",
    "Salary",
    "Posted",
    "Apply by",
  ]);
  const sectionOf = (name: string) => page.locator("section", { has: page.getByRole("heading", { level: 2, name }) });
  await expect(sectionOf("How Hiring Goes Here").getByRole("listitem")).toHaveCount(3);
  await expect(sectionOf("The People You Would Meet").getByRole("link", { name: "Sameer Joshi" })).toBeVisible();
  const others = sectionOf("Other Openings").getByRole("listitem");
  await expect(others).toHaveCount(3);
  await expect(others.filter({ hasText: JOB })).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByText("Have Something Worth Building?")).toBeHidden();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Let's Talk" })).toBeVisible();
  await expect(others.first().getByRole("link")).toHaveAttribute("href", /^\/careers\/[a-z0-9-]+$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("Apply Now lies at the foot of the window, as wide as it", async ({ page }) => {
    await page.goto(ADDRESS);
    const bar = page.getByRole("button", { name: "Apply Now" }).locator("..");
    await page.getByRole("heading", { name: "Responsibilities" }).scrollIntoViewIfNeeded();
    const box = await bar.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 360 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
  });

  test("a job's page fits", async ({ page }) => {
    await page.goto(ADDRESS);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole("button", { name: "Apply Now" }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
});
