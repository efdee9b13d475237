import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { applicationForm } from "@repo/testing/application";
import { product, SITE } from "../product";
import { attachResume, fillInApplication, JOB, openApplicationForm } from "./application-form";
import { expect, expectAccessible, fromCatcher, mailsTo, readAsJobsAdmin, test } from "./fixtures";

const LINK = /\/applications\/[\w-]{43}/g;
const WRONG = `/applications/${"A".repeat(43)}`;
const person = () => `meera.${crypto.randomUUID()}@example.com`;

/** Returns the links in the newest mail to an address, once it has got `mails`. */
async function linksTo(email: string, mails = 1): Promise<string[]> {
  await expect.poll(() => mailsTo(email)).toHaveLength(mails);
  return (await mailsTo(email)).at(-1)?.text.match(LINK) ?? [];
}

async function allLinks(): Promise<string[]> {
  const mails = await fromCatcher("/email");
  return [...new Set((await mails.text()).match(LINK))];
}

async function apply(request: APIRequestContext, pdf: Buffer, email = person(), fields = {}) {
  const published = await fetch(`${product.CMS_URL}/api/jobs`, { headers: SITE });
  const jobs = (await published.json()) as { data: { documentId: string }[] };
  const resume = new File([new Uint8Array(pdf)], "Meera’s résumé.pdf", { type: "application/pdf" });
  const job = jobs.data[0]?.documentId ?? "";
  const mails = (await mailsTo(email)).length;
  const sent = await request.post("/api/applications", {
    multipart: applicationForm(resume, { job, email, ...fields }),
  });
  expect(sent.status()).toBe(201);
  const [link = ""] = await linksTo(email, mails + 1);
  return { email, link };
}

const told = (page: Page) => page.getByRole("status");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an applicant follows the application, is kept or not, withdraws and deletes it", {
    tag: ["@journey", "@failing-requests"],
  }, async ({ page, request, pdf }) => {
    const { email, link } = await apply(request, pdf);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "Your application" })).toBeVisible();
    const standing = page.getByRole("region").or(page.locator("section")).filter({ hasText: "Where it stands" });
    await expect(standing).toContainText("We have it");
    for (const text of ["Meera Sampleson", email, "+91 40 0000 0000", "Meera’s résumé.pdf (PDF, "]) {
      await expect(page.getByText(text)).toBeVisible();
    }

    const [data] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(data.suggestedFilename()).toBe("application.json");
    expect(data.url()).not.toContain(link.split("/").at(-1) ?? "");
    expect(JSON.parse(await readFile(await data.path(), "utf8"))).toMatchObject({ email, standing: "We have it" });
    const [resume] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my résumé" }).click(),
    ]);
    expect((await readFile(await resume.path())).equals(pdf)).toBe(true);

    await page.getByRole("button", { name: "Keep it for later openings" }).click();
    await expect(told(page)).toHaveText("We keep your application for later openings.");
    await expect(
      page.getByText(/^You agreed that we keep this application for later openings until \w+ \d+, 20\d\d\.$/),
    ).toBeVisible();
    await page.getByRole("button", { name: "Renew for 12 months" }).click();
    await page.getByRole("button", { name: "No longer keep it for that" }).click();
    await expect(told(page)).toHaveText("We no longer keep your application for later openings.");

    await page.getByText("Withdraw my application").click();
    await page.getByRole("button", { name: "Yes, withdraw it" }).click();
    await expect(told(page)).toHaveText("You have withdrawn your application.");
    await expect(standing).toContainText("You withdrew it");
    await expect(page.getByText("Withdraw my application")).toHaveCount(0);

    await page.getByRole("link", { name: "Delete my application" }).click();
    await page.getByRole("link", { name: "No, keep it" }).click();
    await page.getByRole("link", { name: "Delete my application" }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your application is deleted" })).toBeVisible();
    const left = await readAsJobsAdmin(`/api/dashboard/applications?q=${email}`);
    expect(await left.json()).toMatchObject({ items: [] });

    expect((await page.goto(link))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "This link does not work" })).toBeVisible();
  });

  test("a lost link is mailed again, and the page is the same for strangers", { tag: "@failing-requests" }, async ({
    page,
    request,
    pdf,
  }) => {
    const { email, link } = await apply(request, pdf);
    const answers: string[] = [];
    for (const address of [person(), email]) {
      await page.goto(WRONG);
      await page.getByLabel("Email").fill(address);
      await page.getByRole("button", { name: "Send me the link" }).click();
      await expect(page).toHaveURL("/applications/link-sent");
      await page.waitForLoadState("domcontentloaded");
      answers.push((await page.locator("main").textContent()) ?? "");
    }
    expect(answers[1]).toBe(answers[0]);
    const [next = ""] = await linksTo(email, 2);
    expect((await page.goto(link))?.status()).toBe(404);
    expect((await page.goto(next))?.status()).toBe(200);
  });
});

test("the form offers to keep the application, and the confirmation leads to its page", async ({ page, pdf }) => {
  const email = person();
  const dialog = await openApplicationForm(page);
  const box = dialog.getByRole("checkbox", { name: "Keep my application for later openings" });
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(/^Optional, for 12 months\./);
  await fillInApplication(page, email);
  await attachResume(page, pdf);
  await box.check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByRole("heading", { name: /^Thanks for applying!/ })).toBeVisible();
  const [link = ""] = await linksTo(email);
  await page.goto(link);
  await expect(page.getByText(JOB)).toBeVisible();
  await expect(page.getByRole("button", { name: "Renew for 12 months" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the pages fit, are accessible and work with the keyboard alone", { tag: "@failing-requests" }, async ({
    page,
    request,
    pdf,
  }) => {
    const { link } = await apply(request, pdf, `${"long.".repeat(10)}${person()}`);
    for (const address of [
      link,
      `${link}/delete`,
      WRONG,
      "/applications/lost-link?told=email",
      "/applications/link-sent",
      "/applications/deleted",
    ]) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360);
      await expectAccessible(page);
    }
    await page.goto(link);
    await page.getByRole("button", { name: "Keep it for later openings" }).focus();
    await page.keyboard.press("Enter");
    await expect(told(page)).toHaveText("We keep your application for later openings.");
    await page.getByText("Withdraw my application").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Yes, withdraw it" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(told(page)).toHaveText("You have withdrawn your application.");
  });
});

test("what anybody can write into the address of the page is not shown", async ({ page, request, pdf }) => {
  const { link } = await apply(request, pdf);
  for (const text of ["constructor", "__proto__", "Pay here", "<b>now</b>"]) {
    const answer = await page.goto(`${link}?${new URLSearchParams({ told: text })}`);
    expect(answer?.status(), text).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Your application" })).toBeVisible();
    await expect(page.getByRole("status")).toHaveCount(0);
    await expect(page.getByText(text)).toHaveCount(0);
  }
  await page.goto(`${link}?told=decided`);
  await expect(page.getByRole("alert").filter({ hasText: "already decided" })).toBeVisible();
});

test("an address that can't be one is refused beside its field", async ({ page }) => {
  await page.goto("/applications/lost-link");
  await page.getByLabel("Email").fill("nobody@example");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Enter an email address, such as name@example.com.",
  );
});

test("the page of an application is kept, indexed, framed and told on by nobody", async ({ page, request, pdf }) => {
  const { link } = await apply(request, pdf);
  const foreign: string[] = [];
  page.on("request", (asked) => {
    if (!asked.url().startsWith(product.SITE_URL)) foreign.push(asked.url());
  });
  for (const address of [link, `${link}/delete`, "/applications/lost-link"]) {
    const answer = await page.goto(address);
    const headers = answer?.headers() ?? {};
    expect(headers["cache-control"], address).toContain("no-store");
    expect(headers["referrer-policy"], address).toBe("strict-origin");
    expect(headers["x-robots-tag"], address).toBe("noindex, nofollow");
    expect(headers["content-security-policy"], address).not.toContain("google");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.waitForLoadState("networkidle");
  }
  expect(foreign).toEqual([]);
  expect(await page.locator("body a[href^=http]").count()).toBe(0);
  for (const file of ["/sitemap.xml", "/llms.txt", "/robots.txt"]) {
    expect(await (await request.get(file)).text(), file).not.toContain("/applications");
  }
});

test("no log, cache or file of the product has the token of a link", { tag: "@failing-requests" }, async ({
  page,
  request,
  pdf,
}) => {
  const { link } = await apply(request, pdf);
  await page.goto(link);
  await page.getByRole("button", { name: "Keep it for later openings" }).click();
  await expect(told(page)).toBeVisible();
  await expect(page).toHaveURL(`${link}?told=kept`);
  for (const address of [`${link}/delete`, `${link}/nothing`, link.replace("/a", "/A"), `/x${link}`]) {
    await request.get(address);
  }
  const prefetch = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_full" };
  expect(await (await request.get(WRONG, { headers: prefetch })).text()).not.toMatch(LINK);

  // This covers the links of all tests, because Next.js could keep the first address that it sees.
  const tokens = (await allLinks()).map((each) => each.split("/").at(-1) ?? "");
  expect(tokens).toContain(link.split("/").at(-1));
  const holding: string[] = [];
  for (const folder of [product.DATA_DIR, path.resolve("../web/.instances")]) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      // The database's files still hold a sent mail until their next checkpoint.
      if (!entry.isFile() || entry.name.startsWith("cms.sqlite")) continue;
      const file = path.join(entry.parentPath, entry.name);
      const content = await readFile(file, "latin1").catch(() => "");
      if (tokens.some((token) => content.includes(token))) holding.push(file);
    }
  }
  expect(holding).toEqual([]);
});

test("another site's form does nothing, whatever token it sends", { tag: "@failing-requests" }, async ({
  request,
  pdf,
}) => {
  const { link } = await apply(request, pdf);
  const token = link.split("/").at(-1) ?? "";
  for (const action of ["withdraw", "consent", "delete", "data", "resume", "links"]) {
    const answer = await request.post(`/api/own-application/${action}`, {
      form: { token },
      headers: { origin: "https://evil.example" },
    });
    expect(answer.status(), action).toBe(403);
  }
  for (const method of ["GET", "HEAD", "POST", "DELETE"]) await request.fetch(link, { method, form: { token } });
  await expect.poll(async () => (await request.get(link)).text()).toContain("We have it");
});
