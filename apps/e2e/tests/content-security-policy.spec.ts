import type { Page, Response } from "@playwright/test";
import { expect, refusals, seededPages, signInAs, test } from "./fixtures";

const MAX_HEADER_BYTES = 4 * 1024;

async function openWhole(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(await headerBytes(answer), path).toBeLessThan(MAX_HEADER_BYTES);
  const isAlive = () => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await expect.poll(isAlive, { message: path }).toBe(true);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.waitForLoadState("networkidle");
}

const headerBytes = async (answer: Response | null) =>
  (await answer?.headersArray())?.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);

test("no page needs what its policy refuses", async ({ page }) => {
  const refused = await refusals(page);
  expect(seededPages.length).toBeGreaterThan(20);
  for (const path of [...seededPages, "/admin-login", "/blog/admin/login", "/no-such-page"])
    await openWhole(page, path);
  expect(refused).toEqual([]);
});

test("nor do the dashboards", async ({ page }) => {
  const refused = await refusals(page);
  for (const [role, path, title] of [
    ["jobs-admin", "/admin", "Admin Dashboard"],
    ["jobs-admin", "/admin/privacy", "Personal Data"],
    ["jobs-admin", "/admin/interviews", "Interviews"],
    ["blog-admin", "/blog/admin", "Blog Admin Dashboard"],
  ] as const) {
    await signInAs(page, role);
    await openWhole(page, path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  expect(refused).toEqual([]);
});

test("nor do pages that say that something is not there", { tag: "@failing-requests" }, async ({ page }) => {
  const refused = await refusals(page);
  const post = "/blog/4d6c1f8e-0000-4000-8000-000000000000";
  for (const path of [post, "/blog/page/999", "/blog/tags/no-such-tag", "/_next/data/nothing"]) {
    await openWhole(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(refused).toEqual([]);
});

test("a script that somebody has brought into a page does not run", { tag: "@failing-requests" }, async ({ page }) => {
  const refused = await refusals(page);
  await page.route("/about", async (route) => {
    const answer = await route.fetch();
    const injected = [
      "<script>window.ran = 'script'</script>",
      `<img src="/no-such-picture.png" onerror="window.ran = 'handler'">`,
      `<script src="data:text/javascript,window.ran = 'address'"></script>`,
      `<script src="https://www.example.com/foreign.js"></script>`,
      `<base href="https://www.example.com/">`,
    ].join("");
    const body = (await answer.text()).replace("</main>", `${injected}</main>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/about");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = 'made'";
    document.body.append(script);
  });
  const kinds = () => refused.map((what) => what.split(": ")[1]?.split(" ").slice(0, 2).join(" "));
  await expect
    .poll(kinds)
    .toEqual(
      expect.arrayContaining([
        "base-uri https://www.example.com/",
        "script-src-attr inline",
        "script-src-elem data",
        "script-src-elem https://www.example.com/foreign.js",
        "script-src-elem inline",
      ]),
    );
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
