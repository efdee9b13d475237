import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { leaveUnpublished, publishExamples, UNPUBLISHED, wordOf } from "@repo/testing/unpublished";
import { product } from "../product";
import { expect, expectAccessible, test } from "./fixtures";
import { openPanel, panel, withoutIds } from "./panel";

const ask = (path: string) => fetch(product.SITE_URL + path, { redirect: "manual" });
const read = async (path: string) => (await ask(path)).text();
const status = async (path: string) => (await ask(path)).status;

async function answerOf(path: string): Promise<[status: number, location: string | null]> {
  const { status, headers } = await ask(path);
  return [status, headers.get("location")];
}

/** Renders all pages again, as after a publication, so that no old page hides a leak. */
async function renewAll(documents: string[]): Promise<void> {
  const secret = /^REVALIDATE_SECRET=(.+)$/m.exec(await readFile(product.ENV_FILE, "utf8"))?.[1];
  const answer = await fetch(`${product.SITE_URL}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify({ types: ["*"], documents }),
  });
  expect(answer.ok).toBe(true);
}

async function editor(action: "publish" | "unpublish", ...types: string[]): Promise<void> {
  for (const type of types) {
    const path = `/content-manager/single-types/api::${type}.${type}`;
    const { data: draft } = await panel.get<{ data: object }>("GET", path);
    await panel.get("POST", `${path}/actions/${action}`, action === "publish" ? draft : {});
  }
}

async function expectUnavailable(page: Page, path: string): Promise<void> {
  await expect.poll(() => status(path)).toBe(404);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "This page is not available" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expectAccessible(page);
}

test.describe.configure({ mode: "default" });

test("no word of what is not published is on the site, nor does anything lead there", async () => {
  const removeExamples = await publishExamples(panel);
  const { left, restore } = await leaveUnpublished(panel);
  try {
    await expect.poll(() => read("/published-page")).toContain("Published section");
    await renewAll(left.map(({ documentId }) => documentId));
    const addresses = (await read("/sitemap.xml")).matchAll(/<loc>([^<]*)<\/loc>/g);
    const pages = Array.from(addresses, ([, address = ""]) => new URL(address).pathname);
    expect(pages.length).toBeGreaterThan(17);
    const others = ["/sitemap.xml", "/blog/feed.json", "/work/feed.xml", "/careers/feed.json", "/llms.txt", "/nothing"];
    for (const path of [...pages, ...others]) {
      expect((await read(path)).includes(UNPUBLISHED), path).toBe(false);
      const data = await fetch(product.SITE_URL + path, { headers: { rsc: "1" } });
      expect((await data.text()).includes(UNPUBLISHED), `data of ${path}`).toBe(false);
    }
    for (const { uid, kind, documentId } of left.filter(({ kind }) => kind !== "newer")) {
      const word = wordOf(uid, kind);
      for (const path of [`/services/${word}.md`, `/blog/${documentId}.md`])
        expect((await read(path)).includes(UNPUBLISHED), path).toBe(false);
      expect(await answerOf(`/${word}`)).toEqual(await answerOf("/no-such-name"));
      for (const below of ["/services", "/work", "/careers", "/blog"]) {
        const unknown = await answerOf(`${below}/no-such-name`);
        expect(await answerOf(`${below}/${word}`), below).toEqual(unknown);
        expect(await status(`${below}/${documentId}`), below).toBe(unknown[0]);
        for (const name of [word, documentId])
          expect(await status(`/social/0/${below.slice(1)}/${name}.jpg`)).toBe(404);
      }
    }
  } finally {
    await restore();
    await removeExamples();
  }
});

test("a page that an editor takes off the site says so, and nothing leads there until it is again", {
  tag: "@failing-requests",
}, async ({ page }) => {
  await openPanel(page, "/content-manager/single-types/api::about-page.about-page");
  await page.getByRole("button", { name: "More document actions" }).click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("It is the page /about.");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  try {
    await expectUnavailable(page, "/about");
    for (const path of ["/about", "/services"]) await expect.poll(() => read(path)).not.toContain('href="/about"');
    await expect.poll(() => read("/sitemap.xml")).not.toContain("/about<");
  } finally {
    await editor("publish", "about-page");
  }
  for (const path of ["/about", "/services"]) await expect.poll(() => read(path)).toContain('href="/about"');
  await expect.poll(() => read("/sitemap.xml")).toContain("/about<");
});

test("so do the home page, the terms, the search, and what lies below a page", { tag: "@failing-requests" }, async ({
  page,
}) => {
  const types = ["home-page", "terms-page", "careers-page", "services-page", "search-page"];
  const paths = ["/", "/terms-and-conditions", "/careers/senior-backend-engineer", "/services", "/search?q=cloud"];
  await editor("unpublish", ...types);
  try {
    for (const path of paths) await expectUnavailable(page, path);
  } finally {
    await editor("publish", ...types);
  }
  for (const path of paths) await expect.poll(() => status(path)).toBe(200);
});

test("pages can do without header, footer, contact details and settings of the site", async ({ page }) => {
  const types = ["header", "footer", "contact-detail", "site-setting"];
  await editor("unpublish", ...types);
  try {
    await expect.poll(() => read("/about")).not.toContain("| Fablewright</title>");
    for (const path of ["/", "/about", "/services/web-development", "/careers", "/contact", "/manifest.webmanifest"]) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      expect(await page.content()).not.toMatch(/[^$]undefined/);
    }
  } finally {
    await editor("publish", ...types);
  }
  await expect.poll(() => read("/about")).toContain("| Fablewright</title>");
});

test("a page's first text stays in the form when it can't be published", { tag: "@failing-requests" }, async ({
  page,
}) => {
  const header = "/content-manager/single-types/api::header.header";
  const { data: before } = await panel.get<{ data: object }>("GET", header);
  await panel.get("DELETE", header);
  try {
    await openPanel(page, header);
    await page.locator('[name="button.label"]').fill("Talk to us");
    await page.locator('[name="button.href"]').fill("/nowhere");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText(/There is nothing at \/nowhere/).first()).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const saved = () => panel.get<{ data: { button: object } }>("GET", header).catch(() => undefined);
    await expect.poll(async () => (await saved())?.data.button).toMatchObject({ label: "Talk to us" });
    await expect(page.locator('[name="button.label"]')).toHaveValue("Talk to us");
  } finally {
    await panel.get("POST", `${header}/actions/publish`, withoutIds(before));
  }
  await expect.poll(() => read("/")).toContain("Contact Us");
});
