import { product } from "../product";
import { sql } from "./faults";
import { expect, expectAccessible, test } from "./fixtures";
import { jobs } from "./panel";

const MANY = 2_000;
const TO_A_PAGE = 50;
const LINK = /href="(\/careers\/(?!page\/)[^"]+)"/g;

const get = (path: string) => fetch(product.SITE_URL + path);
const shows = async (path: string, text: string) => (await (await get(path)).text()).includes(text);

/** Bypasses the CMS, which would take minutes. Each job gets a draft and a published version. */
function insertJobs(): void {
  sql(`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MANY}),
      versions(published) as (values (null), (unixepoch() * 1000))
    insert into jobs (document_id, slug, title, posted_at, closes_at, published_at, details, description, requirements,
      availability, created_at, updated_at)
    select printf('77777777-2222-4333-8444-%012d', n), 'many-' || n, 'Opening ' || n, '2026-01-01', '2099-01-01',
      published, 'Full time • Remote', 'Work.', 'Patience', 'open', unixepoch() * 1000, unixepoch() * 1000
    from numbers, versions`);
}

async function change(number: number, data: object): Promise<void> {
  const id = `77777777-2222-4333-8444-${String(number).padStart(12, "0")}`;
  await jobs.publish(data, id);
}

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  insertJobs();
  await change(1, { details: "Full time • Hyderabad" });
  await expect.poll(() => shows("/careers", "2,0")).toBe(true);
});

test.afterAll(async () => {
  sql("delete from jobs where slug like 'many-%' and slug <> 'many-1'");
  await change(1, { availability: "closed" });
  sql("delete from jobs where slug = 'many-1'");
  await expect.poll(() => shows("/careers", "Pages of openings")).toBe(false);
});

test(`each of ${MANY} jobs is on a page of the list, without JavaScript too, and in the sitemap`, {
  tag: "@nightly",
}, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const found = new Set<string>();
  const look = async () => {
    for (const [, path] of (await page.content()).matchAll(LINK)) if (path) found.add(path);
  };
  await page.goto("/careers");
  await look();
  const next = page.getByRole("link", { name: "Next" });
  for (let number = 2; await next.count(); number += 1) {
    await next.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Current Openings, page ${number}`);
    // Otherwise, only part of the page may have arrived.
    await page.waitForLoadState("domcontentloaded");
    await look();
  }
  const all = Array.from({ length: MANY }, (_, index) => `/careers/many-${index + 1}`);
  expect(all.filter((path) => !found.has(path))).toEqual([]);

  const sitemap = await (await get("/sitemap.xml")).text();
  expect([...found].filter((path) => !sitemap.includes(`${product.SITE_URL}${path}<`))).toEqual([]);
});

test("the list stays light, and a job opens above each of its pages", { tag: "@nightly" }, async ({ page }) => {
  expect((await (await get("/careers")).arrayBuffer()).byteLength).toBeLessThan(250_000);
  await page.goto("/careers/page/3");
  await expectAccessible(page);
  const openers = page.getByRole("button", { name: /^View Details/ });
  await expect(openers).toHaveCount(TO_A_PAGE);
  await openers.first().click();
  await expect(page).toHaveURL(/\/careers\/many-\d+$/);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/careers/page/3");
  await expect(openers.first()).toBeFocused();

  await page.goto("/careers/page/100");
  await expect(page).toHaveURL("/careers");
});

test("a change of one job revalidates its page and the lists, and no other job's page", {
  tag: "@nightly",
}, async () => {
  for (const path of ["/careers/many-1234", "/careers/many-77"]) expect((await get(path)).status).toBe(200);
  const title = `Lighthouse keeper ${crypto.randomUUID().slice(0, 8)}`;
  await change(1234, { title });
  await expect.poll(() => shows("/careers/many-1234", title)).toBe(true);
  expect((await get("/careers/many-77")).headers.get("x-nextjs-cache")).toBe("HIT");

  await change(1234, { slug: "keeper" });
  await expect.poll(() => shows("/careers/keeper", title)).toBe(true);
  await expect.poll(async () => (await get("/careers/many-1234")).url).toBe(`${product.SITE_URL}/careers/keeper`);
  await change(1234, { slug: "many-1234" });
});
