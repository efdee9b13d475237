import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { leaveUnpublished, publishExamples, UNPUBLISHED, type Unpublished, wordOf } from "@repo/testing/unpublished";
import { product } from "../product";
import { expect, expectAccessible, test } from "./fixtures";
import { openPanel, panel, withoutIds } from "./panel";

const read = async (path: string) => (await fetch(product.SITE_URL + path, { redirect: "manual" })).text();
const status = async (path: string) => (await fetch(product.SITE_URL + path, { redirect: "manual" })).status;

async function answerOf(path: string): Promise<{ status: number; location: string | null }> {
  const { status, headers } = await fetch(product.SITE_URL + path, { redirect: "manual" });
  return { status, location: headers.get("location") };
}

/** A card's address changes with its content. */
async function cardsByPage(): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  for (const [, path = ""] of (await read("/sitemap.xml")).matchAll(
    new RegExp(`<loc>${product.SITE_URL}([^<]*)</loc>`, "g"),
  )) {
    found.set(path, /<meta property="og:image" content="([^"]*)"/.exec(await read(path))?.[1]);
  }
  expect(found.size).toBeGreaterThan(17);
  return found;
}

/** Renders all pages again, as after a publication, so that no old page hides a leak. */
async function renewAll(left: Unpublished[]): Promise<void> {
  const secret = /^REVALIDATE_SECRET=(.+)$/m.exec(await readFile(product.ENV_FILE, "utf8"))?.[1];
  const answer = await fetch(`${product.SITE_URL}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify({ types: ["*"], documents: left.map(({ documentId }) => documentId) }),
  });
  expect(answer.ok).toBe(true);
}

type Action = "publish" | "unpublish";

async function editor(action: Action, type: string): Promise<void> {
  const path = `/content-manager/single-types/api::${type}.${type}`;
  const { data: draft } = await panel.get<{ data: object }>("GET", path);
  await panel.get("POST", `${path}/actions/${action}`, action === "publish" ? draft : {});
}

async function expectUnavailable(page: Page, path: string): Promise<void> {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toMatch(/<h1[^>]*>This page is not available<\/h1>/);
  await expect(page.getByRole("heading", { level: 1, name: "This page is not available" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expectAccessible(page);
  expect(errors).toEqual(["Failed to load resource: the server responded with a status of 404 (Not Found)"]);
  page.removeAllListeners("console");
}

test.describe.configure({ mode: "serial" });

test("no word of what is not published is on the site, nor does anything lead there", async () => {
  const removeExamples = await publishExamples(panel);
  await expect.poll(() => read("/published-page")).toContain("Published section");
  await expect.poll(() => read("/sitemap.xml")).toContain("/published-page<");
  const cards = await cardsByPage();
  const { left, restore } = await leaveUnpublished(panel);
  try {
    await renewAll(left);
    expect(await cardsByPage()).toEqual(cards);
    const others = [
      "/sitemap.xml",
      "/robots.txt",
      "/manifest.webmanifest",
      "/blog/feed.xml",
      "/blog/feed.json",
      "/work/feed.xml",
      "/careers/feed.xml",
      "/careers/feed.json",
      "/llms.txt",
      "/nothing",
    ];
    for (const path of [...cards.keys(), ...others]) {
      expect((await read(path)).includes(UNPUBLISHED), path).toBe(false);
      const data = await fetch(product.SITE_URL + path, { headers: { rsc: "1" } });
      expect((await data.text()).includes(UNPUBLISHED), `data of ${path}`).toBe(false);
    }
    for (const { uid, kind, documentId } of left) {
      for (const path of [`/services/${wordOf(uid, kind)}.md`, `/blog/${documentId}.md`]) {
        expect((await read(path)).includes(UNPUBLISHED), path).toBe(false);
      }
    }
    for (const { uid, kind, documentId } of left.filter(({ kind }) => kind !== "newer")) {
      expect(await answerOf(`/${wordOf(uid, kind)}`)).toEqual(await answerOf("/no-such-name"));
      for (const below of ["/services", "/work", "/careers", "/blog"]) {
        const unknown = await answerOf(`${below}/no-such-name`);
        expect(await answerOf(`${below}/${wordOf(uid, kind)}`), below).toEqual(unknown);
        expect(await answerOf(`${below}/${documentId}`), below).toMatchObject({ status: unknown.status });
        expect(await read(`${below}/${documentId}`)).not.toContain(UNPUBLISHED);
        expect(await status(`/social/0/${below.slice(1)}/${wordOf(uid, kind)}.png`)).toBe(404);
        expect(await status(`/social/0/${below.slice(1)}/${documentId}.png`)).toBe(404);
      }
    }
  } finally {
    await restore();
    await removeExamples();
  }
});

test("a page that is not published says so, and nothing leads there until it is again", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const inMenus = () => page.getByRole("banner").or(page.getByRole("contentinfo")).locator('a[href="/about"]');
  await editor("unpublish", "about-page");
  try {
    await expect.poll(() => status("/about")).toBe(404);
    await expectUnavailable(page, "/about");
    await expect(async () => {
      await page.goto("/about");
      expect(await inMenus().count()).toBe(0);
    }).toPass();
    await expect.poll(() => read("/sitemap.xml")).not.toContain("/about<");
    await expect.poll(() => read("/services")).not.toContain('href="/about"');
  } finally {
    await editor("publish", "about-page");
  }
  await expect.poll(() => status("/about")).toBe(200);
  await expect.poll(() => read("/services")).toContain('href="/about"');
  await expect(async () => {
    await page.goto("/about");
    expect(await inMenus().count()).toBeGreaterThan(0);
  }).toPass();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect.poll(() => read("/sitemap.xml")).toContain("/about<");
});

test("so do the home page, the terms, the search, and what lies below a page", { tag: "@failing-requests" }, async ({
  page,
}) => {
  const types = ["home-page", "terms-page", "careers-page", "services-page", "search-page"];
  for (const type of types) await editor("unpublish", type);
  try {
    const below = ["/careers/senior-backend-engineer", "/services/web-development"];
    for (const path of ["/", "/terms-and-conditions", "/careers", "/services", "/search?q=cloud", ...below]) {
      await expect.poll(() => status(path)).toBe(404);
      await expectUnavailable(page, path);
    }
    const sitemap = await read("/sitemap.xml");
    for (const path of ["/terms-and-conditions", "/careers", "/services"]) expect(sitemap).not.toContain(path);
  } finally {
    for (const type of types) await editor("publish", type);
  }
  for (const path of ["/", "/terms-and-conditions", "/careers", "/services/web-development", "/search?q=cloud"]) {
    await expect.poll(() => status(path)).toBe(200);
  }
});

test("pages can do without header, footer, contact details and settings of the site", async ({ page }) => {
  const types = ["header", "footer", "contact-detail", "site-setting"];
  for (const type of types) await editor("unpublish", type);
  try {
    await expect.poll(() => read("/about")).not.toContain("| Fablewright</title>");
    for (const path of [
      "/",
      "/about",
      "/services/web-development",
      "/careers",
      "/blog",
      "/contact",
      "/terms-and-conditions",
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.content()).not.toMatch(/[^$]undefined/);
      await expectAccessible(page);
    }
    expect(await status("/manifest.webmanifest")).toBe(200);
    await editor("publish", "header");
    await expect.poll(() => read("/about")).toContain('href="/careers"');
    await page.goto("/about");
    await expect(page.getByRole("banner").getByRole("link", { name: "Home" }).first()).toBeVisible();
    await expectAccessible(page);
  } finally {
    for (const type of types) await editor("publish", type);
  }
  await expect.poll(() => read("/about")).toContain("| Fablewright</title>");
});

test("the panel asks before a page is taken off the site", { tag: "@failing-requests" }, async ({ page }) => {
  await openPanel(page, "/content-manager/single-types/api::about-page.about-page");
  await page.getByRole("button", { name: "More document actions" }).click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("It is the page /about.");
  await expect(dialog).toContainText("visitors who come there are told that it is not available");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await status("/about")).toBe(200);

  await page.getByRole("button", { name: "More document actions" }).click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();
  await dialog.getByRole("button", { name: "Confirm" }).click();
  try {
    await expect.poll(() => status("/about")).toBe(404);
  } finally {
    await editor("publish", "about-page");
  }
  await expect.poll(() => status("/about")).toBe(200);
});

test("a page's first text stays in the form when it can't be published", { tag: "@failing-requests" }, async ({
  page,
}) => {
  const header = "/content-manager/single-types/api::header.header";
  const { data: before } = await panel.get<{ data: object }>("GET", header);
  await panel.get("DELETE", header);
  try {
    await openPanel(page, header);
    const field = (name: string) => page.locator(`[name="button.${name}"]`);
    await field("label").fill("Talk to us");
    await field("href").fill("/nowhere");
    const reloads: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "GET" && new URL(request.url()).pathname === header) reloads.push(request.url());
    });
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText(/There is nothing at \/nowhere/).first()).toBeVisible();
    expect(reloads, "reloads of the entry, which empty its form").toEqual([]);
    await expect(field("label")).toHaveValue("Talk to us");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const saved = () => panel.get<{ data: { button: object } }>("GET", header);
    await expect
      .poll(async () => (await saved().catch(() => undefined))?.data.button)
      .toMatchObject({ label: "Talk to us" });
    await expect(field("label")).toHaveValue("Talk to us");
  } finally {
    await panel.get("POST", `${header}/actions/publish`, withoutIds(before));
  }
  await expect.poll(() => read("/")).toContain("Contact Us");
});
